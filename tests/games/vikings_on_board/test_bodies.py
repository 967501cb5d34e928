"""Clause 5: the four buildings that move bodies."""

from __future__ import annotations

import pytest

from drakkar.games.vikings_on_board.events import BodiesSwapped, BodyMoved, BodyPromoted, VikingSent
from tests.games.vikings_on_board.table import ASTRID, RAGNAR, Table

FULL = "blue1 red1 grey1 yellow1 blue2"


# ---- 5.1 at most five


@pytest.mark.rule("vikings_on_board-5.1")
@pytest.mark.parametrize("building", ["change_ship", "move"])
def test_no_ship_ever_has_more_than_five_bodies(building: str) -> None:
    table = Table(2, f"{FULL} | blue3 red3 | grey2")
    table.do(f"go {building}", "body 2.1")
    assert table.choices("ship") == "3"
    assert table.refuses("ship 1") == "5.1 ship-full"


@pytest.mark.rule("vikings_on_board-5.1")
def test_the_fifth_body_still_fits() -> None:
    table = Table(2, "blue1 red1 grey1 yellow1 | blue3")
    table.do("go move", "body 2.1", "ship 1")
    assert table.ship(1) == "blue1 red1 grey1 yellow1 blue3"


@pytest.mark.rule("vikings_on_board-5.1")
@pytest.mark.parametrize("building", ["change_ship", "move"])
def test_a_body_that_no_ship_has_room_for_stays(building: str) -> None:
    table = Table(2, f"{FULL} | blue3 red3 grey3")
    table.do(f"go {building}")
    assert table.refuses("body 2.1") == "5.1 nowhere-to-go"
    assert "1.1" in table.choices("body").split(), "the full ship's own may leave"


@pytest.mark.rule("vikings_on_board-5.1")
@pytest.mark.parametrize("building", ["promotion", "change_ship", "move", "swap"])
def test_a_body_that_is_not_there_cannot_be_chosen(building: str) -> None:
    table = Table()
    table.do(f"go {building}")
    assert table.refuses("body 1.4") == "5.1 no-such-body"


@pytest.mark.rule("vikings_on_board-5.1")
def test_two_full_ships_leave_nothing_to_move_but_much_to_swap() -> None:
    table = Table(2, f"{FULL} | blue3 red3 grey3 yellow3 red2")
    assert table.refuses("go change_ship") == "5.3 no-change"
    assert table.refuses("go move") == "5.4 no-move"
    table.do("go swap", "body 1.5", "body 2.2")
    assert table.ship(1) == "blue1 red1 grey1 yellow1 red3"
    assert table.ship(2) == "blue3 blue2 grey3 yellow3 red2"


# ---- 5.2 Promotion


@pytest.mark.rule("vikings_on_board-5.2")
def test_promotion_takes_ones_own_body_to_the_bow() -> None:
    table = Table().turn(RAGNAR)
    events = table.do("go promotion", "body 8.3")
    assert events == [VikingSent(RAGNAR, "promotion"), BodyPromoted(RAGNAR, "red", 2, 8)]
    assert table.ship(8) == "red2 yellow3 grey1", "those before it move back, in their order"


@pytest.mark.rule("vikings_on_board-5.2")
def test_promotion_from_the_middle_leaves_those_behind_in_place() -> None:
    table = Table(2, "red1 grey1 blue2 yellow1 red2 | grey3")
    table.do("go promotion", "body 1.3")
    assert table.ship(1) == "blue2 red1 grey1 yellow1 red2"


@pytest.mark.rule("vikings_on_board-5.2")
def test_promotion_is_for_ones_own_bodies_behind_another() -> None:
    table = Table()
    table.do("go promotion")
    assert table.choices("body") == "2.3 3.3 6.2 7.3"
    assert table.refuses("body 1.2") == "5.2 not-own-body"
    assert table.refuses("body 1.1") == "5.2 already-first"


