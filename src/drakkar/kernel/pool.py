"""A shuffled deck without an order: what is drawn is decided when it is drawn."""

from __future__ import annotations

from collections.abc import Iterable
from typing import final

from drakkar.kernel.chance import Chance


@final
class Pool:
    """An unordered multiset of piece ids, never changed in place, so that clones share it.

    An order that does not exist cannot leak, and a search has nothing to reshuffle.
    """

    __slots__ = ("items", "source")

    def __init__(self, items: Iterable[int], source: str, ascending: bool = False) -> None:
        """`ascending` says that the items are sorted already."""
        self.items: tuple[int, ...] = tuple(items if ascending else sorted(items))
        self.source = source

    def __len__(self) -> int:
        return len(self.items)

    def __reduce__(self) -> tuple[object, ...]:
        return Pool, (self.items, self.source, True)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pool) and self.items == other.items and self.source == other.source

    def __hash__(self) -> int:
        return hash(self.items)

    def draw(self, chance: Chance) -> tuple[int, Pool]:
        """One piece at random, and the pool without it."""
        items = self.items
        at = chance.index(len(items), self.source)
        return items[at], Pool(items[:at] + items[at + 1 :], self.source, ascending=True)
