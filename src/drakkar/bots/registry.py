"""The bots there are, by name."""

from __future__ import annotations

from typing import Final

from drakkar.bots.bot import Bot
from drakkar.bots.greedy import GreedyBot
from drakkar.bots.human import HumanBot
from drakkar.bots.ismcts import SearchBot, Stop, never
from drakkar.bots.levels import LEVELS
from drakkar.bots.random_bot import RandomBot
from drakkar.bots.styles import SEARCH, budget, effort
from drakkar.games.registry import guidance
from drakkar.kernel.chance import Search
from drakkar.kernel.errors import UserError
from drakkar.kernel.game import Game, State, View

BOTS: Final[tuple[str, ...]] = ("random", "greedy", *LEVELS)
# What an error lists: also searches with a budget of one's own.
KNOWN: Final[tuple[str, ...]] = (*BOTS, f"{SEARCH}500", f"{SEARCH}2s")


def check_bot(name: str) -> None:
    """An error if there is no such bot."""
    if name not in BOTS and budget(name) is None:
        raise UserError("unknown-bot", bot=name, known=", ".join(KNOWN))


def against_the_clock(game: str, name: str) -> bool:
    """Whether the bot thinks for a time rather than for a number of iterations."""
    spent = budget(name)
    if spent is not None:
        return spent[1] > 0.0
    return name in LEVELS and guidance(game).levels[name].seconds > 0.0


def make_bot(name: str, game: Game[State, View], seed: int, stop: Stop = never) -> Bot:
    """A bot with a luck of its own, apart from the match's; once `stop` says so it decides at once."""
    check_bot(name)
    chance = Search(seed)
    if name == "random":
        return RandomBot(chance)
    if name == "greedy":
        return GreedyBot(game, chance)
    spent = budget(name)
    if spent is not None:
        return SearchBot(game, chance, effort(game.name, spent[0], spent[1]), stop)
    level = guidance(game.name).levels[name]
    if level.slip:
        return HumanBot(GreedyBot(game, chance), chance, level.slip)
    return SearchBot(game, chance, effort(game.name, level.iterations, level.seconds), stop)
