"""How well a seat stands: the rounds that it, or its team, may still need, against those of its opponents."""

from __future__ import annotations

from typing import Final

from drakkar.games.althing.forecast import Forecast
from drakkar.games.althing.pieces import (
    AXE,
    DAY_LABOURER,
    FIRST_TROLL,
    NONE,
    NUGGETS,
    PLOT,
    REORGANISE,
    REWORK,
    STORM,
    TROLL,
)
from drakkar.games.althing.rules.payment import (
    Purse,
    covers,
    goal_cost,
    goal_currency,
    next_need,
    pledge,
)
from drakkar.games.althing.rules.score import NEAR, winners
from drakkar.games.althing.rules.usable import is_viking
from drakkar.games.althing.setting import Setting
from drakkar.games.althing.state import (
    ANSWERING,
    ARRANGING,
    BORROWED,
    CROSSING,
    EXCHANGING,
    HIRING,
    KNOWERS,
    PAYING,
    PLOTTING,
    RECRUITING,
    REORGANISING,
    RETURNING,
    REWORKING,
    STACKING,
    TARGETING,
    AlthingState,
    storm_over,
    with_card,
    without,
)
from drakkar.kernel.game import OVER

ROUND: Final = 10.0  # what a round is worth
VICTORY: Final = 1000.0
ARRIVED: Final = 3.0  # rounds that standing on the last card is worth besides
READY: Final = 0.05  # rounds to a step that can be crossed in this very phase
ACTION: Final = 0.06  # rounds that an action costs, so that nobody acts for nothing
UNHINDERED: Final = 0.7  # how likely it is that nobody answers
# Rounds that a storm costs, by the phases it still lasts.
STORMUR: Final = 1.3
STORMS: Final[tuple[float, ...]] = (0.0, 0.35, STORMUR)
# Rounds that a symbol announced is worth to who played it, by what can be said in advance.
LOOT: Final = 0.25  # a card taken, and the use of it
LABOUR: Final = 0.1
FRESH: Final = 0.2  # a card exchanged for a new one
CHOICE: Final = 0.05  # a better row
TROLL_IN_HAND: Final = 0.15
NUGGET: Final = 0.45  # an expected nugget in the hand
NUGGET_IN_NEED: Final = 0.7
PACE: Final = 5  # rounds that a step should take
LATE: Final = 10.0  # rounds behind that pace after which nobody waits any more
UNKNOWN: Final = 1.5  # rounds that a card not yet seen may save
PROSPECT: Final = 0.2  # of what the best recruit to be had would save


def standing(state: AlthingState, seat: int) -> float:
    if state.to_act == OVER:
        won = winners(state.setting, state.epic, state.position)
        if seat not in won:
            return -VICTORY
        return VICTORY if len(won) < state.setting.seats else 0.0
    if state.phase == PAYING and state.active == seat:
        state = _settled(state)
    own = _side(state, seat, seat) - _prospect(state, seat)
    if state.setting.teams:
        return ROUND * (_side(state, (seat + 1) % 4, seat) - own)
    rivals = [_side(state, other, seat) for other in range(state.setting.seats) if other != seat]
    # The nearest rival counts most.
    return ROUND * (0.8 * min(rivals) + 0.2 * sum(rivals) / len(rivals) - own)


def _side(state: AlthingState, seat: int, viewer: int) -> float:
    """The rounds that a seat, or its team, still needs."""
    times = _estimate(state, seat, viewer)
    if not state.setting.teams:
        return times[-1]
    others = _estimate(state, (seat + 2) % 4, viewer)
    near = max(0, state.setting.end - NEAR)
    return min(_plan(times[-1], others[near]), _plan(others[-1], times[near]))


def _plan(arrival: float, support: float) -> float:
    """The rounds until one of a team arrives and the other is near: whoever is later counts most."""
    return 0.6 * max(arrival, support) + 0.4 * min(arrival, support)


# ---- a payment: as if it were made as cheaply as can be


