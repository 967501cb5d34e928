"""After the last turn: the final unloading, and the end of the match (clauses 9.5 and 10.3)."""

from __future__ import annotations

from drakkar.games.lofoten.events import FinalUnloading, MatchEnded, UnloadingDeclined
from drakkar.games.lofoten.pieces import ARMS
from drakkar.games.lofoten.rules.fleet import unload
from drakkar.games.lofoten.rules.jarls import holdings
from drakkar.games.lofoten.rules.score import score_sheet
from drakkar.games.lofoten.state import UNLOADING, LofotenState
from drakkar.kernel.events import Event
from drakkar.kernel.game import OVER


def finish(state: LofotenState, sink: list[Event] | None) -> None:
    """All turns are over: the first player unloads first."""
    state.phase = state.back = UNLOADING
    state.extra = state.last = False
    if sink is not None:
        sink.append(FinalUnloading())
    first = state.setting.first
    if _has_cargo(state, first):
        state.to_act = first
    else:
        _unload_second(state, sink)


def unload_finally(state: LofotenState, ship: int, sink: list[Event] | None) -> None:
    arm = state.setting.arm[state.to_act * ARMS + ship]
    if unload(state, arm, sink):
        next_unloading(state, sink)


def decline(state: LofotenState, sink: list[Event] | None) -> None:
    if sink is not None:
        sink.append(UnloadingDeclined(state.to_act))
    next_unloading(state, sink)


def next_unloading(state: LofotenState, sink: list[Event] | None) -> None:
    """The second player's unloading follows the first player's, and then it is all over."""
    state.phase = UNLOADING
    if state.to_act == state.setting.first:
        _unload_second(state, sink)
    else:
        _end(state, sink)


def loaded_longships(state: LofotenState, seat: int) -> list[int]:
    arms = state.setting.arm
    return [ship for ship in range(ARMS) if state.cargo[seat * ARMS + arms[seat * ARMS + ship]]]


def _has_cargo(state: LofotenState, seat: int) -> bool:
    return bool(loaded_longships(state, seat))


def _unload_second(state: LofotenState, sink: list[Event] | None) -> None:
    second = 1 - state.setting.first
    if _has_cargo(state, second):
        state.to_act = second
    else:
        _end(state, sink)


def _end(state: LofotenState, sink: list[Event] | None) -> None:
    state.to_act = OVER
    if sink is not None:
        sink.append(MatchEnded(score_sheet(holdings(state), OVER).winners))
