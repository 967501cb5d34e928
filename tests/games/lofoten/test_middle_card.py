"""Clause 4: the middle card, an order with a power."""

from __future__ import annotations

import pytest

from drakkar.games.lofoten.events import (
    CoinTaken,
    FleetShifted,
    FleetTurned,
    OrderPlaced,
    TileDiscarded,
    TileLoaded,
    TileStored,
)
from tests.games.lofoten.table import BEAR, RAVEN, Table
from tests.games.played import of_type


def playing(card: str, **options: str) -> Table:
    """Raven has this card in the middle."""
    return Table(**options).hand(RAVEN, f"mead-2 {card} fish-3")


# ---- 4.1, 4.2 the order


@pytest.mark.rule("lofoten-4.1")
@pytest.mark.parametrize("value", [1, 2, 3])
def test_the_middle_card_goes_into_the_docked_longship(value: int) -> None:
    table = playing(f"sheep-{value}")
    (event,) = table.do("play middle")
    assert event == OrderPlaced(RAVEN, "C", "sheep", value, "turn", 1)
    assert table.order(RAVEN, "C") == f"sheep-{value}"
    assert table.scene().uses == 1, "whatever its value"
    assert table.scene().discards == 0


@pytest.mark.rule("lofoten-4.2")
@pytest.mark.parametrize("cargo", ["", "sheep-1-bear"])
def test_impossible_if_a_card_lies_there(cargo: str) -> None:
    """Ruling 12: with or without a tile on it."""
    table = playing("sheep-2").aboard(RAVEN, "C", "coffer-3", cargo)
    assert table.choices("play") == "left right"
    assert table.refuses("play middle") == "4.2 order-in-dock"
    assert table.refusal("play middle").params == {"longship": "C", "good": "coffer"}


@pytest.mark.rule("lofoten-4.2")
def test_an_order_stays_until_it_is_fulfilled() -> None:
    table = playing("sheep-2").aboard(RAVEN, "B", "coffer-3")
    table.do("play right", "turn cw")
    assert (table.fleet(RAVEN)[2], table.order(RAVEN, "B")) == ("B", "coffer-3"), "docked, but with no tile"
    table.do("turn cw", "turn cw")
    assert table.order(RAVEN, "B") == "coffer-3"


# ---- 4.3, 4.4 uses


@pytest.mark.rule("lofoten-4.3")
@pytest.mark.parametrize(
    ("tiles", "uses"),
    [
        ("", 1),
        ("coffer-3-bear", 1),
        ("coffer-1-raven coffer-1-bear", 2),
        ("coffer-1-raven coffer-1-bear coffer-3-bear", 3),
    ],
)
def test_a_use_for_each_stored_tile_and_at_least_one(tiles: str, uses: int) -> None:
    """The rulebooks' example: with three coffer tiles up to three coins, with none still one."""
    table = playing("coffer-1").stored(RAVEN, tiles).coins(0, 0)
    (event,) = table.do("play middle")
    assert event == OrderPlaced(RAVEN, "C", "coffer", 1, "coin", uses)
    table.do(*["coin"] * uses)
    assert table.purse() == (uses, 0, 8 - uses)
    assert table.refuses("coin") == "4.3 no-uses-left"


@pytest.mark.rule("lofoten-4.3")
def test_only_ones_own_tiles_of_that_good_count() -> None:
    table = (
        playing("coffer-1")
        .stored(BEAR, "coffer-1-raven coffer-2-bear")
        .stored(RAVEN, "mead-2-bear mead-2-bear")
    )
    table.aboard(RAVEN, "D", "coffer-2", "coffer-3-bear")
    table.do("play middle")
    assert table.scene().uses == 1, "not the rival's, not other goods, not cargo"


@pytest.mark.rule("lofoten-4.3")
def test_flipped_tiles_count() -> None:
    """Ruling 14."""
    table = playing("coffer-1", longships="on").stored(RAVEN, "coffer-3-bear* coffer-2-bear")
    table.do("play middle")
    assert table.scene().uses == 2


