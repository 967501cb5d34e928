# mypyc: skip
"""What can happen in a match of Vikings on Board.

Ships, places, barrels and rounds are counted from 1. Where a viewer may not know a barrel's value it is 0, a
chest's good "", and a list of goods empty.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from drakkar.kernel.events import Event
from drakkar.kernel.secrecy import DRAWN, OWN, PUBLIC, SEALED, SHOWN, TURNED, Own, Public, Turned, known_to


@dataclass
class RoundBegan(Event):
    """`order` are the seats of the queue, one for each viking; `seat` is the first of them."""

    round: Public[int]
    order: Public[tuple[int, ...]]
    seat: Public[int]


@dataclass
class VikingSent(Event):
    seat: Public[int]
    building: Public[str]


@dataclass
class NothingPossible(Event):
    """The viking takes its building without its action (clause 3.5)."""

    seat: Public[int]
    building: Public[str]


@dataclass
class BodyPromoted(Event):
    seat: Public[int]
    colour: Public[str]
    shields: Public[int]
    ship: Public[int]


@dataclass
class BodyMoved(Event):
    """To the rear of `ship`; by Change ship or Move."""

    seat: Public[int]
    colour: Public[str]
    shields: Public[int]
    origin: Public[int]
    ship: Public[int]


@dataclass
class BodiesSwapped(Event):
    seat: Public[int]
    colour: Public[str]
    shields: Public[int]
    ship: Public[int]
    other_colour: Public[str]
    other_shields: Public[int]
    other_ship: Public[int]


@dataclass
class BarrelPlaced(Event):
    seat: Public[int]
    barrel: Public[int]
    value: Own[int]
    ship: Public[int]
    colour: Public[str]


@dataclass
class BarrelMoved(Event):
    seat: Public[int]
    barrel: Public[int]
    value: Own[int]
    origin: Public[int]
    origin_colour: Public[str]
    ship: Public[int]
    colour: Public[str]


@dataclass
class ChestDrawn(Event):
    """At Warehouse 1."""

    seat: Public[int]
    good: Turned[str]


@dataclass
class ChestsDrawn(Event):
    """At Warehouse 2. Its goods lie before who drew them; the log tells them if they are `remembered`."""

    seat: Public[int]
    count: Public[int]
    goods: Annotated[tuple[str, ...], known_to(new=("seat",)).when("remembered", DRAWN)]
    remembered: Public[bool] = False


@dataclass
class ChestLoaded(Event):
    """`revealed` if it comes from Warehouse 2."""

    seat: Public[int]
    good: Annotated[str, PUBLIC.when("revealed", SHOWN)]
    ship: Public[int]
    revealed: Public[bool] = False


@dataclass
class ChestsReturned(Event):
    """Under the stack of Warehouse 2, in the order drawn; `remembered` as in `ChestsDrawn`."""

    seat: Public[int]
    count: Public[int]
    goods: Annotated[tuple[str, ...], SEALED.when("remembered", OWN)]
    remembered: Public[bool] = False


@dataclass
class PriceRaised(Event):
    seat: Public[int]
    good: Public[str]
    price: Public[int]


@dataclass
class SternTaken(Event):
    seat: Public[int]


@dataclass
class BonusPlaced(Event):
    """A viking on a body: one shield more. `shields` is what the body shows by itself."""

    seat: Public[int]
    colour: Public[str]
    shields: Public[int]
    ship: Public[int]


@dataclass
class BonusSkipped(Event):
    seat: Public[int]


@dataclass
class ShipNamed(Event):
    seat: Public[int]
    ship: Public[int]


@dataclass
class InfluenceRanked(Event):
    """The colours aboard, the most influential first, with their shields."""

    ship: Public[int]
    colours: Public[tuple[str, ...]]
    shields: Public[tuple[int, ...]]


@dataclass
class BarrelWon(Event):
    """`seat` owns the barrel on the zone of the top colour."""

    seat: Public[int]
    barrel: Public[int]
    value: Own[int]
    ship: Public[int]
    colour: Public[str]


@dataclass
class NoBarrelWon(Event):
    """No barrel lay on the zone of the top colour."""

    ship: Public[int]
    colour: Public[str]


@dataclass
class ChestTaken(Event):
    """`open` if won chests are shown to all (clause 2.10)."""

    seat: Public[int]
    good: Annotated[str, OWN.when("open", PUBLIC)]
    ship: Public[int]
    open: Public[bool] = False


@dataclass
class ChestBoxed(Event):
    """The share of a neutral `colour`, picked by `seat`."""

    seat: Public[int]
    colour: Public[str]
    good: Public[str]
    ship: Public[int]


@dataclass
class ChestsBoxed(Event):
    """No player is due any more of these."""

    ship: Public[int]
    goods: Public[tuple[str, ...]]


@dataclass
class ShipLeft(Event):
    """`number` says which departure it was."""

    ship: Public[int]
    number: Public[int]


@dataclass
class MatchEnded(Event):
    """All that was hidden is shown."""

    fact = TURNED
    winners: Public[tuple[int, ...]]
