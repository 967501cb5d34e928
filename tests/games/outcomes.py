"""All that may come of a position, with its probability: luck spelt out, stroke by stroke."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Iterator
from fractions import Fraction
from typing import TypeVar

from drakkar.kernel.chance import Chance, LuckNeeded, Script

T = TypeVar("T")
Odds = dict[Hashable, Fraction]


def every(attempt: Callable[[Chance], T], so_far: tuple[int, ...] = ()) -> Iterator[tuple[Fraction, T]]:
    """Each outcome of something that needs luck."""
    try:
        result = attempt(Script(so_far))
    except LuckNeeded as needed:
        for outcome in range(needed.n):
            for odds, later in every(attempt, (*so_far, outcome)):
                yield odds / needed.n, later
    else:
        yield Fraction(1), result


def distribution(weighted: Iterable[tuple[Fraction, Hashable]]) -> Odds:
    """The odds of each outcome."""
    found: Odds = defaultdict(Fraction)
    for odds, outcome in weighted:
        found[outcome] += odds
    return dict(found)
