"""All that some actions may lead to, with its probability, and what a viewer is told on the way."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from fractions import Fraction

from drakkar.games.lofoten.game import Lofoten
from drakkar.games.lofoten.state import LofotenState
from drakkar.kernel.chance import Chance
from drakkar.kernel.events import Event
from tests.games.outcomes import Odds, distribution, every

Story = list[Event | None]  # what a viewer has been told


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


def likely(weighted: Iterable[tuple[Fraction, Hashable]]) -> Odds:
    """The odds of each outcome, adding up to one."""
    found = distribution(weighted)
    whole = sum(found.values())
    return {outcome: odds / whole for outcome, odds in found.items()}
