"""Everything a player of Vikings on Board can do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from drakkar.games.vikings_on_board.pieces import (
    BARRELS,
    BUILDINGS,
    COLOURS,
    DRAWN,
    GOODS,
    PLACES,
    SHIPS,
)
from drakkar.kernel.actions import Action, ActionSpace, Entry

GO: Final = 0
BODY: Final = 1
SHIP: Final = 2
BARREL: Final = 3
BET: Final = 4
CHEST: Final = 5
RAISE: Final = 6
TAKE: Final = 7
BOX: Final = 8


@dataclass(frozen=True)
class Go(Action):
    """Send the viking at the head of the queue to a building."""

    building: str


@dataclass(frozen=True)
class Body(Action):
    """Choose the body at a place, counted from the bow, of a ship."""

    ship: int
    place: int


@dataclass(frozen=True)
class Ship(Action):
    """Choose a ship: where a body or chest goes, or which one leaves."""

    ship: int


@dataclass(frozen=True)
class Barrel(Action):
    """Choose one of one's own barrels."""

    barrel: int


@dataclass(frozen=True)
class Bet(Action):
    """Put the chosen barrel on a colour's zone at a ship."""

    ship: int
    colour: str


@dataclass(frozen=True)
class Chest(Action):
    """Choose one of the chests drawn at Warehouse 2, in the order they were drawn."""

    number: int


@dataclass(frozen=True)
class Raise(Action):
    """Raise the price of a good at the market."""

    good: str


@dataclass(frozen=True)
class Take(Action):
    """Take a chest as one's share of a departing ship."""

    good: str


@dataclass(frozen=True)
class Box(Action):
    """Choose the chest that a neutral colour's share sends back to the box."""

    good: str


def _entries() -> list[Entry]:
    entries: list[Entry] = []
    for number, name in enumerate(BUILDINGS):
        entries.append(Entry(GO, number, Go(name), f"go {name}", (f"building:{name}",)))
    for ship in range(SHIPS):
        for place in range(PLACES):
            at = ship * PLACES + place
            name = f"{ship + 1}.{place + 1}"
            entries.append(Entry(BODY, at, Body(ship + 1, place + 1), f"body {name}", (f"body:{name}",)))
    for ship in range(SHIPS):
        entries.append(Entry(SHIP, ship, Ship(ship + 1), f"ship {ship + 1}", (f"ship:{ship + 1}",)))
    for barrel in range(BARRELS):
        name = str(barrel + 1)
        entries.append(Entry(BARREL, barrel, Barrel(barrel + 1), f"barrel {name}", (f"barrel:{name}",)))
    for ship in range(SHIPS):
        for number, colour in enumerate(COLOURS):
            at = ship * len(COLOURS) + number
            name = f"{ship + 1}.{colour}"
            entries.append(Entry(BET, at, Bet(ship + 1, colour), f"bet {name}", (f"zone:{name}",)))
    for number in range(DRAWN):
        name = str(number + 1)
        entries.append(Entry(CHEST, number, Chest(number + 1), f"chest {name}", (f"chest:{name}",)))
    for number, good in enumerate(GOODS):
        entries.append(Entry(RAISE, number, Raise(good), f"raise {good}", (f"price:{good}",)))
    for number, good in enumerate(GOODS):
        entries.append(Entry(TAKE, number, Take(good), f"take {good}", (f"share:{good}",)))
    for number, good in enumerate(GOODS):
        entries.append(Entry(BOX, number, Box(good), f"box {good}", (f"share:{good}",)))
    return entries


SPACE: Final = ActionSpace(_entries())
VERB: Final[list[int]] = SPACE.verb
ARGUMENT: Final[list[int]] = SPACE.argument

FIRST_GO: Final = SPACE.first(GO)
FIRST_BODY: Final = SPACE.first(BODY)
FIRST_SHIP: Final = SPACE.first(SHIP)
FIRST_BARREL: Final = SPACE.first(BARREL)
FIRST_BET: Final = SPACE.first(BET)
FIRST_CHEST: Final = SPACE.first(CHEST)
FIRST_RAISE: Final = SPACE.first(RAISE)
FIRST_TAKE: Final = SPACE.first(TAKE)
FIRST_BOX: Final = SPACE.first(BOX)
