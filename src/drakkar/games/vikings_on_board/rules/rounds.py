"""The queue of vikings, round after round (clauses 3.1 and 3.6)."""

from __future__ import annotations

from drakkar.games.vikings_on_board.events import RoundBegan
from drakkar.games.vikings_on_board.pieces import BUILDINGS
from drakkar.games.vikings_on_board.state import CHOOSING, NONE, VikingsOnBoardState
from drakkar.kernel.events import Event


def begin_round(state: VikingsOnBoardState, sink: list[Event] | None) -> None:
    """The chief changes side; the positions just taken make the queue."""
    state.round += 1
    state.chief = 1 - state.chief
    line_up(state, tuple(state.moved), sink)


def line_up(state: VikingsOnBoardState, stood: tuple[int, ...], sink: list[Event] | None) -> None:
    """Let the vikings that stand at these buildings cross, from the first building on."""
    state.stood = stood
    state.queue = tuple([building for building, seat in enumerate(stood) if seat != NONE])
    state.waiting = 0
    state.moved = [NONE] * len(BUILDINGS)
    state.taken = 0
    state.stern = NONE
    next_viking(state)
    if sink is not None:
        order = [state.stood[building] for building in state.queue]
        sink.append(RoundBegan(state.round, tuple(order), state.to_act))


def next_viking(state: VikingsOnBoardState) -> None:
    """The viking at the head of the queue must move, and no other."""
    state.phase = CHOOSING
    state.building = NONE
    state.picked = NONE
    state.to_act = state.stood[state.queue[state.waiting]]
