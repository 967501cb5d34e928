"""Placing a viking, what it gains, and the shields (clauses 3, 4, 6 and 10)."""

from __future__ import annotations

from drakkar.games.looot.events import (
    ResourceGained,
    ShieldLowered,
    ShieldRaised,
    ShieldSpent,
    VikingPlaced,
)
from drakkar.games.looot.layout import LAND_NAMES
from drakkar.games.looot.rules.loot import next_loot
from drakkar.games.looot.rules.towers import capture, capture_towers, choose_tower, group_at
from drakkar.games.looot.rules.turn import can_place
from drakkar.games.looot.setting import BIT, Setting
from drakkar.games.looot.state import OPEN, PLACING, LoootState
from drakkar.games.looot.tiles import DOUBLE, SECOND, SHIELD_NAMES, SHIELDS, TILE_NAMES
from drakkar.kernel.events import Event


def raise_shield(state: LoootState, shield: int, sink: list[Event] | None) -> None:
    state.raised |= shield
    if sink is not None:
        sink.append(ShieldRaised(state.to_act, SHIELD_NAMES[shield]))


def lower_shield(state: LoootState, shield: int, sink: list[Event] | None) -> None:
    """As if it had never been raised (clause 10.1)."""
    state.raised &= ~shield
    if sink is not None:
        sink.append(ShieldLowered(state.to_act, SHIELD_NAMES[shield]))


def place_viking(state: LoootState, land: int, sink: list[Event] | None) -> None:
    seat = state.to_act
    setting = state.setting
    raised = state.raised
    tile = setting.kind[land]
    state.vikings[seat] -= 1
    if raised:
        _spend_shields(state, seat, sink)
    if sink is not None:
        sink.append(VikingPlaced(seat, LAND_NAMES[land], TILE_NAMES[tile]))

    group = _stand(state, seat, land)
    _gain_resource(state, seat, land, tile, 2 if raised & DOUBLE else 1, sink)
    for house in setting.houses_near[land]:
        # A house without tiles is no capture at all (clause 4.1): nothing to tell.
        if state.stacks[house]:
            capture(state, seat, house, sink)
    capture_towers(state, seat, land, group, sink)
    _capture_castles(state, seat, group, sink)
    if state.phase == PLACING:
        _go_on(state, seat, sink)


def pay_tower(state: LoootState, land: int, sink: list[Event] | None) -> None:
    """A tower of the pair that pays; the turn goes on when the pair is known (clause 5.4)."""
    if choose_tower(state, land, sink):
        _go_on(state, state.to_act, sink)


def _go_on(state: LoootState, seat: int, sink: list[Event] | None) -> None:
    """To the second viking, or to the loot (clause 10.2)."""
    if state.raised & SECOND and can_place(state, seat):
        state.phase = PLACING
        state.second = True
        state.raised = 0
    else:
        state.raised = 0
        state.pending.sort()
        next_loot(state, sink)


def _spend_shields(state: LoootState, seat: int, sink: list[Event] | None) -> None:
    state.shields[seat] &= ~state.raised
    if sink is not None:
        sink.extend([ShieldSpent(seat, SHIELD_NAMES[shield]) for shield in SHIELDS if state.raised & shield])


def _gain_resource(
    state: LoootState, seat: int, land: int, tile: int, count: int, sink: list[Event] | None
) -> None:
    for _ in range(count):
        state.pending.append(tile)
        if sink is not None:
            sink.append(ResourceGained(seat, TILE_NAMES[tile], LAND_NAMES[land]))


def _stand(state: LoootState, seat: int, land: int) -> int:
    """Put the viking down, open the hexes around it, and return the group it now belongs to."""
    ground = state.ground
    colour = 1 << seat
    here = ground[land]
    around = 0
    if here & OPEN:
        state.open.remove(land)
    for near in state.setting.near[land]:
        there = ground[near]
        around |= there
        if not there:
            ground[near] = OPEN
            state.open.append(near)
    state.open.sort()
    ground[land] = (here & ~OPEN) | colour
    if here & colour:
        state.doubled = tuple(sorted((*state.doubled, land * 4 + seat)))
        return group_at(state, seat, land)
    if around & colour:
        return _join_groups(state, seat, land)
    alone = BIT[land]
    state.groups[seat] = tuple(sorted((*state.groups[seat], alone)))
    return alone


def _join_groups(state: LoootState, seat: int, land: int) -> int:
    """The viking joins every group of its colour that it touches (clause 5.1)."""
    touching = state.setting.near_mask[land]
    joined = BIT[land]
    groups: list[int] = []
    for group in state.groups[seat]:
        if group & touching:
            joined |= group
        else:
            groups.append(group)
    groups.append(joined)
    state.groups[seat] = tuple(sorted(groups))
    return joined


def _capture_castles(state: LoootState, seat: int, group: int, sink: list[Event] | None) -> None:
    """A castle pays what the largest group at it is due, less what it paid before (clause 6.2)."""
    setting = state.setting
    due = tiles_due(setting, chain_length(state, seat, group))
    if not due:
        return
    first = seat * len(setting.castles)
    for castle, around in enumerate(setting.castle_near):
        paid = state.castles_paid[first + castle]
        if paid < due and group & around:
            state.castles_paid[first + castle] = due
            for _ in range(due - paid):
                capture(state, seat, setting.castles[castle], sink)


def tiles_due(setting: Setting, length: int) -> int:
    due = 0
    for needed in setting.chain:
        if length >= needed:
            due += 1
    return due


def chain_length(state: LoootState, seat: int, group: int) -> int:
    """How many hexes, or by option how many vikings, a group has (clause 10.5)."""
    length = group.bit_count()
    if state.setting.count_vikings:
        for doubled in state.doubled:
            if doubled % 4 == seat and group >> (doubled // 4) & 1:
                length += 1
    return length