@pytest.mark.rule("vikings_on_board-5.2")
def test_no_promotion_if_all_ones_bodies_are_first_or_gone() -> None:
    assert Table(2, "blue1 red1 | blue3 grey1").refuses("go promotion") == "5.2 no-promotion"
    assert Table(2, "red1 grey1 | grey3").refuses("go promotion") == "5.2 no-promotion"
    assert "promotion" in Table(2, "red1 blue1 | grey3").choices("go").split()


@pytest.mark.rule("vikings_on_board-5.2")
def test_a_body_behind_another_of_ones_own_may_be_promoted() -> None:
    table = Table(2, "blue1 blue3 | red1")
    table.do("go promotion", "body 1.2")
    assert table.ship(1) == "blue3 blue1"


# ---- 5.3 Change ship


@pytest.mark.rule("vikings_on_board-5.3")
def test_change_ship_takes_ones_own_body_to_the_rear_of_another() -> None:
    table = Table()
    events = table.do("go change_ship", "body 1.1", "ship 2")
    assert events == [VikingSent(ASTRID, "change_ship"), BodyMoved(ASTRID, "blue", 3, 1, 2)]
    assert (table.ship(1), table.ship(2)) == ("red2 yellow1", "red3 grey2 blue1 blue3")


@pytest.mark.rule("vikings_on_board-5.3")
def test_change_ship_is_for_ones_own_colour_and_another_ship() -> None:
    table = Table()
    table.do("go change_ship")
    assert table.choices("body") == "1.1 2.3 3.3 5.1 6.2 7.3"
    assert table.refuses("body 1.2") == "5.3 not-own-body"
    assert table.refuses("body 1.3") == "5.3 not-own-body", "nor a neutral one"
    table.do("body 5.1")
    assert table.choices("ship") == "1 2 3 4 6 7 8"
    assert table.refuses("ship 5") == "5.3 same-ship"


@pytest.mark.rule("vikings_on_board-5.3")
def test_no_change_of_ship_without_a_body_of_ones_own() -> None:
    assert Table(2, "red1 grey1 | grey3").refuses("go change_ship") == "5.3 no-change"


# ---- 5.4 Move


@pytest.mark.rule("vikings_on_board-5.4")
@pytest.mark.parametrize(("spot", "body"), [("4.2", "red 1"), ("4.1", "yellow 3"), ("7.3", "blue 3")])
def test_move_takes_any_body_rival_neutral_or_own(spot: str, body: str) -> None:
    table = Table()
    colour, shields = body.split()
    events = table.do("go move", f"body {spot}", "ship 1")
    assert events[-1] == BodyMoved(ASTRID, colour, int(shields), int(spot[0]), 1)
    assert table.ship(1) == f"blue3 red2 yellow1 {colour}{shields}"


@pytest.mark.rule("vikings_on_board-5.4")
def test_move_offers_every_body_and_every_other_ship_with_room() -> None:
    table = Table(2, f"{FULL} | red3 | grey2 | ")
    table.do("go move")
    assert table.choices("body") == "1.1 1.2 1.3 1.4 1.5 2.1 3.1"
    table.do("body 3.1")
    assert table.choices("ship") == "2 4", "also one without any body"
    assert table.refuses("ship 3") == "5.4 same-ship"
    assert table.refuses("ship 1") == "5.1 ship-full"
    table.do("ship 4")
    assert (table.ship(3), table.ship(4)) == ("", "grey2")


# ---- 5.5 Swap


@pytest.mark.rule("vikings_on_board-5.5")
def test_swap_gives_each_body_the_others_very_place() -> None:
    table = Table()
    events = table.do("go swap", "body 3.1", "body 8.2")
    assert events[-1] == BodiesSwapped(ASTRID, "grey", 3, 3, "grey", 1, 8)
    assert (table.ship(3), table.ship(8)) == ("grey1 yellow2 blue2", "yellow3 grey3 red2")


