"""Options of a game: named choices, each with its allowed values, the default first; what excludes what; and
presets, which choose several at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

# How a preset is asked for, as if it were an option: `rules=letter`.
PRESET: Final = "rules"


@dataclass(frozen=True)
class Option:
    """One switch. The words files explain it; `clause` is the rule that it changes.

    `formerly` is how older records have it: the name, then a value for each of `values`.
    """

    name: str
    values: tuple[str, ...]
    clause: str
    formerly: tuple[str, ...] = ()

    @property
    def default(self) -> str:
        return self.values[0]


@dataclass(frozen=True)
class Idle:
    """Options without effect where another one, `option`, has one of these values, or with so many seats, or
    where both is so.

    The game's words explain it as `idle-` and the key; `clause` is the rule behind it.
    """

    clause: str
    key: str
    options: tuple[str, ...]
    option: str = ""
    values: tuple[str, ...] = ()
    seats: tuple[int, ...] = ()

    def applies(self, options: Mapping[str, str], seats: int) -> bool:
        """Whether it is so with these complete options and so many seats."""
        if self.seats and seats not in self.seats:
            return False
        return not self.option or options[self.option] in self.values


@dataclass(frozen=True)
class Exclusion:
    """Values of options that do not go together, or not with so many seats (none named: with any number).

    The game's words explain it as `exclusion-` and the key; `clause` is the rule behind it.
    """

    clause: str
    key: str
    seats: tuple[int, ...]
    options: tuple[tuple[str, str], ...]

    def applies(self, options: Mapping[str, str], seats: int) -> bool:
        """Whether complete options for so many seats are refused."""
        if self.seats and seats not in self.seats:
            return False
        return all(options[name] == value for name, value in self.options)


@dataclass(frozen=True)
class Preset:
    """A way to play under one name: values of options, and the defaults of the others. `clause` tells of it.

    A game's words explain it like the value of an option named `rules`.
    """

    name: str
    clause: str
    options: tuple[tuple[str, str], ...] = ()


def renamed(options: Sequence[Option], given: Mapping[str, str]) -> dict[str, str]:
    """Options of a record under the names and values that they have now."""
    found = dict(given)
    for option in options:
        if option.formerly and option.formerly[0] in found and option.name not in found:
            value = found.pop(option.formerly[0])
            former = option.formerly[1:]
            found[option.name] = option.values[former.index(value)] if value in former else value
    return found


def as_recorded(options: Sequence[Option], chosen: Mapping[str, str]) -> dict[str, str]:
    """The way back: what the checksums of all records are made with, so that the older ones stay true."""
    found = dict(chosen)
    for option in options:
        if option.formerly:
            value = found.pop(option.name)
            found[option.formerly[0]] = option.formerly[1 + option.values.index(value)]
    return found
