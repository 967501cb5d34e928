"""Clauses 1.1 and 11: how a match ends, and who has won."""

from __future__ import annotations

import pytest

from drakkar.games.althing import events as ev
from drakkar.games.althing.game import load_game
from drakkar.kernel.events import Event
from drakkar.kernel.game import SPECTATOR
from tests.games.althing.table import BLUE, GREEN, RED, YELLOW, Table, names

STRONG = "olaf olaf aslaug odin"  # five nuggets, three wood, four bones: the Thing asks for 3, 2, 2
SOON = load_game(("soon.toml", "[limit]\nrounds = 3\n"))


def arrive(table: Table) -> list[Event]:
    return table.do("cross", "pay olaf", "pay olaf", "confirm")


def finish(table: Table) -> None:
    """Phases without anything end until the match does."""
    while not table.over:
        table.end()


@pytest.mark.rule("althing-1.1")
@pytest.mark.rule("althing-11.1")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_round_is_completed(seats: int) -> None:
    table = Table(seats).at(4, *[1] * (seats - 1)).hand(RED, STRONG)
    crossed, reached = arrive(table)
    assert crossed == ev.StepCrossed(RED, "thing", "", 5, ("olaf", "olaf"), "")
    assert reached == ev.EndReached(RED)
    assert table.scene().ending
    table.end()
    for seat in range(1, seats):
        assert (table.acts, table.over) == (seat, False)
        happened = table.end()
    assert table.over
    assert happened[-1] == ev.MatchEnded((RED,))
    assert not [event for event in happened if isinstance(event, ev.PhaseBegan)]


@pytest.mark.rule("althing-11.1")
def test_the_last_of_a_round_ends_it_with_the_own_phase() -> None:
    table = Table(3).first(GREEN).turn(BLUE).at(1, 4, 1).hand(BLUE, STRONG)
    arrive(table)
    assert not table.over, "the phase goes on"
    assert table.end()[-1] == ev.MatchEnded((BLUE,))


@pytest.mark.rule("althing-11.2")
def test_alone_there_one_wins() -> None:
    table = Table(3).at(4, 4, 3).hand(RED, STRONG)
    arrive(table)
    finish(table)
    assert table.winners == (RED,)
    assert table.now().score().totals == (5, 4, 3)


@pytest.mark.rule("althing-11.2")
def test_several_share_the_victory() -> None:
    table = Table(3).at(4, 1, 4).hand(RED, STRONG).hand(GREEN, STRONG)
    arrive(table)
    table.end()
    table.end()
    assert arrive(table)[-1] == ev.EndReached(GREEN)
    finish(table)
    assert table.winners == (RED, GREEN)


@pytest.mark.rule("althing-11.2")
def test_who_played_before_in_the_round_has_had_his_chance() -> None:
    table = Table().turn(BLUE).at(4, 4).hand(BLUE, STRONG).hand(RED, STRONG)
    arrive(table)
    table.end()
    assert (table.over, table.winners) == (True, (BLUE,))
    assert table.refuses("cross") == "11.2 match-over"
    assert table.legal == []


@pytest.mark.rule("althing-11.3")
@pytest.mark.parametrize(("partner", "won"), [(2, False), (3, True), (4, True), (5, True)])
def test_a_team_wins_at_once_when_the_partner_is_close(partner: int, won: bool) -> None:
    """The Thing is card 5: the partner stands there, or on one of the two steps before it."""
    table = Table(4).at(4, 1, partner, 1).hand(RED, STRONG)
    happened = arrive(table)
    assert table.over == won
    if won:
        assert names(happened) == ["StepCrossed", "EndReached", "MatchEnded"]
        assert happened[-1] == ev.MatchEnded((RED, GREEN))
        assert table.winners == (RED, GREEN)
    else:
        assert (table.asked, table.winners) == (("acting", RED), ())


@pytest.mark.rule("althing-11.3")
def test_or_when_the_partner_comes_close() -> None:
    table = Table(4).turn(YELLOW).at(4, 5, 4, 2).hand(YELLOW, "siggy halldora olaf odin")
    table.do("cross", "pay olaf", "pay siggy")
    assert table.do("confirm")[-1] == ev.MatchEnded((BLUE, YELLOW))
    assert table.winners == (BLUE, YELLOW)


