"""The end of the match (section 11)."""

from __future__ import annotations

from drakkar.games.althing.events import EndReached, MatchEnded, MatchStalled
from drakkar.games.althing.rules.score import team_has_won, winners
from drakkar.games.althing.state import AlthingState
from drakkar.kernel.events import Event
from drakkar.kernel.game import OVER


def check_arrival(state: AlthingState, seat: int, sink: list[Event] | None) -> None:
    """After a crossing: somebody may stand on the last card, a team may have won, and whoever plays alone."""
    setting = state.setting
    if state.position[seat] == state.epic.end:
        state.ending = not setting.teams and not setting.solo
        if sink is not None:
            sink.append(EndReached(seat))
        if setting.solo:
            finish(state, sink)
    if setting.teams:
        partner = (seat + 2) % setting.seats
        epic = state.epic
        if team_has_won(epic, state.position, seat) or team_has_won(epic, state.position, partner):
            finish(state, sink)


def ends_with_round(state: AlthingState, sink: list[Event] | None) -> bool:
    """After the round's last phase: whether the match is over (clauses 11.1 and 11.5)."""
    if not state.ending and state.round < state.setting.round_cap:
        return False
    if not state.ending and sink is not None:
        sink.append(MatchStalled(state.round))
    finish(state, sink)
    return True


def finish(state: AlthingState, sink: list[Event] | None) -> None:
    state.to_act = OVER
    if state.modules.pending:
        state.modules = state.modules.copy()
        state.modules.pending = ()
    if sink is not None:
        sink.append(MatchEnded(winners(state.setting, state.epic, state.position)))
