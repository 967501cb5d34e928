"""Loading chests and raising prices (clauses 7.1 to 7.3 and 7.6)."""

from __future__ import annotations

from drakkar.games.vikings_on_board.events import ChestLoaded, ChestsReturned, PriceRaised
from drakkar.games.vikings_on_board.pieces import GOODS, WAREHOUSE_2
from drakkar.games.vikings_on_board.rules.turn import end_turn
from drakkar.games.vikings_on_board.state import GOOD, LOADING, VikingsOnBoardState
from drakkar.kernel.events import Event


def pick_chest(state: VikingsOnBoardState, number: int) -> None:
    state.picked = number
    state.phase = LOADING


def load_chest(state: VikingsOnBoardState, ship: int, sink: list[Event] | None) -> None:
    """Face up on the bow; the others go under the stack in the order drawn (clause 7.3)."""
    picked = state.picked
    good = state.drawn[picked] & GOOD
    rest = state.drawn[:picked] + state.drawn[picked + 1 :]
    state.cargo[ship] = (*state.cargo[ship], good)
    state.bottom = state.bottom + rest
    state.drawn = ()
    if sink is not None:
        seat = state.to_act
        sink.append(ChestLoaded(seat, GOODS[good], ship + 1, state.building == WAREHOUSE_2))
        if rest:
            goods = tuple([GOODS[code & GOOD] for code in rest])
            sink.append(ChestsReturned(seat, len(goods), goods, state.setting.memory_aids))
    end_turn(state, sink)


def raise_price(state: VikingsOnBoardState, good: int, sink: list[Event] | None) -> None:
    """One cell up (clause 7.6)."""
    state.levels[good] += 1
    if sink is not None:
        price = state.setting.prices[state.levels[good]]
        sink.append(PriceRaised(state.to_act, GOODS[good], price))
    end_turn(state, sink)
