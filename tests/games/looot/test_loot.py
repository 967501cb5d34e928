"""Clause 7: laying the loot on the fjord."""

from __future__ import annotations

import pytest

from drakkar.games.looot.events import TileLaid, TileLost, VikingPlaced
from tests.games.looot.table import ASTRID, RAGNAR, Table
from tests.games.played import of_type


def at_a_house(table: Table) -> Table:
    """Astrid has just gained a sheep and a house."""
    table.do("place s2")
    assert table.loot == "house sheep"
    return table


@pytest.mark.rule("looot-7.1")
def test_any_free_space_will_do() -> None:
    table = Table().fjord(ASTRID, a2="wood")
    table.do("place a3")
    spaces = table.choices("lay").split()
    assert len(spaces) == 33
    assert set(spaces) == set(table.spaces) - {"a2"}
    assert table.refuses("lay a2") == "7.1 space-taken"
    assert table.do("lay g5") == [TileLaid(ASTRID, "axe", "g5")], "far from any other tile"


@pytest.mark.rule("looot-7.1")
def test_a_tile_never_moves_again() -> None:
    table = Table()
    table.do("place a3", "lay c3")
    assert table.refuses("lay c4") == "7.1 nothing-to-lay"
    table.do("end")
    table.play("a2")
    table.do("place a6")
    table.lay_all()
    assert table.at(ASTRID, "c3") == "axe"
    assert table.refuses("pick axe") == "7.1 nothing-to-lay"


@pytest.mark.rule("looot-7.2")
def test_the_order_is_free() -> None:
    table = at_a_house(Table())
    assert table.choices("pick") == "sheep house"
    assert table.refuses("pick gold") == "7.2 not-in-loot"
    assert table.refuses("lay c3") == "7.2 pick-first"
    events = table.do("pick house", "lay c3", "lay c4")
    assert events == [TileLaid(ASTRID, "house", "c3"), TileLaid(ASTRID, "sheep", "c4")]


@pytest.mark.rule("looot-7.2")
def test_by_option_resources_before_buildings() -> None:
    table = at_a_house(Table(loot_order="resource_first"))
    assert table.choices("pick") == ""
    table.do("lay c3")
    assert table.at(ASTRID, "c3") == "sheep"
    table.do("lay c4")
    assert table.at(ASTRID, "c4") == "house"


@pytest.mark.rule("looot-7.2")
def test_by_option_resources_of_two_kinds_in_any_order_then_buildings() -> None:
    table = Table(loot_order="resource_first")
    table.do("raise second", "place s2", "place a18")
    assert table.loot == "house sheep sheep"
    table = Table(loot_order="resource_first")
    table.do("raise second", "place s2", "place a17")
    assert table.loot == "axe house house sheep"
    assert table.choices("pick") == "sheep axe"
    assert table.refuses("pick house") == "7.2 resource-first"
    table.do("pick axe", "lay c3", "lay c4")
    assert (table.at(ASTRID, "c3"), table.at(ASTRID, "c4")) == ("axe", "sheep")
    assert table.loot == "house house"


@pytest.mark.rule("looot-7.3")
def test_loot_is_laid_before_anything_else() -> None:
    table = at_a_house(Table())
    for notation in ("end", "take L01", "claim 2"):
        assert table.refuses(notation) == "7.3 loot-first"
    table.do("pick sheep")
    assert table.refuses("pick house") == "7.3 holding-a-tile"
    assert table.refuses("end") == "7.3 loot-first"
    table.do("lay c3")
    assert table.refuses("end") == "7.3 loot-first", "the house cannot be turned down"


@pytest.mark.rule("looot-7.4")
def test_without_room_the_rest_is_lost_and_buildings_stay_on_the_map() -> None:
    table = Table().fill(ASTRID, "wood", leave="c3")
    table.do("place s2")
    assert table.tiles_on("a11") == 1
    events = table.do("pick sheep", "lay c3")
    assert of_type(events, TileLost) == [TileLost(ASTRID, "house")]
    assert table.tiles_on("a11") == 2
    assert table.loot == ""
    assert table.owns(ASTRID, "house") == 0


@pytest.mark.rule("looot-7.4")
def test_which_tile_finds_the_last_room_is_ones_own_choice() -> None:
    table = Table().fill(ASTRID, "wood", leave="c3")
    events = table.do("place s2", "pick house", "lay c3")
    assert of_type(events, TileLost) == [TileLost(ASTRID, "sheep")]
    assert (table.owns(ASTRID, "house"), table.tiles_on("a11")) == (1, 1)


@pytest.mark.rule("looot-7.4")
def test_a_full_fjord_gains_nothing_but_still_places_vikings() -> None:
    table = Table().fill(ASTRID, "axe").stand(ASTRID, "a4")
    events = table.do("place a8")
    assert VikingPlaced(ASTRID, "a8", "axe") in events
    assert of_type(events, TileLost) == [
        TileLost(ASTRID, "axe"),
        TileLost(ASTRID, "tower"),
        TileLost(ASTRID, "tower"),
    ]
    assert (table.tiles_on("a5"), table.tiles_on("a14")) == (2, 2)
    assert table.state.pairs_paid[ASTRID] != 0, "the pair is used up all the same"
    assert table.refuses("take L01") == "7.4 fjord-full"
    table.do("claim 6")
    assert table.points(ASTRID, "trophy") == 21
    table.do("end")
    assert table.state.to_act == RAGNAR


