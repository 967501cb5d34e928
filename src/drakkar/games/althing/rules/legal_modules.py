"""What the seat to act may do in the phases of the modules."""

from __future__ import annotations

from drakkar.games.althing import actions as verbs
from drakkar.games.althing.actions import SWITCHES
from drakkar.games.althing.pieces import NONE
from drakkar.games.althing.rules.composing import pickable
from drakkar.games.althing.rules.loki import takeable
from drakkar.games.althing.rules.placing import side_is_free
from drakkar.games.althing.rules.stones import can_be_laid
from drakkar.games.althing.rules.usable import demobilised, is_empty_step, liftable
from drakkar.games.althing.state import (
    AILING,
    COMPOSING,
    DEMOBILISING,
    INVOKING,
    LIFTING,
    SHAPING,
    AlthingState,
)


def module_actions(state: AlthingState) -> list[int]:
    phase = state.phase
    if phase == DEMOBILISING:
        return _demobilising(state)
    if phase == SHAPING:
        return _shaping(state)
    if phase == INVOKING:
        kinds = sorted(set(state.hand[state.active]))
        return [verbs.FIRST_LAY + card for card in kinds if can_be_laid(state, card)]
    if phase == AILING:
        return [verbs.FIRST_SPREAD + slot for slot in range(len(state.row)) if state.row[slot] != NONE]
    if phase == COMPOSING:
        kinds = pickable(state.setting, state.modules.picked)
        return [verbs.FIRST_PICK + kind for kind in kinds] or [verbs.THE_CONFIRM]
    if phase == LIFTING:
        return [verbs.FIRST_LIFT + what for what in liftable(state)]
    actions: list[int] = []
    for place in range(1, state.epic.end):
        for side in range(2):
            if side_is_free(state, place, side):
                actions.append(verbs.FIRST_PLACE + place * 2 + side)
    return actions


def _demobilising(state: AlthingState) -> list[int]:
    if state.modules.given == NONE:
        return [verbs.FIRST_GIVE + card for card in demobilised(state)]
    actions = [verbs.FIRST_TAKE + slot for slot in takeable(state)]
    return [verbs.THE_CONFIRM, *actions] if state.modules.taken else actions


def _shaping(state: AlthingState) -> list[int]:
    places = [place for place in range(1, state.epic.end) if is_empty_step(state, place)]
    switches = [
        verbs.FIRST_SWITCH + number
        for number, (place, other) in enumerate(SWITCHES)
        if place in places and other in places
    ]
    return [verbs.FIRST_TURN + place for place in places] + switches
