"""Clauses 9.7 to 9.9: the chests of a departing ship, and the shares of neutral colours."""

from __future__ import annotations

import pytest

from drakkar.games.vikings_on_board.events import ChestBoxed, ChestsBoxed, ChestTaken, ShipLeft
from drakkar.kernel.events import Event
from tests.games.played import of_type
from tests.games.vikings_on_board.table import ASTRID, HILDA, OLAF, RAGNAR, Table


def leaving(seats: int, ship: str, chests: str, **options: str) -> Table:
    """Ship 1 is on its way out, with two more in the harbour."""
    table = Table(seats, f"{ship} | red1 | blue1", **options).load(1, chests).departing(ASTRID)
    table.do("ship 1")
    return table


def shares(events: list[Event]) -> list[Event]:
    return [event for event in events if isinstance(event, ChestTaken | ChestBoxed | ChestsBoxed)]


# ---- 9.7 players aboard


@pytest.mark.rule("vikings_on_board-9.7")
def test_example_d_one_chest_each_in_order_until_none_is_left() -> None:
    """Blue takes grain, red furs, green furs; there is one left, metal, and blue takes it."""
    table = leaving(4, "blue3 grey2 red3", "grain furs furs metal")
    assert (table.acts, table.phase) == (ASTRID, "sharing")
    assert table.choices("take") == "furs grain metal", "each chooses freely"
    assert table.do("take grain") == [ChestTaken(ASTRID, "grain", 1)]
    assert (table.acts, table.choices("take")) == (RAGNAR, "furs metal")
    assert table.refuses("take grain") == "9.7 none-of-that-good"
    table.do("take furs")
    assert table.acts == OLAF
    events = table.do("take furs")
    assert shares(events) == [ChestTaken(OLAF, "furs", 1), ChestTaken(ASTRID, "metal", 1)]
    assert [table.goods(seat) for seat in range(4)] == ["grain metal", "furs", "", "furs"]
    assert of_type(events, ShipLeft) == [ShipLeft(1, 6)]


@pytest.mark.rule("vikings_on_board-9.7")
def test_with_too_few_chests_the_last_go_without() -> None:
    table = leaving(4, "blue3 yellow2 grey1", "furs metal")
    table.do("take metal")
    assert [table.goods(seat) for seat in range(4)] == ["metal", "", "furs", ""]


@pytest.mark.rule("vikings_on_board-9.7")
def test_alone_aboard_one_takes_all() -> None:
    table = leaving(4, "yellow1 yellow2", "furs metal grain")
    table.do("take metal", "take furs")
    assert table.goods(HILDA) == "furs grain metal"


@pytest.mark.rule("vikings_on_board-9.7")
def test_chests_of_one_good_are_shared_without_asking() -> None:
    table = Table(4, "blue3 yellow2 | red1 | blue1").load(1, "furs furs furs").departing(OLAF)
    assert shares(table.do("ship 1")) == [
        ChestTaken(ASTRID, "furs", 1),
        ChestTaken(HILDA, "furs", 1),
        ChestTaken(ASTRID, "furs", 1),
    ]


@pytest.mark.rule("vikings_on_board-9.7")
def test_those_not_aboard_get_nothing_not_even_who_sent_the_ship() -> None:
    table = Table(4, "grey1 red2 | blue1 | yellow1").load(1, "furs metal grain").departing(ASTRID)
    table.do("ship 1", "take metal", "take grain")
    assert [table.goods(seat) for seat in range(4)] == ["", "furs metal", "", "grain"]


@pytest.mark.rule("vikings_on_board-9.7")
def test_only_a_share_can_be_chosen_now() -> None:
    table = leaving(4, "blue3 grey2 red3", "grain furs furs metal")
    for notation in ("box furs", "go swap", "ship 2", "raise furs"):
        assert table.refuses(notation) == "3.3 not-this-choice"


# ---- 9.8 neutral shares, picked by a neighbour


