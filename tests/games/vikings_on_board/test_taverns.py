"""Clause 6: bets."""

from __future__ import annotations

import pytest

from drakkar.games.vikings_on_board.events import BarrelMoved, BarrelPlaced
from tests.games.vikings_on_board.position import COLOURS
from tests.games.vikings_on_board.table import ASTRID, HILDA, RAGNAR, Table

TWO_SHIPS = "red3 blue3 | blue1 red1"
ZONES = [f"{ship}.{colour}" for ship in (1, 2) for colour in COLOURS]


@pytest.mark.rule("vikings_on_board-6.1")
@pytest.mark.parametrize("tavern", ["tavern_1", "tavern_2"])
def test_an_unused_barrel_goes_on_an_empty_zone(tavern: str) -> None:
    table = Table().values(ASTRID, 3, 1, 4, 2)
    events = table.do(f"go {tavern}", "barrel 3", "bet 4.yellow")
    assert events[-1] == BarrelPlaced(ASTRID, 3, 4, 4, "yellow")
    assert table.bets(4) == {"yellow": (ASTRID, 3)}
    assert (table.barrels(ASTRID, "hand"), table.barrels(ASTRID, "quay")) == ("1 2 4", "3")
    assert table.acts == RAGNAR


@pytest.mark.rule("vikings_on_board-6.1")
def test_it_lies_face_down() -> None:
    table = Table().values(ASTRID, 3, 1, 4, 2)
    table.do("go tavern_1", "barrel 3", "bet 4.yellow")
    assert [table.scene(seat).ships[3].bets[0].value for seat in (ASTRID, RAGNAR, -1)] == [4, 0, 0]


@pytest.mark.rule("vikings_on_board-6.1")
def test_only_at_a_ship_still_there() -> None:
    table = Table(2, TWO_SHIPS)
    table.do("go tavern_1", "barrel 1")
    assert table.choices("bet").split() == ZONES
    assert table.refuses("bet 3.blue") == "6.1 quay-closed"


@pytest.mark.rule("vikings_on_board-6.1")
def test_tavern_1_takes_unused_barrels_only() -> None:
    table = Table().bet(ASTRID, 2, "1.red").won(ASTRID, barrels="4")
    table.do("go tavern_1")
    assert table.choices("barrel") == "1 3"
    assert table.refuses("barrel 2") == "6.1 barrel-on-quay"
    assert table.refuses("barrel 4") == "6.7 barrel-won"


@pytest.mark.rule("vikings_on_board-6.2")
@pytest.mark.parametrize("tavern", ["tavern_1", "tavern_2"])
def test_one_barrel_a_zone_whoever_owns_it(tavern: str) -> None:
    table = Table().bet(RAGNAR, 1, "1.blue").bet(ASTRID, 1, "1.red")
    table.do(f"go {tavern}", "barrel 2")
    assert table.refuses("bet 1.blue") == "6.2 zone-taken"
    assert table.refuses("bet 1.red") == "6.2 zone-taken"
    assert "1.yellow" in table.choices("bet").split()


@pytest.mark.rule("vikings_on_board-6.3")
@pytest.mark.parametrize("colour", COLOURS)
def test_any_colour_may_be_bet_on_absent_and_neutral_ones_too(colour: str) -> None:
    """Ship 1 has no grey body, and with two players grey and yellow are nobody's."""
    table = Table()
    table.do("go tavern_1", "barrel 1", f"bet 1.{colour}")
    assert table.bets(1) == {colour: (ASTRID, 1)}


@pytest.mark.rule("vikings_on_board-6.4")
@pytest.mark.parametrize("tavern", ["tavern_1", "tavern_2"])
def test_several_barrels_of_one_player_at_a_ship(tavern: str) -> None:
    table = Table().bet(ASTRID, 1, "1.blue")
    table.do(f"go {tavern}", "barrel 2", "bet 1.red")
    assert table.bets(1) == {"blue": (ASTRID, 1), "red": (ASTRID, 2)}


@pytest.mark.rule("vikings_on_board-6.4")
@pytest.mark.parametrize("tavern", ["tavern_1", "tavern_2"])
def test_by_option_one_barrel_of_a_player_at_a_ship(tavern: str) -> None:
    table = Table(2, TWO_SHIPS, one_barrel_per_player_per_ship="on")
    table.bet(ASTRID, 1, "1.blue").bet(RAGNAR, 1, "2.grey")
    table.do(f"go {tavern}", "barrel 2")
    assert table.refuses("bet 1.red") == "6.4 own-barrel-there"
    assert table.refuses("bet 1.blue") == "6.2 zone-taken"
    assert table.choices("bet") == "2.blue 2.red 2.yellow", "a rival's barrel is no hindrance"


@pytest.mark.rule("vikings_on_board-6.4")
def test_by_option_a_barrel_may_still_move_within_its_ship() -> None:
    table = Table(2, TWO_SHIPS, one_barrel_per_player_per_ship="on")
    table.bet(ASTRID, 1, "1.blue").bet(ASTRID, 2, "2.blue")
    assert table.refuses("go tavern_1") == "6.6 no-bet"
    table.do("go tavern_2")
    assert table.choices("barrel") == "1 2"
    assert table.refuses("barrel 3") == "6.6 barrel-stuck"
    table.do("barrel 1")
    assert table.choices("bet") == "1.red 1.yellow 1.grey"
    assert table.refuses("bet 2.red") == "6.4 own-barrel-there"
    table.do("bet 1.grey")
    assert table.bets(1) == {"grey": (ASTRID, 1)}


