"""Clause 7: the two warehouses and the market."""

from __future__ import annotations

import pytest

from drakkar.games.vikings_on_board.events import (
    ChestDrawn,
    ChestLoaded,
    ChestsDrawn,
    ChestsReturned,
    PriceRaised,
    VikingSent,
)
from drakkar.kernel.game import SPECTATOR
from tests.games.vikings_on_board.table import ASTRID, RAGNAR, Table

EVERYBODY = (ASTRID, RAGNAR, SPECTATOR)


@pytest.mark.rule("vikings_on_board-7.1")
@pytest.mark.parametrize("good", ["furs", "grain", "metal"])
def test_warehouse_1_draws_a_chest_for_all_to_see_then_a_ship_is_chosen(good: str) -> None:
    table = Table()
    events = table.do("go warehouse_1", luck=good)
    assert events == [VikingSent(ASTRID, "warehouse_1"), ChestDrawn(ASTRID, good)]
    assert {table.scene(viewer).drawn for viewer in EVERYBODY} == {(good,)}
    assert table.choices("ship") == "1 2 3 4 5 6 7 8"
    assert table.do("ship 6") == [ChestLoaded(ASTRID, good, 6)]
    assert table.chests(6) == good
    assert (table.scene().warehouse_1, table.scene().warehouse_2) == (6, 8)
    assert table.acts == RAGNAR


@pytest.mark.rule("vikings_on_board-7.2")
def test_warehouse_2_shows_three_to_the_player_alone() -> None:
    table = Table()
    events = table.do("go warehouse_2", luck="grain metal grain")
    assert events[-1] == ChestsDrawn(ASTRID, 3, ("grain", "metal", "grain"))
    assert [table.scene(viewer).drawn for viewer in EVERYBODY] == [
        ("grain", "metal", "grain"),
        ("", "", ""),
        ("", "", ""),
    ]
    assert table.choices("chest") == "1 2 3"
    assert table.refuses("ship 1") == "3.3 not-this-choice"


@pytest.mark.rule("vikings_on_board-7.2")
def test_one_of_them_goes_face_up_on_a_bow() -> None:
    table = Table()
    table.do("go warehouse_2", luck="grain metal furs")
    table.do("chest 2")
    events = table.do("ship 3")
    assert events == [
        ChestLoaded(ASTRID, "metal", 3, revealed=True),
        ChestsReturned(ASTRID, 2, ("grain", "furs")),
    ]
    assert table.chests(3) == "metal"
    assert (table.scene().warehouse_1, table.scene().warehouse_2) == (7, 7)


@pytest.mark.rule("vikings_on_board-7.2")
def test_with_two_left_both_are_drawn() -> None:
    table = Table().stacks(0, 2, "furs metal")
    events = table.do("go warehouse_2", luck="metal furs")
    assert events[-1] == ChestsDrawn(ASTRID, 2, ("metal", "furs"))
    assert table.choices("chest") == "1 2"
    assert table.refuses("chest 3") == "7.2 no-such-chest"


@pytest.mark.rule("vikings_on_board-7.2")
def test_a_last_one_must_be_loaded() -> None:
    table = Table().stacks(3, 1)
    table.do("go warehouse_2", luck="furs")
    assert table.phase == "loading", "there is nothing to choose from"
    assert table.do("ship 2") == [ChestLoaded(ASTRID, "furs", 2, revealed=True)]
    assert (table.scene().warehouse_1, table.scene().warehouse_2) == (3, 0)


@pytest.mark.rule("vikings_on_board-7.3")
@pytest.mark.parametrize(
    ("chest", "under"), [(1, ("metal", "furs")), (2, ("grain", "furs")), (3, ("grain", "metal"))]
)
def test_the_others_go_under_the_stack_in_the_order_drawn(chest: int, under: tuple[str, ...]) -> None:
    table = Table(memory_aids="on")
    table.do("go warehouse_2", luck="grain metal furs")
    table.do(f"chest {chest}", "ship 1")
    assert [table.scene(viewer).bottom for viewer in EVERYBODY] == [under, ("", ""), ("", "")]


