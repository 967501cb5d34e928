"""A position of Lofoten in plain words, and what the rules read off it.

A tile is `fish-2-bear`, an order card `fish-2`. Areas, piles, warehouses and turns count from 1.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache

GOODS = ("mead", "fish", "sheep", "coffer")
CLANS = ("raven", "bear")
VALUES = (1, 2, 3)
SLOTS = ("top", "right", "bottom", "left")
LONGSHIPS = ("A", "B", "C", "D")
NOBODY = -1

TILES = [
    f"{good}-{value}-{clan}"
    for good in GOODS
    for value, copies in ((1, 1), (2, 2), (3, 1))
    for clan in CLANS
    for _ in range(copies)
]
CARDS = [f"{good}-{value}" for good in GOODS for value in VALUES for _ in range(3)]


@cache
def good_of(piece: str) -> str:
    return piece.partition("-")[0]


@cache
def value_of(piece: str) -> int:
    return int(piece.split("-")[1])


@cache
def clan_of(tile: str) -> str:
    return tile.split("-")[2]


@dataclass
class Held:
    """A card in a hand, and the deck it came from: how often the discards had been shuffled by then."""

    card: str
    deck: int = 0


@dataclass
class Ship:
    name: str
    order: str = ""
    cargo: list[str] = field(default_factory=list)
    upgraded: bool = False


@dataclass
class Stored:
    tile: str
    flipped: bool = False

    @property
    def quantity(self) -> int:
        """Clause 13.3: face down it counts as one."""
        return 1 if self.flipped else value_of(self.tile)


@dataclass
class Warehouse:
    card: str
    good: str = ""
    sides: list[list[Stored]] = field(default_factory=lambda: [[], []])


@dataclass
class Jarl:
    """A Jarl in play and what is asked for: a kind, perhaps of a good, and how much."""

    name: str
    kind: str
    good: str
    need: int
    owner: int = NOBODY
    warehouse: int = 0


@dataclass
class Clan:
    """What lies before one player."""

    slots: dict[str, Ship]
    coins: int
    hand: list[Held] = field(default_factory=list)
    area: int = 3

    def ship(self, name: str) -> Ship:
        return next(ship for ship in self.slots.values() if ship.name == name)


@dataclass
class Position:
    """Everything on the table, and what a turn has come to."""

    options: dict[str, str]
    first: int
    clans: list[Clan]
    market: list[str]  # five areas, "" for an empty one
    piles: list[int]
    tops: list[str]
    unseen: list[str]  # the tiles of both piles
    deck: list[str]
    warehouses: list[Warehouse]
    jarls: list[Jarl] = field(default_factory=list)
    discards: list[str] = field(default_factory=list)
    decks: int = 0  # how often the discards were shuffled
    removed: list[str] = field(default_factory=list)
    reserve: int = 3
    cap: int = 400  # clause 9.6: turns, bought ones included

    phase: str = "action"
    to_act: int = NOBODY
    turn: int = 0
    extra_turn: bool = False
    bought: int = 0  # turns to follow this one
    ending: bool = False
    last: bool = False
    side: str = ""
    moves: int = 0
    way: str = ""  # the side of the card played this turn, also when the action phase is over
    power: str = ""
    uses: int = 0
    drawn: Held | None = None
    turned: str = ""
    waiting: list[str] = field(default_factory=list)  # tiles without a warehouse
    origin: str = ""  # the longship they come from
    resume: str = ""  # the phase that an interruption goes back to
    jarl: str = ""
    upgrading: str = ""
    upgraded: bool = False  # this turn
    to_unload: list[int] = field(default_factory=list)

    # ---- looking

    @property
    def me(self) -> Clan:
        return self.clans[self.to_act]

    def empty_areas(self) -> list[int]:
        return [area for area, tile in enumerate(self.market, 1) if not tile]

    def full_areas(self) -> list[int]:
        return [area for area, tile in enumerate(self.market, 1) if tile]

    def empty_warehouses(self) -> list[int]:
        return [number for number, warehouse in enumerate(self.warehouses, 1) if not warehouse.good]

    def stored(self, seat: int, good: str = "") -> list[Stored]:
        """A player's own side of all warehouses, or of that of a good."""
        return [
            stored
            for warehouse in self.warehouses
            if good in ("", warehouse.good)
            for stored in warehouse.sides[seat]
        ]

    def has(self, seat: int, name: str) -> bool:
        return any(jarl.name == name and jarl.owner == seat for jarl in self.jarls)

    def owns_a_jarl(self, seat: int) -> bool:
        return any(jarl.owner == seat for jarl in self.jarls)

    def power_of(self, good: str) -> str:
        """Clauses 4.5 to 4.7."""
        powers = {"coffer": "coin", "mead": "discard", "sheep": "turn", "fish": "shift"}
        if self.options["swap_fish_and_sheep_powers"] == "on":
            powers |= {"sheep": "shift", "fish": "turn"}
        return powers[good]

    def uses_of(self, good: str, ship: Ship) -> int:
        """Clauses 4.3, 12.9 and 13.8."""
        uses = max(1, len(self.stored(self.to_act, good)))
        if ship.upgraded and ship.name == "D":
            uses = max(4, uses)
        return uses + self.has(self.to_act, "ingrid")

    def moves_of(self, card: str) -> int:
        return value_of(card) + self.has(self.to_act, "leif")

    def costs(self, seat: int) -> tuple[int, int, int]:
        """Of a move, a new hand and an extra turn (clauses 5.2 to 5.4, 12.9)."""
        return (1, 1, 2) if self.has(seat, "harald") else (1, 2, 3)

    def towards(self, seat: int, side: str) -> int:
        """The area beside a fleet on a side of its owner (clause 1.3)."""
        right = 1 if seat == 0 else -1
        return self.clans[seat].area + (right if side == "right" else -right)

    def progress(self, jarl: Jarl, seat: int) -> int:
        """Clauses 12.4 and 12.5: to be compared with the Jarl's need."""
        stored = self.stored(seat)
        of_the_good = [tile for tile in stored if good_of(tile.tile) == jarl.good]
        bucklers = [clan_of(tile.tile) for tile in stored if not tile.flipped]
        shown = [bucklers.count(clan) for clan in CLANS]
        return {
            "each_good": len({good_of(tile.tile) for tile in stored}),
            "tiles_of": len(of_the_good),
            "bucklers_each": sum(min(2, count) for count in shown),
            "pay_coins": self.clans[seat].coins,
            "goods": sum(tile.quantity for tile in stored),
            "goods_of": sum(tile.quantity for tile in of_the_good),
            "bucklers_same": max(shown),
            "coins": self.clans[seat].coins,
        }[jarl.kind]
