"""Heimdall: the epic is changed (clauses 13.10 and 13.11)."""

from __future__ import annotations

from drakkar.games.althing.events_modules import StepsSwitched, StepTurned
from drakkar.games.althing.rules.phase import go_on
from drakkar.games.althing.state import AlthingState
from drakkar.kernel.chance import Chance
from drakkar.kernel.events import Event


def turn(state: AlthingState, place: int, chance: Chance, sink: list[Event] | None) -> None:
    state.epic = state.epic.turned(place)
    if sink is not None:
        step = state.epic.steps[place]
        sink.append(StepTurned(state.active, place, step.id, step.face))
    go_on(state, chance, sink)


def switch(state: AlthingState, place: int, other: int, chance: Chance, sink: list[Event] | None) -> None:
    if sink is not None:
        steps = state.epic.steps
        sink.append(StepsSwitched(state.active, place, steps[place].id, other, steps[other].id))
    state.epic = state.epic.switched(place, other)
    go_on(state, chance, sink)
