"""Whatever is played: every card is in one place, nothing that is for good is undone, and the match ends."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import initialize, precondition, rule

from drakkar.games.althing.events_modules import DeckComposed
from drakkar.games.althing.meta import META
from drakkar.games.althing.pieces import CARDS
from drakkar.kernel.chance import Search
from drakkar.kernel.errors import UserError
from drakkar.kernel.game import OVER, SPECTATOR
from drakkar.kernel.meta import resolve_options
from tests.games.althing import engine, pieces
from tests.games.althing.oracle import Oracle
from tests.games.althing.test_against_oracle import STRANGE, eager
from tests.games.machine import Beside, effort

pytestmark = pytest.mark.sweep

# A part of the campaign leaves no room for the modules: the free set-up comes more often.
OPTIONS = st.fixed_dictionaries(
    {
        option.name: st.sampled_from(
            option.values if option.name != "scenario" else (*["free"] * 9, *option.values)
        )
        for option in META.options
    }
)


def allowed(seats: int, options: dict[str, str]) -> bool:
    try:
        resolve_options(META, options, seats)
    except UserError:
        return False
    return True


@pytest.mark.parametrize("seats", META.seats)
def test_matches_with_other_cards_and_numbers(seats: int) -> None:
    played, dice = engine.begin(seats, seats, STRANGE, fjord_trolls="always", kattegat="b"), Random(seats)
    while legal := played.legal():
        pieces.check(played.state)
        played.apply(eager(legal, dice))
    pieces.check(played.state)


SET_UPS = st.tuples(st.sampled_from(META.seats), OPTIONS).filter(lambda chosen: allowed(*chosen))


class Play(Beside):
    """Matches in which anything allowed may happen, beside the oracle; checked after every single action."""

    played: engine.Played
    oracle: Oracle
    round: int
    positions: list[int]
    limits: list[int]
    decks: Counter[int] | None

    @initialize(chosen=SET_UPS, seed=st.integers(0, 2**32))
    def begin(self, chosen: tuple[int, dict[str, str]], seed: int) -> None:
        seats, options = chosen
        self.played = engine.begin(seed, seats, **options)
        self.oracle = engine.read(self.played)
        self.round, self.positions, self.limits = 1, self.crossings(), list(self.played.state.limit)
        self.decks = None
        self.check()

    def crossings(self) -> list[int]:
        """Of every pawn, Thorfinn's too."""
        state = self.played.state
        return [state.epic.depth[place] for place in state.position]

    def act(self, notation: str) -> None:
        events = engine.step(self.played, self.oracle, notation)
        shown = [
            CARDS.index(card) for event in events if isinstance(event, DeckComposed) for card in event.cards
        ]
        if shown:
            self.decks = Counter(shown)
        self.check()

    def check(self) -> None:
        state = self.played.state
        pieces.check(state, self.decks)
        assert state.round >= self.round
        pawns = zip(self.crossings(), self.positions, strict=True)
        assert all(now - then in (0, 1) for now, then in pawns), "step by step, and no way back"
        assert all(now >= then for now, then in zip(state.limit, self.limits, strict=True))
        self.round, self.positions, self.limits = state.round, self.crossings(), list(state.limit)

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
        pieces.check(world, self.decks)
        assert game.view(world, viewer) == game.view(state, viewer)
        assert bool(game.legal(world)) == (state.to_act != OVER)


TestPlay = Play.TestCase
TestPlay.settings = effort(examples=20, steps=25)
