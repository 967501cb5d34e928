"""Trophies (clause 11)."""

from __future__ import annotations

from drakkar.games.looot.events import TrophyClaimed
from drakkar.games.looot.state import NONE, LoootState
from drakkar.games.looot.tiles import AXE, KINDS
from drakkar.kernel.events import Event


def claimable(state: LoootState) -> list[int]:
    """Trophies the seat to act may claim: still there, enough axes, none claimed before."""
    seat = state.to_act
    axes = state.tally[seat * KINDS + AXE]
    if axes < state.setting.fewest_axes or state.trophy[seat] != NONE:
        return []
    left = state.trophies_left
    return [
        trophy
        for trophy, needed in enumerate(state.setting.trophy_axes)
        if axes >= needed and left >> trophy & 1
    ]


def claim_trophy(state: LoootState, trophy: int, sink: list[Event] | None) -> None:
    """The axes are shown, not spent (clause 11.2)."""
    seat = state.to_act
    points = state.setting.trophy_points[trophy]
    state.trophy[seat] = trophy
    state.trophies_left &= ~(1 << trophy)
    state.points[seat] += points
    if sink is not None:
        sink.append(TrophyClaimed(seat, state.setting.trophy_axes[trophy], points))
