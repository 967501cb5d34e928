"""A player's own cards: hand, deck and discard pile (clauses 3.5, 5.5 and 5.7)."""

from __future__ import annotations

from drakkar.games.althing.events import CardDropped, CardsDrawn, DeckReshuffled
from drakkar.games.althing.pieces import CARDS, EVERY_SEAT
from drakkar.games.althing.state import KNOWERS, AlthingState, with_card, without
from drakkar.kernel.chance import Chance
from drakkar.kernel.events import Event
from drakkar.kernel.pool import Pool


def deck_size(state: AlthingState, seat: int) -> int:
    return len(state.deck[seat]) + len(state.on_top[seat])


def play_from_hand(state: AlthingState, seat: int, card: int) -> None:
    """A card leaves the hand for all to see, and lies on the discard pile."""
    state.hand[seat] = without(state.hand[seat], card)
    forget_shown(state, seat, card)
    to_discard(state, seat, card, EVERY_SEAT)


def forget_shown(state: AlthingState, seat: int, card: int) -> None:
    """A card that all may have known in this hand has left it openly."""
    if card in state.shown[seat]:
        state.shown[seat] = without(state.shown[seat], card)


def drop_from_hand(state: AlthingState, seat: int, card: int, sink: list[Event] | None) -> None:
    """Face down: what others knew of the hand is no longer sure (clause 1.5)."""
    state.hand[seat] = without(state.hand[seat], card)
    state.shown[seat] = ()
    to_discard(state, seat, card, 1 << seat)
    if sink is not None:
        sink.append(CardDropped(seat, CARDS[card]))


def to_discard(state: AlthingState, seat: int, card: int, knowers: int) -> None:
    state.discard[seat] = with_card(state.discard[seat], card << KNOWERS | knowers)


def settle(state: AlthingState, seat: int, sink: list[Event] | None) -> None:
    """An empty deck is made anew from the discard pile at once, and forgets who knew what (clause 5.7)."""
    if len(state.deck[seat]) or state.on_top[seat] or not state.discard[seat]:
        return
    cards = [entry >> KNOWERS for entry in state.discard[seat]]
    state.deck[seat] = Pool(cards, state.setting.deck_sources[seat], ascending=True)
    state.discard[seat] = ()
    if sink is not None:
        sink.append(DeckReshuffled(seat, len(cards)))


def draw_up_to(state: AlthingState, seat: int, number: int, chance: Chance, sink: list[Event] | None) -> None:
    """So many cards, or as many as there are. Each is in the hand before the next is drawn: a preview stops
    where luck is needed, and looks at the position as it is then."""
    drawn: list[int] = []
    while len(drawn) < number:
        if state.on_top[seat]:
            card = state.on_top[seat][-1]
            state.on_top[seat] = state.on_top[seat][:-1]
            state.shown[seat] = with_card(state.shown[seat], card)
        elif len(state.deck[seat]):
            card, state.deck[seat] = state.deck[seat].draw(chance)
        else:
            break
        drawn.append(card)
        state.hand[seat] = with_card(state.hand[seat], card)
        settle(state, seat, sink)
    if drawn and sink is not None:
        sink.append(CardsDrawn(seat, len(drawn), tuple([CARDS[card] for card in drawn])))
