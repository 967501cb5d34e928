"""Cards in use that are not one's own: stolen or hired (clauses 6.3 to 6.5, 6.9, 9.6 and 16.11)."""

from __future__ import annotations

from drakkar.games.althing.events import LabourerUnused, StolenCardUnused
from drakkar.games.althing.events_modules import LootUnused
from drakkar.games.althing.pieces import CARDS, EVERY_SEAT, NONE
from drakkar.games.althing.rules.assembly import put_underneath, refill
from drakkar.games.althing.rules.decks import settle, to_discard
from drakkar.games.althing.rules.phase import clear_announced, go_on
from drakkar.games.althing.state import BORROWED, AlthingState, change, with_card
from drakkar.kernel.chance import Chance
from drakkar.kernel.events import Event


def borrow(state: AlthingState, card: int, lender: int, open_loan: bool) -> None:
    """The symbol that brought it is done with; what is asked now is the card's use."""
    clear_announced(state)
    state.borrowed = card
    state.lender = lender
    state.open_loan = open_loan
    state.phase = BORROWED


def release(state: AlthingState, used: bool) -> int:
    """The borrowed card goes where it belongs, known to all if it was used. Returns its lender."""
    lender = state.lender
    if lender == NONE:
        put_underneath(state, state.borrowed)
    elif lender >= state.setting.seats:
        modules = change(state)
        modules.out = with_card(modules.out, state.borrowed)
    else:
        knowers = 1 << lender | 1 << state.active
        if used or state.open_loan:
            knowers = EVERY_SEAT
        to_discard(state, lender, state.borrowed, knowers)
    state.borrowed = NONE
    state.lender = NONE
    state.open_loan = False
    return lender


def tidy(state: AlthingState, lender: int, chance: Chance, sink: list[Event] | None) -> None:
    """What the release of a card brings about: a new deck of its lender, or a refilled row."""
    if lender == NONE:
        refill(state, chance, sink)
    elif lender < state.setting.seats:
        settle(state, lender, sink)


def decline(state: AlthingState, chance: Chance, sink: list[Event] | None) -> None:
    """No use is made of it; that is no action."""
    borrowed, reserve = state.borrowed, state.open_loan
    lender = release(state, False)
    if sink is not None:
        card = CARDS[borrowed]
        if lender == NONE:
            sink.append(LabourerUnused(state.active, card))
        elif lender >= state.setting.seats:
            sink.append(LootUnused(state.active, card))
        else:
            sink.append(StolenCardUnused(state.active, lender, card, reserve))
    tidy(state, lender, chance, sink)
    go_on(state, chance, sink)
