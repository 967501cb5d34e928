"""Clause 9: a ship leaves. Which one, influence, and the barrel won; its chests are in test_sharing.py."""

from __future__ import annotations

import pytest

from drakkar.games.vikings_on_board.events import (
    BarrelWon,
    ChestsBoxed,
    ChestTaken,
    InfluenceRanked,
    NoBarrelWon,
    RoundBegan,
    ShipLeft,
    ShipNamed,
)
from drakkar.kernel.game import SPECTATOR
from tests.games.played import of_type
from tests.games.vikings_on_board.table import ASTRID, HILDA, OLAF, RAGNAR, Table

# Example B: blue 3 and red 3 shields, green (our grey) 2, yellow none, blue before red.
EXAMPLE = "blue3 grey2 red3 | yellow1 yellow2 | red1"


def example() -> Table:
    return Table(4, EXAMPLE).load(1, "grain furs furs metal").bet(HILDA, 4, "1.blue").bet(OLAF, 2, "1.red")


# ---- 9.1 when and by whom


@pytest.mark.rule("vikings_on_board-9.1")
def test_the_ship_is_named_after_the_last_viking_by_who_holds_the_stern() -> None:
    table = Table(3).load(2, "furs").load(5, "metal")
    table.free("first_player promotion market swap", HILDA)
    assert (table.phase, table.scene().stern) == ("choosing", HILDA)
    assert table.refuses("ship 2") == "3.3 not-this-choice", "not before"
    table.do("go first_player", "go market", "raise furs")
    assert (table.phase, table.acts) == ("departing", HILDA)
    assert table.do("ship 5")[0] == ShipNamed(HILDA, 5)


@pytest.mark.rule("vikings_on_board-9.1")
def test_it_cannot_be_declined() -> None:
    table = Table(3).load(2, "furs").departing(ASTRID)
    assert table.now().legal() == ["ship 2"]


# ---- 9.2 which ship


@pytest.mark.rule("vikings_on_board-9.2")
def test_it_must_have_a_chest_and_a_body() -> None:
    table = (
        Table(2, "blue3 | red2 | | grey1 yellow1 | blue1").load(2, "furs").load(3, "grain").load(4, "metal")
    )
    table.departing(RAGNAR)
    assert table.choices("ship") == "2 4"
    assert table.refuses("ship 1") == "9.2 needs-chest-and-body"
    assert table.refuses("ship 3") == "9.2 needs-chest-and-body"
    assert table.refuses("ship 6") == "5.8 ship-left"


@pytest.mark.rule("vikings_on_board-9.2")
def test_if_no_ship_has_both_any_ship_still_there_may_leave() -> None:
    table = Table(2, "blue3 | red2 grey1 | | ").load(3, "grain").departing(RAGNAR)
    assert table.choices("ship") == "1 2 3 4", "even one with nothing at all"
    assert table.refuses("ship 5") == "5.8 ship-left"


@pytest.mark.rule("vikings_on_board-9.2")
def test_the_condition_is_tested_at_that_moment() -> None:
    """Ship 1 was ready when the stern was taken; then its only body moved away."""
    table = Table(3, "blue3 | red2 | grey1 yellow1").load(1, "furs").load(2, "grain").turn(ASTRID)
    table.free("first_player promotion swap move", RAGNAR).turn(ASTRID)
    table.do("go move", "body 1.1", "ship 2", "go first_player")
    assert table.choices("ship") == "2"


# ---- 9.3 influence


@pytest.mark.rule("vikings_on_board-9.3")
def test_example_b_influence_is_the_sum_of_shields() -> None:
    """Blue, red, green; yellow is not aboard and does not count."""
    table = example()
    assert table.influence(1) == "blue3 red3 grey2"
    table.departing(ASTRID)
    assert table.do("ship 1")[1] == InfluenceRanked(1, ("blue", "red", "grey"), (3, 3, 2))


@pytest.mark.rule("vikings_on_board-9.3")
def test_shields_of_all_bodies_of_a_colour_add_up() -> None:
    assert Table(4, "red3 blue1 blue2 grey2 blue1 | red1").influence(1) == "blue4 red3 grey2"


@pytest.mark.rule("vikings_on_board-9.3")
@pytest.mark.parametrize("seats", [2, 3])
def test_neutral_colours_rank_like_any_other(seats: int) -> None:
    table = Table(seats, "blue1 grey3 red2 | red1 | yellow1").load(1, "furs").departing(ASTRID)
    assert InfluenceRanked(1, ("grey", "red", "blue"), (3, 2, 1)) in table.do("ship 1")


