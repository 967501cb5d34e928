"""What may be taken back freely, and what not: whatever was drawn, or shown to somebody, stays."""

from __future__ import annotations

import pytest

from drakkar.play.match import Match
from tests.games.lofoten import engine
from tests.games.lofoten.table import BEAR, RAVEN, Table
from tests.games.undoing import REVEALED, free, match_from, play

GAP = "mead-1-raven - sheep-3-raven coffer-2-bear mead-3-bear"


def match_at(table: Table) -> Match:
    """A match that goes on from the arranged position."""
    played = table.now()
    return match_from(played.game, played.state, "Raven", "Bear")


@pytest.mark.parametrize("position", ["left", "middle", "right"])
def test_a_card_that_the_rival_has_seen_stays_played(position: str) -> None:
    assert not free(match_at(Table()), f"play {position}")


@pytest.mark.parametrize(
    ("cards", "plies"),
    [
        ("mead-2 coffer-1 fish-3", ("play right", "shift right")),
        ("mead-2 coffer-1 fish-3", ("play right", "turn cw")),
        ("mead-2 coffer-1 fish-3", ("play middle", "coin")),
        ("mead-2 mead-1 fish-3", ("play middle", "discard 3")),
        ("mead-2 sheep-1 fish-3", ("play middle", "turn ccw")),
        ("mead-2 fish-1 fish-3", ("play middle", "shift left")),
        ("mead-1 fish-1 fish-3", ("play left", "shift left", "turn ccw")),
        ("mead-1 fish-1 fish-3", ("extra",)),
    ],
)
def test_moves_powers_and_bought_turns_are_free(cards: str, plies: tuple[str, ...]) -> None:
    assert free(match_at(Table().coins(4, 1).hand(RAVEN, cards)), *plies)


def test_all_moves_of_a_card_may_be_taken_back_but_not_the_card() -> None:
    table = Table().aboard(RAVEN, "B", "fish-1", "fish-2-raven").aboard(RAVEN, "D", "sheep-2")
    match = match_at(table)
    play(match, "play right")
    before = match.state.clone()
    play(match, "turn cw", "warehouse 3", "shift right", "shift right")
    assert match.restart_turn(RAVEN) == 4
    assert match.state == before, "what was loaded, unloaded and stored on the way included"


def test_loading_and_leaving_are_free() -> None:
    for answer in ("load", "leave"):
        table = Table(longships="on", longship_c="optional").wheel(RAVEN, "DABC").upgraded(RAVEN, "C")
        assert free(match_at(table.aboard(RAVEN, "C", "mead-1")), "play right", "turn cw", answer)


def test_a_drawn_card_stays_drawn_but_may_be_put_elsewhere() -> None:
    match = match_at(Table())
    assert not free(match, "play left", "done")
    assert free(match, "put left")
    assert free(match, "put right"), "even if the turn is over by that, until the rival acts"


def test_a_turn_that_ended_by_itself_may_be_reopened_until_the_rival_acts() -> None:
    match = match_at(Table().coins(0, 0))
    play(match, "play left", "done", "put left")
    assert match.state.to_act == BEAR
    assert match.undo_refusal(RAVEN) is None
    play(match, "play left")
    assert match.undo_refusal(RAVEN) == "another-seat-acted"


def test_a_turned_tile_stays_turned_but_may_go_elsewhere() -> None:
    match = match_at(Table().market("mead-1-raven - - coffer-2-bear mead-3-bear"))
    assert not free(match, "play left", "done", "put left", "pile 1")
    assert free(match, "area 2")
    assert free(match, "area 3")


def test_the_very_last_tile_is_revealed_too() -> None:
    """No luck is left in it, but nobody has seen it before."""
    match = match_at(Table().market(GAP).piles(1, 0, "fish-1-bear"))
    assert not free(match, "play left", "done", "put left", "pile 1")


def test_a_new_hand_stays() -> None:
    assert not free(match_at(Table()), "renew")


def test_claims_and_what_follows_are_free() -> None:
    for jarl, plies in (
        ("gunnar", ()),
        ("torsten", ("warehouse 1",)),
        ("astrid", ("seize 3", "warehouse 4")),
    ):
        table = Table(jarls="on").jarl(jarl, "tiles_of fish").jarl("ylva", "goods")
        match = match_at(table.stored(RAVEN, "fish-1-bear fish-1-raven fish-2-bear"))
        play(match, "play left", "done", "put left")
        for number in range(len(plies) + 1):
            play(match, f"claim {jarl}", *plies[:number])
            assert match.restart_turn(RAVEN) == number + 2, "with the card put into the hand"
            play(match, "put left")


def test_upgrades_are_free() -> None:
    match = match_at(Table(longships="on").stored(RAVEN, "fish-1-bear"))
    play(match, "play left", "done", "put left")
    assert free(match, "upgrade A")
    assert free(match, "upgrade A", "flip fish-1-bear")


def test_an_end_of_turn_is_free_until_the_rival_acts() -> None:
    match = match_at(Table())
    assert free(match, "play left", "done", "put left", "end")


def test_the_final_unloading_is_free_until_all_is_shown() -> None:
    table = Table().market(GAP).coins(0, 0).turn(BEAR).aboard(BEAR, "D", "fish-3", "fish-3-bear")
    table.aboard(RAVEN, "B", "mead-3", "mead-2-bear").piles(0, 0)
    match = match_at(table)
    play(match, "play left", "done", "put left")
    assert (match.state.to_act, match.undo_refusal(BEAR)) == (RAVEN, None)
    assert free(match, "unload B")
    assert free(match, "pass")
    play(match, "pass")
    assert free(match, "unload D"), "there is still a warehouse to choose"
    play(match, "unload D", "warehouse 2")
    assert match.over
    assert match.undo_refusal(BEAR) == REVEALED, "both hands are open now"


def test_keeping_orders_is_free_while_nothing_is_dealt() -> None:
    for seed in range(2000):
        played = engine.begin(seed, equal_starting_orders="choose")
        oracle = engine.read(played)
        if oracle.phase == "starting" and oracle.to_act == oracle.first and oracle.twins(1 - oracle.first):
            break
    match = match_from(played.game, played.state, "Raven", "Bear")
    assert free(match, "keep"), "the other player is still to be asked"
    assert not free(match, "redraw")
    while match.state.to_act == oracle.first:
        play(match, "keep")
    assert not free(match, "keep"), "now the hands are dealt"
