"""Why one choice was better than another, in words: from what both bring at once, and from the search."""

from __future__ import annotations

from dataclasses import dataclass

from drakkar.coach.judging import Weighed
from drakkar.kernel.events import Event
from drakkar.kernel.game import Game, State, View
from drakkar.play.preview import Preview, preview


@dataclass(frozen=True)
class Line:
    """A sentence of the words files, `coach-why-` and the key, or `coach-for-` in a hint.

    `events` are told in it, as its variable.
    """

    key: str
    params: dict[str, str | int]
    events: tuple[Event, ...] = ()


def reason(game: Game[State, View], view: View, better: Weighed, played: Weighed) -> list[Line]:
    """The sentences, for who sees what the viewer saw."""
    wished, done = preview(game, view, better.action), preview(game, view, played.action)
    lines: list[Line] = []
    if wished.points != done.points:
        params: dict[str, str | int] = {"better": signed(wished.points), "played": signed(done.points)}
        lines.append(Line("points", params))
    for key, one, other in (("brings", wished, done), ("brought", done, wished)):
        own = _only(one, other)
        if own:
            lines.append(Line(key, {}, own))
    if not lines:
        lines.append(Line("later", {}))
    if wished.luck or done.luck:
        lines.append(Line("luck", {}))
    lines.append(Line("tried", {"better": better.visits, "played": played.visits}))
    return lines


def signed(points: int) -> str:
    """With its sign, as in print."""
    return f"+{points}" if points > 0 else f"\u2212{-points}" if points < 0 else "0"


def _only(one: Preview, other: Preview) -> tuple[Event, ...]:
    """What only one of the two brings, beyond the deed itself: that is what the choice is called."""
    return tuple(event for event in one.events[1:] if event not in other.events)
