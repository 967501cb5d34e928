"""What the seat to act may do."""

from __future__ import annotations

from typing import Final

from drakkar.games.looot import actions as verbs
from drakkar.games.looot.actions import SPACE
from drakkar.games.looot.rules.loot import contested_bits, pickable_bits, source_hexes
from drakkar.games.looot.rules.towers import tower_hexes
from drakkar.games.looot.rules.trophies import claimable
from drakkar.games.looot.rules.turn import has_occupied_hex, occupied_hexes
from drakkar.games.looot.state import LAYING, LINKING, NONE, PICKING, PLACING, LoootState
from drakkar.games.looot.tiles import KINDS, OCCUPIED, SECOND, SHIELDS
from drakkar.kernel.game import OVER


def _shield_actions(verb: int) -> list[list[int]]:
    """By set of shields, as bits: the actions that raise or lower one of them."""
    return [
        [SPACE.first(verb) + at for at, shield in enumerate(SHIELDS) if shields & shield]
        for shields in range(8)
    ]


RAISES: Final[list[list[int]]] = _shield_actions(verbs.RAISE)
LOWERS: Final[list[list[int]]] = _shield_actions(verbs.LOWER)
# By set of kinds of tile, as bits: the actions that pick one of them.
PICKS: Final[list[list[int]]] = [
    [verbs.FIRST_PICK + kind for kind in range(1, KINDS) if kinds >> kind & 1] for kinds in range(1 << KINDS)
]


def legal_actions(state: LoootState) -> list[int]:
    """Ascending, as every verb's actions are numbered in the order of the verbs."""
    if state.phase == LAYING:
        return [verbs.FIRST_LAY + space for space in state.free[state.to_act]]
    if state.phase == PLACING:
        return _placing(state)
    if state.phase == PICKING:
        return _picking(state)
    if state.phase == LINKING:
        return [verbs.FIRST_FROM + land for land in tower_hexes(state)]
    return _closing(state)


def raisable(state: LoootState) -> int:
    """Bits of the shields that may be raised now (clauses 10.1, 10.2 and 10.4)."""
    seat = state.to_act
    shields = state.shields[seat] & ~state.raised
    if shields & SECOND and state.vikings[seat] < 2:
        shields &= ~SECOND
    if shields & OCCUPIED and not has_occupied_hex(state, seat):
        shields &= ~OCCUPIED
    return shields


def lowerable(state: LoootState) -> int:
    """Bits of the shields that may be lowered: not the one that alone gives the viking a hex."""
    return state.raised if state.open else state.raised & ~OCCUPIED


def _placing(state: LoootState) -> list[int]:
    if state.to_act == OVER:
        return []
    actions = LOWERS[lowerable(state)].copy() if state.raised else []
    lands = occupied_hexes(state, state.to_act) if state.raised & OCCUPIED else state.open
    actions += [verbs.FIRST_PLACE + land for land in lands]
    if state.shields[state.to_act]:
        actions += RAISES[raisable(state)]
    return actions


def _picking(state: LoootState) -> list[int]:
    """A kind of tile, or where it matters the hex that has given it (clause 7.6)."""
    contested = contested_bits(state)
    actions = PICKS[pickable_bits(state) & ~contested].copy()
    if contested:
        actions += [verbs.FIRST_FROM + land for land in source_hexes(state)]
    return actions


def _closing(state: LoootState) -> list[int]:
    actions: list[int] = []
    if not state.took and state.free[state.to_act]:
        actions = [verbs.FIRST_TAKE + longship for longship in state.sea if longship != NONE]
        actions.sort()
    for trophy in claimable(state):
        actions.append(verbs.FIRST_CLAIM + trophy)
    actions.append(verbs.THE_END)
    return actions
