"""The reserve (section 10)."""

from __future__ import annotations

from drakkar.games.althing.events import CardStored, ReserveFetched, ReserveSwapped, ReserveTraded
from drakkar.games.althing.pieces import CARDS, NONE
from drakkar.games.althing.rules.decks import forget_shown, settle, to_discard
from drakkar.games.althing.rules.phase import count_action, go_on
from drakkar.games.althing.state import AlthingState, partner_of, with_card, with_instead, without
from drakkar.kernel.chance import Chance
from drakkar.kernel.events import Event


def store(state: AlthingState, card: int, chance: Chance, sink: list[Event] | None) -> None:
    seat, visible = state.active, state.setting.open_reserve
    _seen_leaving(state, seat, card)
    state.hand[seat] = without(state.hand[seat], card)
    state.reserve[seat] = card
    count_action(state)
    if sink is not None:
        sink.append(CardStored(seat, CARDS[card], visible))
    go_on(state, chance, sink)


def fetch(state: AlthingState, card: int, chance: Chance, sink: list[Event] | None) -> None:
    """The reserve card for one dropped face down (clause 10.2)."""
    seat, taken = state.active, state.reserve[state.active]
    state.shown[seat] = ()
    _exchange(state, seat, card, taken)
    to_discard(state, seat, card, 1 << seat)
    state.reserve[seat] = NONE
    count_action(state)
    if sink is not None:
        sink.append(ReserveFetched(seat, CARDS[taken], CARDS[card], state.setting.open_reserve))
    settle(state, seat, sink)
    go_on(state, chance, sink)


def swap(state: AlthingState, card: int, sink: list[Event] | None) -> None:
    """The reserve card for one left in its place (clauses 10.2 and 10.7)."""
    seat, taken = state.active, state.reserve[state.active]
    _seen_leaving(state, seat, card)
    _exchange(state, seat, card, taken)
    state.reserve[seat] = card
    state.actions += 1
    state.exchanges += 1
    if sink is not None:
        sink.append(ReserveSwapped(seat, CARDS[taken], CARDS[card], state.setting.open_reserve))


def trade(state: AlthingState, card: int, sink: list[Event] | None) -> None:
    """The partner's reserve card for one left in its place; each is its new holder's (clause 10.6)."""
    seat = state.active
    partner = partner_of(state, seat)
    taken = state.reserve[partner]
    _seen_leaving(state, seat, card)
    _exchange(state, seat, card, taken)
    state.reserve[partner] = card
    state.actions += 1
    state.exchanges += 1
    if sink is not None:
        sink.append(ReserveTraded(seat, partner, CARDS[taken], CARDS[card]))


def _seen_leaving(state: AlthingState, seat: int, card: int) -> None:
    """A card leaves the hand for a reserve: openly, or so that nobody is sure of the hand any more."""
    if state.setting.open_reserve:
        forget_shown(state, seat, card)
    else:
        state.shown[seat] = ()


def _exchange(state: AlthingState, seat: int, card: int, taken: int) -> None:
    """A card of the hand for one of a reserve, which all have seen there if it is open."""
    state.hand[seat] = with_instead(state.hand[seat], taken, card)
    if state.setting.open_reserve:
        state.shown[seat] = with_card(state.shown[seat], taken)
