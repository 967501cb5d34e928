"""Positions as vectors of fixed length: the form that every game's `encode.py` fills, part by part."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, final

from drakkar.kernel.meta import Meta

SMALL: Final = 256  # what a byte can say
_MOST_KEPT: Final = 50_000


@final
@dataclass(frozen=True)
class Part:
    """Some neighbouring numbers of the vector, each a byte from 0 to `most`."""

    name: str
    length: int
    most: int = 1


@final
@dataclass(frozen=True)
class Slice:
    """Where a part is."""

    name: str
    start: int
    stop: int
    most: int


@final
class Encoding:
    """The form of a game's vectors. `version` grows with every change of it, so that a network is not fed
    with what it was not trained on."""

    def __init__(self, version: int, parts: Sequence[Part]) -> None:
        self.version = version
        self.slices: list[Slice] = []
        scales: list[float] = []
        at = 0
        for part in parts:
            self.slices.append(Slice(part.name, at, at + part.length, part.most))
            scales += [1.0 / part.most] * part.length
            at += part.length
        self.size: int = at
        self.scales: tuple[float, ...] = tuple(scales)  # what makes of a byte a number from 0 to 1

    def describe(self) -> dict[str, tuple[int, int, int]]:
        """By name of a part: where it begins, where it ends, and the most that its bytes can say."""
        return {part.name: (part.start, part.stop, part.most) for part in self.slices}


def hot(length: int) -> tuple[bytes, ...]:
    """By number: that many zeros with a 1 at the place of the number; what has no place is all zeros."""
    nothing = bytes(length)
    rows = [nothing[:place] + b"\1" + nothing[place + 1 :] for place in range(length)]
    return tuple(rows + [nothing] * (SMALL - length))


def bits(length: int) -> tuple[bytes, ...]:
    """By number: its lowest bits, the first of them first."""
    return tuple([bytes([number >> place & 1 for place in range(length)]) for number in range(SMALL)])


ONE: Final[tuple[bytes, ...]] = tuple([bytes([number]) for number in range(SMALL)])
PLAYERS: Final[tuple[bytes, ...]] = hot(4)


def byte(number: int) -> bytes:
    """A number that is no less than 0 and no more than a byte can say, whatever it was."""
    if number < 0:
        return ONE[0]
    return ONE[number] if number < SMALL else ONE[SMALL - 1]


@final
class Counter:
    """How many there are of each kind in a tuple. The same few tuples come again and again.

    `places` are by kind where it is counted, if not at its own number; `shift` are bits below the kind that
    say something else.
    """

    __slots__ = ("kinds", "known", "places", "shift")

    def __init__(self, kinds: int, places: tuple[int, ...] = (), shift: int = 0) -> None:
        self.kinds = kinds
        self.places = places or tuple(range(kinds))
        self.shift = shift
        self.known: dict[tuple[int, ...], bytes] = {}

    def of(self, items: tuple[int, ...]) -> bytes:
        found = self.known.get(items)
        if found is None:
            counts = [0] * self.kinds
            for item in items:
                counts[self.places[item >> self.shift]] += 1
            found = bytes(counts)
            if len(self.known) >= _MOST_KEPT:
                self.known.clear()
            self.known[items] = found
        return found


def option_parts(meta: Meta) -> list[Part]:
    """One for each option that there is."""
    return [Part(f"option:{option.name}", len(option.values)) for option in meta.options]


def encoded_options(meta: Meta, chosen: dict[str, str]) -> bytes:
    """Of each option, which of its values it has."""
    return b"".join(
        [bytes([value == chosen[option.name] for value in option.values]) for option in meta.options]
    )
