"""Which symbols the active seat could use now (clause 3.1, and sections 6 to 9, 13 and 14)."""

from __future__ import annotations

from drakkar.games.althing.pieces import (
    DAY_LABOURER,
    DEMOBILISED,
    DETROLL,
    DODGE,
    EVENT,
    FAIR_WEATHER,
    FAMILY_OF,
    FIRST_FJORD,
    FIRST_VIKING,
    HEIMDALL,
    ILLNESS,
    INVOCATION,
    NONE,
    NUGGET_COST,
    OVER_STEP,
    PLOT,
    RENEWAL,
    REORGANISE,
    REWORK,
    RUSE,
    STORM,
    TROLL,
    UNEXPECTED,
)
from drakkar.games.althing.rules.assembly import assembly_deck_size, card_at, open_slots
from drakkar.games.althing.rules.decks import deck_size
from drakkar.games.althing.rules.payment import currency_of
from drakkar.games.althing.rules.stones import can_be_laid, ready_stone
from drakkar.games.althing.rules.targets import has_target, is_aimed
from drakkar.games.althing.state import (
    BORROWED,
    AlthingState,
    may_not_recruit,
    on_ovedur,
    without,
)


def has_nugget_cost(card: int) -> bool:
    """Whether it is a card of the assembly that is paid with nuggets."""
    return FIRST_VIKING <= card < FIRST_FJORD


def cursed(state: AlthingState, seat: int, symbol: int) -> bool:
    """Whether the seat's step keeps it from using this symbol: a ruse, dodge or event (clause 14.7)."""
    return state.epic.cursed[state.position[seat]] and FAMILY_OF[symbol] in (RUSE, DODGE, EVENT)


def can_use(state: AlthingState, symbol: int) -> bool:
    """Whether the active seat could use this symbol now, if it had it on a card."""
    seat = state.active
    if cursed(state, seat, symbol):
        return False
    if is_aimed(symbol):
        if symbol == TROLL and not state.trolls[seat]:
            return False
        if symbol == STORM and (not state.setting.storms or state.storm_on[seat] != NONE):
            return False
        return has_target(state, symbol)
    if symbol == DETROLL:
        return deck_size(state, seat) > 0
    if symbol == PLOT:
        return any(card != NONE for card in state.row)
    if symbol == DAY_LABOURER:
        return anybody_to_hire(state) and not may_not_recruit(state, seat)
    if symbol == REORGANISE:
        return assembly_deck_size(state) > 0
    return symbol == REWORK or _can_use_module(state, symbol)


def _can_use_module(state: AlthingState, symbol: int) -> bool:
    """The symbols of the modules (sections 13, 14 and 16); a reward is played in a payment."""
    seat = state.active
    if symbol == UNEXPECTED:
        return state.modules.guest == NONE and assembly_deck_size(state) > 0
    if symbol == DEMOBILISED:
        return len(demobilised(state)) > 0
    if symbol == RENEWAL:
        return state.actions == 0
    if symbol == HEIMDALL:
        return has_empty_step(state)
    if symbol == INVOCATION:
        return state.phase != BORROWED and state.modules.stone[seat] == NONE
    if symbol == ILLNESS:
        return not state.modules.ill[seat]
    return symbol == FAIR_WEATHER and len(liftable(state)) > 0


def anybody_to_hire(state: AlthingState) -> bool:
    """Whether a day labourer costs nuggets, as Vikings and Jötunn do (clause 9.7)."""
    return any(has_nugget_cost(card) for card in state.row) or has_nugget_cost(state.modules.guest)


def cheapest_there(state: AlthingState) -> int:
    """The least that a card of the assembly costs in nuggets; NONE without one."""
    least = NONE
    for slot in open_slots(state):
        card = card_at(state, slot)
        if currency_of(card) == NUGGET_COST:
            least = min(least, state.setting.cost[card])
    return least


def can_be_given(state: AlthingState, card: int) -> bool:
    """Whether it can be exchanged for a card of the assembly: one that costs no more (clause 13.6)."""
    return has_nugget_cost(card) and state.setting.cost[card] >= cheapest_there(state)


def demobilised(state: AlthingState) -> list[int]:
    """The kinds of the hand that can be exchanged for cards of the assembly."""
    kinds: list[int] = []
    last = NONE
    for card in state.hand[state.active]:
        if card != last and can_be_given(state, card):
            kinds.append(card)
        last = card
    return kinds


def leaves_enough(state: AlthingState, card: int, symbol: int) -> bool:
    """Whether besides the card that is played for it the hand has what the symbol asks for: something to
    exchange (clause 13.6), or to lay on the stone (13.12)."""
    if symbol == DEMOBILISED:
        return any(can_be_given(state, other) for other in without(state.hand[state.active], card))
    if symbol == INVOCATION:
        return any(can_be_laid(state, other) for other in without(state.hand[state.active], card))
    return True


def is_empty_step(state: AlthingState, place: int) -> bool:
    """Whether Heimdall may touch what lies there: a step without a pawn (clause 13.10)."""
    return state.epic.is_step(place) and place not in state.position


def has_empty_step(state: AlthingState) -> bool:
    return any(place not in state.position for place in range(1, state.epic.end))


def liftable(state: AlthingState) -> list[int]:
    """What fair weather could lift from the active seat, by number (clauses 14.9 and 16.17)."""
    found: list[int] = []
    if state.shortage and state.setting.lifting:
        for resource in range(OVER_STEP):
            if state.shortage >> resource & 1:
                found.append(resource)
    if on_ovedur(state, state.active):
        found.append(OVER_STEP)
    return found


def invocable(state: AlthingState) -> list[int]:
    """The symbols that the active seat could play from its stone now (clause 13.13)."""
    card = ready_stone(state, state.active)
    if card == NONE or state.actions >= state.setting.action_cap:
        return []
    symbols = state.setting.symbols[card]
    return [symbol for symbol in symbols if symbol != INVOCATION and can_use(state, symbol)]
