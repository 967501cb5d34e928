"""How well a seat stands: points in hand and what open longships, sites and vikings still promise."""

from __future__ import annotations

from typing import Final

from drakkar.games.looot.rules.loot import is_crowded, tile_kind
from drakkar.games.looot.setting import (
    FJORD,
    LONGSHIP_DONE,
    LONGSHIP_OPEN,
    PACKED,
    SITE_OPEN,
    SPACES,
)
from drakkar.games.looot.state import BUILDING, LAYING, LONGSHIP, NONE, PLACING, VIKINGS, LoootState
from drakkar.games.looot.tiles import AXE, DOUBLE, KINDS, OCCUPIED, SECOND, SHIELDS

# What follows was fitted to how 1,500 matches between greedy bots ended.
# Chance that a target will be completed, by the tiles it lacks: without vikings, for each of them, at most.
HOPE: Final[tuple[tuple[float, float, float], ...]] = (
    (1.0, 0.0, 1.0),
    (0.1, 0.09, 0.65),
    (-0.05, 0.065, 0.45),
    (-0.12, 0.04, 0.25),
    (-0.15, 0.03, 0.15),
)
# A tile in hand is worth a little more than its points: it will help to complete something.
IN_HAND: Final = 0.4
# Tiles of a kind that a seat may expect to add per viking left, worth as much as those it has.
COMING: Final = 0.2
# Points for a viking left, for a shield left, for an axe while no trophy was claimed.
VIKING: Final = 2.5
SHIELD: Final = 3.0
AXES: Final = 1.2
# Points for a group as long as a castle wants, and for one that reaches a tower.
CHAIN: Final = 4.2
REACH: Final = 0.7
# A shield is kept until so few vikings are left that it is time to use it.
TIME_FOR: Final = {SECOND: 7, DOUBLE: 9, OCCUPIED: 2}
EAGER: Final = 60.0
# Raised too early: worse than placing the viking without the other shields.
WASTE: Final = -4 * EAGER
# A tile that finds no room goes back to where the next viking takes it: for each free hex around.
TEMPTING: Final = 0.1


def standing(state: LoootState, seat: int) -> float:
    """Own prospects, less a part of the best rival's."""
    own = prospects(state, seat)
    rivals = [prospects(state, other) for other in range(state.setting.seats) if other != seat]
    return own - 0.4 * max(rivals)


def prospects(state: LoootState, seat: int) -> float:
    vikings = state.vikings[seat]
    value = float(state.points[seat])
    for space in range(FJORD):
        code = state.fjord[seat * FJORD + space]
        if LONGSHIP_OPEN <= code < LONGSHIP_DONE or (space >= SPACES and code < SITE_OPEN + 15):
            value += _hope(state, seat, space, code, vikings)
    value += _trophy_hope(state, seat, vikings)
    value += _chain_hope(state, seat, vikings)
    for kind in range(1, KINDS):
        value += COMING * vikings * state.worth[seat][kind]
    value += VIKING * vikings + SHIELD * state.shields[seat].bit_count() * (vikings > 0)
    if state.to_act == seat:
        value += _in_hand(state, seat)
    return value


def _hope(state: LoootState, seat: int, space: int, code: int, vikings: int) -> float:
    """What an open longship or site may still bring."""
    setting = state.setting
    lacking, room = _lacking(state, seat, space, setting.need[code])
    if lacking > room or lacking > vikings + len(state.pending) + 1:
        return 0.0
    if code < LONGSHIP_DONE:
        longship = code - LONGSHIP_OPEN
        target = setting.longship_target[longship]
        owned = state.tally[seat * KINDS + target] + COMING * vikings
        prize = setting.longship_bonus[longship] * owned - setting.open_longship
    else:
        prize = float(setting.site_points[code - SITE_OPEN])
    return _chance(lacking, vikings) * prize


def _chance(lacking: int, vikings: int) -> float:
    """That so many tiles will come."""
    if lacking >= len(HOPE):
        return 0.0
    least, each, most = HOPE[lacking]
    return max(0.0, min(most, least + each * vikings))


