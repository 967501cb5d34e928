"""What can happen in a match of Vikings on Board.

Ships, places, barrels and rounds are counted from 1. Where a viewer may not know a barrel's value it is 0, a
chest's good "", and a list of goods empty.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from drakkar.kernel.events import Event

EVERY_SEAT: Final = 15


@dataclass
class RoundBegan(Event):
    """`order` are the seats of the queue, one for each viking."""

    round: int
    order: tuple[int, ...]


@dataclass
class VikingSent(Event):
    seat: int
    building: str


@dataclass
class NothingPossible(Event):
    """The viking takes its building without its action (clause 3.5)."""

    seat: int
    building: str


@dataclass
class BodyPromoted(Event):
    seat: int
    colour: str
    shields: int
    ship: int


@dataclass
class BodyMoved(Event):
    """To the rear of `ship`; by Change ship or Move."""

    seat: int
    colour: str
    shields: int
    origin: int
    ship: int


@dataclass
class BodiesSwapped(Event):
    seat: int
    colour: str
    shields: int
    ship: int
    other_colour: str
    other_shields: int
    other_ship: int


@dataclass
class BarrelPlaced(Event):
    seat: int
    barrel: int
    value: int
    ship: int
    colour: str


@dataclass
class BarrelMoved(Event):
    seat: int
    barrel: int
    value: int
    origin: int
    origin_colour: str
    ship: int
    colour: str


@dataclass
class ChestDrawn(Event):
    """At Warehouse 1, for all to see."""

    seat: int
    good: str

    def told(self) -> int:
        return EVERY_SEAT


@dataclass
class ChestsDrawn(Event):
    """At Warehouse 2; only the seat sees the goods."""

    seat: int
    count: int
    goods: tuple[str, ...]

    def told(self) -> int:
        return 1 << self.seat


@dataclass
class ChestLoaded(Event):
    """`revealed` if it comes from Warehouse 2: the other seats see only now what it is."""

    seat: int
    good: str
    ship: int
    revealed: bool = False

    def told(self) -> int:
        return EVERY_SEAT & ~(1 << self.seat) if self.revealed else 0


@dataclass
class ChestsReturned(Event):
    """Under the stack of Warehouse 2, in the order drawn; only the seat knows the goods."""

    seat: int
    count: int
    goods: tuple[str, ...]


@dataclass
class PriceRaised(Event):
    seat: int
    good: str
    price: int


@dataclass
class SternTaken(Event):
    seat: int


@dataclass
class BonusPlaced(Event):
    """A viking on a body: one shield more. `shields` is what the body shows by itself."""

    seat: int
    colour: str
    shields: int
    ship: int


@dataclass
class BonusSkipped(Event):
    seat: int


@dataclass
class ShipNamed(Event):
    seat: int
    ship: int


@dataclass
class InfluenceRanked(Event):
    """The colours aboard, the most influential first, with their shields."""

    ship: int
    colours: tuple[str, ...]
    shields: tuple[int, ...]


@dataclass
class BarrelWon(Event):
    """`seat` owns the barrel on the zone of the top colour."""

    seat: int
    barrel: int
    value: int
    ship: int
    colour: str


@dataclass
class NoBarrelWon(Event):
    """No barrel lay on the zone of the top colour."""

    ship: int
    colour: str


@dataclass
class ChestTaken(Event):
    """`open` if won chests are shown to all (clause 2.9)."""

    seat: int
    good: str
    ship: int
    open: bool = False


@dataclass
class ChestBoxed(Event):
    """The share of a neutral `colour`, picked by `seat`."""

    seat: int
    colour: str
    good: str
    ship: int


@dataclass
class ChestsBoxed(Event):
    """No player is due any more of these."""

    ship: int
    goods: tuple[str, ...]


@dataclass
class ShipLeft(Event):
    """`number` says which departure it was."""

    ship: int
    number: int


@dataclass
class MatchEnded(Event):
    """All that was hidden is shown."""

    winners: tuple[int, ...]

    def told(self) -> int:
        return EVERY_SEAT
