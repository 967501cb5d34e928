"""Clause 5: towers. On this map a5, a14, b5 and b16 are towers; a4–a8 and a21–b24 are the shortest links."""

from __future__ import annotations

import pytest

from drakkar.games.looot.events import BuildingCaptured, StackEmpty
from tests.games.looot.table import ASTRID, RAGNAR, Table
from tests.games.played import of_type


@pytest.mark.rule("looot-5.1")
def test_example_ragnar_links_two_towers() -> None:
    table = Table().stand(RAGNAR, "a4").turn(RAGNAR)
    events = table.do("place a8")
    assert of_type(events, BuildingCaptured) == [
        BuildingCaptured(RAGNAR, "tower", "a5"),
        BuildingCaptured(RAGNAR, "tower", "a14"),
    ]
    assert table.loot == "axe tower tower"


@pytest.mark.rule("looot-5.1")
def test_the_link_is_of_one_colour() -> None:
    table = Table().stand(ASTRID, "a4").turn(RAGNAR)
    table.do("place a8")
    assert table.loot == "axe"


@pytest.mark.rule("looot-5.1")
def test_the_viking_that_closes_the_gap_need_not_touch_a_tower() -> None:
    table = Table().stand(ASTRID, "a4 a13")
    table.do("place a7")
    assert table.loot == "sheep tower tower"


@pytest.mark.rule("looot-5.1")
def test_a_group_at_one_tower_takes_nothing() -> None:
    table = Table().stand(ASTRID, "a4 a9")
    table.do("place a1")
    assert table.loot == "gold"


@pytest.mark.rule("looot-5.2")
def test_example_ragnar_links_a_new_tower_to_one_he_used() -> None:
    """Another group of his links a14, which has paid him before, to the new tower b16."""
    table = Table().stand(RAGNAR, "a4 a8 b24").stack("a5", 1).stack("a14", 1).turn(RAGNAR)
    events = table.do("place a21")
    assert of_type(events, BuildingCaptured) == [
        BuildingCaptured(RAGNAR, "tower", "a14"),
        BuildingCaptured(RAGNAR, "tower", "b16"),
    ]
    assert (table.tiles_on("a14"), table.tiles_on("b16"), table.tiles_on("a5")) == (0, 1, 1)


@pytest.mark.rule("looot-5.2")
def test_a_pair_pays_once_whatever_the_route() -> None:
    """A second, separate group joins the same two towers."""
    table = Table().stand(ASTRID, "a4 a7 a13 a6 a10")
    table.do("place a15")
    assert table.loot == "wood"
    assert (table.tiles_on("a5"), table.tiles_on("a14")) == (2, 2)


@pytest.mark.rule("looot-5.2")
def test_a_pair_pays_every_player_once() -> None:
    table = Table().stand(ASTRID, "a4 a8").stand(RAGNAR, "a9").turn(RAGNAR)
    table.do("place a15")
    assert table.loot == "tower tower wood"


@pytest.mark.rule("looot-5.2")
def test_three_pairs_one_after_the_other_pay_two_tiles_each() -> None:
    """A–B, then B–C by another group, then A–C when the two meet."""
    table = Table().stand(ASTRID, "a4 b24").stand(RAGNAR, "s1 a3")
    table.do("place a8")
    assert table.loot == "axe tower tower"
    table.lay_all()
    table.do("end")
    table.play("a2")
    table.do("place a21")
    assert table.loot == "tower tower wood"
    table.lay_all()
    table.do("end")
    table.play("a1")
    table.stand(ASTRID, "a20").stack("a5", 1).stack("a14", 0).stack("b16", 1)
    events = table.do("place a13")
    assert of_type(events, BuildingCaptured) == [
        BuildingCaptured(ASTRID, "tower", "a5"),
        BuildingCaptured(ASTRID, "tower", "b16"),
    ]


@pytest.mark.rule("looot-5.3")
def test_a_tower_does_not_carry_a_link() -> None:
    """One group at a5 and a14, another at a14 and b16: a5 and b16 are not linked."""
    table = Table().stand(ASTRID, "a4 a8 b24")
    events = table.do("place a21")
    captured = [
        event.hex for event in of_type(events, BuildingCaptured) if isinstance(event, BuildingCaptured)
    ]
    assert captured == ["a14", "b16"]
    assert table.state.pairs_paid[ASTRID].bit_count() == 2


@pytest.mark.rule("looot-5.3")
def test_a_rivals_viking_does_not_carry_a_link() -> None:
    table = Table().stand(ASTRID, "a4").stand(RAGNAR, "a7")
    table.do("place a13")
    assert table.loot == "wood"


REACHING_A_THIRD = "a4 a8 a13 a20 a21"


@pytest.mark.rule("looot-5.4")
def test_a_third_tower_is_paid_for_each_new_pair() -> None:
    table = Table().stand(ASTRID, REACHING_A_THIRD)
    table.do("place b24")
    assert table.loot == "sheep tower tower tower tower"
    assert [table.tiles_on(name) for name in ("a5", "a14", "b16")] == [1, 1, 0]


