"""Clause 3: the side cards, which move the fleet."""

from __future__ import annotations

import pytest

from drakkar.games.lofoten.events import FleetShifted, FleetTurned, OrderFulfilled, SideCardPlayed, TileLoaded
from tests.games.lofoten.table import BEAR, RAVEN, Table
from tests.games.played import of_type

both_seats = pytest.mark.parametrize("seat", [RAVEN, BEAR])

# ---- 3.1 one card of three


@pytest.mark.rule("lofoten-3.1")
def test_one_of_three_cards_is_played_and_the_others_stay_in_order() -> None:
    for position, left in (
        ("left", "coffer-1 fish-3"),
        ("middle", "mead-2 fish-3"),
        ("right", "mead-2 coffer-1"),
    ):
        table = Table()
        assert table.choices("play") == "left middle right"
        table.do(f"play {position}")
        assert table.cards(RAVEN) == left
        assert table.phase == ("power" if position == "middle" else "moving")
        assert table.choices("play") == "", "exactly one"


@pytest.mark.rule("lofoten-3.1")
def test_a_card_must_be_played() -> None:
    table = Table().coins(0, 0)
    assert table.legal == ["play left", "play middle", "play right"]
    assert table.refuses("done") == "1.2 not-this-choice"


# ---- 3.2 moves


@pytest.mark.rule("lofoten-3.2")
@pytest.mark.parametrize("value", [1, 2, 3])
def test_as_many_moves_as_the_cards_value(value: int) -> None:
    table = Table().coins(0, 0).hand(RAVEN, f"sheep-{value} mead-1 coffer-1")
    (event,) = table.do("play left")
    assert event == SideCardPlayed(RAVEN, "left", "sheep", value, value)
    for left in range(value, 0, -1):
        assert table.scene().moves == left
        table.do("turn ccw")
    assert table.legal == ["done"]
    assert table.refuses("turn ccw") == table.refuses("shift left") == "5.2 no-moves-left"
    assert table.refusal("turn ccw").params == {"coins": 1}


@pytest.mark.rule("lofoten-3.2")
def test_no_move_need_be_made() -> None:
    """Ruling 11: not one, so nobody is ever stuck; the card is discarded all the same."""
    table = Table().coins(0, 0)
    before = table.scene().discards
    table.do("play right", "done", luck="fish-1")
    assert table.scene().discards == before + 1
    assert (table.fleet(RAVEN), table.area(RAVEN)) == ("ABCD", 3)


@pytest.mark.rule("lofoten-3.2")
def test_the_good_of_a_side_card_does_not_matter() -> None:
    for good in ("mead", "fish", "sheep", "coffer"):
        table = Table().coins(0, 0).hand(RAVEN, f"{good}-1 mead-1 coffer-1")
        table.do("play left")
        assert table.legal == ["shift left", "turn ccw", "done"]
        assert table.scene().power == ""


# ---- 3.3 the card's way


@pytest.mark.rule("lofoten-3.3")
@pytest.mark.parametrize(
    ("side", "allowed", "other"),
    [
        ("left", ["shift left", "turn ccw"], ["shift right", "turn cw"]),
        ("right", ["shift right", "turn cw"], ["shift left", "turn ccw"]),
    ],
)
@both_seats
def test_each_side_has_its_way(seat: int, side: str, allowed: list[str], other: list[str]) -> None:
    table = Table().turn(seat).coins(0, 0)
    table.do(f"play {side}")
    assert table.legal == [*allowed, "done"]
    for notation in other:
        assert table.refuses(notation) == "3.3 card-goes-other-way"
        assert table.refusal(notation).params == {"side": side}


