"""Clause 6: loading and unloading, which happen by themselves."""

from __future__ import annotations

import pytest

from drakkar.games.lofoten.events import (
    FleetTurned,
    OrderFulfilled,
    TileLoaded,
    TilePlaced,
    TileStored,
    TurnBegan,
    WarehouseOpened,
)
from tests.games.lofoten.position import Stored
from tests.games.lofoten.table import BEAR, RAVEN, Table
from tests.games.played import of_type

GAP = "mead-1-raven fish-2-bear - coffer-2-bear mead-3-bear"


def taken(table: Table, tile: str) -> Stored:
    """A tile taken from the piles, to be put into any warehouse."""
    table.oracle.unseen.remove(tile)
    table.oracle.piles[0] -= 1
    return Stored(tile)


# ---- 6.1 when


@pytest.mark.rule("lofoten-6.1")
def test_on_entering_the_action_phase_before_anything_else() -> None:
    """Ruling 19: what Bear puts before Raven is Raven's at once."""
    table = Table().turn(BEAR).market(GAP).aboard(RAVEN, "A", "fish-1").coins(2, 0)
    table.do("play left", "done", luck="mead-3")
    table.do("put left")
    events = table.do("pile 1", luck="fish-1-bear mead")
    assert events[-3:] == [
        TilePlaced(BEAR, 3, "fish", 1, "bear"),
        TurnBegan(RAVEN, 7, False, False),
        TileLoaded(RAVEN, "A", "fish", 1, "bear", 3),
    ]
    assert table.phase == "action"


@pytest.mark.rule("lofoten-6.1")
def test_never_for_the_player_who_is_not_active() -> None:
    table = Table().aboard(BEAR, "A", "sheep-1").turn(RAVEN)
    events = table.do("play right", "turn cw", "shift right")
    assert not of_type(events, TileLoaded)
    assert table.cargo(BEAR, "A") == ""


@pytest.mark.rule("lofoten-6.1")
def test_never_in_maintenance_nor_at_the_end_of_a_turn() -> None:
    """Raven puts a fish before the own fleet, and has to wait for the next action phase."""
    table = (
        Table(longships="on")
        .market(GAP)
        .aboard(RAVEN, "A", "fish-1")
        .stored(RAVEN, "mead-2-bear")
        .coins(0, 0)
    )
    table.do("play left", "done", luck="mead-3")
    table.do("put left")
    events = table.do("pile 1", luck="fish-1-bear mead")
    events += table.do("upgrade D", "flip mead-2-bear")
    assert not of_type(events, TileLoaded)
    assert (table.acts, table.cargo(RAVEN, "A")) == (BEAR, "")


@pytest.mark.rule("lofoten-6.1")
def test_placing_an_order_is_no_move() -> None:
    """The docked longship faces no tile, and a new order at the dock is not checked against anything."""
    table = Table().hand(RAVEN, "mead-2 sheep-1 fish-3")
    assert [type(event).__name__ for event in table.do("play middle")] == ["OrderPlaced"]


# ---- 6.2 loading


@pytest.mark.rule("lofoten-6.2")
def test_the_top_longship_loads_the_tile_of_its_order() -> None:
    """Ruling 22: type and colour are one thing; the order's value does not matter."""
    for value in (1, 2, 3):
        table = Table().aboard(RAVEN, "D", f"sheep-{value}")
        events = table.do("play right", "turn cw")
        assert events[-1] == TileLoaded(RAVEN, "D", "sheep", 3, "raven", 3)
        assert table.tiles() == "mead-1-raven fish-2-bear - coffer-2-bear mead-3-bear"
        assert (table.cargo(RAVEN, "D"), table.order(RAVEN, "D")) == ("sheep-3-raven", f"sheep-{value}")


@pytest.mark.rule("lofoten-6.2")
@pytest.mark.parametrize(("order", "cargo"), [("", ""), ("fish-1", ""), ("sheep-1", "sheep-1-bear")])
def test_not_without_the_order_and_not_on_top_of_a_tile(order: str, cargo: str) -> None:
    table = Table()
    if order:
        table.aboard(RAVEN, "D", order, cargo)
    events = table.do("play right", "turn cw")
    assert not of_type(events, TileLoaded)
    assert table.cargo(RAVEN, "D") == cargo


@pytest.mark.rule("lofoten-6.2")
def test_nothing_to_load_from_an_empty_area() -> None:
    table = Table().market(GAP).aboard(RAVEN, "D", "sheep-1")
    assert not of_type(table.do("play right", "turn cw"), TileLoaded)


# ---- 6.3 both could


