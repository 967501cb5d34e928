"""What lies on a fjord: the seven kinds of loot as small ints, and the three shields as bits."""

from __future__ import annotations

from typing import Final

EMPTY: Final = 0
WOOD: Final = 1
SHEEP: Final = 2
GOLD: Final = 3
AXE: Final = 4
HOUSE: Final = 5
TOWER: Final = 6
CASTLE: Final = 7

TILE_NAMES: Final = ("empty", "wood", "sheep", "gold", "axe", "house", "tower", "castle")
KINDS: Final = 8
RESOURCES: Final = (WOOD, SHEEP, GOLD, AXE)
BUILDINGS: Final = (HOUSE, TOWER, CASTLE)

# Letters of the territory grids in components.toml.
TILE_OF_LETTER: Final = {"W": WOOD, "S": SHEEP, "G": GOLD, "X": AXE, "H": HOUSE, "T": TOWER, "C": CASTLE}

SECOND: Final = 1
DOUBLE: Final = 2
OCCUPIED: Final = 4
SHIELDS: Final = (SECOND, DOUBLE, OCCUPIED)
SHIELD_NAMES: Final = {SECOND: "second", DOUBLE: "double", OCCUPIED: "occupied"}
