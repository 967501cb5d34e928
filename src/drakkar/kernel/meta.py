"""Facts about a game that can be read without loading its rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from drakkar.kernel.options import Option


@dataclass(frozen=True)
class Credits:
    """Whose game it is."""

    authors: tuple[str, ...]
    artists: tuple[str, ...]
    publisher: str
    year: int


@dataclass(frozen=True)
class Meta:
    """The catalogue entry of a game. Sentences about it are in its words files."""

    name: str
    title: str
    seats: tuple[int, ...]
    minutes: int
    age: int
    maturity: Literal["complete", "preview"]
    has_secrets: bool
    credits: Credits
    options: tuple[Option, ...]
