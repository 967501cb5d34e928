"""Invocation stones: a card on another, whose symbols wait for their moment (clauses 13.12 and 13.13)."""

from __future__ import annotations

from drakkar.games.althing.events_modules import StoneLaid, SymbolInvoked
from drakkar.games.althing.modules import replaced
from drakkar.games.althing.pieces import (
    CARDS,
    CURSED_TROLL,
    EVERY_SEAT,
    INVOCATION,
    NONE,
    STORM,
    SYMBOLS,
    TROLL,
)
from drakkar.games.althing.rules.decks import forget_shown, to_discard
from drakkar.games.althing.setting import Setting
from drakkar.games.althing.state import AlthingState, change, without
from drakkar.kernel.events import Event


def ready_stone(state: AlthingState, seat: int) -> int:
    """The card on the seat's stone if the seat may invoke it now: not in the phase in which it was laid."""
    modules = state.modules
    if modules.fresh and seat == state.active:
        return NONE
    return modules.laid[seat]


def can_be_laid(state: AlthingState, card: int) -> bool:
    """Whether it has a symbol in force that a stone can bring (clause 13.12)."""
    setting = state.setting
    return any(_can_be_brought(setting, symbol) for symbol in setting.symbols[card])


def _can_be_brought(setting: Setting, symbol: int) -> bool:
    """A stone does not bring the next one, and Thorfinn fears no storm, no cursed Troll and, but for the
    legend, no Troll (clause 16.10): such a stone would lie there for ever."""
    if symbol == INVOCATION:
        return False
    if not setting.solo:
        return True
    return symbol not in (STORM, CURSED_TROLL) and (symbol != TROLL or setting.legend)


def found_stone(state: AlthingState, card: int) -> None:
    """The card with the symbol leaves the hand, to have another one laid on it."""
    seat = state.active
    state.hand[seat] = without(state.hand[seat], card)
    forget_shown(state, seat, card)
    modules = change(state)
    modules.stone = replaced(modules.stone, seat, card)


def lay(state: AlthingState, card: int, sink: list[Event] | None) -> None:
    seat = state.active
    state.hand[seat] = without(state.hand[seat], card)
    forget_shown(state, seat, card)
    modules = change(state)
    modules.laid = replaced(modules.laid, seat, card)
    modules.fresh = True
    if sink is not None:
        sink.append(StoneLaid(seat, CARDS[modules.stone[seat]], CARDS[card]))


def spend_stone(state: AlthingState, seat: int) -> int:
    """Both cards go to the discard pile, for all to see. Returns the upper one."""
    modules = change(state)
    card = modules.laid[seat]
    to_discard(state, seat, card, EVERY_SEAT)
    to_discard(state, seat, modules.stone[seat], EVERY_SEAT)
    modules.laid = replaced(modules.laid, seat, NONE)
    modules.stone = replaced(modules.stone, seat, NONE)
    return card


def invoked(state: AlthingState, symbol: int, sink: list[Event] | None) -> int:
    """The stone is spent for a symbol in its owner's phase. Returns the card with the symbol."""
    assert symbol != INVOCATION
    card = spend_stone(state, state.active)
    if sink is not None:
        sink.append(SymbolInvoked(state.active, CARDS[card], SYMBOLS[symbol]))
    return card
