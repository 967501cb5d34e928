"""The taverns' actions (clauses 6.1 and 6.5)."""

from __future__ import annotations

from drakkar.games.vikings_on_board.events import BarrelMoved, BarrelPlaced
from drakkar.games.vikings_on_board.pieces import BARRELS, COLOURS
from drakkar.games.vikings_on_board.rules.turn import end_turn
from drakkar.games.vikings_on_board.state import IN_HAND, ZONE, VikingsOnBoardState
from drakkar.kernel.events import Event


def pick_barrel(state: VikingsOnBoardState, barrel: int) -> None:
    state.picked = barrel
    state.phase = ZONE


def bet(state: VikingsOnBoardState, zone: int, sink: list[Event] | None) -> None:
    seat = state.to_act
    token = seat * BARRELS + state.picked
    origin = state.barrels[token]
    if origin != IN_HAND:
        state.bets &= ~(1 << origin)
    state.barrels[token] = zone
    state.bets |= 1 << zone
    if sink is not None:
        number, value = state.picked + 1, state.values[token]
        ship, colour = divmod(zone, len(COLOURS))
        if origin == IN_HAND:
            sink.append(BarrelPlaced(seat, number, value, ship + 1, COLOURS[colour]))
        else:
            quay, zone_colour = divmod(origin, len(COLOURS))
            sink.append(
                BarrelMoved(seat, number, value, quay + 1, COLOURS[zone_colour], ship + 1, COLOURS[colour])
            )
    end_turn(state, sink)
