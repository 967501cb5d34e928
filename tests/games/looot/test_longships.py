"""Clauses 8 and 9: longships and construction sites."""

from __future__ import annotations

import pytest

from drakkar.games.looot.events import (
    LongshipCompleted,
    LongshipDrawn,
    LongshipLaid,
    LongshipTaken,
    SeaLeftEmpty,
    SiteFinished,
    TileLaid,
)
from tests.games.looot.table import ASTRID, OLAF, RAGNAR, Table
from tests.games.played import of_type

# Around b5: a4 a5 b4 b6 c4 c5. L01 asks for axe axe wood, L11 for gold wood sheep, L19 for three axes.


def closing(table: Table) -> Table:
    """Astrid's viking is placed on a3 and its axe laid out of the way."""
    table.do("place a3", "lay g5")
    return table


@pytest.mark.rule("looot-8.1")
def test_a_longship_is_taken_at_the_end_of_the_turn() -> None:
    table = closing(Table())
    assert table.choices("take") == "L01 L02 L03 L04 L05"
    assert table.refuses("take L06") == "8.1 not-at-sea"
    events = table.do("take L03", "lay b5")
    assert events == [LongshipTaken(ASTRID, "L03"), LongshipLaid(ASTRID, "L03", "b5")]
    assert table.at(ASTRID, "b5") == "L03"


@pytest.mark.rule("looot-8.1")
def test_it_is_optional() -> None:
    table = closing(Table())
    table.do("end")
    assert table.state.to_act == RAGNAR


@pytest.mark.rule("looot-8.1")
def test_one_a_turn_also_with_two_vikings() -> None:
    table = Table()
    table.do("raise second", "place a3", "place a2")
    table.lay_all()
    table.do("take L01", "lay b5")
    assert table.choices("take") == ""
    assert table.refuses("take L02") == "8.1 one-longship"


@pytest.mark.rule("looot-8.1")
def test_a_longship_in_hand_must_be_laid() -> None:
    table = closing(Table())
    table.do("take L01")
    assert table.refuses("end") == "7.3 loot-first"
    assert table.refuses("lay g5") == "7.1 space-taken"


@pytest.mark.rule("looot-8.2")
def test_example_astrid_completes_a_longship_with_a_sheep() -> None:
    """Gold and wood lie by the longship; the sheep makes three, and each sheep is worth 2 points more."""
    table = Table().fjord(ASTRID, b5="L11", a4="gold", c5="wood").stand(RAGNAR, "a7")
    assert table.points(ASTRID) == 2 + 1 - 5
    table.stand(RAGNAR, "a6").stack("a11", 0)
    events = table.do("place a10", "lay b4")
    assert LongshipCompleted(ASTRID, "L11", "sheep", 2) in events
    assert table.at(ASTRID, "b5") == "L11 done"
    assert table.points(ASTRID, "sheep") == 1 + 2
    assert table.points(ASTRID) == 2 + 1 + 3


@pytest.mark.rule("looot-8.2")
def test_it_may_be_completed_as_it_is_laid() -> None:
    table = Table().fjord(ASTRID, a4="axe", a5="axe", c5="wood")
    events = closing(table).do("take L01", "lay b5")
    assert LongshipCompleted(ASTRID, "L01", "wood", 1) in events


@pytest.mark.rule("looot-8.2")
def test_elsewhere_or_the_wrong_kind_does_not_help() -> None:
    table = Table().fjord(ASTRID, b5="L01", a4="axe", a5="axe", c6="wood", b4="sheep", b6="house")
    assert table.at(ASTRID, "b5") == "L01"
    events = table.do("place a3", "lay g5")
    assert of_type(events, LongshipCompleted) == []


@pytest.mark.rule("looot-8.3")
def test_a_tile_serves_every_longship_and_site_it_touches() -> None:
    """One axe between two longships and the altar completes all three."""
    table = Table().site(ASTRID, "altar1").fjord(ASTRID, a2="house", a3="house", c2="tower")
    table.fjord(ASTRID, c3="L19", d3="axe", d4="axe")
    table.fjord(ASTRID, a4="L01", a5="axe", b5="wood")
    events = table.do("place a3", "lay b4")
    done = [event for event in events if isinstance(event, LongshipCompleted | SiteFinished)]
    assert {type(event) for event in done} == {LongshipCompleted, SiteFinished}
    assert len(done) == 3
    assert [table.at(ASTRID, space) for space in ("c3", "a4", "altar")] == [
        "L19 done",
        "L01 done",
        "altar1 done",
    ]


@pytest.mark.rule("looot-8.3")
def test_within_one_longship_a_tile_counts_once() -> None:
    table = Table().fjord(ASTRID, b5="L19", a4="axe")
    table.do("place a3", "lay a5")
    assert table.at(ASTRID, "b5") == "L19", "three axes are three tiles"
    table.do("end")
    table.play("s2")
    table.do("place s1", "pick axe", "lay b4")
    assert table.at(ASTRID, "b5") == "L19 done"


@pytest.mark.rule("looot-8.4")
def test_the_bonus_is_for_tiles_to_come_as_well() -> None:
    table = Table().fjord(ASTRID, b5="L01", a4="axe", a5="axe", c5="wood", g5="wood")
    assert table.points(ASTRID, "wood") == 2 * (1 + 1)
    table.stand(RAGNAR, "a3").do("place a2", "lay g4")
    assert table.points(ASTRID, "wood") == 3 * (1 + 1)


