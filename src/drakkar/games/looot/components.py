"""Looot's pieces as typed values, checked against the box's counts."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from drakkar.games.looot.pieces import (
    Components,
    Face,
    Fit,
    Hex,
    Join,
    Longship,
    SideFace,
    Site,
    Space,
    Trophy,
)
from drakkar.games.looot.tiles import BUILDINGS, KINDS, RESOURCES, SHIELD_NAMES, TILE_NAMES, TILE_OF_LETTER
from drakkar.kernel import components as kernel
from drakkar.kernel.components import Catalogue, Record, check_count
from drakkar.kernel.loader import Loader
from drakkar.kernel.marks import OVERRIDE

SITE_KINDS: Final = ("port", "altar", "palace")
SITE_LETTERS: Final = "paj"  # in the order of SITE_KINDS

_FIXED: Final = "fixed: the action table is built on it"
_LETTERS: Final = "".join(TILE_OF_LETTER)
_NAMES: Final = TILE_NAMES[1:]
_RESOURCE_NAMES: Final = tuple(TILE_NAMES[kind] for kind in RESOURCES)
_BUILDING_NAMES: Final = tuple(TILE_NAMES[kind] for kind in BUILDINGS)
_TARGETS: Final = tuple(name for name in _NAMES if name != "axe")
_MOST_POINTS: Final = 99
_MOST_VIKINGS: Final = 20  # the resource hexes of the one territory tile each player brings
_MOST_STACKED: Final = 9
_MOST_PLAYERS: Final = 4
_MANY: Final = 999
_AROUND: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))

__all__ = [
    "SITE_KINDS",
    "Components",
    "Face",
    "Fit",
    "Join",
    "Longship",
    "SideFace",
    "Site",
    "Space",
    "Trophy",
    "load",
    "provenance",
    "source_of",
]


def _build(data: Catalogue) -> Components:
    _check_structure(data, _LOADER.catalogue())
    grid = data.record("outline")
    cells = _cells(grid, "#")
    outline = tuple(_axial(cell, grid.pair("centre")) for cell in cells)
    values, stacks = data.record("values"), data.record("stacks")
    kit, rules, side = data.record("kit"), data.record("rules"), data.record("side_tile")
    land = side.pairs("land")
    row_of_five = side.pairs("row_of_five")
    fjord = data.record("fjord")
    result = Components(
        outline=outline,
        faces=tuple(_face(record, cells) for record in data.records("face")),
        joins=tuple(_join(record, data, outline) for record in data.records("join")),
        fits=tuple(_fit(record, data, outline, (*row_of_five, *land)) for record in data.records("fit")),
        row_of_five=row_of_five,
        side_land=(land[0], land[1]),
        sea_faces=tuple(_side_face(record) for record in data.records("sea")),
        trophy_faces=tuple(_side_face(record) for record in data.records("trophy_tile")),
        longships=tuple(_longship(record, data) for record in data.records("longship")),
        sites=tuple(_site(record, data) for record in data.records("site")),
        trophies=tuple(_trophy(record) for record in data.records("trophy")),
        points=_by_kind(values, _NAMES, 0, _MOST_POINTS),
        stacks=_by_kind(stacks, _BUILDING_NAMES, 1, _MOST_STACKED),
        vikings=kit.integer("vikings", 1, _MOST_VIKINGS),
        shields=_distinct(kit, "shields", kit.choices("shields", tuple(SHIELD_NAMES.values()))),
        chain=_chain(rules),
        open_longship=rules.integer("open_longship", -_MOST_POINTS, 0),
        display=rules.integer("display", 1, len(row_of_five)),
        spaces=tuple(_space(cell) for cell in sorted(_cells(fjord, "o"))),
        site_spaces=tuple(_space(_cells(fjord, letter)[0]) for letter in SITE_LETTERS),
        digest=data.digest(),
    )
    _check_box(data, result)
    return result


# ---- one record at a time


def _cells(record: Record, letters: str) -> tuple[Hex, ...]:
    """The (column, row) of these letters in a record's grid, in reading order."""
    return tuple(
        (col, row)
        for row, line in enumerate(record.texts("grid"))
        for col, char in enumerate(line)
        if char in letters
    )


