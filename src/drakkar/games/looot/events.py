"""What can happen in a match of Looot. Everything is public (clause 12.5)."""

# mypyc: skip

from __future__ import annotations

from dataclasses import dataclass

from drakkar.kernel.events import Event
from drakkar.kernel.secrecy import Public


@dataclass
class LongshipsLaunched(Event):
    """The first ones on the sea, along its hexes."""

    longships: Public[tuple[str, ...]]


@dataclass
class SitesDealt(Event):
    """The port, the altar and the palace of a fjord, with what each will bring."""

    seat: Public[int]
    kinds: Public[tuple[str, ...]]
    points: Public[tuple[int, ...]]


@dataclass
class TurnBegan(Event):
    seat: Public[int]


@dataclass
class ShieldRaised(Event):
    seat: Public[int]
    shield: Public[str]


@dataclass
class ShieldLowered(Event):
    seat: Public[int]
    shield: Public[str]


@dataclass
class ShieldSpent(Event):
    seat: Public[int]
    shield: Public[str]


@dataclass
class VikingPlaced(Event):
    """`tile` is what the hex yields, which tells its terrain."""

    seat: Public[int]
    hex: Public[str]
    tile: Public[str]


@dataclass
class ResourceGained(Event):
    seat: Public[int]
    tile: Public[str]
    hex: Public[str]


@dataclass
class BuildingCaptured(Event):
    seat: Public[int]
    tile: Public[str]
    hex: Public[str]


@dataclass
class StackEmpty(Event):
    """A tile was due, but the stack is gone."""

    seat: Public[int]
    tile: Public[str]
    hex: Public[str]


@dataclass
class TileLost(Event):
    """The fjord was full."""

    seat: Public[int]
    tile: Public[str]


@dataclass
class TileLaid(Event):
    seat: Public[int]
    tile: Public[str]
    space: Public[str]


@dataclass
class LongshipTaken(Event):
    seat: Public[int]
    longship: Public[str]


@dataclass
class LongshipLaid(Event):
    seat: Public[int]
    longship: Public[str]
    space: Public[str]


@dataclass
class LongshipCompleted(Event):
    """`tile` is the kind whose every tile is now worth `bonus` more."""

    seat: Public[int]
    longship: Public[str]
    tile: Public[str]
    bonus: Public[int]


@dataclass
class SiteFinished(Event):
    seat: Public[int]
    site: Public[str]
    kind: Public[str]
    points: Public[int]


@dataclass
class TrophyClaimed(Event):
    seat: Public[int]
    axes: Public[int]
    points: Public[int]


@dataclass
class LongshipDrawn(Event):
    """`slot` is the number of the sea hex, from 1, as people count."""

    slot: Public[int]
    longship: Public[str]


@dataclass
class SeaLeftEmpty(Event):
    """The bag is empty, so this sea hex (counted from 1) stays empty."""

    slot: Public[int]


@dataclass
class TurnEnded(Event):
    seat: Public[int]


@dataclass
class TurnSkipped(Event):
    seat: Public[int]


@dataclass
class MatchEnded(Event):
    winners: Public[tuple[int, ...]]