@pytest.mark.rule("looot-8.4")
def test_bonuses_add_up_and_each_is_for_its_owner_alone() -> None:
    table = Table().fjord(ASTRID, b5="L01", a4="axe", a5="axe", b4="wood", c4="L06", d4="gold", d5="gold")
    assert [table.at(ASTRID, space) for space in ("b5", "c4")] == ["L01 done", "L06 done"]
    assert table.points(ASTRID, "wood") == 1 * (1 + 1 + 2)
    table.fjord(RAGNAR, a4="wood")
    assert table.points(RAGNAR, "wood") == 1


@pytest.mark.rule("looot-8.4")
def test_a_completed_longship_keeps_its_space() -> None:
    table = Table().fjord(ASTRID, b5="L01", a4="axe", a5="axe", c5="wood")
    table.do("place a3")
    assert table.refuses("lay b5") == "7.1 space-taken"


@pytest.mark.rule("looot-8.5")
def test_the_sea_hex_is_refilled_when_the_turn_ends() -> None:
    table = closing(Table())
    table.do("take L02", "lay b5")
    assert table.state.sea[1] == 255, "not before"
    # The bag holds L06 to L30, so its third is L08.
    assert LongshipDrawn(2, "L08") in table.do("end", luck=2)
    table.do("place a2", "lay c3")
    assert table.choices("take") == "L01 L03 L04 L05 L08"


@pytest.mark.rule("looot-8.5")
def test_without_a_longship_taken_nothing_is_drawn() -> None:
    table = closing(Table())
    assert of_type(table.do("end"), LongshipDrawn) == []
    assert len(table.state.bag) == 25


@pytest.mark.rule("looot-8.5")
def test_an_empty_bag_leaves_the_sea_hex_empty_and_says_so_once() -> None:
    table = closing(Table().bag(""))
    table.do("take L02", "lay b5")
    assert SeaLeftEmpty(2) in table.do("end")
    table.do("place a2", "lay c3", "take L04", "lay c4")
    assert of_type(table.do("end"), SeaLeftEmpty) == [SeaLeftEmpty(4)]
    table.do("place a6")
    table.lay_all()
    assert table.choices("take") == "L01 L03 L05"


@pytest.mark.rule("looot-8.6")
def test_each_open_longship_costs_five() -> None:
    table = Table().fjord(ASTRID, b5="L01", d5="L02")
    assert table.points(ASTRID, "longships") == -10
    assert table.points(ASTRID) == -10
    table.fjord(ASTRID, a4="axe", a5="axe", b4="wood")
    assert table.points(ASTRID, "longships") == -5


# ---- 9 Construction sites


@pytest.mark.rule("looot-9.1")
def test_example_olaf_finishes_a_site_with_a_wood_and_a_house() -> None:
    """Port 2 asks for two houses and a wood; one house is there. (e1, e2, f3 and g2 lie around the port.)"""
    table = Table(seats=4).site(OLAF, "port2").fjord(OLAF, e1="house").stand(OLAF, "b21").turn(OLAF)
    table.do("place b20")
    assert table.loot == "house wood"
    assert of_type(table.do("pick wood", "lay g2"), SiteFinished) == []
    assert SiteFinished(OLAF, "port2", "port", 5) in table.do("lay f3")
    assert table.at(OLAF, "port") == "port2 done"


@pytest.mark.rule("looot-9.1")
def test_resources_and_buildings_in_any_place_around_but_only_there() -> None:
    table = Table().site(ASTRID, "palace1")
    table.fjord(ASTRID, d5="house", d6="house", e4="tower", f6="castle")
    assert table.at(ASTRID, "palace") == "palace1"
    table.fjord(ASTRID, g4="gold")
    assert table.at(ASTRID, "palace") == "palace1", "g4 does not touch it"
    table.fjord(ASTRID, f5="gold")
    assert table.at(ASTRID, "palace") == "palace1 done"


@pytest.mark.rule("looot-9.1")
def test_another_tile_does_not_finish_it() -> None:
    table = Table().site(ASTRID, "port2").fjord(ASTRID, e1="house", e2="house")
    events = table.do("place a3", "lay f3")
    assert events[-1] == TileLaid(ASTRID, "axe", "f3")
    assert table.at(ASTRID, "port") == "port2"


@pytest.mark.rule("looot-9.2")
@pytest.mark.parametrize(
    ("site", "tiles", "points"),
    [
        ("port2", {"e1": "house", "e2": "house", "f3": "wood"}, 5),
        ("altar2", {"a2": "house", "a3": "house", "b4": "tower", "c2": "wood"}, 7),
        ("palace2", {"d5": "house", "d6": "house", "e4": "tower", "e6": "tower", "f5": "castle"}, 9),
    ],
)
def test_points_of_sites(site: str, tiles: dict[str, str], points: int) -> None:
    table = Table()
    table.site(ASTRID, site)
    assert table.points(ASTRID, "sites") == 0, "an unfinished site costs nothing"
    table.fjord(ASTRID, **tiles)
    assert table.points(ASTRID, "sites") == points
