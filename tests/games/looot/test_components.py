"""Looot's pieces: the box's counts, the geometry of board and fjord, and a reader's corrections."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields, replace
from itertools import combinations, product

import pytest

from drakkar.games.looot.components import Components, Face, Space, load, provenance, source_of
from drakkar.games.looot.tiles import (
    AXE,
    BUILDINGS,
    CASTLE,
    GOLD,
    HOUSE,
    RESOURCES,
    SHEEP,
    TILE_NAMES,
    TOWER,
    WOOD,
)
from drakkar.kernel.errors import UserError
from tests.games.correcting import refusal, refusing

Hex = tuple[int, int]
AROUND = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
BOX = load()
refused = refusing(load)


def turned(cell: Hex, steps: int) -> Hex:
    q, r = cell
    for _ in range(steps):
        q, r = -r, q + r
    return q, r


def placed(cells: tuple[Hex, ...], rotation: int, q: int, r: int) -> set[Hex]:
    return {(a + q, b + r) for a, b in (turned(cell, rotation) for cell in cells)}


def around(cell: Hex) -> set[Hex]:
    return {(cell[0] + q, cell[1] + r) for q, r in AROUND}


def shared_sides(one: set[Hex], other: set[Hex]) -> int:
    return sum(len(around(cell) & other) for cell in one)


def changed(text: str) -> Components:
    return load(("my.toml", text))


# ---- the box


def test_the_default_is_loaded_once() -> None:
    assert load() is load() is BOX


def test_counts_of_the_box() -> None:
    assert Counter(ship.target for ship in BOX.longships) == {
        WOOD: 6,
        SHEEP: 6,
        GOLD: 4,
        HOUSE: 5,
        TOWER: 5,
        CASTLE: 4,
    }
    assert [ship.id for ship in BOX.longships] == [f"L{number:02}" for number in range(1, 31)]
    assert [site.id for site in BOX.sites] == [
        f"{kind}{n}" for kind in ("port", "altar", "palace") for n in range(1, 6)
    ]
    assert [(trophy.id, trophy.points) for trophy in BOX.trophies] == [
        ("2", 3),
        ("3", 6),
        ("4", 10),
        ("5", 15),
        ("6", 21),
    ]
    assert BOX.points == (0, 1, 1, 2, 0, 1, 2, 4)
    assert BOX.stacks == (0, 0, 0, 0, 0, 2, 2, 3)
    assert (BOX.vikings, BOX.shields) == (13, ("second", "double", "occupied"))
    assert (BOX.chain, BOX.open_longship, BOX.display) == ((4, 8, 12), -5, 5)


def test_longships() -> None:
    assert all(len(ship.needs) == 3 and set(ship.needs) <= set(RESOURCES) for ship in BOX.longships)
    bonuses = Counter((TILE_NAMES[ship.target], ship.bonus) for ship in BOX.longships)
    assert bonuses == {
        ("wood", 1): 5,
        ("wood", 2): 1,
        ("sheep", 1): 4,
        ("sheep", 2): 2,
        ("gold", 2): 3,
        ("gold", 3): 1,
        ("house", 1): 4,
        ("house", 2): 1,
        ("tower", 1): 3,
        ("tower", 2): 2,
        ("castle", 3): 3,
        ("castle", 4): 1,
    }
    # Each tile exists once.
    assert len({(ship.target, ship.bonus, tuple(sorted(ship.needs))) for ship in BOX.longships}) == 30
    # The rulebook's example: gold, wood and sheep side by side make each sheep worth two more.
    assert any(
        ship.target == SHEEP and ship.bonus == 2 and sorted(ship.needs) == [WOOD, SHEEP, GOLD]
        for ship in BOX.longships
    )


def test_sites() -> None:
    sizes = {"port": (3, 5), "altar": (4, 7), "palace": (5, 9)}
    assert all((len(site.needs), site.points) == sizes[site.kind] for site in BOX.sites)
    assert len({tuple(sorted(site.needs)) for site in BOX.sites}) == 15
    assert all(CASTLE in site.needs for site in BOX.sites if site.kind == "palace")


def test_faces() -> None:
    assert [(face.id, face.tile) for face in BOX.faces] == list(zip("12345678", "AABBCCDD", strict=True))
    for face in BOX.faces:
        count = Counter(face.cells)
        assert len(face.cells) == 25
        assert [count[kind] for kind in (WOOD, AXE, SHEEP, GOLD, TOWER)] == [6, 6, 5, 3, 2]
        assert (count[HOUSE], count[CASTLE]) == ((3, 0) if face.tile == "D" else (2, 1))
    assert len({face.cells for face in BOX.faces}) == 8


def test_the_supply_is_used_up_by_four_tiles_whatever_their_sides() -> None:
    tiles: dict[str, list[Face]] = {}
    for face in BOX.faces:
        tiles.setdefault(face.tile, []).append(face)
    for sides in product(*tiles.values()):
        on_board = Counter(kind for face in sides for kind in face.cells)
        assert [on_board[kind] * BOX.stacks[kind] for kind in BUILDINGS] == [18, 16, 9]


def test_a_face_reads_as_printed() -> None:
    first = dict(zip(BOX.outline, BOX.faces[0].cells, strict=True))
    assert [cell for cell, kind in first.items() if kind == HOUSE] == [(-2, 1), (2, -1)]
    assert [cell for cell, kind in first.items() if kind == TOWER] == [(0, -2), (-1, 1)]
    assert first[1, 0] == CASTLE
    assert first[0, 0] == AXE
    assert (first[-3, 3], first[3, 0]) == (WOOD, SHEEP)


def test_side_tiles() -> None:
    assert [face.land for face in BOX.sea_faces] == [(AXE, SHEEP), (SHEEP, AXE)]
    assert [face.land for face in BOX.trophy_faces] == [(GOLD, WOOD), (WOOD, GOLD)]
    assert all(len(around(land) & set(BOX.row_of_five)) == 3 for land in BOX.side_land)


# ---- the board


def test_outline() -> None:
    assert len(set(BOX.outline)) == 25
    assert BOX.outline[:3] == ((-1, -2), (0, -3), (1, -3))
    assert BOX.outline[-1] == (3, 0)
    # Mirror-symmetric about the middle column.
    assert {(-q, q + r) for q, r in BOX.outline} == set(BOX.outline)


def test_joins_share_a_whole_edge_and_never_overlap() -> None:
    outline = set(BOX.outline)
    assert len(set(BOX.joins)) == 14
    for join in BOX.joins:
        other = placed(BOX.outline, join.rotation, join.q, join.r)
        assert not other & outline
        assert shared_sides(outline, other) == (13 if "bottom" in (join.a_edge, join.b_edge) else 11)
        assert join.rotation % 2 == 1


def test_joins_are_all_the_ways_there_are() -> None:
    outline = set(BOX.outline)
    found = set()
    for rotation, q, r in product(range(6), range(-8, 9), range(-8, 9)):
        other = placed(BOX.outline, rotation, q, r)
        if not other & outline and shared_sides(outline, other) >= 11:
            found.add((rotation, q, r))
    assert found == {(join.rotation, join.q, join.r) for join in BOX.joins}


def test_every_join_can_be_read_from_the_other_tile() -> None:
    ways = {(join.a_edge, join.b_edge, join.rotation, join.q, join.r) for join in BOX.joins}
    for join in BOX.joins:
        back = -join.rotation % 6
        assert (join.b_edge, join.a_edge, back, *turned((-join.q, -join.r), back)) in ways


def test_fits() -> None:
    outline, side = set(BOX.outline), (*BOX.row_of_five, *BOX.side_land)
    assert Counter(fit.overhang for fit in BOX.fits) == {False: 4, True: 6}
    for fit in BOX.fits:
        tile = placed(side, fit.rotation, fit.q, fit.r)
        assert not tile & outline
        assert (shared_sides(outline, tile) == 9) is not fit.overhang
        shore = {
            cell for cell in placed(BOX.row_of_five, fit.rotation, fit.q, fit.r) if around(cell) & outline
        }
        teeth = {cell for cell in outline if around(cell) & shore}
        assert len(teeth) == (2 if fit.overhang else 3)
        assert fit.rotation == {"right": 1, "bottom": 3, "left": 5}[fit.edge]


def test_first_hexes_of_a_full_fit() -> None:
    for face, fit in product(BOX.faces, [fit for fit in BOX.fits if not fit.overhang]):
        sea = placed(BOX.row_of_five, fit.rotation, fit.q, fit.r)
        land = placed(BOX.side_land, fit.rotation, fit.q, fit.r)
        kinds = zip(BOX.outline, face.cells, strict=True)
        first = land | {cell for cell, kind in kinds if kind in RESOURCES and around(cell) & sea}
        assert 3 <= len(first) <= 5


def test_no_resource_hex_touches_two_towers_or_two_castles_of_a_face() -> None:
    for face in BOX.faces:
        kinds = dict(zip(BOX.outline, face.cells, strict=True))
        for cell in BOX.outline:
            near = Counter(kinds[other] for other in around(cell) if other in kinds)
            assert near[TOWER] <= 1
            assert near[CASTLE] <= 1
            assert near[HOUSE] <= 3


# ---- the fjord


def fjord_axial(space: Space) -> Hex:
    return space.col, space.row - (space.col + (space.col & 1)) // 2


def neighbours(name: str) -> set[str]:
    spaces = {space.name: fjord_axial(space) for space in (*BOX.spaces, *BOX.site_spaces)}
    return {other for other, cell in spaces.items() if cell in around(spaces[name])}


def test_fjord_spaces() -> None:
    assert len({space.name for space in BOX.spaces}) == 34
    assert [(space.col, space.row) for space in BOX.spaces] == sorted((s.col, s.row) for s in BOX.spaces)
    assert [space.name for space in BOX.spaces[:6]] == ["a2", "a3", "a4", "a5", "a6", "b4"]
    assert [space.name for space in BOX.site_spaces] == ["f2", "b3", "e5"]
    assert Counter(space.name[0] for space in BOX.spaces) == {
        "a": 5,
        "b": 4,
        "c": 5,
        "d": 7,
        "e": 5,
        "f": 4,
        "g": 4,
    }


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("f2", "e1 e2 f3 g2"),
        ("b3", "a2 a3 b4 c2 c3"),
        ("e5", "d5 d6 e4 e6 f5 f6"),
        ("a2", "a3 b3"),
        ("b4", "a3 a4 b3 b5 c3 c4"),
        ("c6", "b6 b7 c5 d6 d7"),
        ("d1", "d2 e1"),
        ("d6", "c5 c6 d5 d7 e5 e6"),
        ("e1", "d1 d2 e2 f2"),
        ("f3", "e2 e3 f2 f4 g2 g3"),
        ("g5", "f5 f6 g4"),
    ],
)
def test_fjord_neighbours(name: str, expected: str) -> None:
    assert neighbours(name) == set(expected.split())


def test_fjord_adjacency_as_a_whole() -> None:
    free = {space.name for space in BOX.spaces}
    pairs = [pair for pair in combinations(sorted(free), 2) if pair[1] in neighbours(pair[0])]
    assert len(pairs) == 73
    sites = [len(neighbours(space.name) & free) for space in BOX.site_spaces]
    assert sites == [4, 5, 6]


# ---- corrections


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ('[[longship]]\nid = "L07"\nbonus = 3', "longships"),
        ('[[longship]]\nid = "L07"\nneeds = ["axe", "axe", "axe"]', "longships"),
        ('[[site]]\nid = "altar2"\npoints = 8', "sites"),
        ('[[trophy]]\nid = "6"\npoints = 25', "trophies"),
        ("[values]\ncastle = 5", "points"),
        ("[kit]\nvikings = 12", "vikings"),
        ('[kit]\nshields = ["second"]', "shields"),
        ("[rules]\ncastle_chain = [3, 6, 9]", "chain"),
        ("[rules]\nopen_longship = -3", "open_longship"),
        ("[rules]\ndisplay = 4", "display"),
        ('[[box]]\nid = "buildings"\ncastle = 6\ntotal = 40\n[stacks]\ncastle = 2', "stacks"),
        ('[[sea]]\nid = "sea1"\nland = ["gold", "gold"]', "sea_faces"),
        ('[[fit]]\nid = "F05"\nremove = true\n[[box]]\nid = "assembly"\noverhanging_fits = 5', "fits"),
    ],
)
def test_one_change_changes_that_and_the_digest(text: str, field: str) -> None:
    after = changed(text)
    assert getattr(after, field) != getattr(BOX, field)
    assert after.digest != BOX.digest
    assert replace(after, **{field: getattr(BOX, field), "digest": BOX.digest}) == BOX
    assert field in {entry.name for entry in fields(Components)}


def test_the_target_of_a_longship_changes_with_its_box_count() -> None:
    text = '[[longship]]\nid = "L01"\ntarget = "sheep"\n'
    refused(text, "wrong-count", "box longships", "6 wood", "5 wood")
    after = changed(text + '[[box]]\nid = "longships"\nwood = 5\nsheep = 7')
    assert after.longships[0].target == SHEEP


def test_a_fifth_territory_tile() -> None:
    rows = '["..WGS..", "..XTG..", ".SGWXW.", "XHTXCHW", "WSSXXWS"]'
    text = "".join(f'[[face]]\nid = "{n}"\nadd = true\ntile = "E"\ngrid = {rows}\n' for n in (9, 10))
    refused(text, "unknown-record", "box tile E", "tile E", "nothing")
    text += '[[box]]\nid = "tile E"\nadd = true\nhexes = 25\nwood = 6\nsheep = 5\ngold = 3\naxe = 6\n'
    text += "house = 2\ntower = 2\ncastle = 1\n"
    refused(text, "wrong-count", "box territory", "4 tiles", "5 tiles")
    text += '[[box]]\nid = "territory"\ntiles = 5\nfaces = 10\n'
    refused(text, "wrong-count", "box buildings", "18 house", "22 house")
    text += '[[box]]\nid = "buildings"\ntotal = 54\nhouse = 22\ntower = 20\ncastle = 12\n'
    assert len(changed(text).faces) == 10


def test_provenance_alone_does_not_change_the_digest() -> None:
    text = '[[face]]\nid = "1"\nsource = "rulebook"\nwhere = "my copy"'
    assert changed(text) == BOX
    assert source_of("face", "1", ("my.toml", text)) == "rulebook"


def test_wrong_counts() -> None:
    refused("[stacks]\nhouse = 3", "wrong-count", "box buildings", "18 house", "27 house")
    refused('[[box]]\nid = "kit"\nvikings = 14', "wrong-count", "box kit", "14 vikings", "13 vikings")
    refused('[[box]]\nid = "longships"\ntotal = 31', "wrong-count", "box longships", "31 total", "30 total")
    refused('[[join]]\nid = "J01"\nremove = true', "wrong-count", "box assembly", "14 joins", "13 joins")
    refused('[[face]]\nid = "1"\ntile = "B"', "wrong-count", "tile A", "2 faces", "1 faces")
    refused('[[site]]\nid = "port1"\nneeds = ["axe"]', "wrong-count", "site port1", "3 needs", "1 needs")
    refused('[[longship]]\nid = "L02"\nneeds = []', "wrong-count", "longship L02", "3 needs", "0 needs")
    refused('[[sea]]\nid = "sea1"\nland = ["axe"]', "wrong-count", "sea sea1", "2 land", "1 land")
    rows = '["..WGS..", "..XTG..", ".SGWXW.", "XHTXCHW", "WSSXXWW"]'
    refused(f'[[face]]\nid = "1"\ngrid = {rows}', "wrong-count", "face 1", "6 wood", "7 wood")


def test_bad_values() -> None:
    refused('[[longship]]\nid = "L07"\nbonus = 100', "bad-value", "longship L07, bonus", "0…99", "100")
    refused('[[longship]]\nid = "L07"\nbonus = -1', "bad-value", "longship L07, bonus", "0…99", "-1")
    targets = "wood, sheep, gold, house, tower, castle"
    refused('[[longship]]\nid = "L07"\ntarget = "axe"', "bad-value", "longship L07, target", targets, '"axe"')
    needs = '[[longship]]\nid = "L07"\nneeds = ["axe", "axe", "house"]'
    refused(needs, "bad-value", "longship L07, needs", "wood, sheep, gold, axe", '"house"')
    refused("[kit]\nvikings = 0", "bad-value", "kit, vikings", "1…20", "0")
    refused(
        '[kit]\nshields = ["double", "double"]', "bad-value", "kit, shields", "each once", "double, double"
    )
    refused(
        "[rules]\ncastle_chain = [4, 4, 8]", "bad-value", "rules, castle_chain", "3 rising sizes", "[4, 4, 8]"
    )
    refused("[rules]\ndisplay = 6", "bad-value", "rules, display", "1…5", "6")
    refused(
        '[[join]]\nid = "J01"\nat = [0, 0]',
        "bad-value",
        "join J01, at",
        "two pieces side by side",
        "an overlap",
    )
    refused(
        '[[fit]]\nid = "F01"\nat = [30, 0]', "bad-value", "fit F01, at", "two pieces side by side", "a gap"
    )
    refused('[[fit]]\nid = "F01"\nrotation = 2', "bad-value", "fit F01, rotation", "1", "2")
    tile_d = "".join(f'[[face]]\nid = "{face}"\nremove = true\n' for face in (7, 8))
    refused(tile_d, "bad-value", "face", "at least 4 tiles", "3")


@pytest.mark.parametrize("row", ["WSSXXW.", "WSSXXWQ", "WSSXXWWW", "WSSXXW~"])
def test_a_face_must_fill_the_outline(row: str) -> None:
    grid = f'["..WGS..", "..XTG..", ".SGWXW.", "XHTXCHW", "{row}"]'
    error = refusal(load, f'[[face]]\nid = "1"\ngrid = {grid}')
    assert error.key == "components-bad-value"
    assert error.params["record"] == "face 1, grid"
    assert error.params["expected"] == "WSGXHTC on the 25 hexes of the outline"


@pytest.mark.parametrize(
    ("text", "record", "expected", "found"),
    [
        (
            '[[longship]]\nid = "L30"\nremove = true',
            "longship L30",
            "30 longship",
            "29 longship, L30 removed",
        ),
        ('[[longship]]\nid = "L31"\nadd = true', "longship L31", "30 longship", "31 longship, L31 added"),
        ('[[site]]\nid = "port1"\nkind = "altar"', "site port1", "15 site", "15 site, port1 changed"),
        ('[[trophy]]\nid = "2"\nremove = true', "trophy 2", "5 trophy", "4 trophy, 2 removed"),
        ("[outline]\ncentre = [3, 2]", "outline", "1 outline", "1 outline, outline changed"),
        ('[fjord]\ngrid = ["ooo"]', "fjord", "1 fjord", "1 fjord, fjord changed"),
        ('[[edge]]\nid = "left"\ndirection = 4', "edge left", "3 edge", "3 edge, left changed"),
    ],
)
def test_what_the_action_table_is_built_on_is_fixed(
    text: str, record: str, expected: str, found: str
) -> None:
    note = "as printed (fixed: the action table is built on it)"
    refused(text, "bad-value", record, f"{expected} {note}", found)


def test_a_trophy_is_named_by_its_axes() -> None:
    fixed = "2 (fixed: the action table is built on it)"
    refused('[[trophy]]\nid = "2"\naxes = 1', "bad-value", "trophy 2, axes", fixed, "1")


def test_misspelt_corrections() -> None:
    refused('[[longship]]\nid = "L7"', "unknown-record", "longship L7", "L01, L02 … L30", '"L7"')
    refused("[stacks]\nhut = 1", "unknown-field", "stacks", "house, tower, castle", '"hut"')
    refused("[kit]\nvikings = '13'", "wrong-type", "kit, vikings", "integer", '"13"')


# ---- provenance


def test_every_record_has_a_source() -> None:
    records = provenance()
    assert len(records) == 14 + 30 + 15 + 5 + 3 + 14 + 10 + 2 + 2 + 8 + 7
    assert {record.source for record in records} == {"rulebook", "public"}
    assert all(record.where and record.summary for record in records)


def test_sources() -> None:
    assert source_of("stacks") == "rulebook"
    assert source_of("longship", "L07") == "public"
    assert source_of("longship", "L07", ("my.toml", '[[longship]]\nid = "L07"\nbonus = 3')) == "override"


def test_provenance_of_a_correction() -> None:
    records = provenance(("my.toml", "[values]\ngold = 3"))
    assert [(record.section, record.where) for record in records if record.source == "override"] == [
        ("values", "my.toml")
    ]
    with pytest.raises(UserError):
        provenance(("my.toml", "[values]\ngold = -3"))
