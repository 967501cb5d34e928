"""The swings of a match: bad choices and luck, beyond their errors, the greatest first."""

from __future__ import annotations

from dataclasses import replace

import pytest

from drakkar.coach.judging import Judgement, Weighed
from drakkar.coach.swings import end_of, swings

FAIR = (0.5, 0.5)
SURE = (0.01, 0.01)
END = (1.0, 0.0)
LAST = 9


def judged(ply: int, seat: int = 0) -> Judgement:
    return Judgement(ply, seat, FAIR, SURE, FAIR, SURE, False, Weighed(1, 50, 0.5, 0.01), None)


def blunder(ply: int, lost: float) -> Judgement:
    return replace(judged(ply), better=Weighed(2, 80, 0.5 + lost, 0.01))


def test_choices_that_gave_most_away_come_first() -> None:
    found = swings([blunder(1, 0.1), judged(2), blunder(3, 0.2)], END, LAST, secrets=False)
    assert [(swing.ply, swing.kind, swing.seat) for swing in found] == [(3, "choice", 0), (1, "choice", 0)]
    assert found[0].change == pytest.approx(-0.2)
    assert swings([blunder(1, 0.1), blunder(3, 0.2)], END, LAST, secrets=False, most=1) == found[:1]


def test_what_is_small_or_unsure_is_no_swing() -> None:
    unsure = replace(blunder(1, 0.1), played=Weighed(1, 5, 0.5, 0.2))
    assert swings([unsure, blunder(2, 0.015)], END, LAST, secrets=False) == []


def test_luck_is_what_the_next_decision_did_not_expect() -> None:
    drawn = replace(judged(1), luck=True)
    after = replace(judged(2, seat=1), chances=(0.8, 0.2))
    (swing,) = swings([drawn, after], END, LAST, secrets=False)
    assert (swing.ply, swing.kind, swing.seat) == (1, "luck", 0)
    assert swing.change == pytest.approx(0.3)
    assert swings([drawn], END, LAST, secrets=False) == [], "the next decision is not judged yet"
    assert swings([replace(drawn, luck=False), after], END, LAST, secrets=False) == []


def test_other_eyes_cannot_tell_luck_from_secrets() -> None:
    drawn = replace(judged(1), luck=True)
    mine, theirs = (replace(judged(2, seat), chances=(0.8, 0.2)) for seat in (0, 1))
    assert swings([drawn, theirs], END, LAST, secrets=True) == []
    assert [swing.kind for swing in swings([drawn, mine], END, LAST, secrets=True)] == ["luck"]


def test_luck_strikes_who_it_changes_most() -> None:
    three = (1 / 3, 1 / 3, 1 / 3)
    sure = (0.01, 0.01, 0.01)
    drawn = replace(judged(1), luck=True, chances=three, after=three, after_errors=sure)
    after = replace(judged(2), chances=(0.28, 0.6, 0.12), errors=sure)
    (swing,) = swings([drawn, after], (1.0, 0.0, 0.0), LAST, secrets=False)
    assert swing.seat == 1
    assert swing.change == pytest.approx(0.6 - 1 / 3)


def test_the_last_stroke_of_luck_is_measured_by_the_result() -> None:
    (swing,) = swings([replace(judged(LAST), luck=True)], END, LAST, secrets=True)
    assert swing.seat == 0
    assert swing.change == pytest.approx(0.5)


def test_the_end_is_shared_by_its_winners() -> None:
    assert end_of("looot", (1,), 2) == (0.0, 1.0)
    assert end_of("looot", (0, 2), 3) == (0.5, 0.0, 0.5)
    assert end_of("althing", (0, 2), 4) == (1.0, 0.0, 1.0, 0.0), "a team wins as one"
    assert end_of("looot", (), 2) == (0.0, 0.0), "lost to the game itself"
