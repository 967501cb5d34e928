"""All that may come of a position, with its probability: luck spelt out, stroke by stroke."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from fractions import Fraction
from typing import TypeVar

from drakkar.games.lofoten.game import Lofoten
from drakkar.games.lofoten.state import LofotenState
from drakkar.kernel.chance import Chance, LuckNeeded, Script
from drakkar.kernel.events import Event

T = TypeVar("T")
Odds = dict[Hashable, Fraction]
Story = list[Event | None]  # what a viewer has been told


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


def after(
    game: Lofoten, state: LofotenState, notations: Sequence[str], viewer: int
) -> Iterator[tuple[Fraction, LofotenState, Story]]:
    """Each position that these actions may lead to, and what a viewer was told on the way."""
    if not notations:
        yield Fraction(1), state, []
        return
    action = game.space.parse(notations[0])

    def attempt(chance: Chance) -> tuple[LofotenState, list[Event]]:
        events: list[Event] = []
        clone = state.clone()
        game.apply(clone, action, chance, events)
        return clone, events

    for odds, (then, events) in every(attempt):
        told: Story = [game.redact(event, viewer) for event in events]
        for later_odds, end, story in after(game, then, notations[1:], viewer):
            yield odds * later_odds, end, told + story


def distribution(weighted: Iterable[tuple[Fraction, Hashable]]) -> Odds:
    """The odds of each outcome, adding up to one."""
    found: Odds = defaultdict(Fraction)
    for odds, outcome in weighted:
        found[outcome] += odds
    whole = sum(found.values())
    return {outcome: odds / whole for outcome, odds in found.items()}
