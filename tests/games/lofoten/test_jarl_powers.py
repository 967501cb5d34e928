"""Clauses 12.8 to 12.10: what the Jarls of module 2 do."""

from __future__ import annotations

import pytest

from drakkar.games.lofoten.events import (
    CoinsGiven,
    CoinTaken,
    JarlClaimed,
    OrderPlaced,
    SideCardPlayed,
    TileStored,
    WarehouseOpened,
)
from tests.games.lofoten.table import BEAR, RAVEN
from tests.games.lofoten.test_jarls import GAP, claiming, closing, table
from tests.games.played import of_type

# ---- 12.8 immediate powers


@pytest.mark.rule("lofoten-12.8")
def test_gunnar_brings_four_coins() -> None:
    """Ruling 44: each from the reserve, else from the rival."""
    at = table().jarl("gunnar", "tiles_of fish").jarl("ylva", "goods").coins(3, 3)
    closing(at.stored(RAVEN, "fish-1-bear fish-1-raven fish-2-bear"))
    events = at.do("claim gunnar")
    assert events == [
        JarlClaimed(RAVEN, "gunnar"),
        *[CoinTaken(RAVEN, origin) for origin in ("reserve", "reserve", "rival", "rival")],
    ]
    assert at.purse() == (7, 1, 0)


@pytest.mark.rule("lofoten-12.8")
def test_gunnar_brings_fewer_if_there_are_no_more() -> None:
    at = table().jarl("gunnar", "tiles_of fish").jarl("ylva", "goods").coins(6, 1)
    closing(at.stored(RAVEN, "fish-1-bear fish-1-raven fish-2-bear"))
    assert len(of_type(at.do("claim gunnar"), CoinTaken)) == 2
    assert at.purse() == (8, 0, 0)


@pytest.mark.rule("lofoten-12.8")
def test_gunnar_for_three_coins_given() -> None:
    """First they are given, then four are taken, perhaps the very same."""
    at = closing(table().jarl("gunnar", "pay_coins").jarl("ylva", "goods").coins(8, 0))
    events = at.do("claim gunnar")
    assert events[1:] == [CoinsGiven(RAVEN, 3), *[CoinTaken(RAVEN, "rival")] * 3]
    assert at.purse() == (8, 0, 0)


@pytest.mark.rule("lofoten-12.8")
def test_astrid_stores_any_market_tile_at_once() -> None:
    at = claiming("astrid")
    at.do("claim astrid")
    assert (at.phase, at.scene().jarl, at.choices("seize")) == ("seizing", "astrid", "1 2 3 4 5")
    assert at.refuses("end") == "1.2 not-this-choice"
    events = at.do("seize 2")
    assert events[0] == TileStored(RAVEN, "", "fish", 2, "bear", 2)
    assert at.house(2, RAVEN).split().count("fish-2-bear") == 2
    assert at.tiles().split()[1] == "-", "refilled at the next maintenance, which is the rival's"
    assert at.acts == BEAR
    at.do("play left", "done", luck="mead-3")
    at.do("put left")
    assert at.phase == "pile"


@pytest.mark.rule("lofoten-12.8")
def test_astrid_may_open_a_warehouse() -> None:
    at = claiming("astrid")
    at.do("claim astrid", "seize 3")
    assert (at.phase, at.choices("warehouse")) == ("storing", "1 3 4")
    assert at.refuses("warehouse 2") == "6.6 warehouse-taken"
    events = at.do("warehouse 4")
    assert events[:2] == [WarehouseOpened(RAVEN, 4, "sheep"), TileStored(RAVEN, "", "sheep", 3, "raven", 4)]
    assert at.acts == BEAR


@pytest.mark.rule("lofoten-12.8")
def test_astrid_finds_nothing_on_an_empty_area() -> None:
    at = table().jarl("astrid", "tiles_of fish").jarl("ylva", "goods").market(GAP)
    at.stored(BEAR, "fish-1-bear fish-1-raven fish-2-bear").piles(0, 0)
    at.idle()
    at.do("play left", "done", "claim astrid")
    assert at.choices("seize") == "1 3 4 5"
    assert at.refuses("seize 2") == "12.8 area-empty"
    assert at.refusal("seize 2").params == {"area": 2}


