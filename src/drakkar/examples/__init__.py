"""Worked examples of the rules: a position in notation, what is done, and what is expected.

One source for three: tests play them, the rules show them as live boards, the terminal prints them. They are
data, `examples.toml` in the game's folder:

    [[example]]
    clause = "3.4"                       or "first-match", the picture of that page
    players = ["Astrid", "Ragnar"]
    board.stand = ["", "a4"]             how the game's arranger (examples/NAME.py) sets up the pieces
    act = ["place a9", "lay e3"]
    tells = ["ResourceGained seat=0 tile=axe"]

Several of one clause stand in the order in which the rules tell them. Nothing of this is in the engine: an
arranger sets up a position, by the rules' own means where it can; every action after that is legal.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from typing import Any, Protocol, cast

import msgspec

from drakkar.games.registry import load_game, meta, package_of
from drakkar.kernel.chance import Script
from drakkar.kernel.errors import UserError
from drakkar.kernel.events import Event
from drakkar.kernel.game import Phrase, State
from drakkar.kernel.meta import resolve_options

FIRST_MATCH = "first-match"
# Where an example does not say what luck brings, the first of what may come does.
UNSAID = (0,) * 50

Board = Mapping[str, Any]


class ExampleError(ValueError):
    """An example that is not in its form, or does not do what it says."""


class Example(msgspec.Struct, forbid_unknown_fields=True, eq=False):
    """`viewer` is the seat whose eyes these are. At the end `legal` may be done, and `sheet` has the points
    by category and seat."""

    clause: str
    players: list[str]
    board: dict[str, Any] = {}
    options: dict[str, str] = {}
    viewer: int = 0
    act: list[str] = []
    luck: list[int] = []
    tells: list[str] = []
    legal: list[str] = []
    sheet: dict[str, list[int]] = {}


@dataclass(frozen=True)
class Step:
    """A position, and how it came about; the first one has no action."""

    action: str
    phrase: Phrase | None
    events: tuple[Event, ...]
    state: State


class Arranger(Protocol):
    """The module `examples/NAME.py`."""

    def arrange(self, seats: int, options: Mapping[str, str], board: Board) -> State: ...


@cache
def examples(game: str) -> tuple[Example, ...]:
    """The worked examples of a game, in the order of its rules."""
    file = files(package_of(game)) / "examples.toml"
    if not file.is_file():
        return ()
    try:
        found = tomllib.loads(file.read_text(encoding="utf-8"))
        return tuple(msgspec.convert(found["example"], list[Example]))
    except (tomllib.TOMLDecodeError, msgspec.ValidationError, KeyError) as error:
        raise ExampleError(f"{game}/examples.toml: {error}") from None


def example(game: str, clause: str, number: int = 1) -> Example | None:
    """An example of a clause, the first being 1; None if it has no board."""
    found = [one for one in examples(game) if one.clause == clause]
    return found[number - 1] if 0 < number <= len(found) else None


def boards(game: str) -> dict[str, int]:
    """How many examples have a board, by clause."""
    clauses = [one.clause for one in examples(game)]
    return {clause: clauses.count(clause) for clause in clauses}


def play(game: str, example: Example) -> tuple[Step, ...]:
    """The position before, and the one after each action; what is not legal or not as told is refused."""
    if find_spec(f"{__name__}.{game}") is None:
        raise ExampleError(f"{game}: nobody arranges its examples")
    engine = load_game(game)
    seats = len(example.players)
    options = resolve_options(meta(game), example.options, seats)
    arranger = cast(Arranger, import_module(f"{__name__}.{game}"))
    try:
        state = arranger.arrange(seats, options, example.board)
    except (KeyError, IndexError, ValueError, TypeError, UserError) as error:
        raise ExampleError(f"{game} {example.clause}: the board cannot be arranged: {error!r}") from error
    steps = [Step("", None, (), state)]
    chance = Script([*example.luck, *UNSAID])
    for notation in example.act:
        action = engine.space.parse(notation)
        if reason := engine.why_not(state, action):
            raise ExampleError(f"{game} {example.clause}: {notation}: {reason.key}")
        phrase = engine.describe(state, action)
        state, events = state.clone(), list[Event]()
        engine.apply(state, action, chance, events)
        steps.append(Step(notation, phrase, tuple(events), state))
    return tuple(steps)


def unmet(game: str, example: Example, steps: tuple[Step, ...]) -> list[str]:
    """What was expected and did not happen, in the words of the file."""
    happened = [event for step in steps for event in step.events]
    missing = [line for line in example.tells if not any(_is(line, event) for event in happened)]
    engine, end = load_game(game), steps[-1].state
    missing += [text for text in example.legal if engine.why_not(end, engine.space.parse(text))]
    sheet = engine.score(end)
    for category, points in example.sheet.items():
        at = sheet.categories.index(category)
        found = [row[at] for row in sheet.points]
        if found != points:
            missing.append(f"{category} {points}, not {found}")
    return missing


def _is(line: str, event: Event) -> bool:
    """Whether the line names this event and, of its fields, only values that it has."""
    kind, *fields = line.split(" ")
    if kind != type(event).__name__:
        return False
    pairs = [field.partition("=") for field in fields]
    return all(_short(getattr(event, name, None)) == value for name, _, value in pairs)


def _short(value: object) -> str:
    return "+".join(map(str, value)) if isinstance(value, tuple) else str(value)
