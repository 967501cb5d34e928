"""Whatever is played: every card is in one place, nothing that is for good is undone, and the match ends."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from drakkar.games.althing.actions import SPACE
from drakkar.games.althing.meta import META
from drakkar.kernel.chance import Search
from drakkar.kernel.game import OVER, SPECTATOR
from tests.games.althing import engine, pieces
from tests.games.althing.oracle import Oracle
from tests.games.althing.test_against_oracle import MODULES, SEATS, STRANGE, eager

OPTIONS = st.fixed_dictionaries(
    {
        option.name: st.sampled_from(("classic", "baldur") if option.name == "deck" else option.values)
        for option in META.options
        if option.name not in MODULES
    }
)


@pytest.mark.parametrize("seats", META.seats)
def test_matches_with_other_cards_and_numbers(seats: int) -> None:
    played, dice = engine.begin(seats, seats, STRANGE, fjord_trolls="always", kattegat="b"), Random(seats)
    while legal := played.legal():
        pieces.check(played.state)
        played.apply(eager(legal, dice))
    pieces.check(played.state)


class Play(RuleBasedStateMachine):
    """Matches in which anything allowed may happen, beside the oracle; checked after every single action."""

    played: engine.Played
    oracle: Oracle
    round: int
    positions: list[int]
    limits: list[int]

    @initialize(seats=st.sampled_from(SEATS), options=OPTIONS, seed=st.integers(0, 2**32))
    def begin(self, seats: int, options: dict[str, str], seed: int) -> None:
        if seats == 4 and options["scenario"] == "4":
            options["scenario"] = "3"
        self.played = engine.begin(seed, seats, **options)
        self.oracle = engine.read(self.played)
        self.round, self.positions, self.limits = 1, [0] * seats, [4] * seats
        self.check()

    def act(self, notation: str) -> None:
        engine.step(self.played, self.oracle, notation)
        self.check()

    def check(self) -> None:
        state = self.played.state
        pieces.check(state)
        assert state.round >= self.round
        assert all(now >= then for now, then in zip(state.position, self.positions, strict=True)), (
            "no way back"
        )
        assert sum(state.position) - sum(self.positions) <= 1, "step by step"
        assert all(now >= then for now, then in zip(state.limit, self.limits, strict=True))
        self.round, self.positions, self.limits = state.round, list(state.position), list(state.limit)

    @precondition(lambda self: self.played.state.to_act != OVER)
    @rule(choice=st.integers(0, 10_000))
    def anything(self, choice: int) -> None:
        legal = self.played.legal()
        self.act(legal[choice % len(legal)])

    @precondition(lambda self: self.played.state.to_act != OVER)
    @rule(seed=st.integers(0, 2**32), rounds=st.integers(1, 3))
    def some_rounds(self, seed: int, rounds: int) -> None:
        """With recruits, crossings and symbols."""
        dice, until = Random(seed), self.played.state.round + rounds
        while self.played.state.round < until and self.played.state.to_act != OVER:
            self.act(eager(self.played.legal(), dice))

    @rule(viewer=st.integers(SPECTATOR, 3), seed=st.integers(0, 2**32))
    def a_guess_is_a_whole_position(self, viewer: int, seed: int) -> None:
        game, state = self.played.game, self.played.state
        viewer = min(viewer, state.setting.seats - 1)
        world = game.determinize(game.view(state, viewer), Search(seed))
        pieces.check(world)
        assert game.view(world, viewer) == game.view(state, viewer)
        assert bool(game.legal(world)) == (state.to_act != OVER)

    @precondition(lambda self: self.played.state.to_act == OVER)
    @rule(action=st.integers(0, len(SPACE) - 1))
    def nothing_more(self, action: int) -> None:
        reason = self.played.game.why_not(self.played.state, action)
        assert reason is not None
        assert reason.key == "match-over"

    @invariant()
    def the_oracle_offers_the_same(self) -> None:
        assert sorted(self.played.legal()) == sorted(self.oracle.legal())
        assert self.played.state.to_act == self.oracle.to_act


TestPlay = Play.TestCase
# Shrinking whole matches takes minutes: add Phase.shrink when there is a failure to understand.
TestPlay.settings = settings(
    max_examples=20,
    stateful_step_count=25,
    deadline=None,
    derandomize=True,
    database=None,
    phases=(Phase.generate,),
)
