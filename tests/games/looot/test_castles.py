"""Clause 6: castles. On this map a16 and b14 are castles."""

from __future__ import annotations

import pytest

from drakkar.games.looot.events import BuildingCaptured, StackEmpty
from drakkar.kernel.events import Event
from tests.games.looot.table import ASTRID, HILDA, RAGNAR, Table
from tests.games.played import of_type


def castles(events: list[Event]) -> str:
    """The hexes of the castles captured, once for each tile."""
    captured = [event for event in events if isinstance(event, BuildingCaptured) and event.tile == "castle"]
    return " ".join(event.hex for event in captured)


@pytest.mark.rule("looot-6.1")
def test_example_hilda_has_four_vikings_at_a_castle() -> None:
    table = Table(seats=3).stand(HILDA, "a8 a9 a15").turn(HILDA)
    assert castles(table.do("place a10")) == "a16"
    table.do("pick castle", "lay c3")
    assert table.at(HILDA, "c3") == "castle"
    assert table.tiles_on("a16") == 2


@pytest.mark.rule("looot-6.1")
def test_any_viking_of_the_group_may_touch_the_castle() -> None:
    table = Table().stand(ASTRID, "a8 a9 a15")
    assert castles(table.do("place a7")) == "a16"


@pytest.mark.rule("looot-6.1")
@pytest.mark.parametrize(("before", "place", "due"), [("a9 a15", "a10", ""), ("t2 a7 a4", "a1", "")])
def test_three_vikings_or_a_castle_out_of_reach_take_nothing(before: str, place: str, due: str) -> None:
    table = Table().stand(ASTRID, before)
    assert castles(table.do(f"place {place}")) == due


@pytest.mark.rule("looot-6.1")
def test_a_chain_may_branch() -> None:
    table = Table().stand(ASTRID, "a4 a8 a9").stand(RAGNAR, "a10")
    assert castles(table.do("place a15")) == "a16"


LONG = "t1 t2 a7 a4 a1 a2 a3 a6"  # eight in a row, none at a castle


@pytest.mark.rule("looot-6.1")
def test_tiles_at_four_eight_and_twelve() -> None:
    """A group grows viking by viking; nobody else plays near it."""
    table = Table().left(RAGNAR, 0).left(ASTRID, 20).stand(ASTRID, "a17")
    paid = []
    for name in ["a10", "a6", "a3", "a2", "a1", "a4", "a7", "t1", "a12", "a19", "a20", "b25"]:
        paid.append(castles(table.do(f"place {name}")).count("a16"))
        table.lay_all()
        table.do("end")
    assert paid == [0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0]
    assert table.owns(ASTRID, "castle") == 3
    assert table.tiles_on("a16") == 0


@pytest.mark.rule("looot-6.2")
def test_a_merge_may_pay_two_at_once() -> None:
    """Four vikings away from the castle and three at it, joined by one more: eight."""
    table = Table().stand(ASTRID, "a1 a2 a3 a6 a17 a18 a24")
    assert castles(table.do("place a10")) == "a16 a16"


@pytest.mark.rule("looot-6.2")
def test_a_merge_may_pay_three_at_once() -> None:
    table = Table().stand(ASTRID, f"{LONG} a17 a18 a24")
    assert castles(table.do("place a10")) == "a16 a16 a16"
    assert table.tiles_on("a16") == 0


@pytest.mark.rule("looot-6.2")
def test_what_was_paid_before_is_taken_off() -> None:
    """Four and three at the same castle, joined: eight are due two, of which one was paid."""
    table = Table().stand(ASTRID, "a8 a9 a15 a22 a17 a18 a24")
    assert castles(table.do("place a10")) == "a16"


@pytest.mark.rule("looot-6.2")
def test_two_groups_do_not_add_up() -> None:
    table = Table().stand(ASTRID, "a4 a8 a9 a15 a17 a18 a24")
    assert castles(table.do("place a25")) == "", "a second group of four at the castle"
    table.lay_all()
    table.do("end")
    table.play("b2" if "b2" in table.choices("place").split() else "s1")
    assert castles(table.do("place a10")) == "a16", "joined they are nine: one more"


@pytest.mark.rule("looot-6.3")
def test_example_hilda_goes_from_four_to_eight_and_reaches_another_castle() -> None:
    table = (
        Table(seats=3).stand(HILDA, "a3 a6 a10 a17 a18 a24 a25").stack("a16", 2).stack("b12", 0).turn(HILDA)
    )
    assert castles(table.do("place b20")) == "a16 b14 b14"
    assert table.loot == "castle castle castle wood"
    table.lay_all()
    assert table.owns(HILDA, "castle") == 3


@pytest.mark.rule("looot-6.3")
def test_twelve_at_a_new_castle_are_due_three() -> None:
    table = Table().stand(ASTRID, f"{LONG} a9 a8 a13")
    assert castles(table.do("place a15")) == "a16 a16 a16"


@pytest.mark.rule("looot-6.4")
def test_a_short_stack_gives_what_is_left_and_owes_nothing() -> None:
    table = Table().stand(ASTRID, "a1 a2 a3 a6 a17 a18 a24").stack("a16", 1)
    events = table.do("place a10")
    assert castles(events) == "a16"
    assert of_type(events, StackEmpty) == [StackEmpty(ASTRID, "castle", "a16")]
    table.lay_all()
    table.do("end")
    table.play("s1")
    table.stack("a16", 1)
    assert castles(table.do("place a25")) == "", "nine vikings: what was missed at eight is not made good"


@pytest.mark.rule("looot-6.4")
def test_first_come_first_served() -> None:
    table = Table().stand(ASTRID, "a8 a9 a15").stand(RAGNAR, "a17 a18 a24").stack("a16", 1)
    assert castles(table.do("place a4")) == "a16"
    table.lay_all()
    table.do("end")
    events = table.do("place a25")
    assert castles(events) == ""
    assert of_type(events, StackEmpty) == [StackEmpty(RAGNAR, "castle", "a16")]
