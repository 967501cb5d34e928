"""What the seat to act may do."""

from __future__ import annotations

from drakkar.games.althing import actions as verbs
from drakkar.games.althing.gains import gain_of, lacking, wild_of
from drakkar.games.althing.pieces import GUEST, NONE, NUGGET_COST, SYMBOLS, WOOD_BONES_COST
from drakkar.games.althing.rules.assembly import card_at, open_slots
from drakkar.games.althing.rules.legal_modules import module_actions
from drakkar.games.althing.rules.payment import (
    could_pay,
    currency_of,
    everything,
    gives,
    goal_cost,
    goal_currency,
    helps_to_cross,
    missing,
    payable_for_recruits,
    payable_for_step,
    pledge,
    rewardable,
    worth_of,
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
        return [slot for slot in _slots(state, verbs.FIRST_PLOT) if slot != verbs.FIRST_PLOT + state.plotted]
    if phase == REWORKING:
        return [*_kinds(state, verbs.FIRST_DROP), verbs.THE_DRAW]
    if phase == HIRING:
        return [
            verbs.FIRST_HIRE + slot for slot in open_slots(state) if has_nugget_cost(card_at(state, slot))
        ]
    if phase == REORGANISING:
        return [*_distinct(state.looked, verbs.FIRST_BRING), verbs.THE_ABOVE, verbs.THE_BELOW]
    if phase == EXCHANGING:
        return _slots(state, verbs.FIRST_AGAINST)
    if phase == STACKING:
        return sorted(
            set(_distinct(state.looked, verbs.FIRST_STACK) + _distinct(state.returned, verbs.FIRST_STACK))
        )
    if phase == RETURNING:
        return [verbs.FIRST_RETURN + owner for owner in troll_owners(state, state.active)]
    if phase == TARGETING:
        return _targeting(state)
    return module_actions(state)


def _add_kinds(actions: list[int], cards: tuple[int, ...], first: int, but: int) -> None:
    """One action for each kind but one; the cards are in order."""
    last = but
    for card in cards:
        if card != last and card != but:
            actions.append(first + card)
            last = card


def _distinct(cards: tuple[int, ...], first: int) -> list[int]:
    """One action for each kind; the cards are in order."""
    actions: list[int] = []
    _add_kinds(actions, cards, first, NONE)
    return actions


def _kinds(state: AlthingState, first: int) -> list[int]:
    return _distinct(state.hand[state.to_act], first)


def _slots(state: AlthingState, first: int) -> list[int]:
    """One action for each card of the assembly."""
    return [first + slot for slot in range(len(state.row)) if state.row[slot] != NONE]


# ---- acting


def _acting(state: AlthingState) -> list[int]:
    setting = state.setting
    if state.actions >= setting.action_cap:
        return [verbs.THE_END]
    actions = _goals(state)
    seen = 0  # bits of the symbols asked about, and of those that can be used
    usable = 0
    last = NONE
    for card in state.hand[state.active]:
        if card == last:
            continue
        last = card
        bits = setting.symbol_bits[card]
        if bits & seen == bits and not bits & usable:
            continue
        for symbol in setting.symbols[card]:
            bit = 1 << symbol
            if not seen & bit:
                seen |= bit
                if can_use(state, symbol):
                    usable |= bit
            if usable & bit and leaves_enough(state, card, symbol):
                actions.append(verbs.FIRST_PLAY + card * len(SYMBOLS) + symbol)
    if state.modules.laid[state.active] != NONE:
        actions += [verbs.FIRST_INVOKE + symbol for symbol in invocable(state)]
    if setting.reserve:
        _reserve(state, actions)
    actions.append(verbs.THE_END)
    return actions


def _arranging(state: AlthingState) -> list[int]:
    """Who has too many cards must drop some before drawing (clause 13.7)."""
    actions = _kinds(state, verbs.FIRST_DROP)
    if len(state.hand[state.active]) <= next_limit(state):
        actions.append(verbs.THE_DRAW)
    return actions


def _goals(state: AlthingState) -> list[int]:
    """What the hand, and the borrowed card if there is one, can pay for."""
    actions: list[int] = []
    seat = state.active
    gain = gain_of(state.setting.gains, state.hand[seat])
    if state.borrowed != NONE:
        gain += state.setting.gains[state.borrowed]
    storm = storm_over(state, seat)
    if not state.crossed and storm < 2:
        ways = state.epic.next[state.position[seat]]
        if len(ways) == 1:
            if _can_cross(state, gain, ways[0]):
                actions.append(verbs.THE_CROSS)
        else:
            for side in range(len(ways)):
                if _can_cross(state, gain, ways[side]):
                    actions.append(verbs.FIRST_FORK + side)
    if storm or on_ovedur(state, seat):
        return actions
    nuggets = could_pay(state, worth_of(gain, NUGGET_COST, state.shortage), NUGGET_COST)
    others = worth_of(gain, WOOD_BONES_COST, state.shortage)
    if state.borrowed != NONE:
        # It must give its part (clause 6.5).
        if not gives(state.setting, state.borrowed, NUGGET_COST, state.shortage):
            nuggets = 0
        if not gives(state.setting, state.borrowed, WOOD_BONES_COST, state.shortage):
            others = 0
    if not nuggets and not others:
        return actions  # a recruit costs something
    cost = state.setting.cost
    row = state.row
    for slot in range(len(row)):
        card = row[slot]
        if card != NONE and cost[card] <= (nuggets if currency_of(card) == NUGGET_COST else others):
            actions.append(verbs.FIRST_RECRUIT + slot)
    guest = state.modules.guest
    if guest != NONE and cost[guest] <= (nuggets if currency_of(guest) == NUGGET_COST else others):
        actions.append(verbs.FIRST_RECRUIT + GUEST)
    return actions


def _can_cross(state: AlthingState, gain: int, place: int) -> bool:
    """Whether the active seat, who has not crossed yet, can pay for this step with so much (section 5)."""
    need = state.epic.need[place]
    short = lacking(gain, need)
    if short > wild_of(gain):
        return False
    if (short or state.shortage) and not everything(state).pays(need):
        return False
    return state.borrowed == NONE or helps_to_cross(state, state.borrowed, place)


def _reserve(state: AlthingState, actions: list[int]) -> None:
    seat = state.active
    hand = state.hand[seat]
    kept = state.reserve[seat]
    _add_kinds(actions, hand, verbs.FIRST_STORE if kept == NONE else verbs.FIRST_FETCH, NONE)
    if state.exchanges >= state.setting.exchange_cap:
        return
    if kept != NONE:
        _add_kinds(actions, hand, verbs.FIRST_SWAP, kept)
    if state.setting.open_reserve:
        other = state.reserve[partner_of(state, seat)]
        if other != NONE:
            _add_kinds(actions, hand, verbs.FIRST_TRADE, other)


# ---- paying, borrowed cards, answers, targets


def _paying(state: AlthingState) -> list[int]:
    if state.goal != RECRUITING:
        return (
            [verbs.FIRST_PAY + card for card in payable_for_step(state)]
            if missing(state)
            else [verbs.THE_CONFIRM]
        )
    actions: list[int] = []
    currency, cost = goal_currency(state), goal_cost(state)
    purse = pledge(state)
    paid = purse.worth(currency)
    purse.add(state.setting, state.hand[state.active])
    worth = purse.worth(currency)
    left = could_pay(state, worth, currency) - cost
    if left > 0:
        for slot in open_slots(state):
            card = card_at(state, slot)
            if state.slots >> slot & 1 or currency_of(card) != currency:
                continue
            if state.setting.cost[card] <= left:
                actions.append(verbs.FIRST_RECRUIT + slot)
    if paid >= cost:
        actions.append(verbs.THE_CONFIRM)
        return actions
    for card in payable_for_recruits(state, currency, worth - cost):
        actions.append(verbs.FIRST_PAY + card)
    for card in rewardable(state):
        actions.append(verbs.FIRST_REWARD + card)
    return actions


def _borrowed(state: AlthingState) -> list[int]:
    """The card is used now, or not at all (clause 6.4); only a goal goes beyond the limit (clause 5.6)."""
    actions = _goals(state)
    if state.actions < state.setting.action_cap:
        for symbol in state.setting.symbols[state.borrowed]:
            if can_use(state, symbol):
                actions.append(verbs.FIRST_PLAY + state.borrowed * len(SYMBOLS) + symbol)
    actions.append(verbs.THE_DECLINE)
    return actions


def _answering(state: AlthingState) -> list[int]:
    wanted = answer_asked_for(state)
    actions: list[int] = []
    stone = ready_stone(state, state.to_act)
    if stone != NONE and state.setting.symbol_bits[stone] >> wanted & 1:
        actions.append(verbs.FIRST_INVOKE + wanted)
    last = NONE
    for card in state.hand[state.to_act]:
        if card != last and state.setting.symbol_bits[card] >> wanted & 1:
            actions.append(verbs.FIRST_ANSWER + card)
        last = card
    actions.append(verbs.THE_LET)
    return actions


def _targeting(state: AlthingState) -> list[int]:
    seats = range(state.setting.figures)
    targets = [verbs.FIRST_TARGET + seat for seat in seats if can_be_target(state, state.symbol, seat)]
    return targets + [verbs.FIRST_RAID + seat for seat in seats if can_be_raided(state, state.symbol, seat)]