@pytest.mark.rule("lofoten-6.3")
def test_a_tile_for_both_goes_to_who_is_next_in_an_action_phase() -> None:
    """Ruling 20."""
    table = Table().market(GAP).coins(0, 0).aboard(RAVEN, "A", "fish-1").aboard(BEAR, "A", "fish-2")
    table.do("play left", "done", luck="mead-3")
    table.do("put left")
    events = table.do("pile 1", luck="fish-1-bear mead")
    assert events[-1] == TileLoaded(BEAR, "A", "fish", 1, "bear", 3)


@pytest.mark.rule("lofoten-6.3")
def test_what_brought_it_there_does_not_matter() -> None:
    """Ruling 21: with a bought turn the very tile that one has placed is one's own."""
    table = Table().market(GAP).coins(3, 0).aboard(RAVEN, "A", "fish-1").aboard(BEAR, "A", "fish-2")
    table.do("extra", "play left", "done", luck="mead-3")
    table.do("put left")
    events = table.do("pile 1", luck="fish-1-bear mead")
    assert events[-2:] == [TurnBegan(RAVEN, 6, True, False), TileLoaded(RAVEN, "A", "fish", 1, "bear", 3)]


@pytest.mark.rule("lofoten-6.3")
def test_a_tile_that_lay_there_all_the_time() -> None:
    """Both face the sheep; whoever turns an order to it first has it."""
    table = Table().aboard(RAVEN, "D", "sheep-1").aboard(BEAR, "A", "sheep-2")
    assert table.do("play right", "turn cw")[-1] == TileLoaded(RAVEN, "D", "sheep", 3, "raven", 3)


# ---- 6.4 unloading


@pytest.mark.rule("lofoten-6.4")
def test_a_loaded_longship_that_becomes_docked_is_unloaded() -> None:
    """The rulebooks' example: the rival's fish are in the first warehouse, so Noélie's go there too."""
    table = (
        Table()
        .wheel(RAVEN, "ABCD")
        .aboard(RAVEN, "B", "fish-1", "fish-2-raven")
        .houses("W1-5 W1-1 W1-2 W1-3")
    )
    first = table.oracle.warehouses[0]
    first.good, first.sides[BEAR] = "fish", [taken(table, "fish-3-bear")]
    events = table.do("play right", "turn cw")
    assert events[1:] == [
        FleetTurned(RAVEN, "cw", "D", "B"),
        OrderFulfilled(RAVEN, "B", "fish", 1),
        TileStored(RAVEN, "B", "fish", 2, "raven", 1),
    ]
    assert (table.house(1, RAVEN), table.house(1, BEAR)) == ("fish-2-raven", "fish-3-bear")
    assert (table.order(RAVEN, "B"), table.cargo(RAVEN, "B")) == ("", "")
    assert table.scene().discards == 2, "the card played and the order"


@pytest.mark.rule("lofoten-6.4")
def test_an_order_without_a_tile_is_not_unloaded() -> None:
    table = Table().aboard(RAVEN, "B", "fish-1")
    events = table.do("play right", "turn cw")
    assert not of_type(events, OrderFulfilled)
    assert table.order(RAVEN, "B") == "fish-1"


@pytest.mark.rule("lofoten-6.4")
def test_unloading_comes_before_loading() -> None:
    """Ruling 23: one turn docks B and brings D to the market."""
    table = Table().aboard(RAVEN, "B", "fish-1", "fish-2-raven").aboard(RAVEN, "D", "sheep-2").opened("fish")
    events = table.do("play right", "turn cw")
    assert [type(event) for event in events[2:]] == [OrderFulfilled, TileStored, TileLoaded]


@pytest.mark.rule("lofoten-6.4")
def test_also_when_the_warehouse_must_be_chosen_first() -> None:
    table = Table().aboard(RAVEN, "B", "fish-1", "fish-2-raven").aboard(RAVEN, "D", "sheep-2")
    events = table.do("play right", "turn cw")
    assert not of_type(events, TileLoaded)
    assert table.phase == "storing"
    events = table.do("warehouse 4")
    assert events == [
        WarehouseOpened(RAVEN, 4, "fish"),
        TileStored(RAVEN, "B", "fish", 2, "raven", 4),
        TileLoaded(RAVEN, "D", "sheep", 3, "raven", 3),
    ]
    assert table.phase == "moving"


@pytest.mark.rule("lofoten-6.4")
def test_the_dock_is_free_for_an_order_again() -> None:
    table = Table().aboard(RAVEN, "B", "fish-1", "fish-2-raven").opened("fish").coins(0, 0)
    table.do("play right", "turn cw", "done", luck="sheep-1")
    table.do("put left")
    table.idle()
    assert (table.acts, table.choices("play")) == (RAVEN, "left middle right")


