"""Loki's events: the unexpected guest, and the demobilised card (clauses 13.5 and 13.6)."""

from __future__ import annotations

from drakkar.games.althing.events_modules import CardsDemobilised, GuestCame
from drakkar.games.althing.pieces import CARDS, GUEST, NONE, NUGGET_COST
from drakkar.games.althing.rules.assembly import (
    card_at,
    from_assembly_deck,
    open_slots,
    refill,
    take_from_row,
)
from drakkar.games.althing.rules.decks import forget_shown
from drakkar.games.althing.rules.payment import currency_of
from drakkar.games.althing.rules.phase import go_on
from drakkar.games.althing.state import AlthingState, change, with_card, without
from drakkar.kernel.chance import Chance
from drakkar.kernel.events import Event


def invite_guest(state: AlthingState, chance: Chance, sink: list[Event] | None) -> None:
    """The top card of the assembly deck lies open until the end of the phase."""
    card = from_assembly_deck(state, chance)
    change(state).guest = card
    if sink is not None:
        sink.append(GuestCame(state.active, CARDS[card]))
    go_on(state, chance, sink)


def give(state: AlthingState, card: int) -> None:
    change(state).given = card


def take(state: AlthingState, slot: int) -> None:
    modules = change(state)
    modules.taken = (*modules.taken, slot)


def value_left(state: AlthingState) -> int:
    """What of the given card's cost is not yet used up."""
    modules = state.modules
    value = state.setting.cost[modules.given]
    for slot in modules.taken:
        value -= state.setting.cost[card_at(state, slot)]
    return value


def takeable(state: AlthingState) -> list[int]:
    """The slots of cards that can still be taken: nugget costs of together no more than that of the given."""
    value = value_left(state)
    return [
        slot
        for slot in open_slots(state)
        if slot not in state.modules.taken
        and currency_of(card_at(state, slot)) == NUGGET_COST
        and state.setting.cost[card_at(state, slot)] <= value
    ]


def demobilise(state: AlthingState, chance: Chance, sink: list[Event] | None) -> None:
    """The cards taken come into the hand; the one given lies where the first of them lay."""
    seat = state.active
    modules = change(state)
    given, slots = modules.given, modules.taken
    modules.given = NONE
    modules.taken = ()
    state.hand[seat] = without(state.hand[seat], given)
    forget_shown(state, seat, given)
    cards: list[int] = []
    for slot in slots:
        card = take_from_row(state, slot)
        cards.append(card)
        state.hand[seat] = with_card(state.hand[seat], card)
        state.shown[seat] = with_card(state.shown[seat], card)
    if sink is not None:
        names = tuple([CARDS[card] for card in cards])
        sink.append(CardsDemobilised(seat, CARDS[given], names, tuple([slot + 1 for slot in slots])))
    _join(state, given, slots[0])
    refill(state, chance, sink)
    go_on(state, chance, sink)


def _join(state: AlthingState, given: int, slot: int) -> None:
    """The given card lies in this slot; where the guest lay it leaves at the end of the phase as he would."""
    if slot == GUEST:
        change(state).guest = given
    else:
        state.row = (*state.row[:slot], given, *state.row[slot + 1 :])
