"""What a bot's process runs: replay a match from plain values, look at it through one seat's eyes, choose."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections import Counter
from collections.abc import Sequence
from functools import cache
from multiprocessing import parent_process
from typing import Final, NamedTuple

from drakkar.bots.registry import make_bot
from drakkar.games.registry import load_game
from drakkar.kernel.chance import Draw, LuckNeeded, Replay, Script
from drakkar.kernel.game import Game, State, View

# People's moves come before a bot's thoughts.
NICENESS: Final = 10


class Job(NamedTuple):
    """A position as its record, and the bot that is to decide in it."""

    game: str
    options: dict[str, str]
    seats: int
    setup: tuple[Draw, ...]
    plies: tuple[tuple[str, tuple[Draw, ...]], ...]
    bot: str
    seed: int
    number: int


# The board on which the server writes the number of each job that nobody waits for any more, at that number
# modulo the board's length. A worker has one; who calls `choose` without a worker has none.
Board = Sequence[int]
_boards: list[Board] = []


@cache
def _game(name: str) -> Game[State, View]:
    return load_game(name)


def begin(board: Board) -> None:
    """Ctrl-C is for the server, which ends its workers; if it was killed, they end themselves."""
    _boards.append(board)
    if sys.platform != "win32":
        os.nice(NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def warm_up(game: str) -> None:
    """Load what the first job would wait for."""
    _game(game)


class Thought(NamedTuple):
    """What a bot would do, in notation: its whole turn as far as no luck and nobody else comes in.

    One thought serves all of it, as what lies below a choice is kept for the next. `visits` says how often
    each first action was tried, where the bot searches.
    """

    plan: tuple[str, ...]
    visits: dict[str, int]


def think(job: Job) -> Thought:
    """What the seat to act does."""
    game = _game(job.game)
    state = game.new(job.seats, job.options, Replay(job.setup))
    for action, draws in job.plies:
        game.apply(state, game.space.parse(action), Replay(draws))
    bot = make_bot(job.bot, game, job.seed, lambda: _stopped(job.number))
    seat = state.to_act
    plan: list[str] = []
    visits: dict[str, int] = {}
    while state.to_act == seat and not _stopped(job.number):
        choice = bot.choose(game.view(state, seat), game.legal(state))
        if not plan:
            visits = {game.space.notation(one.action): one.visits for one in choice.candidates if one.visits}
        plan.append(game.space.notation(choice.action))
        try:
            game.apply(state, choice.action, Script())
        except LuckNeeded:
            break
    return Thought(tuple(plan), visits)


def agree(thoughts: Sequence[Thought]) -> tuple[str, ...]:
    """What several who searched apart would do together: what they tried most often in all."""
    together: Counter[str] = Counter()
    for thought in thoughts:
        together.update(thought.visits)
    if not together:
        return thoughts[0].plan
    first = max(together, key=lambda action: together[action])
    plans = [thought.plan for thought in thoughts if thought.plan[:1] == (first,)]
    return plans[0] if plans else (first,)


def _stopped(number: int) -> bool:
    return any(board[number % len(board)] == number for board in _boards)
