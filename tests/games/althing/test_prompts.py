"""What the player to act is asked at each stage, and how the choices are put."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.althing import engine, speech
from tests.games.althing.oracle import Oracle
from tests.games.althing.test_against_oracle import FULL, eager

WILD = FULL | {"kattegat": "b", "dodge_the_counter": "on"}


def check(played: engine.Played, oracle: Oracle) -> set[str]:
    """All that is said in a position; returns the keys."""
    game, state = played.game, played.state
    asked = game.prompt(state)
    assert (asked.key, asked.params) == speech.prompt(oracle)
    keys = {asked.key}
    for notation in played.legal():
        phrase = game.describe(state, game.space.parse(notation))
        assert (phrase.key, phrase.params) == speech.describe(oracle, notation)
        keys.add(phrase.key)
    return keys


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_said_in_whole_matches(seats: int) -> None:
    keys: set[str] = set()
    for seed in range(3):
        played, dice = engine.begin(seed, seats, **WILD), Random(seed)
        oracle = engine.read(played)
        while legal := played.legal():
            keys |= check(played, oracle)
            engine.step(played, oracle, eager(legal, dice))
    assert len(keys) > 40
