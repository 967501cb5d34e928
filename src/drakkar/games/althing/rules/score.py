"""How far everybody has come, and who wins (section 11, and clause 16.9)."""

from __future__ import annotations

from typing import Final

from drakkar.games.althing.epic import Epic
from drakkar.games.althing.setting import Setting
from drakkar.kernel.game import OVER, ScoreSheet

CATEGORIES: Final = ("steps",)
# With four players the partner must be this near to the last card (clause 11.3).
NEAR: Final = 2


def team_has_won(epic: Epic, position: bytes, seat: int) -> bool:
    """Whether this seat stands on the last card and its partner near enough, by crossings left."""
    partner = (seat + 2) % 4
    return position[seat] == epic.end and epic.depth[position[partner]] >= epic.crossings - NEAR


def winners(setting: Setting, epic: Epic, position: bytes) -> tuple[int, ...]:
    """Who has won if the match ends with these positions; nobody if Thorfinn was first (clause 16.9)."""
    seats = range(setting.seats)
    if setting.solo:
        return (0,) if position[0] == epic.end else ()
    steps = [epic.depth[position[seat]] for seat in seats]
    if not setting.teams:
        # On the last card or, if the safety limit ended the match, nearest to it (clauses 11.2 and 11.5).
        furthest = max(steps)
        return tuple([seat for seat in seats if steps[seat] == furthest])
    for seat in seats:
        if team_has_won(epic, position, seat):
            return (seat % 2, seat % 2 + 2)
    ranks = [_rank(steps, team) for team in (0, 1)]
    if ranks[0] == ranks[1]:
        return (0, 1, 2, 3)
    return (0, 2) if ranks[0] > ranks[1] else (1, 3)


def _rank(steps: list[int], team: int) -> tuple[int, int]:
    """The team's best pawn, then the other."""
    one, other = steps[team], steps[team + 2]
    return (one, other) if one > other else (other, one)


def score_sheet(setting: Setting, epic: Epic, position: bytes, to_act: int) -> ScoreSheet:
    steps = [epic.depth[position[seat]] for seat in range(setting.seats)]
    return ScoreSheet(
        CATEGORIES,
        tuple([(step,) for step in steps]),
        tuple(steps),
        winners(setting, epic, position) if to_act == OVER else (),
    )
