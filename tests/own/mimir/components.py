"""The stones of Mimir's Well as typed values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from drakkar.kernel import components as kernel
from drakkar.kernel.components import Catalogue, Record

RUNES: Final = ("fehu", "uruz", "thurisaz", "ansuz", "raido", "kaunan")


@dataclass(frozen=True)
class Stones:
    """By rune."""

    worth: tuple[int, ...]
    count: tuple[int, ...]
    digest: str


def load(override: tuple[str, str] | None = None) -> Stones:
    """The stones, with a reader's corrections given as (file name, text of the file)."""
    data = _catalogue(override)
    records = [data.record("stone", rune) for rune in RUNES]
    return Stones(
        worth=tuple(record.integer("worth", 0, 99) for record in records),
        count=tuple(record.integer("count", 1, 99) for record in records),
        digest=data.digest(),
    )


def provenance(override: tuple[str, str] | None = None) -> tuple[Record, ...]:
    """Every record with where it comes from; the corrections are checked."""
    load(override)
    return _catalogue(override).provenance()


def _catalogue(override: tuple[str, str] | None) -> Catalogue:
    packaged = kernel.load(__package__ or "")
    return packaged if override is None else kernel.merge(packaged, *override)
