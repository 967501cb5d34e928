"""Who wins together: the chance of a team is that of all its seats."""

from __future__ import annotations

from collections.abc import Sequence

from drakkar.games.registry import meta


def together(game: str, values: Sequence[float]) -> tuple[float, ...]:
    """Values by seat, each that of its whole team. The search shares a victory among those who win it."""
    teams = meta(game).teams
    if sum(len(team) for team in teams) != len(values):
        return tuple(values)
    side = {seat: team for team in teams for seat in team}
    return tuple(sum(values[seat] for seat in side[own]) for own in range(len(values)))
