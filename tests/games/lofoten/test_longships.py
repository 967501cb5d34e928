"""Clause 13: module 3, upgraded longships."""

from __future__ import annotations

import pytest

from drakkar.games.lofoten.events import (
    LongshipUpgraded,
    OrderFulfilled,
    OrderPlaced,
    TileFlipped,
    TileLeft,
    TileLoaded,
    TileStored,
    WarehouseOpened,
)
from tests.games.lofoten.table import BEAR, RAVEN, Table
from tests.games.played import of_type


def table(**options: str) -> Table:
    return Table(longships="on", **options).coins(0, 0)


def closing(arranged: Table) -> Table:
    """Raven has done nothing, and the turn ends."""
    arranged.do("play left", "done", luck="coffer-3")
    arranged.do("put left")
    assert arranged.phase == "closing"
    return arranged


# ---- 13.1, 13.2 upgrading


@pytest.mark.rule("lofoten-13.1")
def test_at_the_end_of_a_turn_one_longship_may_be_upgraded() -> None:
    at = closing(table().stored(RAVEN, "fish-3-raven sheep-1-bear"))
    assert at.legal == ["upgrade A", "upgrade B", "upgrade C", "upgrade D", "end"]
    at.do("upgrade C")
    assert (at.phase, at.scene().upgrading) == ("flipping", "C")
    events = at.do("flip fish-3-raven")
    assert events[:2] == [TileFlipped(RAVEN, "fish", 3, "raven", 2), LongshipUpgraded(RAVEN, "C")]
    assert (at.acts, at.scene().players[RAVEN].upgrades) == (BEAR, 1)
    assert [ship.upgraded for ship in at.scene().players[RAVEN].ships] == [False, False, True, False]


@pytest.mark.rule("lofoten-13.1")
def test_wherever_the_longship_is_and_whatever_it_carries() -> None:
    at = closing(table().stored(RAVEN, "sheep-1-bear").aboard(RAVEN, "A", "fish-1", "fish-3-raven"))
    at.do("upgrade A", "flip sheep-1-bear")
    assert at.cargo(RAVEN, "A") == "fish-3-raven"


@pytest.mark.rule("lofoten-13.1")
def test_nobody_must() -> None:
    at = closing(table().stored(RAVEN, "fish-3-raven"))
    at.do("end")
    assert (at.acts, at.scene().players[RAVEN].upgrades) == (BEAR, 0)


@pytest.mark.rule("lofoten-13.1")
def test_one_a_turn() -> None:
    at = closing(table().stored(RAVEN, "fish-3-raven sheep-1-bear").coins(2, 0))
    at.do("upgrade A", "flip sheep-1-bear")
    assert at.phase == "closing", "there are coins to spend"
    assert at.refuses("upgrade B") == "13.1 one-upgrade"


@pytest.mark.rule("lofoten-13.1")
def test_each_longship_once() -> None:
    at = closing(table().stored(RAVEN, "fish-3-raven sheep-1-bear*").upgraded(RAVEN, "B"))
    assert at.choices("upgrade") == "A C D"
    assert at.refuses("upgrade B") == "13.1 already-upgraded"
    assert at.refusal("upgrade B").params == {"longship": "B"}


@pytest.mark.rule("lofoten-13.1")
def test_only_with_the_module() -> None:
    at = Table().stored(RAVEN, "fish-3-raven").coins(2, 0)
    at.do("play left", "done", luck="coffer-3")
    at.do("put left")
    assert at.phase == "closing"
    assert at.refuses("upgrade A") == "13.1 upgrades-off"


@pytest.mark.rule("lofoten-13.1")
def test_also_at_the_end_of_a_bought_turn() -> None:
    at = table().stored(RAVEN, "fish-3-raven sheep-1-bear").coins(3, 0)
    at.do("extra")
    closing(at).do("upgrade A", "flip sheep-1-bear")
    assert at.scene().extra_turn
    at.do("play left", "done", luck="sheep-3")
    at.do("put left", "upgrade B", "flip fish-3-raven")
    assert at.scene().players[RAVEN].upgrades == 2


@pytest.mark.rule("lofoten-13.2")
def test_any_face_up_tile_of_ones_own_pays() -> None:
    """Ruling 47: from any warehouse, a 1 too."""
    at = closing(table().stored(RAVEN, "fish-3-raven fish-1-bear sheep-2-bear").stored(BEAR, "mead-1-bear"))
    at.do("upgrade A")
    assert at.choices("flip") == "fish-1-bear fish-3-raven sheep-2-bear"
    assert at.refuses("flip mead-1-bear") == "13.2 not-stored", "not the rival's"
    assert at.refusal("flip mead-1-bear").params == {"good": "mead", "value": 1, "buckler": "bear"}
    at.do("flip fish-1-bear")
    assert at.house(2, RAVEN) == "fish-3-raven fish-1-bear*"


