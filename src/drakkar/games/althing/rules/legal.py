"""What the seat to act may do."""

from __future__ import annotations

from drakkar.games.althing.actions import (
    FIRST_AGAINST,
    FIRST_ANSWER,
    FIRST_BRING,
    FIRST_DROP,
    FIRST_FETCH,
    FIRST_HIRE,
    FIRST_PAY,
    FIRST_PLAY,
    FIRST_PLOT,
    FIRST_RAID,
    FIRST_RECRUIT,
    FIRST_RETURN,
    FIRST_STACK,
    FIRST_STORE,
    FIRST_SWAP,
    FIRST_TARGET,
    FIRST_TRADE,
    THE_ABOVE,
    THE_BELOW,
    THE_CONFIRM,
    THE_CROSS,
    THE_DECLINE,
    THE_DRAW,
    THE_END,
    THE_LET,
)
from drakkar.games.althing.pieces import NONE, NUGGET_COST, SYMBOLS
from drakkar.games.althing.rules.payment import (
    Purse,
    covers,
    currency_of,
    everything,
    gives,
    goal_cost,
    goal_currency,
    helps_to_cross,
    missing,
    next_need,
    payable,
)
from drakkar.games.althing.rules.ruses import can_be_raided, can_be_target
from drakkar.games.althing.rules.symbols import can_use, is_viking
from drakkar.games.althing.rules.trolls import troll_owners
from drakkar.games.althing.rules.windows import answer_asked_for
from drakkar.games.althing.state import (
    ACTING,
    ANSWERING,
    ARRANGING,
    BORROWED,
    EXCHANGING,
    HIRING,
    PAYING,
    PLOTTING,
    RECRUITING,
    REORGANISING,
    RETURNING,
    REWORKING,
    STACKING,
    AlthingState,
    partner_of,
    storm_over,
)
from drakkar.kernel.game import OVER


def legal_actions(state: AlthingState) -> list[int]:
    """Ascending, as every verb's actions are numbered in the order of the verbs."""
    if state.to_act == OVER:
        return []
    phase = state.phase
    if phase == ACTING:
        return _acting(state)
    if phase == PAYING:
        return _paying(state)
    if phase == ARRANGING:
        return [*_kinds(state, FIRST_DROP), THE_DRAW]
    if phase == ANSWERING:
        return _answering(state)
    if phase == BORROWED:
        return _borrowed(state)
    if phase == PLOTTING:
        return [slot for slot in _slots(state, FIRST_PLOT) if slot != FIRST_PLOT + state.plotted]
    if phase == REWORKING:
        return [*_kinds(state, FIRST_DROP), THE_DRAW]
    if phase == HIRING:
        return [FIRST_HIRE + slot for slot in range(len(state.row)) if is_viking(state.row[slot])]
    if phase == REORGANISING:
        return [*_distinct(state.looked, FIRST_BRING), THE_ABOVE, THE_BELOW]
    if phase == EXCHANGING:
        return _slots(state, FIRST_AGAINST)
    if phase == STACKING:
        return sorted(set(_distinct(state.looked, FIRST_STACK) + _distinct(state.returned, FIRST_STACK)))
    if phase == RETURNING:
        return [FIRST_RETURN + owner for owner in troll_owners(state, state.active)]
    return _targeting(state)


def _distinct(cards: tuple[int, ...], first: int) -> list[int]:
    """One action for each kind; the cards are in order."""
    actions: list[int] = []
    last = NONE
    for card in cards:
        if card != last:
            actions.append(first + card)
            last = card
    return actions


def _kinds(state: AlthingState, first: int) -> list[int]:
    return _distinct(state.hand[state.to_act], first)


def _slots(state: AlthingState, first: int) -> list[int]:
    """One action for each card of the assembly."""
    return [first + slot for slot in range(len(state.row)) if state.row[slot] != NONE]


# ---- acting


