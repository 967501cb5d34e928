"""Who is meant by the name of a bot: `mybot.py:MyBot`, `run:./mybot`, an entry point, or one of ours."""

from __future__ import annotations

import shlex
import shutil
import sys
from collections.abc import Callable
from functools import cache
from importlib.metadata import entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Final, cast

from drakkar.bots import registry as ours
from drakkar.bots.bot import Bot
from drakkar.bots.ismcts import Stop, never
from drakkar.kernel.errors import UserError
from drakkar.kernel.game import Game, State, View
from drakkar.visitors.guarded import GuardedBot
from drakkar.visitors.talking import TalkingBot

# A program: what follows is its command line.
RUN: Final = "run:"
# In a file: its path, this, and the name of the class.
IN_FILE: Final = ".py:"
# A package that has bots declares them under this name.
GROUP: Final = "drakkar.bots"

# Called with the game and a seed of its own; what it makes has `choose(view, legal)`, as Bot has.
Maker = Callable[[Game[State, View], int], Bot]


def is_visitor(name: str) -> bool:
    """Whether it is no bot of ours, but one that can be found elsewhere."""
    return name.startswith(RUN) or IN_FILE in name or name in _declared()


def check_bot(name: str) -> None:
    """An error if there is no such bot."""
    if name.startswith(RUN):
        command(name)
    elif IN_FILE in name or name in _declared():
        _maker(name)
    else:
        ours.check_bot(name)


def make_bot(name: str, game: Game[State, View], seed: int, stop: Stop = never) -> Bot:
    """Any bot, ours or not. One that is not ours raises BotFailed when it does not play as it should."""
    if name.startswith(RUN):
        return TalkingBot(name, command(name), game, seed)
    if IN_FILE in name or name in _declared():
        return GuardedBot(name, _maker(name), game, seed)
    return ours.make_bot(name, game, seed, stop)


def command(name: str) -> list[str]:
    """The words of a program's command line."""
    try:
        words = shlex.split(name.removeprefix(RUN))
    except ValueError:
        words = []
    if not words or shutil.which(words[0]) is None:
        raise UserError("no-such-program", bot=name)
    return words


@cache
def _declared() -> dict[str, str]:
    """By name the bots that installed packages declare."""
    return {point.name: point.value for point in entry_points(group=GROUP)}


@cache
def _maker(name: str) -> Maker:
    """The class, loaded once in every process."""
    if name in _declared():
        (point, *_) = entry_points(group=GROUP, name=name)
        return cast(Maker, point.load())
    path, _, kind = name.rpartition(":")
    file = Path(path)
    spec = spec_from_file_location(f"drakkar_visitor_{file.stem}", file)
    if not file.is_file() or spec is None or spec.loader is None:
        raise UserError("no-bot-file", bot=name, file=path)
    module = module_from_spec(spec)
    # As if it were run: its own neighbours are found, and its classes can be pickled.
    sys.modules[spec.name] = module
    sys.path.insert(0, str(file.resolve().parent))
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise UserError("bot-file-broken", bot=name, reason=f"{type(error).__name__}: {error}") from error
    finally:
        sys.path.pop(0)
    found = getattr(module, kind, None)
    if not callable(found):
        raise UserError("no-bot-class", bot=name, file=path, kind=kind)
    return cast(Maker, found)
