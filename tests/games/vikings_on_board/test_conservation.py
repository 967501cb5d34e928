"""Whatever is played: every piece is in one place, and everything kept up to date equals its definition."""

from __future__ import annotations

from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from drakkar.games.vikings_on_board.actions import SPACE
from drakkar.games.vikings_on_board.components import load
from drakkar.games.vikings_on_board.game import VikingsOnBoard
from drakkar.games.vikings_on_board.meta import META
from drakkar.games.vikings_on_board.pieces import BODIES, BUILDINGS, GOODS, SHIPS
from drakkar.games.vikings_on_board.state import GOOD, IN_HAND, NONE, WON, VikingsOnBoardState
from drakkar.kernel.chance import Search
from drakkar.kernel.game import OVER
from drakkar.kernel.options import resolve_options

OPTIONS = st.fixed_dictionaries({option.name: st.sampled_from(option.values) for option in META.options})
# More chests than usual, small ships and ten vikings: stacks, places and buildings all run short.
CROWD = (
    "crowd.toml",
    '[ships]\nbodies_at_most = 4\n[[chest]]\nid = "furs"\ncount = 15\n[stacks]\nwarehouse_2 = 18\n'
    '[[box]]\nid = "chests"\ntotal = 25\n[[vikings]]\nid = "2"\npattern = "ABBAABBAAB"\n'
    '[[box]]\nid = "vikings"\ntotal = 21\n',
)


class Play(RuleBasedStateMachine):
    """Matches in which anything allowed may happen; checked after every single action."""

    game: VikingsOnBoard
    state: VikingsOnBoardState
    chance: Search
    gone: set[int]
    departed: int

    @initialize(
        seats=st.sampled_from(META.seats), options=OPTIONS, seed=st.integers(0, 2**32), crowd=st.booleans()
    )
    def begin(self, seats: int, options: dict[str, str], seed: int, crowd: bool) -> None:
        self.game = VikingsOnBoard(load(CROWD if crowd else None))
        self.chance = Search(seed)
        self.state = self.game.new(seats, resolve_options(META.options, options), self.chance)
        self.gone = set()
        self.departed = 0
        self.check()

    @precondition(lambda self: self.state.to_act != OVER)
    @rule(choices=st.lists(st.integers(0, 10_000), min_size=1, max_size=40))
    def anything(self, choices: list[int]) -> None:
        for choice in choices:
            if legal := self.game.legal(self.state):
                before = self.state.clone()
                self.game.apply(self.state, legal[choice % len(legal)], self.chance)
                left = before.docked & ~self.state.docked
                self.gone |= {
                    body for ship in range(SHIPS) if left >> ship & 1 for body in before.crews[ship]
                }
                self.departed += bool(left)
                self.check()

    @precondition(lambda self: self.state.to_act == OVER)
    @rule(action=st.integers(0, len(SPACE) - 1))
    def nothing_more(self, action: int) -> None:
        reason = self.game.why_not(self.state, action)
        assert reason is not None
        assert reason.key == "match-over"

    def check(self) -> None:
        self.check_ships()
        self.check_chests()
        self.check_barrels()
        self.check_vikings()

    def check_ships(self) -> None:
        """24 bodies, each aboard one docked ship or gone with one that left."""
        state, places = self.state, self.state.setting.places
        aboard = [body for crew in state.crews for body in crew]
        assert sorted([*aboard, *self.gone]) == list(range(BODIES))
        assert state.docked.bit_count() == SHIPS - self.departed
        assert state.departed == self.departed
        for ship, crew in enumerate(state.crews):
            docked = bool(state.docked >> ship & 1)
            assert len(crew) <= (places if docked else 0)
            assert bool(state.manned >> ship & 1) == bool(crew)
            assert bool(state.roomy >> ship & 1) == (docked and len(crew) < places)
            assert docked or not state.cargo[ship]
        assert not [body for body in range(BODIES) if state.bonus >> body & 1 and body not in aboard]

    def check_chests(self) -> None:
        """Every chest is in a stack, in hand, on a bow, won or back in the box."""
        state = self.state
        assert len(state.unseen) == state.stack + state.fresh
        for good, count in enumerate(state.setting.components.chests):
            places = [
                state.unseen.items.count(good),
                sum(code & GOOD == good for code in (*state.bottom, *state.drawn)),
                sum(cargo.count(good) for cargo in state.cargo),
                sum(state.won[good :: len(GOODS)]),
                state.boxed[good],
            ]
            assert sum(places) == count

    def check_barrels(self) -> None:
        """Four barrels each, with their values; never two on a zone."""
        state = self.state
        seats = state.setting.seats
        assert len(state.barrels) == len(state.values) == 4 * seats
        for seat in range(seats):
            assert sorted(state.values[4 * seat : 4 * seat + 4]) == [1, 2, 3, 4]
        zones = [at for at in state.barrels if at not in (IN_HAND, WON)]
        assert len(set(zones)) == len(zones)
        assert state.bets == sum(1 << zone for zone in zones)

    def check_vikings(self) -> None:
        """As many vikings of each seat as at the start, on one side or the other."""
        state = self.state
        waiting = [state.stood[building] for building in state.queue[state.waiting :]]
        moved = [seat for seat in state.moved if seat != NONE]
        pattern = state.setting.components.patterns[state.setting.seats]
        for seat in range(state.setting.seats):
            assert [*waiting, *moved].count(seat) == len(pattern) // state.setting.seats
        assert state.taken == sum(1 << at for at in range(len(BUILDINGS)) if state.moved[at] != NONE)


TestPlay = Play.TestCase
# Shrinking whole matches takes minutes: add Phase.shrink when there is a failure to understand.
TestPlay.settings = settings(
    max_examples=30,
    stateful_step_count=20,
    deadline=None,
    derandomize=True,
    database=None,
    phases=(Phase.generate,),
)
