"""Everything a player of Lofoten can do. Left, right and the sense of a turn are those of who acts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from drakkar.games.lofoten.pieces import (
    AREAS,
    JARL_NAMES,
    LONGSHIPS,
    PILES,
    POSITIONS,
    SIDES,
    TILE_NAMES,
    TURNS,
    WAREHOUSES,
)
from drakkar.kernel.actions import Action, ActionSpace, Entry

PLAY: Final = 0
SHIFT: Final = 1
TURN: Final = 2
COIN: Final = 3
DISCARD: Final = 4
DONE: Final = 5
RENEW: Final = 6
EXTRA: Final = 7
PUT: Final = 8
PILE: Final = 9
AREA: Final = 10
WAREHOUSE: Final = 11
LOAD: Final = 12
LEAVE: Final = 13
CLAIM: Final = 14
SEIZE: Final = 15
UPGRADE: Final = 16
FLIP: Final = 17
UNLOAD: Final = 18
PASS: Final = 19
KEEP: Final = 20
REDRAW: Final = 21
END: Final = 22


@dataclass(frozen=True)
class Play(Action):
    """Play the card at a position of the hand."""

    position: str


@dataclass(frozen=True)
class Shift(Action):
    """Move the fleet one area: with a side card, for a coin, or by a power."""

    side: str


@dataclass(frozen=True)
class Turn(Action):
    """Turn the fleet a quarter: with a side card, for a coin, or by a power."""

    sense: str


@dataclass(frozen=True)
class Coin(Action):
    """Take a coin by the power of the card just played."""


@dataclass(frozen=True)
class Discard(Action):
    """Discard a market tile by the power of the card just played."""

    area: int


@dataclass(frozen=True)
class Done(Action):
    """End the action phase and, but for the last turn, draw."""


@dataclass(frozen=True)
class Renew(Action):
    """Pay for a new hand."""


@dataclass(frozen=True)
class Extra(Action):
    """Pay for an extra turn."""


@dataclass(frozen=True)
class Put(Action):
    """Put the drawn card at an end of the hand."""

    side: str


@dataclass(frozen=True)
class Pile(Action):
    """Turn the top tile of a pile, to refill the market."""

    pile: int


@dataclass(frozen=True)
class Area(Action):
    """Put the turned tile on an empty area."""

    area: int


@dataclass(frozen=True)
class Warehouse(Action):
    """Choose a warehouse: for a good that has none yet, or to attach a Jarl to it."""

    warehouse: int


@dataclass(frozen=True)
class Load(Action):
    """Load a tile that is not of the order's good (option longship_c)."""


@dataclass(frozen=True)
class Leave(Action):
    """Leave it on the market (option longship_c)."""


@dataclass(frozen=True)
class Claim(Action):
    """Claim a Jarl."""

    jarl: str


@dataclass(frozen=True)
class Seize(Action):
    """Store a market tile at once, by the power of a Jarl."""

    area: int


@dataclass(frozen=True)
class Upgrade(Action):
    """Choose the longship to upgrade."""

    longship: str


@dataclass(frozen=True)
class Flip(Action):
    """Pay for the upgrade with one of one's stored tiles."""

    tile: str


@dataclass(frozen=True)
class Unload(Action):
    """Unload a longship before the final scoring."""

    longship: str


@dataclass(frozen=True)
class Pass(Action):
    """Unload nothing before the final scoring."""


@dataclass(frozen=True)
class Keep(Action):
    """Keep two equal starting orders (option equal_starting_orders)."""


@dataclass(frozen=True)
class Redraw(Action):
    """Draw two other starting orders (option equal_starting_orders)."""


@dataclass(frozen=True)
class End(Action):
    """End the turn."""


