"""Who is going to win, as a search judges it."""

from __future__ import annotations

from math import isfinite
from random import Random

import pytest

from drakkar.kernel.game import OVER
from tests.games.althing import engine
from tests.games.althing.table import BLUE, GREEN, RED, Table
from tests.games.althing.test_against_oracle import ALL_MODULES, MAGIC, WILD, eager

GAME = engine.GAME


def lead(table: Table, seat: int = RED, rival: int = BLUE) -> float:
    state = table.now().state
    return GAME.outlook(state, seat) - GAME.outlook(state, rival)


@pytest.mark.sweep
@pytest.mark.parametrize("options", [WILD, ALL_MODULES], ids=["base", "modules"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_is_a_number_in_every_position_and_changes_nothing(seats: int, options: dict[str, str]) -> None:
    for game in (GAME, MAGIC):
        played, dice = engine.begin(seats, seats, game, **options), Random(seats)
        while played.state.to_act != OVER:
            before = played.state.key()
            assert all(isfinite(game.outlook(played.state, seat)) for seat in range(seats))
            assert played.state.key() == before
            played.apply(eager(played.legal(), dice))


def test_further_is_better() -> None:
    assert lead(Table().at(3, 1)) > lead(Table().at(2, 1)) > lead(Table().at(2, 2))


def test_a_step_ahead_is_worth_more_near_the_end() -> None:
    assert lead(Table().at(4, 3)) > lead(Table().at(1, 0))


def test_good_cards_are_better_than_poor_ones() -> None:
    assert lead(Table().discard(RED, "olaf hild")) > lead(Table().discard(RED, "odin odin"))


def test_storms_are_not_welcome() -> None:
    assert lead(Table().storm(BLUE, RED)) < lead(Table()) < lead(Table().storm(RED, BLUE))


def test_a_team_hopes_together() -> None:
    state = Table(4).at(3, 1, 2, 1).now().state
    assert GAME.outlook(state, RED) == GAME.outlook(state, GREEN)


def test_a_payment_under_way_is_judged_as_made_by_everybody() -> None:
    """Else who crosses would seem to fall behind: the rival is judged by who is nearest to the end, too."""
    table = Table().at(3, 3).hand(RED, "olaf olaf odin aslaug")
    before = lead(table)
    table.do("cross", "pay olaf", "pay olaf")
    pledged = lead(table)
    table.do("confirm")
    assert before < pledged
    assert pledged == pytest.approx(lead(table))