@pytest.mark.rule("vikings_on_board-9.3")
def test_a_bonus_viking_is_one_shield_more() -> None:
    table = Table(2, "blue3 red3* grey3 | red1* red2* blue2 | blue1").load(1, "furs")
    assert table.influence(1) == "red4 blue3 grey3"
    assert table.influence(2) == "red5 blue2"
    table.departing(ASTRID)
    assert InfluenceRanked(1, ("red", "blue", "grey"), (4, 3, 3)) in table.do("ship 1")


# ---- 9.4 ties


@pytest.mark.rule("vikings_on_board-9.4")
@pytest.mark.parametrize(
    ("ship", "order"),
    [
        ("red3 blue3", "red3 blue3"),
        ("blue3 red3", "blue3 red3"),
        ("red1 blue3 red2", "red3 blue3"),  # however small the body nearest the bow
        ("grey2 blue1 red1 yellow3", "yellow3 grey2 blue1 red1"),  # for the last ranks, too
        ("grey1 red1 yellow1 blue1", "grey1 red1 yellow1 blue1"),
        ("blue1 red2 red1 blue2", "blue3 red3"),
    ],
)
def test_ties_go_to_the_colour_nearest_the_bow(ship: str, order: str) -> None:
    assert Table(4, f"{ship} | red3").influence(1) == order


@pytest.mark.rule("vikings_on_board-9.4")
def test_promotion_turns_a_tie() -> None:
    table = Table(4, "red3 blue3 | red1")
    table.do("go promotion", "body 1.2")
    assert table.influence(1) == "blue3 red3"


# ---- 9.5, 9.6 barrels


@pytest.mark.rule("vikings_on_board-9.5")
def test_example_c_the_bet_on_the_top_colour_wins() -> None:
    """Yellow, not aboard, had bet on blue and takes the barrel back; green had bet on red and leaves it."""
    table = example().values(HILDA, 2, 1, 4, 3).departing(ASTRID)
    events = table.do("ship 1")
    assert of_type(events, BarrelWon) == [BarrelWon(HILDA, 4, 3, 1, "blue")]
    assert table.barrels(HILDA, "won") == "4"
    assert table.bets(1) == {"red": (OLAF, 2)}
    assert table.points(HILDA) == 3


@pytest.mark.rule("vikings_on_board-9.5")
def test_the_won_barrel_is_not_shown_to_the_others() -> None:
    table = example().departing(ASTRID)
    table.do("ship 1")
    shown = [table.scene(viewer).players[HILDA] for viewer in (HILDA, ASTRID, OLAF, SPECTATOR)]
    assert [player.barrels[3].value for player in shown] == [4, 0, 0, 0]
    assert [player.barrels_won for player in shown] == [1, 1, 1, 1], "how many were won is public"
    assert [player.points for player in shown] == [4, -1, -1, -1]


@pytest.mark.rule("vikings_on_board-9.5")
def test_nobody_wins_if_nobody_bet_on_the_top_colour() -> None:
    table = Table(4, EXAMPLE).load(1, "furs").bet(OLAF, 2, "1.red").bet(RAGNAR, 1, "1.grey").departing(ASTRID)
    events = table.do("ship 1")
    assert of_type(events, NoBarrelWon) == [NoBarrelWon(1, "blue")]
    assert not of_type(events, BarrelWon)
    assert table.bets(1) == {"red": (OLAF, 2), "grey": (RAGNAR, 1)}


@pytest.mark.rule("vikings_on_board-9.5")
@pytest.mark.parametrize("seats", [2, 3])
def test_a_neutral_colour_may_win_a_bet(seats: int) -> None:
    table = Table(seats, "grey3 blue2 | red1 | yellow1").load(1, "furs").bet(RAGNAR, 2, "1.grey")
    table.departing(ASTRID)
    assert BarrelWon(RAGNAR, 2, 2, 1, "grey") in table.do("ship 1")


@pytest.mark.rule("vikings_on_board-9.5")
def test_a_bet_at_another_ship_does_not_count() -> None:
    table = Table(4, EXAMPLE).load(1, "furs").bet(HILDA, 1, "2.blue").departing(ASTRID)
    assert NoBarrelWon(1, "blue") in table.do("ship 1")
    assert table.bets(2) == {"blue": (HILDA, 1)}


