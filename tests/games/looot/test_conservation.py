"""Whatever is played: every piece is in one place, and everything kept up to date equals its definition."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from drakkar.games.looot.actions import FROM, LAY, LOWER, PICK, PLACE, RAISE, TAKE, VERB
from drakkar.games.looot.events import MatchEnded, SeaLeftEmpty, TileLost
from drakkar.games.looot.game import Looot
from drakkar.games.looot.meta import META
from drakkar.games.looot.state import LoootState
from drakkar.games.looot.tiles import SHIELDS
from drakkar.kernel.chance import Search
from drakkar.kernel.events import Event
from drakkar.kernel.game import OVER
from drakkar.kernel.meta import resolve_options
from tests.games.looot import oracle
from tests.games.machine import effort, options_of, refuses_everything

pytestmark = pytest.mark.sweep

OPTIONS = options_of(META)
# A crowd fills its fjords, empties the bag and every stack.
CROWD = ("crowd.toml", "[kit]\nvikings = 20\n")
# By seats: of two players few leave the bag empty, and fewer must say from which hex their last tile comes.
SEEDS = {2: 56, 3: 3, 4: 4}


@pytest.mark.parametrize("seats", META.seats)
@pytest.mark.parametrize("shore", ["sea", "longship"])
def test_crowded_matches_to_the_end(seats: int, shore: str) -> None:
    """Twenty vikings each and a longship every turn: fjords overflow, stacks and bag run out."""
    game, chance, luck = Looot(CROWD), Search(SEEDS[seats]), Random(SEEDS[seats])
    state = game.new(seats, resolve_options(META, {"shore": shore}, seats), chance)
    chart = oracle.Chart(state)
    events: list[Event] = []
    asked = set[int]()
    while legal := [action for action in game.legal(state) if VERB[action] != LOWER]:
        wanted = [action for action in legal if VERB[action] in (RAISE, TAKE)]
        game.apply(state, luck.choice(wanted or legal), chance, events)
        oracle.check(state, chart)
        asked |= {VERB[action] for action in legal}
    happened = {type(event) for event in events}
    assert {TileLost, SeaLeftEmpty, MatchEnded} <= happened
    assert seats != 2 or FROM in asked


class Play(RuleBasedStateMachine):
    """Matches in which anything allowed may happen; checked after every single action."""

    game: Looot
    state: LoootState
    chart: oracle.Chart
    chance: Search
    shields: list[int]

    @initialize(
        seats=st.sampled_from(META.seats), options=OPTIONS, seed=st.integers(0, 2**32), crowd=st.booleans()
    )
    def begin(self, seats: int, options: dict[str, str], seed: int, crowd: bool) -> None:
        self.game = Looot(CROWD if crowd else None)
        self.chance = Search(seed)
        self.state = self.game.new(seats, resolve_options(META, options, seats), self.chance)
        self.chart = oracle.Chart(self.state)
        self.shields = [sum(SHIELDS)] * seats
        self.check()

    def act(self, action: int) -> None:
        self.game.apply(self.state, action, self.chance)
        self.check()

    def check(self) -> None:
        oracle.check(self.state, self.chart)
        for seat, had in enumerate(self.shields):
            assert self.state.shields[seat] & ~had == 0, "a spent shield never comes back"
        self.shields = list(self.state.shields)

    @precondition(lambda self: self.state.to_act != OVER)
    @rule(choice=st.integers(0, 10_000))
    def anything(self, choice: int) -> None:
        legal = self.game.legal(self.state)
        self.act(legal[choice % len(legal)])

    @precondition(lambda self: self.state.to_act != OVER)
    @rule(seed=st.integers(0, 2**32), greedy=st.booleans())
    def a_turn(self, seed: int, greedy: bool) -> None:
        """To the end of the turn; greedily, with every shield and a longship each turn."""
        luck = Random(seed)
        seat, started = self.state.to_act, self.state.vikings[self.state.to_act]
        while self.state.to_act == seat and self.state.vikings[seat] > started - 3:
            legal = self.game.legal(self.state)
            wanted = [action for action in legal if VERB[action] in (RAISE, TAKE)] if greedy else []
            self.act(luck.choice(wanted or legal))

    @precondition(lambda self: self.state.to_act == OVER)
    @rule(choice=st.integers(0, 10_000))
    def nothing_more(self, choice: int) -> None:
        refuses_everything(self.game, self.state, choice)

    @invariant()
    def phases_offer_their_own_actions(self) -> None:
        verbs = {VERB[action] for action in self.game.legal(self.state)}
        assert not (verbs & {PLACE} and verbs & {LAY, PICK, FROM, TAKE})

    @invariant()
    def the_running_score_is_the_score_sheet(self) -> None:
        assert list(self.game.score(self.state).totals) == self.state.points


TestPlay = Play.TestCase
TestPlay.settings = effort(examples=20, steps=50)
