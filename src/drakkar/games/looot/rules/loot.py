"""Laying loot and longships on the fjord, completing longships and sites (clauses 7, 8 and 9)."""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

from drakkar.games.looot.events import (
    LongshipCompleted,
    LongshipLaid,
    LongshipTaken,
    SiteFinished,
    TileLaid,
    TileLost,
)
from drakkar.games.looot.setting import (
    BORROWS,
    FJORD,
    LONGSHIP_DONE,
    LONGSHIP_OPEN,
    LONGSHIPS,
    SITE_OPEN,
    SITES,
    Setting,
)
from drakkar.games.looot.state import BUILDING, CLOSING, LAYING, LONGSHIP, NONE, PICKING, LoootState
from drakkar.games.looot.tiles import KINDS, RESOURCES, TILE_NAMES
from drakkar.kernel.events import Event

RESOURCE_BITS: Final = sum(1 << kind for kind in RESOURCES)


def next_loot(state: LoootState, sink: list[Event] | None) -> None:
    """Ask what to lay next; with only one kind of tile there is nothing to ask, unless its hex matters."""
    state.held = 0
    if not state.free[state.to_act]:
        _lose_rest(state, sink)
    kinds = pickable_bits(state)
    if not kinds:
        state.phase = CLOSING
    elif kinds & (kinds - 1) or contested_bits(state):
        state.phase = PICKING
    else:
        pick_tile(state, kinds.bit_length() - 1)


def pickable(state: LoootState) -> list[int]:
    """The kinds of tile that may be laid next, ascending (clause 7.2)."""
    kinds = pickable_bits(state)
    return [kind for kind in range(KINDS) if kinds >> kind & 1]


def pickable_bits(state: LoootState) -> int:
    """The same as bits: 1 << kind."""
    kinds = 0
    for code in state.pending:
        kinds |= 1 << tile_kind_of(state.setting, code)
    if state.setting.resource_first and kinds & RESOURCE_BITS:
        kinds &= RESOURCE_BITS
    return kinds


def is_crowded(state: LoootState) -> bool:
    """Whether some of the loot will find no room."""
    return len(state.pending) > len(state.free[state.to_act])


def contested_bits(state: LoootState) -> int:
    """The kinds, of those that may be laid next, of which one must say from which hex: some will stay on the
    map, and several hexes have given one (clause 7.6)."""
    if not is_crowded(state):
        return 0
    seen = 0
    contested = 0
    before = 0
    for code in state.pending:  # ascending, so the tiles of a hex follow each other
        if code >= BUILDING and code != before:
            bit = 1 << tile_kind(state, code)
            contested |= seen & bit
            seen |= bit
        before = code
    return contested & pickable_bits(state)


def source_hexes(state: LoootState) -> list[int]:
    """The land hexes among which one chooses for a contested kind, ascending."""
    contested = contested_bits(state)
    lands: list[int] = []
    for code in state.pending:
        if code >= BUILDING and contested >> tile_kind(state, code) & 1:
            land = state.setting.building_lands[code - BUILDING]
            if land not in lands:
                lands.append(land)
    return lands


def tile_kind(state: LoootState, code: int) -> int:
    return tile_kind_of(state.setting, code)


def tile_kind_of(setting: Setting, code: int) -> int:
    """The kind of a piece of loot, which for a building is known by its hex."""
    return code if code < BUILDING else setting.building_kind[code - BUILDING]


def pick_tile(state: LoootState, kind: int) -> None:
    for code in state.pending:
        if tile_kind(state, code) == kind:
            state.held = code
            break
    state.phase = LAYING


def pick_from(state: LoootState, land: int) -> None:
    """The tile that this hex has given is the next to lay (clause 7.6)."""
    state.held = BUILDING + state.setting.building_lands.index(land)
    state.phase = LAYING


def take_longship(state: LoootState, longship: int, sink: list[Event] | None) -> None:
    slot = state.sea.index(longship)
    state.sea[slot] = NONE
    state.took = slot + 1
    state.held = LONGSHIP + longship
    state.phase = LAYING
    if sink is not None:
        sink.append(LongshipTaken(state.to_act, state.setting.components.longships[longship].id))


def lay(state: LoootState, space: int, sink: list[Event] | None) -> None:
    held = state.held
    if held >= LONGSHIP:
        _lay_longship(state, held - LONGSHIP, space, sink)
        state.held = 0
        state.phase = CLOSING
    else:
        _lay_tile(state, tile_kind(state, held), space, sink)
        state.pending.remove(held)
        next_loot(state, sink)


