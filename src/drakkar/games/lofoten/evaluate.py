"""How well a seat stands: its warehouses, what is on its way, and the best this turn can still bring."""

from __future__ import annotations

from typing import Final

from drakkar.games.lofoten.actions import ARGUMENT, SHIFT, TURN, VERB
from drakkar.games.lofoten.pieces import (
    AREAS,
    ARMS,
    CARD_GOOD,
    GOOD_OF,
    GOODS,
    NONE,
    SHIP_ANY_GOOD,
    VALUE_OF,
)
from drakkar.games.lofoten.rules.cards import shift_fleet, turn_fleet
from drakkar.games.lofoten.rules.jarls import holdings
from drakkar.games.lofoten.rules.legal import legal_actions
from drakkar.games.lofoten.rules.score import Holdings, score_rows
from drakkar.games.lofoten.state import FLIPPING, MOVING, POWER, UNLOADING, LofotenState

# What a quantity is worth: stored, and less with every move that it is away from being stored.
STORED: Final = 0.35
ABOARD: Final = (1.2, 0.9, 0.7)  # by quarter turns from the dock
ORDERED: Final = (0.6, 0.45, 0.35, 0.25, 0.2, 0.15, 0.1)  # by moves from the market tile
HOPE: Final = 0.1  # an order without such a tile
# Coins, the first ones being the dearest, a use of a power not yet made, and a Jarl's company.
COINS: Final = (0.0, 0.5, 0.9, 1.2, 1.4, 1.5, 1.6, 1.7, 1.8)
USE: Final = 0.2
JARL: Final = 1.5
# A lead of so much is half of the points of a warehouse while many tiles are still to come.
HALF_LEAD: Final = 3.0
# Moves looked ahead at most.
DEPTH: Final = 4


def standing(state: LofotenState, seat: int) -> float:
    """In the middle of an action, the best position that its moves can still lead to."""
    if state.to_act != seat or state.phase not in (MOVING, POWER):
        return _static(state, seat)
    moves = state.moves if state.phase == MOVING else state.uses
    return _best(state, seat, min(moves, DEPTH))


def _best(state: LofotenState, seat: int, moves: int) -> float:
    """Stopping here, or going on with one of the moves left."""
    best = _static(state, seat)
    if not moves or state.phase not in (MOVING, POWER):
        return best
    for action in legal_actions(state):
        if VERB[action] in (SHIFT, TURN):
            after = state.clone()
            if VERB[action] == SHIFT:
                shift_fleet(after, ARGUMENT[action], None)
            else:
                turn_fleet(after, ARGUMENT[action], None)
            best = max(best, _best(after, seat, moves - 1))
    return best


def _static(state: LofotenState, seat: int) -> float:
    """Points and prospects, own less the rival's."""
    held = holdings(state)
    rows = score_rows(held)
    value = float(sum(rows[seat]) - sum(rows[1 - seat]))
    to_come = min(1.0, sum(state.piles) / 20)
    for good in range(len(GOODS)):
        if state.assigned[good] != NONE:
            points = held.warehouse_points(good)
            now = points[seat] - points[1 - seat]
            value += to_come * (_soft(held, seat, good, now) - now)
    return value + _promise(state, held, seat) - _promise(state, held, 1 - seat)


def _soft(held: Holdings, seat: int, good: int, now: int) -> float:
    """A lead in a warehouse, while it may still be lost: the greater, the nearer to the points at stake."""
    lead = abs(held.count(seat, good) - held.count(1 - seat, good))
    return now * lead / (lead + HALF_LEAD)


def _promise(state: LofotenState, held: Holdings, seat: int) -> float:
    value = COINS[min(state.coins[seat], len(COINS) - 1)]
    for good in range(len(GOODS)):
        value += STORED * held.total(seat, good)
    if state.jarl[seat] != NONE:
        value += JARL
    if state.phase != UNLOADING:  # what is still aboard then is lost
        for slot in range(ARMS):
            arm = (state.top[seat] + slot) % ARMS
            value += _ship(state, seat, arm, min(slot, ARMS - slot))
    if state.to_act == seat:
        value += sum([VALUE_OF[tile] for tile in state.storing]) * (1.0 + STORED)
        if state.phase == POWER:
            value += USE * state.uses
        elif state.phase == FLIPPING:
            value += _upgrade(state, seat)
    return value


def _ship(state: LofotenState, seat: int, arm: int, from_top: int) -> float:
    """A longship's cargo, or what its order may still bring aboard."""
    at = seat * ARMS + arm
    cargo = state.cargo[at]
    if cargo:
        return ABOARD[ARMS // 2 - from_top] * sum([VALUE_OF[tile] for tile in cargo])
    if state.order[at] == NONE:
        return 0.0
    setting = state.setting
    any_good = setting.effect[at] == SHIP_ANY_GOOD and state.upgraded[seat] >> setting.longship[at] & 1 == 1
    good = CARD_GOOD[state.order[at]]
    best = HOPE
    for area in range(AREAS):
        tile = state.market[area]
        if tile != NONE and (any_good or GOOD_OF[tile] == good):
            moves = from_top + abs(area - state.area[seat])
            best = max(best, ORDERED[moves] * VALUE_OF[tile])
    return best


def _upgrade(state: LofotenState, seat: int) -> float:
    """A longship chosen but not yet paid for: about what the next step of the set is worth."""
    bonus = (0, *state.setting.components.set_bonus)
    number = state.upgraded[seat].bit_count()
    ship = state.setting.components.longships[state.ship]
    return float(bonus[number + 1] - bonus[number]) + 0.1 * ship.amount - 1.0
