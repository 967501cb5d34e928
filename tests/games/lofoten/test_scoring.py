"""Clauses 10 and 11: what the warehouses pay, of level 1 and, with module 1, of level 2."""

from __future__ import annotations

from collections import Counter

import pytest

from drakkar.games.lofoten.events import MatchEnded
from tests.games.lofoten import engine
from tests.games.lofoten.table import BEAR, RAVEN, Table

# The second warehouse, for fish, has the card in question.
LEVEL1 = "W1-1 W1-5 W1-2 W1-3"


def fish(card: str, raven: str, bear: str, **options: str) -> Table:
    """The second warehouse has this card and these fish: `1r 2b 3b*`, the buckler and whether flipped."""
    table = Table(**options).houses(LEVEL1.replace("W1-5", card)).market("- - - - -")
    for seat, tiles in ((RAVEN, raven), (BEAR, bear)):
        for tile in tiles.split():
            buckler = {"r": "raven", "b": "bear"}[tile[1]]
            table.stored(seat, f"fish-{tile[0]}-{buckler}{tile[2:]}")
    return table


def paid(card: str, raven: str, bear: str, **options: str) -> tuple[int, int]:
    """What Raven and Bear get for fish."""
    table = fish(card, raven, bear, longships="on", **options)
    return table.points(RAVEN, "fish"), table.points(BEAR, "fish")


def counted(card: str, raven: str, bear: str) -> tuple[int, int]:
    """What the card counts on each side."""
    sides = fish(card, raven, bear, longships="on").scene().warehouses[1].sides
    return sides[RAVEN].count, sides[BEAR].count


# ---- 10 the base game


@pytest.mark.rule("lofoten-10.1")
@pytest.mark.parametrize("number", range(1, 9))
def test_the_greater_sum_takes_the_cards_points(number: int) -> None:
    card, points = f"W1-{number}", number + 3
    assert paid(card, "3r", "1r 1b") == (points, 0)
    assert paid(card, "2b", "3b") == (0, points)
    assert paid(card, "1b", "") == (points, 0)


@pytest.mark.rule("lofoten-10.1")
def test_quantities_count_not_tiles() -> None:
    assert paid("W1-5", "3r 2r", "1b 1r 2b") == (8, 0)
    assert counted("W1-5", "3r 2r", "1b 1r 2b") == (5, 4)


@pytest.mark.rule("lofoten-10.1")
def test_all_four_warehouses_by_good() -> None:
    table = Table().stored(RAVEN, "mead-2-raven fish-2-raven sheep-1-bear coffer-3-bear")
    table.stored(BEAR, "mead-1-bear fish-3-bear sheep-2-bear coffer-1-bear")
    sheet = table.now().score()
    assert sheet.categories == ("mead", "fish", "sheep", "coffer")
    assert sheet.points == ((4, 0, 0, 7), (0, 5, 6, 0))
    assert sheet.totals == (11, 11)


@pytest.mark.rule("lofoten-10.1")
def test_bucklers_do_not_matter_at_level_1() -> None:
    assert paid("W1-5", "2b 1b", "2r") == paid("W1-5", "2r 1r", "2b") == (8, 0)


@pytest.mark.rule("lofoten-10.1")
def test_who_is_ahead_is_shown() -> None:
    for raven, bear, ahead in (("3r", "2b", RAVEN), ("1r", "2b", BEAR), ("2r", "2b", -1), ("", "", -1)):
        assert fish("W1-5", raven, bear).scene().warehouses[1].ahead == ahead


@pytest.mark.rule("lofoten-10.2")
def test_equal_sums_pay_nobody() -> None:
    """Ruling 38."""
    assert paid("W1-5", "3r", "1r 2b") == (0, 0)


@pytest.mark.rule("lofoten-10.2")
def test_equal_sums_pay_both_if_one_likes() -> None:
    """Ruling 38: the French rulebook allows it."""
    assert paid("W1-5", "3r", "1r 2b", both_score_on_tie="on") == (8, 8)
    assert paid("W1-5", "3r", "2b", both_score_on_tie="on") == (8, 0)


