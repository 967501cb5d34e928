"""Clause 4: houses."""

from __future__ import annotations

import pytest

from drakkar.games.looot.events import BuildingCaptured, StackEmpty
from tests.games.looot.table import ASTRID, RAGNAR, Table
from tests.games.played import of_type


@pytest.mark.rule("looot-4.1")
def test_a_viking_next_to_a_house_takes_one_tile() -> None:
    table = Table()
    events = table.do("place s2")
    assert BuildingCaptured(ASTRID, "house", "a11") in events
    assert table.loot == "house sheep"
    assert table.tiles_on("a11") == 1


@pytest.mark.rule("looot-4.1")
def test_example_astrid_between_two_houses() -> None:
    table = Table().stand(RAGNAR, "a24")
    events = table.do("place b21")
    assert of_type(events, BuildingCaptured) == [
        BuildingCaptured(ASTRID, "house", "a23"),
        BuildingCaptured(ASTRID, "house", "b22"),
    ]
    table.lay_all()
    assert table.owns(ASTRID, "house") == 2
    assert (table.tiles_on("a23"), table.tiles_on("b22")) == (1, 1)


@pytest.mark.rule("looot-4.1")
def test_only_from_houses_that_still_have_one() -> None:
    table = Table().stand(RAGNAR, "a24").stack("a23", 0)
    events = table.do("place b21")
    assert table.loot == "house sheep"
    assert of_type(events, StackEmpty) == [], "an empty house is no capture at all"


@pytest.mark.rule("looot-4.2")
def test_again_with_later_vikings_until_the_stack_is_gone() -> None:
    table = Table()
    table.do("place s2")
    assert table.loot == "house sheep"
    table.lay_all()
    table.do("end")
    table.play("a3")
    table.do("place a17")
    assert table.loot == "axe house", "the same player, the same house"
    assert table.tiles_on("a11") == 0
    table.lay_all()
    table.do("end")
    table.do("place a6")
    assert table.loot == "sheep", "nothing is left for Ragnar"
