"""Clause 10: shields, alone and combined."""

from __future__ import annotations

from itertools import combinations

import pytest

from drakkar.games.looot.events import (
    BuildingCaptured,
    ResourceGained,
    ShieldLowered,
    ShieldRaised,
    ShieldSpent,
    VikingPlaced,
)
from tests.games.looot.table import ASTRID, HILDA, RAGNAR, Table, crowded
from tests.games.played import of_type

SHIELDS = ("second", "double", "occupied")
SUBSETS = [names for size in range(4) for names in combinations(SHIELDS, size)]
SPLITS = [
    (first, later)
    for first in SUBSETS
    if "second" in first
    for later in SUBSETS
    if not set(first) & set(later)
]


@pytest.mark.rule("looot-10.1")
@pytest.mark.parametrize("shield", SHIELDS)
def test_each_shield_works_once_in_a_match(shield: str) -> None:
    table = Table().stand(RAGNAR, "s1")
    assert table.do(f"raise {shield}") == [ShieldRaised(ASTRID, shield)]
    assert table.refuses(f"raise {shield}") == "10.1 shield-raised"
    place = "s1" if shield == "occupied" else "a3"
    assert ShieldSpent(ASTRID, shield) in table.do(f"place {place}")
    if shield == "second":
        table.do("place a2")
    table.lay_all()
    table.do("end")
    table.play("s2")
    assert table.refuses(f"raise {shield}") == "10.1 shield-spent"
    assert len(table.choices("raise").split()) == 2, "the other two are still there"


@pytest.mark.rule("looot-10.1")
def test_a_raised_shield_can_be_lowered_until_the_viking_is_placed() -> None:
    table = Table()
    before = table.state.key()
    assert table.refuses("lower double") == "10.1 shield-not-raised"
    table.do("raise double")
    assert table.do("lower double") == [ShieldLowered(ASTRID, "double")]
    assert table.state.key() == before, "as if it had never been raised"
    table.do("raise double", "lower double")
    assert of_type(table.do("place a3"), ShieldSpent) == []
    assert table.loot == "axe"
    table.lay_all()
    assert table.refuses("lower double") == "3.1 placing-done"
    table.do("end")
    table.play("a2")
    assert "double" in table.choices("raise").split(), "it was not lost"


@pytest.mark.rule("looot-10.1")
@pytest.mark.parametrize("shield", SHIELDS)
def test_a_lowered_shield_may_be_raised_again(shield: str) -> None:
    table = Table().stand(RAGNAR, "s1")
    table.do(f"raise {shield}", f"lower {shield}")
    assert shield in table.choices("raise").split()
    assert table.choices("lower") == ""
    events = table.do(f"raise {shield}", "place s1" if shield == "occupied" else "place a3")
    assert ShieldSpent(ASTRID, shield) in events


@pytest.mark.rule("looot-10.1")
def test_a_shield_lowered_for_the_first_viking_may_serve_the_second() -> None:
    table = Table()
    table.do("raise double", "lower double", "raise second", "place a3")
    table.do("raise double", "place a2")
    assert table.loot == "axe wood wood"


@pytest.mark.rule("looot-10.2")
def test_second_viking_both_are_placed_then_all_loot_is_laid() -> None:
    table = Table()
    events = table.do("raise second", "place s2")
    assert table.loot == "house sheep", "captured at once"
    assert table.refuses("lay c3") == "3.1 viking-first", "but not laid yet"
    assert table.game.prompt(table.state).key == "prompt-place-second"
    events += table.do("place a17")
    assert table.loot == "axe house house sheep"
    placed = [VikingPlaced(ASTRID, "s2", "sheep"), VikingPlaced(ASTRID, "a17", "axe")]
    assert of_type(events, VikingPlaced) == placed
    assert table.state.vikings[ASTRID] == 11


@pytest.mark.rule("looot-10.2")
def test_the_second_viking_goes_by_the_usual_rules() -> None:
    table = Table()
    table.do("raise second", "place a3")
    assert table.choices("place") == "a2 a6 a18 s1 s2", "next to the first, too"
    assert table.refuses("place a3") == "3.2 occupied"
    assert table.refuses("end") == "3.1 viking-first"
    assert table.refuses("raise second") == "10.1 shield-spent"


