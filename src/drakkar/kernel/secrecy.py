"""Who may know what: declared in the type of each field of an event, and for an event as a whole."""

# mypyc: skip

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Annotated, Final, TypeVar

T = TypeVar("T")


@dataclass(frozen=True)
class Seats:
    """The seats that these fields of an event name; or all the others."""

    named: tuple[str, ...] = ()
    others: bool = False

    def bits(self, event: object, everybody: int) -> int:
        named = 0
        for field in self.named:
            named |= 1 << getattr(event, field)
        return everybody & ~named if self.others else named

    def has(self, event: object, viewer: int) -> bool:
        """Whether the viewer is one of them; who only watches belongs to nobody but everybody."""
        if viewer < 0:
            return self == EVERYBODY
        return any(getattr(event, field) == viewer for field in self.named) != self.others


NOBODY: Final = Seats()
EVERYBODY: Final = Seats(others=True)
ACTING: Final = Seats(("seat",))
THE_OTHERS: Final = Seats(("seat",), others=True)


@dataclass(frozen=True)
class Knowledge:
    """Who may know something once it has happened, and whom that tells something new.

    The first of the `cases` whose field is true holds instead.
    """

    known: Seats
    new: Seats = NOBODY
    cases: tuple[tuple[str, Knowledge], ...] = ()

    def when(self, field: str, instead: Knowledge) -> Knowledge:
        return replace(self, cases=(*self.cases, (field, instead)))

    def of(self, event: object) -> Knowledge:
        """What holds for this event."""
        for field, instead in self.cases:
            if getattr(event, field):
                return instead.of(event)
        return self

    def ever(self) -> Iterator[Knowledge]:
        """What may hold, in whatever case."""
        yield self
        for _, instead in self.cases:
            yield from instead.ever()


def known_to(*named: str, new: tuple[str, ...] = ()) -> Knowledge:
    """Only the seats that these fields name may know it; it is `new` to those."""
    return Knowledge(Seats(named), Seats(new))


PUBLIC: Final = Knowledge(EVERYBODY)  # as it was before
OWN: Final = Knowledge(ACTING)  # who acts knew it before
DRAWN: Final = Knowledge(ACTING, ACTING)  # who acts learns it
SHOWN: Final = Knowledge(EVERYBODY, THE_OTHERS)  # who acts knew it, the others learn it
TURNED: Final = Knowledge(EVERYBODY, EVERYBODY)  # everybody learns it
SEALED: Final = Knowledge(NOBODY)  # nobody before the end, when nothing is redacted any more

# As types: Own[str] is a str. What has cases is written Annotated[str, OWN.when("open", SHOWN)].
Public = Annotated[T, PUBLIC]
Own = Annotated[T, OWN]
Drawn = Annotated[T, DRAWN]
Shown = Annotated[T, SHOWN]
Turned = Annotated[T, TURNED]
Sealed = Annotated[T, SEALED]