@pytest.mark.rule("looot-5.4")
def test_by_option_one_tile_from_each_tower_with_a_new_link() -> None:
    table = Table(tower_tiles="tower").stand(ASTRID, REACHING_A_THIRD)
    table.do("place b24")
    assert table.loot == "sheep tower tower tower"
    assert [table.tiles_on(name) for name in ("a5", "a14", "b16")] == [1, 1, 1]
    table = Table(tower_tiles="tower").stand(ASTRID, "a4")
    table.do("place a8")
    assert table.loot == "axe tower tower", "a single pair pays the same either way"


@pytest.mark.rule("looot-5.4")
def test_by_option_one_pair_pays_as_in_the_printed_example() -> None:
    """b16 is the new tower; of a5 and a14, linked before, one says which gives the other tile."""
    table = Table(tower_tiles="one").stand(ASTRID, REACHING_A_THIRD)
    events = table.do("place b24")
    assert of_type(events, BuildingCaptured) == [BuildingCaptured(ASTRID, "tower", "b16")]
    assert table.choices("from") == "a5 a14"
    assert table.game.prompt(table.state).key == "prompt-tower"
    assert table.refuses("from b16") == "5.4 no-new-link"
    for notation in ("pick tower", "lay c3", "end", "raise double"):
        assert table.refuses(notation) == "5.4 tower-first"
    table.do("from a14")
    assert table.loot == "sheep tower tower"
    assert [table.tiles_on(name) for name in ("a5", "a14", "b16")] == [2, 1, 1]
    assert table.state.pairs_paid[ASTRID].bit_count() == 3, "the other pair is used up as well"


@pytest.mark.rule("looot-5.4")
def test_by_option_a_single_new_pair_asks_nothing() -> None:
    table = Table(tower_tiles="one").stand(ASTRID, "a4")
    table.do("place a8")
    assert table.loot == "axe tower tower"


@pytest.mark.rule("looot-5.4")
def test_by_option_three_towers_at_once_are_two_choices() -> None:
    """Nothing was linked before, so any two of the three make the pair."""
    table = Table(tower_tiles="one").stand(ASTRID, REACHING_A_THIRD)
    table.state.pairs_paid = (0, 0)
    table.do("place b24")
    assert (table.loot, table.choices("from")) == ("sheep", "a5 a14 b16")
    table.do("from a14")
    assert (table.loot, table.choices("from")) == ("sheep tower", "a5 b16")
    table.do("from a5")
    assert table.loot == "sheep tower tower"
    assert [table.tiles_on(name) for name in ("a5", "a14", "b16")] == [1, 1, 2]
    assert table.state.pairs_paid[ASTRID].bit_count() == 3


@pytest.mark.rule("looot-5.4")
@pytest.mark.parametrize(
    ("empty", "asked", "gained"),
    [("a5", "", "a14 b16"), ("b16", "a5 a14", "a5"), ("a5 a14", "", "b16"), ("a5 a14 b16", "", "")],
)
def test_by_option_empty_towers_are_left_aside(empty: str, asked: str, gained: str) -> None:
    table = Table(tower_tiles="one").stand(ASTRID, REACHING_A_THIRD)
    for name in empty.split():
        table.stack(name, 0)
    table.do("place b24")
    assert table.choices("from") == asked
    if asked:
        table.do(f"from {asked.split(maxsplit=1)[0]}")
    assert " ".join(name for name in ("a5", "a14", "b16") if table.tiles_on(name) == 1) == gained
    assert table.loot.split().count("tower") == len(gained.split())
    assert table.state.pairs_paid[ASTRID].bit_count() == 3


@pytest.mark.rule("looot-5.4")
def test_by_option_the_first_of_two_vikings_waits_for_the_choice() -> None:
    table = Table(tower_tiles="one").stand(ASTRID, REACHING_A_THIRD)
    table.do("raise second", "place b24", "from a5")
    assert table.game.prompt(table.state).key == "prompt-place-second"
    table.do("place a3")
    assert table.loot == "axe sheep tower tower"


@pytest.mark.rule("looot-5.5")
def test_a_short_stack_gives_what_is_left() -> None:
    table = Table().stand(ASTRID, REACHING_A_THIRD).stack("b16", 1)
    events = table.do("place b24")
    assert table.loot == "sheep tower tower tower"
    assert of_type(events, StackEmpty) == [StackEmpty(ASTRID, "tower", "b16")]


@pytest.mark.rule("looot-5.5")
def test_an_empty_tower_is_still_an_end_and_the_pair_is_used_up() -> None:
    table = Table().stand(ASTRID, "a4").stack("a5", 0)
    events = table.do("place a8")
    assert table.loot == "axe tower"
    assert of_type(events, StackEmpty) == [StackEmpty(ASTRID, "tower", "a5")]
    table.lay_all()
    table.do("end")
    table.play("a3")
    table.stack("a5", 1)
    table.do("place a9")
    assert table.loot == "axe", "nothing is owed for a pair that was used up"
