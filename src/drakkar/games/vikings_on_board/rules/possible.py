"""Which buildings' actions are possible (clauses 3.4, 4.1, 5.2 to 5.5, 6.6, 7.4, 7.6 and 8.1)."""

from __future__ import annotations

from typing import Final

from drakkar.games.vikings_on_board.pieces import (
    BUILDINGS,
    CHANGE_SHIP,
    FIRST_PLAYER,
    MARKET,
    MOVE,
    PROMOTION,
    SWAP,
    TAVERN_1,
    TAVERN_2,
    WAREHOUSE_1,
    WAREHOUSE_2,
)
from drakkar.games.vikings_on_board.rules.bets import can_bet
from drakkar.games.vikings_on_board.setting import COLOUR
from drakkar.games.vikings_on_board.state import VikingsOnBoardState

EVERY_BUILDING: Final = (1 << len(BUILDINGS)) - 1

# The buildings as bits. Nothing can make Departure impossible while it is free.
TO_FIRST_PLAYER: Final = 1 << FIRST_PLAYER
TO_PROMOTION: Final = 1 << PROMOTION
TO_CHANGE_SHIP: Final = 1 << CHANGE_SHIP
TO_TAVERN_1: Final = 1 << TAVERN_1
TO_WAREHOUSE_1: Final = 1 << WAREHOUSE_1
TO_MARKET: Final = 1 << MARKET
TO_MOVE: Final = 1 << MOVE
TO_TAVERN_2: Final = 1 << TAVERN_2
TO_WAREHOUSE_2: Final = 1 << WAREHOUSE_2
TO_SWAP: Final = 1 << SWAP


def open_buildings(state: VikingsOnBoardState) -> int:
    """The buildings where the viking at the head of the queue may go, as bits.

    Free ones whose action is possible; if there is none, all free ones (clause 3.5). First player has no
    action, so it makes none possible, but one may always go there (clause 4.1).
    """
    free = EVERY_BUILDING & ~state.taken
    open_now = possible(state, state.to_act, free)
    return open_now if open_now & ~TO_FIRST_PLAYER else free


def possible(state: VikingsOnBoardState, seat: int, buildings: int) -> int:
    """Of these buildings, First player and those whose action changes something, as bits (clause 3.4)."""
    if buildings & TO_PROMOTION and not can_promote(state, seat):
        buildings ^= TO_PROMOTION
    if buildings & TO_CHANGE_SHIP and not can_change(state, seat):
        buildings ^= TO_CHANGE_SHIP
    if buildings & TO_TAVERN_1 and not can_bet(state, seat, quay=False):
        buildings ^= TO_TAVERN_1
    if buildings & TO_WAREHOUSE_1 and not state.stack:
        buildings ^= TO_WAREHOUSE_1
    if buildings & TO_MARKET and min(state.levels) == state.setting.top:
        buildings ^= TO_MARKET
    if buildings & TO_MOVE and not leavable(state):
        buildings ^= TO_MOVE
    if buildings & TO_TAVERN_2 and not can_bet(state, seat, quay=True):
        buildings ^= TO_TAVERN_2
    if buildings & TO_WAREHOUSE_2 and not state.fresh and not state.bottom:
        buildings ^= TO_WAREHOUSE_2
    if buildings & TO_SWAP and not state.manned & (state.manned - 1):
        # It takes two ships with a body (clause 5.5).
        buildings ^= TO_SWAP
    return buildings


def can_promote(state: VikingsOnBoardState, seat: int) -> bool:
    """The seat has a body that is not at the bow (clause 5.2)."""
    own = state.setting.colours[seat]
    for crew in state.crews:
        for place in range(1, len(crew)):
            if COLOUR[crew[place]] == own:
                return True
    return False


def can_change(state: VikingsOnBoardState, seat: int) -> bool:
    """The seat has a body for which another ship has room (clause 5.3)."""
    own = state.setting.colours[seat]
    leaving = leavable(state)
    for ship, crew in enumerate(state.crews):
        if leaving >> ship & 1:
            for body in crew:
                if COLOUR[body] == own:
                    return True
    return False


def leavable(state: VikingsOnBoardState) -> int:
    """Ships with a body that could go to another one with room, as bits (clauses 5.1 and 5.4)."""
    roomy = state.roomy
    # With a single ship that has room, its own bodies have nowhere to go.
    return state.manned if roomy & (roomy - 1) else state.manned & ~roomy if roomy else 0