def _settled(state: AlthingState) -> AlthingState:
    seat = state.active
    after = state.clone()
    completion = _cheapest(state)
    for card in completion:
        after.hand[seat] = without(after.hand[seat], card)
    for card in (*state.pledged, *completion):
        after.discard[seat] = with_card(after.discard[seat], card << KNOWERS)
    after.pledged = ()
    after.actions += 1
    after.phase = BORROWED
    after.borrowed = NONE
    if state.goal == CROSSING:
        after.position[seat] += 1
        after.crossed = True
        after.seasoned = state.seasoned or state.setting.seasoned[after.position[seat]]
        return after
    for slot in range(len(state.row)):
        if state.slots >> slot & 1:
            after.discard[seat] = with_card(after.discard[seat], state.row[slot] << KNOWERS)
            after.row = (*after.row[:slot], NONE, *after.row[slot + 1 :])
    return after


def _cheapest(state: AlthingState) -> tuple[int, ...]:
    """The cards of the hand that complete the payment and are missed least."""
    hand = state.hand[state.active]
    best: tuple[int, ...] = ()
    least = 1e9
    for choice in range(1 << len(hand)):
        cards = tuple([hand[at] for at in range(len(hand)) if choice >> at & 1])
        loss = 0.0
        for card in cards:
            loss += _use(state.setting, card)
        if loss < least and _pays(state, cards):
            best = cards
            least = loss
    return best


def _use(setting: Setting, card: int) -> float:
    """What a card in the hand is good for, roughly."""
    resources = (
        setting.nuggets[card] + setting.wood[card] + setting.bones[card] + 1.4 * setting.universal[card]
    )
    return 0.1 + resources + 0.2 * len(setting.symbols[card])


def _pays(state: AlthingState, cards: tuple[int, ...]) -> bool:
    purse = pledge(state)
    purse.add(state.setting, cards)
    if state.goal == RECRUITING:
        return purse.worth(goal_currency(state)) >= goal_cost(state)
    return covers(purse.short(next_need(state)), purse.universal)


# ---- the race


def _estimate(state: AlthingState, seat: int, viewer: int) -> list[float]:
    """By position: the rounds until the seat stands there."""
    setting = state.setting
    position = state.position[seat]
    times = [0.0] * (position + 1)
    if position == setting.end:
        times[-1] = -ARRIVED
        return times
    forecast = _forecast(state, seat)
    beyond = forecast.lack(setting.need[position + 1]) > 0
    if seat == viewer:
        time = _next_step(state, seat, forecast) + _burden(state, seat)
    else:
        # What a world dealt at random has in this hand means nothing: so many cards of those there are.
        time = forecast.rounds(setting.need[position + 1], 1.0, len(state.hand[seat]))
        time += STORMS[storm_over(state, seat)]
    times.append(time)
    for step in range(position + 2, setting.end + 1):
        if setting.seasoned[step - 1] and forecast.limit != setting.components.seasoned_hand:
            forecast = Forecast(setting, forecast.cards, setting.components.seasoned_hand)
        time += forecast.rounds(setting.need[step], 1.0, forecast.limit)
        times.append(time)
    # Nuggets bring better cards, the more so while the next step is out of reach.
    nuggets = min(5.0, forecast.limit * forecast.means[NUGGETS])
    times[-1] -= nuggets * (NUGGET_IN_NEED if beyond else NUGGET)
    return times


def _forecast(state: AlthingState, seat: int) -> Forecast:
    """Of all cards that the seat will draw again."""
    cards = [*state.hand[seat], *state.deck[seat].items, *state.on_top[seat]]
    for entry in state.discard[seat]:
        cards.append(entry >> KNOWERS)
    if seat == state.active:
        cards += state.pledged
    limit = state.setting.components.seasoned_hand if state.seasoned else state.limit[seat]
    return Forecast(state.setting, cards, limit)


def _prospect(state: AlthingState, seat: int) -> float:
    """A part of the rounds that the best recruit of the row would save."""
    position = state.position[seat] + (1 if _ready(state, seat) else 0)
    if position >= state.setting.end:
        return 0.0
    forecast = _forecast(state, seat)
    now = forecast.course(position)
    best = 0.0
    for slot in range(len(state.row)):
        card = state.row[slot]
        if card == NONE or slot == state.plotted:
            best = max(best, UNKNOWN)
        else:
            best = max(best, now - forecast.with_card(card).course(position))
    if state.brought != NONE:
        best = max(best, now - forecast.with_card(state.brought).course(position))
    return PROSPECT * best