@pytest.mark.rule("lofoten-13.2")
def test_a_flipped_tile_does_not_pay_again() -> None:
    at = closing(table().stored(RAVEN, "fish-2-raven* fish-2-raven sheep-1-bear*").upgraded(RAVEN, "AB"))
    at.do("upgrade C")
    assert at.choices("flip") == "fish-2-raven"
    assert at.refuses("flip sheep-1-bear") == "13.2 not-stored"
    at.do("flip fish-2-raven")
    assert at.house(2, RAVEN) == "fish-2-raven* fish-2-raven*"


@pytest.mark.rule("lofoten-13.2")
def test_nothing_to_flip() -> None:
    at = table().stored(RAVEN, "fish-2-raven*").stored(BEAR, "sheep-2-bear").upgraded(RAVEN, "A").coins(2, 0)
    closing(at)
    assert at.choices("upgrade") == ""
    assert at.refuses("upgrade B") == "13.2 nothing-to-flip"


# ---- 13.3 flipped tiles


@pytest.mark.rule("lofoten-13.3")
def test_a_flipped_tile_is_one_without_buckler_but_a_tile_of_its_good() -> None:
    at = table().stored(RAVEN, "fish-3-raven*").stored(BEAR, "fish-1-bear").houses("W1-1 W1-5 W1-2 W1-3")
    assert (at.points(RAVEN, "fish"), at.points(BEAR, "fish")) == (0, 0), "one to one"
    at = table().stored(RAVEN, "fish-3-raven*").houses("W1-1 shield_hall W1-2 W1-3")
    assert at.points(RAVEN, "fish") == 0
    at = table().stored(RAVEN, "fish-3-raven* fish-1-bear").hand(RAVEN, "mead-2 fish-2 sheep-1")
    at.do("play middle")
    assert at.scene().uses == 2


# ---- 13.4 from the next action phase


@pytest.mark.rule("lofoten-13.4")
def test_it_works_from_the_next_action_phase_its_first_check_included() -> None:
    """Ruling 52: C, which has faced sheep with an order for fish, loads them as Raven's next turn begins."""
    at = table().wheel(RAVEN, "CDAB").aboard(RAVEN, "C", "fish-1").stored(RAVEN, "mead-2-bear")
    events = closing(at).do("upgrade C", "flip mead-2-bear")
    assert not of_type(events, TileLoaded)
    assert at.cargo(RAVEN, "C") == ""
    events = at.idle()
    assert events[-1] == TileLoaded(RAVEN, "C", "sheep", 3, "raven", 3)


# ---- 13.5 and 13.9 points


@pytest.mark.rule("lofoten-13.5")
def test_longship_a_is_worth_three_points() -> None:
    """Ruling 48: besides its part in the set, and only if upgraded."""
    assert table().upgraded(RAVEN, "A").points(RAVEN, "longships") == 3 + 1
    assert table().upgraded(RAVEN, "B").points(RAVEN, "longships") == 1
    assert table().points(RAVEN, "longships") == 0


@pytest.mark.rule("lofoten-13.9")
@pytest.mark.parametrize(
    ("longships", "points"), [("", 0), ("B", 1), ("BC", 3), ("BCD", 6), ("ABCD", 10 + 3)]
)
def test_points_for_the_number_of_upgraded_longships(longships: str, points: int) -> None:
    """Ruling 48: one value for the number, not a running sum."""
    at = table().upgraded(RAVEN, longships)
    assert (at.points(RAVEN, "longships"), at.points(BEAR, "longships")) == (points, 0)
    assert at.now().score().categories[-1] == "longships"


# ---- 13.6 longship B


@pytest.mark.rule("lofoten-13.6")
def test_b_loads_several_tiles_up_to_four_in_all() -> None:
    """Ruling 49."""
    at = table().wheel(RAVEN, "BCDA").upgraded(RAVEN, "B").aboard(RAVEN, "B", "fish-3", "fish-2-raven")
    events = at.do("play left", "shift left")
    assert events[-1] == TileLoaded(RAVEN, "B", "fish", 2, "bear", 2)
    assert at.cargo(RAVEN, "B") == "fish-2-raven fish-2-bear"


