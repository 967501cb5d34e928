"""Looot as a vector: the land hex by hex, the fjords space by space. Seats begin with the viewer."""

from __future__ import annotations

from typing import Final

from drakkar.games.looot.layout import LANDS
from drakkar.games.looot.meta import META
from drakkar.games.looot.rules.loot import tile_kind_of
from drakkar.games.looot.setting import (
    CODES,
    FJORD,
    LONGSHIP_DONE,
    LONGSHIP_OPEN,
    SITE_DONE,
    SITE_OPEN,
    Setting,
)
from drakkar.games.looot.state import LONGSHIP, NONE
from drakkar.games.looot.tiles import KINDS
from drakkar.games.looot.view import LoootView
from drakkar.kernel.encoding import (
    ONE,
    PLAYERS,
    Encoding,
    Part,
    bits,
    byte,
    encoded_options,
    hot,
    option_parts,
)
from drakkar.kernel.game import OVER

_SEATS: Final = 4
_SEA: Final = 5
_CASTLES: Final = 16  # more than any map has
_TROPHIES: Final = 5
_POINTS: Final = 64  # points can be fewer than none
_TO_ACT: Final[tuple[bytes, ...]] = hot(_SEATS + 1)
_PHASE: Final[tuple[bytes, ...]] = hot(5)
_KIND: Final[tuple[bytes, ...]] = hot(KINDS)
_THREE_BITS: Final[tuple[bytes, ...]] = bits(3)
_TROPHY: Final[tuple[bytes, ...]] = hot(_TROPHIES)
_TROPHY_BITS: Final[tuple[bytes, ...]] = bits(_TROPHIES)
_LAND: Final[tuple[bytes, ...]] = hot(LANDS)
_SEA_HEX: Final[tuple[bytes, ...]] = hot(_SEA)
_NO_LONGSHIP: Final = bytes(KINDS + 1)
_NO_FJORD: Final = bytes(FJORD)
_FILLED: Final = bytes(256)
# What lies on a fjord, each a plane of its own, and what the open longships and sites ask for and give.
_PLANES: Final = ("wood", "sheep", "gold", "axe", "house", "tower", "castle", "longship", "site", "done")
_LIES: Final = len(_PLANES) + 2

ENCODING: Final = Encoding(
    1,
    [
        Part("players", 4),
        Part("to_act", _SEATS + 1),  # the viewer, those after them, nobody
        Part("phase", 5),
        Part("raised", 3),
        Part("second", 1),
        Part("took", _SEA),
        Part("held", KINDS + 1),
        Part("held_longship", KINDS + 1, 8),
        Part("pending", KINDS, 8),
        Part("trophies_left", _TROPHIES),
        Part("joined", LANDS),
        Part("open", LANDS),
        Part("vikings", _SEATS * LANDS, 8),
        Part("stacks", LANDS, 9),
        Part("left", _SEATS, 20),
        Part("shields", _SEATS * 3),
        Part("trophy", _SEATS * _TROPHIES),
        Part("pairs_paid", _SEATS, 16),
        Part("castles_paid", _SEATS * _CASTLES, 8),
        *[Part(f"fjord:{plane}", _SEATS * FJORD) for plane in _PLANES],
        Part("fjord:target", _SEATS * FJORD, KINDS),
        Part("fjord:gives", _SEATS * FJORD, 16),
        Part("tally", _SEATS * KINDS, 37),
        Part("worth", _SEATS * KINDS, 16),
        Part("points", _SEATS, 255),
        Part("sea", _SEA * (KINDS + 1), 8),
        Part("bag", KINDS, 16),
        Part("land", KINDS * LANDS),
        Part("trophies", _TROPHIES * 2, 32),
        *option_parts(META),
    ],
)


def encode(view: LoootView) -> bytes:
    """The vector of a seat's view; see ENCODING."""
    viewer, seats, setting = view.viewer, view.seats, view.setting
    if not setting.encoded:
        _prepare(setting)
    held = view.held
    held_longship = held >= LONGSHIP
    pieces = [
        PLAYERS[seats - 1],
        _TO_ACT[_SEATS if view.to_act == OVER else (view.to_act - viewer) % seats],
        _PHASE[view.phase],
        _THREE_BITS[view.raised],
        ONE[1 if view.second else 0],
        _SEA_HEX[view.took - 1 if view.took else NONE],
        _KIND[0 if held_longship or not held else tile_kind_of(setting, held)],
        ONE[1 if held_longship else 0],
        setting.encoded_longships[held - LONGSHIP] if held_longship else _NO_LONGSHIP,
        _pending(view),
        _TROPHY_BITS[view.trophies_left & 31],
        _LAND[view.joined - 1 if view.joined else NONE],
    ]
    _land(pieces, view, viewer, seats)
    for number in range(seats):
        pieces.append(byte(view.vikings[(viewer + number) % seats]))
    pieces.append(_FILLED[: _SEATS - seats])
    for number in range(seats):
        pieces.append(_THREE_BITS[view.shields[(viewer + number) % seats]])
    pieces.append(_FILLED[: (_SEATS - seats) * 3])
    for number in range(seats):
        pieces.append(_TROPHY[view.trophy[(viewer + number) % seats]])
    pieces.append(_FILLED[: (_SEATS - seats) * _TROPHIES])
    for number in range(seats):
        pieces.append(byte(view.pairs_paid[(viewer + number) % seats].bit_count()))
    pieces.append(_FILLED[: _SEATS - seats])
    castles = len(setting.castles)
    for number in range(seats):
        first = (viewer + number) % seats * castles
        pieces.append(view.castles_paid[first : first + castles])
        pieces.append(_FILLED[: _CASTLES - castles])
    pieces.append(_FILLED[: (_SEATS - seats) * _CASTLES])
    _fjords(pieces, view, viewer, seats)
    _points(pieces, view, viewer, seats)
    for place in range(_SEA):
        longship = view.sea[place] if place < len(view.sea) else NONE
        pieces.append(_NO_LONGSHIP if longship == NONE else setting.encoded_longships[longship])
    pieces.append(_bag(view))
    pieces.append(setting.encoded)
    return b"".join(pieces)