# ---- 6.5, 6.6 which warehouse


@pytest.mark.rule("lofoten-6.5")
def test_a_good_goes_to_its_warehouse_on_ones_own_side() -> None:
    table = Table().stored(BEAR, "fish-1-bear").aboard(RAVEN, "B", "fish-1", "fish-2-raven").coins(0, 0)
    table.do("play right", "turn cw")
    assert table.phase == "moving", "there is no choice"
    assert (table.house(2, RAVEN), table.house(2, BEAR)) == ("fish-2-raven", "fish-1-bear")
    assert not table.scene().warehouses[1].sides[RAVEN].tiles[0].flipped


@pytest.mark.rule("lofoten-6.5")
def test_a_warehouse_belongs_to_its_good_for_both_players_and_for_good() -> None:
    table = Table().aboard(RAVEN, "B", "fish-1", "fish-2-raven").aboard(BEAR, "B", "fish-2", "fish-2-bear")
    table.coins(0, 0).do("play right", "turn cw", "warehouse 4", "done", luck="sheep-1")
    table.do("put left")
    events = table.do("play right", "turn cw")
    assert events[-1] == TileStored(BEAR, "B", "fish", 2, "bear", 4), "Bear has no choice any more"
    assert table.goods() == "- - - fish"


@pytest.mark.rule("lofoten-6.6")
def test_the_first_tile_of_a_good_goes_to_any_empty_warehouse() -> None:
    """Ruling 24."""
    table = Table().stored(BEAR, "mead-1-bear").aboard(RAVEN, "B", "fish-1", "fish-2-raven")
    table.do("play right", "turn cw")
    assert (table.phase, table.acts, table.choices("warehouse")) == ("storing", RAVEN, "2 3 4")
    assert table.refuses("warehouse 1") == "6.6 warehouse-taken"
    assert table.refusal("warehouse 1").params == {"warehouse": 1, "good": "mead"}
    waiting = table.scene(BEAR).storing
    assert [(tile.good, tile.value, tile.buckler) for tile in waiting] == [("fish", 2, "raven")]
    table.do("warehouse 3")
    assert (table.goods(), table.house(3, RAVEN)) == ("mead - fish -", "fish-2-raven")


@pytest.mark.rule("lofoten-6.6")
def test_at_once_even_between_two_moves() -> None:
    table = Table().aboard(RAVEN, "B", "fish-1", "fish-2-raven")
    table.do("play right", "turn cw")
    for notation in ("turn cw", "done", "extra", "play left"):
        assert table.refuses(notation) == "1.2 not-this-choice"
    table.do("warehouse 1", "turn cw")
    assert table.scene().moves == 1


@pytest.mark.rule("lofoten-6.6")
def test_amid_a_power() -> None:
    table = Table().hand(RAVEN, "mead-2 sheep-1 fish-3").aboard(RAVEN, "B", "fish-1", "fish-2-raven")
    table.stored(RAVEN, "sheep-1-bear sheep-2-bear")
    table.do("play middle", "turn cw", "warehouse 1")
    assert (table.phase, table.scene().power, table.scene().uses) == ("power", "turn", 1)


@pytest.mark.rule("lofoten-6.6")
def test_the_last_warehouse_is_forced() -> None:
    table = Table().opened("mead sheep coffer").aboard(RAVEN, "B", "fish-1", "fish-2-raven")
    events = table.do("play right", "turn cw")
    assert events[-2:] == [WarehouseOpened(RAVEN, 2, "fish"), TileStored(RAVEN, "B", "fish", 2, "raven", 2)]
    assert (table.phase, table.goods()) == ("moving", "mead fish sheep coffer")


# ---- 6.7 bucklers


@pytest.mark.rule("lofoten-6.7")
@pytest.mark.parametrize("buckler", ["raven", "bear"])
@pytest.mark.parametrize("seat", [RAVEN, BEAR])
def test_bucklers_do_not_matter(seat: int, buckler: str) -> None:
    """Ruling 25: goods meant for the other clan can, and must, be loaded."""
    table = Table().turn(seat).market(f"mead-1-raven fish-2-bear sheep-1-{buckler} coffer-2-bear mead-3-bear")
    table.aboard(seat, "D", "sheep-1").opened("sheep")
    table.do("play right", "turn cw")
    assert table.cargo(seat, "D") == f"sheep-1-{buckler}"
    table.do("turn cw")
    table.do("turn cw")
    assert table.house(3, seat) == f"sheep-1-{buckler}"