@pytest.mark.rule("lofoten-4.3")
def test_uses_are_counted_when_the_card_is_placed() -> None:
    """Ruling 14: what is stored by the power itself adds none."""
    table = (
        playing("sheep-1")
        .stored(RAVEN, "sheep-2-bear sheep-2-raven")
        .aboard(RAVEN, "B", "sheep-3", "sheep-1-bear")
    )
    table.do("play middle")
    events = table.do("turn cw")
    assert of_type(events, TileStored)
    assert table.scene().uses == 1
    table.do("turn ccw")
    assert table.refuses("turn cw") == "4.3 no-uses-left"


@pytest.mark.rule("lofoten-4.3")
@pytest.mark.parametrize(
    ("card", "power", "others"),
    [
        ("coffer-1", "coin", ["shift left", "turn cw", "discard 1"]),
        ("mead-1", "discard", ["shift left", "turn ccw", "coin"]),
        ("sheep-1", "turn", ["shift right", "coin", "discard 2"]),
        ("fish-1", "shift", ["turn cw", "coin", "discard 5"]),
    ],
)
def test_each_good_has_its_own_power(card: str, power: str, others: list[str]) -> None:
    table = playing(card)
    table.do("play middle")
    assert table.scene().power == power
    for notation in others:
        assert table.refuses(notation) == "4.3 wrong-power"
        assert table.refusal(notation).params == {"power": power}


@pytest.mark.rule("lofoten-4.4")
@pytest.mark.parametrize("card", ["coffer-1", "mead-1", "sheep-1", "fish-1"])
def test_no_use_is_compulsory(card: str) -> None:
    """Ruling 13."""
    table = playing(card)
    before = (table.purse(), table.tiles(), table.fleet(RAVEN), table.area(RAVEN))
    table.do("play middle", "done", luck="fish-1")
    assert (table.purse(), table.tiles(), table.fleet(RAVEN), table.area(RAVEN)) == before


@pytest.mark.rule("lofoten-4.4")
def test_nor_are_those_left_after_some() -> None:
    table = playing("coffer-1").stored(RAVEN, "coffer-1-raven coffer-1-bear")
    table.do("play middle", "coin", "done", luck="fish-1")
    assert (table.purse()[RAVEN], table.phase) == (3, "drawing")


# ---- 4.5 coffer


@pytest.mark.rule("lofoten-4.5")
def test_coins_come_from_the_reserve_then_from_the_rival() -> None:
    """Ruling 18: decided coin by coin."""
    table = (
        playing("coffer-1")
        .stored(RAVEN, "coffer-1-raven coffer-1-bear coffer-3-bear coffer-3-raven")
        .coins(4, 2)
    )
    events = table.do("play middle", *["coin"] * 4)
    assert events[1:] == [CoinTaken(RAVEN, origin) for origin in ("reserve", "reserve", "rival", "rival")]
    assert table.purse() == (8, 0, 0)


@pytest.mark.rule("lofoten-4.5")
def test_nothing_is_to_be_had_when_all_coins_are_ones_own() -> None:
    table = playing("coffer-1").stored(RAVEN, "coffer-1-raven coffer-1-bear").coins(8, 0)
    table.do("play middle")
    assert table.refuses("coin") == "4.5 no-coin-anywhere"
    assert table.legal == ["done", "extra"]


# ---- 4.6 sheep and fish


@pytest.mark.rule("lofoten-4.6")
def test_sheep_turn_the_fleet_either_way_each_time() -> None:
    """Ruling 15."""
    table = playing("sheep-1").stored(RAVEN, "sheep-2-bear sheep-2-raven sheep-1-bear")
    table.do("play middle")
    assert table.choices("turn") == "ccw cw"
    assert table.do("turn cw", "turn ccw", "turn ccw") == [
        FleetTurned(RAVEN, "cw", "D", "B"),
        FleetTurned(RAVEN, "ccw", "A", "C"),
        FleetTurned(RAVEN, "ccw", "B", "D"),
    ]


@pytest.mark.rule("lofoten-4.6")
def test_fish_shift_the_fleet_either_way_each_time() -> None:
    """Ruling 16."""
    table = playing("fish-1").stored(RAVEN, "fish-2-raven fish-1-bear fish-1-raven").at(RAVEN, 4)
    table.do("play middle")
    assert table.choices("shift") == "left right"
    assert table.do("shift right") == [FleetShifted(RAVEN, "right", 5)]
    assert table.choices("shift") == "left"
    assert table.refuses("shift right") == "3.4 edge-of-market"
    assert table.do("shift left", "shift left") == [
        FleetShifted(RAVEN, "left", 4),
        FleetShifted(RAVEN, "left", 3),
    ]


