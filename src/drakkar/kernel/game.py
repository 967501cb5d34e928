"""The rules protocol: what a game is to everything else."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Annotated, Final, Generic, Self, TypeVar

from mypy_extensions import mypyc_attr

from drakkar.kernel.actions import ActionSpace
from drakkar.kernel.chance import Chance
from drakkar.kernel.encoding import Encoding
from drakkar.kernel.errors import UserError
from drakkar.kernel.events import Event, redact
from drakkar.kernel.travel import game_again, record, restored, values_of

OVER: Final = -1
SPECTATOR: Final = -1

T = TypeVar("T")
# A field of a State that a View has otherwise or not at all: Secret[int] is an int.
Secret = Annotated[T, "the game's view.py says what a viewer knows of it"]
# A field whose numbers are small, so that a key has them as bytes: AsBytes[list[int]] is a list[int].
AsBytes = Annotated[T, "bytes in the key"]


def fingerprint(key: tuple[object, ...]) -> str:
    """A few letters that stand for everything in the key of a position."""
    return fingerprint_of(repr(key))


def fingerprint_of(written: str) -> str:
    """The same of a key that is written out already."""
    return blake2b(written.encode(), digest_size=6).hexdigest()


# A game of one's own need not be compiled to be played by a compiled engine.
@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position. Mutable and slotted; holds no players, bots, luck or history."""

    __slots__ = ("to_act",)

    to_act: int

    def clone(self) -> Self:
        raise NotImplementedError

    def key(self) -> tuple[object, ...]:
        """Everything that makes the position, as nested tuples of plain values."""
        raise NotImplementedError

    def __getstate__(self) -> dict[str, object]:
        return values_of(self)

    def __setstate__(self, values: dict[str, object]) -> None:
        for name, value in values.items():
            setattr(self, name, value)

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        """What clones share never changes, so a clone is as deep as a copy has to be."""
        return self.clone()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.key() == other.key()

    # Positions change in place, so they cannot be keys of a dict.
    __hash__ = None  # type: ignore[assignment]

    def checksum(self) -> str:
        """A short fingerprint, the same on every machine."""
        return fingerprint(self.key())


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class View:
    """What one viewer knows. Has no path to the State."""

    viewer: int
    seats: int
    to_act: int

    def __reduce__(self) -> tuple[object, ...]:
        return restored, (type(self), values_of(self))

    def __deepcopy__(self, memo: dict[int, object]) -> object:
        """What it holds never changes."""
        return restored(type(self), values_of(self))


@dataclass(frozen=True)
class Reason:
    """Why an action is not allowed: the clause that forbids it and the words for it."""

    clause: str
    key: str
    params: dict[str, str | int] = field(default_factory=dict)

    def __reduce__(self) -> tuple[object, ...]:
        return record(self)


@dataclass(frozen=True)
class Phrase:
    """A key of the words files with its parameters; every reader sees it in their own language."""

    key: str
    params: dict[str, str | int] = field(default_factory=dict)

    @property
    def unwise(self) -> bool:
        """Whether it describes a choice that is allowed and better not made: clients ask for it once more."""
        return self.key.endswith("-unwise")

    def __reduce__(self) -> tuple[object, ...]:
        return record(self)


@dataclass(frozen=True)
class ScoreSheet:
    """Points by seat and category; `winners` is filled when the match is over.

    `hidden` names the seats whose points the viewer of a tally cannot know: their rows are all 0.
    """

    categories: tuple[str, ...]
    points: tuple[tuple[int, ...], ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    hidden: tuple[int, ...] = ()

    def __reduce__(self) -> tuple[object, ...]:
        return record(self)


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[S, V]):
    """The rules of one game with one set of components. Stateless: positions are passed in.

    `override` is the components file of one's own that it was loaded with, by name and text.
    """

    def __init__(
        self,
        name: str,
        rules_version: int,
        space: ActionSpace,
        components_digest: str,
        override: tuple[str, str] | None = None,
    ) -> None:
        self.name = name
        self.rules_version = rules_version
        self.space = space
        self.components_digest = components_digest
        self.override = override

    def __reduce__(self) -> tuple[object, ...]:
        """Not its tables travel but what they are made of."""
        return game_again, (type(self).__module__, self.override)

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self

    @abstractmethod
    def new(
        self, seats: int, options: Mapping[str, str], chance: Chance, sink: list[Event] | None = None
    ) -> S:
        """The position at the start of a match. Options are complete and checked.

        What set-up lays out and does before the first decision is told to the sink, if there is one.
        """

    @abstractmethod
    def legal(self, state: S) -> list[int]:
        """What the seat to act may do: ascending, never empty before the end."""

    @abstractmethod
    def apply(self, state: S, action: int, chance: Chance, sink: list[Event] | None = None) -> None:
        """Do it, in place. Legality is the caller's duty; events go to the sink if there is one."""

    @abstractmethod
    def why_not(self, state: S, action: int) -> Reason | None:
        """The clause that forbids the action now; None exactly for legal ones."""

    @abstractmethod
    def prompt(self, state: S) -> Phrase:
        """What the seat to act is asked."""

    @abstractmethod
    def describe(self, state: S, action: int) -> Phrase:
        """The action as a choice in this position."""

    @abstractmethod
    def score(self, state: S) -> ScoreSheet:
        """The score sheet as it stands, whoever may know it: for the end, and for simulations."""

    @abstractmethod
    def view(self, state: S, viewer: int) -> V:
        """What a seat, or a SPECTATOR, knows."""

    @abstractmethod
    def tally(self, view: V) -> ScoreSheet:
        """The score sheet as far as the viewer knows it; at the end it is that of `score`."""

    @abstractmethod
    def determinize(self, view: V, chance: Chance) -> S:
        """A position that the viewer cannot tell from the true one."""

    def encoding(self) -> Encoding:
        """The form of the vectors of `encode`."""
        raise UserError("no-encoding", game=self.name)

    def encode(self, view: V) -> bytes:
        """What a seat knows as a vector of small numbers, seen from it; see `encoding`."""
        raise UserError("no-encoding", game=self.name)

    @abstractmethod
    def stage(self, view: V) -> object:
        """What a client draws once for the whole match: a dataclass of plain values."""

    @abstractmethod
    def scene(self, view: V) -> object:
        """What a client draws after every ply: a dataclass of plain values."""

    def redact(self, event: Event, viewer: int) -> Event | None:
        """The event as the viewer sees it, or None if it sees nothing."""
        return redact(event, viewer)

    def sensible(self, state: S, legal: list[int]) -> list[int]:
        """What of the legal actions a bot considers: not what the seat to act knows to bring it nothing.

        Ascending, never empty, and made of no more than that seat knows.
        """
        return legal

    def answering(self, state: S) -> bool:
        """Whether the seat to act is asked in another's turn, whatever it holds. How long it takes must then
        not tell whether there was anything to choose."""
        return False

    @abstractmethod
    def evaluate(self, state: S, seat: int) -> float:
        """How well the seat stands, in points, for who looks one decision ahead."""

    def outlook(self, state: S, seat: int) -> float:
        """How well it stands for who has looked further ahead and wants to know who is going to win."""
        return self.evaluate(state, seat)