@pytest.mark.rule("lofoten-12.8")
def test_astrid_finds_nothing_on_an_empty_market() -> None:
    """She may be claimed all the same."""
    at = table().jarl("astrid", "tiles_of fish").jarl("ylva", "goods").market("- - - - -")
    at.stored(BEAR, "fish-1-bear fish-1-raven fish-2-bear").piles(0, 0)
    at.idle()
    events = at.do("play left", "done", "claim astrid")
    assert of_type(events, JarlClaimed) == [JarlClaimed(BEAR, "astrid")]
    assert at.over


@pytest.mark.rule("lofoten-12.8")
def test_what_astrid_stores_may_pay_for_an_upgrade() -> None:
    at = claiming("astrid", longships="on")
    at.do("claim astrid", "seize 4", "warehouse 1")
    assert at.phase == "closing"
    at.do("upgrade D", "flip coffer-2-bear")
    assert at.house(1, RAVEN) == "coffer-2-bear*"


# ---- 12.9 permanent powers


@pytest.mark.rule("lofoten-12.9")
def test_leif_gives_one_move_more_per_side_card() -> None:
    at = table().jarl("leif", "goods", RAVEN).jarl("ylva", "coins")
    (event,) = at.do("play left")
    assert event == SideCardPlayed(RAVEN, "left", "mead", 2, 3)
    at.do("turn ccw", "turn ccw", "turn ccw")
    assert at.refuses("turn ccw") == "5.2 no-moves-left"
    at = table().jarl("leif", "goods", BEAR).jarl("ylva", "coins")
    (event,) = at.do("play left")
    assert event == SideCardPlayed(RAVEN, "left", "mead", 2, 2), "to the owner alone"


@pytest.mark.rule("lofoten-12.9")
def test_ingrid_gives_one_use_more_of_a_power() -> None:
    at = table().jarl("ingrid", "goods", RAVEN).jarl("ylva", "coins").coins(0, 0)
    (event,) = at.do("play middle")
    assert event == OrderPlaced(RAVEN, "C", "coffer", 1, "coin", 2)
    at.do("coin", "coin")
    assert at.refuses("coin") == "4.3 no-uses-left"
    at = (
        table()
        .jarl("ingrid", "goods", RAVEN)
        .jarl("ylva", "coins")
        .stored(RAVEN, "coffer-1-bear coffer-1-raven")
    )
    at.do("play middle")
    assert at.scene().uses == 3


@pytest.mark.rule("lofoten-12.9")
def test_ingrid_adds_to_longship_d_as_well() -> None:
    at = table(longships="on").jarl("ingrid", "goods", RAVEN).jarl("ylva", "coins")
    at.wheel(RAVEN, "ABDC").upgraded(RAVEN, "D").do("play middle")
    assert at.scene().uses == 5


@pytest.mark.rule("lofoten-12.9")
def test_harald_makes_hands_and_turns_cheaper() -> None:
    at = table().jarl("harald", "goods", RAVEN).jarl("ylva", "coins").coins(3, 3)
    costs = at.scene().players
    assert (costs[RAVEN].costs.move, costs[RAVEN].costs.renew, costs[RAVEN].costs.extra) == (1, 1, 2)
    assert (costs[BEAR].costs.renew, costs[BEAR].costs.extra) == (2, 3), "for the owner alone"
    at.do("renew", luck="sheep-1 fish-1 sheep-3")
    at.do("extra")
    assert (at.purse(), at.scene().extra_bought) == ((0, 3, 5), True)
    assert at.refusal("renew").params == {"coins": 1, "have": 0}


