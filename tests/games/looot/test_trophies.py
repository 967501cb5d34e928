"""Clause 11: trophies."""

from __future__ import annotations

import pytest

from drakkar.games.looot.events import TrophyClaimed
from tests.games.looot.table import ASTRID, RAGNAR, Table


def with_axes(seat: int, axes: int, table: Table | None = None) -> Table:
    """The seat's viking is placed; it has so many axes, far apart."""
    table = table or Table()
    spots = ("a2", "g5", "d1", "b7", "e3", "c5")
    table.fjord(seat, **dict.fromkeys(spots[:axes], "axe"))
    table.turn(seat).stand(1 - seat, "a6").stack("a11", 0).do("place a10")
    table.lay_all()
    return table


@pytest.mark.rule("looot-11.1")
@pytest.mark.parametrize(("axes", "points"), [(2, 3), (3, 6), (4, 10), (5, 15), (6, 21)])
def test_enough_axes_anywhere_on_the_fjord(axes: int, points: int) -> None:
    table = with_axes(ASTRID, axes)
    assert table.do(f"claim {axes}") == [TrophyClaimed(ASTRID, axes, points)]
    assert table.points(ASTRID, "trophy") == points


def prompt(table: Table) -> str:
    return table.game.prompt(table.state).key


@pytest.mark.rule("looot-11.3")
def test_only_what_is_possible_is_offered_at_the_end_of_a_turn() -> None:
    table = with_axes(ASTRID, 3)
    assert prompt(table) == "prompt-close"
    table.do("take L03", "lay b5")
    assert prompt(table) == "prompt-close-trophy"
    table.do("claim 3")
    assert prompt(table) == "prompt-close-done"
    assert (table.choices("take"), table.choices("claim")) == ("", "")
    table.do("end")
    table.do("place a3")
    table.lay_all()
    assert prompt(table) == "prompt-close-longship", "Ragnar has one axe"


@pytest.mark.rule("looot-11.3")
def test_nothing_is_offered_with_a_full_fjord_or_an_empty_sea() -> None:
    table = Table().fill(ASTRID, "wood")
    table.do("place a3")
    assert prompt(table) == "prompt-close-done"
    table = Table().sea("- - - - -").bag("")
    table.do("place a3")
    table.lay_all()
    assert prompt(table) == "prompt-close-done"
    table.do("end")
    assert table.state.to_act == RAGNAR


@pytest.mark.rule("looot-11.1")
def test_too_few_axes() -> None:
    table = with_axes(ASTRID, 3)
    assert table.choices("claim") == "2 3"
    assert table.refuses("claim 4") == "11.1 too-few-axes"
    reason = table.game.why_not(table.state, table.game.space.parse("claim 5"))
    assert reason is not None
    assert reason.params == {"axes": 3, "needed": 5}


@pytest.mark.rule("looot-11.1")
def test_one_in_the_whole_match() -> None:
    table = with_axes(ASTRID, 4)
    table.do("claim 2")
    assert table.refuses("claim 3") == "11.1 one-trophy"
    table.do("end")
    table.play("a3")
    table.do("place a17")
    table.lay_all()
    assert table.refuses("claim 3") == "11.1 one-trophy"


@pytest.mark.rule("looot-11.1")
def test_an_axe_laid_this_turn_counts() -> None:
    table = Table().fjord(ASTRID, a2="axe")
    table.do("place a3", "lay g5")
    assert table.choices("claim") == "2"


@pytest.mark.rule("looot-11.2")
def test_example_ragnar_settles_for_four() -> None:
    """He has five axes, but Astrid holds the trophy for five."""
    table = with_axes(RAGNAR, 5, Table().trophy(ASTRID, 5))
    assert table.refuses("claim 5") == "11.2 trophy-gone"
    assert table.do("claim 4") == [TrophyClaimed(RAGNAR, 4, 10)]
    assert table.points(RAGNAR, "trophy") == 10


@pytest.mark.rule("looot-11.2")
def test_a_lower_one_may_be_taken_and_axes_are_not_spent() -> None:
    table = with_axes(ASTRID, 6)
    assert table.choices("claim") == "2 3 4 5 6"
    table.do("claim 2")
    assert table.owns(ASTRID, "axe") == 6
    assert table.points(ASTRID, "trophy") == 3


@pytest.mark.rule("looot-11.2")
def test_each_exists_once() -> None:
    table = with_axes(ASTRID, 3)
    table.do("claim 3", "end")
    table.fjord(RAGNAR, a2="axe", a3="axe", a4="axe").do("place a3")
    table.lay_all()
    assert table.choices("claim") == "2 4"


@pytest.mark.rule("looot-11.3")
@pytest.mark.parametrize("order", [("claim 2", "take L01", "lay b5"), ("take L01", "lay b5", "claim 2")])
def test_longship_and_trophy_in_either_order(order: tuple[str, ...]) -> None:
    table = with_axes(ASTRID, 2)
    table.do(*order)
    assert table.at(ASTRID, "b5") == "L01"
    assert table.points(ASTRID, "trophy") == 3
    assert (table.choices("take"), table.choices("claim")) == ("", "")
