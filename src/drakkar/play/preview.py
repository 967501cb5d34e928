"""What an action would do, as far as it can be known: up to the first stroke of luck or revelation."""

from __future__ import annotations

from dataclasses import dataclass

from drakkar.kernel.chance import LuckNeeded, Script, Search
from drakkar.kernel.events import Event
from drakkar.kernel.game import Game, ScoreSheet, State, View


@dataclass(frozen=True)
class Preview:
    """The events that would follow, and whether luck, or something hidden, would then decide more."""

    events: tuple[Event, ...]
    luck: bool
    points: int


@dataclass(frozen=True)
class Route:
    """Actions one after another: the events of the last one, and the points of all of them together."""

    actions: tuple[int, ...]
    shown: Preview


def preview(game: Game[State, View], view: View, action: int, guess: int = 0) -> Preview:
    """Played on a position made from the viewer's knowledge, so that it cannot tell more than that.

    Which of the possible positions is played on, `guess`, makes no difference to what is shown.
    """
    return _play(game, view, game.determinize(view, Search(guess)), action)


def routes(
    game: Game[State, View],
    view: View,
    first: int | None,
    steps: tuple[int, ...],
    length: int,
    guess: int = 0,
) -> list[Route]:
    """After the first action, or from here: up to `length` of the steps in every order, while the seat may.

    Each is known as far as a preview is: where luck or something hidden would decide, the route ends.
    """
    state = game.determinize(view, Search(guess))
    if first is not None and _play(game, view, state, first).luck:
        return []
    found: list[Route] = []
    open_ends: list[tuple[tuple[int, ...], State]] = [((), state)]
    while open_ends:
        actions, before = open_ends.pop(0)
        if len(actions) == length or before.to_act != view.to_act:
            continue
        legal = game.legal(before)
        for step in steps:
            if step not in legal:
                continue
            after = before.clone()
            route = Route((*actions, step), _play(game, view, after, step))
            found.append(route)
            if not route.shown.luck:
                open_ends.append((route.actions, after))
    return found


def _play(game: Game[State, View], view: View, state: State, action: int) -> Preview:
    """Carries the action out on the position; the points are those gained since the view."""
    events: list[Event] = []
    luck = False
    try:
        game.apply(state, action, Script(), events)
    except LuckNeeded:
        luck = True
    seen: list[Event] = []
    for event in events:
        if _tells(event, view.viewer):
            # From here on the position is a guess, and a guess is not shown as a fact.
            luck = True
            break
        shown = game.redact(event, view.viewer)
        if shown is not None:
            seen.append(shown)
    after = game.tally(game.view(state, view.viewer))
    return Preview(tuple(seen), luck, _points(after, view.to_act) - _points(game.tally(view), view.to_act))


def _tells(event: Event, viewer: int) -> bool:
    """Whether the viewer would learn something hidden by it; what everybody learns, a spectator does too."""
    return bool(event.told() >> viewer & 1) if viewer >= 0 else event.told() != 0


def _points(sheet: ScoreSheet, seat: int) -> int:
    return 0 if seat in sheet.hidden else sheet.totals[seat]
