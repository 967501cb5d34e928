"""Luck as a table tells it: cards by name, each remembered as the draw it is."""

from __future__ import annotations

from collections.abc import Sequence

from drakkar.kernel.chance import Chance, Draw
from tests.games.althing.position import in_order


class Luck:
    """The cards that are wished for, in the order in which they come; without a wish the first one comes.

    With a chance it decides instead.
    """

    def __init__(self, wishes: Sequence[str] = (), chance: Chance | None = None) -> None:
        self.wishes = list(wishes)
        self.chance = chance
        self.draws: list[Draw] = []

    def pick(self, cards: list[str], source: str) -> str:
        """One of the cards, which are in no order."""
        return self.pick_listed(in_order(cards), source)

    def pick_listed(self, order: list[str], source: str) -> str:
        """One of these, in the order in which the box has them."""
        if self.chance is not None:
            outcome = self.chance.index(len(order), source)
        else:
            outcome = order.index(self.wishes.pop(0)) if self.wishes else 0
        self.draws.append(Draw(source, len(order), outcome))
        return order[outcome]
