"""Which choices are right: a deep search from what the seat may know, and what is clear of it."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import Final

from drakkar.bots.ismcts import Effort
from drakkar.coach.judging import SURE, Weighed, weigh
from drakkar.games.registry import guidance
from drakkar.kernel.game import Game, State, View

# Right answers leave chances that differ by no more, wrong ones at least so much less.
EQUAL: Final = 0.015
WORTH: Final = 0.04
# Where they are looked for it must be more: what is picked because it looked good is a little worse.
WORTH_FINDING: Final = 0.05
# So many answers may be right, and one of so many choices.
MOST_RIGHT: Final = 3
FEWEST: Final = 3
# A match that is decided asks for nothing.
OPEN: Final = (0.08, 0.92)


def deeply(game: str, iterations: int) -> Effort:
    """As hard as the strongest bot thinks, for so long: it plays on below its tree."""
    style = guidance(game).style
    return Effort(iterations, 0.0, style.exploration, style.spread, style.lead, style.depth)


def look(game: Game[State, View], state: State, seed: int, effort: Effort) -> list[Weighed]:
    """All choices of the seat to act by what it knows, the best chance first."""
    return weigh(game, game.view(state, state.to_act), game.legal(state), seed, effort)


def right(weighed: Sequence[Weighed], worth: float = WORTH) -> list[Weighed]:
    """The choices that are clearly best, all alike; none where that cannot be said."""
    best = weighed[0]
    equal = [one for one in weighed if best.chance - one.chance <= EQUAL]
    rest = weighed[len(equal) :]
    if not OPEN[0] <= best.chance <= OPEN[1]:
        return []
    if len(equal) > MOST_RIGHT or len(weighed) < FEWEST * len(equal):
        return []
    return equal if all(_is_worse(other, one, worth) for one in equal for other in rest) else []


def _is_worse(other: Weighed, one: Weighed, worth: float) -> bool:
    return one.chance - other.chance > max(worth, SURE * hypot(one.error, other.error))
