"""Every registered game × seat count × set of options, and ways to play. A new game joins by its name."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from random import Random

import pytest

from drakkar.games.registry import GAMES, load_game, meta
from drakkar.kernel.chance import Search
from drakkar.kernel.game import OVER, SPECTATOR, Game, State, View
from drakkar.kernel.meta import Meta, resolve_options

# No match of any of our games comes near this many decisions, however strangely it is played.
MOST_DECISIONS = 20000
RANDOM_COMBINATIONS = 2

AnyGame = Game[State, View]
Policy = Callable[[list[int], Random], int]


@dataclass(frozen=True)
class Case:
    """One way to set a game up."""

    game: str
    seats: int
    given: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        return "-".join([self.game, str(self.seats), *(f"{name}={value}" for name, value in self.given)])

    @property
    def meta(self) -> Meta:
        return meta(self.game)

    @property
    def options(self) -> dict[str, str]:
        return resolve_options(self.meta, dict(self.given), self.seats)

    @property
    def viewers(self) -> list[int]:
        return [SPECTATOR, *range(self.seats)]

    def load(self) -> AnyGame:
        return loaded(self.game)


@cache
def loaded(name: str) -> AnyGame:
    return load_game(name)


Given = tuple[tuple[str, str], ...]


def allowed(facts: Meta, given: Given, seats: int) -> bool:
    """Whether no exclusion forbids these options with so many seats."""
    options = {option.name: option.default for option in facts.options} | dict(given)
    return not any(exclusion.applies(options, seats) for exclusion in facts.exclusions)


def option_sets(facts: Meta, seats: int) -> list[Given]:
    """All defaults; each other value of the first option alone; those of the rest together; some at random.

    So that every value is played with every number of seats that may, in as few matches as that takes.
    """
    sets: list[Given] = [()]
    if facts.options:
        first = facts.options[0]
        alone: list[Given] = [((first.name, value),) for value in first.values[1:]]
        sets += [given for given in alone if allowed(facts, given, seats)]
    sets += _packed(facts, seats)
    if len(facts.options) > 1:
        sets += _at_random(facts, seats)
    return list(dict.fromkeys(sets))


def _packed(facts: Meta, seats: int) -> list[Given]:
    """The values of all options but the first, each in the first set into which it may go.

    Where there is none, it gets a set of its own, if need be with another value that it cannot do without.
    """
    rest = facts.options[1:]
    most = max([len(option.values) for option in rest], default=0)
    values = [
        (option.name, option.values[number])
        for number in range(1, most)
        for option in rest
        if number < len(option.values)
    ]
    helpers: list[Given] = [(), *[(value,) for value in values]]
    sets: list[Given] = []
    for value in values:
        for at, given in enumerate([*sets, *helpers]):
            if value[0] not in dict(given) and allowed(facts, (*given, value), seats):
                sets[min(at, len(sets)) : at + 1] = [(*given, value)]
                break
    return sets


def _at_random(facts: Meta, seats: int) -> list[Given]:
    """By turns with the first option, which may leave the others no say, at its default."""
    luck = Random(f"{facts.name} {seats}")
    sets: list[Given] = []
    while len(sets) < RANDOM_COMBINATIONS:
        free = facts.options[1:] if len(sets) % 2 == 0 else facts.options
        given = tuple((option.name, luck.choice(option.values)) for option in free)
        if allowed(facts, given, seats):
            sets.append(given)
    return sets


CASES = [
    Case(game, seats, given)
    for game in GAMES
    for seats in meta(game).seats
    for given in option_sets(meta(game), seats)
]

# Usual options are tested on the plain source and on the installed wheel, others on the wheel alone.
every_case = pytest.mark.parametrize(
    "case",
    [pytest.param(case, marks=[pytest.mark.thorough] if case.given else []) for case in CASES],
    ids=str,
)


def at_random(legal: list[int], luck: Random) -> int:
    return luck.choice(legal)


def always_first(legal: list[int], luck: Random) -> int:
    return legal[0]


def always_last(legal: list[int], luck: Random) -> int:
    return legal[-1]


POLICIES: list[Policy] = [at_random, always_first, always_last]


def positions(game: AnyGame, case: Case, seed: int, policy: Policy = at_random) -> Iterator[State]:
    """Every position of a match, the last one included. The same object, changing: clone what you keep."""
    luck, chance = Random(seed), Search(seed)
    state = game.new(case.seats, case.options, chance)
    for _ in range(MOST_DECISIONS):
        yield state
        if state.to_act == OVER:
            return
        game.apply(state, policy(game.legal(state), luck), chance)
    raise AssertionError(f"{case}: no end after {MOST_DECISIONS} decisions")