@pytest.mark.rule("lofoten-12.9")
def test_harald_works_at_once() -> None:
    at = table().jarl("harald", "tiles_of fish").jarl("ylva", "goods").coins(1, 0)
    closing(at.stored(RAVEN, "fish-1-bear fish-1-raven fish-2-bear"))
    assert at.refuses("renew") == "5.3 too-few-coins"
    at.do("claim harald")
    at.do("renew", luck="sheep-1 fish-1 sheep-3")
    assert at.purse()[RAVEN] == 0


# ---- 12.10 powers at the end


def sigrun(card: str, raven: str, bear: str, warehouse: int = 2, **options: str) -> tuple[int, int]:
    """What the fish warehouse pays when Raven has attached Sigrun."""
    at = table(**options).jarl("sigrun", "goods", RAVEN, warehouse).jarl("ylva", "coins")
    at.houses(f"W1-1 {card} W1-2 W1-3").opened("fish").stored(RAVEN, raven).stored(BEAR, bear)
    return at.points(RAVEN, "fish"), at.points(BEAR, "fish")


@pytest.mark.rule("lofoten-12.10")
def test_sigrun_adds_one_to_the_total() -> None:
    assert sigrun("W1-5", "fish-2-bear", "fish-2-raven") == (8, 0), "what would have been a tie"
    assert sigrun("W1-5", "fish-2-bear", "fish-3-bear") == (0, 0), "a tie"
    assert sigrun("W1-5", "", "fish-1-bear") == (0, 0), "even without a tile of one's own"
    assert sigrun("W1-5", "fish-2-bear", "fish-2-raven", warehouse=1) == (0, 0), "elsewhere"
    assert sigrun("W1-5", "", "", both_score_on_tie="on") == (8, 0)


@pytest.mark.rule("lofoten-12.10")
def test_sigrun_where_totals_count_in_another_way() -> None:
    assert sigrun("sealed_cellar", "fish-2-bear", "fish-2-raven") == (8, 0)
    assert sigrun("scale_house", "fish-3-bear", "fish-2-bear") == (2, 0)
    assert sigrun("feast_hall", "fish-2-bear", "fish-2-raven") == (10, 4)


@pytest.mark.rule("lofoten-12.10")
def test_sigrun_does_nothing_where_tiles_or_bucklers_count() -> None:
    assert sigrun("tally_house", "fish-1-bear", "fish-3-bear fish-2-bear") == (0, 8)
    assert sigrun("shield_hall", "fish-1-raven", "") == (3, 0)
    assert sigrun("trophy_hall", "", "fish-2-raven") == (0, 3)
    assert sigrun("treaty_hall", "", "") == (0, 0)
    assert sigrun("thrift_store", "", "fish-2-raven") == (0, 2)


@pytest.mark.rule("lofoten-12.7")
@pytest.mark.parametrize("card", ["tally_house", "shield_hall", "trophy_hall", "treaty_hall", "thrift_store"])
def test_attaching_sigrun_where_she_does_nothing_is_allowed_and_warned_of(card: str) -> None:
    at = claiming("sigrun", houses=f"W1-1 {card} scale_house sealed_cellar")
    at.do("claim sigrun")
    keys = [at.says(f"warehouse {number}").key for number in (1, 2, 3, 4)]
    assert keys == ["action-attach", "action-attach-unwise", "action-attach", "action-attach"]
    at.do("warehouse 2")
    assert at.scene().jarls[0].warehouse == 2


@pytest.mark.rule("lofoten-12.7")
def test_torsten_may_be_of_use_anywhere() -> None:
    at = claiming("torsten", houses="W1-1 tally_house shield_hall thrift_store")
    at.do("claim torsten")
    assert {at.says(f"warehouse {number}").key for number in (1, 2, 3, 4)} == {"action-attach"}


@pytest.mark.rule("lofoten-12.10")
def test_sigrun_is_shown_in_the_count_of_an_assigned_warehouse() -> None:
    at = table().jarl("sigrun", "goods", RAVEN, 2).jarl("ylva", "coins")
    assert at.scene().warehouses[1].sides[RAVEN].count == 0
    at = table().jarl("sigrun", "goods", RAVEN, 2).jarl("ylva", "coins").opened("fish")
    assert [side.count for side in at.scene().warehouses[1].sides] == [1, 0]


