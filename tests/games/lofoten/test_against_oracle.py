"""Whole matches at random: engine and oracle agree on every ply."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import product
from random import Random

import pytest

from drakkar.games.lofoten.actions import SPACE
from drakkar.games.lofoten.game import Lofoten, load_game
from drakkar.games.lofoten.meta import META
from drakkar.kernel.game import OVER, SPECTATOR
from tests.games.lofoten import engine, sight, worth
from tests.games.lofoten.oracle import Oracle

pytestmark = pytest.mark.sweep

ALL = {"level2_warehouses": "2", "jarls": "on", "longships": "on"}
MODULES = [
    {"level2_warehouses": level2, "jarls": jarls, "longships": longships}
    for level2, jarls, longships in product("01234", ("off", "on"), ("off", "on"))
]
MOST_PLIES = 5000
SOON = load_game(("soon.toml", "[limit]\nturns = 25\n"))
COINS = '[coins]\ntotal = 20\nfirst = 8\nsecond = 8\n[[box]]\nid = "coins"\ntotal = 20\n'
RICH = load_game(("rich.toml", COINS))
SWITCHES = [ALL | {option.name: value} for option in META.options[3:] for value in option.values[1:]]


Policy = Callable[[list[str], Random], str]
Told = Counter[str]


def names(options: dict[str, str]) -> str:
    return "+".join(f"{name}={value}" for name, value in options.items())


def agree(played: engine.Played, oracle: Oracle, ply: int) -> None:
    """Who acts, what is allowed, the points, and what one of the viewers, by turns, sees."""
    assert played.state.to_act == oracle.to_act
    assert sorted(played.legal()) == sorted(oracle.legal())
    viewers = (SPECTATOR, 0, 1)
    for viewer in viewers if oracle.to_act == OVER else (viewers[ply % 3],):
        assert played.scene(viewer) == sight.scene(oracle, viewer)
    if ply % 25 == 0:
        forbidden = [n for n in map(played.game.space.notation, range(len(SPACE))) if played.why_not(n)]
        assert set(forbidden).isdisjoint(oracle.legal())
        assert len(forbidden) + len(oracle.legal()) == len(SPACE)
    if ply % 10 == 0 or oracle.to_act == OVER:
        assert played.tally(SPECTATOR) == played.score() == worth.sheet(oracle)


def eager(legal: list[str], dice: Random) -> str:
    """Orders, journeys and alliances rather than idleness: matches are shorter and see more."""
    weights = {"play middle": 6, "done": 0.2, "end": 0.2, "claim": 9, "renew": 0.3, "extra": 0.3}
    likely = [weights.get(notation, weights.get(notation.split()[0], 1)) for notation in legal]
    return dice.choices(legal, likely)[0]


def spendthrift(legal: list[str], dice: Random) -> str:
    """Whatever coins can buy is bought, and coffers are opened for more."""
    bought = [notation for notation in legal if notation in ("renew", "extra", "coin")]
    return dice.choice(bought) if bought and dice.random() < 0.5 else eager(legal, dice)


def match(seed: int, policy: Policy = eager, game: Lofoten = engine.GAME, /, **options: str) -> Told:
    """A match at random; what happened in it."""
    played, dice = engine.begin(seed, game, **options), Random(seed)
    oracle = engine.read(played)
    agree(played, oracle, 0)
    told: Told = Counter()
    for ply in range(1, MOST_PLIES):
        legal = played.legal()
        if not legal:
            break
        events = engine.step(played, oracle, policy(legal, dice))
        told.update(type(event).__name__ for event in events)
        agree(played, oracle, ply)
    assert oracle.phase == "over"
    return told


@pytest.mark.parametrize("options", MODULES, ids=names)
def test_random_matches_with_every_set_of_modules(options: dict[str, str]) -> None:
    match(1, **options)


@pytest.mark.parametrize("options", SWITCHES, ids=names)
def test_random_matches_with_every_switch(options: dict[str, str]) -> None:
    for seed in range(2):
        match(seed, **options)


@pytest.mark.parametrize("last_round", ["current", "another"])
def test_random_matches_full_of_purchases(last_round: str) -> None:
    told: Told = Counter()
    for seed in range(3):
        told += match(seed, spendthrift, RICH, **ALL, last_round=last_round)
    assert told["ExtraTurnBought"] > 4
    assert told["HandDrawn"] > 4


def test_random_matches_that_reach_the_limit() -> None:
    told: Told = Counter()
    for seed in range(4):
        told += match(seed, spendthrift, SOON, **ALL)
    assert told["MatchStalled"] == 4


@pytest.mark.parametrize("seed", range(2))
def test_the_same_happens_when_nobody_is_told(seed: int) -> None:
    """Searches pass no list for events."""
    options = ALL | {"equal_starting_orders": "choose", "longship_c": "optional"}
    while engine.begin(seed, **options).scene(SPECTATOR).phase != "starting":
        seed += 2
    told, untold, dice = engine.begin(seed, **options), engine.begin(seed, **options), Random(seed)
    while legal := told.legal():
        notation = legal[0] if told.scene(SPECTATOR).phase == "starting" and seed % 2 else eager(legal, dice)
        told.apply(notation)
        untold.game.apply(untold.state, untold.game.space.parse(notation), untold.chance)
        assert untold.state == told.state