@pytest.mark.rule("vikings_on_board-9.6")
def test_lost_barrels_stay_on_the_quay_and_may_move_on() -> None:
    table = example().bet(OLAF, 3, "1.grey").departing(ASTRID)
    table.do("ship 1", "take grain", "take furs", "take furs")
    assert table.bets(1) == {"red": (OLAF, 2), "grey": (OLAF, 3)}
    assert table.barrels(OLAF, "hand") == "1 4", "they are not unused again"
    table.turn(OLAF).do("go tavern_2")
    assert table.choices("barrel") == "1 2 3 4"
    table.do("barrel 3", "bet 2.yellow")
    assert (table.bets(1), table.bets(2)) == ({"red": (OLAF, 2)}, {"yellow": (OLAF, 3)})


@pytest.mark.rule("vikings_on_board-9.5")
def test_only_neutral_colours_aboard_a_bet_on_the_top_one_still_wins() -> None:
    table = Table(2, "yellow2 grey3 | red1 | blue1").load(1, "furs metal").bet(ASTRID, 3, "1.grey")
    events = table.departing(RAGNAR).do("ship 1")
    assert BarrelWon(ASTRID, 3, 3, 1, "grey") in events
    assert ChestsBoxed(1, ("furs", "metal")) in events


# ---- 9.10, 9.11 odd ships, and after the departure


@pytest.mark.rule("vikings_on_board-9.10")
def test_a_ship_without_bodies_nobody_ranks_no_barrel_wins_chests_to_the_box() -> None:
    table = Table(2, "blue3 | red2 | ").load(3, "grain furs").bet(ASTRID, 1, "3.blue").departing(RAGNAR)
    events = table.do("ship 3")
    assert not of_type(events, BarrelWon) + of_type(events, NoBarrelWon) + of_type(events, ChestTaken)
    assert of_type(events, ChestsBoxed) == [ChestsBoxed(3, ("grain", "furs"))]
    assert table.scene().boxed == {"furs": 1, "grain": 1, "metal": 0}
    assert table.bets(3) == {"blue": (ASTRID, 1)}, "the bet is lost, like any other"
    assert (table.points(ASTRID), table.points(RAGNAR)) == (0, 0)


@pytest.mark.rule("vikings_on_board-9.10")
def test_a_ship_without_chests_is_ranked_and_its_barrel_won() -> None:
    table = Table(2, "blue3 red2 | red3 | ").bet(RAGNAR, 4, "1.blue").departing(RAGNAR)
    events = table.do("ship 1")
    assert InfluenceRanked(1, ("blue", "red"), (3, 2)) in events
    assert BarrelWon(RAGNAR, 4, 4, 1, "blue") in events
    assert not of_type(events, ChestTaken) + of_type(events, ChestsBoxed)
    assert table.points(RAGNAR) == 4


@pytest.mark.rule("vikings_on_board-9.10")
def test_a_ship_with_nothing_at_all() -> None:
    table = Table(2, "blue3 red2 | red3 | ").departing(RAGNAR)
    events = table.do("ship 3")
    assert of_type(events, ShipLeft) == [ShipLeft(3, 6)]
    assert table.phase == "choosing"


@pytest.mark.rule("vikings_on_board-9.11")
def test_the_ship_its_bodies_and_bonus_vikings_are_out_of_the_match() -> None:
    table = Table(2, "blue3* red2 | red3 | blue1").load(1, "furs").departing(RAGNAR)
    events = table.do("ship 1")
    assert [type(event) for event in events[-2:]] == [ShipLeft, RoundBegan]
    left = table.scene().ships[0]
    assert (left.docked, left.bodies, left.chests, left.influence) == (False, (), (), ())
    assert [ship.ship for ship in table.scene().ships if ship.docked] == [2, 3]
    table.do("go move")
    assert table.refuses("body 1.1") == "5.8 ship-left"
    assert table.choices("body") == "2.1 3.1"


@pytest.mark.rule("vikings_on_board-9.11")
def test_the_order_of_a_departure() -> None:
    """The ship is named; influence, then barrels, then chests; it leaves; the next round begins."""
    table = (
        Table(2, "blue3 red2 | red3 | blue1").load(1, "furs furs").bet(RAGNAR, 1, "1.blue").departing(ASTRID)
    )
    kinds = [type(event) for event in table.do("ship 1")]
    steps = [ShipNamed, InfluenceRanked, BarrelWon, ChestTaken, ChestTaken, ShipLeft, RoundBegan]
    assert kinds == steps


@pytest.mark.rule("vikings_on_board-9.11")
def test_departures_are_counted() -> None:
    table = Table(3).load(4, "furs").departing(HILDA)
    assert ShipLeft(4, 1) in table.do("ship 4")
    assert table.scene().sterns_left == 6
