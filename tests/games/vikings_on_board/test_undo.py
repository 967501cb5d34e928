"""What may be taken back freely, and what not: whatever was drawn, or shown to somebody, stays."""

from __future__ import annotations

import pytest

from drakkar.games.vikings_on_board.events import (
    BarrelWon,
    ChestDrawn,
    ChestLoaded,
    ChestsDrawn,
    ChestTaken,
    MatchEnded,
)
from drakkar.kernel.events import Event
from drakkar.play.match import Match
from tests.games.undoing import REVEALED, match_from, play
from tests.games.vikings_on_board.table import ASTRID, RAGNAR, Table


def match_at(table: Table) -> Match:
    """A match that goes on from the arranged position."""
    played, names = table.now(), ("Astrid", "Ragnar", "Hilda", "Olaf")
    return match_from(played.game, played.state, *names[: table.harbour.seats])


@pytest.mark.parametrize(
    ("event", "learn"),
    [
        (ChestDrawn(ASTRID, "furs"), 0b1111),
        (ChestsDrawn(RAGNAR, 1, ("furs",)), 0b0010),
        (ChestLoaded(RAGNAR, "furs", 1), 0),
        (ChestLoaded(RAGNAR, "furs", 1, revealed=True), 0b1101),
        (ChestTaken(ASTRID, "furs", 1), 0),
        (BarrelWon(ASTRID, 1, 4, 1, "blue"), 0),
        (MatchEnded((ASTRID,)), 0b1111),
    ],
)
def test_events_say_which_seats_learn_something_hidden(event: Event, learn: int) -> None:
    assert event.told() == learn


@pytest.mark.parametrize(
    "plies",
    [
        ("go first_player",),
        ("go promotion", "body 2.3"),
        ("go change_ship", "body 1.1", "ship 2"),
        ("go move", "body 1.2", "ship 2"),
        ("go swap", "body 1.2", "body 2.1"),
        ("go tavern_1", "barrel 2", "bet 1.red"),
        ("go tavern_2", "barrel 2", "bet 1.red"),
        ("go market", "raise grain"),
    ],
    ids=lambda plies: plies[0].removeprefix("go "),
)
def test_a_turn_in_which_nothing_is_revealed_can_be_taken_back(plies: tuple[str, ...]) -> None:
    """Ply by ply; that takes the place of un-choosing a body or a barrel."""
    match = match_at(Table())
    before = match.state.clone()
    for number in range(1, len(plies) + 1):
        play(match, *plies[:number])
        assert match.restart_turn(ASTRID) == number
        assert match.state == before


def test_a_chest_of_warehouse_1_is_drawn_for_good_but_its_ship_may_be_changed() -> None:
    match = match_at(Table())
    play(match, "go warehouse_1")
    assert match.undo_refusal(ASTRID) == REVEALED
    play(match, "ship 3")
    assert match.undo_refusal(ASTRID) is None
    assert match.restart_turn(ASTRID) == 1


def test_warehouse_2_the_choice_is_free_until_the_others_see_the_chest() -> None:
    match = match_at(Table())
    play(match, "go warehouse_2")
    assert match.undo_refusal(ASTRID) == REVEALED, "Astrid has seen three chests"
    play(match, "chest 2")
    match.undo(ASTRID)
    play(match, "chest 1", "ship 4")
    assert match.undo_refusal(ASTRID) == REVEALED, "Ragnar has seen the one loaded"


def test_warehouse_2_without_luck_is_a_barrier_too() -> None:
    """Only returned chests are left: nothing is drawn at random, but Astrid sees what Ragnar put there."""
    match = match_at(Table().returned(("metal", {RAGNAR}), ("furs", {RAGNAR})).stacks(2, 0))
    play(match, "go warehouse_2")
    assert match.saga.entries[-1].draws == ()
    assert match.undo_refusal(ASTRID) == REVEALED


def test_a_stern_can_be_taken_back_until_the_rival_has_answered() -> None:
    match = match_at(Table())
    play(match, "go departure")
    assert match.undo_refusal(ASTRID) is None
    play(match, "body 1.2")
    assert match.undo_refusal(ASTRID) == "another-seat-acted"
    assert match.undo_refusal(RAGNAR) is None


def test_a_departure_and_its_shares_reveal_nothing_new() -> None:
    """Chests lay open on the bow, and a won barrel stays face down."""
    table = Table(2, "blue3 red2 | red3 | grey1").load(1, "furs metal grain").bet(ASTRID, 1, "1.blue")
    match = match_at(table.departing(ASTRID))
    play(match, "ship 1", "take furs")
    assert match.undo_refusal(ASTRID) is None
    assert match.restart_turn(ASTRID) == 2


def test_the_end_of_the_match_shows_everything_so_it_stays() -> None:
    match = match_at(Table(2, "blue3 | red3").load(1, "furs").departing(ASTRID))
    assert play(match, "ship 1") == ASTRID
    assert match.over
    assert match.undo_refusal(ASTRID) == REVEALED
