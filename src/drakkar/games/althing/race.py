"""How many rounds a player may still need to the end, by his cards and what weighs on him."""

from __future__ import annotations

from typing import Final

from drakkar.games.althing.epic import Epic
from drakkar.games.althing.forecast import EVERY_UNIT, Forecast, burden_of
from drakkar.games.althing.memory import keep
from drakkar.games.althing.odds import pays, rounds_to, worth_keeping
from drakkar.games.althing.pieces import DAY_LABOURER, FIRST_TROLL, NONE, NUGGETS
from drakkar.games.althing.rules.payment import Purse
from drakkar.games.althing.rules.usable import has_nugget_cost
from drakkar.games.althing.setting import Setting
from drakkar.games.althing.state import (
    ANSWERING,
    ARRANGING,
    BORROWED,
    HIRING,
    KNOWERS,
    AlthingState,
    may_not_recruit,
    storm_over,
)
from drakkar.games.althing.threats import guard
from drakkar.games.althing.worth import LOOT, STORMS, announced

ARRIVED: Final = 3.0  # rounds that standing on the last card is worth besides
READY: Final = 0.05  # rounds to a step that can be crossed in this very phase
ACTION: Final = 0.06  # rounds that an action costs, so that nobody acts for nothing
TROLL_IN_HAND: Final = 0.3
NUGGET: Final = 0.45  # an expected nugget in the hand
NUGGET_IN_NEED: Final = 1.0
UNKNOWN: Final = 1.5  # rounds that a card not yet seen may save
PROSPECT: Final = 0.1  # of what the best recruit to be had would save
HELD_UP: Final = 0.5  # of that, for who may not recruit now
UNTIDY: Final = 0.05  # rounds for a card in the hand that should be dropped
LATER: Final = 1.2  # rounds that every later step may take besides: its hand is not there yet
STONE: Final = 0.15  # rounds that an invocation stone is worth


def estimate(state: AlthingState, seat: int, viewer: int) -> list[float]:
    """By crossings made: the rounds until the seat has made them."""
    setting, epic = state.setting, state.epic
    place = state.position[seat]
    times = [0.0] * (epic.depth[place] + 1)
    if place == epic.end:
        times[-1] = -ARRIVED
        return times
    forecast = forecast_of(state, seat)
    path = forecast.path(epic, place)
    need = epic.need[path[0]]
    beyond = forecast.lack(need) > 0
    if seat == viewer:
        time = _next_step(state, seat, need, forecast) + _burden(state, seat)
    else:
        # What a world dealt at random has in this hand means nothing: so many cards of those there are.
        time = forecast.rounds(need, 1.0, len(state.hand[seat]))
        time += STORMS[storm_over(state, seat)]
    times.append(time)
    for at in range(1, len(path)):
        if epic.seasoned[path[at - 1]] and forecast.limit != setting.components.seasoned_hand:
            forecast = Forecast(setting, forecast.cards, setting.components.seasoned_hand)
        time += forecast.rounds(epic.need[path[at]], 1.0, forecast.limit) + burden_of(epic, path[at - 1])
        time += LATER
        times.append(time)
    # Nuggets bring better cards, the more so while the next step is out of reach.
    nuggets = min(5.0, forecast.limit * forecast.means[NUGGETS]) * (NUGGET_IN_NEED if beyond else NUGGET)
    for at in range(len(path)):
        times[at - len(path)] -= nuggets * (at + 1) / len(path)
    return times


def forecast_of(state: AlthingState, seat: int) -> Forecast:
    """Of all cards that the seat will draw again."""
    cards = [*state.hand[seat], *state.deck[seat].items, *state.on_top[seat]]
    for entry in state.discard[seat]:
        cards.append(entry >> KNOWERS)
    if seat == state.active:
        cards += state.pledged
    cards.sort()  # wherever they are
    limit = state.setting.components.seasoned_hand if state.seasoned else state.limit[seat]
    return Forecast(state.setting, cards, limit)