def _acting(state: AlthingState) -> list[int]:
    if state.actions >= state.setting.action_cap:
        return [THE_END]
    actions = _goals(state)
    seen = 0  # bits of the symbols asked about, and of those that can be used
    usable = 0
    last = NONE
    for card in state.hand[state.active]:
        if card != last:
            last = card
            for symbol in state.setting.symbols[card]:
                bit = 1 << symbol
                if not seen & bit:
                    seen |= bit
                    if can_use(state, symbol):
                        usable |= bit
                if usable & bit:
                    actions.append(FIRST_PLAY + card * len(SYMBOLS) + symbol)
    if state.setting.reserve:
        _reserve(state, actions)
    actions.append(THE_END)
    return actions


def _goals(state: AlthingState) -> list[int]:
    """What the hand, and the borrowed card if there is one, can pay for."""
    actions: list[int] = []
    storm = storm_over(state, state.active)
    purse = everything(state)
    if storm < 2 and can_cross(state, purse):
        actions.append(THE_CROSS)
    if not storm:
        setting = state.setting
        nuggets = purse.worth(NUGGET_COST)
        others = purse.worth(NUGGET_COST + 1)
        for slot in range(len(state.row)):
            card = state.row[slot]
            if card == NONE:
                continue
            currency = currency_of(card)
            worth = nuggets if currency == NUGGET_COST else others
            if worth >= setting.cost[card] and (
                state.borrowed == NONE or gives(setting, state.borrowed, currency)
            ):
                actions.append(FIRST_RECRUIT + slot)
    return actions


def can_cross(state: AlthingState, purse: Purse) -> bool:
    """Whether the active seat has a step left, has not crossed yet, and can pay (section 5)."""
    if state.crossed or state.position[state.active] == state.setting.end:
        return False
    if not covers(purse.short(next_need(state)), purse.universal):
        return False
    return state.borrowed == NONE or helps_to_cross(state, state.borrowed)


def _reserve(state: AlthingState, actions: list[int]) -> None:
    seat = state.active
    hand = state.hand[seat]
    kept = state.reserve[seat]
    if kept == NONE:
        actions += _distinct(hand, FIRST_STORE)
    else:
        actions += _distinct(hand, FIRST_FETCH)
    if state.exchanges >= state.setting.exchange_cap:
        return
    if kept != NONE:
        actions += [swap for swap in _distinct(hand, FIRST_SWAP) if swap != FIRST_SWAP + kept]
    if state.setting.open_reserve:
        other = state.reserve[partner_of(state, seat)]
        if other != NONE:
            actions += [trade for trade in _distinct(hand, FIRST_TRADE) if trade != FIRST_TRADE + other]


# ---- paying, borrowed cards, answers, targets


def _paying(state: AlthingState) -> list[int]:
    actions: list[int] = []
    if state.goal == RECRUITING:
        currency = goal_currency(state)
        left = everything(state).worth(currency) - goal_cost(state)
        for slot in range(len(state.row)):
            card = state.row[slot]
            if card == NONE or state.slots >> slot & 1 or currency_of(card) != currency:
                continue
            if state.setting.cost[card] <= left:
                actions.append(FIRST_RECRUIT + slot)
    if missing(state):
        for card in payable(state):
            actions.append(FIRST_PAY + card)
    else:
        actions.append(THE_CONFIRM)
    return actions


def _borrowed(state: AlthingState) -> list[int]:
    """The card is used now, or not at all (clause 6.4); only a goal goes beyond the limit (clause 5.6)."""
    actions = _goals(state)
    if state.actions < state.setting.action_cap:
        for symbol in state.setting.symbols[state.borrowed]:
            if can_use(state, symbol):
                actions.append(FIRST_PLAY + state.borrowed * len(SYMBOLS) + symbol)
    actions.append(THE_DECLINE)
    return actions


def _answering(state: AlthingState) -> list[int]:
    wanted = answer_asked_for(state)
    actions: list[int] = []
    last = NONE
    for card in state.hand[state.to_act]:
        if card != last:
            last = card
            if wanted in state.setting.symbols[card]:
                actions.append(FIRST_ANSWER + card)
    actions.append(THE_LET)
    return actions


def _targeting(state: AlthingState) -> list[int]:
    seats = range(state.setting.seats)
    targets = [FIRST_TARGET + seat for seat in seats if can_be_target(state, state.symbol, seat)]
    return targets + [FIRST_RAID + seat for seat in seats if can_be_raided(state, state.symbol, seat)]
