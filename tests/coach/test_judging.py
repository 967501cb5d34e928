"""Judging decisions: a better move only where it is beyond doubt, by what its player could know."""

from __future__ import annotations

from dataclasses import replace

import pytest

from drakkar.bots.styles import effort
from drakkar.coach.judging import (
    ADVISED,
    SURE,
    VAGUE,
    WORTH,
    Counsel,
    Weighed,
    advise,
    counsel,
    judge,
    judge_ply,
)
from drakkar.coach.reasons import reason, signed
from drakkar.games.althing.scene_types import AlthingStage
from drakkar.games.registry import GAMES, guidance, load_game, meta
from drakkar.kernel.chance import Search
from drakkar.kernel.game import SPECTATOR
from drakkar.play.match import Match, start_match
from tests.bots.test_ismcts import begin

ITERATIONS = 40


def play_on(name: str, plies: int, seats: int = 2) -> Match:
    """A match of random plies."""
    luck = Search(5)
    match = start_match(load_game(name), meta(name), [""] * seats, {}, "coach")
    while match.ply < plies and not match.over:
        legal = match.legal()
        match.play(match.state.to_act, legal[luck.index(len(legal), "test")])
    return match


@pytest.mark.parametrize("name", GAMES)
def test_every_ply_of_a_match_can_be_judged(name: str) -> None:
    match = play_on(name, 30)
    for ply in range(1, match.ply + 1, 5):
        judged = judge_ply(match, ply, effort(name, ITERATIONS, 0.0))
        entry = match.saga.entries[ply - 1]
        assert (judged.ply, judged.seat, judged.luck) == (ply, entry.seat, bool(entry.draws))
        assert match.game.space.notation(judged.played.action) == entry.action
        assert sum(judged.chances) == pytest.approx(1.0)
        assert sum(judged.after) == pytest.approx(1.0)
        assert judged.after[judged.seat] == judged.played.chance
        if judged.better is None:
            assert judged.lost == 0.0
        else:
            assert judged.better.action != judged.played.action
            assert judged.lost > SURE * judged.lost_error > 0.0
            assert judged.chances[judged.seat] == judged.better.chance


@pytest.mark.smoke
@pytest.mark.parametrize("name", GAMES)
def test_what_is_hidden_changes_neither_hint_nor_judgement(name: str) -> None:
    game, state = begin(name, 2, 25)
    seat, legal = state.to_act, game.legal(state)
    other = game.determinize(game.view(state, seat), Search(9))
    some = effort(name, ITERATIONS, 0.0)
    hints = [advise(game, game.view(each, seat), legal, 4, some) for each in (state, other)]
    assert hints[0] == hints[1]
    assert len(hints[0].choices) <= ADVISED
    judged = [judge(game, each, legal[-1], 26, False, 4, some) for each in (state, other)]
    assert judged[0] == judged[1]


def weighed(action: int, chance: float, error: float = 0.01) -> Weighed:
    return Weighed(action, 100, chance, error)


def test_a_hint_recommends_what_nothing_tells_apart_from_the_best() -> None:
    tried = [weighed(0, 0.60), weighed(1, 0.61), weighed(2, 0.50), weighed(3, 0.52), weighed(4, 0.4, 0.2)]
    assert counsel(tried, legal=6) == Counsel((tried[1], tried[0]), other=tried[3], untold=2)


def test_where_no_choice_is_surely_worse_a_hint_recommends_none() -> None:
    assert counsel([weighed(0, 0.5), weighed(1, 0.49)], legal=2) == Counsel((), None, 2)
    unsure = [weighed(0, 0.6, 0.05), weighed(1, 0.5, 0.05)]
    assert counsel(unsure, legal=2).choices == ()
    slight = [weighed(0, 0.5, 0.001), weighed(1, 0.5 - WORTH / 2, 0.001)]
    assert counsel(slight, legal=2).choices == (), "sure, and no difference worth a word"


def test_what_was_looked_at_too_little_is_not_recommended() -> None:
    tried = [weighed(0, 0.5), weighed(1, 0.9, VAGUE), weighed(2, 0.3), weighed(3, 0.5)]
    assert counsel(tried, legal=4) == Counsel((tried[0],), other=tried[2], untold=2)


def test_the_only_choice_is_the_hint() -> None:
    assert counsel([weighed(7, 0.1)], legal=1) == Counsel((weighed(7, 0.1),), None, 0)


def test_partners_have_the_chance_of_their_team() -> None:
    game, state = begin("althing", 4, 25)
    judged = judge(game, state, game.legal(state)[0], 26, False, 1, effort("althing", ITERATIONS, 0.0))
    assert judged.chances[0] == judged.chances[2]
    assert judged.chances[1] == judged.chances[3]
    assert judged.chances[0] + judged.chances[1] == pytest.approx(1.0)
    stage = game.stage(game.view(state, SPECTATOR))
    assert isinstance(stage, AlthingStage)
    assert stage.teams == meta("althing").teams


def test_within_the_error_nothing_was_better() -> None:
    """Thought about briefly, hardly anything is sure: only what is sure is said."""
    game, state = begin("looot", 2, 8)
    doubtful = 0
    for action in game.legal(state):
        judged = judge(game, state, action, 9, False, 1, effort("looot", 30, 0.0))
        if judged.better is None:
            doubtful += judged.played.chance < judged.chances[judged.seat]
        else:
            assert judged.lost > SURE * judged.lost_error
    assert doubtful, "some choices looked worse, but not surely so"


def test_reasons_tell_what_differs_at_once_and_how_often_both_were_tried() -> None:
    match = play_on("vikings_on_board", 120)
    game = match.game
    told: set[str] = set()
    for ply in range(match.ply):
        state = match.position(ply)
        view, legal = game.view(state, state.to_act), game.legal(state)
        better, played = Weighed(legal[0], 30, 0.6, 0.01), Weighed(legal[-1], 20, 0.5, 0.01)
        lines = reason(game, view, better, played)
        assert lines[-1].key == "tried"
        assert lines[-1].params == {"better": 30, "played": 20}
        for line in lines:
            assert bool(line.events) == (line.key in ("brings", "brought"))
        told |= {line.key for line in lines}
        same = reason(game, view, better, replace(better, visits=9))
        assert [line.key for line in same if line.key != "luck"] == [
            "later",
            "tried",
        ]
    assert told >= {"points", "brings", "brought"}


def test_chances_are_calibrated_for_every_game() -> None:
    assert all(guidance(name).told_lead > 0.0 for name in GAMES)


def test_points_have_their_sign() -> None:
    assert [signed(points) for points in (3, 0, -2)] == ["+3", "0", "\u22122"]
