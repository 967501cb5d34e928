"""How well a seat stands."""

from __future__ import annotations

from drakkar.games.althing.state import AlthingState


def standing(state: AlthingState, seat: int) -> float:
    return float(state.position[seat])
