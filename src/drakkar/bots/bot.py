"""What a bot is: it gets a View and the legal actions, and chooses."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field

from mypy_extensions import mypyc_attr

from drakkar.kernel.game import View
from drakkar.kernel.travel import record


@dataclass(frozen=True)
class Candidate:
    """What a bot thought of one action, and how often it tried it."""

    action: int
    value: float
    visits: int = 0

    def __reduce__(self) -> tuple[object, ...]:
        return record(self)


@dataclass(frozen=True)
class Choice:
    """The action chosen, and what was thought of the others."""

    action: int
    candidates: tuple[Candidate, ...] = field(default=())

    def __reduce__(self) -> tuple[object, ...]:
        return record(self)


# A bot of one's own need not be compiled to play on a compiled engine.
@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """A player that is a program. It cannot cheat: all it ever holds is a View."""

    @abstractmethod
    def choose(self, view: View, legal: list[int]) -> Choice:
        """One of the legal actions of the seat to act, which is the viewer."""
