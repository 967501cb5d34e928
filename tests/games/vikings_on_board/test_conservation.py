"""Whatever is played: every piece is in one place, nothing that is gone comes back, and the match ends."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, precondition, rule

from drakkar.games.vikings_on_board.actions import SPACE
from drakkar.games.vikings_on_board.game import VikingsOnBoard
from drakkar.games.vikings_on_board.meta import META
from drakkar.games.vikings_on_board.state import WON
from drakkar.kernel.chance import Search
from drakkar.kernel.game import OVER, SPECTATOR
from drakkar.kernel.meta import resolve_options
from tests.games.machine import Beside, effort, options_of
from tests.games.vikings_on_board import engine, pieces
from tests.games.vikings_on_board.oracle import Harbour
from tests.games.vikings_on_board.position import MOST_ROUNDS

pytestmark = pytest.mark.sweep

OPTIONS = options_of(META)

# More chests than usual, small ships and ten vikings: stacks, places and buildings all run short.
CROWD = (
    "crowd.toml",
    '[ships]\nbodies_at_most = 4\n[[chest]]\nid = "furs"\ncount = 15\n[stacks]\nwarehouse_2 = 18\n'
    '[[box]]\nid = "chests"\ntotal = 25\n[[vikings]]\nid = "2"\npattern = "ABBAABBAAB"\n'
    '[[box]]\nid = "vikings"\ntotal = 21\n',
)


@pytest.mark.parametrize("seats", META.seats)
@pytest.mark.parametrize("seed", range(3))
def test_crowded_matches_to_the_end(seats: int, seed: int) -> None:
    """With little hurry, so that what can run out does."""
    game, chance, luck = VikingsOnBoard(CROWD), Search(seed), Random(seed)
    state = game.new(seats, resolve_options(META, {}, seats), chance)
    while legal := game.legal(state):
        idle = [action for action in legal if SPACE.notation(action) != "go departure"]
        game.apply(state, luck.choice(idle or legal), chance)
        pieces.check(state)
    assert state.departed == 7


class Play(Beside):
    """Matches in which anything allowed may happen, beside the oracle; checked after every single action."""

    played: engine.Played
    oracle: Harbour
    bodies: set[int]
    bonus: int
    won: list[int]
    levels: list[int]

    @initialize(seats=st.sampled_from(META.seats), options=OPTIONS, seed=st.integers(0, 2**32))
    def begin(self, seats: int, options: dict[str, str], seed: int) -> None:
        self.played = engine.begin(seats, seed, **options)
        self.oracle = engine.read(self.played)
        self.bodies, self.bonus = set(range(24)), 0
        self.won, self.levels = [], [0, 0, 0]
        self.check()

    def act(self, notation: str) -> None:
        events = self.played.apply(notation)
        assert events == self.oracle.act(notation, engine.drawn(events))
        self.check()

    def check(self) -> None:
        state = self.played.state
        pieces.check(state)
        now = set(pieces.aboard(state))
        gone = self.bodies - now
        assert now <= self.bodies, "a body that has left never comes back"
        assert state.bonus & self.bonus == self.bonus & ~sum(1 << body for body in gone), "for good"
        won = [token for token, at in enumerate(state.barrels) if at == WON]
        assert set(self.won) <= set(won), "a barrel once won is kept"
        assert all(new >= old for new, old in zip(state.levels, self.levels, strict=True))
        self.bodies, self.bonus, self.won, self.levels = now, state.bonus, won, state.levels.copy()

    @precondition(lambda self: self.played.state.to_act != OVER)
    @rule(seed=st.integers(0, 2**32), sterns=st.booleans())
    def a_round(self, seed: int, sterns: bool) -> None:
        """To the end of the round; Departure at once, or only if there is nothing else."""
        luck, number = Random(seed), self.played.state.round
        while self.played.state.round == number and self.played.state.to_act != OVER:
            legal = self.played.legal()
            wanted = [notation for notation in legal if (notation == "go departure") == sterns]
            self.act(luck.choice(wanted or legal))

    @rule(viewer=st.integers(SPECTATOR, 3), seed=st.integers(0, 2**32))
    def a_guess_is_a_whole_position(self, viewer: int, seed: int) -> None:
        game, state = self.played.game, self.played.state
        view = game.view(state, min(viewer, state.setting.seats - 1))
        world = game.determinize(view, Search(seed))
        pieces.check(world)
        assert game.legal(world) == game.legal(state)

    @invariant()
    def it_ends_in_time(self) -> None:
        assert self.played.state.round <= MOST_ROUNDS[self.oracle.seats]


TestPlay = Play.TestCase
TestPlay.settings = effort(examples=40, steps=50)
