"""What may be taken back freely in the modules: plans may, what was shown or drawn stays."""

from __future__ import annotations

import pytest

from drakkar.play.match import Match
from tests.games.althing.modular import GAME, SETTING_UP, Modular
from tests.games.althing.test_decks_composed import acting, stoned
from tests.games.althing.test_hela import table_with
from tests.games.althing.test_thorfinn import solo
from tests.games.undoing import free, match_from, play


def match_at(table: Modular) -> Match:
    """A match that goes on from the arranged position."""
    seats = table.state.setting.seats
    return match_from(GAME, table.state, *("Red", "Blue", "Green", "Yellow")[:seats])


@pytest.mark.rule("althing-13.1")
def test_a_deck_is_composed_freely_until_another_player_has_begun() -> None:
    match = match_at(Modular(2, SETTING_UP, deck="own"))
    first = match.state.to_act
    before = match.state.clone()
    play(match, "pick odin", "pick odin", "pick thor")
    assert match.restart_turn(first) == 3
    assert match.state == before
    play(match, "pick thor")
    assert free(match, "confirm"), "nobody has seen it"
    play(match, "confirm")
    assert match.undo_refusal(first) is None
    play(match, "pick odin")
    assert match.undo_refusal(first) == "another-seat-acted"


@pytest.mark.rule("althing-13.1")
def test_once_all_decks_are_shown_hands_are_drawn() -> None:
    match = match_at(Modular(2, SETTING_UP, deck="own"))
    assert not free(match, "pick thor", "confirm", "pick thor", "confirm")


@pytest.mark.rule("althing-14.1")
def test_a_hela_card_that_was_placed_stays_there() -> None:
    assert not free(match_at(Modular(2, SETTING_UP, hela="on")), "place 2 left")


@pytest.mark.rule("althing-13.6")
def test_an_exchange_is_free_until_it_is_confirmed() -> None:
    match = match_at(acting("loki bjorn odin"))
    play(match, "play loki demobilised")
    before = match.state.clone()
    play(match, "give bjorn", "take 1", "take 2")
    assert match.restart_turn(0) == 3
    assert match.state == before
    assert not free(match, "give bjorn", "take 1", "confirm")


@pytest.mark.rule("althing-13.8")
def test_a_reward_is_free_until_the_payment_is_confirmed() -> None:
    match = match_at(acting("loki sigvaar siggy odin", row="gudrid floki sigvaar horik olaf"))
    before = match.state.clone()
    play(match, "recruit 5", "pay siggy", "reward sigvaar")
    assert match.restart_turn(0) == 3
    assert match.state == before
    match = match_at(stoned("loki", "sigvaar odin").row("gudrid floki sigvaar horik olaf"))
    assert free(match, "recruit 5", "reward sigvaar")
    assert not free(match, "reward sigvaar", "pay odin", "confirm")


@pytest.mark.rule("althing-13.11")
@pytest.mark.parametrize("ply", ["turn 2", "switch 2 3"])
def test_heimdall_is_not_taken_back_alone_neither(ply: str) -> None:
    assert not free(match_at(acting("tyr odin")), "play tyr heimdall", ply)
    table = solo(deck="own").hand(0, "tyr odin").at(0, 1)
    assert not free(match_at(table), "play tyr heimdall", ply), "nor by who plays alone"
    assert free(match_at(stoned("tyr", "odin")), "invoke heimdall"), "nothing is changed yet"


def test_what_was_shown_or_drawn_stays() -> None:
    assert not free(match_at(acting("loki odin")), "play loki unexpected")
    assert not free(match_at(acting("tyr odin")), "play tyr renewal")
    assert not free(match_at(acting("idhunn thor odin")), "play idhunn invocation", "lay thor")
    table = table_with("kernelyd-a+left:helgrind").deck(0, "olaf odin")
    assert not free(match_at(table), "cross", "pay bjorn", "pay horik", "confirm")


@pytest.mark.rule("althing-14.12")
def test_which_cards_an_illness_takes_may_be_thought_over() -> None:
    """They all lay open."""
    table = table_with("kernelyd-a").row("gudrid floki sigvaar horik hild").hand(0, "jotunn odin")
    match = match_at(table)
    play(match, "play jotunn illness", "end", "draw")
    assert free(match, "spread 2")
    play(match, "spread 2")
    assert free(match, "spread 4"), "until the next player acts"
