"""Setting a puzzle up: its match is played to its position, and what it says is held to the rules."""

from __future__ import annotations

from dataclasses import replace

from drakkar.coach.judging import Weighed
from drakkar.coach.reasons import Line, reason
from drakkar.games.registry import load_game, meta
from drakkar.kernel.errors import UserError
from drakkar.play.match import IllegalAction, Match, start_match
from drakkar.puzzles.form import Puzzle, bad_puzzle

# Who sits at the table: nobody in particular.
ANYBODY = ""


def arrange(puzzle: Puzzle) -> Match:
    """The match of a puzzle at its position; one that does not lead there any more is refused."""
    match = _begin(puzzle)
    for ply, action in enumerate(puzzle.begin, 1):
        try:
            match.play_notation(match.state.to_act, action)
        except (IllegalAction, UserError) as error:
            raise bad_puzzle(puzzle.file, f"line {ply} of begin, {action!r}: {error}") from None
    if match.state.checksum() != puzzle.position:
        raise bad_puzzle(puzzle.file, "begin leads to another position; the rules may have changed")
    if match.state.to_act != puzzle.seat:
        raise bad_puzzle(puzzle.file, f"expected seat = {match.state.to_act}, who is to act")
    legal = {match.game.space.notation(action) for action in match.legal()}
    if legal != set(puzzle.choices):
        others = ", ".join(sorted(legal ^ set(puzzle.choices)))
        raise bad_puzzle(puzzle.file, f"expected the legal choices and no others; these differ: {others}")
    return match


def why(puzzle: Puzzle, match: Match, action: str) -> list[Line]:
    """Why the solution is better than this choice; of a solution, than the best of the others."""
    right = action in puzzle.solution
    better = _weighed(puzzle, match, action if right else puzzle.solution[0])
    other = _weighed(puzzle, match, puzzle.temptation if right else action)
    lines = reason(match.game, match.view(puzzle.seat), better, other)
    # Nothing was played yet that a sentence could speak of.
    return [replace(line, key="other") if line.key == "brought" else line for line in lines]


def _weighed(puzzle: Puzzle, match: Match, action: str) -> Weighed:
    found = puzzle.choices[action]
    return Weighed(match.game.space.parse(action), found.visits, found.chance, found.error)


def _begin(puzzle: Puzzle) -> Match:
    try:
        seats = [ANYBODY] * puzzle.players
        return start_match(load_game(puzzle.game), meta(puzzle.game), seats, puzzle.options, puzzle.seed)
    except UserError as error:
        raise bad_puzzle(puzzle.file, f"{error.key} {error.params}") from None
