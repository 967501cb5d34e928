"""Questions about a match: own decisions that gave chances away, beyond error and while it was open."""

from __future__ import annotations

from dataclasses import replace

from drakkar.coach.judging import Judgement, Weighed
from drakkar.coach.questions import best_decision, questions, right_answers
from tests.coach.test_swings import blunder, judged

PLAYED, BETTER, THIRD = 1, 2, 3


def asked(ply: int, lost: float, seat: int = 0) -> Judgement:
    found = replace(blunder(ply, lost), seat=seat)
    assert found.better is not None
    return replace(found, others=(found.better, Weighed(THIRD, 4, 0.4, 0.1)))


def plies(*judgements: Judgement) -> list[int]:
    return [one.ply for one in questions(judgements, 0)]


def test_what_gave_most_away_is_asked_first_and_of_its_player_alone() -> None:
    assert plies(asked(1, 0.1), judged(2), asked(3, 0.2), asked(4, 0.3, seat=1)) == [3, 1]
    assert len(questions([asked(ply, 0.1) for ply in range(9)], 0)) == 5


def test_what_is_small_or_within_its_error_is_not_asked() -> None:
    unsure = replace(asked(1, 0.1), played=Weighed(PLAYED, 5, 0.5, 0.2))
    assert plies(unsure, asked(2, 0.015)) == []


def at(played: float, better: float) -> Judgement:
    best = Weighed(BETTER, 80, better, 0.005)
    return replace(judged(1), played=Weighed(PLAYED, 50, played, 0.005), better=best, others=(best,))


def test_of_a_match_that_is_decided_nothing_is_asked() -> None:
    assert plies(at(0.01, 0.04)) == []
    assert plies(at(0.96, 0.99)) == []
    assert plies(at(0.01, 0.08)) == [1]
    assert plies(at(0.93, 0.99)) == [1]


def test_what_is_surely_better_answers_the_question() -> None:
    other, vague = Weighed(THIRD, 30, 0.6, 0.01), Weighed(4, 1, 0.7, 0.5)
    found = asked(1, 0.2)
    assert found.better is not None
    assert right_answers(replace(found, others=(found.better, vague, other))) == [BETTER, THIRD]


def test_the_best_decision_is_the_one_that_mattered_most() -> None:
    def chosen(ply: int, next_best: float, error: float = 0.01) -> Judgement:
        return replace(judged(ply), others=(Weighed(THIRD, 30, next_best, error),))

    best = best_decision([chosen(1, 0.45), chosen(2, 0.3), chosen(3, 0.1, error=0.3), asked(4, 0.2)], 0)
    assert best is not None
    assert best.ply == 2
    assert best_decision([chosen(1, 0.49), judged(2)], 0) is None, "nothing to choose, or all the same"
