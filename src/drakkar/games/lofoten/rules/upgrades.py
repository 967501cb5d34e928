"""Upgrading longships (clauses 13.1 to 13.3)."""

from __future__ import annotations

from drakkar.games.lofoten.events import LongshipUpgraded, TileFlipped
from drakkar.games.lofoten.pieces import (
    CLAN_OF,
    CLANS,
    GOOD_OF,
    GOODS,
    LONGSHIPS,
    NONE,
    TILES,
    VALUE_OF,
)
from drakkar.games.lofoten.state import CLOSING, FLIPPING, LofotenState
from drakkar.kernel.events import Event


def flippable(state: LofotenState) -> list[int]:
    """The kinds of tile that the seat to act has face up in the warehouses."""
    start = state.to_act * TILES
    return [tile for tile in range(TILES) if state.stored[start + tile]]


def upgradable(state: LofotenState) -> list[int]:
    """The longships that the seat to act may upgrade now."""
    if not state.setting.upgrades or state.improved or not flippable(state):
        return []
    done = state.upgraded[state.to_act]
    return [ship for ship in range(len(LONGSHIPS)) if not done >> ship & 1]


def choose_longship(state: LofotenState, ship: int) -> None:
    state.ship = ship
    state.phase = FLIPPING


def flip(state: LofotenState, tile: int, sink: list[Event] | None) -> None:
    """Pay with a stored tile, then turn the longship to its better side."""
    seat = state.to_act
    ship = state.ship
    state.stored[seat * TILES + tile] -= 1
    state.flipped[seat * TILES + tile] += 1
    state.upgraded[seat] |= 1 << ship
    state.improved = True
    state.ship = NONE
    state.phase = CLOSING
    if sink is not None:
        good = GOOD_OF[tile]
        warehouse = state.assigned[good] + 1
        sink.append(TileFlipped(seat, GOODS[good], VALUE_OF[tile], CLANS[CLAN_OF[tile]], warehouse))
        sink.append(LongshipUpgraded(seat, LONGSHIPS[ship]))
