"""The end of the match (section 11)."""

from __future__ import annotations

from drakkar.games.althing.events import EndReached, MatchEnded, MatchStalled
from drakkar.games.althing.rules.score import team_has_won, winners
from drakkar.games.althing.state import AlthingState
from drakkar.kernel.events import Event
from drakkar.kernel.game import OVER


def check_arrival(state: AlthingState, seat: int, sink: list[Event] | None) -> None:
    """After a crossing: somebody may stand on the last card, and a team may have won (clauses 11.1, 11.3)."""
    setting = state.setting
    if state.position[seat] == setting.end:
        state.ending = not setting.teams
        if sink is not None:
            sink.append(EndReached(seat))
    if setting.teams:
        partner = (seat + 2) % setting.seats
        if team_has_won(setting, state.position, seat) or team_has_won(setting, state.position, partner):
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
    if sink is not None:
        sink.append(MatchEnded(winners(state.setting, state.position)))
