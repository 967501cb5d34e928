"""Warehouses: where a good is stored, and the choice of one for a new good (clauses 6.5 and 6.6)."""

from __future__ import annotations

from drakkar.games.lofoten.events import TileStored, WarehouseOpened
from drakkar.games.lofoten.pieces import (
    CLAN_OF,
    CLANS,
    GOOD_OF,
    GOODS,
    LONGSHIPS,
    NONE,
    TILES,
    VALUE_OF,
    WAREHOUSES,
)
from drakkar.games.lofoten.state import STORING, LofotenState
from drakkar.kernel.events import Event


def empty_warehouses(state: LofotenState) -> list[int]:
    return [warehouse for warehouse in range(WAREHOUSES) if warehouse not in state.assigned]


def good_in(assigned: bytes | bytearray, warehouse: int) -> int:
    """The good that a warehouse holds, or NONE."""
    return assigned.index(warehouse) if warehouse in assigned else NONE


def store(state: LofotenState, tiles: tuple[int, ...], ship: int, sink: list[Event] | None) -> bool:
    """Store tiles of one good, from a longship or NONE. False if the player must choose a warehouse first."""
    good = GOOD_OF[tiles[0]]
    if state.assigned[good] == NONE:
        empty = empty_warehouses(state)
        if len(empty) > 1:
            state.storing = tiles
            state.ship = ship
            state.phase = STORING
            return False
        _open(state, empty[0], good, sink)
    _put_away(state, tiles, ship, sink)
    return True


def store_chosen(state: LofotenState, warehouse: int, sink: list[Event] | None) -> None:
    """Store the waiting tiles in the warehouse chosen for them."""
    tiles, ship = state.storing, state.ship
    state.storing = ()
    state.ship = NONE
    _open(state, warehouse, GOOD_OF[tiles[0]], sink)
    _put_away(state, tiles, ship, sink)


def _open(state: LofotenState, warehouse: int, good: int, sink: list[Event] | None) -> None:
    state.assigned[good] = warehouse
    if sink is not None:
        sink.append(WarehouseOpened(state.to_act, warehouse + 1, GOODS[good]))


def _put_away(state: LofotenState, tiles: tuple[int, ...], ship: int, sink: list[Event] | None) -> None:
    seat = state.to_act
    longship = "" if ship == NONE else LONGSHIPS[ship]
    for tile in tiles:
        good = GOOD_OF[tile]
        state.stored[seat * TILES + tile] += 1
        state.count[seat * len(GOODS) + good] += 1
        if sink is not None:
            warehouse = state.assigned[good] + 1
            clan = CLANS[CLAN_OF[tile]]
            sink.append(TileStored(seat, longship, GOODS[good], VALUE_OF[tile], clan, warehouse))
