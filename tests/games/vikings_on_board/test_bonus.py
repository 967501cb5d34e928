"""Clause 8: the Departure building, and the bonus viking of two players."""

from __future__ import annotations

import pytest

from drakkar.games.vikings_on_board.events import (
    BonusPlaced,
    BonusSkipped,
    InfluenceRanked,
    SternTaken,
    VikingSent,
)
from tests.games.played import of_type
from tests.games.vikings_on_board.table import ASTRID, HILDA, RAGNAR, Table


@pytest.mark.rule("vikings_on_board-8.1")
@pytest.mark.parametrize("seats", [3, 4])
def test_departure_takes_a_stern(seats: int) -> None:
    table = Table(seats)
    assert table.do("go departure") == [VikingSent(ASTRID, "departure"), SternTaken(ASTRID)]
    assert (table.scene().stern, table.scene().sterns_left) == (ASTRID, 6)
    assert table.acts == RAGNAR, "the ship is named at the end of the round"
    assert len([ship for ship in table.scene().ships if ship.docked]) == 8


@pytest.mark.rule("vikings_on_board-8.1")
def test_one_stern_a_round() -> None:
    table = Table(3)
    table.do("go departure")
    assert table.refuses("go departure") == "8.1 stern-taken"
    table = Table(3, "blue3 | red2 | grey1").departing(HILDA)
    table.do("ship 1")
    assert "departure" in table.choices("go").split(), "in the next round it is free again"


@pytest.mark.rule("vikings_on_board-8.1")
def test_a_stern_is_possible_even_if_no_ship_is_ready() -> None:
    table = Table(3, "blue3 | red2").stacks(0, 0)
    assert "departure" in table.choices("go").split()


@pytest.mark.rule("vikings_on_board-8.2")
def test_with_two_players_the_other_one_puts_a_bonus_viking_at_once() -> None:
    table = Table()
    assert table.do("go departure") == [VikingSent(ASTRID, "departure"), SternTaken(ASTRID)]
    assert (table.acts, table.phase) == (RAGNAR, "bonus")
    assert table.choices("body") == "1.2 2.1 4.2 5.2 6.1 8.3", "each of Ragnar's bodies"
    assert table.refuses("body 1.1") == "8.2 not-own-body"
    assert table.refuses("body 1.3") == "8.2 not-own-body"
    assert table.do("body 5.2") == [BonusPlaced(RAGNAR, "red", 3, 5)]
    assert table.ship(5) == "blue1 red3* yellow2"
    assert table.influence(5) == "red4 yellow2 blue1", "one shield more"
    assert (table.acts, table.phase) == (RAGNAR, "choosing"), "the queue goes on, here with Ragnar"


@pytest.mark.rule("vikings_on_board-8.2")
def test_the_queue_goes_on_where_it_was() -> None:
    table = Table().queue(ASTRID, ASTRID, RAGNAR, RAGNAR, ASTRID, RAGNAR, ASTRID, RAGNAR)
    table.do("go departure", "body 1.2")
    assert (table.acts, table.phase) == (ASTRID, "choosing")


@pytest.mark.rule("vikings_on_board-8.2")
def test_it_helps_already_on_the_ship_leaving_this_round() -> None:
    table = Table(2, "blue3 red2 | red3 | grey1").load(1, "furs").turn(ASTRID)
    table.free("first_player promotion departure move swap")
    table.turn(ASTRID).do("go departure", "body 1.2", "go first_player")
    events = table.do("ship 1")
    assert InfluenceRanked(1, ("blue", "red"), (3, 3)) in events


@pytest.mark.rule("vikings_on_board-8.2")
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("when", ["at_once", "at_departure"])
def test_only_with_two_players(seats: int, when: str) -> None:
    table = Table(seats, bonus_viking=when)
    table.do("go departure")
    assert table.phase == "choosing"
    table = Table(seats, bonus_viking=when).departing(RAGNAR)
    assert (table.acts, table.phase) == (RAGNAR, "departing")


@pytest.mark.rule("vikings_on_board-8.2")
def test_by_option_only_when_the_round_ends_before_the_ship_is_named() -> None:
    table = Table(2, "blue3 red2 | red3 | grey1", bonus_viking="at_departure").load(1, "furs")
    table.free("first_player promotion departure move swap").turn(RAGNAR)
    assert table.do("go departure") == [VikingSent(RAGNAR, "departure"), SternTaken(RAGNAR)]
    assert table.phase == "choosing"
    table.do("go first_player")
    assert (table.acts, table.phase) == (ASTRID, "bonus")
    assert table.do("body 1.1") == [BonusPlaced(ASTRID, "blue", 3, 1)]
    assert (table.acts, table.phase) == (RAGNAR, "departing")
    assert InfluenceRanked(1, ("blue", "red"), (4, 2)) in table.do("ship 1")


@pytest.mark.rule("vikings_on_board-8.2")
def test_by_option_it_is_skipped_then_too() -> None:
    table = Table(2, "blue3* red2 | red3 | grey1", bonus_viking="at_departure")
    table.free("first_player promotion departure move swap").turn(RAGNAR)
    table.do("go departure")
    assert table.do("go first_player")[-1] == BonusSkipped(ASTRID)
    assert (table.acts, table.phase) == (RAGNAR, "departing")


@pytest.mark.rule("vikings_on_board-8.2")
def test_it_stays_for_good() -> None:
    table = Table(2, "blue3 red2* | red3 | grey1")
    table.do("go swap", "body 1.2", "body 2.1")
    assert (table.ship(1), table.ship(2)) == ("blue3 red3", "red2*"), "it goes with its body"
    table = Table(2, "blue3 red2* | red3 | grey1").departing(ASTRID)
    table.do("ship 3")
    assert table.ship(1) == "blue3 red2*"


@pytest.mark.rule("vikings_on_board-8.3")
def test_one_bonus_viking_a_body() -> None:
    table = Table(2, "blue3 red2* red1 | red3 | grey1")
    table.do("go departure")
    assert table.choices("body") == "1.3 2.1"
    assert table.refuses("body 1.2") == "8.3 bonus-there"
    assert table.refuses("body 1.4") == "5.1 no-such-body"


@pytest.mark.rule("vikings_on_board-8.3")
def test_not_on_a_ship_that_has_left() -> None:
    table = Table(2, "blue3 red2* red1 | red3 | grey1")
    table.do("go departure")
    assert table.refuses("body 8.1") == "5.8 ship-left"


@pytest.mark.rule("vikings_on_board-8.4")
def test_it_is_compulsory() -> None:
    table = Table(2, "blue3 red2 | grey1")
    table.do("go departure")
    assert table.now().legal() == ["body 1.2"], "it cannot be declined, even if there is but one body for it"


@pytest.mark.rule("vikings_on_board-8.4")
@pytest.mark.parametrize("ships", ["blue3 red2* | grey1 red1*", "blue3 blue2 | grey1"])
def test_it_is_skipped_if_there_is_no_body_for_it(ships: str) -> None:
    table = Table(2, ships)
    events = table.do("go departure")
    assert events == [VikingSent(ASTRID, "departure"), SternTaken(ASTRID), BonusSkipped(RAGNAR)]
    assert table.phase == "choosing"


@pytest.mark.rule("vikings_on_board-8.4")
def test_a_bonus_lost_with_its_ship_is_not_missed() -> None:
    """Seven departures at most and eight spare figures: there is always one left."""
    table = Table(2, "blue1* blue2* red1 | blue3* red2* red3* blue1").turn(RAGNAR)
    assert not of_type(table.do("go departure"), BonusSkipped)
    assert table.choices("body") == "2.4"
