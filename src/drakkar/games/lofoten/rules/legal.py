"""What the seat to act may do."""

from __future__ import annotations

from drakkar.games.lofoten import actions as verbs
from drakkar.games.lofoten.pieces import (
    AREAS,
    ARMS,
    LEFT,
    MIDDLE,
    NONE,
    PILES,
    POWER_COIN,
    POWER_DISCARD,
    POWER_SHIFT,
    RIGHT,
    WAREHOUSES,
)
from drakkar.games.lofoten.rules.coins import can_buy_move, coin_origin
from drakkar.games.lofoten.rules.ending import loaded_longships
from drakkar.games.lofoten.rules.fleet import area_beside, docked_arm
from drakkar.games.lofoten.rules.jarls import claimable
from drakkar.games.lofoten.rules.market import empty_areas
from drakkar.games.lofoten.rules.storage import empty_warehouses
from drakkar.games.lofoten.rules.turn import can_buy_turn, can_renew
from drakkar.games.lofoten.rules.upgrades import flippable, upgradable
from drakkar.games.lofoten.state import (
    ACTION,
    ATTACHING,
    CLOSING,
    DRAWING,
    FLIPPING,
    LOADING,
    MOVING,
    PILING,
    PLACING,
    POWER,
    SEIZING,
    STARTING,
    STORING,
    LofotenState,
)
from drakkar.kernel.game import OVER


def legal_actions(state: LofotenState) -> list[int]:
    """Ascending, as every verb's actions are numbered in the order of the verbs."""
    phase = state.phase
    if phase == MOVING:
        return _done(state, _moves(state))
    if phase == ACTION:
        return _action(state)
    if phase == POWER:
        return _power(state)
    if phase == DRAWING:
        return [*_moves(state), *_purchases(state), verbs.FIRST_PUT, verbs.FIRST_PUT + 1]
    if phase == PILING:
        piles = [verbs.FIRST_PILE + pile for pile in range(PILES) if state.piles[pile]]
        return [*_moves(state), *_purchases(state), *piles]
    if phase == PLACING:
        areas = [verbs.FIRST_AREA + area for area in empty_areas(state)]
        return [*_moves(state), *_purchases(state), *areas]
    if phase == CLOSING:
        return _closing(state)
    if phase == STORING:
        return [verbs.FIRST_WAREHOUSE + warehouse for warehouse in empty_warehouses(state)]
    if phase == LOADING:
        return [verbs.THE_LOAD, verbs.THE_LEAVE]
    if phase == FLIPPING:
        return [verbs.FIRST_FLIP + tile for tile in flippable(state)]
    if phase == ATTACHING:
        return [verbs.FIRST_WAREHOUSE + warehouse for warehouse in range(WAREHOUSES)]
    if phase == SEIZING:
        return _tiles(state, verbs.FIRST_SEIZE)
    if phase == STARTING:
        return [verbs.THE_KEEP, verbs.THE_REDRAW]
    if state.to_act == OVER:
        return []
    return [*[verbs.FIRST_UNLOAD + ship for ship in loaded_longships(state, state.to_act)], verbs.THE_PASS]


def dock_is_free(state: LofotenState) -> bool:
    """Whether an order can be placed (clause 4.2)."""
    seat = state.to_act
    return state.order[seat * ARMS + docked_arm(state, seat)] == NONE


def can_move(state: LofotenState) -> bool:
    """Whether a move of the side card is left, or one more can be paid for (clause 5.2)."""
    return state.moves > 0 or can_buy_move(state)


def can_shift(state: LofotenState, side: int) -> bool:
    """Whether the fleet stays at the market (clause 3.4)."""
    seat = state.to_act
    return 0 <= area_beside(state.area[seat], seat, side) < AREAS


def _purchases(state: LofotenState) -> list[int]:
    actions: list[int] = []
    if can_renew(state):
        actions.append(verbs.THE_RENEW)
    if can_buy_turn(state):
        actions.append(verbs.THE_EXTRA)
    return actions


def _action(state: LofotenState) -> list[int]:
    actions = [verbs.FIRST_PLAY + LEFT]
    if dock_is_free(state):
        actions.append(verbs.FIRST_PLAY + MIDDLE)
    actions.append(verbs.FIRST_PLAY + RIGHT)
    return actions + _purchases(state)


def _moves(state: LofotenState) -> list[int]:
    """Moves in the side card's direction, its own or bought ones."""
    if not can_move(state):
        return []
    turn = verbs.FIRST_TURN + state.side
    return [verbs.FIRST_SHIFT + state.side, turn] if can_shift(state, state.side) else [turn]


def _power(state: LofotenState) -> list[int]:
    actions: list[int] = []
    if state.uses:
        if state.power == POWER_COIN:
            if coin_origin(state):
                actions.append(verbs.THE_COIN)
        elif state.power == POWER_DISCARD:
            actions = _tiles(state, verbs.FIRST_DISCARD)
        elif state.power == POWER_SHIFT:
            actions = [verbs.FIRST_SHIFT + side for side in (0, 1) if can_shift(state, side)]
        else:
            actions = [verbs.FIRST_TURN, verbs.FIRST_TURN + 1]
    return _done(state, actions)


def _done(state: LofotenState, actions: list[int]) -> list[int]:
    actions.append(verbs.THE_DONE)
    if can_buy_turn(state):
        actions.append(verbs.THE_EXTRA)
    return actions


def _tiles(state: LofotenState, first: int) -> list[int]:
    """One action for each tile on the market."""
    return [first + area for area in range(AREAS) if state.market[area] != NONE]


def _closing(state: LofotenState) -> list[int]:
    actions = _moves(state) + _purchases(state)
    claims = [verbs.FIRST_CLAIM + state.setting.jarls[at].number for at in claimable(state)]
    claims.sort()
    actions += claims
    for ship in upgradable(state):
        actions.append(verbs.FIRST_UPGRADE + ship)
    actions.append(verbs.THE_END)
    return actions
