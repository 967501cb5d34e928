"""A match at the table: whose turn it is, what is allowed, undo and its barriers, resuming."""

from __future__ import annotations

from itertools import count
from typing import cast

import pytest

from drakkar.games.looot.events import LongshipDrawn, TurnBegan
from drakkar.games.registry import load_game, meta
from drakkar.kernel.chance import seed_commitment
from drakkar.kernel.errors import UserError
from drakkar.kernel.game import OVER
from drakkar.play.match import IllegalAction, Match, NotYourTurn, UndoRefused, start_match
from drakkar.play.preview import preview
from drakkar.play.replay import replay
from drakkar.play.saga import dump, parse
from tests.conformance.cases import AnyGame
from tests.conformance.toy import META as TOY
from tests.conformance.toy import Drew, Shown, Toy

GAME, FACTS = load_game("looot"), meta("looot")


def new_match(seed: str = "a seed", seats: int = 2) -> Match:
    return start_match(GAME, FACTS, ["Astrid", "Ragnar", "Hilda", "Olaf"][:seats], seed=seed)


def first(match: Match, verb: str) -> str:
    """The first legal action of a verb, or the only thing there is to do before it."""
    texts = [GAME.space.notation(action) for action in match.legal()]
    return next(text for text in texts if text.split()[0] == verb)


def act(match: Match, *verbs: str) -> None:
    for verb in verbs:
        match.play_notation(match.state.to_act, first(match, verb))


def lay_all(match: Match) -> None:
    while GAME.prompt(match.state).key in ("prompt-pick", "prompt-lay"):
        act(match, GAME.space.notation(match.legal()[0]).split()[0])


def turn(match: Match, *closing: str) -> None:
    act(match, "place")
    lay_all(match)
    act(match, *closing, "end")


def test_only_the_seat_to_act_may_play() -> None:
    match = new_match()
    with pytest.raises(NotYourTurn):
        match.play(1, match.legal()[0])
    assert match.ply == 0


def test_illegal_actions_are_refused_with_their_clause_and_change_nothing() -> None:
    match = new_match()
    before = match.state.clone()
    with pytest.raises(IllegalAction) as caught:
        match.play_notation(0, "end")
    assert (caught.value.reason.clause, caught.value.reason.key) == ("looot-3.1", "viking-first")
    assert str(caught.value) == "looot-3.1: viking-first"
    with pytest.raises(UserError):
        match.play_notation(0, "dance")
    assert match.state == before
    assert match.ply == 0


def test_events_positions_and_score_are_kept_by_ply() -> None:
    match = new_match()
    turn(match)
    assert match.state.to_act == 1
    assert TurnBegan(1) in match.events[-1]
    assert match.position(0).to_act == 0
    assert match.position(match.ply) == match.state
    assert match.position(match.ply) is not match.state
    assert match.view(1).viewer == 1
    assert match.score().winners == ()


def test_undo_is_free_before_a_draw() -> None:
    match = new_match()
    assert match.undo_refusal(0) == "nothing-to-undo"
    start = match.state.clone()
    act(match, "raise", "place")
    match.undo(0)
    assert match.ply == 1
    match.undo(0)
    assert match.state == start
    with pytest.raises(UndoRefused, match="nothing-to-undo"):
        match.undo(0)


def test_undo_reaches_back_over_the_end_of_ones_turn_while_nobody_acted() -> None:
    match = new_match()
    turn(match)
    match.undo(0)
    assert match.state.to_act == 0


def test_undo_is_refused_after_a_draw() -> None:
    match = new_match()
    turn(match, "take", "lay")
    assert match.is_barrier(match.ply)
    assert match.undo_refusal(0) == "something-was-revealed"
    with pytest.raises(UndoRefused) as caught:
        match.undo(0)
    assert caught.value.key == "something-was-revealed"
    assert match.restart_turn(0) == 0


def test_undo_is_refused_when_another_seat_acted() -> None:
    match = new_match()
    turn(match)
    act(match, "place")
    with pytest.raises(UndoRefused) as caught:
        match.undo(0)
    assert caught.value.key == "another-seat-acted"
    assert match.undo_refusal(1) is None


