"""What a client draws: names instead of codes, and everything a player sees on the table."""

from __future__ import annotations

from drakkar.games.vikings_on_board.scene_types import (
    BarrelScene,
    BetScene,
    BodyCard,
    BodyScene,
    DepartureScene,
    Influence,
    ShipScene,
)
from tests.games.vikings_on_board.position import BUILDINGS, COLOURS, GOODS
from tests.games.vikings_on_board.table import ASTRID, HILDA, RAGNAR, Table


def test_the_stage_is_what_never_changes() -> None:
    stage = Table(3).now().stage()
    assert (stage.colours, stage.neutral) == (COLOURS, ("grey",))
    assert (stage.buildings, stage.goods) == (BUILDINGS, GOODS)
    assert stage.bodies[10] == BodyCard(10, "red", 3)
    assert (stage.prices, stage.barrel_values, stage.sterns, stage.places) == (
        (1, 2, 3, 4),
        (1, 2, 3, 4),
        7,
        5,
    )


def test_a_ship() -> None:
    table = (
        Table(2, "blue3* grey2 | red1")
        .load(1, "furs grain")
        .bet(RAGNAR, 4, "1.grey")
        .bet(ASTRID, 1, "1.blue")
    )
    assert table.scene(RAGNAR).ships[0] == ShipScene(
        ship=1,
        docked=True,
        bodies=(BodyScene(4, True), BodyScene(20, False)),
        chests=("furs", "grain"),
        influence=(Influence("blue", 4), Influence("grey", 2)),
        bets=(BetScene("blue", ASTRID, 1, 0), BetScene("grey", RAGNAR, 4, 4)),
    )


def test_a_ship_that_has_left_keeps_its_lost_bets() -> None:
    table = Table(2, "blue3 | red1").bet(RAGNAR, 4, "8.grey")
    bets = (BetScene("grey", RAGNAR, 4, 0),)
    assert table.scene(ASTRID).ships[7] == ShipScene(8, False, (), (), (), bets)


def test_both_sides_of_the_buildings() -> None:
    """Astrid has gone to the market: seven vikings wait, and the order of the next round begins to show."""
    table = Table()
    table.do("go market", "raise furs")
    shown = table.scene()
    assert shown.upper == (-1, 1, 1, 0, 0, 1, 1, 0, -1, -1, -1)
    assert shown.lower == (-1, -1, -1, -1, -1, 0, -1, -1, -1, -1, -1)
    assert shown.queue == (1, 2, 3, 4, 5, 6, 7)
    assert shown.next_order == (0,)
    table.do("go promotion", "body 1.2")
    assert table.scene().next_order == (1, 0), "from building 1 on, whoever went first"


def test_what_has_been_chosen_so_far() -> None:
    table = Table()
    assert (table.scene().building, table.scene().body, table.scene().barrel) == ("", -1, 0)
    table.do("go swap", "body 1.2")
    assert (table.phase, table.scene().building, table.scene().body) == ("second_body", "swap", 8)
    table.do("body 2.1", "go tavern_1")
    assert (table.phase, table.scene().body, table.scene().barrel) == ("barrel", -1, 0)
    table.do("barrel 3")
    assert (table.phase, table.scene().building, table.scene().barrel) == ("zone", "tavern_1", 3)
    table.do("bet 1.red", "go change_ship", "body 4.2")
    assert (table.phase, table.scene().body) == ("destination", 6)


def test_the_bonus_viking_is_asked_of_the_other_player() -> None:
    table = Table()
    table.do("go departure")
    assert (table.phase, table.scene().stern, table.scene().players[ASTRID].sterns) == ("bonus", ASTRID, 1)
    assert table.scene().building == "departure"
    table = Table(2, "blue3 red2 | red3 | grey1", bonus_viking="at_departure").departing(ASTRID)
    assert (table.phase, table.acts, table.scene().building) == ("bonus", RAGNAR, "")


def test_a_players_barrels() -> None:
    table = Table().values(ASTRID, 3, 1, 4, 2).bet(ASTRID, 2, "5.red").won(ASTRID, barrels="4")
    assert table.scene(ASTRID).players[ASTRID].barrels == (
        BarrelScene(1, 3, "hand", 0, ""),
        BarrelScene(2, 1, "quay", 5, "red"),
        BarrelScene(3, 4, "hand", 0, ""),
        BarrelScene(4, 2, "won", 0, ""),
    )


def test_a_departure_step_by_step() -> None:
    table = Table(3, "grey3 blue2 yellow1 | red1 | blue1").load(1, "furs metal grain grain").departing(RAGNAR)
    assert table.scene().departure is None
    table.do("ship 1")
    order = (Influence("grey", 3), Influence("blue", 2), Influence("yellow", 1))
    chests = ("furs", "metal", "grain", "grain")
    assert table.scene().departure == DepartureScene(1, order, "grey", RAGNAR, chests)
    assert table.scene().ships[0].chests == chests
    table.do("box grain")
    assert table.scene().departure == DepartureScene(1, order, "blue", ASTRID, ("furs", "metal", "grain"))
    table.do("take metal")
    assert table.scene().departure == DepartureScene(1, order, "yellow", HILDA, ("furs", "grain"))
    table.do("take furs")
    assert table.scene().departure is None
    assert table.scene().boxed == {"furs": 0, "grain": 2, "metal": 0}
