"""Every registered game × seat count × set of options, and ways to play. A new game joins by its name."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from random import Random

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


def option_sets(facts: Meta) -> list[tuple[tuple[str, str], ...]]:
    """All defaults; each other value of the first option alone; those of the rest together; some at random.

    So that every value is played with every number of seats, in as few matches as that takes.
    """
    sets: list[tuple[tuple[str, str], ...]] = [()]
    if facts.options:
        first, *rest = facts.options
        sets += [((first.name, value),) for value in first.values[1:]]
        for number in range(1, max([len(option.values) for option in rest], default=0)):
            sets.append(
                tuple((option.name, option.values[number]) for option in rest if number < len(option.values))
            )
    luck = Random(facts.name)
    for _ in range(RANDOM_COMBINATIONS if len(facts.options) > 1 else 0):
        sets.append(tuple((option.name, luck.choice(option.values)) for option in facts.options))
    return list(dict.fromkeys(sets))


def allowed(facts: Meta, given: tuple[tuple[str, str], ...], seats: int) -> bool:
    """Whether no exclusion forbids these options with so many seats."""
    options = {option.name: option.default for option in facts.options} | dict(given)
    return not any(exclusion.applies(options, seats) for exclusion in facts.exclusions)


CASES = [
    Case(game, seats, given)
    for game in GAMES
    for given in option_sets(meta(game))
    for seats in meta(game).seats
    if allowed(meta(game), given, seats)
]


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
