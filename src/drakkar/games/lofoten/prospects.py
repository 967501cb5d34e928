"""What a seat will probably have stored, by what lies in its warehouses, aboard, and within its reach."""

from __future__ import annotations

from typing import Final

from drakkar.games.lofoten.pieces import (
    AREAS,
    ARMS,
    BUCKLER_PAIRS,
    CARD_GOOD,
    CLAN_OF,
    GOOD_OF,
    GOODS,
    MINORITY,
    NONE,
    OWN_BUCKLERS,
    RIVAL_BUCKLERS,
    SHIP_ANY_GOOD,
    TILE_COUNT,
    TILES,
    TILES_OF_A_GOOD,
    VALUE_OF,
)
from drakkar.games.lofoten.rules.score import Holdings
from drakkar.games.lofoten.rules.storage import empty_warehouses
from drakkar.games.lofoten.state import UNLOADING, LofotenState

# How likely a tile is to be stored: waiting for its warehouse, aboard, ordered; and what an order hopes for.
STORING: Final = 0.98
ABOARD: Final = (0.95, 0.86, 0.78)  # by quarter turns from the dock
ORDERED: Final = (0.6, 0.52, 0.45, 0.38, 0.31, 0.25, 0.2)  # by moves from the tile
HOPE: Final = 0.3  # in quantity, while such tiles are to come
# A buckler without its pair is part of one.
ODD: Final = 0.25


def homes(state: LofotenState) -> list[int]:
    """By good: its warehouse, if only because it is the last one that is empty; or NONE."""
    found = list(state.assigned[:])
    empty = empty_warehouses(state)
    if len(empty) == 1:
        found[state.assigned.index(NONE)] = empty[0]
    return found


def prospects(state: LofotenState, held: Holdings, seat: int, home: list[int]) -> list[float]:
    """By good: the count of the seat's side of its warehouse, as it will probably be (clause 11.2)."""
    coming = [0.0] * TILES
    if state.to_act == seat:
        for tile in state.storing:
            coming[tile] += STORING
    counts = [0.0] * len(GOODS)
    if state.back != UNLOADING:  # what is still aboard then is lost
        _add_fleet(state, seat, home, coming, counts)
    for tile in range(TILES):
        if coming[tile]:
            counts[GOOD_OF[tile]] += coming[tile] * _counts_as(state, seat, home[GOOD_OF[tile]], tile)
    for good in range(len(GOODS)):
        if home[good] != NONE and state.setting.warehouses[home[good]].metric == BUCKLER_PAIRS:
            counts[good] = _pairs(held, seat, good, coming)
        elif state.assigned[good] != NONE:
            counts[good] += held.count(seat, good)
    return counts


def _add_fleet(
    state: LofotenState, seat: int, home: list[int], coming: list[float], counts: list[float]
) -> None:
    """What is aboard and ordered: tiles by how likely they are, and hopes as quantities."""
    taken = 0
    for slot in range(ARMS):
        from_top = min(slot, ARMS - slot)
        at = seat * ARMS + (state.top[seat] + slot) % ARMS
        if state.cargo[at]:
            for tile in state.cargo[at]:
                likely = 1.0 if _shunned(state, home[GOOD_OF[tile]]) else ABOARD[ARMS // 2 - from_top]
                coming[tile] += likely
        elif state.order[at] != NONE:
            good = CARD_GOOD[state.order[at]]
            area = nearest(state, seat, at, from_top, taken)
            if area != NONE:
                taken |= 1 << area
                tile = state.market[area]
                if not _shunned(state, home[GOOD_OF[tile]]):
                    coming[tile] += ORDERED[from_top + abs(area - state.area[seat])]
            elif state.unseen_goods[good] and not _shunned(state, home[good]):
                counts[good] += HOPE


def _shunned(state: LofotenState, warehouse: int) -> bool:
    """Whether less is more: then an order is no reason to go anywhere, nor cargo to avoid the dock."""
    return warehouse != NONE and state.setting.warehouses[warehouse].scoring == MINORITY


def nearest(state: LofotenState, seat: int, at: int, from_top: int, taken: int) -> int:
    """The area of the tile that best serves a longship's order, or NONE; `taken` are bits of areas."""
    setting = state.setting
    any_good = setting.effect[at] == SHIP_ANY_GOOD and state.upgraded[seat] >> setting.longship[at] & 1 == 1
    good = CARD_GOOD[state.order[at]]
    found = NONE
    best = 0.0
    for area in range(AREAS):
        tile = state.market[area]
        if tile != NONE and not taken >> area & 1 and (any_good or GOOD_OF[tile] == good):
            value = ORDERED[from_top + abs(area - state.area[seat])] * VALUE_OF[tile]
            if value > best:
                best = value
                found = area
    return found


def _counts_as(state: LofotenState, seat: int, warehouse: int, tile: int) -> float:
    """What a tile adds to the count of its warehouse, but for pairs of bucklers."""
    if warehouse != NONE:
        metric = state.setting.warehouses[warehouse].metric
        if metric == TILE_COUNT:
            return 1.0
        if metric == OWN_BUCKLERS:
            return 1.0 if CLAN_OF[tile] == seat else 0.0
        if metric == RIVAL_BUCKLERS:
            return 0.0 if CLAN_OF[tile] == seat else 1.0
    return float(VALUE_OF[tile])


def _pairs(held: Holdings, seat: int, good: int, coming: list[float]) -> float:
    bucklers = [float(held.bucklers(seat, good, clan)) for clan in (0, 1)]
    for tile in range(good * TILES_OF_A_GOOD, (good + 1) * TILES_OF_A_GOOD):
        bucklers[CLAN_OF[tile]] += coming[tile]
    return min(bucklers) + ODD * abs(bucklers[0] - bucklers[1])
