"""Whatever is played: every piece is in one place, nothing that is for good is undone, and the match ends."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, precondition, rule

from drakkar.games.lofoten.game import load_game
from drakkar.games.lofoten.meta import META
from drakkar.games.lofoten.pieces import NONE
from drakkar.games.lofoten.state import ending
from drakkar.kernel.chance import Search
from drakkar.kernel.game import OVER, SPECTATOR
from tests.games.lofoten import engine, pieces
from tests.games.lofoten.oracle import Oracle
from tests.games.lofoten.test_against_oracle import ALL, eager
from tests.games.machine import Beside, effort, options_of

pytestmark = pytest.mark.sweep

OPTIONS = options_of(META)
# Few cards, so that the deck is shuffled all the time, many coins, and hardly any tiles.
SHORT = load_game(
    (
        "short.toml",
        "[coins]\ntotal = 20\nfirst = 8\nsecond = 8\n[piles]\nfirst = 2\nsecond = 9\n"
        + "".join(
            f'[[tile]]\nid = "{good}-2"\nraven = 0\nbear = 0\n'
            for good in ("mead", "fish", "sheep", "coffer")
        )
        + "".join(
            f'[[order]]\nid = "{good}-{value}"\ncount = {count}\n'
            for good in ("mead", "fish", "sheep", "coffer")
            for value, count in ((1, 1), (2, 1), (3, 2))
        )
        + '[[box]]\nid = "tiles"\ntotal = 16\ntwos = 0\n[[box]]\nid = "orders"\ntotal = 16\n'
        + '[[box]]\nid = "coins"\ntotal = 20\n',
    )
)


@pytest.mark.parametrize("seed", range(4))
def test_matches_with_few_cards_and_tiles(seed: int) -> None:
    """Decks of a handful of cards, purses full of coins."""
    played, dice = engine.begin(seed, SHORT, **ALL), Random(seed)
    while legal := played.legal():
        pieces.check(played.state)
        played.apply(eager(legal, dice))
    pieces.check(played.state)
    assert played.state.epoch > 2


class Play(Beside):
    """Matches in which anything allowed may happen, beside the oracle; checked after every single action."""

    played: engine.Played
    oracle: Oracle
    turn: int
    upgraded: list[int]
    flipped: int
    homes: list[int]
    removed: int
    ending: bool

    @initialize(options=OPTIONS, seed=st.integers(0, 2**32))
    def begin(self, options: dict[str, str], seed: int) -> None:
        self.played = engine.begin(seed, **options)
        self.oracle = engine.read(self.played)
        self.turn, self.upgraded, self.flipped, self.homes = 0, [0, 0], 0, [NONE] * 4
        self.removed, self.ending = 0, False
        self.check()

    def act(self, notation: str) -> None:
        engine.step(self.played, self.oracle, notation)
        self.check()

    def check(self) -> None:
        state = self.played.state
        pieces.check(state)
        assert self.turn <= state.turn
        for now, before in zip(state.upgraded, self.upgraded, strict=True):
            assert now & before == before, "an upgrade is for good"
        assert sum(state.flipped) >= self.flipped, "and so is its price"
        for home, before in zip(state.assigned, self.homes, strict=True):
            assert before in (NONE, home), "a warehouse belongs to its good"
        assert sum(state.removed) >= self.removed
        assert ending(state) >= self.ending
        self.turn, self.upgraded, self.flipped = state.turn, list(state.upgraded), sum(state.flipped)
        self.homes, self.removed, self.ending = list(state.assigned), sum(state.removed), ending(state)

    @precondition(lambda self: self.played.state.to_act != OVER)
    @rule(seed=st.integers(0, 2**32), turns=st.integers(1, 12))
    def some_turns(self, seed: int, turns: int) -> None:
        """With orders and journeys, and now and then a purchase."""
        dice, until = Random(seed), self.played.state.turn + turns
        while self.played.state.turn < until and self.played.state.to_act != OVER:
            self.act(eager(self.played.legal(), dice))

    @rule(viewer=st.integers(SPECTATOR, 1), seed=st.integers(0, 2**32))
    def a_guess_is_a_whole_position(self, viewer: int, seed: int) -> None:
        game, state = self.played.game, self.played.state
        world = game.determinize(game.view(state, viewer), Search(seed))
        pieces.check(world)
        assert game.view(world, viewer) == game.view(state, viewer)

    @invariant()
    def hands_are_of_two_or_three_cards(self) -> None:
        if self.oracle.phase in ("starting", "unloading", "over"):
            return
        mine = len(self.oracle.me.hand)
        assert len(self.oracle.clans[1 - self.oracle.to_act].hand) == 3
        assert mine == 3 if self.oracle.phase in ("action", "pile", "area") else mine in (2, 3)
        assert mine == 2 if self.oracle.phase in ("moving", "power", "drawing") else mine in (2, 3)


TestPlay = Play.TestCase
TestPlay.settings = effort(examples=25, steps=30)
