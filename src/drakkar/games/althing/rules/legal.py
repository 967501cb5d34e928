"""What the seat to act may do."""

from __future__ import annotations

from drakkar.games.althing.actions import (
    FIRST_AGAINST,
    FIRST_ANSWER,
    FIRST_BRING,
    FIRST_DROP,
    FIRST_FETCH,
    FIRST_FORK,
    FIRST_HIRE,
    FIRST_INVOKE,
    FIRST_PAY,
    FIRST_PLAY,
    FIRST_PLOT,
    FIRST_RAID,
    FIRST_RECRUIT,
    FIRST_RETURN,
    FIRST_REWARD,
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
from drakkar.games.althing.pieces import GUEST, NONE, NUGGET_COST, SYMBOLS
from drakkar.games.althing.rules.assembly import card_at, open_slots
from drakkar.games.althing.rules.legal_modules import module_actions
from drakkar.games.althing.rules.payment import (
    Purse,
    could_pay,
    covers,
    currency_of,
    everything,
    gives,
    goal_cost,
    goal_currency,
    helps_to_cross,
    missing,
    payable,
    rewardable,
)
from drakkar.games.althing.rules.phase import next_limit
from drakkar.games.althing.rules.stones import ready_stone
from drakkar.games.althing.rules.targets import can_be_raided, can_be_target
from drakkar.games.althing.rules.trolls import troll_owners
from drakkar.games.althing.rules.usable import can_use, has_nugget_cost, invocable, leaves_enough
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
    TARGETING,
    AlthingState,
    on_ovedur,
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
        return _arranging(state)
    if phase == ANSWERING:
        return _answering(state)
    if phase == BORROWED:
        return _borrowed(state)
    if phase == PLOTTING:
        return [slot for slot in _slots(state, FIRST_PLOT) if slot != FIRST_PLOT + state.plotted]
    if phase == REWORKING:
        return [*_kinds(state, FIRST_DROP), THE_DRAW]
    if phase == HIRING:
        return [FIRST_HIRE + slot for slot in open_slots(state) if has_nugget_cost(card_at(state, slot))]
    if phase == REORGANISING:
        return [*_distinct(state.looked, FIRST_BRING), THE_ABOVE, THE_BELOW]
    if phase == EXCHANGING:
        return _slots(state, FIRST_AGAINST)
    if phase == STACKING:
        return sorted(set(_distinct(state.looked, FIRST_STACK) + _distinct(state.returned, FIRST_STACK)))
    if phase == RETURNING:
        return [FIRST_RETURN + owner for owner in troll_owners(state, state.active)]
    if phase == TARGETING:
        return _targeting(state)
    return module_actions(state)


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
                if usable & bit and leaves_enough(state, card, symbol):
                    actions.append(FIRST_PLAY + card * len(SYMBOLS) + symbol)
    if state.modules.laid[state.active] != NONE:
        actions += [FIRST_INVOKE + symbol for symbol in invocable(state)]
    if state.setting.reserve:
        _reserve(state, actions)
    actions.append(THE_END)
    return actions


def _arranging(state: AlthingState) -> list[int]:
    """Who has too many cards must drop some before drawing (clause 13.7)."""
    drops = _kinds(state, FIRST_DROP)
    return drops if len(state.hand[state.active]) > next_limit(state) else [*drops, THE_DRAW]


def _goals(state: AlthingState) -> list[int]:
    """What the hand, and the borrowed card if there is one, can pay for."""
    actions: list[int] = []
    seat = state.active
    purse = everything(state)
    storm = storm_over(state, seat)
    if not state.crossed and storm < 2:
        ways = state.epic.next[state.position[seat]]
        if len(ways) == 1:
            if can_cross(state, purse, ways[0]):
                actions.append(THE_CROSS)
        else:
            for side in range(len(ways)):
                if can_cross(state, purse, ways[side]):
                    actions.append(FIRST_FORK + side)
    if storm or on_ovedur(state, seat):
        return actions
    nuggets = could_pay(state, purse, NUGGET_COST)
    others = purse.worth(NUGGET_COST + 1)
    for slot in range(len(state.row)):
        if state.row[slot] != NONE and _affordable(state, state.row[slot], nuggets, others):
            actions.append(FIRST_RECRUIT + slot)
    guest = state.modules.guest
    if guest != NONE and _affordable(state, guest, nuggets, others):
        actions.append(FIRST_RECRUIT + GUEST)
    return actions


def _affordable(state: AlthingState, card: int, nuggets: int, others: int) -> bool:
    """Whether so many nuggets, or wood and bones, pay for a recruit; a borrowed card must give its part."""
    currency = currency_of(card)
    worth = nuggets if currency == NUGGET_COST else others
    if worth < state.setting.cost[card]:
        return False
    return state.borrowed == NONE or gives(state.setting, state.borrowed, currency, state.shortage)


def can_cross(state: AlthingState, purse: Purse, place: int) -> bool:
    """Whether the active seat, who has not crossed yet, can pay for this step (section 5)."""
    if not covers(purse.short(state.epic.need[place]), purse.universal, state.shortage):
        return False
    return state.borrowed == NONE or helps_to_cross(state, state.borrowed, place)


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
        left = could_pay(state, everything(state), currency) - goal_cost(state)
        for slot in open_slots(state):
            card = card_at(state, slot)
            if state.slots >> slot & 1 or currency_of(card) != currency:
                continue
            if state.setting.cost[card] <= left:
                actions.append(FIRST_RECRUIT + slot)
    if missing(state):
        for card in payable(state):
            actions.append(FIRST_PAY + card)
        for card in rewardable(state):
            actions.append(FIRST_REWARD + card)
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
    stone = ready_stone(state, state.to_act)
    if stone != NONE and wanted in state.setting.symbols[stone]:
        actions.append(FIRST_INVOKE + wanted)
    last = NONE
    for card in state.hand[state.to_act]:
        if card != last:
            last = card
            if wanted in state.setting.symbols[card]:
                actions.append(FIRST_ANSWER + card)
    actions.append(THE_LET)
    return actions


def _targeting(state: AlthingState) -> list[int]:
    seats = range(state.setting.figures)
    targets = [FIRST_TARGET + seat for seat in seats if can_be_target(state, state.symbol, seat)]
    return targets + [FIRST_RAID + seat for seat in seats if can_be_raided(state, state.symbol, seat)]
