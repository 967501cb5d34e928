"""How difficult a puzzle is: which of the levels fail it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from drakkar.arena.simulate import seed_of
from drakkar.bots.levels import LEVELS
from drakkar.bots.registry import against_the_clock, make_bot
from drakkar.kernel.game import Game, State, View

# A level tries so often and fails if it is wrong more often than not. One that thinks for seconds tries once.
TRIES: Final = 5


def failing(
    game: Game[State, View],
    state: State,
    solution: Collection[int],
    seed: int,
    levels: Sequence[str] = LEVELS,
) -> tuple[str, ...]:
    """The levels that do not find the solution."""
    return tuple(level for level in levels if _fails(level, game, state, solution, seed))


def _fails(level: str, game: Game[State, View], state: State, solution: Collection[int], seed: int) -> bool:
    view, legal = game.view(state, state.to_act), game.legal(state)
    tries = 1 if against_the_clock(game.name, level) else TRIES
    bots = [make_bot(level, game, seed_of(seed, level, number)) for number in range(tries)]
    wrong = sum(bot.choose(view, legal).action not in solution for bot in bots)
    return 2 * wrong > tries
