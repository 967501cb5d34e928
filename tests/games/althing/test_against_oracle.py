"""Whole matches at random: engine and oracle agree on every ply."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from drakkar.games.althing.actions import SPACE
from drakkar.games.althing.game import Althing
from drakkar.games.althing.meta import META
from drakkar.kernel.game import OVER, SPECTATOR
from tests.games.althing import engine, sight
from tests.games.althing.oracle import Oracle

FULL = {"fjord_trolls": "always", "baldur": "on"}
SCENARIOS = [
    {"scenario": value} for option in META.options if option.name == "scenario" for value in option.values
]
SWITCHES = [
    FULL | {option.name: value}
    for option in META.options
    if option.name != "scenario"
    for value in option.values
]
CASES = [
    (seats, options)
    for seats in META.seats
    for options in [*SCENARIOS, *SWITCHES]
    if (seats, options.get("scenario")) != (4, "4")
]
MOST_PLIES = 20_000

Policy = Callable[[list[str], Random], str]
Told = Counter[str]


def names(value: object) -> str:
    if isinstance(value, dict):
        return "+".join(f"{name}={choice}" for name, choice in value.items())
    return str(value)


def agree(played: engine.Played, oracle: Oracle, ply: int) -> None:
    """Who acts, what is allowed, the points, and what one of the viewers, by turns, sees."""
    assert played.state.to_act == oracle.to_act
    assert sorted(played.legal()) == sorted(oracle.legal())
    viewers = (SPECTATOR, *range(oracle.seats))
    for viewer in viewers if oracle.to_act == OVER else {viewers[ply % len(viewers)], oracle.to_act}:
        assert played.scene(viewer) == sight.scene(oracle, viewer)
    if ply % 25 == 0:
        forbidden = [n for n in map(played.game.space.notation, range(len(SPACE))) if played.why_not(n)]
        assert set(forbidden).isdisjoint(oracle.legal())
        assert len(forbidden) + len(oracle.legal()) == len(SPACE)
    assert played.score() == sight.sheet(oracle)
    if ply % 10 == 0 or oracle.to_act == OVER:
        assert played.tally(SPECTATOR) == played.score()


def eager(legal: list[str], dice: Random) -> str:
    """Crossings, recruits and symbols rather than idleness: matches are shorter and see more."""
    weights = {"cross": 30, "confirm": 9, "recruit": 3, "end": 0.3, "answer": 4, "swap": 0.5, "trade": 0.5}
    likely = [weights.get(notation.split()[0], 1) for notation in legal]
    return dice.choices(legal, likely)[0]


def match(
    seed: int, seats: int, policy: Policy = eager, game: Althing = engine.GAME, /, **options: str
) -> Told:
    """A match at random; what happened in it."""
    played, dice = engine.begin(seed, seats, game, **options), Random(seed)
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


@pytest.mark.parametrize(("seats", "options"), CASES, ids=names)
def test_random_matches(seats: int, options: dict[str, str]) -> None:
    match(1, seats, **options)
