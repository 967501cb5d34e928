"""Everything a player of Looot can do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from drakkar.games.looot.components import load
from drakkar.games.looot.layout import LAND_NAMES
from drakkar.games.looot.tiles import SHIELD_NAMES, SHIELDS, TILE_NAMES
from drakkar.kernel.actions import Action, ActionSpace, Entry

PLACE: Final = 0
RAISE: Final = 1
LOWER: Final = 2
PICK: Final = 3
LAY: Final = 4
TAKE: Final = 5
CLAIM: Final = 6
END: Final = 7


@dataclass(frozen=True)
class Place(Action):
    """Put a viking on a land hex."""

    hex: str


@dataclass(frozen=True)
class Raise(Action):
    """Use a shield for the viking about to be placed."""

    shield: str


@dataclass(frozen=True)
class Lower(Action):
    """Think better of a raised shield."""

    shield: str


@dataclass(frozen=True)
class Pick(Action):
    """Choose which tile of the loot to lay next."""

    tile: str


@dataclass(frozen=True)
class Lay(Action):
    """Put the tile or longship in hand on a fjord space."""

    space: str


@dataclass(frozen=True)
class Take(Action):
    """Take a longship from the sea."""

    longship: str


@dataclass(frozen=True)
class Claim(Action):
    """Take a trophy, named by the axes it asks for."""

    trophy: str


@dataclass(frozen=True)
class End(Action):
    """End the turn."""


def _entries() -> list[Entry]:
    box = load()
    entries: list[Entry] = []
    for land, name in enumerate(LAND_NAMES):
        entries.append(Entry(PLACE, land, Place(name), f"place {name}", (f"hex:{name}",)))
    for shield in SHIELDS:
        name = SHIELD_NAMES[shield]
        entries.append(Entry(RAISE, shield, Raise(name), f"raise {name}", (f"shield:{name}",)))
    for shield in SHIELDS:
        name = SHIELD_NAMES[shield]
        entries.append(Entry(LOWER, shield, Lower(name), f"lower {name}", (f"shield:{name}",)))
    for kind, name in enumerate(TILE_NAMES):
        if kind:
            entries.append(Entry(PICK, kind, Pick(name), f"pick {name}", (f"tile:{name}",)))
    for number, space in enumerate(box.spaces):
        entries.append(Entry(LAY, number, Lay(space.name), f"lay {space.name}", (f"space:{space.name}",)))
    for number, longship in enumerate(box.longships):
        name = longship.id
        entries.append(Entry(TAKE, number, Take(name), f"take {name}", (f"longship:{name}",)))
    for number, trophy in enumerate(box.trophies):
        name = trophy.id
        entries.append(Entry(CLAIM, number, Claim(name), f"claim {name}", (f"trophy:{name}",)))
    entries.append(Entry(END, 0, End(), "end", ()))
    return entries


SPACE: Final = ActionSpace(_entries())
VERB: Final[list[int]] = SPACE.verb
ARGUMENT: Final[list[int]] = SPACE.argument

FIRST_PICK: Final = SPACE.first(PICK)
FIRST_LAY: Final = SPACE.first(LAY)
FIRST_TAKE: Final = SPACE.first(TAKE)
FIRST_CLAIM: Final = SPACE.first(CLAIM)
THE_END: Final = SPACE.first(END)
