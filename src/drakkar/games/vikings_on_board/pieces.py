"""The names of everything in the box, in the order of their numbers."""

from __future__ import annotations

from typing import Final

# The box has green for our grey: red and green look alike to many people.
COLOURS: Final = ("blue", "red", "yellow", "grey")
GOODS: Final = ("furs", "grain", "metal")

# From the left: the first building acts first (clause 3.1).
BUILDINGS: Final = (
    "first_player",
    "promotion",
    "change_ship",
    "tavern_1",
    "warehouse_1",
    "market",
    "move",
    "tavern_2",
    "warehouse_2",
    "departure",
    "swap",
)
FIRST_PLAYER: Final = 0
PROMOTION: Final = 1
CHANGE_SHIP: Final = 2
TAVERN_1: Final = 3
WAREHOUSE_1: Final = 4
MARKET: Final = 5
MOVE: Final = 6
TAVERN_2: Final = 7
WAREHOUSE_2: Final = 8
DEPARTURE: Final = 9
SWAP: Final = 10

SHIPS: Final = 8
PLACES: Final = 5  # bodies of a ship, from the bow (clause 5.1)
BODIES_OF_A_COLOUR: Final = 6
BODIES: Final = 24  # number = colour × 6 + which of its six
BARRELS: Final = 4  # of a seat; a barrel's number says nothing about its value (clause 2.2)
DRAWN: Final = 3  # chests that Warehouse 2 shows
