"""What can happen in a match of Mimir's Well. A rune that the viewer may not know is ""."""

from __future__ import annotations

from dataclasses import dataclass

from drakkar.kernel.events import Event
from drakkar.kernel.secrecy import Drawn, Public, Shown


@dataclass
class HandDrawn(Event):
    """Before the match begins."""

    seat: Public[int]
    runes: Drawn[tuple[str, ...]]


@dataclass
class StoneCast(Event):
    seat: Public[int]
    rune: Shown[str]
    points: Public[int]


@dataclass
class StoneLaidAside(Event):
    seat: Public[int]
    rune: Shown[str]


@dataclass
class StoneDrawn(Event):
    seat: Public[int]
    rune: Drawn[str]


@dataclass
class MatchEnded(Event):
    winners: Public[tuple[int, ...]]
