"""Looot's definitions, computed naively from what lies on the table, apart from the rules' own tables."""

from __future__ import annotations

from itertools import combinations

from drakkar.games.looot.components import Components
from drakkar.games.looot.layout import LAND_NAMES, Placed
from drakkar.games.looot.setting import FJORD, LONGSHIP_DONE, LONGSHIP_OPEN, SITE_DONE, SITE_OPEN, SPACES
from drakkar.games.looot.state import BUILDING, LONGSHIP, NONE, LoootState
from drakkar.games.looot.tiles import AXE, CASTLE, HOUSE, KINDS, RESOURCES, TOWER

Spot = tuple[int, int]
AROUND = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))


def beside(spot: Spot) -> set[Spot]:
    return {(spot[0] + q, spot[1] + r) for q, r in AROUND}


def put(piece: Placed, local: Spot) -> Spot:
    q, r = local
    for _ in range(piece.rotation):
        q, r = -r, q + r
    return piece.q + q, piece.r + r


class Chart:
    """The map of a match: where each land hex and sea hex is, and what is on it."""

    def __init__(self, state: LoootState) -> None:
        box, layout = state.setting.components, state.setting.layout
        self.spot: dict[int, Spot] = {}
        self.kind: dict[int, int] = {}
        for slot, piece in enumerate(layout.tiles):
            for number, local in enumerate(box.outline):
                self.spot[25 * slot + number] = put(piece, local)
                self.kind[25 * slot + number] = box.faces[piece.face].cells[number]
        sides = ((100, layout.sea, box.sea_faces), (102, layout.trophies, box.trophy_faces))
        for first, piece, faces in sides:
            for number, local in enumerate(box.side_land):
                self.spot[first + number] = put(piece, local)
                self.kind[first + number] = faces[piece.face].land[number]
        at = {spot: land for land, spot in self.spot.items()}
        self._near = {
            land: {at[other] for other in beside(spot) if other in at} for land, spot in self.spot.items()
        }
        self.sea = [put(layout.sea, local) for local in box.row_of_five]
        self.trophy_row = [put(layout.trophies, local) for local in box.row_of_five]

    def near(self, land: int) -> set[int]:
        return self._near[land]

    def of_kind(self, kind: int) -> list[int]:
        return [land for land in sorted(self.kind) if self.kind[land] == kind]


def standing(state: LoootState, seat: int) -> set[int]:
    return {land for land in range(len(LAND_NAMES)) if state.ground[land] >> seat & 1}


def free_hexes(state: LoootState, chart: Chart) -> list[int]:
    """Clauses 3.1 to 3.3, by definition."""
    vikings = {land for seat in range(state.setting.seats) for land in standing(state, seat)}
    any_sea = state.setting.options["shore"] == "sea"
    waters = {spot for slot, spot in enumerate(chart.sea) if any_sea or state.sea[slot] != NONE}
    return [
        land
        for land in sorted(chart.spot)
        if chart.kind[land] in RESOURCES
        and land not in vikings
        and (chart.near(land) & vikings or beside(chart.spot[land]) & waters)
    ]


def groups(state: LoootState, seat: int, chart: Chart) -> list[set[int]]:
    """Clause 5.1: connected hexes, by flood fill."""
    left = standing(state, seat)
    found: list[set[int]] = []
    while left:
        group, edge = set[int](), {min(left)}
        while edge:
            group |= edge
            edge = {near for land in edge for near in chart.near(land)} & left - group
        left -= group
        found.append(group)
    return found


def linked(state: LoootState, seat: int, chart: Chart) -> set[tuple[int, int]]:
    """Clauses 5.1 to 5.3: pairs of towers, as land hexes, that one group touches."""
    pairs: set[tuple[int, int]] = set()
    for group in groups(state, seat, chart):
        touched = [tower for tower in chart.of_kind(TOWER) if chart.near(tower) & group]
        pairs |= set(combinations(touched, 2))
    return pairs


