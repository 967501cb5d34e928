"""Clauses 1 and 10: the aim, the end and the score."""

from __future__ import annotations

from random import Random

import pytest

from drakkar.games.vikings_on_board.events import MatchEnded, RoundBegan, ShipLeft, VikingSent
from drakkar.kernel.game import SPECTATOR
from tests.games.played import of_type
from tests.games.vikings_on_board import engine
from tests.games.vikings_on_board.table import ASTRID, HILDA, OLAF, RAGNAR, Table

LAST_TWO = "blue3 red2 | red3 grey1"


def ended(table: Table) -> Table:
    """The seventh ship, number 1, leaves without chests."""
    table.departing(ASTRID).do("ship 1")
    return table


@pytest.mark.rule("vikings_on_board-1.1")
@pytest.mark.rule("vikings_on_board-1.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_match(seats: int) -> None:
    """Rounds in which each viking goes once, until seven ships have left; the most points win."""
    played, luck = engine.begin(seats, seed=seats), Random(seats)
    events = []
    while legal := played.legal():
        events += played.apply(luck.choice(legal))
    rounds = 1 + len(of_type(events, RoundBegan))
    assert len(of_type(events, VikingSent)) == rounds * (9 if seats == 3 else 8)
    assert [event.number for event in events if isinstance(event, ShipLeft)] == [1, 2, 3, 4, 5, 6, 7]
    sheet = played.score()
    assert sheet.categories == ("furs", "grain", "metal", "barrels")
    shown = played.scene(SPECTATOR)
    for seat, player in enumerate(shown.players):
        chests = sum(shown.market[good] * number for good, number in player.goods.items())
        barrels = sum(barrel.value for barrel in player.barrels if barrel.place == "won")
        assert sheet.totals[seat] == chests + barrels
    assert {sheet.totals[seat] for seat in sheet.winners} == {max(sheet.totals)}
    assert events[-1] == MatchEnded(sheet.winners)


@pytest.mark.rule("vikings_on_board-10.1")
def test_the_match_ends_after_the_seventh_departure() -> None:
    table = Table(2, LAST_TWO).load(1, "furs metal").load(2, "furs grain").departing(ASTRID)
    assert not table.over
    table.do("ship 1")
    assert not table.over, "its chests are shared first"
    events = table.do("take metal")
    assert events[-2:] == [ShipLeft(1, 7), MatchEnded((ASTRID, RAGNAR))]
    assert table.over
    assert (table.phase, table.scene().sterns_left, table.now().legal()) == ("over", 0, [])
    for notation in ("go swap", "ship 2", "take furs", "raise furs"):
        assert table.refuses(notation) == "10.1 match-over"


@pytest.mark.rule("vikings_on_board-10.1")
def test_the_last_ship_and_the_barrels_not_won_are_lost() -> None:
    table = Table(2, LAST_TWO).load(1, "furs").load(2, "furs grain metal").bet(RAGNAR, 4, "2.red")
    table.bet(ASTRID, 2, "1.red").bet(ASTRID, 3, "7.blue").departing(RAGNAR).do("ship 1")
    assert table.over
    assert (table.chests(2), table.bets(2)) == ("furs grain metal", {"red": (RAGNAR, 4)})
    assert (table.points(ASTRID), table.points(RAGNAR)) == (1, 0)


@pytest.mark.rule("vikings_on_board-10.1")
def test_not_before_the_seventh() -> None:
    table = Table(2, "blue3 | red2 | grey1").departing(RAGNAR)
    assert not of_type(table.do("ship 2"), MatchEnded)
    assert not table.over


@pytest.mark.rule("vikings_on_board-10.2")
def test_example_of_the_score() -> None:
    """Furs 2, grain 2, metal 3. Blue: 2 grain, 1 metal, 1 furs = 9. Red: 2 furs, barrels of 2 and 3 = 9."""
    table = Table(2, LAST_TWO).prices(furs=2, grain=2, metal=3)
    table.won(ASTRID, "grain grain metal furs").won(RAGNAR, "furs furs", barrels="2 3")
    ended(table)
    sheet = table.now().score()
    assert sheet.points == ((2, 4, 3, 0), (4, 0, 0, 5))
    assert sheet.totals == (9, 9)


@pytest.mark.rule("vikings_on_board-10.2")
def test_prices_are_those_at_the_end() -> None:
    table = Table(2, LAST_TWO).won(ASTRID, "furs grain grain")
    assert table.points(ASTRID) == 3
    table.prices(furs=4, grain=3)
    assert table.points(ASTRID) == 10


@pytest.mark.rule("vikings_on_board-10.2")
def test_only_won_barrels_count() -> None:
    table = Table(2, LAST_TWO).values(ASTRID, 4, 3, 2, 1).won(ASTRID, barrels="1").bet(ASTRID, 2, "1.red")
    assert table.points(ASTRID) == 4


@pytest.mark.rule("vikings_on_board-10.3")
def test_example_a_tie_goes_to_more_chests() -> None:
    table = Table(2, LAST_TWO).prices(furs=2, grain=2, metal=3)
    table.won(ASTRID, "grain grain metal furs").won(RAGNAR, "furs furs", barrels="2 3")
    assert ended(table).winners == (ASTRID,)


@pytest.mark.rule("vikings_on_board-10.3")
def test_more_chests_do_not_beat_more_points() -> None:
    table = Table(2, LAST_TWO).won(ASTRID, "grain grain").won(RAGNAR, barrels="3")
    assert ended(table).winners == (RAGNAR,)


@pytest.mark.rule("vikings_on_board-10.3")
def test_still_level_they_share_the_victory() -> None:
    table = Table(4, LAST_TWO).won(RAGNAR, "furs grain").won(OLAF, "metal metal").won(ASTRID, barrels="2")
    assert ended(table).winners == (RAGNAR, OLAF)


@pytest.mark.rule("vikings_on_board-10.3")
def test_nobody_has_won_before_the_end() -> None:
    table = Table(3).won(HILDA, "furs")
    assert table.winners == ()
    assert table.points(HILDA) == 1
