"""Why an action is not allowed, with the clause that says so."""

from __future__ import annotations

from drakkar.games.looot.actions import (
    ARGUMENT,
    CLAIM,
    END,
    FROM,
    LAY,
    LOWER,
    PICK,
    PLACE,
    RAISE,
    TAKE,
    VERB,
)
from drakkar.games.looot.layout import LAND_NAMES
from drakkar.games.looot.rules.legal import lowerable, raisable
from drakkar.games.looot.rules.loot import contested_bits, pickable, source_hexes, tile_kind
from drakkar.games.looot.rules.towers import tower_hexes
from drakkar.games.looot.rules.turn import occupied_hexes
from drakkar.games.looot.state import (
    CLOSING,
    LAYING,
    LINKING,
    NONE,
    PICKING,
    PLACING,
    VIKINGS,
    LoootState,
)
from drakkar.games.looot.tiles import (
    AXE,
    KINDS,
    OCCUPIED,
    RESOURCES,
    SECOND,
    SHIELD_NAMES,
    TILE_NAMES,
)
from drakkar.kernel.game import OVER, Reason


def why_not(state: LoootState, action: int) -> Reason | None:
    """None exactly for legal actions."""
    if state.to_act == OVER:
        return Reason("looot-12.1", "match-over")
    verb = VERB[action]
    argument = ARGUMENT[action]
    wrong_step = _wrong_step(state, verb)
    if wrong_step is not None:
        return wrong_step
    if verb == PLACE:
        return _not_placed(state, argument)
    if verb == RAISE:
        return _not_raised(state, argument)
    if verb == LOWER:
        return _not_lowered(state, argument)
    if verb == PICK:
        return _not_picked(state, argument)
    if verb == FROM:
        return _not_from(state, argument)
    if verb == LAY:
        return _not_laid(state, argument)
    if verb == TAKE:
        return _not_taken(state, argument)
    if verb == CLAIM:
        return _not_claimed(state, argument)
    return None


def _wrong_step(state: LoootState, verb: int) -> Reason | None:
    """The action belongs to another step of the turn."""
    if state.phase == LINKING:
        return None if verb == FROM else Reason("looot-5.4", "tower-first")
    if verb in (PLACE, RAISE, LOWER):
        return None if state.phase == PLACING else Reason("looot-3.1", "placing-done")
    if state.phase == PLACING:
        return Reason("looot-3.1", "viking-first")
    if verb in (TAKE, CLAIM, END):
        return None if state.phase == CLOSING else Reason("looot-7.3", "loot-first")
    if state.phase == CLOSING:
        return Reason("looot-7.1", "nothing-to-lay")
    if verb in (PICK, FROM) and state.phase == LAYING:
        return Reason("looot-7.3", "holding-a-tile")
    if verb == LAY and state.phase == PICKING:
        return Reason("looot-7.2", "pick-first")
    return None


def _not_placed(state: LoootState, land: int) -> Reason | None:
    name: dict[str, str | int] = {"hex": LAND_NAMES[land]}
    kind = state.setting.kind[land]
    if not kind:
        return Reason("looot-2.1", "not-on-board", name)
    if kind not in RESOURCES:
        return Reason("looot-2.5", "not-a-resource", name)
    taken = state.ground[land] & VIKINGS
    if state.raised & OCCUPIED:
        if not taken:
            return Reason("looot-10.4", "needs-occupied", name)
        if land not in occupied_hexes(state, state.to_act):
            return Reason("looot-10.4", "rivals-only", name)
        return None
    if taken:
        return Reason("looot-3.2", "occupied", name)
    if land not in state.open:
        return Reason("looot-3.3", "not-adjacent", name)
    return None


def _not_raised(state: LoootState, shield: int) -> Reason | None:
    name: dict[str, str | int] = {"shield": SHIELD_NAMES[shield]}
    if raisable(state) & shield:
        return None
    if not state.shields[state.to_act] & shield:
        return Reason("looot-10.1", "shield-spent", name)
    if state.raised & shield:
        return Reason("looot-10.1", "shield-raised", name)
    if shield == SECOND:
        return Reason("looot-10.2", "no-second-viking", name)
    return Reason("looot-10.4", "no-occupied-hex", name)


def _not_lowered(state: LoootState, shield: int) -> Reason | None:
    if lowerable(state) & shield:
        return None
    if state.raised & shield:
        return Reason("looot-10.4", "only-occupied-left", {"shield": SHIELD_NAMES[shield]})
    return Reason("looot-10.1", "shield-not-raised", {"shield": SHIELD_NAMES[shield]})


def _not_picked(state: LoootState, kind: int) -> Reason | None:
    name: dict[str, str | int] = {"tile": TILE_NAMES[kind]}
    if kind in pickable(state):
        return Reason("looot-7.6", "which-hex", name) if contested_bits(state) >> kind & 1 else None
    if kind in [tile_kind(state, code) for code in state.pending]:
        return Reason("looot-7.2", "resource-first", name)
    return Reason("looot-7.2", "not-in-loot", name)


def _not_from(state: LoootState, land: int) -> Reason | None:
    name: dict[str, str | int] = {"hex": LAND_NAMES[land]}
    if state.phase == LINKING:
        return None if land in tower_hexes(state) else Reason("looot-5.4", "no-new-link", name)
    return None if land in source_hexes(state) else Reason("looot-7.6", "hex-not-asked", name)


def _not_laid(state: LoootState, space: int) -> Reason | None:
    if space in state.free[state.to_act]:
        return None
    return Reason("looot-7.1", "space-taken", {"space": state.setting.components.spaces[space].name})


def _not_taken(state: LoootState, longship: int) -> Reason | None:
    name: dict[str, str | int] = {"longship": state.setting.components.longships[longship].id}
    if state.took:
        return Reason("looot-8.1", "one-longship", name)
    if not state.free[state.to_act]:
        return Reason("looot-7.4", "fjord-full", name)
    if longship not in state.sea:
        return Reason("looot-8.1", "not-at-sea", name)
    return None


def _not_claimed(state: LoootState, trophy: int) -> Reason | None:
    seat = state.to_act
    needed = state.setting.trophy_axes[trophy]
    axes = state.tally[seat * KINDS + AXE]
    if state.trophy[seat] != NONE:
        return Reason("looot-11.1", "one-trophy", {"needed": needed})
    if not state.trophies_left >> trophy & 1:
        return Reason("looot-11.2", "trophy-gone", {"needed": needed})
    if axes < needed:
        return Reason("looot-11.1", "too-few-axes", {"axes": axes, "needed": needed})
    return None