def _axial(cell: Hex, centre: Hex) -> Hex:
    """Even-q offset to axial coordinates around a centre."""
    (col, row), (col0, row0) = cell, centre
    return col - col0, (row - (col + (col & 1)) // 2) - (row0 - (col0 + (col0 & 1)) // 2)


def _space(cell: Hex) -> Space:
    return Space(f"{'abcdefg'[cell[0]]}{cell[1] + 1}", cell[0], cell[1])


def _kinds(record: Record, field: str, allowed: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(TILE_NAMES.index(name) for name in record.choices(field, allowed))


def _by_kind(record: Record, names: tuple[str, ...], low: int, high: int) -> tuple[int, ...]:
    values = [0] * KINDS
    for name in names:
        values[TILE_NAMES.index(name)] = record.integer(name, low, high)
    return tuple(values)


def _distinct(record: Record, field: str, names: tuple[str, ...]) -> tuple[str, ...]:
    if len(set(names)) != len(names):
        raise record.bad(field, "each once", ", ".join(names))
    return names


def _chain(rules: Record) -> tuple[int, ...]:
    sizes = rules.integers("castle_chain")
    if len(sizes) != 3 or not 0 < sizes[0] < sizes[1] < sizes[2]:
        raise rules.bad("castle_chain", "3 rising sizes", kernel.show(list(sizes)))
    return sizes


def _face(record: Record, cells: tuple[Hex, ...]) -> Face:
    rows = record.texts("grid")
    drawn = sum(len(row.replace(".", "")) for row in rows)
    if _cells(record, _LETTERS) != cells or drawn != len(cells):
        expected = f"{_LETTERS} on the {len(cells)} hexes of the outline"
        raise record.bad("grid", expected, kernel.show(list(rows)))
    return Face(record.id, record.text("tile"), tuple(TILE_OF_LETTER[rows[row][col]] for col, row in cells))


def _placed(cells: Iterable[Hex], rotation: int, at: Hex) -> set[Hex]:
    """Hexes after so many steps of 60° clockwise and a shift."""
    turned = list(cells)
    for _ in range(rotation):
        turned = [(-r, q + r) for q, r in turned]
    return {(q + at[0], r + at[1]) for q, r in turned}


def _check_contact(record: Record, outline: tuple[Hex, ...], other: set[Hex]) -> None:
    """Two pieces side by side touch and do not overlap."""
    around = {(q + dq, r + dr) for q, r in outline for dq, dr in _AROUND}
    if not other.isdisjoint(outline):
        raise record.bad("at", "two pieces side by side", "an overlap")
    if other.isdisjoint(around):
        raise record.bad("at", "two pieces side by side", "a gap")


def _join(record: Record, data: Catalogue, outline: tuple[Hex, ...]) -> Join:
    edges = tuple(edge.id for edge in data.records("edge"))
    rotation, (q, r) = record.integer("rotation", 0, 5), record.pair("at")
    _check_contact(record, outline, _placed(outline, rotation, (q, r)))
    return Join(record.choice("a_edge", edges), record.choice("b_edge", edges), rotation, q, r)


def _fit(record: Record, data: Catalogue, outline: tuple[Hex, ...], side: tuple[Hex, ...]) -> Fit:
    edge = record.choice("edge", tuple(edge.id for edge in data.records("edge")))
    direction = data.record("edge", edge).integer("direction", 0, 5)
    # The row of five looks outwards, so the tile turns with its edge.
    rotation, (q, r) = record.integer("rotation", direction, direction), record.pair("at")
    _check_contact(record, outline, _placed(side, rotation, (q, r)))
    return Fit(edge, rotation, q, r, record.flag("overhang"))


def _side_face(record: Record) -> SideFace:
    land = _kinds(record, "land", _RESOURCE_NAMES)
    check_count(record.file, record.label, 2, len(land), "land")
    return SideFace(record.id, (land[0], land[1]))


def _check_needs(record: Record, data: Catalogue, kind: str, needs: tuple[int, ...]) -> None:
    # No space of the fjord has more than six neighbours.
    expected = data.record("box", "needs").integer(kind, 1, 6)
    check_count(record.file, record.label, expected, len(needs), "needs")


def _longship(record: Record, data: Catalogue) -> Longship:
    needs = _kinds(record, "needs", _RESOURCE_NAMES)
    _check_needs(record, data, "longship", needs)
    target = TILE_NAMES.index(record.choice("target", _TARGETS))
    return Longship(record.id, target, record.integer("bonus", 0, _MOST_POINTS), needs)


def _site(record: Record, data: Catalogue) -> Site:
    kind, needs = record.choice("kind", SITE_KINDS), _kinds(record, "needs", _NAMES)
    _check_needs(record, data, kind, needs)
    return Site(record.id, kind, record.integer("points", 0, _MOST_POINTS), needs)


def _trophy(record: Record) -> Trophy:
    axes = record.integer("axes", 0, _MOST_POINTS)
    if record.id != str(axes):
        raise record.bad("axes", f"{record.id} ({_FIXED})", axes)
    return Trophy(record.id, axes, record.integer("points", 0, _MOST_POINTS))


# ---- the whole box


def _check_structure(data: Catalogue, printed: Catalogue) -> None:
    """What the action table is built on stays as printed: these ids, and all of the printed grids."""
    for section in ("longship", "site", "trophy", "outline", "edge", "side_tile", "fjord"):
        before = {record.id: _structure(record) for record in printed.records(section)}
        after = {record.id: _structure(record) for record in data.records(section)}
        for key in (*before, *after):
            if before.get(key) != after.get(key):
                expected = f"{len(before)} {section} as printed ({_FIXED})"
                what = "added" if key not in before else "changed" if key in after else "removed"
                found = f"{len(after)} {section}, {key or section} {what}"
                raise kernel.problem("bad-value", data.file, f"{section} {key}".strip(), expected, found)


def _structure(record: Record) -> str:
    if record.section in ("longship", "trophy"):
        return record.id
    return record.text("kind") if record.section == "site" else record.summary


def _check_box(data: Catalogue, found: Components) -> None:
    """The numbers of pieces are those of the box records; an experiment may change both."""
    tiles = sorted({face.tile for face in found.faces})
    if len(tiles) < _MOST_PLAYERS:
        raise kernel.problem("bad-value", data.file, "face", f"at least {_MOST_PLAYERS} tiles", len(tiles))
    sites = [0] * KINDS
    for tile in tiles:
        box = data.record("box", f"tile {tile}")
        faces = [face for face in found.faces if face.tile == tile]
        check_count(data.file, f"tile {tile}", 2, len(faces), "faces")
        for face in faces:
            drawn = [(TILE_NAMES[kind], face.cells.count(kind)) for kind in (*RESOURCES, *BUILDINGS)]
            for field, number in [("hexes", len(face.cells)), *drawn]:
                check_count(data.file, f"face {face.id}", box.integer(field, 0, _MANY), number, field)
        # Both faces agree, so the supply is the same for any choice of sides.
        for kind in BUILDINGS:
            sites[kind] += faces[0].cells.count(kind)
    supply = [count * stack for count, stack in zip(sites, found.stacks, strict=True)]
    targets = [ship.target for ship in found.longships]
    kinds = [site.kind for site in found.sites]
    overhanging = sum(fit.overhang for fit in found.fits)
    counts = [
        ("territory", "tiles", len(tiles)),
        ("territory", "faces", len(found.faces)),
        *(("buildings", TILE_NAMES[kind], supply[kind]) for kind in BUILDINGS),
        ("buildings", "total", sum(supply)),
        *(("longships", name, targets.count(TILE_NAMES.index(name))) for name in _TARGETS),
        ("longships", "total", len(targets)),
        *(("sites", kind, kinds.count(kind)) for kind in SITE_KINDS),
        ("sites", "total", len(kinds)),
        ("trophies", "total", len(found.trophies)),
        ("side tiles", "sea_faces", len(found.sea_faces)),
        ("side tiles", "trophy_faces", len(found.trophy_faces)),
        ("assembly", "joins", len(found.joins)),
        ("assembly", "full_fits", len(found.fits) - overhanging),
        ("assembly", "overhanging_fits", overhanging),
        ("fjord", "spaces", len(found.spaces)),
        ("fjord", "sites", len(found.site_spaces)),
    ]
    if data.record("kit").source != OVERRIDE:  # who changes a player's kit means to leave the box behind
        counts += [("kit", "vikings", found.vikings), ("kit", "shields", len(found.shields))]
    for key, field, number in counts:
        check_count(data.file, f"box {key}", data.record("box", key).integer(field, 0, _MANY), number, field)


_LOADER: Final = Loader("drakkar.games.looot", _build)
load: Final = _LOADER.load
provenance: Final = _LOADER.provenance
source_of: Final = _LOADER.source_of
