"""Renewal: a new hand at the beginning of a phase (clause 13.9)."""

from __future__ import annotations

from drakkar.games.althing.events_modules import HandRenewed
from drakkar.games.althing.rules.decks import draw_up_to, settle, to_discard
from drakkar.games.althing.rules.phase import go_on
from drakkar.games.althing.state import AlthingState
from drakkar.kernel.chance import Chance
from drakkar.kernel.events import Event


def renew(state: AlthingState, chance: Chance, sink: list[Event] | None) -> None:
    """The whole hand is discarded face down; draw up to the hand limit."""
    seat = state.active
    hand = state.hand[seat]
    state.hand[seat] = ()
    state.shown[seat] = ()
    for card in hand:
        to_discard(state, seat, card, 1 << seat)
    if sink is not None:
        sink.append(HandRenewed(seat, len(hand)))
    settle(state, seat, sink)
    draw_up_to(state, seat, state.limit[seat], chance, sink)
    go_on(state, chance, sink)
