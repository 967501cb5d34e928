"""Lofoten's pieces as typed values, checked against the box's counts."""

from __future__ import annotations

from typing import Final

from drakkar.games.lofoten.box import Components, Good, Jarl, Longship, Requirement, WarehouseCard
from drakkar.games.lofoten.pieces import (
    AREAS,
    CARDS,
    CLANS,
    GOODS,
    HAND,
    JARL_EFFECTS,
    JARL_NAMES,
    JARLS,
    LONGSHIPS,
    METRICS,
    NONE,
    POWERS,
    REQUIREMENTS,
    SCORINGS,
    SEATS,
    SHIP_EFFECTS,
    TILES,
    TILES_OF_A_GOOD,
    VALUES,
    WAREHOUSES,
)
from drakkar.kernel import components as kernel
from drakkar.kernel.components import Catalogue, Record, check_count
from drakkar.kernel.loader import Loader

_MOST_POINTS: Final = 99
_MOST_COPIES: Final = 60  # everything is counted in bytes
_MANY: Final = 999
_MOST_ALIKE: Final = 3  # of one good in the first market (clause 2.3)
# Every longship may hold a card while both hands are full.
_FEWEST_ORDERS: Final = SEATS * (HAND + len(LONGSHIPS))


def _build(data: Catalogue) -> Components:
    _check_ids(data)
    warehouses = [_warehouse(record) for record in data.records("warehouse")]
    coins, piles = data.record("coins"), data.record("piles")
    total = coins.integer("total", 0, _MOST_COPIES)
    first = coins.integer("first", 0, total)
    result = Components(
        goods=tuple(_good(data.record("good", name)) for name in GOODS),
        tiles=_tiles(data),
        orders=_orders(data),
        level1=tuple(card for card in warehouses if card.level == 1),
        level2=tuple(card for card in warehouses if card.level == 2),
        jarls=tuple(_jarl(data.record("jarl", name), number) for number, name in enumerate(JARL_NAMES)),
        requirements=tuple(_requirement(record) for record in data.records("requirement")),
        longships=tuple(_longship(data.record("longship", name)) for name in LONGSHIPS),
        coins=total,
        first_coins=first,
        second_coins=coins.integer("second", 0, total - first),
        move_price=coins.integer("move", 1, _MOST_COPIES),
        renew_price=coins.integer("renew", 1, _MOST_COPIES),
        extra_price=coins.integer("extra", 1, _MOST_COPIES),
        set_bonus=_set_bonus(data.record("set_bonus")),
        piles=(piles.integer("first", 0, _MANY), piles.integer("second", 0, _MANY)),
        piles_source=piles.source,
        turn_cap=data.record("limit").integer("turns", SEATS, _MANY),
        digest=data.digest(),
    )
    _check_box(data, result)
    return result


# ---- one record at a time


def _good(record: Record) -> Good:
    return Good(record.id, POWERS.index(record.choice("power", POWERS)), record.source)


def _tiles(data: Catalogue) -> tuple[int, ...]:
    """Copies by kind of tile: good, value, clan."""
    return tuple(
        data.record("tile", f"{good}-{value}").integer(clan, 0, _MOST_COPIES)
        for good in GOODS
        for value in VALUES
        for clan in CLANS
    )


def _orders(data: Catalogue) -> tuple[int, ...]:
    """Copies by kind of order card: good, value."""
    return tuple(
        data.record("order", f"{good}-{value}").integer("count", 0, _MOST_COPIES)
        for good in GOODS
        for value in VALUES
    )


def _warehouse(record: Record) -> WarehouseCard:
    return WarehouseCard(
        record.id,
        record.integer("level", 1, 2),
        SCORINGS.index(record.choice("scoring", SCORINGS)),
        METRICS.index(record.choice("metric", METRICS)),
        record.integer("points", 0, _MOST_POINTS),
        record.integer("second", 0, _MOST_POINTS),
        record.integer("cap", 0, _MOST_POINTS),
        record.source,
    )


def _jarl(record: Record, number: int) -> Jarl:
    """Refuses numbers that an effect cannot work with: a price or a group of 0, two seizures at once."""
    effect = record.choice("effect", JARL_EFFECTS)
    least = 1 if effect in ("store_tile", "cheaper") else 0
    most = 1 if effect == "store_tile" else _MOST_POINTS
    amount = record.integer("amount", least, most)
    other = record.integer("other", 1 if effect in ("cheaper", "buckler_groups") else 0, _MOST_POINTS)
    return Jarl(record.id, number, JARL_EFFECTS.index(effect), amount, other, record.source)


