"""What the seat to act may do."""

from __future__ import annotations

from typing import Final

from drakkar.games.vikings_on_board import actions as verbs
from drakkar.games.vikings_on_board.pieces import (
    BARRELS,
    BUILDINGS,
    CHANGE_SHIP,
    COLOURS,
    DRAWN,
    GOODS,
    MOVE,
    PLACES,
    PROMOTION,
    SHIPS,
    TAVERN_2,
)
from drakkar.games.vikings_on_board.rules.bets import barrels_for, zones_for
from drakkar.games.vikings_on_board.rules.bonus import bonus_places
from drakkar.games.vikings_on_board.rules.departure import departable, goods_left
from drakkar.games.vikings_on_board.rules.possible import leavable, open_buildings
from drakkar.games.vikings_on_board.setting import COLOUR
from drakkar.games.vikings_on_board.state import (
    BARREL,
    BODY,
    BONUS,
    BOXING,
    CHEST,
    CHOOSING,
    DEPARTING,
    DESTINATION,
    LOADING,
    PRICE,
    SECOND_BODY,
    SHARING,
    VikingsOnBoardState,
)
from drakkar.kernel.game import OVER


def _actions(first: int, count: int) -> list[list[int]]:
    """By set of arguments, as bits: a verb's actions."""
    return [[first + at for at in range(count) if bits >> at & 1] for bits in range(1 << count)]


GOES: Final[list[list[int]]] = _actions(verbs.FIRST_GO, len(BUILDINGS))
TO_SHIPS: Final[list[list[int]]] = _actions(verbs.FIRST_SHIP, SHIPS)
BARREL_PICKS: Final[list[list[int]]] = _actions(verbs.FIRST_BARREL, BARRELS)
RAISES: Final[list[list[int]]] = _actions(verbs.FIRST_RAISE, len(GOODS))
TAKES: Final[list[list[int]]] = _actions(verbs.FIRST_TAKE, len(GOODS))
BOXES: Final[list[list[int]]] = _actions(verbs.FIRST_BOX, len(GOODS))
# By number of chests drawn.
CHEST_PICKS: Final[list[list[int]]] = [
    list(range(verbs.FIRST_CHEST, verbs.FIRST_CHEST + count)) for count in range(DRAWN + 1)
]
# By ship and number of its bodies.
CREWS: Final[list[list[list[int]]]] = [
    [list(range(first, first + count)) for count in range(PLACES + 1)]
    for first in range(verbs.FIRST_BODY, verbs.FIRST_BODY + SHIPS * PLACES, PLACES)
]
# The zones of two ships make a byte: by pair of ships and set of zones.
PAIRS: Final = SHIPS // 2
PAIR_ZONES: Final = 2 * len(COLOURS)
BETS: Final[list[list[list[int]]]] = [
    _actions(verbs.FIRST_BET + pair * PAIR_ZONES, PAIR_ZONES) for pair in range(PAIRS)
]


def legal_actions(state: VikingsOnBoardState) -> list[int]:
    """Ascending, as every verb's actions are numbered in the order of their arguments."""
    phase = state.phase
    if phase == CHOOSING:
        return [] if state.to_act == OVER else GOES[open_buildings(state)].copy()
    if phase == BODY:
        return _first_bodies(state)
    if phase == SECOND_BODY:
        return _all_bodies(state, state.manned & ~(1 << (state.picked // PLACES)))
    if phase == BARREL:
        return BARREL_PICKS[barrels_for(state, state.to_act, state.building == TAVERN_2)].copy()
    if phase == CHEST:
        return CHEST_PICKS[len(state.drawn)].copy()
    if phase == PRICE:
        return RAISES[raisable(state)].copy()
    if phase == BONUS:
        return [verbs.FIRST_BODY + at for at in bonus_places(state, state.to_act)]
    if phase == SHARING:
        return TAKES[goods_left(state)].copy()
    if phase == BOXING:
        return BOXES[goods_left(state)].copy()
    if phase in (DESTINATION, LOADING, DEPARTING):
        return TO_SHIPS[ships_open(state)].copy()
    return _zones(state)


def ships_open(state: VikingsOnBoardState) -> int:
    """The ships to choose from where one is asked for, as bits (clauses 5.1, 5.3, 5.4, 7.1 and 9.2)."""
    if state.phase == DESTINATION:
        return state.roomy & ~(1 << (state.picked // PLACES))
    if state.phase == LOADING:
        return state.docked
    return departable(state)


def raisable(state: VikingsOnBoardState) -> int:
    """Goods below the top of the market, as bits (clause 7.6)."""
    bits = 0
    for good, level in enumerate(state.levels):
        if level < state.setting.top:
            bits |= 1 << good
    return bits


def _first_bodies(state: VikingsOnBoardState) -> list[int]:
    building = state.building
    if building == PROMOTION:
        return _own_bodies(state, 1)
    if building == CHANGE_SHIP:
        return _own_bodies(state, 0)
    if building == MOVE:
        return _all_bodies(state, leavable(state))
    return _all_bodies(state, state.manned)


def _own_bodies(state: VikingsOnBoardState, nearest: int) -> list[int]:
    """Bodies of the seat's colour from that place on; those to be moved need a ship with room."""
    own = state.setting.colours[state.to_act]
    leaving = state.manned if nearest else leavable(state)
    actions: list[int] = []
    for ship, crew in enumerate(state.crews):
        if leaving >> ship & 1:
            for place in range(nearest, len(crew)):
                if COLOUR[crew[place]] == own:
                    actions.append(verbs.FIRST_BODY + ship * PLACES + place)
    return actions


def _all_bodies(state: VikingsOnBoardState, ships: int) -> list[int]:
    actions: list[int] = []
    for ship, crew in enumerate(state.crews):
        if ships >> ship & 1:
            actions += CREWS[ship][len(crew)]
    return actions


def _zones(state: VikingsOnBoardState) -> list[int]:
    zones = zones_for(state, state.to_act, state.picked)
    actions: list[int] = []
    for pair in range(PAIRS):
        actions += BETS[pair][zones >> (pair * PAIR_ZONES) & ((1 << PAIR_ZONES) - 1)]
    return actions