def castle_due(state: LoootState, seat: int, castle: int, chart: Chart) -> int:
    """Clauses 6.1 and 6.2: what the largest group at a castle is due in all."""
    due = 0
    for group in groups(state, seat, chart):
        if group & chart.near(castle):
            size = len(group)
            if state.setting.options["castle_count"] == "vikings":
                size += sum(1 for code in state.doubled if code % 4 == seat and code // 4 in group)
            due = max(due, sum(size >= step for step in state.setting.components.chain))
    return due


def on_fjord(state: LoootState, seat: int) -> list[int]:
    return list(state.fjord[seat * FJORD : (seat + 1) * FJORD])


def spaces_around(box: Components, space: int) -> list[int]:
    """Fjord spaces next to a space: columns are offset, even ones half a hex lower."""
    cells = [(space.col, space.row) for space in (*box.spaces, *box.site_spaces)]
    col, row = cells[space]
    if col % 2 == 0:
        sides = [(col - 1, row), (col - 1, row + 1), (col + 1, row), (col + 1, row + 1)]
    else:
        sides = [(col - 1, row - 1), (col - 1, row), (col + 1, row - 1), (col + 1, row)]
    return [at for at, cell in enumerate(cells) if cell in [(col, row - 1), (col, row + 1), *sides]]


def satisfied(state: LoootState, seat: int, space: int, needs: tuple[int, ...]) -> bool:
    """Clauses 8.2, 8.3 and 9.1: each tile asked for is there, one tile for each."""
    fjord = on_fjord(state, seat)
    around = [fjord[at] for at in spaces_around(state.setting.components, space)]
    for need in needs:
        if need not in around:
            return False
        around.remove(need)
    return True


def worth(state: LoootState, seat: int) -> list[int]:
    box = state.setting.components
    values = list(box.points)
    for code in on_fjord(state, seat)[:SPACES]:
        if LONGSHIP_DONE <= code < SITE_OPEN:
            longship = box.longships[code - LONGSHIP_DONE]
            values[longship.target] += longship.bonus
    return values


def points(state: LoootState, seat: int) -> int:
    """Clauses 12.2 and 12.3."""
    box, fjord, values = state.setting.components, on_fjord(state, seat), worth(state, seat)
    total = sum(values[code] for code in fjord if 0 < code < KINDS)
    total += sum(box.sites[code - SITE_DONE].points for code in fjord[SPACES:] if code >= SITE_DONE)
    total += box.open_longship * sum(LONGSHIP_OPEN <= code < LONGSHIP_DONE for code in fjord)
    if state.trophy[seat] != NONE:
        total += box.trophies[state.trophy[seat]].points
    return total


def check(state: LoootState, chart: Chart) -> None:
    check_pieces(state, chart)
    check_consistent(state, chart)
    check_captures(state, chart)


def check_consistent(state: LoootState, chart: Chart) -> None:
    """All that the position keeps up to date equals its definition."""
    setting = state.setting
    if state.to_act >= 0 and not state.took:
        free = free_hexes(state, chart)
        assert state.open == free
        assert [land for land in range(len(LAND_NAMES)) if state.ground[land] & 16] == free
    for seat in range(setting.seats):
        masks = sorted(sum(1 << land for land in group) for group in groups(state, seat, chart))
        assert list(state.groups[seat]) == masks
        fjord = on_fjord(state, seat)
        assert list(state.free[seat]) == [space for space in range(SPACES) if fjord[space] == 0]
        tally = list(state.tally[seat * KINDS : (seat + 1) * KINDS])
        assert tally[1:] == [fjord.count(kind) for kind in range(1, KINDS)]
        assert list(state.worth[seat]) == worth(state, seat)
        assert state.points[seat] == points(state, seat)
        for space, code in enumerate(fjord):
            if LONGSHIP_OPEN <= code < SITE_OPEN:
                needs = setting.components.longships[(code - LONGSHIP_OPEN) % 30].needs
                assert satisfied(state, seat, space, needs) == (code >= LONGSHIP_DONE)
            elif code >= SITE_OPEN:
                needs = setting.components.sites[(code - SITE_OPEN) % 15].needs
                assert satisfied(state, seat, space, needs) == (code >= SITE_DONE)


def check_captures(state: LoootState, chart: Chart) -> None:
    """In a match played from its start, what has paid is what the groups on the map are due."""
    setting = state.setting
    for seat in range(setting.seats):
        towers = [setting.building_lands[tower] for tower in setting.towers]
        paid = state.pairs_paid[seat]
        pairs = [(first, second) for second in range(len(towers)) for first in range(second)]
        # Groups only ever grow, so a pair once linked stays linked.
        used = {(towers[a], towers[b]) for at, (a, b) in enumerate(pairs) if paid >> at & 1}
        if state.joined and seat == state.to_act:
            assert used < linked(state, seat, chart), "which new pair pays is being asked"
        else:
            assert used == linked(state, seat, chart)
        for number, castle in enumerate(setting.castles):
            due = castle_due(state, seat, setting.building_lands[castle], chart)
            assert state.castles_paid[seat * len(setting.castles) + number] == due


def check_pieces(state: LoootState, chart: Chart) -> None:
    """Every physical piece is in exactly one place."""
    box, seats = state.setting.components, range(state.setting.seats)
    fjords = [code for seat in seats for code in on_fjord(state, seat)]
    held = [state.held - LONGSHIP] if state.held >= LONGSHIP else []
    longships = [(code - LONGSHIP_OPEN) % 30 for code in fjords if LONGSHIP_OPEN <= code < SITE_OPEN]
    at_sea = [longship for longship in state.sea if longship != NONE]
    assert sorted([*state.bag.items, *at_sea, *held, *longships]) == list(range(len(box.longships)))
    for seat in seats:
        doubled = sum(1 for code in state.doubled if code % 4 == seat)
        assert state.vikings[seat] + len(standing(state, seat)) + doubled == box.vikings
        sites = [box.sites[(code - SITE_OPEN) % 15].kind for code in on_fjord(state, seat)[SPACES:]]
        assert sites == ["port", "altar", "palace"]
    dealt = [(code - SITE_OPEN) % 15 for code in fjords if code >= SITE_OPEN]
    assert len(dealt) == len(set(dealt)) == 3 * len(seats)
    claimed = [trophy for trophy in state.trophy if trophy != NONE]
    left = [trophy for trophy in range(len(box.trophies)) if state.trophies_left >> trophy & 1]
    assert sorted(claimed + left) == list(range(len(box.trophies)))
    lands = state.setting.building_lands
    assert lands == sorted(land for kind in (HOUSE, TOWER, CASTLE) for land in chart.of_kind(kind))
    for kind in (HOUSE, TOWER, CASTLE):
        stacks = [state.stacks[at] for at, land in enumerate(lands) if chart.kind[land] == kind]
        pending = [code for code in state.pending if code >= BUILDING]
        loot = sum(1 for code in pending if chart.kind[lands[code - BUILDING]] == kind)
        assert sum(stacks) + loot + fjords.count(kind) == box.stacks[kind] * len(stacks)
        assert all(0 <= stack <= box.stacks[kind] for stack in stacks)
    assert all(code in RESOURCES for code in state.pending if code < BUILDING)
    assert fjords.count(AXE) == sum(state.tally[seat * KINDS + AXE] for seat in seats)