def _next_step(state: AlthingState, seat: int, forecast: Forecast) -> float:
    """The rounds to the next step, given what is in the hand, the reserve and, perhaps, borrowed."""
    if _ready(state, seat):
        return READY
    setting = state.setting
    need = setting.need[state.position[seat] + 1]
    purse = Purse()
    purse.add(setting, state.hand[seat])
    complete = covers(purse.short(need), purse.universal)
    if state.reserve[seat] != NONE:
        purse.add(setting, (state.reserve[seat],))
    short = purse.short(need)
    share = 0.0
    if sum(short):
        uncovered = max(0, sum(short) - sum(purse.universal)) / sum(short)
        share = forecast.hands(short) / forecast.hands(need) * uncovered
    if not complete:
        share += (1.0 - share) * _impatience(state, seat)
    # What does not help can be dropped before cards are drawn; while acting, the whole hand can.
    draws = float(forecast.limit - len(state.hand[seat]))
    if state.active == seat:
        draws += _useless(state, seat, need) * (0.8 if state.phase == ARRANGING else 1.0)
    time = forecast.rounds(need, share, max(0.0, draws))
    if state.active == seat and state.phase != ARRANGING:
        time = min(time, forecast.rounds(need, 1.0, forecast.limit))
    return time + STORMS[storm_over(state, seat)]


def _impatience(state: AlthingState, seat: int) -> float:
    """From 0 to 1: who is late no longer waits for the card that makes a hand complete."""
    late = state.round - PACE * (state.position[seat] + 1)
    return min(1.0, max(0.0, late / LATE))


def _useless(state: AlthingState, seat: int, need: tuple[int, int, int]) -> int:
    """Cards of the hand that give nothing that a step asks for."""
    setting = state.setting
    number = 0
    for card in state.hand[seat]:
        if not (
            setting.universal[card]
            or (need[0] and setting.nuggets[card])
            or (need[1] and setting.wood[card])
            or (need[2] and setting.bones[card])
        ):
            number += 1
    return number


def _ready(state: AlthingState, seat: int) -> bool:
    """Whether the seat can cross in this phase, with a borrowed card or a labourer to be hired perhaps."""
    setting = state.setting
    if state.active != seat or state.phase == ARRANGING or state.crossed or storm_over(state, seat) > 1:
        return False
    if state.position[seat] == setting.end:
        return False
    need = next_need(state)
    purse = Purse()
    purse.add(setting, state.hand[seat])
    if covers(purse.short(need), purse.universal):
        return True
    if state.phase == BORROWED and state.borrowed != NONE:
        return _covers_with(setting, purse, need, state.borrowed)
    if state.phase == HIRING or (state.phase == ANSWERING and state.symbol == DAY_LABOURER):
        for card in state.row:
            if is_viking(card) and _covers_with(setting, purse, need, card):
                return True
    return False


def _covers_with(setting: Setting, purse: Purse, need: tuple[int, int, int], card: int) -> bool:
    more = Purse()
    more.nuggets = purse.nuggets
    more.wood = purse.wood
    more.bones = purse.bones
    more.universal = purse.universal.copy()
    more.add(setting, (card,))
    return covers(more.short(need), more.universal)


def _burden(state: AlthingState, seat: int) -> float:
    """Rounds for what weighs on the seat, less what it has announced."""
    rounds = ACTION * (state.actions + state.exchanges) if state.active == seat else 0.0
    for card in state.hand[seat]:
        if card >= FIRST_TROLL:
            rounds += TROLL_IN_HAND
    if state.active == seat and state.symbol != NONE:
        rounds -= _announced(state)
    elif state.active == seat and state.phase == BORROWED and state.borrowed != NONE:
        rounds -= LOOT / 2
    return rounds


def _announced(state: AlthingState) -> float:
    """Rounds that the symbol in play is worth before its effect is there."""
    symbol = state.symbol
    sure = UNHINDERED if state.phase in (ANSWERING, TARGETING) else 1.0
    if symbol == AXE:
        return sure * LOOT
    if symbol == TROLL:
        return sure * 0.4
    if symbol == STORM:
        return sure * STORMUR * 0.7
    if symbol == DAY_LABOURER:
        return sure * LABOUR
    if symbol == REWORK:
        return sure * FRESH if state.phase in (ANSWERING, REWORKING) else 0.0
    if symbol in (REORGANISE, PLOT):
        return (
            sure * CHOICE if state.phase in (ANSWERING, REORGANISING, EXCHANGING, STACKING, PLOTTING) else 0.0
        )
    assert state.phase == RETURNING
    return 0.5