def test_restart_turn_goes_back_to_its_start_and_no_further() -> None:
    match = new_match()
    turn(match, "take", "lay")
    plies, start = match.ply, match.state.clone()
    act(match, "raise", "place")
    lay_all(match)
    made = match.ply - plies
    assert match.restart_turn(1) == made
    assert match.ply == plies
    assert match.state == start


def test_redoing_a_draw_gives_the_same_card() -> None:
    match = new_match()
    turn(match)
    act(match, "place")
    lay_all(match)
    act(match, "take", "lay")
    back = match.ply
    drawn = []
    for _ in range(3):
        act(match, "end")
        drawn += [event for event in match.events[-1] if isinstance(event, LongshipDrawn)]
        match.rewind(back)
    assert len(drawn) == 3
    assert drawn[0] == drawn[1] == drawn[2]


def test_rewinding_to_the_start_and_playing_again_is_the_same_match() -> None:
    match = new_match()
    for _ in range(4):
        turn(match, "take", "lay")
    plies = [(entry.seat, entry.action, entry.draws, entry.checksum) for entry in match.saga.entries]
    match.rewind(0)
    for seat, action, _, _ in plies:
        match.play_notation(seat, action)
    again = [(entry.seat, entry.action, entry.draws, entry.checksum) for entry in match.saga.entries]
    assert again == plies


def play_out(match: Match) -> Match:
    while not match.over:
        turn(match)
    return match


def test_the_result_and_the_seed_are_published_at_the_end_only() -> None:
    match = new_match("the secret")
    assert match.saga.header.commitment == seed_commitment("the secret")
    turn(match)
    assert (match.saga.seed, match.saga.winners, match.saga.totals) == ("", (), ())
    assert "the secret" not in dump(match.saga)
    assert "the secret" in match.save()
    play_out(match)
    assert match.state.to_act == OVER
    assert match.legal() == []
    assert match.saga.seed == "the secret"
    assert match.saga.winners == match.score().winners
    assert match.saga.totals == match.score().totals
    with pytest.raises(NotYourTurn):
        match.play(0, 0)
    match.rewind(match.ply - 1)
    assert (match.saga.seed, match.saga.winners, match.saga.totals) == ("", (), ())


def test_a_resumed_match_goes_on_with_the_luck_it_would_have_had() -> None:
    original = new_match()
    for _ in range(3):
        turn(original, "take", "lay")
    resumed = replay(GAME, FACTS, parse(original.save(), "a.saga"), "a.saga")
    for match in (original, resumed):
        for _ in range(5):
            turn(match, "take", "lay")
    assert resumed.state == original.state
    assert [entry.draws for entry in resumed.saga.entries] == [entry.draws for entry in original.saga.entries]
    finished = play_out(resumed)
    assert replay(GAME, FACTS, parse(finished.save(), "b.saga"), "b.saga").state == finished.state


def test_a_resumed_match_can_be_rewound() -> None:
    original = new_match()
    for _ in range(2):
        turn(original, "take", "lay")
    resumed = replay(GAME, FACTS, parse(original.save(), "a.saga"), "a.saga")
    end = original.state.clone()
    resumed.rewind(0)
    for entry in original.saga.entries:
        resumed.play_notation(entry.seat, entry.action)
    assert resumed.state == end


def test_times_are_seconds_since_the_start() -> None:
    ticks = count(100.0, 2.5)
    match = new_match()
    timed = Match(GAME, match.state, match._chance, match.saga, match.opening, lambda: next(ticks))
    act(timed, "raise", "lower")
    assert [entry.at for entry in timed.saga.entries] == [2.5, 5.0]


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_player_counts_are_checked(seats: int) -> None:
    with pytest.raises(UserError) as caught:
        start_match(GAME, FACTS, ["x"] * seats)
    assert caught.value.key == "bad-player-count"
    assert caught.value.params == {"count": seats, "allowed": "2, 3, 4"}