def prospect(state: AlthingState, seat: int) -> float:
    """A part of the rounds that the best recruit of the row would save."""
    epic = state.epic
    place = state.position[seat]
    if place == epic.end:
        return 0.0
    forecast = forecast_of(state, seat)
    if _ready(state, seat):
        place = forecast.path(epic, place)[0]
        if place == epic.end:
            return 0.0
    now = course(epic, forecast, place)
    best = 0.0
    for slot in range(len(state.row)):
        card = state.row[slot]
        if card == NONE or slot == state.plotted:
            best = max(best, UNKNOWN)
        else:
            best = max(best, now - course(epic, forecast, place, card))
    for card in (state.brought, state.modules.guest):
        if card != NONE:
            best = max(best, now - course(epic, forecast, place, card))
    if state.active == seat and (state.shortage & 1 or may_not_recruit(state, seat)):
        best *= HELD_UP
    return PROSPECT * best


def course(epic: Epic, forecast: Forecast, place: int, recruit: int = NONE) -> float:
    """The rounds from a place to the end, with this recruit if there is one."""
    known = epic.memory.courses
    question = (place, recruit, forecast.limit, *forecast.cards)
    answer = known.get(question)
    if answer is not None:
        return answer
    cards = forecast if recruit == NONE else forecast.with_card(recruit)
    return keep(known, question, cards.course(epic, place))


def _next_step(state: AlthingState, seat: int, need: tuple[int, int, int], forecast: Forecast) -> float:
    """The rounds to the next step, given what is in the hand, the reserve and, perhaps, borrowed."""
    if _ready(state, seat):
        return READY
    kept = list(state.hand[seat])
    untidy = 0.0
    if state.active == seat and not pays(state.setting, kept, need):
        # What does not help can still be dropped before cards are drawn.
        kept = worth_keeping(state.setting, kept, forecast.limit, need)
        untidy = UNTIDY * (len(state.hand[seat]) - len(kept))
    time = rounds_to(state, seat, kept, forecast.limit, need) + untidy
    if state.foe is not None:
        time -= guard(state, kept, need)
    return time + STORMS[storm_over(state, seat)] + EVERY_UNIT * forecast.lack(need)


def _ready(state: AlthingState, seat: int) -> bool:
    """Whether the seat can cross in this phase, with a borrowed card or a labourer to be hired perhaps."""
    if state.active != seat or state.phase == ARRANGING or state.crossed or storm_over(state, seat) > 1:
        return False
    purse = Purse(state.shortage)
    purse.add(state.setting, state.hand[seat])
    for place in state.epic.next[state.position[seat]]:
        if _can_pay(state, purse, state.epic.need[place]):
            return True
    return False


def _can_pay(state: AlthingState, purse: Purse, need: tuple[int, int, int]) -> bool:
    setting = state.setting
    if purse.pays(need):
        return True
    if state.phase == BORROWED and state.borrowed != NONE:
        return _covers_with(setting, purse, need, state.borrowed)
    if state.phase == HIRING or (state.phase == ANSWERING and state.symbol == DAY_LABOURER):
        for card in state.row:
            if has_nugget_cost(card) and _covers_with(setting, purse, need, card):
                return True
    return False


def _covers_with(setting: Setting, purse: Purse, need: tuple[int, int, int], card: int) -> bool:
    more = Purse(purse.shortage)
    more.nuggets = purse.nuggets
    more.wood = purse.wood
    more.bones = purse.bones
    more.universal = purse.universal
    more.wild = purse.wild
    more.add(setting, (card,))
    return more.pays(need)


def _burden(state: AlthingState, seat: int) -> float:
    """Rounds for what weighs on the seat, less what it has announced."""
    rounds = ACTION * (state.actions + state.exchanges) if state.active == seat else 0.0
    for card in state.hand[seat]:
        if card >= FIRST_TROLL:
            rounds += TROLL_IN_HAND
    if state.modules.laid[seat] != NONE:
        rounds -= STONE
    if state.active == seat and state.symbol != NONE:
        rounds -= announced(state)
    elif state.active == seat and state.phase == BORROWED and state.borrowed != NONE:
        rounds -= LOOT / 2
    return rounds