@pytest.mark.rule("lofoten-4.6")
def test_automatic_actions_after_each_use() -> None:
    table = playing("fish-1").stored(RAVEN, "fish-2-raven fish-1-bear").aboard(RAVEN, "A", "coffer-3")
    events = table.do("play middle", "shift right", "shift right")
    assert [type(event) for event in events] == [OrderPlaced, FleetShifted, TileLoaded, FleetShifted]
    table = playing("sheep-1").aboard(RAVEN, "D", "sheep-3")
    events = table.do("play middle", "turn cw")
    assert events[-1] == TileLoaded(RAVEN, "D", "sheep", 3, "raven", 3)


@pytest.mark.rule("lofoten-4.6")
def test_the_two_powers_may_be_swapped() -> None:
    """Ruling 16: which good has which is close to a coin toss."""
    table = playing("fish-1", swap_fish_and_sheep_powers="on")
    (event,) = table.do("play middle")
    assert event == OrderPlaced(RAVEN, "C", "fish", 1, "turn", 1)
    assert table.do("turn ccw") == [FleetTurned(RAVEN, "ccw", "B", "D")]
    table = playing("sheep-1", swap_fish_and_sheep_powers="on")
    (event,) = table.do("play middle")
    assert event == OrderPlaced(RAVEN, "C", "sheep", 1, "shift", 1)
    assert table.do("shift left") == [FleetShifted(RAVEN, "left", 2)]
    powers = {card.id: card.power for card in table.now().stage().goods}
    assert powers == {"mead": "discard", "fish": "turn", "sheep": "shift", "coffer": "coin"}


# ---- 4.7 mead


@pytest.mark.rule("lofoten-4.7")
def test_mead_discards_a_market_tile() -> None:
    """Ruling 17: it is out of the game, and its area stays empty until maintenance."""
    table = playing("mead-1").stored(RAVEN, "mead-1-bear mead-2-raven")
    events = table.do("play middle", "discard 4", "discard 1")
    assert events[1:] == [
        TileDiscarded(RAVEN, 4, "coffer", 2, "bear"),
        TileDiscarded(RAVEN, 1, "mead", 1, "raven"),
    ]
    assert table.tiles() == "- fish-2-bear sheep-3-raven - mead-3-bear"
    assert table.scene().removed == 2
    table.do("done", luck="fish-1")
    table.do("put left")
    assert (table.phase, table.choices("pile")) == ("pile", "1 2")
    assert table.tiles() == "- fish-2-bear sheep-3-raven - mead-3-bear"


@pytest.mark.rule("lofoten-4.7")
def test_an_empty_area_has_nothing_to_discard() -> None:
    table = playing("mead-1").stored(RAVEN, "mead-1-bear mead-2-raven")
    table.do("play middle", "discard 2")
    assert table.choices("discard") == "1 3 4 5"
    assert table.refuses("discard 2") == "4.7 area-empty"
    assert table.refusal("discard 2").params == {"area": 2}


@pytest.mark.rule("lofoten-4.7")
def test_discarding_never_causes_loading() -> None:
    """Not even when the tile of one's own order lies there all the time (option longship_c: left before)."""
    table = playing("mead-1", longships="on", longship_c="optional").wheel(RAVEN, "CDAB")
    table.upgraded(RAVEN, "C").aboard(RAVEN, "C", "coffer-3").stored(RAVEN, "mead-1-bear mead-2-raven")
    events = table.do("play middle", "discard 1", "discard 2")
    assert [type(event) for event in events] == [OrderPlaced, TileDiscarded, TileDiscarded]
    assert table.phase == "power"


@pytest.mark.rule("lofoten-4.7")
def test_an_empty_market_has_nothing_to_discard() -> None:
    table = playing("mead-1").market("mead-1-raven - - - -").stored(RAVEN, "mead-1-bear mead-2-raven")
    table.do("play middle", "discard 1")
    assert table.choices("discard") == ""
    assert table.scene().uses == 1
    assert "done" in table.legal
