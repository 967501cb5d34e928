"""Plays anything that is allowed."""

from __future__ import annotations

from typing import final

from drakkar.bots.bot import Bot, Choice
from drakkar.kernel.chance import Chance
from drakkar.kernel.game import View


@final
class RandomBot(Bot):
    """Uniform over the legal actions."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance

    def choose(self, view: View, legal: list[int]) -> Choice:
        return Choice(legal[self._chance.index(len(legal), "bot")])