def _lay_tile(state: LoootState, kind: int, space: int, sink: list[Event] | None) -> None:
    seat = state.to_act
    _fill(state, seat, space, kind)
    state.tally[seat * KINDS + kind] += 1
    state.points[seat] += state.worth[seat][kind]
    if sink is not None:
        sink.append(TileLaid(seat, TILE_NAMES[kind], state.setting.components.spaces[space].name))
    _complete_around(state, seat, space, sink)


def _lay_longship(state: LoootState, longship: int, space: int, sink: list[Event] | None) -> None:
    seat = state.to_act
    _fill(state, seat, space, LONGSHIP_OPEN + longship)
    state.points[seat] += state.setting.open_longship
    if sink is not None:
        components = state.setting.components
        sink.append(LongshipLaid(seat, components.longships[longship].id, components.spaces[space].name))
    if not missing(state.setting, bytes(state.fjord), seat, space):
        _complete(state, seat, space, sink)


def _fill(state: LoootState, seat: int, space: int, code: int) -> None:
    state.fjord[seat * FJORD + space] = code
    free = state.free[seat]
    at = bisect_left(free, space)
    state.free[seat] = free[:at] + free[at + 1 :]


def _complete_around(state: LoootState, seat: int, space: int, sink: list[Event] | None) -> None:
    """The open longships and sites to which a tile was added."""
    setting = state.setting
    first = seat * FJORD
    fjord = bytes(state.fjord)  # compiled, bytes are read several times faster than a bytearray
    for near in setting.space_near[space]:
        if setting.need[fjord[first + near]] and not missing(setting, fjord, seat, near):
            _complete(state, seat, near, sink)


def missing(setting: Setting, fjord: bytes, seat: int, space: int) -> bool:
    """Whether the tiles around do not yet give all that is asked for; each counts once (clause 8.3)."""
    first = seat * FJORD
    around = 0
    for near in setting.space_near[space]:
        around += setting.unit[fjord[first + near]]
    return ((around | BORROWS) - setting.need[fjord[first + space]]) & BORROWS != BORROWS


def _complete(state: LoootState, seat: int, space: int, sink: list[Event] | None) -> None:
    """An open longship or site with everything it asks for around it is completed at once (8.2, 9.1)."""
    code = state.fjord[seat * FJORD + space]
    if code < LONGSHIP_DONE:
        _complete_longship(state, seat, space, code - LONGSHIP_OPEN, sink)
    else:
        _finish_site(state, seat, space, code - SITE_OPEN, sink)


def _complete_longship(
    state: LoootState, seat: int, space: int, longship: int, sink: list[Event] | None
) -> None:
    """From now on each tile of its kind is worth more (clause 8.4)."""
    setting = state.setting
    target = setting.longship_target[longship]
    bonus = setting.longship_bonus[longship]
    state.fjord[seat * FJORD + space] += LONGSHIPS
    state.worth = raised_worth(state.worth, seat, target, bonus)
    state.points[seat] += bonus * state.tally[seat * KINDS + target] - setting.open_longship
    if sink is not None:
        name = setting.components.longships[longship].id
        sink.append(LongshipCompleted(seat, name, TILE_NAMES[target], bonus))


def raised_worth(
    worth: tuple[tuple[int, ...], ...], seat: int, kind: int, bonus: int
) -> tuple[tuple[int, ...], ...]:
    """What tiles are worth, with one kind worth more to one seat."""
    own = list(worth[seat])
    own[kind] += bonus
    everyone = list(worth)
    everyone[seat] = tuple(own)
    return tuple(everyone)


def _finish_site(state: LoootState, seat: int, space: int, site: int, sink: list[Event] | None) -> None:
    state.fjord[seat * FJORD + space] += SITES
    state.points[seat] += state.setting.site_points[site]
    if sink is not None:
        record = state.setting.components.sites[site]
        sink.append(SiteFinished(seat, record.id, record.kind, record.points))


def _lose_rest(state: LoootState, sink: list[Event] | None) -> None:
    """No room: resources are gone, buildings stay on the map (clause 7.4)."""
    for code in state.pending:
        if code >= BUILDING:
            state.stacks[code - BUILDING] += 1
        if sink is not None:
            sink.append(TileLost(state.to_act, TILE_NAMES[tile_kind(state, code)]))
    state.pending = []
