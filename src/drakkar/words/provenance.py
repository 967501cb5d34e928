"""Records of the components file in words: their names, their marks, and what would settle them."""

from __future__ import annotations

from drakkar.kernel.components import Record
from drakkar.kernel.marks import GUESSED
from drakkar.words.catalogue import Catalogue


def record_name(words: Catalogue, section: str, key: str) -> str:
    """A record as a reader would call it; its id is given whole and in parts, to make words of."""
    stem, part = _parts(key)
    name = stem[:1].upper() + stem[1:].replace("_", " ")
    return words.text("provenance-name", section=section, id=key, stem=stem, part=part, name=name)


def known_text(words: Catalogue, record: Record) -> str:
    """What is known of a record, and from where, in the reader's language."""
    stem, _ = _parts(record.id)
    return words.text("provenance-known", section=record.section, id=record.id, stem=stem, where=record.where)


def _parts(key: str) -> tuple[str, str]:
    stem, _, part = key.rpartition("-")
    return stem or part, part


def mark_text(words: Catalogue, source: str, strength: str) -> str:
    """Where a record comes from, and how sure it is if it is a guess."""
    if source == GUESSED:
        return words.text("provenance-guessed-sure", strength=strength)
    return words.text(f"provenance-{source}")


def doubtful(records: tuple[Record, ...]) -> dict[str, list[Record]]:
    """By section: the records of which something is guessed or invented."""
    found: dict[str, list[Record]] = {}
    for record in records:
        if record.correction:
            found.setdefault(record.section, []).append(record)
    return found
