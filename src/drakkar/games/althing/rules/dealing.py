"""The last of the set-up: the assembly is laid out, and everybody draws a hand (clauses 2.5 to 2.8)."""

from __future__ import annotations

from drakkar.games.althing.events_modules import HandsGiven
from drakkar.games.althing.pieces import CARDS
from drakkar.games.althing.rules.assembly import refill
from drakkar.games.althing.rules.decks import draw_up_to
from drakkar.games.althing.rules.phase import begin_round
from drakkar.games.althing.state import AlthingState, without
from drakkar.kernel.chance import Chance
from drakkar.kernel.events import Event
from drakkar.kernel.pool import Pool


def deal(
    state: AlthingState,
    decks: tuple[tuple[int, ...], ...],
    hand: tuple[int, ...],
    chance: Chance,
    sink: list[Event] | None,
) -> None:
    """By seat its deck; `hand` is the same first hand for all, or nothing to have one drawn at random."""
    setting = state.setting
    refill(state, chance, sink)
    if hand and sink is not None:
        sink.append(HandsGiven(tuple([CARDS[card] for card in hand])))
    for seat in range(setting.seats):
        deck = decks[seat]
        for card in hand:
            deck = without(deck, card)
        state.hand[seat] = hand
        state.deck[seat] = Pool(deck, setting.deck_sources[seat], ascending=True)
        draw_up_to(state, seat, state.limit[seat] - len(hand), chance, sink)
    begin_round(state, chance, sink)
