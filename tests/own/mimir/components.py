"""The stones of Mimir's Well as typed values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from drakkar.kernel.components import Catalogue
from drakkar.kernel.loader import Loader

RUNES: Final = ("fehu", "uruz", "thurisaz", "ansuz", "raido", "kaunan")


@dataclass(frozen=True)
class Stones:
    """By rune."""

    worth: tuple[int, ...]
    count: tuple[int, ...]
    digest: str


def _stones(data: Catalogue) -> Stones:
    records = [data.record("stone", rune) for rune in RUNES]
    return Stones(
        worth=tuple(record.integer("worth", 0, 99) for record in records),
        count=tuple(record.integer("count", 1, 99) for record in records),
        digest=data.digest(),
    )


_LOADER: Final = Loader("tests.own.mimir", _stones)
load: Final = _LOADER.load
provenance: Final = _LOADER.provenance
