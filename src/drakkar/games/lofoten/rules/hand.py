"""Order cards: the hand, the deck and the discard pile (clauses 2.7, 3.1, 5.3 and 7)."""

from __future__ import annotations

from typing import Final

from drakkar.games.lofoten.events import (
    CardDrawn,
    CardPut,
    DeckReshuffled,
    HandDiscarded,
    HandDrawn,
)
from drakkar.games.lofoten.pieces import CARD_GOOD, CARD_VALUE, CARDS, GOODS, HAND, NONE, SIDES
from drakkar.games.lofoten.state import LofotenState
from drakkar.kernel.chance import Chance
from drakkar.kernel.events import Event
from drakkar.kernel.pool import Pool

DECK: Final = "orders"


def take_from_hand(state: LofotenState, position: int) -> int:
    """The card played; the other two close up and keep their order."""
    at = state.to_act * HAND
    card = state.hand[at + position]
    for slot in range(at + position, at + HAND - 1):
        state.hand[slot] = state.hand[slot + 1]
        state.since[slot] = state.since[slot + 1]
    state.hand[at + HAND - 1] = NONE
    state.since[at + HAND - 1] = 0
    return card


def from_deck(state: LofotenState, chance: Chance, sink: list[Event] | None) -> int:
    """The next card; an empty deck is made anew from the discard pile first (clause 7.3)."""
    if not len(state.deck):
        cards: list[int] = []
        for card in range(CARDS):
            cards += [card] * state.discards[card]
        state.deck = Pool(cards, DECK, ascending=True)
        state.discards = bytearray(CARDS)
        state.epoch += 1
        if sink is not None:
            sink.append(DeckReshuffled(len(cards)))
    card, state.deck = state.deck.draw(chance)
    return card


def draw(state: LofotenState, chance: Chance, sink: list[Event] | None) -> None:
    """Draw the card that will go to an end of the hand."""
    state.drawn = from_deck(state, chance, sink)
    if sink is not None:
        sink.append(CardDrawn(state.to_act, GOODS[CARD_GOOD[state.drawn]], CARD_VALUE[state.drawn]))


def put(state: LofotenState, side: int, sink: list[Event] | None) -> None:
    """The drawn card to the left or the right end. Nothing was drawn since, so it is of the present deck."""
    at = state.to_act * HAND
    slot = at + HAND - 1 if side else at
    if not side:
        for other in range(at + HAND - 1, at, -1):
            state.hand[other] = state.hand[other - 1]
            state.since[other] = state.since[other - 1]
    state.hand[slot] = state.drawn
    state.since[slot] = state.epoch
    state.drawn = NONE
    if sink is not None:
        sink.append(CardPut(state.to_act, SIDES[side]))


def renew(state: LofotenState, chance: Chance, sink: list[Event] | None) -> None:
    """Discard the hand, then draw a new one: the discarded cards may come back if the deck runs out."""
    seat = state.to_act
    at = seat * HAND
    for slot in range(at, at + HAND):
        state.discards[state.hand[slot]] += 1
    if sink is not None:
        goods, values = _named(state, seat)
        sink.append(HandDiscarded(seat, goods, values))
    deal(state, seat, chance, sink)


def deal(state: LofotenState, seat: int, chance: Chance, sink: list[Event] | None) -> None:
    """Three cards, from left to right."""
    for slot in range(seat * HAND, (seat + 1) * HAND):
        state.hand[slot] = from_deck(state, chance, sink)
        state.since[slot] = state.epoch
    if sink is not None:
        goods, values = _named(state, seat)
        sink.append(HandDrawn(seat, goods, values))


def _named(state: LofotenState, seat: int) -> tuple[tuple[str, ...], tuple[int, ...]]:
    cards = list(state.hand[seat * HAND : (seat + 1) * HAND])
    return tuple([GOODS[CARD_GOOD[card]] for card in cards]), tuple([CARD_VALUE[card] for card in cards])
