"""All that stays the same during a match, as tables the rules can read fast."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from drakkar.games.looot.components import Components
from drakkar.games.looot.layout import LANDS, SEA_LAND, TILE_HEXES, TROPHY_LAND, Layout
from drakkar.games.looot.tiles import CASTLE, HOUSE, KINDS, RESOURCES, TOWER
from drakkar.kernel.hex import Hex, from_offset, neighbours

# A fjord has 34 free spaces, then the spaces of the port, the altar and the palace.
SPACES: Final = 34
FJORD: Final = 37

# What lies on a fjord space, as one small int: 0 nothing, 1–7 a tile, then longships and sites by id.
LONGSHIPS: Final = 30
SITES: Final = 15
LONGSHIP_OPEN: Final = KINDS
LONGSHIP_DONE: Final = LONGSHIP_OPEN + LONGSHIPS
SITE_OPEN: Final = LONGSHIP_DONE + LONGSHIPS
SITE_DONE: Final = SITE_OPEN + SITES
CODES: Final = SITE_DONE + SITES

# Counts of tiles are packed four bits a kind; the highest bit of each is free to catch a borrow.
PACKED: Final = 4
BORROWS: Final = sum(8 << (PACKED * kind) for kind in range(KINDS))

# A land hex as a bitmask: too wide for a machine word, so made once.
BIT: Final[list[int]] = [1 << land for land in range(LANDS)]


@final
class Setting:
    """The map, the components and the options of one match. Shared by every clone of its positions."""

    def __init__(
        self, components: Components, layout: Layout, seats: int, options: Mapping[str, str]
    ) -> None:
        self.components = components
        self.layout = layout
        self.seats = seats
        self.options: dict[str, str] = dict(options)
        self.strict_shore: bool = options["shore"] == "longship"
        self.pay_pairs: bool = options["tower_tiles"] == "pair"
        self.pay_one_pair: bool = options["tower_tiles"] == "one"
        self.resource_first: bool = options["loot_order"] == "resource_first"
        self.rivals_only: bool = options["occupied_hex"] == "rival"
        self.count_vikings: bool = options["castle_count"] == "vikings"

        self.places: list[Hex | None] = _places(components, layout)
        self.kind: list[int] = _kinds(components, layout)
        self.sea: list[Hex] = [layout.sea.on_map(local) for local in components.row_of_five]
        self.trophy_hexes: list[Hex] = [layout.trophies.on_map(local) for local in components.row_of_five]

        land_at = {place: land for land, place in enumerate(self.places) if place is not None}
        touching = [() if place is None else _around(place, land_at) for place in self.places]
        self.near: list[tuple[int, ...]] = [self._resources(around) for around in touching]
        self.near_mask: list[int] = [mask_of(around) for around in self.near]
        self.shore: list[tuple[int, ...]] = [self._resources(_around(water, land_at)) for water in self.sea]

        self.building_lands: list[int] = [
            land for land in range(LANDS) if self.kind[land] in (HOUSE, TOWER, CASTLE)
        ]
        building_at = {land: building for building, land in enumerate(self.building_lands)}
        self.building_kind: list[int] = [self.kind[land] for land in self.building_lands]
        self.towers: list[int] = [b for b, kind in enumerate(self.building_kind) if kind == TOWER]
        self.castles: list[int] = [b for b, kind in enumerate(self.building_kind) if kind == CASTLE]
        self.tower_near: list[int] = [self.near_mask[self.building_lands[b]] for b in self.towers]
        self.castle_near: list[int] = [self.near_mask[self.building_lands[b]] for b in self.castles]
        self.towers_at: list[list[int]] = [
            [self.towers.index(building_at[land]) for land in around if self.kind[land] == TOWER]
            for around in touching
        ]
        self.houses_near: list[tuple[int, ...]] = [
            tuple([building_at[land] for land in around if self.kind[land] == HOUSE]) for around in touching
        ]

        fjord = _fjord_tables(components)
        self.space_near: list[tuple[int, ...]] = fjord.space_near
        self.unit: list[int] = fjord.unit
        self.need: list[int] = fjord.need
        self.chain: tuple[int, ...] = components.chain
        self.points: tuple[int, ...] = components.points
        self.longship_target: list[int] = [longship.target for longship in components.longships]
        self.longship_bonus: list[int] = [longship.bonus for longship in components.longships]
        self.site_points: list[int] = [site.points for site in components.sites]
        self.trophy_axes: list[int] = [trophy.axes for trophy in components.trophies]
        self.fewest_axes: int = min(self.trophy_axes)
        self.trophy_points: list[int] = [trophy.points for trophy in components.trophies]
        self.open_longship: int = components.open_longship
        # Of the vector (encode.py) what stays the same; filled when it is first asked for.
        self.encoded: bytes = b""
        self.encoded_longships: list[bytes] = []
        self.encoded_targets: bytes = b""
        self.encoded_gifts: bytes = b""
        self.encoded_buildings: bytes = b""

    def __reduce__(self) -> tuple[object, ...]:
        return Setting, (self.components, self.layout, self.seats, self.options)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Setting) and self.__reduce__() == other.__reduce__()

    def __hash__(self) -> int:
        return hash(self.key())

    def key(self) -> tuple[object, ...]:
        """What tells it from the settings of other matches with the same components."""
        layout = self.layout
        return (
            tuple((placed.face, placed.rotation, placed.q, placed.r) for placed in layout.tiles),
            tuple(
                (placed.face, placed.rotation, placed.q, placed.r) for placed in (layout.sea, layout.trophies)
            ),
            # Who begins is told by whose turn it is.
            tuple(sorted([item for item in self.options.items() if item[0] != "first_player"])),
        )

    def _resources(self, lands: tuple[int, ...]) -> tuple[int, ...]:
        return tuple([land for land in lands if self.kind[land] in RESOURCES])


def mask_of(lands: tuple[int, ...]) -> int:
    """A set of land hexes as a bitmask."""
    mask = 0
    for land in lands:
        mask |= BIT[land]
    return mask


def _places(components: Components, layout: Layout) -> list[Hex | None]:
    """Where each land hex lies on the map; None for the tiles left in the box."""
    places: list[Hex | None] = [None] * LANDS
    for slot, placed in enumerate(layout.tiles):
        for number, local in enumerate(components.outline):
            places[slot * TILE_HEXES + number] = placed.on_map(local)
    for number, local in enumerate(components.side_land):
        places[SEA_LAND + number] = layout.sea.on_map(local)
        places[TROPHY_LAND + number] = layout.trophies.on_map(local)
    return places


def _kinds(components: Components, layout: Layout) -> list[int]:
    """What each land hex yields or carries, as a tile kind; 0 for the tiles left in the box."""
    kinds = [0] * LANDS
    for slot, placed in enumerate(layout.tiles):
        for number, kind in enumerate(components.faces[placed.face].cells):
            kinds[slot * TILE_HEXES + number] = kind
    for number in range(2):
        kinds[SEA_LAND + number] = components.sea_faces[layout.sea.face].land[number]
        kinds[TROPHY_LAND + number] = components.trophy_faces[layout.trophies.face].land[number]
    return kinds


def _around(place: Hex, number_at: dict[Hex, int]) -> tuple[int, ...]:
    """The numbers of the hexes around a place, ascending."""
    numbers: list[int] = []
    for near in neighbours(place):
        number = number_at.get(near)
        if number is not None:
            numbers.append(number)
    numbers.sort()
    return tuple(numbers)


@final
class FjordTables:
    """What depends on the components alone."""

    def __init__(self, components: Components) -> None:
        self.components = components
        self.space_near: list[tuple[int, ...]] = _space_near(components)
        # Which counts lie around a target, and which it needs, are compared as packed ints.
        self.unit: list[int] = (
            [0] + [1 << (PACKED * kind) for kind in range(1, KINDS)] + [0] * (CODES - KINDS)
        )
        self.need: list[int] = _needs(components)


# The tables made last: thousands of matches in a row are played with the same components.
_LATEST: Final[list[FjordTables]] = []


def _fjord_tables(components: Components) -> FjordTables:
    if not _LATEST or _LATEST[0].components is not components:
        _LATEST[:] = [FjordTables(components)]
    return _LATEST[0]


def _space_near(components: Components) -> list[tuple[int, ...]]:
    """For each space of a fjord the spaces around it, sites included."""
    places = [from_offset(space.col, space.row) for space in components.spaces + components.site_spaces]
    space_at = {place: space for space, place in enumerate(places)}
    return [_around(place, space_at) for place in places]


def _needs(components: Components) -> list[int]:
    """By code: what an open longship or site asks for, packed; 0 for everything else."""
    needs = [0] * CODES
    for index, longship in enumerate(components.longships):
        needs[LONGSHIP_OPEN + index] = packed(longship.needs)
    for index, site in enumerate(components.sites):
        needs[SITE_OPEN + index] = packed(site.needs)
    return needs


def packed(kinds: tuple[int, ...]) -> int:
    """Counts by kind in one int, four bits each."""
    return sum([1 << (PACKED * kind) for kind in kinds])
