"""What the seat to act is asked, and its choices, as phrases of the words files."""

from __future__ import annotations

from drakkar.games.looot.actions import (
    ARGUMENT,
    CLAIM,
    FROM,
    LAY,
    LOWER,
    PICK,
    PLACE,
    RAISE,
    TAKE,
    VERB,
)
from drakkar.games.looot.components import Longship
from drakkar.games.looot.layout import LAND_NAMES
from drakkar.games.looot.rules.loot import is_crowded, tile_kind
from drakkar.games.looot.rules.trophies import claimable
from drakkar.games.looot.state import LAYING, LINKING, LONGSHIP, NONE, PICKING, PLACING, LoootState
from drakkar.games.looot.tiles import SHIELD_NAMES, TILE_NAMES
from drakkar.kernel.game import Phrase


def prompt(state: LoootState) -> Phrase:
    if state.phase == PLACING:
        return Phrase("prompt-place-second" if state.second else "prompt-place")
    if state.phase == LINKING:
        return Phrase("prompt-tower")
    if state.phase == PICKING:
        if is_crowded(state):
            return Phrase("prompt-pick-short", {"count": len(state.free[state.to_act])})
        return Phrase("prompt-pick")
    if state.phase == LAYING:
        if state.held >= LONGSHIP:
            longship = state.setting.components.longships[state.held - LONGSHIP]
            return Phrase("prompt-lay-longship", _longship(longship))
        return Phrase("prompt-lay", {"tile": TILE_NAMES[tile_kind(state, state.held)]})
    return _closing(state)


def _closing(state: LoootState) -> Phrase:
    """Only what is possible is offered; else the turn just waits to be ended (clauses 8.1 and 11.1)."""
    takes = not state.took and bool(state.free[state.to_act]) and any(slot != NONE for slot in state.sea)
    if claimable(state):
        return Phrase("prompt-close" if takes else "prompt-close-trophy")
    return Phrase("prompt-close-longship" if takes else "prompt-close-done")


def describe(state: LoootState, action: int) -> Phrase:
    verb = VERB[action]
    argument = ARGUMENT[action]
    components = state.setting.components
    if verb == PLACE:
        return Phrase(
            "action-place", {"hex": LAND_NAMES[argument], "tile": TILE_NAMES[state.setting.kind[argument]]}
        )
    if verb == RAISE:
        return Phrase("action-raise", {"shield": SHIELD_NAMES[argument]})
    if verb == LOWER:
        return Phrase("action-lower", {"shield": SHIELD_NAMES[argument]})
    if verb == PICK:
        return Phrase("action-pick", {"tile": TILE_NAMES[argument]})
    if verb == FROM:
        tile = TILE_NAMES[state.setting.kind[argument]]
        key = "action-from-tower" if state.phase == LINKING else "action-from"
        return Phrase(key, {"hex": LAND_NAMES[argument], "tile": tile})
    if verb == LAY:
        return Phrase("action-lay", {"space": components.spaces[argument].name})
    if verb == TAKE:
        return Phrase("action-take", _longship(components.longships[argument]))
    if verb == CLAIM:
        trophy = components.trophies[argument]
        return Phrase("action-claim", {"axes": trophy.axes, "points": trophy.points})
    return Phrase("action-end")


def _longship(longship: Longship) -> dict[str, str | int]:
    """A longship's id, what it improves and by how much, and the three resources it asks for."""
    params: dict[str, str | int] = {
        "longship": longship.id,
        "tile": TILE_NAMES[longship.target],
        "bonus": longship.bonus,
    }
    for number, kind in enumerate(longship.needs):
        params[f"need{number + 1}"] = TILE_NAMES[kind]
    return params
