"""How well a seat stands: the points it has."""

from __future__ import annotations

from drakkar.games.vikings_on_board.rules.score import score_row
from drakkar.games.vikings_on_board.state import VikingsOnBoardState


def standing(state: VikingsOnBoardState, seat: int) -> float:
    """Own points, less those of the best rival."""
    rivals = [sum(score_row(state, other)) for other in range(state.setting.seats) if other != seat]
    return float(sum(score_row(state, seat)) - max(rivals))
