"""Fair weather in one's own phase: it lifts a shortage, or Ovedur (clauses 14.9 and 16.17)."""

from __future__ import annotations

from drakkar.games.althing.events_modules import ShortageLifted, WeatherCleared
from drakkar.games.althing.pieces import OVER_STEP, RESOURCES
from drakkar.games.althing.rules.phase import go_on
from drakkar.games.althing.rules.usable import liftable
from drakkar.games.althing.state import LIFTING, AlthingState, change
from drakkar.kernel.chance import Chance
from drakkar.kernel.events import Event


def clear_weather(state: AlthingState, chance: Chance, sink: list[Event] | None) -> None:
    """Asked only where there is a choice."""
    choices = liftable(state)
    if len(choices) == 1:
        lift(state, choices[0], chance, sink)
    else:
        state.phase = LIFTING


def lift(state: AlthingState, what: int, chance: Chance, sink: list[Event] | None) -> None:
    if what == OVER_STEP:
        change(state).cleared = True
        if sink is not None:
            sink.append(WeatherCleared(state.active))
    else:
        state.shortage &= ~(1 << what)
        if sink is not None:
            sink.append(ShortageLifted(state.active, RESOURCES[what]))
    go_on(state, chance, sink)
