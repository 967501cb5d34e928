"""Which barrels can go where (clauses 6.1 to 6.7)."""

from __future__ import annotations

from drakkar.games.vikings_on_board.pieces import BARRELS, COLOURS
from drakkar.games.vikings_on_board.setting import ZONES
from drakkar.games.vikings_on_board.state import IN_HAND, VikingsOnBoardState


def can_bet(state: VikingsOnBoardState, seat: int, quay: bool) -> bool:
    """Whether the seat has a barrel to bet and a zone for it (clause 6.6)."""
    if state.setting.one_barrel_a_ship:
        return barrels_for(state, seat, quay) != 0
    if not ZONES[state.docked] & ~state.bets:
        return False
    first = seat * BARRELS
    barrels = state.barrels[first : first + BARRELS]
    return IN_HAND in barrels or (quay and min(barrels) < IN_HAND)


def barrels_for(state: VikingsOnBoardState, seat: int, quay: bool) -> int:
    """The seat's barrels that can be bet, as bits: unused ones, and with `quay` those on a quay too."""
    bits = 0
    for barrel in range(BARRELS):
        at = state.barrels[seat * BARRELS + barrel]
        if (at == IN_HAND or (quay and at < IN_HAND)) and zones_for(state, seat, barrel):
            bits |= 1 << barrel
    return bits


def zones_for(state: VikingsOnBoardState, seat: int, barrel: int) -> int:
    """The zones where this barrel may go, as bits: empty ones of docked ships (clauses 6.1 and 6.2)."""
    ships = state.docked
    if state.setting.one_barrel_a_ship:
        ships &= ~ships_bet_on(state, seat, barrel)
    return ZONES[ships] & ~state.bets


def ships_bet_on(state: VikingsOnBoardState, seat: int, barrel: int) -> int:
    """Ships where another barrel of the seat lies, as bits (clause 6.4)."""
    ships = 0
    for other in range(BARRELS):
        at = state.barrels[seat * BARRELS + other]
        if other != barrel and at < IN_HAND:
            ships |= 1 << (at // len(COLOURS))
    return ships
