"""What can happen in a match of Mimir's Well. A rune that the viewer may not know is ""."""

from __future__ import annotations

from dataclasses import dataclass

from drakkar.kernel.events import Event


@dataclass
class StoneCast(Event):
    """The others see it only now."""

    seat: int
    rune: str
    points: int

    def told(self) -> int:
        return 1 << 1 - self.seat


@dataclass
class StoneLaidAside(Event):
    """For all to see."""

    seat: int
    rune: str

    def told(self) -> int:
        return 1 << 1 - self.seat


@dataclass
class StoneDrawn(Event):
    seat: int
    rune: str

    def told(self) -> int:
        return 1 << self.seat


@dataclass
class MatchEnded(Event):
    winners: tuple[int, ...]