@pytest.mark.rule("lofoten-12.10")
@pytest.mark.parametrize(
    ("card", "raven", "bear", "points"),
    [
        ("W1-5", "fish-2-bear", "fish-1-bear", 4),
        ("W1-5", "fish-1-bear", "fish-1-raven", 0),
        ("W1-5", "fish-1-bear", "fish-3-raven", 0),
        ("W1-5", "", "", 0),
        ("thrift_store", "fish-1-bear fish-1-raven", "fish-3-raven", 4),
        ("feast_hall", "fish-1-bear", "fish-3-raven", 0),
        ("shield_hall", "fish-1-raven", "fish-3-raven fish-2-raven", 4),
    ],
)
def test_torsten_pays_four_if_the_warehouse_pays_more_than_the_rival(
    card: str, raven: str, bear: str, points: int
) -> None:
    at = table().jarl("torsten", "goods", RAVEN, 2).jarl("ylva", "coins").houses(f"W1-1 {card} W1-2 W1-3")
    at.stored(RAVEN, raven).stored(BEAR, bear)
    assert (at.points(RAVEN, "jarl"), at.points(BEAR, "jarl")) == (points, 0)


@pytest.mark.rule("lofoten-12.10")
def test_torsten_when_both_score() -> None:
    at = table(both_score_on_tie="on").jarl("torsten", "goods", RAVEN, 2).jarl("ylva", "coins")
    at.stored(RAVEN, "fish-2-bear").stored(BEAR, "fish-2-raven")
    assert at.points(RAVEN, "jarl") == 0, "as much as the rival is not more"


@pytest.mark.rule("lofoten-12.10")
def test_torsten_and_sigrun_on_the_same_warehouse() -> None:
    at = table().jarl("torsten", "goods", RAVEN, 2).jarl("sigrun", "coins", BEAR, 2)
    at.stored(RAVEN, "fish-3-bear").stored(BEAR, "fish-1-raven")
    assert (at.points(RAVEN), at.points(BEAR)) == (9, 0)
    at = table().jarl("torsten", "goods", RAVEN, 2).jarl("sigrun", "coins", BEAR, 2)
    at.stored(RAVEN, "fish-2-bear").stored(BEAR, "fish-2-raven")
    assert (at.points(RAVEN), at.points(BEAR)) == (0, 5)


@pytest.mark.rule("lofoten-12.10")
@pytest.mark.parametrize(
    ("tiles", "points"),
    [
        ("", 0),
        ("fish-1-raven", 1),
        ("fish-1-raven mead-2-raven", 1),
        ("fish-1-raven mead-2-raven mead-2-bear sheep-1-raven", 2),
        ("fish-1-raven mead-2-raven* sheep-1-raven sheep-2-bear", 1),
    ],
)
def test_ylva_pays_one_for_two_own_bucklers_rounded_up(tiles: str, points: int) -> None:
    at = table(longships="on").jarl("ylva", "goods", RAVEN).jarl("leif", "coins").stored(RAVEN, tiles)
    assert (at.points(RAVEN, "jarl"), at.points(BEAR, "jarl")) == (points, 0)


@pytest.mark.rule("lofoten-12.10")
def test_ylva_for_the_bear() -> None:
    at = (
        table()
        .jarl("ylva", "goods", BEAR)
        .jarl("leif", "coins")
        .stored(BEAR, "fish-1-bear fish-1-raven mead-1-bear")
    )
    assert (at.points(RAVEN, "jarl"), at.points(BEAR, "jarl")) == (0, 1)


@pytest.mark.rule("lofoten-12.10")
def test_a_jarl_nobody_has_is_worth_nothing() -> None:
    at = table().jarl("ylva", "goods").jarl("torsten", "coins").stored(RAVEN, "fish-1-raven")
    assert (at.points(RAVEN, "jarl"), at.points(BEAR, "jarl")) == (0, 0)
