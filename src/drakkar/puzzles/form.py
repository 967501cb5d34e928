"""The form of a puzzle, `games/NAME/puzzles/ID.toml`:

    players = 2
    seat = 1                             who is to decide, counted from 0
    difficulty = 3                       one more than the levels that fail, so from 1 to 5
    fails = ["deckhand", "rower"]        which of the bots' levels do
    solution = ["place b3"]              the right answers: equally good, and better than all others
    position = "5f0c1d2e3a4b"            the checksum of the position, which the lines of `begin` lead to
    seed = "looot 1 17"                  the luck of the match
    options = { castle_rule = "clan" }   those of the match
    begin = \"\"\"                          what was played before, a line a ply
    place a4
    lay e3\"\"\"

    [choices]                            what the search found of all there are, the best first
    "place b3" = { chance = 0.6123, error = 0.0031, visits = 9120 }
    "place c4" = { chance = 0.5321, error = 0.0042, visits = 4560 }

A chance is that of victory, by what the seat knows, if it goes on well after that choice. The reason why the
solution is better is made of them as in the analysis of a match (`coach/reasons.py`).
"""

from __future__ import annotations

import json
import tomllib
from typing import Final

import msgspec

from drakkar.bots.levels import LEVELS
from drakkar.kernel.errors import UserError

SUFFIX: Final = ".toml"
MOST_TRIES: Final = 3


def bad_puzzle(file: str, what: str) -> UserError:
    """Of a puzzle that is not in its form, or not as it says: names the file and what was expected."""
    return UserError("bad-puzzle", file=file, what=what)


class Found(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the search found of a choice: the chance of victory that it leaves to who makes it."""

    chance: float
    error: float
    visits: int


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A position, and which choice is best in it."""

    game: str
    id: str
    players: int
    seat: int
    difficulty: int
    fails: tuple[str, ...]
    solution: tuple[str, ...]
    position: str
    seed: str
    options: dict[str, str]
    begin: tuple[str, ...]
    choices: dict[str, Found]

    @property
    def file(self) -> str:
        return _file(self.game, self.id)

    @property
    def tries(self) -> int:
        """So often one may answer: not until nothing but the solution is left."""
        return min(MOST_TRIES, len(self.choices) - len(self.solution))

    @property
    def temptation(self) -> str:
        """The best of the wrong answers."""
        return next(action for action in self.choices if action not in self.solution)


def read_puzzle(game: str, name: str, text: str) -> Puzzle:
    """A puzzle of that game from the text of its file; what is not in the form is refused."""
    try:
        data = tomllib.loads(text)
        if isinstance(data.get("begin"), str):
            data["begin"] = data["begin"].splitlines()
        puzzle = msgspec.convert({**data, "game": game, "id": name}, Puzzle)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise bad_puzzle(_file(game, name), str(error)) from None
    _check(puzzle)
    return puzzle


def write_puzzle(puzzle: Puzzle) -> str:
    """The text of its file."""
    options = ",".join(f" {name} = {_text(value)}" for name, value in puzzle.options.items())
    begin = "".join(f"{action}\n" for action in puzzle.begin)
    choices = "".join(
        f"{_text(action)} = {{ chance = {one.chance:.4f}, error = {one.error:.4f}, visits = {one.visits} }}\n"
        for action, one in puzzle.choices.items()
    )
    return (
        f"players = {puzzle.players}\n"
        f"seat = {puzzle.seat}\n"
        f"difficulty = {puzzle.difficulty}\n"
        f"fails = {_list(puzzle.fails)}\n"
        f"solution = {_list(puzzle.solution)}\n"
        f"position = {_text(puzzle.position)}\n"
        f"seed = {_text(puzzle.seed)}\n"
        f"options = {{{options} }}\n"
        f'begin = """\n{begin}"""\n\n'
        f"[choices]\n{choices}"
    )


def _check(puzzle: Puzzle) -> None:
    def expected(what: str) -> UserError:
        return bad_puzzle(puzzle.file, f"expected {what}")

    if not 0 <= puzzle.seat < puzzle.players:
        raise expected(f"seat to be one of the {puzzle.players} players, counted from 0, not {puzzle.seat}")
    unknown = [level for level in puzzle.fails if level not in LEVELS]
    if unknown:
        raise expected(f"fails to name levels ({', '.join(LEVELS)}), not {', '.join(unknown)}")
    if puzzle.difficulty != 1 + len(puzzle.fails):
        raise expected(f"difficulty = {1 + len(puzzle.fails)}, one more than the levels that fail")
    best = tuple(list(puzzle.choices)[: len(puzzle.solution)])
    if not puzzle.solution:
        raise expected("solution to name a choice")
    if set(best) != set(puzzle.solution):
        raise expected(f"solution to be the first of the choices, {', '.join(best)}")
    if len(puzzle.choices) <= len(puzzle.solution):
        raise expected("choices that are no solution")
    chances = [found.chance for found in puzzle.choices.values()]
    if chances != sorted(chances, reverse=True):
        raise expected("choices in the order of their chances, the best first")


def _file(game: str, name: str) -> str:
    return f"{game}/puzzles/{name}{SUFFIX}"


def _text(value: str) -> str:
    """A text as JSON and TOML write it alike."""
    return json.dumps(value, ensure_ascii=False)


def _list(values: tuple[str, ...]) -> str:
    return "[" + ", ".join(map(_text, values)) + "]"
