"""What can happen in a match of Looot. Everything is public (clause 12.5)."""

from __future__ import annotations

from dataclasses import dataclass

from drakkar.kernel.events import Event


@dataclass
class TurnBegan(Event):
    seat: int


@dataclass
class ShieldRaised(Event):
    seat: int
    shield: str


@dataclass
class ShieldLowered(Event):
    seat: int
    shield: str


@dataclass
class ShieldSpent(Event):
    seat: int
    shield: str


@dataclass
class VikingPlaced(Event):
    """`tile` is what the hex yields, which tells its terrain."""

    seat: int
    hex: str
    tile: str


@dataclass
class ResourceGained(Event):
    seat: int
    tile: str
    hex: str


@dataclass
class BuildingCaptured(Event):
    seat: int
    tile: str
    hex: str


@dataclass
class StackEmpty(Event):
    """A tile was due, but the stack is gone."""

    seat: int
    tile: str
    hex: str


@dataclass
class TileLost(Event):
    """The fjord was full."""

    seat: int
    tile: str


@dataclass
class TileLaid(Event):
    seat: int
    tile: str
    space: str


@dataclass
class LongshipTaken(Event):
    seat: int
    longship: str


@dataclass
class LongshipLaid(Event):
    seat: int
    longship: str
    space: str


@dataclass
class LongshipCompleted(Event):
    """`tile` is the kind whose every tile is now worth `bonus` more."""

    seat: int
    longship: str
    tile: str
    bonus: int


@dataclass
class SiteFinished(Event):
    seat: int
    site: str
    kind: str
    points: int


@dataclass
class TrophyClaimed(Event):
    seat: int
    axes: int
    points: int


@dataclass
class LongshipDrawn(Event):
    """`slot` is the number of the sea hex, from 1, as people count."""

    slot: int
    longship: str


@dataclass
class SeaLeftEmpty(Event):
    """The bag is empty, so this sea hex (counted from 1) stays empty."""

    slot: int


@dataclass
class TurnEnded(Event):
    seat: int


@dataclass
class TurnSkipped(Event):
    seat: int


@dataclass
class MatchEnded(Event):
    winners: tuple[int, ...]
