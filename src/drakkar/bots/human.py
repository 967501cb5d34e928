"""Plays like a person who sees most of it: what looks nearly as good as the best may be taken for it."""

from __future__ import annotations

from math import exp
from typing import Final, final

from drakkar.bots.bot import Bot, Choice
from drakkar.kernel.chance import Chance
from drakkar.kernel.game import View

# Nobody overlooks a difference of so many slips: such a choice would look broken, not human.
GLARING: Final = 3.0


@final
class HumanBot(Bot):
    """`slip` is the difference in value that makes a choice e times less likely than the best one."""

    def __init__(self, thinker: Bot, chance: Chance, slip: float) -> None:
        self._thinker = thinker
        self._chance = chance
        self._slip = slip

    def choose(self, view: View, legal: list[int]) -> Choice:
        choice = self._thinker.choose(view, legal)
        if len(choice.candidates) < 2:
            return choice
        best = max([candidate.value for candidate in choice.candidates])
        weights: list[float] = []
        for candidate in choice.candidates:
            behind = (best - candidate.value) / self._slip
            weights.append(exp(-behind) if behind <= GLARING else 0.0)
        # The chance draws whole numbers: a thousandth of the weight is fine enough.
        left = self._chance.index(1000, "bot") / 1000 * sum(weights)
        for number, weight in enumerate(weights):
            left -= weight
            if left < 0.0:
                return Choice(choice.candidates[number].action, choice.candidates)
        return choice