@pytest.mark.rule("looot-7.4")
def test_a_castle_due_to_a_full_fjord_is_not_owed_later() -> None:
    table = Table().fill(ASTRID, "wood").stand(ASTRID, "a8 a9 a15")
    events = table.do("place a7")
    assert TileLost(ASTRID, "castle") in events
    assert table.tiles_on("a16") == 3
    assert 1 in table.state.castles_paid


def one_room() -> Table:
    """Astrid's b23 earns an axe and a house of each a23 and b22, and she has room for one tile."""
    table = Table().fill(ASTRID, "wood", leave="d4").stand(RAGNAR, "a24 a22")
    table.do("place b23")
    assert table.loot == "axe house house"
    return table


@pytest.mark.rule("looot-7.6")
def test_with_too_little_room_one_says_which_hex_the_tile_comes_from() -> None:
    table = one_room()
    assert (table.choices("pick"), table.choices("from")) == ("axe", "a23 b22")
    assert table.game.prompt(table.state).key == "prompt-pick-short"
    assert table.refuses("pick house") == "7.6 which-hex"
    assert table.refuses("from a11") == "7.6 hex-not-asked"
    events = table.do("from b22", "lay d4")
    assert of_type(events, TileLost) == [TileLost(ASTRID, "axe"), TileLost(ASTRID, "house")]
    assert (table.owns(ASTRID, "house"), table.tiles_on("a23"), table.tiles_on("b22")) == (1, 2, 1)


@pytest.mark.rule("looot-7.6")
def test_the_other_hex_and_the_resource_are_choices_as_well() -> None:
    table = one_room()
    table.do("from a23")
    assert table.refuses("from b22") == "7.3 holding-a-tile"
    table.do("lay d4")
    assert (table.tiles_on("a23"), table.tiles_on("b22")) == (1, 2)
    table = one_room()
    table.do("pick axe", "lay d4")
    assert (table.tiles_on("a23"), table.tiles_on("b22")) == (2, 2)


@pytest.mark.rule("looot-7.6")
def test_the_hex_is_asked_even_where_only_one_kind_is_left() -> None:
    table = Table(loot_order="resource_first").fill(ASTRID, "wood", leave="d4 d5").stand(RAGNAR, "a24 a22")
    table.do("place b23")
    assert table.choices("lay") == "d4 d5", "the axe comes first"
    table.do("lay d4")
    assert (table.choices("pick"), table.choices("from")) == ("", "a23 b22")


@pytest.mark.rule("looot-7.6")
def test_where_it_does_not_matter_the_hex_is_not_asked() -> None:
    table = Table().fill(ASTRID, "wood", leave="d3 d4 d5").stand(RAGNAR, "a24 a22")
    table.do("place b23")
    assert (table.choices("pick"), table.choices("from")) == ("axe house", ""), "all of it finds room"
    assert table.refuses("from a23") == "7.6 hex-not-asked"
    table.do("pick house", "lay d3", "pick house", "lay d4")
    table = Table().fill(ASTRID, "wood", leave="d4").stand(RAGNAR, "a24 a22").stack("a23", 0)
    table.do("place b23")
    assert (table.choices("pick"), table.choices("from")) == ("axe house", ""), "one house alone gave a tile"
    table = Table().fill(ASTRID, "wood").stand(RAGNAR, "a24 a22")
    table.do("place b23")
    assert table.loot == "", "and with no room at all nothing is asked"


@pytest.mark.rule("looot-7.6")
def test_two_tiles_of_one_hex_are_one_choice() -> None:
    """Eight vikings at once at the castle a16: two tiles of it, and nothing else to tell apart."""
    table = Table().fill(ASTRID, "wood", leave="d4").stand(ASTRID, "a7 a8 a9 a13 a20 a21 a22")
    table.state.castles_paid = bytearray(len(table.state.castles_paid))
    table.do("place a15")
    assert table.loot.split().count("castle") == 2
    assert table.refuses("from a16") == "7.6 hex-not-asked"
    assert "castle" in table.choices("pick").split()


@pytest.mark.rule("looot-7.6")
def test_what_is_drawn_says_where_a_tile_comes_from() -> None:
    table = one_room()
    scene = table.game.scene(table.game.view(table.state, ASTRID))
    assert (scene.pending, scene.sources) == (("axe", "house", "house"), ("", "a23", "b22"))
    table.do("from b22")
    scene = table.game.scene(table.game.view(table.state, ASTRID))
    assert (scene.held, scene.source) == ("house", "b22")


@pytest.mark.rule("looot-7.5")
def test_one_viking_may_capture_several_buildings() -> None:
    table = Table().stand(ASTRID, "a4 a8 a15 a21 b24").stack("a5", 1)
    table.do("place a22")
    # The house a23; the castle a16 for six; towers a5–b16 and the pairs of a14 it makes new.
    assert table.loot.split().count("house") == 1
    assert table.loot.split().count("castle") == 1
    assert table.loot.split().count("tower") == 2