@pytest.mark.rule("lofoten-3.3")
def test_shifts_and_turns_may_be_mixed() -> None:
    """The example of both rulebooks: Madeline plays her right card of value 3."""
    table = (
        Table()
        .hand(RAVEN, "mead-2 coffer-1 fish-3")
        .at(RAVEN, 2)
        .market("mead-1-raven sheep-3-raven fish-2-bear coffer-2-bear mead-3-bear")
    )
    table.do("play right")
    assert table.do("shift right") == [FleetShifted(RAVEN, "right", 3)]
    assert table.do("turn cw") == [FleetTurned(RAVEN, "cw", "D", "B")]
    assert "done" in table.legal, "she could have stopped there"
    assert table.do("turn cw") == [FleetTurned(RAVEN, "cw", "C", "A")]
    assert (table.area(RAVEN), table.fleet(RAVEN), table.scene().moves) == (3, "CDAB", 0)


@pytest.mark.rule("lofoten-3.3")
def test_the_left_card_of_the_mirrored_seat() -> None:
    table = Table().turn(BEAR).hand(BEAR, "sheep-3 mead-1 fish-2")
    assert table.do("play left", "shift left", "turn ccw", "shift left")[1:] == [
        FleetShifted(BEAR, "left", 4),
        FleetTurned(BEAR, "ccw", "B", "D"),
        FleetShifted(BEAR, "left", 5),
    ]


# ---- 3.4 the edges, and the other fleet


@pytest.mark.rule("lofoten-3.4")
@pytest.mark.parametrize(
    ("seat", "area", "side"), [(RAVEN, 1, "left"), (RAVEN, 5, "right"), (BEAR, 1, "right"), (BEAR, 5, "left")]
)
def test_never_past_the_first_or_the_last_area(seat: int, area: int, side: str) -> None:
    """Ruling 3."""
    table = Table().turn(seat).at(seat, area)
    table.do(f"play {side}")
    assert table.refuses(f"shift {side}") == "3.4 edge-of-market"
    assert table.refusal(f"shift {side}").params == {"area": area}
    sense = "cw" if side == "right" else "ccw"
    table.do(f"turn {sense}")
    assert table.area(seat) == area, "but a quarter turn is always possible"


@pytest.mark.rule("lofoten-3.4")
def test_the_fleets_do_not_block_each_other() -> None:
    table = Table().at(RAVEN, 2).at(BEAR, 3)
    table.do("play right", "shift right")
    assert table.area(RAVEN) == table.area(BEAR) == 3
    table.do("shift right")
    assert table.area(RAVEN) == 4


@pytest.mark.rule("lofoten-3.4")
def test_a_shift_goes_to_the_next_area() -> None:
    table = Table().hand(RAVEN, "mead-3 coffer-1 fish-3").at(RAVEN, 4)
    assert table.do("play left", "shift left", "shift left", "shift left")[1:] == [
        FleetShifted(RAVEN, "left", area) for area in (3, 2, 1)
    ]
    assert table.refuses("shift left") == "3.4 edge-of-market", "and a coin does not help"


# ---- 3.5 the check after every single move


@pytest.mark.rule("lofoten-3.5")
def test_loading_between_two_moves() -> None:
    """The fleet passes area 4 and takes what it has an order for on the way."""
    table = Table().aboard(RAVEN, "A", "coffer-2")
    events = table.do("play right", "shift right", "shift right")
    assert events[1:] == [
        FleetShifted(RAVEN, "right", 4),
        TileLoaded(RAVEN, "A", "coffer", 2, "bear", 4),
        FleetShifted(RAVEN, "right", 5),
    ]
    assert table.cargo(RAVEN, "A") == "coffer-2-bear"
    assert table.tiles().split()[3] == "-"


@pytest.mark.rule("lofoten-3.5")
def test_unloading_between_two_moves() -> None:
    table = Table().aboard(RAVEN, "B", "fish-2", "fish-3-bear").stored(BEAR, "fish-2-raven")
    events = table.do("play right", "turn cw", "turn cw")
    assert [type(event) for event in events[1:3]] == [FleetTurned, OrderFulfilled]
    assert isinstance(events[-1], FleetTurned)
    assert table.house(2, RAVEN) == "fish-3-bear"


@pytest.mark.rule("lofoten-3.5")
def test_a_longship_turned_away_loads_nothing() -> None:
    table = Table().aboard(RAVEN, "A", "coffer-2")
    events = table.do("play right", "turn cw", "shift right")
    assert not of_type(events, TileLoaded)
