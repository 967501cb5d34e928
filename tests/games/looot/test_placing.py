"""Clause 3: placing a viking."""

from __future__ import annotations

import pytest

from drakkar.games.looot.events import MatchEnded, ResourceGained, TileLaid, TurnSkipped, VikingPlaced
from tests.games.looot.table import ASTRID, RAGNAR, Table, crowded
from tests.games.played import of_type


@pytest.mark.rule("looot-3.1")
def test_placing_a_viking_comes_first_and_cannot_be_refused() -> None:
    table = Table()
    assert table.refuses("end") == "3.1 viking-first"
    assert table.refuses("take L01") == "3.1 viking-first"
    assert table.refuses("claim 2") == "3.1 viking-first"
    assert table.refuses("lay c3") == "3.1 viking-first"
    assert table.refuses("pick wood") == "3.1 viking-first"


@pytest.mark.rule("looot-3.1")
def test_one_viking_a_turn() -> None:
    table = Table()
    table.do("place a3", "lay c3")
    assert table.state.vikings[ASTRID] == 12
    assert table.refuses("place a2") == "3.1 placing-done"
    assert table.refuses("raise double") == "3.1 placing-done"


@pytest.mark.rule("looot-3.2")
def test_the_hex_holds_no_viking_of_any_colour() -> None:
    table = Table().stand(ASTRID, "a3").stand(RAGNAR, "s2")
    assert table.refuses("place a3") == "3.2 occupied"
    assert table.refuses("place s2") == "3.2 occupied"


@pytest.mark.rule("looot-3.3")
def test_the_first_viking_lands_from_the_sea() -> None:
    assert Table().choices("place") == "a3 a18 s1 s2"
    assert Table().refuses("place a2") == "3.3 not-adjacent"


@pytest.mark.rule("looot-3.3")
def test_next_to_a_viking_of_any_colour() -> None:
    table = Table().stand(RAGNAR, "b2")
    assert table.choices("place") == "a3 a18 b1 b3 s1 s2"
    table.do("place b1")
    table.lay_all()
    table.do("end")
    assert table.choices("place") == "a3 a18 b3 b4 s1 s2"


@pytest.mark.rule("looot-3.3")
def test_shore_by_default_any_sea_hex_even_an_empty_one() -> None:
    table = Table().sea("L01 - - - -")
    assert table.choices("place") == "a3 a18 s1 s2"


@pytest.mark.rule("looot-3.3")
def test_strict_shore_only_where_a_longship_lies() -> None:
    table = Table(shore="longship").sea("L01 - - - -")
    assert table.choices("place") == "a3 s1"
    assert table.refuses("place a18") == "3.3 not-adjacent"
    assert Table(shore="longship").sea("- L02 - - -").choices("place") == "s1"
    assert (
        Table(shore="longship").sea("- L02 - - -").stand(RAGNAR, "a17").choices("place")
        == "a10 a18 a24 s1 s2"
    )


@pytest.mark.rule("looot-3.3")
def test_strict_shore_closes_when_the_last_longship_leaves() -> None:
    table = Table(shore="longship").bag("").sea("L01 - - - L05")
    table.do("place a3", "lay c3", "take L05", "lay d3")
    table.do("end")
    # Nothing lies off a18 and s2 any more; s1 still has L01, and the viking on a3.
    assert table.choices("place") == "a2 a6 s1"
    table = Table(shore="longship").bag("L09").sea("L01 - - - L05")
    table.do("place a3", "lay c3", "take L05", "lay d3", "end")
    assert table.choices("place") == "a2 a6 a18 s1 s2", "a longship of the bag took its place"


@pytest.mark.rule("looot-3.4")
@pytest.mark.parametrize(
    ("hex_name", "tile"), [("a2", "wood"), ("a10", "sheep"), ("a1", "gold"), ("a9", "axe")]
)
def test_the_hex_gives_its_resource(hex_name: str, tile: str) -> None:
    table = Table().stand(RAGNAR, "a3 a6 a4").stack("a11", 0)
    events = table.do(f"place {hex_name}")
    assert events == [VikingPlaced(ASTRID, hex_name, tile), ResourceGained(ASTRID, tile, hex_name)]
    table.do("lay c3")
    assert table.at(ASTRID, "c3") == tile
    assert table.owns(ASTRID, tile) == 1


@pytest.mark.rule("looot-3.4")
def test_example_astrid_gains_an_axe() -> None:
    """Her viking goes to a battlefield next to another viking, and captures no building there."""
    table = Table().stand(RAGNAR, "a4")
    table.do("place a9")
    assert table.loot == "axe"
    assert table.do("lay e3") == [TileLaid(ASTRID, "axe", "e3")]
    assert table.at(ASTRID, "e3") == "axe"


@pytest.mark.rule("looot-3.5")
def test_without_a_viking_the_whole_turn_is_skipped() -> None:
    table = Table(seats=3).left(RAGNAR, 0).fill(RAGNAR, "axe", leave="c3")
    events = table.play("a3")
    assert TurnSkipped(RAGNAR) in events
    assert table.state.to_act == 2, "no longship and no trophy for Ragnar, whatever his axes"


@pytest.mark.rule("looot-3.5")
def test_the_turn_of_the_last_viking_is_a_whole_turn() -> None:
    table = Table().left(ASTRID, 1).fjord(ASTRID, a4="axe", a5="axe")
    table.do("place a3", "lay c3")
    assert table.choices("take") == "L01 L02 L03 L04 L05"
    assert table.choices("claim") == "2 3"
    table.do("claim 3", "take L01", "lay c4", "end")
    assert table.state.to_act == RAGNAR


@pytest.mark.rule("looot-3.5")
def test_who_placed_two_at_once_waits_at_the_end() -> None:
    table = Table().left(ASTRID, 0).left(RAGNAR, 2).turn(RAGNAR)
    events = table.play("a3")
    assert of_type(events, TurnSkipped) == [TurnSkipped(ASTRID)]
    assert table.state.to_act == RAGNAR


@pytest.mark.rule("looot-3.6")
def test_with_vikings_but_no_hex_one_passes() -> None:
    table = crowded(free="b2").shields(ASTRID, "").shields(RAGNAR, "second double")
    assert table.choices("place") == "b2"
    events = table.play("b2")
    assert table.over, "Ragnar has two vikings, but nowhere to go; nor has Astrid"
    assert of_type(events, MatchEnded)
    assert list(table.state.vikings) == [1, 2]


@pytest.mark.rule("looot-3.6")
def test_the_occupied_shield_is_a_way_out_for_who_still_has_it() -> None:
    table = crowded(free="b2").shields(ASTRID, "").shields(RAGNAR, "occupied")
    table.play("b2")
    assert table.state.to_act == RAGNAR
    assert (table.choices("place"), table.choices("raise")) == ("", "occupied")
    assert of_type(table.do("raise occupied", "place b2"), VikingPlaced) == [
        VikingPlaced(RAGNAR, "b2", "axe")
    ]
    table.lay_all()
    assert of_type(table.do("end"), MatchEnded)
