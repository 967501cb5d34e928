"""What may be taken back freely, and what not: whatever was drawn, or shown to somebody, stays."""

from __future__ import annotations

import pytest

from drakkar.play.match import Match
from tests.games.althing.table import BLUE, GREEN, RED, Table
from tests.games.undoing import REVEALED, free, match_from, play


def match_at(table: Table) -> Match:
    """A match that goes on from the arranged position."""
    played = table.now()
    return match_from(played.game, played.state, *("Red", "Blue", "Green", "Yellow")[: table.oracle.seats])


@pytest.mark.rule("althing-4.4")
def test_goals_and_pledges_are_taken_back_freely_up_to_the_confirmation() -> None:
    match = match_at(Table().hand(RED, "baldur odin odin thor"))
    before = match.state.clone()
    play(match, "recruit 1", "pay baldur", "recruit 4", "pay odin")
    assert match.restart_turn(RED) == 4
    assert match.state == before
    assert free(match, "recruit 1")
    assert not free(match, "recruit 1", "pay odin", "confirm")
    assert match.restart_turn(RED) == 0


@pytest.mark.rule("althing-4.4")
def test_a_crossing_is_free_until_it_is_confirmed() -> None:
    match = match_at(Table().hand(RED, "horik thor odin"))
    assert free(match, "cross")
    assert free(match, "cross", "pay horik")
    assert not free(match, "pay horik", "pay thor", "confirm"), "the cards were seen"


@pytest.mark.parametrize(
    "plies",
    [
        "play thor axe",
        "play thor troll",
        "play freyr detroll",
        "play baldur day_labourer",
        "play siggy plot",
    ],
)
def test_a_card_that_was_played_stays_played(plies: str) -> None:
    hand = "thor freyr baldur siggy"
    assert not free(match_at(Table().hand(RED, hand)), plies)


def test_a_target_may_be_chosen_again_while_nobody_answers() -> None:
    match = match_at(Table(3))
    assert free(match, "play thor axe", "target 1")
    assert free(match, "target 2")
    play(match, "target 2")
    assert match.state.to_act == GREEN
    assert match.undo_refusal(RED) is None, "until Green has acted"


def test_an_answer_stays_and_so_does_what_it_lets_happen() -> None:
    match = match_at(Table().hand(BLUE, "gudrid odin"))
    assert not free(match, "play thor axe", "answer gudrid")
    match = match_at(Table().hand(BLUE, "gudrid odin"))
    assert not free(match, "play thor axe", "let"), "a card was taken"
    match = match_at(Table(3).hand(RED, "baldur odin"))
    assert free(match, "play baldur rework", "let"), "Green is still to be asked"


def test_the_use_of_a_stolen_card_is_free_until_it_is_confirmed() -> None:
    match = match_at(Table().hand(RED, "thor odin").hand(BLUE, "horik horik"))
    play(match, "play thor axe", "let")
    assert free(match, "recruit 5")
    assert free(match, "recruit 5", "pay odin")
    assert match.restart_turn(RED) == 1
    assert free(match, "decline"), "the two have seen it already"
    assert not free(match, "play horik axe")


def test_hiring_is_free_but_new_cards_are_not() -> None:
    match = match_at(Table().hand(RED, "baldur odin").hand(BLUE, ""))
    assert free(match, "play baldur day_labourer", "hire 4")
    assert not free(match, "hire 4", "decline"), "another card has come into the row"


def test_the_first_card_of_a_plot_is_free() -> None:
    match = match_at(Table().hand(RED, "siggy odin"))
    assert free(match, "play siggy plot", "plot 3")
    assert not free(match, "plot 3", "plot 1")


def test_the_reorganisers_plans_are_free_what_lies_open_is_not() -> None:
    match = match_at(Table().hand(RED, "dilbrett odin").hand(BLUE, "").pool("olaf bjorn siggy"))
    play(match, "play dilbrett reorganise")
    assert match.undo_refusal(RED) == REVEALED
    assert free(match, "bring olaf")
    assert not free(match, "bring olaf", "against 2")
    assert free(match, "above")
    assert free(match, "above", "stack floki")
    assert free(match, "stack floki", "stack bjorn"), "nobody else has seen the order"


def test_a_hidden_reserve_is_free_an_open_one_is_not() -> None:
    for ply in ("store odin", "fetch odin", "swap odin"):
        table = Table(2) if ply.startswith("store") else Table(2).reserve(RED, "olaf")
        assert free(match_at(table), ply)
    for ply in ("store odin", "swap odin", "trade odin"):
        table = Table(4) if ply.startswith("store") else Table(4).reserve(RED, "olaf")
        assert not free(match_at(table.reserve(GREEN, "hild")), ply)
    assert free(match_at(Table(4).reserve(RED, "olaf")), "fetch odin"), (
        "what all have known comes to the hand"
    )


def test_dropping_is_free_drawing_is_not() -> None:
    match = match_at(Table())
    assert free(match, "end")
    assert free(match, "end", "drop odin")
    assert not free(match, "drop odin", "draw")


def test_a_phase_that_ends_without_drawing_may_be_reopened_until_the_next_player_acts() -> None:
    match = match_at(Table())
    play(match, "end", "draw")
    assert match.state.to_act == BLUE
    assert match.undo_refusal(RED) is None
    play(match, "end")
    assert match.undo_refusal(RED) == "another-seat-acted"


def test_what_was_drawn_comes_again() -> None:
    """Everybody agrees to go back: the same cards are drawn."""
    match = match_at(Table().deck(RED, "horik hild olaf bjorn").hand(RED, "odin odin"))
    play(match, "end", "draw")
    after = match.state.clone()
    match.rewind(0)
    play(match, "end", "draw")
    assert match.state == after
