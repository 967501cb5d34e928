"""The analyst: chances that add up, errors that shrink, and a better move where there is one."""

from __future__ import annotations

import pytest

from drakkar.bots.analyst import NEAR, ROUNDS, Prospect, Verdict, assess, compare
from drakkar.bots.ismcts import Effort, softened
from drakkar.games.registry import GAMES, guidance, meta
from drakkar.kernel.chance import Search
from tests.bots.test_ismcts import begin


def effort(iterations: int) -> Effort:
    return Effort(iterations, 0.0, exploration=1.0, spread=3.0, lead=10.0, depth=0)


@pytest.mark.parametrize("name", GAMES)
def test_chances_add_up_and_more_thought_makes_them_surer(name: str) -> None:
    game, state = begin(name, meta(name).seats[-1], 20)
    view, legal = game.view(state, state.to_act), game.legal(state)
    brief, long = (assess(game, view, legal, Search(1), effort(number)) for number in (40, 400))
    for verdict, iterations in ((brief, 40), (long, 400)):
        assert sorted(prospect.action for prospect in verdict.prospects) == legal
        assert sum(prospect.visits for prospect in verdict.prospects) == iterations
        assert verdict.best.visits == max(prospect.visits for prospect in verdict.prospects)
        for prospect in verdict.prospects:
            if prospect.visits:
                assert sum(prospect.chances) == pytest.approx(1.0)
            assert all(error > 0 for error in prospect.errors), "nothing is ever certain"
    assert max(long.best.errors) < max(brief.best.errors)


@pytest.mark.parametrize("name", GAMES)
def test_what_was_done_is_looked_at_as_long_as_half_the_rest(name: str) -> None:
    game, state = begin(name, 2, 25)
    view, legal = game.view(state, state.to_act), game.legal(state)
    alone = assess(game, view, legal, Search(1), effort(60))
    worst = alone.prospects[-1].action
    verdict = assess(game, view, legal, Search(1), effort(60), action=worst)
    assert verdict.best == alone.best, "a closer look at one changes nothing about the others"
    assert verdict.of(worst).visits == alone.of(worst).visits + 30
    assert assess(game, view, legal, Search(1), effort(60), action=alone.best.action) == alone


def test_the_best_are_looked_at_more_closely_together() -> None:
    game, state = begin("looot", 2, 8)
    view, legal = game.view(state, state.to_act), game.legal(state)
    alone = assess(game, view, legal, Search(1), effort(60))
    verdict = assess(game, view, legal, Search(1), effort(60), closer=3)
    assert verdict.best == alone.best
    for place in (1, 2):
        assert verdict.prospects[place].visits == alone.prospects[place].visits + 15
    assert verdict.prospects[3:] == alone.prospects[3:]


@pytest.mark.parametrize("name", GAMES)
def test_all_choices_are_compared_and_those_near_the_best_as_hard_as_each_other(name: str) -> None:
    game, state = begin(name, 2, 25)
    view, legal, seat = game.view(state, state.to_act), game.legal(state), state.to_act
    verdict = compare(game, view, legal, Search(1), effort(128), guidance(name).told_lead)
    assert sorted(prospect.action for prospect in verdict.prospects) == legal
    best = max(prospect.chances[seat] for prospect in verdict.prospects)
    for prospect in verdict.prospects:
        assert prospect.visits >= 128 // ROUNDS[0]
        if prospect.chances[seat] > best - NEAR:
            assert prospect.visits >= 128 // ROUNDS[-1]


def test_what_a_choice_gives_away() -> None:
    best = Prospect(4, 90, (0.3, 0.7), (0.01, 0.03))
    worse = Prospect(2, 9, (0.6, 0.4), (0.01, 0.04))
    luckier = Prospect(5, 8, (0.2, 0.8), (0.01, 0.2))
    verdict = Verdict(1, (best, worse, luckier, Prospect(3, 0, (), ())))
    assert verdict.lost_by(4) == (0.0, 0.0)
    lost, error = verdict.lost_by(2)
    assert lost == pytest.approx(0.3)
    assert error == pytest.approx(0.05)
    assert verdict.lost_by(5)[0] == 0.0, "what looks better than the best gives nothing away"
    assert verdict.lost_by(3) == (0.0, 0.0), "never tried: nothing can be said"


@pytest.mark.parametrize("name", GAMES)
def test_chances_may_be_told_more_modestly_than_they_are_searched_for(name: str) -> None:
    game, state = begin(name, 2, 25)
    view, legal = game.view(state, state.to_act), game.legal(state)
    bold, modest = (assess(game, view, legal, Search(1), effort(60), told=lead) for lead in (10.0, 40.0))
    assert bold == assess(game, view, legal, Search(1), effort(60)), "that is the lead of the search"
    for one, other in zip(bold.prospects, modest.prospects, strict=True):
        assert (one.action, one.visits) == (other.action, other.visits), "the search is the same"
    assert sum(modest.best.chances) == pytest.approx(1.0)
    assert max(modest.best.chances) < max(bold.best.chances)


def test_who_has_won_has_won() -> None:
    assert softened([1.0, 0.0], 0.2) == [1.0, 0.0]
    assert softened([0.5, 0.5, 0.0], 0.2) == [0.5, 0.5, 0.0]
    assert softened([0.0, 0.0], 0.2) == [0.0, 0.0], "lost to the game itself"
    assert softened([0.9, 0.1], 0.5) == pytest.approx([0.75, 0.25])