def _requirement(record: Record) -> Requirement:
    kind = record.choice("kind", REQUIREMENTS)
    of_a_good = kind.endswith("_of")
    if not of_a_good and record.text("good"):
        raise record.bad("good", '""', kernel.show(record.text("good")))
    good = record.choice("good", GOODS) if of_a_good else ""
    return Requirement(
        record.id,
        record.text("card"),
        REQUIREMENTS.index(kind),
        GOODS.index(good) if good else NONE,
        record.integer("amount", 1, _MOST_POINTS),
        record.source,
    )


def _longship(record: Record) -> Longship:
    effect = SHIP_EFFECTS.index(record.choice("effect", SHIP_EFFECTS))
    return Longship(record.id, effect, record.integer("amount", 0, _MOST_POINTS), record.source)


def _set_bonus(record: Record) -> tuple[int, ...]:
    points = record.integers("points")
    if len(points) != len(LONGSHIPS) or not all(0 <= value <= _MOST_POINTS for value in points):
        expected = ", ".join([kernel.span(0, _MOST_POINTS)] * len(LONGSHIPS))
        raise record.bad("points", f"[{expected}]", kernel.show(list(points)))
    return points


# ---- the whole box


def _check_ids(data: Catalogue) -> None:
    """The action table names these pieces: none may be missing or new."""
    pairs = [f"{good}-{value}" for good in GOODS for value in VALUES]
    named = (
        ("good", GOODS),
        ("tile", pairs),
        ("order", pairs),
        ("longship", LONGSHIPS),
        ("jarl", JARL_NAMES),
    )
    for section, names in named:
        key = data.odd_one(section, names)
        if key:
            raise kernel.problem("fixed", data.file, f"{section} {key}", kernel.listed(names), key)


def _count(data: Catalogue, box: str, field: str, found: int) -> None:
    expected = data.record("box", box).integer(field, 0, _MANY)
    check_count(data.file, f"box {box}, {field}", expected, found)


def _check_box(data: Catalogue, found: Components) -> None:
    """The numbers of pieces are those of the box records; an experiment may change both."""
    _count(data, "tiles", "total", sum(found.tiles))
    for good in range(len(GOODS)):
        of_good = found.tiles[good * TILES_OF_A_GOOD : (good + 1) * TILES_OF_A_GOOD]
        for number, field in enumerate(("ones", "twos", "threes")):
            _count(data, "tiles", field, of_good[2 * number] + of_good[2 * number + 1])
    _count(data, "orders", "total", sum(found.orders))
    _count(data, "warehouses", "level1", len(found.level1))
    _count(data, "warehouses", "level2", len(found.level2))
    _count(data, "jarls", "total", len(found.jarls))
    _count(data, "requirements", "faces", len(found.requirements))
    cards = {face.card for face in found.requirements}
    _count(data, "requirements", "cards", len(cards))
    _count(data, "coins", "total", found.coins)
    left = sum(found.tiles) - AREAS
    check_count(data.file, "piles, first + second", left, sum(found.piles))
    _check_setup(data, found, len(cards))


def _check_setup(data: Catalogue, found: Components, cards: int) -> None:
    """A match can be set up, and the deck never runs out, whatever an experiment has changed."""
    _enough(data, "warehouse, level = 1", WAREHOUSES, len(found.level1))
    _enough(data, "warehouse, level = 2, metric != printed_total", WAREHOUSES, len(found.without_upgrades()))
    _enough(data, "requirement, card", JARLS, cards)
    _enough(data, "order, count", _FEWEST_ORDERS, sum(found.orders))
    # Or a first market, and two different starting orders for each, could not be dealt.
    by_good = [sum(found.tiles[at : at + TILES_OF_A_GOOD]) for at in range(0, TILES, TILES_OF_A_GOOD)]
    if sum([min(tiles, _MOST_ALIKE) for tiles in by_good]) < AREAS:
        raise kernel.problem("too-alike", data.file, "tile", AREAS, kernel.show(by_good))
    orders = [sum(found.orders[at : at + len(VALUES)]) for at in range(0, CARDS, len(VALUES))]
    if len([count for count in orders if count >= SEATS]) < 2:
        raise kernel.problem("too-alike", data.file, "order", SEATS, kernel.show(orders))


def _enough(data: Catalogue, what: str, least: int, found: int) -> None:
    if found < least:
        raise kernel.problem("too-few", data.file, what, least, found)


_LOADER: Final = Loader("drakkar.games.lofoten", _build)
load: Final = _LOADER.load
provenance: Final = _LOADER.provenance
source_of: Final = _LOADER.source_of
