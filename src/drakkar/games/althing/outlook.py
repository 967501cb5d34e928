"""Who is going to win: by the way that is left, what the cards give, and what can be done at once.

The weights were fitted to who won 1,000 matches of two greedy bots, judged at any moment of a phase; the sum
is the logarithm of the odds.
"""

from __future__ import annotations

from typing import Final

from drakkar.games.althing.gains import amounts, gain_of, wild_of
from drakkar.games.althing.pieces import NUGGETS
from drakkar.games.althing.race import course, estimate, forecast_of
from drakkar.games.althing.settled import paid
from drakkar.games.althing.state import ARRANGING, PAYING, AlthingState, storm_over

# The nearer somebody is to the end, the more these count: rounds to the end by the cards there are, rounds to
# the next step, what even the best hand lacks for it, and nuggets in the hand, of which so many count.
ROUND: Final = 0.79
NEXT_STEP: Final = 0.51
OUT_OF_REACH: Final = 1.28
NUGGET: Final = 0.22
MOST_NUGGETS: Final = 8
# The farther everybody is from the end, the more these do: what a hand gives, steps out of reach, which will
# not be so with better cards, and storms.
RESOURCE: Final = 0.12
LACK: Final = 0.07
MOST_LACK: Final = 6
STORM: Final = 0.1
# A nugget in the hand in one's own phase.
AT_ONCE: Final = 0.07


def outlook(state: AlthingState, seat: int) -> float:
    if state.phase == PAYING:
        state = paid(state)
    if not state.setting.teams:
        return _seat(state, seat)
    return (_seat(state, seat) + _seat(state, (seat + 2) % 4)) / 2


def _seat(state: AlthingState, seat: int) -> float:
    epic = state.epic
    far = epic.crossings
    for other in range(state.setting.seats):
        far = min(far, epic.crossings - epic.depth[state.position[other]])
    near = 1.0 / (0.5 + far)
    forecast = forecast_of(state, seat)
    gives = forecast.universal + sum(forecast.means)
    value = far * (RESOURCE * forecast.limit * gives - STORM * storm_over(state, seat))
    place = state.position[seat]
    if place == epic.end:
        return value
    path = forecast.path(epic, place)
    for step in path:
        value += far * LACK * min(MOST_LACK, forecast.lack(epic.need[step]))
    gain = gain_of(state.setting.gains, state.hand[seat])
    nuggets = min(MOST_NUGGETS, amounts(gain)[NUGGETS] + wild_of(gain))
    if state.active == seat and state.phase != ARRANGING:
        value += AT_ONCE * nuggets
    rounds = ROUND * course(epic, forecast, place) + NEXT_STEP * estimate(state, seat, seat)[-len(path)]
    lack = min(MOST_LACK, forecast.lack(epic.need[path[0]]))
    return value + near * (NUGGET * nuggets - rounds - OUT_OF_REACH * lack)