@pytest.mark.rule("lofoten-13.6")
@pytest.mark.parametrize(
    ("cargo", "loads"), [("fish-1-raven", True), ("fish-2-raven", True), ("fish-3-raven", False)]
)
def test_b_must_load_what_fits_and_cannot_what_does_not(cargo: str, loads: bool) -> None:
    at = table().wheel(RAVEN, "BCDA").upgraded(RAVEN, "B").aboard(RAVEN, "B", "fish-3", cargo)
    events = at.do("play left", "shift left")
    assert bool(of_type(events, TileLoaded)) == loads
    at = (
        table()
        .market("mead-1-raven fish-3-bear sheep-3-raven coffer-2-bear mead-3-bear")
        .wheel(RAVEN, "BCDA")
    )
    at.upgraded(RAVEN, "B").aboard(RAVEN, "B", "fish-3", "fish-2-bear")
    assert not of_type(at.do("play left", "shift left"), TileLoaded), "five is too many"


@pytest.mark.rule("lofoten-13.6")
def test_b_loads_up_to_four_tiles_one_a_check() -> None:
    at = (
        table()
        .market("fish-1-raven fish-1-bear sheep-3-raven coffer-2-bear fish-2-bear")
        .wheel(RAVEN, "BCDA")
    )
    at.upgraded(RAVEN, "B").aboard(RAVEN, "B", "fish-3", "fish-2-raven")
    at.do("play left", "shift left", "shift left")
    assert at.cargo(RAVEN, "B") == "fish-2-raven fish-1-bear fish-1-raven"


@pytest.mark.rule("lofoten-13.6")
def test_b_loads_only_the_good_of_its_order_and_only_with_one() -> None:
    at = table().wheel(RAVEN, "BCDA").upgraded(RAVEN, "B").aboard(RAVEN, "B", "coffer-3", "coffer-1-raven")
    assert not of_type(at.do("play left", "shift left", "shift left"), TileLoaded)
    at = table().wheel(RAVEN, "BCDA").upgraded(RAVEN, "B")
    assert not of_type(at.do("play left", "shift left"), TileLoaded)


@pytest.mark.rule("lofoten-13.6")
def test_b_as_it_is_loads_one_tile() -> None:
    at = table().wheel(RAVEN, "BCDA").aboard(RAVEN, "B", "fish-3", "fish-1-raven")
    assert not of_type(at.do("play left", "shift left"), TileLoaded)


@pytest.mark.rule("lofoten-13.6")
def test_docking_unloads_all_of_it_and_one_order() -> None:
    at = table().upgraded(RAVEN, "B").aboard(RAVEN, "B", "fish-3", "fish-2-raven fish-1-bear fish-1-raven")
    at.do("play right", "turn cw")
    assert (at.phase, len(at.scene().storing)) == ("storing", 3), "asked once for all of them"
    events = at.do("warehouse 1")
    assert events == [
        WarehouseOpened(RAVEN, 1, "fish"),
        TileStored(RAVEN, "B", "fish", 2, "raven", 1),
        TileStored(RAVEN, "B", "fish", 1, "bear", 1),
        TileStored(RAVEN, "B", "fish", 1, "raven", 1),
    ]
    assert (at.order(RAVEN, "B"), at.cargo(RAVEN, "B"), at.scene().discards) == ("", "", 2)


# ---- 13.7 longship C


def with_c(order: str = "mead-1", **options: str) -> Table:
    """C on the left, to be turned towards the sheep."""
    at = table(**options).wheel(RAVEN, "DABC").upgraded(RAVEN, "C")
    return at.aboard(RAVEN, "C", order) if order else at


@pytest.mark.rule("lofoten-13.7")
def test_c_loads_any_good_if_it_has_an_order() -> None:
    """Ruling 50: compulsory."""
    at = with_c()
    events = at.do("play right", "turn cw")
    assert events[-1] == TileLoaded(RAVEN, "C", "sheep", 3, "raven", 3)
    at = with_c("")
    assert not of_type(at.do("play right", "turn cw"), TileLoaded)
    at = with_c().upgraded(RAVEN, "")
    at.oracle.clans[RAVEN].ship("C").upgraded = False
    assert not of_type(at.do("play right", "turn cw"), TileLoaded)


@pytest.mark.rule("lofoten-13.7")
def test_c_takes_one_tile() -> None:
    at = table().wheel(RAVEN, "DABC").upgraded(RAVEN, "C").aboard(RAVEN, "C", "mead-1", "fish-1-bear")
    assert not of_type(at.do("play right", "turn cw"), TileLoaded)


@pytest.mark.rule("lofoten-13.7")
def test_the_tile_is_stored_by_its_own_good() -> None:
    at = with_c().stored(BEAR, "mead-2-bear sheep-1-bear")
    events = at.do("play right", "turn cw", "turn cw", "turn cw")
    assert events[-2:] == [
        OrderFulfilled(RAVEN, "C", "mead", 1),
        TileStored(RAVEN, "C", "sheep", 3, "raven", 3),
    ]


