"""The types of Looot's pieces, as the rules and the client read them."""

from __future__ import annotations

from dataclasses import dataclass

from drakkar.kernel.loader import travelling

Hex = tuple[int, int]  # axial (q, r), or (column, row) of a printed grid


@dataclass(frozen=True)
class Face:
    """One side of a territory tile: 25 tile kinds in the order of the outline."""

    id: str
    tile: str
    cells: tuple[int, ...]


@dataclass(frozen=True)
class Join:
    """How tile B may lie against tile A, A being at (0, 0) unrotated."""

    a_edge: str
    b_edge: str
    rotation: int
    q: int
    r: int


@dataclass(frozen=True)
class Fit:
    """How the sea or trophy tile may lie against a territory tile at (0, 0) unrotated."""

    edge: str
    rotation: int
    q: int
    r: int
    overhang: bool


@dataclass(frozen=True)
class SideFace:
    """One side of the sea or trophy tile: the left and the right land hex."""

    id: str
    land: tuple[int, int]


@dataclass(frozen=True)
class Longship:
    """Three resources to lie next to it; then a bonus for each tile of its target."""

    id: str
    target: int
    bonus: int
    needs: tuple[int, ...]


@dataclass(frozen=True)
class Site:
    """A construction site: port, altar or palace."""

    id: str
    kind: str
    points: int
    needs: tuple[int, ...]


@dataclass(frozen=True)
class Trophy:
    """Points for owning at least so many axes; the id is that number."""

    id: str
    axes: int
    points: int


@dataclass(frozen=True)
class Space:
    """A space of the fjord: column a–g, row from 1 at the top."""

    name: str
    col: int
    row: int


@dataclass(frozen=True)
class Components:
    """Everything in the box. Tuples indexed by tile kind have KINDS entries, the first for EMPTY."""

    outline: tuple[Hex, ...]
    faces: tuple[Face, ...]
    joins: tuple[Join, ...]
    fits: tuple[Fit, ...]
    row_of_five: tuple[Hex, ...]
    side_land: tuple[Hex, Hex]
    sea_faces: tuple[SideFace, ...]
    trophy_faces: tuple[SideFace, ...]
    longships: tuple[Longship, ...]
    sites: tuple[Site, ...]
    trophies: tuple[Trophy, ...]
    points: tuple[int, ...]
    stacks: tuple[int, ...]
    vikings: int
    shields: tuple[str, ...]
    chain: tuple[int, ...]
    open_longship: int
    display: int
    spaces: tuple[Space, ...]
    site_spaces: tuple[Space, ...]
    digest: str

    def __reduce__(self) -> tuple[object, ...]:
        return travelling("drakkar.games.looot", self.digest)
