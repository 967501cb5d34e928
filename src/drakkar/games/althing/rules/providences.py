"""Providences: day labourer, rework and reorganise (clauses 9.6 to 9.10)."""

from __future__ import annotations

from typing import Final

from drakkar.games.althing.events import (
    CardExchanged,
    CardsLookedAt,
    CardsStacked,
    LabourerHired,
)
from drakkar.games.althing.modules import replaced
from drakkar.games.althing.pieces import CARDS, DAY_LABOURER, NONE, REWORK
from drakkar.games.althing.rules.assembly import assembly_deck_size, from_assembly_deck, take_from_row
from drakkar.games.althing.rules.decks import draw_up_to, drop_from_hand, settle
from drakkar.games.althing.rules.loans import borrow
from drakkar.games.althing.rules.phase import go_on
from drakkar.games.althing.state import (
    EXCHANGING,
    HIRING,
    KNOWERS,
    NO_SIDE,
    ON_TOP,
    REORGANISING,
    REWORKING,
    SIDES,
    STACKING,
    AlthingState,
    with_card,
    without,
)
from drakkar.kernel.chance import Chance
from drakkar.kernel.events import Event

LOOKED_AT: Final = 3


def carry_out_providence(state: AlthingState, chance: Chance, sink: list[Event] | None) -> None:
    if state.symbol == DAY_LABOURER:
        state.phase = HIRING
    elif state.symbol == REWORK:
        state.phase = REWORKING
    else:
        _look(state, chance, sink)


def hire(state: AlthingState, slot: int, sink: list[Event] | None) -> None:
    card = take_from_row(state, slot)
    if sink is not None:
        sink.append(LabourerHired(state.active, CARDS[card], slot + 1))
    borrow(state, card, NONE, True)


def rework(state: AlthingState, card: int, chance: Chance, sink: list[Event] | None) -> None:
    """Draw one card for that with the symbol, and one for a second card if there is one, else NONE."""
    seat = state.active
    number = 1
    if card != NONE:
        drop_from_hand(state, seat, card, sink)
        settle(state, seat, sink)
        number = 2
    draw_up_to(state, seat, number, chance, sink)
    go_on(state, chance, sink)


# ---- reorganise


def _look(state: AlthingState, chance: Chance, sink: list[Event] | None) -> None:
    cards: list[int] = []
    while len(cards) < LOOKED_AT and assembly_deck_size(state):
        cards.append(from_assembly_deck(state, chance))
    if sink is not None:
        sink.append(CardsLookedAt(state.active, len(cards), tuple([CARDS[card] for card in cards])))
    cards.sort()
    state.looked = tuple(cards)
    state.phase = REORGANISING


def bring(state: AlthingState, card: int) -> None:
    state.looked = without(state.looked, card)
    state.brought = card
    state.phase = EXCHANGING


def exchange(state: AlthingState, slot: int, sink: list[Event] | None) -> None:
    """One for one, in its very slot."""
    taken = state.row[slot]
    state.row = replaced(state.row, slot, state.brought)
    state.returned = with_card(state.returned, taken)
    if sink is not None:
        sink.append(CardExchanged(state.active, slot + 1, CARDS[state.brought], CARDS[taken]))
    state.brought = NONE
    state.phase = REORGANISING


def put_back(state: AlthingState, side: int, chance: Chance, sink: list[Event] | None) -> None:
    """All that is left goes on the deck, or all under it."""
    state.side = side
    state.phase = STACKING
    _finish_stack(state, chance, sink)


def stack(state: AlthingState, card: int, chance: Chance, sink: list[Event] | None) -> None:
    if card in state.looked:
        state.looked = without(state.looked, card)
    else:
        state.returned = without(state.returned, card)
    state.stacked = (*state.stacked, card)
    _finish_stack(state, chance, sink)


def _finish_stack(state: AlthingState, chance: Chance, sink: list[Event] | None) -> None:
    """The last one goes by itself; the order is known to its player alone (clause 9.10)."""
    left = state.looked + state.returned
    if len(left) > 1:  # even if all are alike: who is not asked would tell that they are
        return
    order = list(state.stacked + left)
    if sink is not None:
        names = tuple([CARDS[card] for card in order])
        sink.append(CardsStacked(state.active, SIDES[state.side], len(order), names))
    known = [card << KNOWERS | 1 << state.active for card in order]
    if state.side == ON_TOP:
        known.reverse()
        state.top = (*state.top, *known)
    else:
        state.bottom = (*state.bottom, *known)
    state.looked = ()
    state.returned = ()
    state.stacked = ()
    state.side = NO_SIDE
    go_on(state, chance, sink)
