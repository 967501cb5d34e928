"""Scoring (clauses 10.2 and 10.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from drakkar.games.vikings_on_board.pieces import BARRELS, GOODS
from drakkar.games.vikings_on_board.state import WON, VikingsOnBoardState
from drakkar.games.vikings_on_board.view import VikingsOnBoardView
from drakkar.kernel.game import OVER, ScoreSheet

CATEGORIES: Final = (*GOODS, "barrels")


def score_sheet(state: VikingsOnBoardState) -> ScoreSheet:
    points = tuple([score_row(state, seat) for seat in range(state.setting.seats)])
    totals = tuple([sum(row) for row in points])
    return ScoreSheet(CATEGORIES, points, totals, winners(state) if state.to_act == OVER else ())


def tally_sheet(view: VikingsOnBoardView) -> ScoreSheet:
    """The sheet as far as the viewer knows it."""
    rows = [known_row(view, seat) for seat in range(view.seats)]
    points = tuple([(0,) * len(CATEGORIES) if row is None else row for row in rows])
    totals = tuple([sum(row) for row in points])
    best = _best(list(totals), list(view.chests)) if view.to_act == OVER else ()
    return ScoreSheet(
        CATEGORIES, points, totals, best, tuple([seat for seat, row in enumerate(rows) if row is None])
    )


def winners(state: VikingsOnBoardState) -> tuple[int, ...]:
    """Most points; then more chests; then shared (clause 10.3)."""
    seats = range(state.setting.seats)
    width = len(GOODS)
    return _best(
        [sum(score_row(state, seat)) for seat in seats],
        [sum(state.won[seat * width : (seat + 1) * width]) for seat in seats],
    )


def _best(totals: list[int], chests: list[int]) -> tuple[int, ...]:
    standing = list(zip(totals, chests, strict=True))
    best = max(standing)
    return tuple([seat for seat, found in enumerate(standing) if found == best])


def score_row(state: VikingsOnBoardState, seat: int) -> tuple[int, ...]:
    """A seat's points: its chests at the market's prices, by good, and its won barrels (clause 10.2)."""
    return _row(
        state.setting.prices, seat, tuple(state.levels), tuple(state.won), tuple(state.barrels), state.values
    )


def known_row(view: VikingsOnBoardView, seat: int) -> tuple[int, ...] | None:
    """A seat's points, or None where the viewer does not know them (clause 2.9)."""
    secret = WON in view.barrels[seat * BARRELS : (seat + 1) * BARRELS] and not view.knows_barrels(seat)
    if secret or not view.knows_chests(seat):
        return None
    return _row(view.setting.prices, seat, view.levels, view.won, view.barrels, view.values)


def _row(
    prices: tuple[int, ...],
    seat: int,
    levels: Sequence[int],
    won: Sequence[int],
    barrels: Sequence[int],
    values: Sequence[int],
) -> tuple[int, ...]:
    chests = [prices[level] * won[seat * len(GOODS) + good] for good, level in enumerate(levels)]
    tokens = range(seat * BARRELS, (seat + 1) * BARRELS)
    return (*chests, sum([values[token] for token in tokens if barrels[token] == WON]))
