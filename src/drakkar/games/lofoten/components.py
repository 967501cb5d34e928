"""Lofoten's pieces as typed values, checked against the box's counts."""

from __future__ import annotations

from functools import lru_cache
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
from drakkar.kernel.components import Catalogue, Record

PACKAGE: Final = "drakkar.games.lofoten"

_FIXED: Final = "fixed: the action table is built on it"
_MOST_POINTS: Final = 99
_MOST_COPIES: Final = 60  # everything is counted in bytes
_MANY: Final = 999
_MOST_ALIKE: Final = 3  # of one good in the first market (clause 2.3)
# Every longship may hold a card while both hands are full.
_FEWEST_ORDERS: Final = SEATS * (HAND + len(LONGSHIPS))


def load(override: tuple[str, str] | None = None) -> Components:
    """The pieces, with a reader's corrections given as (file name, text of the file)."""
    return _load(override)


def provenance(override: tuple[str, str] | None = None) -> tuple[Record, ...]:
    """Every record with its `section`, `id`, `summary`, `source` and `where`; the corrections are checked."""
    _load(override)
    return _catalogue(override).provenance()


def source_of(section: str, key: str = "", override: tuple[str, str] | None = None) -> str:
    """Where one record comes from: rulebook, public, reconstructed or override."""
    return _catalogue(override).record(section, key).source


@lru_cache(maxsize=8)
def _catalogue(override: tuple[str, str] | None) -> Catalogue:
    if override is None:
        return kernel.load(PACKAGE)
    return kernel.merge(_catalogue(None), override[0], override[1])


@lru_cache(maxsize=8)
def _load(override: tuple[str, str] | None) -> Components:
    data = _catalogue(override)
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
    effect = JARL_EFFECTS.index(record.choice("effect", JARL_EFFECTS))
    amount = record.integer("amount", 0, _MOST_POINTS)
    other = record.integer("other", 0, _MOST_POINTS)
    if record.text("effect") == "store_tile" and amount != 1:
        raise record.bad("amount", "1 (one tile)", amount)
    if record.text("effect") == "buckler_groups" and other == 0:
        raise record.bad("other", "at least 1 (bucklers in a group)", other)
    if record.text("effect") == "cheaper" and not amount * other:
        raise record.bad("amount", "two prices of at least 1", f"{amount}, {other}")
    return Jarl(record.id, number, effect, amount, other, record.source)


def _requirement(record: Record) -> Requirement:
    kind = record.choice("kind", REQUIREMENTS)
    of_a_good = kind.endswith("_of")
    if not of_a_good and record.text("good"):
        raise record.bad("good", f'"" ({kind} is about no single good)', kernel.show(record.text("good")))
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
        expected = f"{len(LONGSHIPS)} integers from 0 to {_MOST_POINTS}"
        raise record.bad("points", expected, kernel.show(list(points)))
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
        found = [record.id for record in data.records(section)]
        for key in (*names, *found):
            if (key in names) != (key in found):
                what = "added" if key in found else "removed"
                expected = f"{kernel.listed(names)} ({_FIXED})"
                raise kernel.problem("bad-value", data.file, f"{section} {key}", expected, f"{key} {what}")


def _count(data: Catalogue, box: str, field: str, found: int) -> None:
    expected = data.record("box", box).integer(field, 0, _MANY)
    if expected != found:
        raise kernel.problem(
            "wrong-count", data.file, f"box {box}", f"{expected} {field}", f"{found} {field}"
        )


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
    if sum(found.piles) != left:
        raise kernel.problem("wrong-count", data.file, "piles", f"{left} tiles", f"{sum(found.piles)} tiles")
    _enough(data, "warehouse", "cards of each level", WAREHOUSES, min(len(found.level1), len(found.level2)))
    _enough(data, "requirement", "cards", JARLS, len(cards))
    _enough(data, "order", "cards", _FEWEST_ORDERS, sum(found.orders))
    # Or a first market, and two different starting orders for each, could not be dealt.
    by_good = [sum(found.tiles[at : at + TILES_OF_A_GOOD]) for at in range(0, TILES, TILES_OF_A_GOOD)]
    varied = sum([min(tiles, _MOST_ALIKE) for tiles in by_good])
    _enough(data, "tile", f"tiles, at most {_MOST_ALIKE} of a good", AREAS, varied)
    orders = [sum(found.orders[at : at + len(VALUES)]) for at in range(0, CARDS, len(VALUES))]
    _enough(data, "order", "goods with two cards", 2, len([count for count in orders if count >= SEATS]))


def _enough(data: Catalogue, section: str, what: str, least: int, found: int) -> None:
    if found < least:
        raise kernel.problem("bad-value", data.file, section, f"at least {least} {what}", f"{found} {what}")
