"""The analyst: chances that add up, errors that shrink, and a better move where there is one."""

from __future__ import annotations

import pytest

from drakkar.bots.analyst import Verdict, assess
from drakkar.bots.bot import Candidate
from drakkar.bots.ismcts import Effort
from drakkar.games.registry import GAMES, meta
from drakkar.kernel.chance import Search
from tests.bots.test_ismcts import begin


def effort(iterations: int) -> Effort:
    return Effort(iterations, 0.0, exploration=1.0, spread=3.0, lead=10.0, depth=0)


@pytest.mark.parametrize("name", GAMES)
def test_chances_add_up_and_more_thought_makes_them_surer(name: str) -> None:
    game, state = begin(name, meta(name).seats[-1], 20)
    view, legal = game.view(state, state.to_act), game.legal(state)
    brief, long = (assess(game, view, legal, Search(1), effort(number)) for number in (40, 400))
    for verdict in (brief, long):
        assert sum(verdict.chances) == pytest.approx(1.0)
        assert sorted(candidate.action for candidate in verdict.candidates) == legal
        assert verdict.best.visits == max(candidate.visits for candidate in verdict.candidates)
    assert max(long.errors) < max(brief.errors)


def test_what_a_choice_gives_away() -> None:
    found = (Candidate(4, 0.7, 90), Candidate(2, 0.4, 9), Candidate(3, 0.0, 0))
    verdict = Verdict((0.6, 0.4), (0.01, 0.01), found)
    assert verdict.lost_by(4) == 0.0
    assert verdict.lost_by(2) == pytest.approx(0.3)
    assert verdict.lost_by(3) == 0.0, "never tried: nothing can be said"