def _entries() -> list[Entry]:
    entries: list[Entry] = []
    for number, name in enumerate(POSITIONS):
        entries.append(Entry(PLAY, number, Play(name), f"play {name}", (f"hand:{name}",)))
    for number, name in enumerate(SIDES):
        entries.append(Entry(SHIFT, number, Shift(name), f"shift {name}", (f"shift:{name}",)))
    for number, name in enumerate(TURNS):
        entries.append(Entry(TURN, number, Turn(name), f"turn {name}", (f"turn:{name}",)))
    entries.append(Entry(COIN, 0, Coin(), "coin", ("coins:reserve",)))
    for area in range(AREAS):
        at = area + 1
        entries.append(Entry(DISCARD, area, Discard(at), f"discard {at}", (f"area:{at}",)))
    entries.append(Entry(DONE, 0, Done(), "done", ()))
    entries.append(Entry(RENEW, 0, Renew(), "renew", ("buy:renew",)))
    entries.append(Entry(EXTRA, 0, Extra(), "extra", ("buy:extra",)))
    for number, name in enumerate(SIDES):
        entries.append(Entry(PUT, number, Put(name), f"put {name}", (f"end:{name}",)))
    for pile in range(PILES):
        entries.append(Entry(PILE, pile, Pile(pile + 1), f"pile {pile + 1}", (f"pile:{pile + 1}",)))
    for area in range(AREAS):
        entries.append(Entry(AREA, area, Area(area + 1), f"area {area + 1}", (f"area:{area + 1}",)))
    for number in range(WAREHOUSES):
        at = number + 1
        entries.append(Entry(WAREHOUSE, number, Warehouse(at), f"warehouse {at}", (f"warehouse:{at}",)))
    entries.append(Entry(LOAD, 0, Load(), "load", ("tile:load",)))
    entries.append(Entry(LEAVE, 0, Leave(), "leave", ("tile:leave",)))
    for number, name in enumerate(JARL_NAMES):
        entries.append(Entry(CLAIM, number, Claim(name), f"claim {name}", (f"jarl:{name}",)))
    for area in range(AREAS):
        entries.append(Entry(SEIZE, area, Seize(area + 1), f"seize {area + 1}", (f"area:{area + 1}",)))
    for number, name in enumerate(LONGSHIPS):
        entries.append(Entry(UPGRADE, number, Upgrade(name), f"upgrade {name}", (f"longship:{name}",)))
    for number, name in enumerate(TILE_NAMES):
        entries.append(Entry(FLIP, number, Flip(name), f"flip {name}", (f"stored:{name}",)))
    for number, name in enumerate(LONGSHIPS):
        entries.append(Entry(UNLOAD, number, Unload(name), f"unload {name}", (f"longship:{name}",)))
    entries.append(Entry(PASS, 0, Pass(), "pass", ()))
    entries.append(Entry(KEEP, 0, Keep(), "keep", ()))
    entries.append(Entry(REDRAW, 0, Redraw(), "redraw", ()))
    entries.append(Entry(END, 0, End(), "end", ()))
    return entries


SPACE: Final = ActionSpace(_entries())
VERB: Final[list[int]] = SPACE.verb
ARGUMENT: Final[list[int]] = SPACE.argument

FIRST_PLAY: Final = SPACE.first(PLAY)
FIRST_SHIFT: Final = SPACE.first(SHIFT)
FIRST_TURN: Final = SPACE.first(TURN)
THE_COIN: Final = SPACE.first(COIN)
FIRST_DISCARD: Final = SPACE.first(DISCARD)
THE_DONE: Final = SPACE.first(DONE)
THE_RENEW: Final = SPACE.first(RENEW)
THE_EXTRA: Final = SPACE.first(EXTRA)
FIRST_PUT: Final = SPACE.first(PUT)
FIRST_PILE: Final = SPACE.first(PILE)
FIRST_AREA: Final = SPACE.first(AREA)
FIRST_WAREHOUSE: Final = SPACE.first(WAREHOUSE)
THE_LOAD: Final = SPACE.first(LOAD)
THE_LEAVE: Final = SPACE.first(LEAVE)
FIRST_CLAIM: Final = SPACE.first(CLAIM)
FIRST_SEIZE: Final = SPACE.first(SEIZE)
FIRST_UPGRADE: Final = SPACE.first(UPGRADE)
FIRST_FLIP: Final = SPACE.first(FLIP)
FIRST_UNLOAD: Final = SPACE.first(UNLOAD)
THE_PASS: Final = SPACE.first(PASS)
THE_KEEP: Final = SPACE.first(KEEP)
THE_REDRAW: Final = SPACE.first(REDRAW)
THE_END: Final = SPACE.first(END)
