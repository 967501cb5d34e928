"""What everything is worth at the end: clauses 10 to 13 of Lofoten, read off a position."""

from __future__ import annotations

from dataclasses import dataclass

from drakkar.kernel.game import ScoreSheet
from tests.games.lofoten.position import CLANS, GOODS, Position, Warehouse, clan_of, value_of

SET_BONUS = (0, 1, 3, 6, 10)  # clause 13.9


@dataclass(frozen=True)
class Card:
    """A warehouse card: what it counts on a side, how it pays, and how much."""

    counts: str
    pays: str
    points: int
    second: int = 0
    cap: int = 0


CARDS = {f"W1-{n}": Card("total", "majority", n + 3) for n in range(1, 9)} | {
    "tally_house": Card("tiles", "majority", 8),
    "shield_hall": Card("own_bucklers", "each", 3),
    "trophy_hall": Card("rival_bucklers", "each", 3),
    "treaty_hall": Card("buckler_pairs", "each", 4),
    "scale_house": Card("total", "difference", 1, cap=10),
    "feast_hall": Card("total", "majority", 10, second=4),
    "thrift_store": Card("tiles", "each", 2),
    "sealed_cellar": Card("printed_total", "majority", 8),
}


def bonus(position: Position, number: int, seat: int) -> int:
    """What Sigrun adds (clause 12.10)."""
    with_sigrun = [
        jarl for jarl in position.jarls if (jarl.name, jarl.owner, jarl.warehouse) == ("sigrun", seat, number)
    ]
    return len(with_sigrun)


def count(position: Position, number: int, seat: int) -> int:
    """Clause 11.2: what a warehouse's card counts on a seat's side."""
    warehouse = position.warehouses[number - 1]
    if not warehouse.good:
        return 0
    side, counts = warehouse.sides[seat], CARDS[warehouse.card].counts
    if counts == "total":
        return sum(stored.quantity for stored in side) + bonus(position, number, seat)
    if counts == "printed_total":
        return sum(value_of(stored.tile) for stored in side) + bonus(position, number, seat)
    if counts == "tiles":
        return len(side)
    bucklers = [clan_of(stored.tile) for stored in side if not stored.flipped]
    own, rival = bucklers.count(CLANS[seat]), bucklers.count(CLANS[1 - seat])
    return {"own_bucklers": own, "rival_bucklers": rival, "buckler_pairs": min(own, rival)}[counts]


def pay(position: Position, number: int, seat: int) -> int:
    """What a warehouse pays a seat (clauses 10.1, 10.2 and 11.3 to 11.7)."""
    warehouse = position.warehouses[number - 1]
    card = CARDS[warehouse.card]
    mine, other = count(position, number, seat), count(position, number, 1 - seat)
    if card.pays == "each":
        return card.points * mine
    if card.pays == "difference":
        return min(card.cap, card.points * max(0, mine - other))
    if card.pays == "minority" and not all(warehouse.sides):
        return 0
    if mine == other:
        return card.points if mine and position.options["both_score_on_tie"] == "on" else 0
    if (mine > other) == (card.pays == "majority"):
        return card.points
    return card.second if warehouse.sides[seat] else 0


def holding(position: Position, good: str) -> list[tuple[int, Warehouse]]:
    """The warehouse of a good with its number, if there is one yet."""
    return [(n, warehouse) for n, warehouse in enumerate(position.warehouses, 1) if warehouse.good == good]


def jarl_points(position: Position, seat: int) -> int:
    """Clause 12.10."""
    points = 0
    for jarl in position.jarls:
        if jarl.owner == seat and jarl.name == "torsten":
            mine, other = (pay(position, jarl.warehouse, side) for side in (seat, 1 - seat))
            points += 4 if jarl.warehouse and mine > other else 0
        if jarl.owner == seat and jarl.name == "ylva":
            shown = [clan_of(stored.tile) for stored in position.stored(seat) if not stored.flipped]
            points += (shown.count(CLANS[seat]) + 1) // 2
    return points


def longship_points(position: Position, seat: int) -> int:
    """Clauses 13.5 and 13.9."""
    upgraded = [ship.name for ship in position.clans[seat].slots.values() if ship.upgraded]
    return SET_BONUS[len(upgraded)] + (3 if "A" in upgraded else 0)


def points(position: Position, seat: int) -> dict[str, int]:
    """The score sheet of a seat, line by line."""
    sheet = {good: sum(pay(position, n, seat) for n, _ in holding(position, good)) for good in GOODS}
    if position.options["jarls"] == "on":
        sheet["jarl"] = jarl_points(position, seat)
    if position.options["longships"] == "on":
        sheet["longships"] = longship_points(position, seat)
    return sheet


def total(position: Position, seat: int) -> int:
    return sum(points(position, seat).values())


def winners(position: Position) -> tuple[int, ...]:
    """Clause 10.3."""
    best = max(total(position, seat) for seat in (0, 1))
    return tuple(seat for seat in (0, 1) if total(position, seat) == best)


def sheet(position: Position) -> ScoreSheet:
    rows = [points(position, seat) for seat in (0, 1)]
    over = position.phase == "over"
    return ScoreSheet(
        tuple(rows[0]),
        tuple(tuple(row.values()) for row in rows),
        tuple(sum(row.values()) for row in rows),
        winners(position) if over else (),
    )