@pytest.mark.rule("looot-10.2")
def test_two_vikings_at_a_house_with_one_tile_take_one() -> None:
    table = Table().stack("a11", 1)
    table.do("raise second", "place s2", "place a17")
    assert table.loot == "axe house sheep"
    assert table.tiles_on("a11") == 0


@pytest.mark.rule("looot-10.2")
def test_captures_are_settled_after_each_viking() -> None:
    """The first of the two makes the pair, the second the castle."""
    table = Table().stand(ASTRID, "a4 a9")
    first = table.do("raise second", "place a8")
    assert [event.tile for event in first if isinstance(event, BuildingCaptured)] == ["tower", "tower"]
    second = table.do("place a15")
    assert [event.tile for event in second if isinstance(event, BuildingCaptured)] == ["castle"]


@pytest.mark.rule("looot-10.2")
def test_not_offered_on_the_last_viking() -> None:
    table = Table().left(ASTRID, 1)
    assert table.refuses("raise second") == "10.2 no-second-viking"
    assert table.choices("raise") == "double"


@pytest.mark.rule("looot-10.3")
def test_double_gives_two_resources_but_no_second_building() -> None:
    table = Table()
    events = table.do("raise double", "place s2")
    assert of_type(events, ResourceGained) == [ResourceGained(ASTRID, "sheep", "s2")] * 2
    assert table.loot == "house sheep sheep"
    assert table.tiles_on("a11") == 1


@pytest.mark.rule("looot-10.3")
def test_double_is_for_one_viking() -> None:
    table = Table()
    table.do("raise double", "raise second", "place a3", "place a2")
    assert table.loot == "axe axe wood"


@pytest.mark.rule("looot-10.4")
def test_occupied_hex_only_where_a_viking_is() -> None:
    table = Table().stand(RAGNAR, "a3").stand(ASTRID, "s2")
    table.do("raise occupied")
    assert table.choices("place") == "a3 s2", "a rival's or one's own"
    assert table.refuses("place a2") == "10.4 needs-occupied"
    table.do("place a3")
    assert table.loot == "axe"


@pytest.mark.rule("looot-10.4")
def test_the_houses_beside_it_pay_again() -> None:
    table = Table().stand(ASTRID, "s2").stack("a11", 1)
    table.do("raise occupied", "place s2")
    assert table.loot == "house sheep"


@pytest.mark.rule("looot-10.4")
def test_more_than_two_may_share_a_hex() -> None:
    table = Table(seats=3).stand(ASTRID, "a3").stand(RAGNAR, "a3").turn(HILDA)
    table.do("raise occupied", "place a3")
    table.lay_all()
    table.do("end", "raise occupied", "place a3")
    assert table.loot == "axe"


@pytest.mark.rule("looot-10.4")
def test_not_offered_while_no_viking_is_there() -> None:
    assert Table().refuses("raise occupied") == "10.4 no-occupied-hex"
    assert Table().choices("raise") == "second double"


@pytest.mark.rule("looot-10.4")
def test_by_option_only_with_a_rival() -> None:
    table = Table(occupied_hex="rival").stand(ASTRID, "a3")
    assert table.refuses("raise occupied") == "10.4 no-occupied-hex"
    table.stand(RAGNAR, "s2").stand(ASTRID, "a18").stand(RAGNAR, "a18")
    table.do("raise occupied")
    assert table.choices("place") == "a18 s2", "one's own viking may be there as well"
    assert table.refuses("place a3") == "10.4 rivals-only"
    assert table.refuses("place a2") == "10.4 needs-occupied"


@pytest.mark.rule("looot-10.4")
def test_when_it_is_the_only_way_to_place_it_must_be_used() -> None:
    table = crowded(free="").shields(ASTRID, "double occupied")
    assert table.choices("place") == ""
    table.do("raise double", "raise occupied")
    assert table.refuses("lower occupied") == "10.4 only-occupied-left"
    assert table.choices("lower") == "double"
    table.do("lower double", "place b7")
    assert table.loot.startswith("axe")


