"""Random play to the end: the loop that simulations, searches and benchmarks share."""

from __future__ import annotations

from drakkar.kernel.chance import Chance
from drakkar.kernel.game import OVER, Game, State, V


def playout(game: Game[State, V], state: State, chance: Chance) -> int:
    """Play uniformly at random, in place, until the match is over. Returns the number of decisions."""
    decisions = 0
    while state.to_act != OVER:
        legal = game.legal(state)
        game.apply(state, legal[chance.index(len(legal), "playout")], chance, None)
        decisions += 1
    return decisions
