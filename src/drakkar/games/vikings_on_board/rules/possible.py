"""Which buildings' actions are possible (clauses 3.4, 4.1, 5.2 to 5.5, 6.6, 7.4, 7.6 and 8.1)."""

from __future__ import annotations

from typing import Final

from drakkar.games.vikings_on_board.pieces import (
    BUILDINGS,
    CHANGE_SHIP,
    DEPARTURE,
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
from drakkar.games.vikings_on_board.rules.bets import barrels_for
from drakkar.games.vikings_on_board.setting import COLOUR
from drakkar.games.vikings_on_board.state import VikingsOnBoardState

EVERY_BUILDING: Final = (1 << len(BUILDINGS)) - 1


def possible_buildings(state: VikingsOnBoardState) -> int:
    """The buildings where the viking at the head of the queue may go, as bits.

    Free ones whose action is possible; if there is none, all free ones (clause 3.5). First player has no
    action, so it makes none possible, but one may always go there (clause 4.1).
    """
    seat = state.to_act
    free = EVERY_BUILDING & ~state.taken
    bits = 0
    for building in range(FIRST_PLAYER + 1, len(BUILDINGS)):
        if free >> building & 1 and possible(state, seat, building):
            bits |= 1 << building
    return bits | (free & 1 << FIRST_PLAYER) if bits else free


def possible(state: VikingsOnBoardState, seat: int, building: int) -> bool:
    """Whether the building's action would change anything for this seat (clause 3.4)."""
    if building in (FIRST_PLAYER, DEPARTURE):
        return True
    if building == PROMOTION:
        return can_promote(state, seat)
    if building == CHANGE_SHIP:
        return can_change(state, seat)
    if building in (TAVERN_1, TAVERN_2):
        return bool(barrels_for(state, seat, building == TAVERN_2))
    if building == WAREHOUSE_1:
        return state.stack > 0
    if building == MARKET:
        return min(state.levels) < state.setting.top
    if building == MOVE:
        return leavable(state) != 0
    if building == WAREHOUSE_2:
        return state.fresh > 0 or len(state.bottom) > 0
    assert building == SWAP
    return can_swap(state)


def can_promote(state: VikingsOnBoardState, seat: int) -> bool:
    """The seat has a body that is not at the bow (clause 5.2)."""
    for crew in state.crews:
        for place in range(1, len(crew)):
            if COLOUR[crew[place]] == seat:
                return True
    return False


def can_change(state: VikingsOnBoardState, seat: int) -> bool:
    """The seat has a body for which another ship has room (clause 5.3)."""
    leaving = leavable(state)
    for ship, crew in enumerate(state.crews):
        if leaving >> ship & 1:
            for body in crew:
                if COLOUR[body] == seat:
                    return True
    return False


def leavable(state: VikingsOnBoardState) -> int:
    """Ships with a body that could go to another one with room, as bits (clauses 5.1 and 5.4)."""
    roomy = state.roomy
    # With a single ship that has room, its own bodies have nowhere to go.
    return state.manned if roomy & (roomy - 1) else state.manned & ~roomy if roomy else 0


def can_swap(state: VikingsOnBoardState) -> bool:
    """Two ships have a body (clause 5.5)."""
    return state.manned & (state.manned - 1) != 0