@pytest.mark.rule("vikings_on_board-5.5")
def test_swap_is_between_two_different_ships() -> None:
    table = Table(2, "blue3 red2 | yellow1 grey1")
    table.do("go swap")
    assert table.choices("body") == "1.1 1.2 2.1 2.2"
    table.do("body 1.2")
    assert table.choices("body") == "2.1 2.2"
    assert table.refuses("body 1.1") == "5.5 same-ship-swap"
    assert table.refuses("body 1.2") == "5.5 same-ship-swap"


@pytest.mark.rule("vikings_on_board-5.5")
def test_no_swap_if_all_bodies_are_on_one_ship() -> None:
    table = Table(2, "blue3 red2 grey1 |  | ")
    assert table.refuses("go swap") == "5.5 no-swap"
    assert "move" in table.choices("go").split()


@pytest.mark.rule("vikings_on_board-5.5")
def test_a_bonus_viking_goes_wherever_its_body_goes() -> None:
    table = Table(2, "blue3* red2 | yellow1 grey1 red1*")
    table.do("go swap", "body 1.1", "body 2.2")
    assert (table.ship(1), table.ship(2)) == ("grey1 red2", "yellow1 blue3* red1*")
    table.do("go move", "body 2.3", "ship 1", "go change_ship", "body 1.3", "ship 2", "go promotion")
    assert (table.ship(1), table.ship(2)) == ("grey1 red2", "yellow1 blue3* red1*")
    table.do("body 2.2")
    assert table.ship(2) == "blue3* yellow1 red1*"


# ---- 5.6 gaps


@pytest.mark.rule("vikings_on_board-5.6")
@pytest.mark.parametrize(("place", "left"), [(1, "red1 grey1"), (2, "blue1 grey1"), (3, "blue1 red1")])
def test_those_behind_close_up_towards_the_bow(place: int, left: str) -> None:
    table = Table(2, "blue1 red1 grey1 | yellow1")
    table.do("go move", f"body 1.{place}", "ship 2")
    assert table.ship(1) == left
    table.do("go swap")
    assert table.refuses("body 1.3") == "5.1 no-such-body"


# ---- 5.7 several of a colour, none at all


@pytest.mark.rule("vikings_on_board-5.7")
def test_several_bodies_of_one_colour_may_come_together() -> None:
    table = Table()
    table.do("go change_ship", "body 1.1", "ship 2")
    table.do("go move", "body 3.3", "ship 2")
    assert table.ship(2) == "red3 grey2 blue1 blue3 blue2"
    assert table.influence(2) == "blue6 red3 grey2", "and their shields add up"


@pytest.mark.rule("vikings_on_board-5.7")
def test_a_ship_may_be_emptied_and_manned_again() -> None:
    table = Table(2, "blue2 | red2 grey1 | yellow1")
    table.do("go change_ship", "body 1.1", "ship 2")
    assert (table.ship(1), table.influence(1)) == ("", "")
    table.do("go warehouse_1", luck="furs")
    table.do("ship 1")
    assert table.chests(1) == "furs"
    table.do("go move", "body 3.1", "ship 1")
    assert table.ship(1) == "yellow1"


# ---- 5.8 ships that have left


@pytest.mark.rule("vikings_on_board-5.8")
@pytest.mark.parametrize("building", ["promotion", "change_ship", "move", "swap"])
def test_no_body_is_taken_from_a_ship_that_has_left(building: str) -> None:
    table = Table(2, "red3 blue3 | blue1 red1")
    table.do(f"go {building}")
    assert table.refuses("body 3.1") == "5.8 ship-left"


@pytest.mark.rule("vikings_on_board-5.8")
def test_nor_brought_to_one() -> None:
    table = Table(2, "red3 blue3 | blue1 red1")
    table.do("go move", "body 1.1")
    assert table.refuses("ship 8") == "5.8 ship-left"
    assert table.choices("ship") == "2"


@pytest.mark.rule("vikings_on_board-5.8")
def test_nor_is_a_chest() -> None:
    table = Table(2, "red3 blue3 | blue1 red1")
    table.do("go warehouse_1", luck="metal")
    assert table.choices("ship") == "1 2"
    assert table.refuses("ship 3") == "5.8 ship-left"
