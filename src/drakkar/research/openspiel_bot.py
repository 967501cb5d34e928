"""OpenSpiel's own search as a bot of ours, to be measured beside: `openspiel@1s` in the arena.

It is its information set search as it comes, with random play below the tree, through the adapter. Its
seconds are for each decision, where those of our bots are for a whole turn.
"""

from __future__ import annotations

from time import perf_counter
from typing import Any, Final, final

import numpy
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from drakkar.bots.bot import Bot, Choice
from drakkar.kernel.chance import Search
from drakkar.kernel.game import Game, State, View
from drakkar.research.openspiel import PREFIX, Moment

EXPLORATION: Final = 2.0  # of OpenSpiel's own examples


class TimedSearch(ismcts.ISMCTSBot):  # type: ignore[misc]
    """Ends by the clock, where OpenSpiel counts simulations."""

    def __init__(self, game: pyspiel.Game, seconds: float, luck: numpy.random.RandomState) -> None:
        evaluator = mcts.RandomRolloutEvaluator(1, luck)
        super().__init__(game, evaluator, EXPLORATION, max_simulations=0, random_state=luck)
        self._seconds = seconds

    def run_search(self, state: pyspiel.State) -> Any:
        self.reset()
        self._root_node = self.create_new_node(state)
        begin = perf_counter()
        # The first simulation only opens the root: the second tries something.
        done = 0
        while done < 2 or perf_counter() - begin < self._seconds:
            self.run_simulation(self.sample_root_state(state))
            done += 1
        return self.get_final_policy(state, self._root_node)


@final
class SpielBot(Bot):
    """Sees a View as every bot does: the position it hands to OpenSpiel is a guess from it."""

    def __init__(self, game: Game[State, View], seed: int, seconds: float) -> None:
        self._rules = game
        self._chance = Search(seed)
        self._seconds = seconds
        self._luck = numpy.random.RandomState(seed % (1 << 32))

    def choose(self, view: View, legal: list[int]) -> Choice:
        if len(legal) == 1:
            return Choice(legal[0], ())
        game = pyspiel.load_game(PREFIX + self._rules.name, {"players": view.seats})
        game.rules = self._rules
        state = game.new_initial_state()
        position = self._rules.determinize(view, self._chance)
        state.at = Moment(game, position, -1, (), 0, (b"",) * view.seats, None)
        return Choice(int(TimedSearch(game, self._seconds, self._luck).step(state)), ())
