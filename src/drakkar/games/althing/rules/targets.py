"""Whom a symbol may be aimed at (clauses 6.1 to 6.3, 10.5, 14.13, 16.10, 16.11 and 16.15)."""

from __future__ import annotations

from drakkar.games.althing.pieces import AXE, CURSED_TROLL, NONE, REVEALED_TROLL, STORM, THORFINN, TROLL
from drakkar.games.althing.state import AlthingState, are_opponents, sheltered


def is_ruse(symbol: int) -> bool:
    return symbol <= STORM


def is_aimed(symbol: int) -> bool:
    """Whether it has a target: a ruse, or the curse of a Troll."""
    return symbol <= STORM or symbol == CURSED_TROLL


def can_be_target(state: AlthingState, symbol: int, seat: int) -> bool:
    """Whether the active seat may aim this symbol at the seat."""
    if state.foe is not None:
        return seat == THORFINN and _thorfinn_can_be_target(state, symbol)
    if not are_opponents(state.setting, state.active, seat):
        return False
    if symbol == CURSED_TROLL:
        return state.trolls[seat] > 0
    return not sheltered(state, seat) and (symbol != AXE or len(state.hand[seat]) > 0)


def _thorfinn_can_be_target(state: AlthingState, symbol: int) -> bool:
    if symbol == AXE:
        return len(state.hand[THORFINN]) > 0 and not thorfinn_protected(state, AXE)
    return symbol == TROLL and state.setting.legend and not thorfinn_protected(state, TROLL)


def thorfinn_protected(state: AlthingState, symbol: int) -> bool:
    """Whether his card of the round shows the shield against an axe, the detroll against a Troll."""
    assert state.foe is not None
    if state.foe.card in (NONE, REVEALED_TROLL):
        return False
    card = state.setting.components.thorfinn[state.foe.card]
    return card.shield if symbol == AXE else card.detroll


def can_be_raided(state: AlthingState, symbol: int, seat: int) -> bool:
    """Whether the active seat may aim an axe at the seat's open reserve (clause 10.5)."""
    return (
        symbol == AXE
        and state.setting.open_reserve
        and state.reserve[seat] != NONE
        and are_opponents(state.setting, state.active, seat)
        and not sheltered(state, seat)
    )


def has_target(state: AlthingState, symbol: int) -> bool:
    for seat in range(state.setting.figures):
        if can_be_target(state, symbol, seat) or can_be_raided(state, symbol, seat):
            return True
    return False
