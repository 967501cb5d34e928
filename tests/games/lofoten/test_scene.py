"""What a client draws: names instead of codes, and everything a player sees on the table."""

from __future__ import annotations

from drakkar.games.lofoten.scene_types import (
    CardScene,
    Costs,
    GoodCard,
    JarlCard,
    JarlScene,
    LongshipCard,
    PileScene,
    PlayerScene,
    ProgressScene,
    RequirementCard,
    ShipScene,
    SideScene,
    TileScene,
    WarehouseCard,
    WarehouseScene,
)
from tests.games.lofoten.table import BEAR, RAVEN, Table

GUESSED, INVENTED = "guessed", "invented"


def test_the_stage_is_what_never_changes() -> None:
    table = Table(jarls="on", longships="on").wheel(BEAR, "BDCA").houses("W1-1 feast_hall scale_house W1-8")
    table.jarl("torsten", "goods_of sheep").jarl("harald", "pay_coins").first_player(BEAR)
    stage = table.now().stage()
    assert stage.goods == (
        GoodCard("mead", "discard", "public"),
        GoodCard("fish", "shift", GUESSED),
        GoodCard("sheep", "turn", GUESSED),
        GoodCard("coffer", "coin", "rulebook"),
    )
    assert (stage.clans, stage.areas, stage.first) == (("raven", "bear"), 5, BEAR)
    assert stage.wheels == (("A", "B", "C", "D"), ("B", "D", "C", "A"))
    assert stage.longships == (
        LongshipCard("A", "points", 3, "rulebook"),
        LongshipCard("B", "capacity", 4, "rulebook"),
        LongshipCard("C", "any_good", 0, "rulebook"),
        LongshipCard("D", "uses", 4, "rulebook"),
    )
    assert stage.warehouses == (
        WarehouseCard(1, "W1-1", 1, "majority", "total", 4, 0, 0, GUESSED),
        WarehouseCard(2, "feast_hall", 2, "majority", "total", 10, 4, 0, INVENTED),
        WarehouseCard(3, "scale_house", 2, "difference", "total", 1, 0, 10, INVENTED),
        WarehouseCard(4, "W1-8", 1, "majority", "total", 11, 0, 0, GUESSED),
    )
    assert stage.jarls == (
        JarlCard(
            "torsten",
            "end",
            "lead_bonus",
            4,
            0,
            True,
            INVENTED,
            RequirementCard("R4b", "goods_of", "sheep", 6, "rulebook"),
        ),
        JarlCard(
            "harald",
            "permanent",
            "cheaper",
            1,
            2,
            False,
            INVENTED,
            RequirementCard("R7a", "pay_coins", "", 3, "rulebook"),
        ),
    )
    assert (stage.set_bonus, stage.upgrades) == ((1, 3, 6, 10), True)
    assert (stage.coins, stage.costs, stage.turn_cap) == (8, Costs(1, 2, 3), 400)
    assert stage.piles_source == GUESSED


def test_a_player() -> None:
    table = Table(jarls="on", longships="on").wheel(RAVEN, "CADB").at(RAVEN, 2).upgraded(RAVEN, "A")
    table.aboard(RAVEN, "A", "fish-2", "fish-3-bear").aboard(RAVEN, "B", "mead-3")
    table.jarl("ylva", "goods", RAVEN).jarl("leif", "coins").stored(RAVEN, "sheep-1-raven")
    assert table.scene(RAVEN).players[RAVEN] == PlayerScene(
        coins=2,
        area=2,
        ships=(
            ShipScene("top", "C", False, None, ()),
            ShipScene("right", "A", True, CardScene("fish", 2), (TileScene("fish", 3, "bear", False),)),
            ShipScene("bottom", "D", False, None, ()),
            ShipScene("left", "B", False, CardScene("mead", 3), ()),
        ),
        hand=(CardScene("mead", 2), CardScene("coffer", 1), CardScene("fish", 3)),
        jarl="ylva",
        upgrades=1,
        costs=Costs(1, 2, 3),
        points={"mead": 0, "fish": 0, "sheep": 6, "coffer": 0, "jarl": 1, "longships": 4},
        total=11,
    )


def test_the_slots_go_with_the_wheel() -> None:
    table = Table()
    table.do("play right", "turn cw")
    shown = table.scene().players[RAVEN].ships
    assert [(ship.slot, ship.longship) for ship in shown] == [
        ("top", "D"),
        ("right", "A"),
        ("bottom", "B"),
        ("left", "C"),
    ]


def test_a_warehouse() -> None:
    table = (
        Table(longships="on")
        .stored(RAVEN, "fish-2-raven fish-3-bear* fish-1-bear")
        .stored(BEAR, "fish-2-bear")
    )
    assert table.scene().warehouses[1] == WarehouseScene(
        warehouse=2,
        good="fish",
        sides=(
            SideScene(
                (
                    TileScene("fish", 1, "bear", False),
                    TileScene("fish", 2, "raven", False),
                    TileScene("fish", 3, "bear", True),
                ),
                4,
                5,
            ),
            SideScene((TileScene("fish", 2, "bear", False),), 2, 0),
        ),
        ahead=RAVEN,
    )
    assert table.scene().warehouses[0] == WarehouseScene(1, "", (SideScene((), 0, 0),) * 2, -1)


def test_jarls_and_progress() -> None:
    table = Table(jarls="on").jarl("sigrun", "goods", BEAR, 3).jarl("leif", "tiles_of fish")
    table.stored(RAVEN, "fish-1-bear fish-2-bear fish-2-raven").stored(BEAR, "fish-3-bear")
    assert table.scene().jarls == (
        JarlScene("sigrun", BEAR, 3, (ProgressScene(5, 10, False), ProgressScene(3, 10, False))),
        JarlScene("leif", -1, 0, (ProgressScene(3, 3, True), ProgressScene(1, 3, False))),
    )


def test_market_and_piles() -> None:
    table = (
        Table().market("mead-1-raven - sheep-3-raven - mead-3-bear").piles(2, 0, "fish-1-bear sheep-2-bear")
    )
    shown = table.scene()
    assert shown.market == (
        TileScene("mead", 1, "raven", False),
        None,
        TileScene("sheep", 3, "raven", False),
        None,
        TileScene("mead", 3, "bear", False),
    )
    assert shown.piles == (PileScene(1, 2, "fish"), PileScene(2, 0, ""))
    assert shown.removed == 27
    table.do("play left", "done", luck="mead-3")
    table.do("put left")
    table.do("pile 1", luck="fish-1-bear sheep")
    assert table.scene(BEAR).turned == TileScene("fish", 1, "bear", False)
    assert table.scene().piles[0] == PileScene(1, 1, "sheep")


def test_a_card_under_way() -> None:
    table = Table().coins(4, 0)
    shown = table.scene()
    assert (shown.side, shown.moves, shown.power, shown.uses) == ("", 0, "", 0)
    table.do("play right", "turn cw")
    shown = table.scene()
    assert (shown.phase, shown.side, shown.moves, shown.power) == ("moving", "right", 2, "")
    table.do("done", luck="mead-3")
    shown = table.scene()
    assert (shown.phase, shown.side, shown.moves) == ("drawing", "", 0)
    table = Table()
    table.do("play middle")
    shown = table.scene()
    assert (shown.phase, shown.side, shown.power, shown.uses) == ("power", "", "coin", 1)
