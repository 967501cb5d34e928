"""Who is going to win: by the way that is left, what the cards give, and what can be done at once.

The weights were fitted, by logistic regression, to who won 11,000 matches of two players, greedy bots or
rowers, judged at 16 moments each; the sum is the logarithm of the odds. The way, the hand, resources, storms
and Trolls were held to the sign that makes sense: a fit of things that say nearly the same cannot be trusted.
"""

from __future__ import annotations

from typing import Final

from drakkar.games.althing.forecast import Forecast
from drakkar.games.althing.gains import amounts, gain_of, lacking, wild_of
from drakkar.games.althing.odds import pays
from drakkar.games.althing.pieces import NONE, NUGGETS, STORM
from drakkar.games.althing.race import course, estimate, forecast_of
from drakkar.games.althing.settled import paid
from drakkar.games.althing.state import PAYING, AlthingState

# By the crossings that the foremost still has to make, from 0 to 5 and more.
Weights = tuple[float, ...]

# The way that is left: crossings, rounds by the cards there are, rounds to the next step and in all by the
# hand, hands to be drawn, what even the best hand lacks for the next step.
CROSSINGS: Final[Weights] = (-0.62, -0.10, -0.24, -0.45, -0.50, -0.38)
ROUNDS: Final[Weights] = (0.0, -0.03, -0.04, -0.08, 0.0, 0.0)
NEXT_STEP: Final[Weights] = (-0.33, -0.19, -0.15, -0.10, -0.04, -0.03)
TO_THE_END: Final[Weights] = (-0.29, -0.20, -0.08, 0.0, 0.0, 0.0)
HANDS: Final[Weights] = (0.0, -0.14, -0.14, 0.0, 0.0, 0.0)
OUT_OF_REACH: Final[Weights] = (-1.12, -1.26, -0.46, -0.02, 0.0, 0.0)
# All cards: what a hand of them gives, how much of it is nuggets, its storms, their number; Trolls at home.
RESOURCES: Final[Weights] = (0.01, 0.43, 0.51, 0.56, 0.52, 0.33)
NUGGETS_AMONG: Final[Weights] = (-0.20, -0.09, 0.06, 0.09, 0.04, 0.09)
STORMS: Final[Weights] = (0.0, 0.28, 0.37, 0.43, 0.42, 0.35)
CARDS: Final[Weights] = (-0.01, -0.08, -0.09, -0.09, -0.11, -0.15)
TROLLS: Final[Weights] = (0.03, 0.38, 0.35, 0.25, 0.17, 0.12)
# The hand and the reserve: a hand that pays for the next step, what it lacks for that, its nuggets; a card in
# the reserve, and what it gives; the turn.
READY: Final[Weights] = (0.52, 0.28, 0.24, 0.26, 0.22, 0.15)
SHORT: Final[Weights] = (-0.50, -0.02, 0.0, -0.02, -0.02, 0.0)
NUGGETS_IN_HAND: Final[Weights] = (0.14, 0.06, 0.05, 0.02, 0.04, 0.06)
RESERVE: Final[Weights] = (-0.12, -0.53, -0.51, -0.46, -0.44, -0.41)
RESERVED: Final[Weights] = (0.16, 0.28, 0.33, 0.27, 0.21, 0.18)
TURN: Final[Weights] = (0.26, 0.01, -0.01, 0.04, 0.08, 0.09)
# More than so much of it makes no difference.
MOST_HANDS: Final = 6.0
MOST_LACK: Final = 6
MOST_NUGGETS: Final = 8


def outlook(state: AlthingState, seat: int) -> float:
    if state.phase == PAYING:
        state = paid(state)
    if not state.setting.teams:
        return _seat(state, seat)
    return (_seat(state, seat) + _seat(state, (seat + 2) % 4)) / 2


def _seat(state: AlthingState, seat: int) -> float:
    epic = state.epic
    far = len(CROSSINGS) - 1
    for other in range(state.setting.seats):
        far = min(far, epic.crossings - epic.depth[state.position[other]])
    forecast = forecast_of(state, seat)
    value = _cards(state, seat, forecast, far) + _way(state, seat, forecast, far)
    return value + TURN[far] if state.active == seat else value


def _cards(state: AlthingState, seat: int, forecast: Forecast, far: int) -> float:
    """All cards that there are, and the reserve."""
    setting = state.setting
    number = len(forecast.cards)
    storms = 0
    for card in forecast.cards:
        storms += setting.symbol_bits[card] >> STORM & 1
    gives = forecast.universal + sum(forecast.means)
    value = forecast.limit * (
        RESOURCES[far] * gives
        + NUGGETS_AMONG[far] * forecast.means[NUGGETS]
        + STORMS[far] * storms / max(1, number)
    )
    value += CARDS[far] * number + TROLLS[far] * state.trolls[seat]
    reserve = state.reserve[seat]
    if reserve != NONE:
        gain = setting.gains[reserve]
        value += RESERVE[far] + RESERVED[far] * (sum(amounts(gain)) + wild_of(gain))
    return value


def _way(state: AlthingState, seat: int, forecast: Forecast, far: int) -> float:
    """What is left to be crossed, and the hand for it."""
    setting, epic, place = state.setting, state.epic, state.position[seat]
    times = estimate(state, seat, seat)
    gain = gain_of(setting.gains, state.hand[seat])
    value = NUGGETS_IN_HAND[far] * min(MOST_NUGGETS, amounts(gain)[NUGGETS] + wild_of(gain))
    if place == epic.end:
        return value + (NEXT_STEP[far] + TO_THE_END[far]) * times[-1]
    path = forecast.path(epic, place)
    value += CROSSINGS[far] * len(path) + ROUNDS[far] * course(epic, forecast, place)
    value += NEXT_STEP[far] * times[-len(path)] + TO_THE_END[far] * times[-1]
    need = epic.need[path[0]]
    value += OUT_OF_REACH[far] * min(MOST_LACK, forecast.lack(need))
    for step in path:
        value += HANDS[far] * min(MOST_HANDS, forecast.hands(epic.need[step]))
    if pays(setting, list(state.hand[seat]), need):
        return value + READY[far]
    return value + SHORT[far] * min(MOST_LACK, max(0, lacking(gain, need) - wild_of(gain)))
