"""What a client draws: the stage once, the scene after every ply. Hidden things are left out."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class BodyCard:
    """A body of a ship and the shields painted on it."""

    id: int
    colour: str
    shields: int


@dataclass
class VikingsOnBoardStage:
    """What stays the same for the whole match. Colour number s belongs to seat s; the rest are neutral."""

    colours: tuple[str, ...]
    neutral: tuple[str, ...]
    buildings: tuple[str, ...]
    bodies: tuple[BodyCard, ...]
    goods: tuple[str, ...]
    prices: tuple[int, ...]
    barrel_values: tuple[int, ...]
    sterns: int
    places: int


@dataclass
class Influence:
    """A colour aboard a ship with its shields, bonus vikings included. Lists are in order of influence."""

    colour: str
    shields: int


@dataclass
class BodyScene:
    """A body in its place: `id` is that of its card; `bonus` if a viking stands on it."""

    id: int
    bonus: bool


@dataclass
class BetScene:
    """A barrel on a zone. `value` is 0 for who may not know it."""

    colour: str
    seat: int
    barrel: int
    value: int


@dataclass
class ShipScene:
    """A ship (from 1) with its bodies from the bow, its chests in the order loaded, and its quay's bets.

    A ship that has left has no bodies and chests any more, but the bets lost there.
    """

    ship: int
    docked: bool
    bodies: tuple[BodyScene, ...]
    chests: tuple[str, ...]
    influence: tuple[Influence, ...]
    bets: tuple[BetScene, ...]


@dataclass
class BarrelScene:
    """One's barrel: `place` is hand, quay or won; `ship` and `colour` tell the quay's zone, else 0 and ""."""

    barrel: int
    value: int
    place: str
    ship: int
    colour: str


@dataclass
class PlayerScene:
    """A seat's own area. `goods` and `points` are those the viewer may know: empty and -1 if hidden."""

    barrels: tuple[BarrelScene, ...]
    chests: int
    goods: dict[str, int]
    barrels_won: int
    points: int
    sterns: int


@dataclass
class DepartureScene:
    """A ship on its way out, while its chests are shared.

    `due` is the colour whose share comes now; `picker` the seat that chooses for it.
    """

    ship: int
    order: tuple[Influence, ...]
    due: str
    picker: int
    chests: tuple[str, ...]


@dataclass
class VikingsOnBoardScene:
    """What changes from ply to ply.

    `upper` and `lower` hold, by building, the seat whose viking stands there, or -1; `chief` is upper or
    lower, the side that vikings go to. `queue` are the buildings (from 0) whose vikings still wait, the next
    one first; `next_order` the seats of next round as far as it is settled, one for each viking on the
    chief's side. `building`, `body` (a body's id, or -1) and `barrel` (from 1, or 0) are what the seat to act
    has chosen so far; `drawn` the chests just drawn, each "" for who may not know it. `bottom` are the
    returned chests under Warehouse 2's stack, the uppermost first, each "" where the viewer did not see it.
    """

    phase: str
    round: int
    chief: str
    upper: tuple[int, ...]
    lower: tuple[int, ...]
    queue: tuple[int, ...]
    next_order: tuple[int, ...]
    building: str
    body: int
    barrel: int
    drawn: tuple[str, ...]
    stern: int
    sterns_left: int
    ships: tuple[ShipScene, ...]
    market: dict[str, int]
    warehouse_1: int
    warehouse_2: int
    bottom: tuple[str, ...]
    boxed: dict[str, int]
    players: tuple[PlayerScene, ...]
    departure: DepartureScene | None