def _pending(view: LoootView) -> bytes:
    """How many tiles of each kind are to be laid."""
    counts = [0] * KINDS
    for code in view.pending:
        counts[tile_kind_of(view.setting, code)] += 1
    return bytes(counts)


def _land(pieces: list[bytes], view: LoootView, viewer: int, seats: int) -> None:
    """Where one may place, how many vikings of whom stand where, and what is left of the buildings."""
    ground = view.ground
    pieces.append(ground.translate(_OPEN))
    doubled = view.doubled
    for number in range(seats):
        seat = (viewer + number) % seats
        plane = ground.translate(_STANDS[seat])
        if doubled:
            further = bytearray(plane)
            for code in doubled:
                if code % _SEATS == seat:
                    further[code // _SEATS] += 1
            plane = bytes(further)
        pieces.append(plane)
    pieces.append(_FILLED[: LANDS * min(1, _SEATS - seats)])
    pieces.append(_FILLED[: LANDS * max(0, _SEATS - seats - 1)])
    stacks = view.stacks
    pieces.append(view.setting.encoded_buildings.translate(_FILLED[:1] + stacks + _FILLED[len(stacks) + 1 :]))


def _fjords(pieces: list[bytes], view: LoootView, viewer: int, seats: int) -> None:
    """Plane by plane, the viewer's fjord first in each."""
    fjord = view.fjord[viewer * FJORD :] + view.fjord[: viewer * FJORD]
    for _ in range(_SEATS - seats):
        fjord += _NO_FJORD
    for table in _LYING:
        pieces.append(fjord.translate(table))
    pieces.append(fjord.translate(view.setting.encoded_targets))
    pieces.append(fjord.translate(view.setting.encoded_gifts))


def _points(pieces: list[bytes], view: LoootView, viewer: int, seats: int) -> None:
    tally = view.tally
    none = _FILLED[: (_SEATS - seats) * KINDS]
    pieces += [tally[viewer * KINDS :], tally[: viewer * KINDS], none]
    for number in range(seats):
        pieces.append(bytes(view.worth[(viewer + number) % seats]))
    pieces.append(none)
    for number in range(seats):
        pieces.append(byte(view.points[(viewer + number) % seats] + _POINTS))
    pieces.append(_FILLED[: _SEATS - seats])


def _bag(view: LoootView) -> bytes:
    """How many longships of each kind of target are in it."""
    counts = [0] * KINDS
    target = view.setting.longship_target
    for longship in view.bag:
        counts[target[longship]] += 1
    return bytes(counts)


# ---- tables: by code of what lies somewhere


def _plane(first: int, last: int) -> bytes:
    """1 for the codes from the first up to the last."""
    return bytes([first <= code < last for code in range(256)])


_LYING: Final[list[bytes]] = [
    *[_plane(kind, kind + 1) for kind in range(1, KINDS)],
    _plane(LONGSHIP_OPEN, SITE_OPEN),
    _plane(SITE_OPEN, CODES),
    bytes([LONGSHIP_DONE <= code < SITE_OPEN or SITE_DONE <= code < CODES for code in range(256)]),
]
_OPEN: Final = bytes([ground >> 4 & 1 for ground in range(256)])
_STANDS: Final[list[bytes]] = [bytes([ground >> seat & 1 for ground in range(256)]) for seat in range(_SEATS)]


def _prepare(setting: Setting) -> None:
    """What stays the same during a match."""
    targets, gifts = [0] * 256, [0] * 256
    longships: list[bytes] = []
    for number in range(len(setting.longship_target)):
        target, bonus = setting.longship_target[number], setting.longship_bonus[number]
        longships.append(_KIND[target] + byte(bonus))
        targets[LONGSHIP_OPEN + number] = targets[LONGSHIP_DONE + number] = target
        bonus = max(0, min(bonus, 255))
        gifts[LONGSHIP_OPEN + number] = gifts[LONGSHIP_DONE + number] = bonus
    for number in range(len(setting.site_points)):
        gifts[SITE_OPEN + number] = gifts[SITE_DONE + number] = max(0, min(setting.site_points[number], 255))
    buildings = [0] * LANDS
    for number in range(len(setting.building_lands)):
        buildings[setting.building_lands[number]] = number + 1
    planes = [
        bytes([setting.kind[land] == kind and setting.places[land] is not None for land in range(LANDS)])
        for kind in range(KINDS)
    ]
    trophies: list[bytes] = []
    for number in range(_TROPHIES):
        there = number < len(setting.trophy_axes)
        trophies.append(byte(setting.trophy_axes[number]) if there else ONE[0])
        trophies.append(byte(setting.trophy_points[number]) if there else ONE[0])
    setting.encoded_longships = longships
    setting.encoded_targets = bytes(targets)
    setting.encoded_gifts = bytes(gifts)
    setting.encoded_buildings = bytes(buildings)
    setting.encoded = b"".join([*planes, *trophies, encoded_options(META, setting.options)])
