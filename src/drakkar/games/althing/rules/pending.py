"""What happens by itself, one effect after the other: what steps do, and Thorfinn's turn."""

from __future__ import annotations

from drakkar.games.althing.events_modules import HelaRevealed
from drakkar.games.althing.pieces import (
    CARDS,
    CURSED_TROLL,
    EVERY_SEAT,
    FATES,
    FIRST_TROLL,
    FIRST_VIKING,
    HELA,
    NONE,
)
from drakkar.games.althing.rules.assembly import refill
from drakkar.games.althing.rules.decks import settle, to_discard
from drakkar.games.althing.rules.phase import CLIMB, HIS_SYMBOL, REVEAL, YOUR_PHASE, begin_phase, go_on
from drakkar.games.althing.rules.strikes import can_strike
from drakkar.games.althing.rules.thorfinn import climb, reveal
from drakkar.games.althing.rules.windows import warn
from drakkar.games.althing.state import ACTING, KNOWERS, AlthingState, change, with_card
from drakkar.kernel.chance import Chance
from drakkar.kernel.events import Event


def proceed(state: AlthingState, chance: Chance, sink: list[Event] | None) -> None:
    """Carry out what is pending until nothing is, or somebody is asked for an answer."""
    while state.modules.pending and state.phase == ACTING:
        modules = change(state)
        effect = modules.pending[0]
        modules.pending = modules.pending[1:]
        if effect < REVEAL:
            _arrival(state, effect, chance, sink)
        else:
            _thorfinn(state, effect, chance, sink)


def _thorfinn(state: AlthingState, effect: int, chance: Chance, sink: list[Event] | None) -> None:
    if effect == REVEAL:
        reveal(state, chance, sink)
    elif effect == CLIMB:
        climb(state, sink)
    elif effect == YOUR_PHASE:
        begin_phase(state, 0, chance, sink)
    elif can_strike(state, effect - HIS_SYMBOL):
        state.symbol = effect - HIS_SYMBOL
        warn(state, 0, chance, sink)


def _arrival(state: AlthingState, effect: int, chance: Chance, sink: list[Event] | None) -> None:
    """What a step does to who has crossed onto it (clauses 14.3, 14.4 and 14.6)."""
    if effect == HELA:
        _show_to_hela(state, chance, sink)
        go_on(state, chance, sink)
    elif state.trolls[state.active]:
        state.symbol = CURSED_TROLL
        warn(state, state.active, chance, sink)
    else:
        go_on(state, chance, sink)


def _show_to_hela(state: AlthingState, chance: Chance, sink: list[Event] | None) -> None:
    """The top card of the seat's deck: out of the game, on the assembly deck, or to the discard pile."""
    seat = state.active
    card = _top_card(state, seat, chance)
    if card == NONE:
        return
    if card >= FIRST_TROLL:
        fate = 2
        to_discard(state, seat, card, EVERY_SEAT)
    elif card >= FIRST_VIKING:
        fate = 1
        state.top = (*state.top, card << KNOWERS | EVERY_SEAT)
    else:
        fate = 0
        modules = change(state)
        modules.out = with_card(modules.out, card)
    if sink is not None:
        sink.append(HelaRevealed(seat, CARDS[card], FATES[fate]))
    settle(state, seat, sink)
    refill(state, chance, sink)  # a row that was short, its deck being empty (clause 4.6)


def _top_card(state: AlthingState, seat: int, chance: Chance) -> int:
    """The next card of the seat's deck, taken from it; NONE if it has none."""
    if state.on_top[seat]:
        card = state.on_top[seat][-1]
        state.on_top[seat] = state.on_top[seat][:-1]
        return card
    if not len(state.deck[seat]):
        return NONE
    card, state.deck[seat] = state.deck[seat].draw(chance)
    return card