@pytest.mark.rule("vikings_on_board-7.3")
def test_returned_chests_come_again_when_those_above_are_drawn() -> None:
    seen = {ASTRID}
    table = Table(memory_aids="on").returned(("metal", seen), ("furs", seen), ("grain", seen))
    events = table.stacks(0, 1, "grain").do("go warehouse_2", luck="grain")
    drawn = ("grain", "metal", "furs")
    assert events[-1] == ChestsDrawn(ASTRID, 3, drawn, remembered=True), "the new one, then the uppermost"
    table.do("chest 3", "ship 1")
    assert table.scene(ASTRID).bottom == ("grain", "grain", "metal"), "behind the one that stayed"


@pytest.mark.rule("vikings_on_board-7.3")
def test_with_only_returned_ones_no_luck_is_left() -> None:
    table = Table().returned(("metal", {ASTRID}), ("furs", {ASTRID}), ("furs", {RAGNAR})).stacks(0, 0)
    assert table.do("go warehouse_2")[-1] == ChestsDrawn(ASTRID, 3, ("metal", "furs", "furs"))


@pytest.mark.rule("vikings_on_board-7.4")
@pytest.mark.parametrize(("warehouse", "first", "second"), [("warehouse_1", 0, 5), ("warehouse_2", 5, 0)])
def test_an_empty_warehouse_is_not_refilled_from_the_other(warehouse: str, first: int, second: int) -> None:
    table = Table().stacks(first, second)
    assert table.refuses(f"go {warehouse}") == "7.4 stack-empty"
    others = {"warehouse_1", "warehouse_2"} - {warehouse}
    assert others <= set(table.choices("go").split())


@pytest.mark.rule("vikings_on_board-7.4")
def test_returned_chests_keep_warehouse_2_open() -> None:
    table = Table().returned(("metal", {RAGNAR})).stacks(4, 0)
    assert "warehouse_2" in table.choices("go").split()


@pytest.mark.rule("vikings_on_board-7.5")
def test_a_bow_holds_any_number_of_chests() -> None:
    table = Table().load(1, "furs furs grain metal metal")
    table.do("go warehouse_1", luck="furs")
    table.do("ship 1")
    assert table.chests(1) == "furs furs grain metal metal furs"


@pytest.mark.rule("vikings_on_board-7.5")
def test_chests_stay_whatever_becomes_of_the_bodies() -> None:
    table = Table(2, "blue3 | red2 | grey1").load(1, "furs grain").load(2, "metal")
    table.do("go swap", "body 1.1", "body 2.1")
    table.do("go move", "body 1.1", "ship 3")
    assert [table.chests(ship) for ship in (1, 2, 3)] == ["furs grain", "metal", ""]


@pytest.mark.rule("vikings_on_board-7.6")
def test_the_market_raises_one_good_by_one() -> None:
    table = Table().prices(grain=2)
    events = table.do("go market", "raise grain")
    assert events[-1] == PriceRaised(ASTRID, "grain", 3)
    assert table.scene().market == {"furs": 1, "grain": 3, "metal": 1}


@pytest.mark.rule("vikings_on_board-7.6")
def test_no_price_above_four() -> None:
    table = Table().prices(furs=4, metal=3)
    table.do("go market")
    assert table.choices("raise") == "grain metal"
    assert table.refuses("raise furs") == "7.6 price-at-top"
    table.do("raise metal")
    assert table.scene().market == {"furs": 4, "grain": 1, "metal": 4}


@pytest.mark.rule("vikings_on_board-7.6")
def test_the_market_closes_when_all_prices_are_at_four() -> None:
    table = Table().prices(furs=4, grain=4, metal=4)
    assert table.refuses("go market") == "7.6 prices-at-top"


@pytest.mark.rule("vikings_on_board-7.6")
def test_chests_won_before_gain_with_the_price() -> None:
    table = Table().won(ASTRID, "furs furs")
    table.do("go market", "raise furs")
    assert table.points(ASTRID) == 4
