"""What cards can pay for, by trying every use of every universal resource (clauses 3.2 to 3.4, 4.3, 5.1)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product

from tests.games.althing.facts import Card

Sum = tuple[int, int, int]  # nuggets, wood, bones


@dataclass(frozen=True)
class Price:
    """What is asked for: nuggets, wood and bones for a step, nuggets or wood and bones for recruits.

    `scarce` are the types that count nothing (clause 16.7).
    """

    requirement: Sum = (0, 0, 0)
    nuggets: int = 0
    wood_bones: int = 0
    scarce: frozenset[int] = frozenset()

    def shortage(self, given: Sum) -> int:
        """How much is short in all."""
        return sum(max(0, need - have) for need, have in self.parts(given))

    def parts(self, given: Sum) -> list[tuple[int, int]]:
        """Each amount asked for, and what there is of it."""
        nuggets, wood, bones = given
        each = list(zip(self.requirement, given, strict=True))
        return [*each, (self.nuggets, nuggets), (self.wood_bones, wood + bones)]

    def short(self, given: Sum) -> set[int]:
        """The types of which more is wanted and counts: 0 nuggets, 1 wood, 2 bones."""
        nuggets, wood, bones, recruits, trolls = (have < need for need, have in self.parts(given))
        types = {0} if nuggets or recruits else set()
        types |= ({1} if wood or trolls else set()) | ({2} if bones or trolls else set())
        return types - self.scarce

    def wanted(self) -> set[int]:
        return self.short((0, 0, 0))

    def sums(self, cards: Sequence[Card]) -> Iterator[Sum]:
        """What the cards give, for every use of the universal ones: each wholly one type."""
        types = [kind for kind in range(3) if kind not in self.scarce]
        for uses in product(types, repeat=sum(card.universal > 0 for card in cards)):
            total = [sum(card.resources[kind] for card in cards) * (kind in types) for kind in range(3)]
            for kind, card in zip(uses, [card for card in cards if card.universal], strict=True):
                total[kind] += card.universal
            yield total[0], total[1], total[2]


def gives(card: Card, types: set[int]) -> bool:
    return bool(types) and (card.universal > 0 or any(card.resources[kind] for kind in types))


def enough(price: Price, cards: Sequence[Card]) -> bool:
    return missing(price, cards) == 0


def missing(price: Price, cards: Sequence[Card]) -> int:
    """What is short if the universal ones are used as well as can be."""
    return min(price.shortage(given) for given in price.sums(cards))


def welcome(price: Price, pledged: Sequence[Card], rest: Sequence[Card], card: Card) -> bool:
    """Whether a card of the rest may be pledged next: under some use of the pledged ones that the rest can
    still complete it gives something that is short."""
    if enough(price, pledged):
        return False
    return any(
        gives(card, price.short(given)) and completes(price, given, rest) for given in price.sums(pledged)
    )


def completes(price: Price, given: Sum, rest: Sequence[Card]) -> bool:
    return any(
        price.shortage((given[0] + more[0], given[1] + more[1], given[2] + more[2])) == 0
        for more in price.sums(rest)
    )