@pytest.mark.rule("althing-11.3")
def test_the_round_is_not_completed() -> None:
    table = Table(4).at(4, 4, 4, 4).hand(RED, STRONG).hand(BLUE, STRONG)
    arrive(table)
    assert (table.over, table.winners) == (True, (RED, GREEN)), "though Blue could have followed"


@pytest.mark.rule("althing-11.3")
def test_alone_at_the_end_a_team_does_not_win() -> None:
    table = Table(4).at(5, 1, 1, 1)
    for _ in range(8):
        table.end()
    assert not table.over
    assert not table.scene().ending


@pytest.mark.rule("althing-11.4")
@pytest.mark.parametrize("seats", [2, 4])
def test_who_stands_on_the_last_card_goes_on_playing_but_does_not_cross(seats: int) -> None:
    table = Table(seats).at(5, *[1] * (seats - 1)).hand(RED, "olaf olaf thor aslaug")
    assert table.refuses("cross") == "11.4 no-step-left"
    table.do("recruit 1", "pay olaf", "confirm", "play thor troll", *(["target 1"] * (seats == 4)), "let")
    table.do("store aslaug")
    assert table.scene().players[RED].finished


@pytest.mark.rule("althing-11.5")
@pytest.mark.parametrize(
    ("seats", "at", "winners"),
    [
        (2, (2, 1), (RED,)),
        (2, (2, 2), (RED, BLUE)),
        (3, (1, 3, 3), (BLUE, GREEN)),
        (4, (3, 2, 1, 2), (RED, GREEN)),
        (4, (3, 3, 1, 2), (BLUE, YELLOW)),
        (4, (3, 1, 1, 3), (RED, BLUE, GREEN, YELLOW)),
        (4, (5, 4, 1, 4), (RED, GREEN)),
    ],
)
def test_after_so_many_rounds_who_is_furthest_wins(
    seats: int, at: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    """Of teams, the better of the best pawns, then of the others."""
    table = Table(seats, SOON).at(*at)
    for _ in range(seats - 1):
        table.end()
    assert not table.over
    assert table.end()[-2:] == [ev.MatchStalled(3), ev.MatchEnded(winners)]
    assert table.winners == winners


@pytest.mark.rule("althing-11.5")
def test_two_hundred_rounds() -> None:
    table = Table().round(199).turn(BLUE)
    assert table.end()[-1] == ev.PhaseBegan(RED, 200, "")
    table.end()
    assert table.end()[-2] == ev.MatchStalled(200)


@pytest.mark.rule("althing-11.5")
def test_who_arrives_in_the_last_round_has_simply_won() -> None:
    table = Table(2, SOON).at(4, 1).hand(RED, STRONG)
    arrive(table)
    table.end()
    assert names(table.end())[-1:] == ["MatchEnded"]
    assert table.winners == (RED,)


def test_when_it_is_over_all_is_shown() -> None:
    table = Table(4).at(4, 1, 4, 1).hand(RED, STRONG).discard(BLUE, "", hidden="hild olaf")
    table.placed(top="bjorn siggy", known=(BLUE,))
    arrive(table)
    shown = table.scene(SPECTATOR)
    assert [player.hand for player in shown.players] == [
        ("odin", "aslaug"),
        ("odin", "odin", "odin", "thor"),
        ("odin", "odin", "thor", "freyr"),
        ("odin", "odin", "odin", "freyr"),
    ]
    assert shown.players[BLUE].discard == ("hild", "olaf")
    assert shown.deck.top == ("bjorn", "siggy")
    assert (shown.active, shown.phase) == (-1, "over")


def test_a_labourer_may_bring_the_victory() -> None:
    table = Table(4).at(4, 1, 4, 1).hand(RED, "baldur olaf hild").row("gudrid floki sigvaar horik olaf")
    for seat in (BLUE, YELLOW):
        table.hand(seat, "")
    table.do("play baldur day_labourer", "hire 5", "cross", "pay olaf")
    happened = table.do("confirm")
    assert names(happened) == ["StepCrossed", "AssemblyRefilled", "EndReached", "MatchEnded"]
