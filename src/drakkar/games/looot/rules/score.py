"""Scoring (clauses 12.2 to 12.4)."""

from __future__ import annotations

from typing import Final

from drakkar.games.looot.setting import FJORD, LONGSHIP_DONE, LONGSHIP_OPEN, SITE_DONE, SPACES, Setting
from drakkar.games.looot.state import NONE, LoootState
from drakkar.games.looot.tiles import AXE, CASTLE, GOLD, HOUSE, SHEEP, TOWER, WOOD
from drakkar.kernel.game import OVER, ScoreSheet

CATEGORIES: Final = ("castle", "tower", "house", "gold", "sheep", "wood", "sites", "trophy", "longships")
SCORING_KINDS: Final = (CASTLE, TOWER, HOUSE, GOLD, SHEEP, WOOD)


def score_sheet(state: LoootState) -> ScoreSheet:
    """Counted from what lies on the fjords, independently of the running totals."""
    points = tuple([_row(state, seat) for seat in range(state.setting.seats)])
    totals = tuple([sum(row) for row in points])
    return ScoreSheet(CATEGORIES, points, totals, winners(state) if state.to_act == OVER else ())


def winners(state: LoootState) -> tuple[int, ...]:
    """Most points; then the higher trophy; then shared (clause 12.4)."""
    seats = range(state.setting.seats)
    standing = [(state.points[seat], trophy_points(state.setting, state.trophy[seat])) for seat in seats]
    best = max(standing)
    return tuple([seat for seat in seats if standing[seat] == best])


def trophy_points(setting: Setting, trophy: int) -> int:
    return 0 if trophy == NONE else setting.trophy_points[trophy]


def _row(state: LoootState, seat: int) -> tuple[int, ...]:
    fjord = list(state.fjord[seat * FJORD : (seat + 1) * FJORD])
    return score_row(state.setting, fjord, state.trophy[seat])


def score_row(setting: Setting, fjord: list[int], trophy_claimed: int) -> tuple[int, ...]:
    """The points of one fjord, by category."""
    worth = list(setting.points)
    open_longships = 0
    for code in fjord[:SPACES]:
        if code >= LONGSHIP_DONE:
            longship = code - LONGSHIP_DONE
            worth[setting.longship_target[longship]] += setting.longship_bonus[longship]
        elif code >= LONGSHIP_OPEN:
            open_longships += 1
    tiles = [worth[kind] * fjord.count(kind) for kind in SCORING_KINDS]
    sites = sum([setting.site_points[code - SITE_DONE] for code in fjord[SPACES:] if code >= SITE_DONE])
    # Axes score nothing in the box; a house rule may give them a value, shown with the trophy they win.
    trophy = trophy_points(setting, trophy_claimed) + worth[AXE] * fjord.count(AXE)
    return (*tiles, sites, trophy, open_longships * setting.open_longship)