@pytest.mark.rule("lofoten-13.7")
@pytest.mark.parametrize("answer", ["load", "leave"])
def test_optional_c_is_asked_about_other_goods(answer: str) -> None:
    at = with_c(longship_c="optional")
    at.do("play right", "turn cw")
    assert (at.phase, at.legal) == ("loading", ["load", "leave"])
    assert (at.scene().side, at.scene().moves) == ("right", 2)
    assert at.refuses("turn cw") == "1.2 not-this-choice"
    (event,) = at.do(answer)
    if answer == "load":
        assert event == TileLoaded(RAVEN, "C", "sheep", 3, "raven", 3)
    else:
        assert event == TileLeft(RAVEN, "C", "sheep", 3, 3)
        assert at.tiles().split()[2] == "sheep-3-raven"
    assert (at.phase, at.scene().moves) == ("moving", 2)


@pytest.mark.rule("lofoten-13.7")
def test_optional_c_must_load_the_good_of_its_order() -> None:
    at = with_c("sheep-1", longship_c="optional")
    assert at.do("play right", "turn cw")[-1] == TileLoaded(RAVEN, "C", "sheep", 3, "raven", 3)


@pytest.mark.rule("lofoten-13.7")
def test_optional_c_is_asked_again_at_every_check() -> None:
    at = with_c(longship_c="optional").hand(RAVEN, "mead-2 coffer-1 fish-2")
    at.do("play right", "turn cw", "leave", "shift right")
    assert at.phase == "loading"
    at.do("leave", "done", luck="coffer-3")
    at.do("put left")
    at.idle()
    assert (at.phase, at.acts) == ("loading", RAVEN), "and as the next action phase begins"
    at.do("load")
    assert (at.phase, at.cargo(RAVEN, "C")) == ("action", "coffer-2-bear")


@pytest.mark.rule("lofoten-13.7")
def test_optional_c_is_not_asked_without_an_order_or_with_a_tile() -> None:
    at = with_c("", longship_c="optional")
    at.do("play right", "turn cw")
    assert at.phase == "moving"
    at = table(longship_c="optional").wheel(RAVEN, "DABC").upgraded(RAVEN, "C")
    at.aboard(RAVEN, "C", "mead-1", "fish-1-bear").do("play right", "turn cw")
    assert at.phase == "moving"


@pytest.mark.rule("lofoten-13.7")
def test_asked_after_a_warehouse_was_chosen() -> None:
    at = table(longship_c="optional").wheel(RAVEN, "DABC").upgraded(RAVEN, "C").aboard(RAVEN, "C", "mead-1")
    at.aboard(RAVEN, "A", "fish-1", "fish-1-bear")
    at.do("play right", "turn cw")
    assert at.phase == "storing"
    at.do("warehouse 2")
    assert at.phase == "loading"
    at.do("load")
    assert at.phase == "moving"


@pytest.mark.rule("lofoten-13.7")
def test_asked_amid_a_power() -> None:
    at = (
        with_c(longship_c="optional")
        .hand(RAVEN, "mead-2 sheep-1 fish-2")
        .stored(RAVEN, "sheep-1-bear sheep-2-bear")
    )
    at.do("play middle", "turn cw")
    assert (at.phase, at.scene().power, at.scene().uses) == ("loading", "turn", 1)
    at.do("leave")
    assert at.phase == "power"


# ---- 13.8 longship D


@pytest.mark.rule("lofoten-13.8")
@pytest.mark.parametrize(("stored", "uses"), [(0, 4), (2, 4), (5, 5)])
def test_an_order_placed_in_d_works_four_times_or_more(stored: int, uses: int) -> None:
    """Ruling 51."""
    tiles = ["coffer-1-raven", "coffer-1-bear", "coffer-3-bear", "coffer-3-raven", "coffer-2-raven"]
    at = table().wheel(RAVEN, "BCDA").upgraded(RAVEN, "D").stored(RAVEN, " ".join(tiles[:stored]))
    (event,) = at.do("play middle")
    assert event == OrderPlaced(RAVEN, "D", "coffer", 1, "coin", uses)
    at.do(*["coin"] * uses)
    assert at.refuses("coin") == "4.3 no-uses-left"


@pytest.mark.rule("lofoten-13.8")
def test_only_in_d_and_only_upgraded() -> None:
    for wheel, upgraded in (("BCDA", ""), ("BCAD", "D")):
        at = table().wheel(RAVEN, wheel).upgraded(RAVEN, upgraded)
        at.do("play middle")
        assert at.scene().uses == 1


@pytest.mark.rule("lofoten-13.8")
def test_all_of_them_optional() -> None:
    at = table().wheel(RAVEN, "BCDA").upgraded(RAVEN, "D")
    at.do("play middle", "coin", "done", luck="coffer-3")
    assert at.purse()[RAVEN] == 1
