"""Scoring (clauses 10 to 13): from what lies in the warehouses, the Jarls and the upgraded longships."""

from __future__ import annotations

from typing import final

from drakkar.games.lofoten.box import WarehouseCard
from drakkar.games.lofoten.pieces import (
    ADD_TO_TOTAL,
    BUCKLER_GROUPS,
    BUCKLER_PAIRS,
    CLAN_OF,
    DIFFERENCE,
    EACH,
    GOODS,
    LEAD_BONUS,
    LONGSHIPS,
    MAJORITY,
    MINORITY,
    NONE,
    OWN_BUCKLERS,
    PRINTED_TOTAL,
    RIVAL_BUCKLERS,
    SEATS,
    SHIP_POINTS,
    TILE_COUNT,
    TILES,
    TILES_OF_A_GOOD,
    TOTAL,
    VALUE_OF,
)
from drakkar.games.lofoten.setting import Setting
from drakkar.kernel.game import OVER, ScoreSheet


@final
class Holdings:
    """What counts at the end. All of it is public, so a position and a view have the same."""

    def __init__(
        self,
        setting: Setting,
        stored: bytes,
        flipped: bytes,
        assigned: bytes,
        jarl: bytes,
        attached: bytes,
        upgraded: bytes,
    ) -> None:
        self.setting = setting
        self.stored = stored
        self.flipped = flipped
        self.assigned = assigned
        self.jarl = jarl
        self.attached = attached
        self.upgraded = upgraded

    def total(self, seat: int, good: int) -> int:
        """Quantity of a good on a seat's side: a flipped tile is 1 (clause 13.3)."""
        start = seat * TILES + good * TILES_OF_A_GOOD
        total = 0
        for tile in range(TILES_OF_A_GOOD):
            total += self.stored[start + tile] * VALUE_OF[tile] + self.flipped[start + tile]
        return total

    def printed_total(self, seat: int, good: int) -> int:
        start = seat * TILES + good * TILES_OF_A_GOOD
        total = 0
        for tile in range(TILES_OF_A_GOOD):
            total += (self.stored[start + tile] + self.flipped[start + tile]) * VALUE_OF[tile]
        return total

    def tiles(self, seat: int, good: int) -> int:
        start = seat * TILES + good * TILES_OF_A_GOOD
        end = start + TILES_OF_A_GOOD
        return sum(self.stored[start:end]) + sum(self.flipped[start:end])

    def bucklers(self, seat: int, good: int, clan: int) -> int:
        """Those of a clan on a seat's face-up tiles of a good."""
        start = seat * TILES + good * TILES_OF_A_GOOD
        count = 0
        for tile in range(TILES_OF_A_GOOD):
            if CLAN_OF[tile] == clan:
                count += self.stored[start + tile]
        return count

    def all_bucklers(self, seat: int, clan: int) -> int:
        return sum([self.bucklers(seat, good, clan) for good in range(len(GOODS))])

    def added_by_jarl(self, seat: int, warehouse: int) -> int:
        """What a seat's Jarl adds to the total of a warehouse that it is attached to (clause 12.10)."""
        if self.attached[seat] != warehouse:
            return 0
        jarl = self.setting.jarls[self.jarl[seat]]
        return jarl.amount if jarl.effect == ADD_TO_TOTAL else 0

    def count(self, seat: int, good: int) -> int:
        """What the good's warehouse counts on a seat's side (clause 11.2), Jarl included (clause 12.10)."""
        warehouse = self.assigned[good]
        metric = self.setting.warehouses[warehouse].metric
        if metric == TILE_COUNT:
            return self.tiles(seat, good)
        if metric == OWN_BUCKLERS:
            return self.bucklers(seat, good, seat)
        if metric == RIVAL_BUCKLERS:
            return self.bucklers(seat, good, 1 - seat)
        if metric == BUCKLER_PAIRS:
            return min(self.bucklers(seat, good, 0), self.bucklers(seat, good, 1))
        bonus = self.added_by_jarl(seat, warehouse)
        if metric == PRINTED_TOTAL:
            return self.printed_total(seat, good) + bonus
        assert metric == TOTAL
        return self.total(seat, good) + bonus

    def warehouse_points(self, good: int) -> tuple[int, int]:
        """What the warehouse of a good gives each seat; nothing while it has none (clause 10.2)."""
        warehouse = self.assigned[good]
        if warehouse == NONE:
            return 0, 0
        return points_of(
            self.setting.warehouses[warehouse],
            (self.count(0, good), self.count(1, good)),
            (self.tiles(0, good), self.tiles(1, good)),
            self.setting.both_on_tie,
        )