@pytest.mark.rule("looot-10.5")
def test_a_shared_hex_belongs_to_the_groups_of_every_colour() -> None:
    """Ragnar joins Astrid on a8 and links two towers through it; for her, too, it still counts."""
    table = Table().stand(ASTRID, "a8").stand(RAGNAR, "a4").turn(RAGNAR)
    table.do("raise occupied", "place a8")
    assert table.loot == "axe tower tower"
    table.lay_all()
    table.do("end")
    table.do("place a9")
    assert table.loot == "axe tower tower"


@pytest.mark.rule("looot-10.5")
def test_two_of_one_colour_on_a_hex_count_as_one_for_castles() -> None:
    table = Table().stand(ASTRID, "a8 a9 a15")
    table.do("raise occupied", "place a15")
    assert table.loot == "wood"


@pytest.mark.rule("looot-10.5")
def test_by_option_each_viking_counts_for_castles() -> None:
    table = Table(castle_count="vikings").stand(ASTRID, "a8 a9 a15")
    table.do("raise occupied", "place a15")
    assert table.loot == "castle wood"
    table = Table(castle_count="vikings").stand(ASTRID, "a8 a8 a9").stand(RAGNAR, "a8")
    table.do("place a15")
    assert table.loot == "castle wood", "the doubled viking still counts later, the rival's does not"
    table = Table(castle_count="vikings").stand(ASTRID, "a8 s1 s1").stand(RAGNAR, "a9 a9")
    table.do("place a15")
    assert table.loot == "wood", "neither vikings of another group nor rivals"
    table = Table(castle_count="vikings").stand(RAGNAR, "a8 a8").stand(ASTRID, "a8 a9")
    table.do("place a15")
    assert table.loot == "wood", "nor two rivals on a shared hex"


def raise_all(table: Table, shields: tuple[str, ...]) -> None:
    for shield in shields:
        table.do(f"raise {shield}")


@pytest.mark.rule("looot-10.6")
@pytest.mark.parametrize("shields", SUBSETS, ids="+".join)
def test_any_combination_on_one_viking(shields: tuple[str, ...]) -> None:
    table = Table().stand(RAGNAR, "s2").stand(ASTRID, "a9")
    raise_all(table, shields)
    events = table.do("place s2" if "occupied" in shields else "place s1")
    spent = [event.shield for event in events if isinstance(event, ShieldSpent)]
    assert spent == list(shields)
    resource = "sheep" if "occupied" in shields else "axe"
    assert table.loot.split().count(resource) == (2 if "double" in shields else 1)
    assert table.loot.split().count("house") == 1
    if "second" in shields:
        table.do("place a3")
        assert table.loot.split().count("house") == 1
        assert table.state.vikings[ASTRID] == 10
    else:
        assert table.state.vikings[ASTRID] == 11
        assert table.choices("place") == ""
    table.lay_all()
    table.do("end")
    assert table.state.to_act == RAGNAR


@pytest.mark.rule("looot-10.6")
@pytest.mark.parametrize(("first", "later"), SPLITS)
def test_any_split_between_the_two_vikings(first: tuple[str, ...], later: tuple[str, ...]) -> None:
    table = Table().stand(RAGNAR, "s2").stack("a11", 0)
    raise_all(table, first)
    table.do("place s2" if "occupied" in first else "place a3")
    assert set(table.choices("raise").split()) == set(SHIELDS) - set(first)
    raise_all(table, later)
    events = table.do("place s2" if "occupied" in later else "place a18")
    assert [event.shield for event in events if isinstance(event, ShieldSpent)] == list(later)
    expected = [1 + ("double" in first), 1 + ("double" in later)]
    assert len(table.loot.split()) == sum(expected)
    kept = set(SHIELDS) - set(first) - set(later)
    table.lay_all()
    table.do("end")
    table.play("s1")
    assert set(table.choices("raise").split()) == kept