@pytest.mark.rule("lofoten-10.2")
@pytest.mark.parametrize("tie", ["off", "on"])
def test_nothing_for_nothing(tie: str) -> None:
    """Ruling 38: neither an unassigned warehouse nor 0 to 0 pays anybody."""
    table = Table(both_score_on_tie=tie)
    assert (table.points(RAVEN), table.points(BEAR)) == (0, 0)
    assert [warehouse.ahead for warehouse in table.scene().warehouses] == [-1] * 4
    table = Table(both_score_on_tie=tie).opened("fish")
    assert (table.points(RAVEN), table.points(BEAR)) == (0, 0)


def finished(raven: str, bear: str) -> tuple[Table, MatchEnded]:
    table = Table().market("mead-1-raven - sheep-3-raven coffer-2-bear mead-3-bear").coins(0, 0).turn(BEAR)
    table.stored(RAVEN, raven).stored(BEAR, bear).piles(0, 0)
    event = table.idle()[-1]
    assert isinstance(event, MatchEnded)
    return table, event


@pytest.mark.rule("lofoten-10.3")
def test_most_points_win() -> None:
    table, event = finished("fish-3-raven", "sheep-2-bear")
    assert (table.points(RAVEN), table.points(BEAR)) == (5, 6)
    assert event.winners == table.now().score().winners == (BEAR,)


@pytest.mark.rule("lofoten-10.3")
def test_equal_points_share_the_victory() -> None:
    """Ruling 39: no tie-breaker."""
    table, event = finished("mead-2-raven coffer-3-bear", "fish-2-bear sheep-2-bear")
    assert (table.points(RAVEN), table.points(BEAR)) == (11, 11)
    assert event.winners == table.now().score().winners == (RAVEN, BEAR)


@pytest.mark.rule("lofoten-10.3")
def test_there_is_no_winner_before_the_end() -> None:
    table = Table().stored(RAVEN, "fish-3-raven")
    assert table.now().score().winners == ()


# ---- 11 module 1


@pytest.mark.rule("lofoten-11.1")
@pytest.mark.parametrize("number", range(5))
def test_so_many_cards_of_level_2_at_random_places(number: int) -> None:
    """Ruling 40."""
    cards: Counter[str] = Counter()
    places: Counter[int] = Counter()
    for seed in range(120):
        row = engine.begin(seed, level2_warehouses=str(number)).stage().warehouses
        assert sum(card.level == 2 for card in row) == number
        assert len({card.id for card in row}) == 4
        cards.update(card.id for card in row if card.level == 2)
        places.update(card.warehouse for card in row if card.level == 2)
    assert len(cards) == (7 if number else 0), "without flipped tiles there is no Sealed Cellar"
    assert len(places) == (4 if number else 0), "the place tells nothing"
    for place, times in places.items():
        assert abs(times - 30 * number) < 26, place


@pytest.mark.rule("lofoten-11.1")
def test_the_sealed_cellar_is_dealt_with_module_3_alone() -> None:
    dealt = {
        longships: {
            card.id
            for seed in range(40)
            for card in engine.begin(seed, level2_warehouses="4", longships=longships).stage().warehouses
        }
        for longships in ("off", "on")
    }
    assert dealt["on"] - dealt["off"] == {"sealed_cellar"}
    assert len(dealt["on"]) == 8


@pytest.mark.rule("lofoten-11.2")
@pytest.mark.parametrize(
    ("card", "count"),
    [
        ("scale_house", (6, 3)),  # total, a flipped tile being one
        ("sealed_cellar", (8, 3)),  # total, a flipped tile as printed
        ("tally_house", (4, 2)),  # tiles, flipped ones too
        ("shield_hall", (2, 1)),  # own bucklers, face up
        ("trophy_hall", (1, 1)),  # rival bucklers, face up
        ("treaty_hall", (1, 1)),  # pairs of them
    ],
)
def test_what_the_cards_count(card: str, count: tuple[int, int]) -> None:
    assert counted(card, "1r 2r 2b 3b*", "1b 2r") == count


