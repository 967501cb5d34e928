"""A viking's turn: the building it goes to, and what follows (clauses 3.1 to 3.6, 8.1 and 8.2)."""

from __future__ import annotations

from typing import Final

from drakkar.games.vikings_on_board.events import NothingPossible, SternTaken, VikingSent
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
from drakkar.games.vikings_on_board.rules.bonus import ask_bonus, put_bonus
from drakkar.games.vikings_on_board.rules.departure import ask_ship
from drakkar.games.vikings_on_board.rules.possible import possible
from drakkar.games.vikings_on_board.rules.rounds import begin_round, next_viking
from drakkar.games.vikings_on_board.rules.warehouses import draw_one, draw_some
from drakkar.games.vikings_on_board.state import BARREL, BODY, NONE, PRICE, VikingsOnBoardState
from drakkar.kernel.chance import Chance
from drakkar.kernel.events import Event

# What the buildings that ask at once ask for.
FIRST_STAGE: Final = {
    PROMOTION: BODY,
    CHANGE_SHIP: BODY,
    MOVE: BODY,
    SWAP: BODY,
    TAVERN_1: BARREL,
    TAVERN_2: BARREL,
    MARKET: PRICE,
}


def send_viking(state: VikingsOnBoardState, building: int, chance: Chance, sink: list[Event] | None) -> None:
    seat = state.to_act
    able = possible(state, seat, 1 << building) != 0
    state.moved[building] = seat
    state.taken |= 1 << building
    state.waiting += 1
    if sink is not None:
        sink.append(VikingSent(seat, BUILDINGS[building]))
        if not able:
            sink.append(NothingPossible(seat, BUILDINGS[building]))
    if not able or building == FIRST_PLAYER:
        end_turn(state, sink)
        return
    state.building = building
    if building == WAREHOUSE_1:
        draw_one(state, chance, sink)
    elif building == WAREHOUSE_2:
        draw_some(state, chance, sink)
    elif building == DEPARTURE:
        _take_stern(state, seat, sink)
    else:
        state.phase = FIRST_STAGE[building]


def end_turn(state: VikingsOnBoardState, sink: list[Event] | None) -> None:
    """On to the next viking, or to the end of the round (clause 3.6)."""
    if state.waiting < len(state.queue):
        next_viking(state)
    elif state.stern == NONE:
        begin_round(state, sink)
    elif state.setting.seats > 2 or not state.setting.bonus_at_departure or not ask_bonus(state, sink):
        ask_ship(state)


def place_bonus(state: VikingsOnBoardState, at: int, sink: list[Event] | None) -> None:
    put_bonus(state, at, sink)
    if state.setting.bonus_at_departure:
        ask_ship(state)
    else:
        end_turn(state, sink)


def _take_stern(state: VikingsOnBoardState, seat: int, sink: list[Event] | None) -> None:
    state.stern = seat
    if sink is not None:
        sink.append(SternTaken(seat))
    if state.setting.seats > 2 or state.setting.bonus_at_departure or not ask_bonus(state, sink):
        end_turn(state, sink)
