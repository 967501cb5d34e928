"""The map: territory tiles joined edge to edge, with the sea and the trophies on its border."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from drakkar.games.looot.components import Components, Fit
from drakkar.kernel.chance import Chance
from drakkar.kernel.hex import Hex, add, rotate
from drakkar.kernel.travel import record

# Land hexes have fixed ids, whatever the map: 25 for each of four tiles, then two on each side tile.
TILE_HEXES: Final = 25
SEA_LAND: Final = 100
TROPHY_LAND: Final = 102
LANDS: Final = 104
LAND_NAMES: Final[tuple[str, ...]] = tuple(
    [f"{letter}{number + 1}" for letter in "abcd" for number in range(TILE_HEXES)] + ["s1", "s2", "t1", "t2"]
)


@dataclass(frozen=True)
class Placed:
    """A tile on the table: which face (index in the components), turned how far, with its origin where."""

    face: int
    rotation: int
    q: int
    r: int

    def __reduce__(self) -> tuple[object, ...]:
        return record(self)

    def on_map(self, local: Hex) -> Hex:
        return add((self.q, self.r), rotate(local, self.rotation))


@dataclass(frozen=True)
class Layout:
    """Where every tile of the map lies. Public."""

    tiles: tuple[Placed, ...]
    sea: Placed
    trophies: Placed

    def __reduce__(self) -> tuple[object, ...]:
        return record(self)


@dataclass(frozen=True)
class Edge:
    """A free edge of the map: an edge of one of its tiles."""

    tile: int
    name: str


def assemble(components: Components, seats: int, chance: Chance, overhang: bool) -> Layout:
    """A random map for this many players (clauses 2.1, 2.2 and 2.4)."""
    tiles, free = _join_territories(components, seats, chance)
    ground = {placed.on_map(local) for placed in tiles for local in components.outline}
    sea = _attach(components, tiles, free, ground, chance, overhang, "sea")
    free = [edge for edge in free if edge != sea[1]]
    ground |= side_hexes(components, sea[0])
    trophies = _attach(components, tiles, free, ground, chance, overhang, "trophies")
    return Layout(tuple(tiles), sea[0], trophies[0])


def side_hexes(components: Components, placed: Placed) -> set[Hex]:
    """All seven hexes of a sea or trophy tile."""
    return {placed.on_map(local) for local in components.row_of_five + components.side_land}


def _join_territories(components: Components, seats: int, chance: Chance) -> tuple[list[Placed], list[Edge]]:
    boxed = sorted({face.tile for face in components.faces})
    drawn = chance.shuffled(range(len(boxed)), "territory")[:seats]
    edges = sorted({join.a_edge for join in components.joins})
    tiles: list[Placed] = []
    free: list[Edge] = []
    for slot, tile in enumerate(drawn):
        sides = [index for index, face in enumerate(components.faces) if face.tile == boxed[tile]]
        face = sides[chance.index(len(sides), "territory")]
        used = ""
        if not tiles:
            tiles.append(Placed(face, 0, 0, 0))
        else:
            onto = free.pop(chance.index(len(free), "territory"))
            joins = [join for join in components.joins if join.a_edge == onto.name]
            join = joins[chance.index(len(joins), "territory")]
            tiles.append(_beside(tiles[onto.tile], face, join.rotation, (join.q, join.r)))
            used = join.b_edge
        free += [Edge(slot, name) for name in edges if name != used]
    return tiles, free


def _attach(
    components: Components,
    tiles: list[Placed],
    free: list[Edge],
    ground: set[Hex],
    chance: Chance,
    overhang: bool,
    source: str,
) -> tuple[Placed, Edge]:
    """Put a side tile on a random free edge where it overlaps nothing; full fits always exist."""
    side = chance.index(2, source)
    places: list[tuple[Edge, list[Placed]]] = []
    for edge in free:
        fitting = [
            placed
            for fit in components.fits
            if fit.edge == edge.name and (overhang or not fit.overhang)
            if not (side_hexes(components, placed := _fitted(tiles[edge.tile], side, fit)) & ground)
        ]
        if fitting:
            places.append((edge, fitting))
    edge, fitting = places[chance.index(len(places), source)]
    return fitting[chance.index(len(fitting), source)], edge


def _fitted(onto: Placed, side: int, fit: Fit) -> Placed:
    return _beside(onto, side, fit.rotation, (fit.q, fit.r))


def _beside(onto: Placed, face: int, rotation: int, offset: Hex) -> Placed:
    """Joins and fits are listed for an unturned tile: turn them with the tile they are applied to."""
    q, r = onto.on_map(offset)
    return Placed(face, (rotation + onto.rotation) % 6, q, r)