@pytest.mark.rule("lofoten-11.2")
def test_own_bucklers_are_those_of_ones_own_clan() -> None:
    """Seat 0 is the raven, seat 1 the bear."""
    assert counted("shield_hall", "2r", "2r 1r") == (1, 0)
    assert counted("trophy_hall", "2r", "2r 1r") == (0, 2)


@pytest.mark.rule("lofoten-11.3")
def test_tally_house_most_tiles() -> None:
    assert paid("tally_house", "1r 1b", "3b") == (8, 0)
    assert paid("tally_house", "2r* 2r*", "3b") == (8, 0)
    assert paid("tally_house", "3r", "1b") == (0, 0)


@pytest.mark.rule("lofoten-11.3")
def test_sealed_cellar_most_as_printed() -> None:
    assert paid("sealed_cellar", "3r*", "2b") == (8, 0)
    assert paid("sealed_cellar", "2r", "3b*") == (0, 8)
    assert paid("sealed_cellar", "2r", "2b*") == (0, 0)


@pytest.mark.rule("lofoten-11.3")
def test_feast_hall_pays_the_second_too() -> None:
    assert paid("feast_hall", "3r", "2b") == (10, 4)
    assert paid("feast_hall", "1r", "2b") == (4, 10)
    assert paid("feast_hall", "3r", "") == (10, 0), "who has no tile there gets nothing"
    assert paid("feast_hall", "3r", "3b*") == (10, 4)


@pytest.mark.rule("lofoten-11.4")
@pytest.mark.parametrize(
    ("card", "points"), [("shield_hall", (6, 3)), ("trophy_hall", (3, 6)), ("treaty_hall", (4, 4))]
)
def test_points_for_each_unit(card: str, points: tuple[int, int]) -> None:
    assert paid(card, "1r 2r 2b", "1b 2r 3r") == points
    assert paid(card, "", "") == (0, 0)


@pytest.mark.rule("lofoten-11.4")
def test_treaty_hall_counts_pairs_only() -> None:
    assert paid("treaty_hall", "1r 2r 2r", "2b") == (0, 0)
    assert paid("treaty_hall", "1r 2r 1b 2b 3b", "") == (8, 0)


@pytest.mark.rule("lofoten-11.5")
def test_scale_house_pays_the_lead_up_to_ten() -> None:
    assert paid("scale_house", "3r 2r", "2b") == (3, 0)
    assert paid("scale_house", "1r", "3b 3r") == (0, 5)
    assert paid("scale_house", "3r 3b 2r 2b", "") == (10, 0)
    assert paid("scale_house", "3r 3b 2r 2b 2r 1b", "1r") == (10, 0), "twelve ahead"
    assert (
        paid("scale_house", "2r", "2b") == paid("scale_house", "2r", "2b", both_score_on_tie="on") == (0, 0)
    )


@pytest.mark.rule("lofoten-11.6")
def test_thrift_store_pays_for_each_tile_however_little_it_shows() -> None:
    assert paid("thrift_store", "1r 1b", "3b") == (4, 2)
    assert paid("thrift_store", "3r* 2b", "") == (4, 0), "flipped ones too"
    assert paid("thrift_store", "", "") == (0, 0)


@pytest.mark.rule("lofoten-11.7")
@pytest.mark.parametrize(
    ("card", "raven", "bear", "points"),
    [
        ("tally_house", "1r 3b", "2b 2r", 8),
        ("sealed_cellar", "3r*", "3b", 8),
        ("feast_hall", "3r", "1b 2b", 10),
    ],
)
def test_ties(card: str, raven: str, bear: str, points: int) -> None:
    """Ruling 40: nobody, or with the option both the winner's points."""
    assert paid(card, raven, bear) == (0, 0)
    assert paid(card, raven, bear, both_score_on_tie="on") == (points, points)


@pytest.mark.rule("lofoten-11.7")
def test_level_1_cards_do_not_change() -> None:
    table = fish("feast_hall", "2r", "3b", level2_warehouses="1").stored(RAVEN, "mead-2-bear")
    assert table.now().score().points == ((4, 4, 0, 0), (0, 10, 0, 0))
