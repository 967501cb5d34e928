"""What an action would do, as far as it can be known: up to the first stroke of luck."""

from __future__ import annotations

from dataclasses import dataclass

from drakkar.kernel.chance import LuckNeeded, Script, Search
from drakkar.kernel.events import Event
from drakkar.kernel.game import Game, State, View


@dataclass(frozen=True)
class Preview:
    """The events that would follow, and whether luck would then decide more."""

    events: tuple[Event, ...]
    luck: bool
    points: int


def preview(game: Game[State, View], view: View, action: int) -> Preview:
    """Played on a position made from the viewer's knowledge, so that it cannot tell more than that."""
    # Whatever the viewer cannot know may be anything: nothing of it is shown.
    state = game.determinize(view, Search(0))
    before = game.score(state).totals[view.to_act]
    events: list[Event] = []
    luck = False
    try:
        game.apply(state, action, Script(), events)
    except LuckNeeded:
        luck = True
    seen = [shown for event in events if (shown := game.redact(event, view.viewer)) is not None]
    return Preview(tuple(seen), luck, game.score(state).totals[view.to_act] - before)