def _lacking(state: LoootState, seat: int, space: int, need: int) -> tuple[int, int]:
    """How many tiles a target still lacks, and how many free spaces are around it."""
    around = [state.fjord[seat * FJORD + near] for near in state.setting.space_near[space]]
    lacking = 0
    for kind in range(1, KINDS):
        lacking += max(0, (need >> (PACKED * kind) & 15) - around.count(kind))
    return lacking, around.count(0)


def _trophy_hope(state: LoootState, seat: int, vikings: int) -> float:
    """The best trophy within reach, if none was claimed."""
    if state.trophy[seat] != NONE:
        return 0.0
    axes = state.tally[seat * KINDS + AXE]
    best = 0.0
    for trophy, needed in enumerate(state.setting.trophy_axes):
        if state.trophies_left >> trophy & 1:
            lacking = max(0, needed - axes)
            if lacking <= vikings:
                best = max(best, _chance(lacking, vikings) * state.setting.trophy_points[trophy])
    return best + AXES * axes * (vikings > 0)


def _chain_hope(state: LoootState, seat: int, vikings: int) -> float:
    """Groups growing towards castles, and reaching towers, are worth something before they pay."""
    setting = state.setting
    value = 0.0
    for group in state.groups[seat]:
        size = group.bit_count()
        for castle, around in enumerate(setting.castle_near):
            if group & around and state.stacks[setting.castles[castle]]:
                paid = state.castles_paid[seat * len(setting.castles) + castle]
                if paid < len(setting.chain) and setting.chain[paid] - size <= vikings:
                    value += CHAIN * size / setting.chain[paid]
        for tower, around in enumerate(setting.tower_near):
            if group & around and state.stacks[setting.towers[tower]]:
                value += REACH
    return value


def _in_hand(state: LoootState, seat: int) -> float:
    """Loot still to be laid, a longship to be laid."""
    value = 0.0
    if is_crowded(state):
        value += _best_loot(state, seat)
    else:
        for code in state.pending:
            value += _loot_value(state, seat, code)
    if state.held >= LONGSHIP:
        value += _best_berth(state, seat, state.held - LONGSHIP)
    return value


def _loot_value(state: LoootState, seat: int, code: int) -> float:
    kind = tile_kind(state, code)
    return state.worth[seat][kind] + IN_HAND + (1.0 if kind == AXE else 0.0)


def _best_loot(state: LoootState, seat: int) -> float:
    """The tile in hand, and as many of the best others as there is room for."""
    values = [_loot_value(state, seat, code) for code in state.pending]
    first = 0.0
    room = len(state.free[seat])
    if 0 < state.held < LONGSHIP and room:
        first = values.pop(state.pending.index(state.held))
        room -= 1
    values.sort()
    return first + sum(values[len(values) - room :])


def urge(state: LoootState, seat: int) -> float:
    """To raise shields at the right time, and to leave behind what tempts the others least.

    A shield is worth as much once it is spent as it was when it was raised: else it would be lowered again
    rather than used.
    """
    value = 0.0
    for shield in SHIELDS:
        if not state.shields[seat] & shield:
            value += EAGER
    if state.to_act != seat:
        return value
    if state.phase == PLACING:
        for shield, time in TIME_FOR.items():
            if state.raised & shield:
                value += EAGER if state.vikings[seat] <= time else WASTE
    elif state.phase == LAYING and BUILDING <= state.held < LONGSHIP and is_crowded(state):
        near = state.setting.near[state.setting.building_lands[state.held - BUILDING]]
        value += TEMPTING * len([land for land in near if not state.ground[land] & VIKINGS])
    return value


def _best_berth(state: LoootState, seat: int, longship: int) -> float:
    """What a longship in hand is worth on the best space for it."""
    best = float(state.setting.open_longship)
    code = LONGSHIP_OPEN + longship
    for space in state.free[seat]:
        value = state.setting.open_longship + _hope(state, seat, space, code, state.vikings[seat])
        best = max(best, value)
    return best