def points_of(
    card: WarehouseCard, counts: tuple[int, int], tiles: tuple[int, int], both_on_tie: bool
) -> tuple[int, int]:
    """What a warehouse gives each seat for the counts of both sides (clauses 10.1, 10.2, 11.3 to 11.7)."""
    if card.scoring == EACH:
        return card.points * counts[0], card.points * counts[1]
    if card.scoring == MINORITY and not (tiles[0] and tiles[1]):
        return 0, 0
    lead = counts[0] - counts[1]
    if lead == 0:
        both = card.points if both_on_tie and card.scoring != DIFFERENCE and counts[0] else 0
        return both, both
    winner = 0 if (lead > 0) != (card.scoring == MINORITY) else 1
    points = card.points
    loser = 0
    if card.scoring == DIFFERENCE:
        points = min(card.points * abs(lead), card.cap)
    elif card.scoring == MAJORITY and tiles[1 - winner]:
        loser = card.second
    return (points, loser) if winner == 0 else (loser, points)


def categories(setting: Setting) -> tuple[str, ...]:
    """The goods, whose warehouses score, and the modules in play."""
    names = list(GOODS)
    if setting.jarls:
        names.append("jarl")
    if setting.upgrades:
        names.append("longships")
    return tuple(names)


def score_rows(held: Holdings) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Points by category, for each seat."""
    warehouses = [held.warehouse_points(good) for good in range(len(GOODS))]
    return _row(held, 0, warehouses), _row(held, 1, warehouses)


def _row(held: Holdings, seat: int, warehouses: list[tuple[int, int]]) -> tuple[int, ...]:
    row = [points[seat] for points in warehouses]
    if held.setting.jarls:
        row.append(_jarl_points(held, seat, warehouses))
    if held.setting.upgrades:
        row.append(_longship_points(held, seat))
    return tuple(row)


def _jarl_points(held: Holdings, seat: int, warehouses: list[tuple[int, int]]) -> int:
    """Torsten's and Ylva's kinds of power (clause 12.10)."""
    at = held.jarl[seat]
    if at == NONE:
        return 0
    jarl = held.setting.jarls[at]
    if jarl.effect == LEAD_BONUS:
        for good, points in enumerate(warehouses):
            if held.assigned[good] == held.attached[seat] and points[seat] > points[1 - seat]:
                return jarl.amount
    elif jarl.effect == BUCKLER_GROUPS:
        groups = (held.all_bucklers(seat, seat) + jarl.other - 1) // jarl.other
        return jarl.amount * groups
    return 0


def _longship_points(held: Holdings, seat: int) -> int:
    """One bonus for the number upgraded, and longship A's own points (clauses 13.5 and 13.9)."""
    components = held.setting.components
    number = held.upgraded[seat].bit_count()
    points = components.set_bonus[number - 1] if number else 0
    for ship in range(len(LONGSHIPS)):
        longship = components.longships[ship]
        if held.upgraded[seat] >> ship & 1 and longship.effect == SHIP_POINTS:
            points += longship.amount
    return points


def score_sheet(held: Holdings, to_act: int) -> ScoreSheet:
    rows = score_rows(held)
    totals = (sum(rows[0]), sum(rows[1]))
    best = max(totals)
    winners = tuple([seat for seat in range(SEATS) if totals[seat] == best]) if to_act == OVER else ()
    return ScoreSheet(categories(held.setting), rows, totals, winners)
