"""The pieces of Vikings on Board as typed values, checked against the box's counts."""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from typing import Final

from drakkar.games.vikings_on_board.pieces import (
    BARRELS,
    BODIES_OF_A_COLOUR,
    BUILDINGS,
    COLOURS,
    DRAWN,
    GOODS,
    PLACES,
    SHIPS,
)
from drakkar.kernel import components as kernel
from drakkar.kernel.components import Catalogue, Record, check_count
from drakkar.kernel.loader import Loader, travelling

SEATS: Final = (2, 3, 4)
BODIES_AT_START: Final = 3

_LETTERS: Final = "ABCD"
_MOST_POINTS: Final = 99
_MOST_SHIELDS: Final = 9
_MOST_CELLS: Final = 20
# Six buildings never run out, so fewer vikings than seven need never make a ship leave.
_FEWEST_VIKINGS: Final = 7
_MANY: Final = 99
_FIXED: Final = "fixed: the action table is built on it"


@dataclass(frozen=True)
class Components:
    """Everything in the box that has a number."""

    shields: tuple[int, ...]  # by body
    barrels: tuple[int, ...]  # the values of one player's
    chests: tuple[int, ...]  # by good
    stacks: tuple[int, int]
    shows: int  # chests that Warehouse 2 shows
    prices: tuple[int, ...]  # the track
    places: int  # bodies that a ship holds
    sterns: int
    bonus: int  # shields of a bonus viking
    patterns: dict[int, tuple[int, ...]]  # by number of seats: the letter at each building, as a number
    digest: str

    def __reduce__(self) -> tuple[object, ...]:
        return travelling("drakkar.games.vikings_on_board", self.digest)


def _build(data: Catalogue) -> Components:
    _check_structure(data)
    stacks, ships = data.record("stacks"), data.record("ships")
    ships.integer("bodies_at_start", BODIES_AT_START, BODIES_AT_START)
    result = Components(
        shields=tuple([shields for colour in COLOURS for shields in _shields(data.record("body", colour))]),
        barrels=_numbers(data.record("barrels"), "values", BARRELS, 1, _MOST_POINTS),
        chests=tuple([data.record("chest", good).integer("count", 0, _MANY) for good in GOODS]),
        stacks=(stacks.integer("warehouse_1", 0, _MANY), stacks.integer("warehouse_2", 0, _MANY)),
        shows=data.record("warehouse_2").integer("shows", 1, DRAWN),
        prices=_prices(data.record("market")),
        places=ships.integer("bodies_at_most", BODIES_AT_START, PLACES),
        sterns=data.record("sterns").integer("count", 1, SHIPS - 1),
        bonus=data.record("bonus_viking").integer("shields", 1, _MOST_SHIELDS),
        patterns={seats: _pattern(data.record("vikings", str(seats)), seats) for seats in SEATS},
        digest=data.digest(),
    )
    _check_box(data, result)
    return result


# ---- one record at a time


def _numbers(record: Record, field: str, count: int, low: int, high: int) -> tuple[int, ...]:
    values = record.integers(field)
    if len(values) != count or not all(low <= value <= high for value in values):
        raise record.bad(field, f"{count} integers, {low} to {high}", kernel.show(list(values)))
    return values


def _shields(record: Record) -> tuple[int, ...]:
    return _numbers(record, "shields", BODIES_OF_A_COLOUR, 1, _MOST_SHIELDS)


def _prices(record: Record) -> tuple[int, ...]:
    prices = record.integers("prices")
    rising = all(low < high for low, high in itertools.pairwise(prices))
    if not 2 <= len(prices) <= _MOST_CELLS or not rising or not 0 <= prices[0] <= prices[-1] <= _MOST_POINTS:
        raise record.bad("prices", f"2 to {_MOST_CELLS} rising prices", kernel.show(list(prices)))
    return prices


def _pattern(record: Record, seats: int) -> tuple[int, ...]:
    pattern = record.text("pattern")
    letters = _LETTERS[:seats]
    each = {pattern.count(letter) for letter in letters}
    if (
        not _FEWEST_VIKINGS <= len(pattern) <= len(BUILDINGS)
        or len(each) != 1
        or not set(pattern) <= set(letters)
    ):
        expected = f"{_FEWEST_VIKINGS} to {len(BUILDINGS)} letters, as many of each of {letters}"
        raise record.bad("pattern", expected, kernel.show(pattern))
    return tuple([letters.index(letter) for letter in pattern])


# ---- the whole box


def _check_structure(data: Catalogue) -> None:
    """Colours, goods, seat counts and the order of the buildings stay as printed."""
    fixed = {
        "body": COLOURS,
        "chest": GOODS,
        "vikings": tuple([str(seats) for seats in SEATS]),
        "building": BUILDINGS,
    }
    for section, names in fixed.items():
        found = tuple([record.id for record in data.records(section)])
        if found != names:
            expected = f"{', '.join(names)} ({_FIXED})"
            raise kernel.problem("bad-value", data.file, section, expected, ", ".join(found))
    for number, record in enumerate(data.records("building"), 1):
        record.integer("position", number, number)


def _check_box(data: Catalogue, found: Components) -> None:
    """The numbers of pieces are those of the box records; an experiment may change both."""
    vikings = max([len(pattern) // seats for seats, pattern in found.patterns.items()])
    counts = [
        ("bodies", len(found.shields)),
        ("bows", SHIPS),
        ("sterns", found.sterns),
        ("chests", sum(found.chests)),
        ("barrels", len(found.barrels) * len(COLOURS)),
        ("vikings", vikings * len(COLOURS) + 1),
    ]
    for key, number in counts:
        check_count(data.file, f"box {key}", data.record("box", key).integer("total", 0, _MANY), number)
    check_count(data.file, "stacks", sum(found.chests), sum(found.stacks))


_LOADER: Final = Loader("drakkar.games.vikings_on_board", _build)
load: Final = _LOADER.load
provenance: Final = _LOADER.provenance
