"""Puzzles found in matches of bots: positions in which one choice is clearly best, and which levels miss it.

Match after match is played to its end, with each number of players in turn, and some positions of its
beginning, its middle or its end are looked at, harder and harder as long as the same choices stay clearly
best. A match gives one puzzle at most, and no more than a part of the puzzles are alike.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import ceil
from random import Random
from typing import Final

from drakkar.arena.simulate import seed_of
from drakkar.bots.levels import LEVELS, USUAL
from drakkar.bots.registry import make_bot
from drakkar.bots.styles import effort
from drakkar.coach.judging import Weighed
from drakkar.games.registry import load_game, meta
from drakkar.kernel.errors import UserError
from drakkar.kernel.meta import choose_options
from drakkar.play.match import Match, start_match
from drakkar.puzzles.form import Found, Puzzle
from drakkar.puzzles.rating import failing
from drakkar.puzzles.weighing import FEWEST, WORTH_FINDING, deeply, look, right

# A match is in one of so many stages, one of which is looked at; so many positions of it.
STAGES: Final = 3
POSITIONS: Final = 8
# Iterations of the looks that judge at once, and of those that play on as the strongest bot does.
AT_ONCE: Final = (300, 1000)
PLAYED_ON: Final = (300, 1000)
# Such a part of the puzzles may be alike: equally difficult, solved by the same verb, or with the fewest
# choices.
ALIKE: Final = 0.5


@dataclass(frozen=True)
class Search:
    """What is looked for, and how hard."""

    game: str
    count: int
    seed: int
    players: tuple[int, ...]
    options: Mapping[str, str] = field(default_factory=dict)
    at_once: tuple[int, ...] = AT_ONCE
    played_on: tuple[int, ...] = PLAYED_ON
    levels: tuple[str, ...] = LEVELS


def search_for(game: str, count: int, seed: int, players: int | None, options: Mapping[str, str]) -> Search:
    """A search for puzzles, or an error that says what is wrong with it. There are none for one alone."""
    facts = meta(game)
    seats = tuple(number for number in facts.seats if number > 1) if players is None else (players,)
    for number in seats:
        if number not in facts.seats or number < 2:
            raise UserError("bad-player-count", count=number, allowed=", ".join(map(str, facts.seats)))
        choose_options(facts, options, number)
    return Search(game, count, seed, seats, dict(options))


def find(search: Search, known: Sequence[Puzzle]) -> Iterator[Puzzle | None]:
    """After each match what it gave, if anything, until there are enough. Those `known` count: found with the
    same seed, they say where to go on."""
    found = list(known)
    matches = [one.id.removeprefix(f"{search.seed}-") for one in found]
    number = max([int(match) for match in matches if match.isdecimal()], default=-1) + 1
    while len(found) < search.count:
        puzzle = _puzzle_of_match(search, number, found)
        if puzzle is not None:
            found.append(puzzle)
        yield puzzle
        number += 1


def _puzzle_of_match(search: Search, number: int, found: Sequence[Puzzle]) -> Puzzle | None:
    match = _played(search, number)
    stage = number // len(search.players) % STAGES
    plies = range(stage * match.ply // STAGES, (stage + 1) * match.ply // STAGES)
    open_to_choice = [ply for ply in plies if len(match.game.legal(match.position(ply))) >= FEWEST]
    luck = Random(seed_of(search.seed, "positions", number))
    for ply in luck.sample(open_to_choice, min(POSITIONS, len(open_to_choice))):
        puzzle = _puzzle_at(search, number, match, ply, found)
        if puzzle is not None:
            return puzzle
    return None


def _played(search: Search, number: int) -> Match:
    """A match of bots as they usually sit down, to its end."""
    game, facts = load_game(search.game), meta(search.game)
    players = search.players[number % len(search.players)]
    options = choose_options(facts, search.options, players)
    match = start_match(game, facts, [USUAL] * players, options, _seed(search, number))
    bots = [make_bot(USUAL, game, seed_of(search.seed, f"bot {seat}", number)) for seat in range(players)]
    while not match.over:
        seat = match.state.to_act
        match.play(seat, bots[seat].choose(match.view(seat), match.legal()).action)
    return match


def _seed(search: Search, number: int) -> str:
    return f"{search.game} {search.seed} {number}"


def _puzzle_at(search: Search, number: int, match: Match, ply: int, found: Sequence[Puzzle]) -> Puzzle | None:
    """The position after so many plies, if the same choices stay clearly best at every look."""
    game, state = match.game, match.position(ply)
    notation = game.space.notation
    seed = seed_of(search.seed, f"ply {ply}", number)
    full = _full(search, found)
    solution: set[int] = set()
    for iterations in search.at_once:
        weighed = look(game, state, seed, effort(search.game, iterations, 0.0))
        solution = _confirmed(weighed, solution)
        if not solution or full & _kinds([notation(action) for action in solution], len(weighed)):
            return None
    fails = failing(game, state, solution, seed, search.levels)
    if _difficulty(1 + len(fails)) in full:
        return None
    for iterations in search.played_on:
        weighed = look(game, state, seed, deeply(search.game, iterations))
        if not _confirmed(weighed, solution):
            return None
    return Puzzle(
        game=search.game,
        id=f"{search.seed}-{number:03}",
        players=len(match.saga.header.seats),
        seat=state.to_act,
        difficulty=1 + len(fails),
        fails=fails,
        solution=tuple([notation(one.action) for one in weighed[: len(solution)]]),
        position=state.checksum(),
        seed=_seed(search, number),
        options=dict(search.options),
        begin=tuple([entry.action for entry in match.saga.entries[:ply]]),
        choices={notation(one.action): Found(one.chance, one.error, one.visits) for one in weighed},
    )


def _confirmed(weighed: Sequence[Weighed], solution: set[int]) -> set[int]:
    """The choices that are clearly best now, if they are those that were so far."""
    found = {one.action for one in right(weighed, WORTH_FINDING)}
    return found if not solution or found == solution else set()


def _full(search: Search, found: Sequence[Puzzle]) -> set[str]:
    """The kinds of which there are as many as there should be."""
    counted = Counter(
        kind
        for one in found
        for kind in {_difficulty(one.difficulty), *_kinds(one.solution, len(one.choices))}
    )
    return {kind for kind, number in counted.items() if number >= ceil(ALIKE * search.count)}


def _kinds(solution: Iterable[str], choices: int) -> set[str]:
    """What is done, and whether one can hardly go wrong."""
    verbs = {action.partition(" ")[0] for action in solution}
    return {*verbs, "few choices"} if choices == FEWEST else verbs


def _difficulty(difficulty: int) -> str:
    return f"difficulty {difficulty}"
