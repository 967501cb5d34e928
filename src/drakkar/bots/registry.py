"""The bots there are, by name."""

from __future__ import annotations

from typing import Final

from drakkar.bots.bot import Bot
from drakkar.bots.greedy import GreedyBot
from drakkar.bots.random_bot import RandomBot
from drakkar.kernel.chance import Search
from drakkar.kernel.errors import UserError
from drakkar.kernel.game import Game, State, View

BOTS: Final[tuple[str, ...]] = ("random", "greedy")


def make_bot(name: str, game: Game[State, View], seed: int) -> Bot:
    """A bot with a luck of its own, apart from the match's."""
    if name == "random":
        return RandomBot(Search(seed))
    if name == "greedy":
        return GreedyBot(game, Search(seed))
    raise UserError("unknown-bot", bot=name, known=", ".join(BOTS))
