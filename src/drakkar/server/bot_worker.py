"""What a bot's process runs: replay a match from plain values, look at it through one seat's eyes, choose."""

from __future__ import annotations

import os
import signal
import threading
from functools import cache
from multiprocessing import parent_process
from typing import NamedTuple

from drakkar.bots.registry import make_bot
from drakkar.games.registry import load_game
from drakkar.kernel.chance import Draw, Replay
from drakkar.kernel.game import Game, State, View


class Job(NamedTuple):
    """A position as its record, and the bot that is to decide in it."""

    game: str
    options: dict[str, str]
    seats: int
    setup: tuple[Draw, ...]
    plies: tuple[tuple[str, tuple[Draw, ...]], ...]
    bot: str
    seed: int


@cache
def _game(name: str) -> Game[State, View]:
    return load_game(name)


def begin() -> None:
    """Ctrl-C is for the server, which ends its workers; if it was killed, they end themselves."""
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


def choose(job: Job) -> str:
    """The notation of the action chosen."""
    game = _game(job.game)
    state = game.new(job.seats, job.options, Replay(job.setup))
    for action, draws in job.plies:
        game.apply(state, game.space.parse(action), Replay(draws))
    bot = make_bot(job.bot, game, job.seed)
    return game.space.notation(bot.choose(game.view(state, state.to_act), game.legal(state)).action)