@pytest.mark.rule("vikings_on_board-9.8")
def test_two_players_the_rival_of_the_next_taker_picks_for_the_box() -> None:
    table = leaving(2, "yellow3 blue2 grey1", "furs grain metal")
    assert (table.acts, table.phase) == (RAGNAR, "boxing"), "Astrid is next to take"
    assert table.choices("box") == "furs grain metal"
    assert table.do("box metal") == [ChestBoxed(RAGNAR, "yellow", "metal", 1)]
    assert table.scene().boxed == {"furs": 0, "grain": 0, "metal": 1}
    assert table.refuses("take metal") == "9.7 none-of-that-good"
    assert (table.acts, table.phase, table.choices("take")) == (ASTRID, "sharing", "furs grain")


@pytest.mark.rule("vikings_on_board-9.8")
def test_three_players_the_neighbour_need_not_be_aboard() -> None:
    table = leaving(3, "grey3 blue2", "furs metal")
    assert table.acts == RAGNAR, "to the left of Astrid, and not aboard"
    table.do("box furs")
    assert (table.goods(ASTRID), table.goods(RAGNAR)) == ("metal", "")


@pytest.mark.rule("vikings_on_board-9.8")
@pytest.mark.parametrize(
    ("ship", "picker"), [("grey3 blue2", RAGNAR), ("grey3 red2", HILDA), ("grey3 yellow2", ASTRID)]
)
def test_left_is_the_next_seat_round_the_table(ship: str, picker: int) -> None:
    assert leaving(3, ship, "furs metal").acts == picker


@pytest.mark.rule("vikings_on_board-9.8")
@pytest.mark.parametrize(("ship", "picker"), [("grey3 blue2", RAGNAR), ("yellow3 red2", ASTRID)])
def test_with_two_players_it_is_the_opponent(ship: str, picker: int) -> None:
    assert leaving(2, ship, "furs metal").acts == picker


@pytest.mark.rule("vikings_on_board-9.8")
def test_the_picker_may_be_next_but_one_to_take() -> None:
    """Grey, then blue, then red: Ragnar picks for grey, then Astrid takes, then Ragnar."""
    table = leaving(3, "grey3 blue2 red1", "furs metal grain grain")
    table.do("box grain", "take metal")
    assert table.acts == RAGNAR
    table.do("take furs")
    assert [table.goods(seat) for seat in range(3)] == ["metal", "furs", ""]
    assert table.scene().boxed == {"furs": 0, "grain": 2, "metal": 0}, "the last share was grey's again"


@pytest.mark.rule("vikings_on_board-9.8")
def test_two_neutral_shares_in_a_row_have_the_same_picker() -> None:
    table = leaving(2, "yellow3 grey2 red1", "furs metal grain grain")
    assert table.acts == ASTRID
    table.do("box furs")
    assert (table.acts, table.phase) == (ASTRID, "boxing")
    events = table.do("box metal")
    assert shares(events)[0] == ChestBoxed(ASTRID, "grey", "metal", 1)
    assert table.goods(RAGNAR) == "grain"


@pytest.mark.rule("vikings_on_board-9.8")
def test_chests_of_one_good_go_to_the_box_without_asking() -> None:
    table = Table(2, "yellow3 blue2 | red1 | blue1").load(1, "furs furs").departing(ASTRID)
    assert shares(table.do("ship 1")) == [
        ChestBoxed(RAGNAR, "yellow", "furs", 1),
        ChestTaken(ASTRID, "furs", 1),
    ]


@pytest.mark.rule("vikings_on_board-9.8")
def test_the_box_takes_only_what_is_there() -> None:
    table = leaving(2, "yellow3 blue2 grey1", "furs grain grain")
    assert table.refuses("box metal") == "9.7 none-of-that-good"
    assert table.refuses("take furs") == "3.3 not-this-choice"


# ---- 9.9 no player due any more: k chests, m neutral shares before the next player's