def test_without_a_seed_every_match_is_another() -> None:
    seeds = {start_match(GAME, FACTS, ["a", "b"]).saga.header.commitment for _ in range(3)}
    assert len(seeds) == 3


# ---- a game with secrets: what was told cannot be untold


def toy_match() -> Match:
    return start_match(cast(AnyGame, Toy()), TOY, ["a", "b", "c"], seed="toy")


@pytest.mark.checkout
def test_telling_a_secret_is_a_barrier_even_without_a_draw() -> None:
    match = toy_match()
    show = next(action for action in match.legal() if action >= 6)
    events = match.play(0, show)
    assert isinstance(events[0], Shown)
    assert match.saga.entries[-1].draws == ()
    assert match.undo_refusal(0) == "something-was-revealed"


def play_toy(match: Match, verb: str) -> None:
    wanted = {"play": 0, "show": 1}[verb]
    match.play(match.state.to_act, next(action for action in match.legal() if action // 6 == wanted))


@pytest.mark.checkout
def test_what_was_shown_to_one_seat_is_no_barrier_to_the_others() -> None:
    match = start_match(cast(AnyGame, Toy()), TOY, ["a", "b"], seed="toy")
    play_toy(match, "show")  # seat 0 shows seat 1 a card
    assert [match.shown_to(1, seat) for seat in (0, 1)] == [False, True]
    assert match.before_own([0], whole_turn=False, guarded=True) == 0
    play_toy(match, "play")  # all see the card, and seat 0 draws another
    assert [match.shown_to(2, seat) for seat in (0, 1)] == [True, True]
    assert match.before_own([0], whole_turn=False, guarded=False) == 1
    assert match.before_own([0], whole_turn=True, guarded=False) == 0
    play_toy(match, "show")  # seat 1 shows seat 0 a card
    assert match.before_own([1], whole_turn=True, guarded=True) == 2
    for whole_turn in (False, True):
        with pytest.raises(UndoRefused) as caught:
            match.before_own([0], whole_turn, guarded=True)
        assert caught.value.key == "something-was-revealed"
    assert match.before_own([0], whole_turn=False, guarded=False) == 1


@pytest.mark.checkout
def test_nothing_of_ones_own_to_take_back() -> None:
    match = toy_match()
    play_toy(match, "show")
    with pytest.raises(UndoRefused) as caught:
        match.before_own([2], whole_turn=False, guarded=True)
    assert caught.value.key == "nothing-to-undo"


def test_luck_that_nobody_speaks_of_was_seen_by_all() -> None:
    match = new_match()
    turn(match, "take", "lay")
    drawn = next(ply for ply in range(1, match.ply + 1) if match.saga.entries[ply - 1].draws)
    assert match.shown_to(drawn, 0)
    assert match.shown_to(drawn, 1)
    assert not match.shown_to(1, 0)


# ---- previews


def test_a_preview_tells_what_an_action_gains_without_doing_it() -> None:
    match = new_match()
    act(match, "place")
    if GAME.prompt(match.state).key == "prompt-pick":
        act(match, "pick")
    before = match.state.clone()
    seen = preview(GAME, match.view(0), match.legal()[0])
    assert match.state == before
    assert not seen.luck
    gained = match.play(0, match.legal()[0])
    assert list(seen.events) == gained
    assert seen.points == match.score().totals[0] - GAME.score(before).totals[0]


def test_a_preview_stops_where_luck_begins() -> None:
    match = new_match()
    act(match, "place")
    lay_all(match)
    act(match, "take", "lay")
    seen = preview(GAME, match.view(0), GAME.space.parse("end"))
    assert seen.luck
    assert not [event for event in seen.events if isinstance(event, LongshipDrawn)]
    match.rewind(match.ply - 2)
    assert not preview(GAME, match.view(0), GAME.space.parse("end")).luck


@pytest.mark.checkout
def test_events_of_a_game_with_secrets_are_redacted() -> None:
    game = Toy()
    assert game.redact(Drew(0, 5), 1) == Drew(0, None)
    assert game.redact(Shown(0, 1, 5), 2) is None
    assert game.redact(Shown(0, 1, 5), 1) == Shown(0, 1, 5)
