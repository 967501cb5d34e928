"""Options of a game: named choices, each with its allowed values, the default first; what excludes what."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Option:
    """One switch. The words files explain it; `clause` is the rule that it changes."""

    name: str
    values: tuple[str, ...]
    clause: str

    @property
    def default(self) -> str:
        return self.values[0]


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
