"""How well a seat stands: what both sides will probably score, and the best this turn can still bring."""

from __future__ import annotations

from typing import Final

from drakkar.games.lofoten.actions import ARGUMENT, SHIFT, TURN, VERB
from drakkar.games.lofoten.box import WarehouseCard
from drakkar.games.lofoten.pieces import ARMS, DIFFERENCE, EACH, GOODS, MINORITY, NONE, POWER_COIN
from drakkar.games.lofoten.prospects import homes, nearest, prospects
from drakkar.games.lofoten.rules.fleet import docked_arm
from drakkar.games.lofoten.rules.jarls import holdings
from drakkar.games.lofoten.rules.legal import legal_actions
from drakkar.games.lofoten.rules.score import score_rows
from drakkar.games.lofoten.rules.storage import empty_warehouses
from drakkar.games.lofoten.rules.turn import shift_fleet, turn_fleet
from drakkar.games.lofoten.state import FLIPPING, MOVING, POWER, LofotenState, ending
from drakkar.kernel.game import OVER

# A lead of so much is worth half of what is at stake: at the end, and while all the tiles are to come.
HALF_LEAD: Final = (0.3, 4.0)
MANY: Final = 27.0  # tiles in the piles at first
SAFETY: Final = 0.2  # points for every unit of a lead, however great
# By metric: about what a quantity of 1 will count, for a good whose warehouse is still to be chosen.
UNIT: Final = (1.0, 1.0, 0.5, 0.25, 0.25, 0.12)
# Points for a tile, whatever it counts: its longship is free again. The longer the match, the more so, as
# nobody wants to play for ever.
TILE: Final = 0.15
ALMOST: Final = 0.9  # of it, for a tile aboard
LONG: Final = 60.0  # turns
# Points by the number of longships that wait for what is not on the market. With four of them a seat can do
# nothing any more, and if both seats have four the match is stuck.
STUCK: Final = (0.0, -0.1, -0.4, -1.2, -3.5)
# Points for a dock that can take an order, for coins, for a use of a power to come, for having a Jarl.
DOCK: Final = 0.25
COINS: Final = (0.0, 0.5, 0.9, 1.2, 1.4, 1.5, 1.6, 1.7, 1.8)
USE: Final = 0.2
JARL: Final = 1.5
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
    rival = 1 - seat
    if state.to_act == OVER:
        return float(sum(rows[seat]) - sum(rows[rival]))
    value = float(sum(rows[seat][len(GOODS) :]) - sum(rows[rival][len(GOODS) :]))
    home = homes(state)
    own = prospects(state, held, seat, home)
    other = prospects(state, held, rival, home)
    half = HALF_LEAD[0] + (HALF_LEAD[1] - HALF_LEAD[0]) * sum(state.piles) / MANY
    for good in range(len(GOODS)):
        if home[good] == NONE:
            value += _worth_somewhere(state, own[good], other[good], half)
        else:
            value += _worth(state.setting.warehouses[home[good]], own[good], other[good], half)
    return value + _means(state, seat) - _means(state, rival)


def _worth(card: WarehouseCard, own: float, other: float, half: float) -> float:
    """What the two sides of a warehouse will probably pay, own less the rival's (clauses 10 and 11)."""
    lead = own - other
    if card.scoring == EACH:
        return card.points * lead
    if card.scoring == DIFFERENCE:
        return max(-float(card.cap), min(float(card.cap), card.points * lead))
    share = lead / (abs(lead) + half)
    if card.scoring == MINORITY:  # it takes a tile on each side
        return -card.points * share * min(1.0, own) * min(1.0, other)
    return (card.points - card.second) * share + SAFETY * lead


def _worth_somewhere(state: LofotenState, own: float, other: float, half: float) -> float:
    """The same for a good without a warehouse: who has more on the way will choose the best for it."""
    choices: list[float] = []
    for warehouse in empty_warehouses(state):
        card = state.setting.warehouses[warehouse]
        unit = UNIT[card.metric]
        choices.append(_worth(card, unit * own, unit * other, half))
    return max(choices) if own > other else min(choices)


def _means(state: LofotenState, seat: int) -> float:
    """What a seat has done and can do, apart from what it will count."""
    value = 0.0
    coins = state.coins[seat]
    if state.to_act == seat and state.phase == POWER:
        if state.power == POWER_COIN:
            coins += state.uses
        else:
            value += USE * state.uses
    if not ending(state):
        value += COINS[min(coins, len(COINS) - 1)]
        if state.order[seat * ARMS + docked_arm(state, seat)] == NONE:
            value += DOCK
        value += _progress(state, seat)
    if state.jarl[seat] != NONE:
        value += JARL
    if state.to_act == seat and state.phase == FLIPPING:
        value += _upgrade(state, seat)
    return value


def _progress(state: LofotenState, seat: int) -> float:
    """Tiles taken off the market, and longships that can take no more."""
    tiles = float(sum(state.count[seat * len(GOODS) : (seat + 1) * len(GOODS)]))
    stuck = 0
    for at in range(seat * ARMS, (seat + 1) * ARMS):
        if state.cargo[at]:
            tiles += ALMOST * len(state.cargo[at])
        elif state.order[at] != NONE and nearest(state, seat, at, 0, 0) == NONE:
            stuck += 1
    late = state.turn / LONG
    return TILE * (1.0 + late * late * late) * tiles + STUCK[stuck]


def _upgrade(state: LofotenState, seat: int) -> float:
    """A longship chosen but not yet paid for: about what the next step of the set is worth."""
    bonus = (0, *state.setting.components.set_bonus)
    number = state.upgraded[seat].bit_count()
    ship = state.setting.components.longships[state.ship]
    return float(bonus[number + 1] - bonus[number]) + 0.1 * ship.amount - 1.0
