"""Events: small typed facts, in the order in which they happen. Each says who may know what of it."""

# mypyc: skip
# A compiled dataclass keeps no more of a field's type than its class, so modules of events stay plain.
# It costs nothing, as a search makes no events.

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar

from drakkar.kernel.declared import Plan, read
from drakkar.kernel.secrecy import PUBLIC, Knowledge


@dataclass
class Event:
    """Something that happened in a match. Games add their own; each is redacted per viewer.

    `fact` is for what no field says: that it happened at all. Who may not know that sees nothing of it.
    """

    fact: ClassVar[Knowledge] = PUBLIC
    most_seats: ClassVar[int] = 4

    def told(self) -> int:
        """Bitmask of the seats that learn something hidden by it. It makes an undo barrier."""
        bits = 0
        for knowledge in _plan(type(self)).telling:
            bits |= knowledge.of(self).new.bits(self, (1 << self.most_seats) - 1)
        return bits


def redact(event: Event, viewer: int) -> Event | None:
    """The event as the viewer may see it: blank where it may not know, None if it may know nothing."""
    plan = _plan(type(event))
    if plan.veiled and not event.fact.of(event).known.has(event, viewer):
        return None
    blank = {
        name: nothing
        for name, nothing, knowledge in plan.hiding
        if not knowledge.of(event).known.has(event, viewer)
    }
    return replace(event, **blank) if blank else event


def check_events(package: str) -> None:
    """Refuse the events of a package, a game's, unless all of them say who may know them."""
    for kind in _subclasses(Event):
        if kind.__module__.startswith(f"{package}."):
            _plan(kind)


def _subclasses(kind: type[Event]) -> Iterator[type[Event]]:
    for below in kind.__subclasses__():
        yield below
        yield from _subclasses(below)


_PLANS: dict[type[Event], Plan] = {}


def _plan(kind: type[Event]) -> Plan:
    if kind not in _PLANS:
        _PLANS[kind] = read(kind, kind.fact)
    return _PLANS[kind]