@pytest.mark.rule("vikings_on_board-9.9")
@pytest.mark.parametrize(
    ("ship", "chests", "run"),
    [
        ("yellow3 blue2", "furs", 1),  # the only share is yellow's
        ("yellow3 grey2 blue1", "furs metal", 2),
        ("yellow3 grey2 blue1", "furs", 2),
    ],
)
def test_as_many_neutral_shares_as_chests_send_all_to_the_box(ship: str, chests: str, run: int) -> None:
    assert len(chests.split()) <= run
    table = Table(2, f"{ship} | red1 | blue1").load(1, chests).departing(ASTRID)
    assert shares(table.do("ship 1")) == [ChestsBoxed(1, tuple(chests.split()))]
    assert table.goods(ASTRID) == ""


@pytest.mark.rule("vikings_on_board-9.9")
def test_one_chest_more_and_the_sharing_goes_on() -> None:
    table = leaving(2, "yellow3 grey2 blue1", "furs metal grain")
    table.do("box furs")
    assert shares(table.do("box grain")) == [
        ChestBoxed(RAGNAR, "grey", "grain", 1),
        ChestTaken(ASTRID, "metal", 1),
    ]


@pytest.mark.rule("vikings_on_board-9.9")
@pytest.mark.parametrize("left", [("furs",), ("furs", "furs")])
def test_neutral_shares_after_the_last_player_wrap_round_the_order(left: tuple[str, ...]) -> None:
    """Yellow, blue, grey: after blue come grey and yellow, two shares, before blue again."""
    table = leaving(2, "yellow3 blue2 grey1", " ".join(("grain", "metal", *left)))
    table.do("box metal")
    events = shares(table.do("take grain"))
    assert events == [ChestTaken(ASTRID, "grain", 1), ChestsBoxed(1, left)]


@pytest.mark.rule("vikings_on_board-9.9")
def test_with_a_chest_more_than_the_wrapped_run_the_player_is_due_again() -> None:
    table = leaving(2, "yellow3 blue2 grey1", "furs grain metal furs furs")
    table.do("box metal")
    events = shares(table.do("take grain"))
    assert events == [
        ChestTaken(ASTRID, "grain", 1),
        ChestBoxed(RAGNAR, "grey", "furs", 1),
        ChestBoxed(RAGNAR, "yellow", "furs", 1),
        ChestTaken(ASTRID, "furs", 1),
    ]


@pytest.mark.rule("vikings_on_board-9.9")
@pytest.mark.parametrize(
    ("chests", "kept", "boxed"),
    [
        ("furs", ("", "", ""), 1),
        ("furs furs", ("furs", "", ""), 1),
        ("furs furs furs", ("furs", "", "furs"), 1),
        ("furs furs furs furs", ("furs", "", "furs"), 2),
        ("furs furs furs furs furs", ("furs furs", "", "furs"), 2),
    ],
)
def test_three_players_grey_blue_yellow(chests: str, kept: tuple[str, ...], boxed: int) -> None:
    table = Table(3, "grey3 blue2 yellow1 | red1 | blue1").load(1, chests).departing(RAGNAR)
    table.do("ship 1")
    assert tuple(table.goods(seat) for seat in range(3)) == kept
    assert table.scene().boxed["furs"] == boxed


@pytest.mark.rule("vikings_on_board-9.9")
@pytest.mark.parametrize(("seats", "ship"), [(2, "yellow3 grey2"), (3, "grey1 grey3")])
def test_only_neutral_colours_aboard_all_chests_to_the_box(seats: int, ship: str) -> None:
    table = Table(seats, f"{ship} | red1 | blue1").load(1, "furs metal grain metal").departing(ASTRID)
    assert shares(table.do("ship 1")) == [ChestsBoxed(1, ("furs", "metal", "grain", "metal"))]
    assert table.scene().boxed == {"furs": 1, "grain": 1, "metal": 2}


@pytest.mark.rule("vikings_on_board-9.9")
def test_the_box_keeps_what_it_gets() -> None:
    table = leaving(2, "yellow3 grey2", "furs metal")
    assert table.scene().boxed == {"furs": 1, "grain": 0, "metal": 1}
    assert (table.scene().warehouse_1, table.scene().warehouse_2) == (5, 8), "it does not go back to a stack"
