"""The rules of Mimir's Well, clause by clause."""

from __future__ import annotations

import pytest

from drakkar.games.registry import load_game, meta
from drakkar.kernel.game import OVER
from drakkar.play.match import IllegalAction, Match, start_match
from tests.own.mimir.components import RUNES, load
from tests.own.mimir.events import MatchEnded, StoneCast, StoneDrawn, StoneLaidAside
from tests.own.mimir.state import NONE, MimirState


def begin(*hands: str, top: str = "") -> Match:
    """A match in which the seats hold these stones, by their initials, and this one lies on top."""
    match = start_match(load_game("mimir"), meta("mimir"), ("Astrid", "Ragnar"), seed="rules")
    state = position(match)
    initials = [rune[0] for rune in RUNES]
    for seat, hand in enumerate(hands):
        state.hands[seat] = tuple(initials.index(letter) for letter in hand)
    state.top = initials.index(top) if top else NONE
    return match


def position(match: Match) -> MimirState:
    assert isinstance(match.state, MimirState)
    return match.state


def play_out(match: Match) -> None:
    while not match.over:
        match.play(match.state.to_act, match.legal()[0])


@pytest.mark.rule("mimir-2.1")
def test_the_bag() -> None:
    stones = load()
    assert stones.worth == (1, 2, 3, 4, 5, 6)
    assert stones.count == (5,) * 6


@pytest.mark.rule("mimir-2.2")
def test_four_stones_each_which_nobody_else_sees() -> None:
    match = begin()
    assert [len(hand) for hand in position(match).hands] == [4, 4]
    assert len(position(match).bag) == 22
    own, watching = (match.game.scene(match.view(viewer)) for viewer in (0, -1))
    assert "" not in own.players[0].hand  # type: ignore[attr-defined]
    assert [player.hand for player in watching.players] == [("",) * 4] * 2  # type: ignore[attr-defined]


@pytest.mark.rule("mimir-1.2")
@pytest.mark.rule("mimir-3.1")
def test_one_casts_or_lays_aside_what_one_holds_by_turns() -> None:
    match = begin("fu", "ak")
    choices = [match.game.space.notation(action) for action in match.legal()]
    assert choices == ["cast fehu", "cast uruz", "aside fehu", "aside uruz"]
    with pytest.raises(IllegalAction) as refused:
        match.play_notation(0, "cast kaunan")
    assert (refused.value.reason.clause, refused.value.reason.key) == ("mimir-3.1", "not-held")
    match.play_notation(0, "cast uruz")
    assert RUNES[position(match).top] == "uruz"
    assert match.state.to_act == 1


@pytest.mark.rule("mimir-3.2")
@pytest.mark.parametrize(("top", "cast", "points"), [("", "ansuz", 4), ("f", "ansuz", 3), ("r", "ansuz", 0)])
def test_more_than_what_lies_on_top(top: str, cast: str, points: int) -> None:
    match = begin("fa", "uu", top=top)
    assert StoneCast(0, cast, points) in match.play_notation(0, f"cast {cast}")
    assert match.score().totals == (points, 0)


@pytest.mark.rule("mimir-3.3")
def test_what_is_laid_aside_brings_nothing_and_covers_nothing() -> None:
    match = begin("fa", "uu", top="f")
    assert StoneLaidAside(0, "ansuz") in match.play_notation(0, "aside ansuz")
    assert match.score().totals == (0, 0)
    assert RUNES[position(match).top] == "fehu"


@pytest.mark.rule("mimir-3.4")
def test_a_stone_is_drawn_in_secret() -> None:
    match = begin("fa", "uu")
    drawn = match.play_notation(0, "cast fehu")[-1]
    assert isinstance(drawn, StoneDrawn)
    assert RUNES.index(drawn.rune) in position(match).hands[0]
    assert match.game.redact(drawn, 0) == drawn
    assert match.game.redact(drawn, 1) == match.game.redact(drawn, -1) == StoneDrawn(0, "")


@pytest.mark.rule("mimir-4.1")
def test_the_end_is_when_the_hands_are_empty() -> None:
    match = begin()
    play_out(match)
    assert match.ply == 30
    assert position(match).hands == [(), ()]
    assert isinstance(match.events[-1][-1], MatchEnded)
    reason = match.game.why_not(match.state, 0)
    assert reason is not None
    assert reason.clause == "mimir-4.1"


@pytest.mark.rule("mimir-1.1")
@pytest.mark.rule("mimir-4.2")
@pytest.mark.parametrize(("points", "winners"), [([3, 8], (1,)), ([5, 5], (0, 1))])
def test_most_points_win(points: list[int], winners: tuple[int, ...]) -> None:
    match = begin()
    state = position(match)
    state.points, state.to_act = points, OVER
    assert match.score().winners == winners
