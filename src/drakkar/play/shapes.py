"""Comparing positions with the checksums of a record from before they had all of today's fields.

A checksum is a hash of a position's key, so a field that was added changes all of them although nothing else
has changed. But that can be seen: if it is left out of the key again, exactly the key that was hashed
remains. So what to leave out is looked for where a checksum does not agree, and found at the set-up or not
at all; from then on every ply has to agree in that form.

If fields have other values than then, such as a number for a flag, there is nothing to be found. Then
checksums can be left aside (`blind`), as moves, turns, luck and result have to agree all the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any, Final, NamedTuple

from drakkar.kernel.game import fingerprint, fingerprint_of

# A place in a key: an index, or an index in the tuple at an index.
Place = tuple[int, ...]
_ADDED: Final = 3  # fields that a release adds to a position, at most


class Shape(NamedTuple):
    """What was not yet in the key: the new options among those it lists, and the fields at these places."""

    options: frozenset[str] = frozenset()
    places: tuple[Place, ...] = ()


TODAY: Final = Shape()


class Shapes:
    """The forms of the key in which a record agrees so far: several where values are equal by chance."""

    def __init__(self, options: frozenset[str], earlier: bool, blind: bool = False) -> None:
        self._options = options
        self._earlier = earlier
        self._blind = blind
        self._found: list[Shape] = [TODAY]

    def agree(self, key: tuple[object, ...], checksum: str) -> bool:
        """Whether this is the position that was recorded, as far as one looks."""
        if self._blind:
            # A match that goes on by later rules has checksums of theirs from there.
            self._blind = fingerprint(key) != checksum
            return True
        agreeing = [shape for shape in self._found if fingerprint(seen_as(key, shape)) == checksum]
        if not agreeing and self._earlier:
            # A match that goes on by later rules has their form from there.
            agreeing = next(self._sought(key, checksum), [])
        if agreeing:
            self._found = agreeing
        return bool(agreeing)

    def _sought(self, key: tuple[object, ...], checksum: str) -> Iterator[list[Shape]]:
        """The forms that agree and leave out as little as possible."""
        for options in {frozenset[str](), self._options}:
            stripped = seen_as(key, Shape(options))
            for number in range(_ADDED + 1):
                found = [Shape(options, places) for places in _left_out(stripped, number, checksum)]
                if found:
                    yield found


def _left_out(key: tuple[object, ...], number: int, checksum: str) -> Iterator[tuple[Place, ...]]:
    """So many fields of a key without which it has this checksum; one may also be in a tuple of the key."""
    # What is hashed, as `fingerprint` has it: made from its parts, as thousands of ways are tried.
    parts = [repr(value) for value in key]
    for places in combinations(range(len(key)), number):
        left = [part for index, part in enumerate(parts) if index not in places]
        if fingerprint_of(f"({', '.join(left)}{',' if len(left) == 1 else ''})") == checksum:
            yield tuple([(index,) for index in places])
    if number == 1:
        for index, value in enumerate(key):
            for inner in range(len(value)) if isinstance(value, tuple) else ():
                if fingerprint(_without(key, ((index, inner),))) == checksum:
                    yield ((index, inner),)


def seen_as(key: tuple[object, ...], shape: Shape) -> tuple[object, ...]:
    """The key as it was before the position had what the shape leaves out."""
    if shape == TODAY:
        return key
    return _without(_without_options(key, shape.options) if shape.options else key, shape.places)


def _without(key: tuple[Any, ...], places: tuple[Place, ...]) -> tuple[object, ...]:
    """From the last place on, so that the places before it stay where they are."""
    left = list(key)
    for place in sorted(places, reverse=True):
        if len(place) == 1:
            del left[place[0]]
        elif place[0] < len(left) and isinstance(left[place[0]], tuple):
            inner = left[place[0]]
            left[place[0]] = (*inner[: place[1]], *inner[place[1] + 1 :])
    return tuple(left)


def _without_options(key: tuple[object, ...], names: frozenset[str]) -> tuple[object, ...]:
    """Settings list their options as pairs of a name and a value."""
    return tuple(
        [
            tuple([pair for pair in value if not _is_option(pair, names)])
            if isinstance(value, tuple)
            else value
            for value in key
        ]
    )


def _is_option(pair: object, names: frozenset[str]) -> bool:
    return isinstance(pair, tuple) and len(pair) == 2 and isinstance(pair[0], str) and pair[0] in names
