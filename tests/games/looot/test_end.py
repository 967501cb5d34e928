"""Clause 12: the end of the match and the score."""

from __future__ import annotations

from dataclasses import fields

import pytest

from drakkar.games.looot.events import MatchEnded, TurnEnded
from drakkar.kernel.game import SPECTATOR
from tests.games.looot.table import ASTRID, HILDA, OLAF, RAGNAR, Table
from tests.games.played import of_type


def last_turn(table: Table) -> Table:
    """Astrid lays the axe of the last viking of the match; only the end of the turn is left."""
    for seat in range(table.state.setting.seats):
        table.left(seat, 0)
    table.left(ASTRID, 1).do("place a3", "lay g5")
    return table


@pytest.mark.rule("looot-12.1")
def test_the_match_ends_after_the_last_turns_choices() -> None:
    table = last_turn(Table().fjord(ASTRID, a2="axe"))
    assert not table.over
    assert table.winners == ()
    assert (table.choices("take"), table.choices("claim")) == ("L01 L02 L03 L04 L05", "2")
    table.do("claim 2")
    assert table.do("end") == [TurnEnded(ASTRID), MatchEnded((ASTRID,))]
    assert table.over
    for notation in ("place a2", "raise second", "lay c3", "take L01", "end"):
        assert table.refuses(notation) == "12.1 match-over"


@pytest.mark.rule("looot-12.1")
def test_it_goes_on_while_anybody_has_a_viking() -> None:
    table = Table(seats=3).left(ASTRID, 1).left(RAGNAR, 0).left(HILDA, 1)
    table.play("a3")
    assert table.state.to_act == HILDA
    assert of_type(table.play("a2"), MatchEnded)


@pytest.mark.rule("looot-12.2")
def test_example_hildas_castles_are_worth_33_points() -> None:
    """Three castles with the bonuses +3 and +4: 3 × (4 + 3 + 4)."""
    table = Table(seats=3).fjord(HILDA, f4="castle", g3="castle", g4="castle")
    table.fjord(HILDA, b5="L27", a4="axe", a5="axe", b4="wood")
    table.fjord(HILDA, d4="L30", c4="gold", d3="gold", e3="axe")
    assert [table.at(HILDA, space) for space in ("b5", "d4")] == ["L27 done", "L30 done"]
    assert table.points(HILDA, "castle") == 33


@pytest.mark.rule("looot-12.2")
@pytest.mark.parametrize(
    ("tile", "value"),
    [("wood", 1), ("sheep", 1), ("gold", 2), ("house", 1), ("tower", 2), ("castle", 4), ("axe", 0)],
)
def test_starting_values(tile: str, value: int) -> None:
    table = Table().fjord(ASTRID, a2=tile, g5=tile, d1=tile)
    assert table.points(ASTRID) == 3 * value
    if tile != "axe":
        assert table.points(ASTRID, tile) == 3 * value


@pytest.mark.rule("looot-12.3")
def test_sites_and_trophy_add_and_open_longships_take_away() -> None:
    table = Table().site(ASTRID, "port2").fjord(ASTRID, e1="house", e2="house", f3="wood")
    table.fjord(ASTRID, b5="L01", a2="gold").trophy(ASTRID, 4)
    sheet = {row: table.points(ASTRID, row) for row in table.game.score(table.state).categories}
    assert sheet == {
        "castle": 0,
        "tower": 0,
        "house": 2,
        "gold": 2,
        "sheep": 0,
        "wood": 1,
        "sites": 5,
        "trophy": 10,
        "longships": -5,
    }
    assert table.points(ASTRID) == 15


@pytest.mark.rule("looot-12.4")
def test_most_points_win() -> None:
    table = last_turn(Table(seats=3).fjord(HILDA, a2="gold").fjord(RAGNAR, a2="wood"))
    assert MatchEnded((HILDA,)) in table.do("end")
    assert table.winners == (HILDA,)


@pytest.mark.rule("looot-12.4")
def test_scores_may_be_negative() -> None:
    table = Table().fjord(ASTRID, b5="L01", d5="L02").fjord(RAGNAR, b5="L03")
    last_turn(table).do("end")
    assert table.game.score(table.state).totals == (-10, -5)
    assert table.winners == (RAGNAR,)


@pytest.mark.rule("looot-12.4")
def test_a_tie_goes_to_the_higher_trophy() -> None:
    table = Table(seats=3).fjord(ASTRID, a2="gold", a3="wood", a4="wood", a5="gold")
    table.trophy(RAGNAR, 2).fjord(RAGNAR, a2="wood", a3="wood", a4="wood").trophy(HILDA, 3)
    last_turn(table).do("end")
    assert table.game.score(table.state).totals == (6, 6, 6)
    assert table.winners == (HILDA,)


@pytest.mark.rule("looot-12.4")
def test_any_trophy_is_higher_than_none() -> None:
    table = Table().fjord(ASTRID, a2="gold", a3="wood").trophy(RAGNAR, 2)
    last_turn(table).do("end")
    assert table.winners == (RAGNAR,)


@pytest.mark.rule("looot-12.4")
def test_a_higher_trophy_does_not_beat_more_points() -> None:
    table = Table().fjord(ASTRID, a2="gold", a3="gold").trophy(RAGNAR, 2)
    last_turn(table).do("end")
    assert table.winners == (ASTRID,)


@pytest.mark.rule("looot-12.4")
def test_still_tied_they_share_the_victory() -> None:
    table = Table(seats=4).fjord(RAGNAR, a2="gold").fjord(OLAF, a2="wood", a3="sheep")
    assert MatchEnded((RAGNAR, OLAF)) in last_turn(table).do("end")
    assert table.winners == (RAGNAR, OLAF)


@pytest.mark.rule("looot-12.5")
def test_everything_is_open_but_the_order_of_the_bag() -> None:
    table = Table().bag("L20 L06 L11")
    views = [table.game.view(table.state, viewer) for viewer in (ASTRID, RAGNAR, SPECTATOR)]
    for field in fields(views[0]):
        if field.name != "viewer":
            assert len({repr(getattr(view, field.name)) for view in views}) == 1, field.name
    assert views[0].bag == (5, 10, 19), "what is in it is known, in no order"


@pytest.mark.rule("looot-12.5")
def test_any_longship_of_the_bag_may_come_next() -> None:
    drawn = set()
    for luck in range(3):
        table = Table().bag("L20 L06 L11")
        table.do("place a3", "lay g5", "take L01", "lay b5")
        table.do("end", luck=luck)
        drawn.add(table.state.sea[0] + 1)
    assert drawn == {6, 11, 20}


def test_a_house_rule_may_give_axes_a_value() -> None:
    table = Table(override=("axes.toml", "[values]\naxe = 2\n")).fjord(ASTRID, a2="axe")
    assert table.points(ASTRID) == 2
    table.do("place a3", "lay g5")
    assert table.points(ASTRID) == 4
