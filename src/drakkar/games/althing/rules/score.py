"""How far everybody has come, and who wins (section 11)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from drakkar.games.althing.setting import Setting
from drakkar.kernel.game import OVER, ScoreSheet

CATEGORIES: Final = ("steps",)
# With four players the partner must be this near to the last card (clause 11.3).
NEAR: Final = 2


def team_has_won(setting: Setting, position: Sequence[int], seat: int) -> bool:
    """Whether this seat stands on the last card and its partner near enough."""
    partner = (seat + 2) % setting.seats
    return position[seat] == setting.end and position[partner] >= setting.end - NEAR


def winners(setting: Setting, position: Sequence[int]) -> tuple[int, ...]:
    """Who has won if the match ends with these positions."""
    seats = range(setting.seats)
    if not setting.teams:
        # On the last card or, if the safety limit ended the match, nearest to it (clauses 11.2 and 11.5).
        furthest = max([position[seat] for seat in seats])
        return tuple([seat for seat in seats if position[seat] == furthest])
    for seat in seats:
        if team_has_won(setting, position, seat):
            return (seat % 2, seat % 2 + 2)
    ranks = [_rank(position, team) for team in (0, 1)]
    if ranks[0] == ranks[1]:
        return (0, 1, 2, 3)
    return (0, 2) if ranks[0] > ranks[1] else (1, 3)


def _rank(position: Sequence[int], team: int) -> tuple[int, int]:
    """The team's best pawn, then the other."""
    one, other = position[team], position[team + 2]
    return (one, other) if one > other else (other, one)


def score_sheet(setting: Setting, position: Sequence[int], to_act: int) -> ScoreSheet:
    steps = [position[seat] for seat in range(setting.seats)]
    return ScoreSheet(
        CATEGORIES,
        tuple([(step,) for step in steps]),
        tuple(steps),
        winners(setting, position) if to_act == OVER else (),
    )