@pytest.mark.rule("vikings_on_board-6.4")
def test_by_option_a_barrel_lost_at_a_closed_quay_hinders_nothing() -> None:
    table = Table(2, TWO_SHIPS, one_barrel_per_player_per_ship="on").bet(ASTRID, 1, "5.blue")
    table.do("go tavern_1", "barrel 2")
    assert table.choices("bet").split() == ZONES


@pytest.mark.rule("vikings_on_board-6.5")
@pytest.mark.parametrize("zone", ["1.blue", "1.red", "4.grey"])
def test_tavern_2_may_move_ones_barrel_to_the_same_or_another_ship(zone: str) -> None:
    table = Table().bet(ASTRID, 2, "1.yellow").values(ASTRID, 4, 3, 2, 1)
    events = table.do("go tavern_2", "barrel 2", f"bet {zone}")
    ship, colour = int(zone[0]), zone[2:]
    assert events[-1] == BarrelMoved(ASTRID, 2, 3, 1, "yellow", ship, colour)
    assert table.bets(ship) == {colour: (ASTRID, 2)}
    assert table.barrels(ASTRID, "hand") == "1 3 4"


@pytest.mark.rule("vikings_on_board-6.5")
def test_the_zone_it_lies_on_is_not_another_one() -> None:
    table = Table().bet(ASTRID, 2, "1.yellow")
    table.do("go tavern_2", "barrel 2")
    assert table.refuses("bet 1.yellow") == "6.2 zone-taken"


@pytest.mark.rule("vikings_on_board-6.5")
def test_a_barrel_lost_at_a_ship_that_has_left_may_be_bet_anew() -> None:
    table = Table(2, TWO_SHIPS).bet(ASTRID, 1, "7.blue").bet(RAGNAR, 1, "7.red")
    table.do("go tavern_2", "barrel 1")
    assert table.choices("bet").split() == ZONES, "but only at a ship still there"
    assert table.refuses("bet 7.grey") == "6.1 quay-closed"
    table.do("bet 2.red")
    assert (table.bets(7), table.bets(2)) == ({"red": (RAGNAR, 1)}, {"red": (ASTRID, 1)})


@pytest.mark.rule("vikings_on_board-6.5")
def test_tavern_2_moves_no_rivals_barrel() -> None:
    table = Table().bet(RAGNAR, 1, "1.blue").bet(RAGNAR, 2, "2.blue")
    table.do("go tavern_2", "barrel 1", "bet 1.red")
    assert table.bets(1) == {"blue": (RAGNAR, 1), "red": (ASTRID, 1)}, "barrel 1 is one's own"


@pytest.mark.rule("vikings_on_board-6.6")
def test_tavern_1_needs_an_unused_barrel() -> None:
    table = Table().bet(ASTRID, 1, "1.blue").bet(ASTRID, 2, "2.blue").won(ASTRID, barrels="3 4")
    assert table.refuses("go tavern_1") == "6.6 no-bet"
    assert "tavern_2" in table.choices("go").split(), "where those on the quays may move"


@pytest.mark.rule("vikings_on_board-6.6")
def test_tavern_2_needs_a_barrel_unused_or_on_a_quay() -> None:
    table = Table().won(ASTRID, barrels="1 2 3 4")
    assert table.refuses("go tavern_1") == "6.6 no-bet"
    assert table.refuses("go tavern_2") == "6.6 no-bet-or-barrel"


@pytest.mark.rule("vikings_on_board-6.6")
def test_both_need_an_empty_zone() -> None:
    """Two ships are left, and all their eight zones are taken."""
    table = Table(3, TWO_SHIPS).fill_zones(ASTRID, *ZONES[:4]).fill_zones(RAGNAR, *ZONES[4:7])
    table.fill_zones(HILDA, ZONES[7]).turn(HILDA)
    assert table.refuses("go tavern_1") == "6.6 no-bet"
    assert table.refuses("go tavern_2") == "6.6 no-bet-or-barrel"


@pytest.mark.rule("vikings_on_board-6.6")
def test_one_empty_zone_is_enough() -> None:
    table = Table(2, TWO_SHIPS).fill_zones(ASTRID, *ZONES[:4]).fill_zones(RAGNAR, *ZONES[4:7])
    table.do("go tavern_2")
    assert table.choices("barrel") == "1 2 3 4"
    table.do("barrel 2")
    assert table.choices("bet") == "2.grey"


@pytest.mark.rule("vikings_on_board-6.7")
@pytest.mark.parametrize("tavern", ["tavern_1", "tavern_2"])
def test_a_won_barrel_is_points_and_not_bet_again(tavern: str) -> None:
    table = Table().won(ASTRID, barrels="2").values(ASTRID, 1, 4, 2, 3)
    assert table.points(ASTRID) == 4
    table.do(f"go {tavern}")
    assert table.choices("barrel") == "1 3 4"
    assert table.refuses("barrel 2") == "6.7 barrel-won"
