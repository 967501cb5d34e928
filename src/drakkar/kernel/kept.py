"""Components as they are kept with a match: the data of every record, without where they come from.

A match goes on with what it was begun with, however often the box is corrected later. Kept components are
JSON, `{section: [[id, fields], …]}`, so that they are told from a reader's file of corrections by how they
begin: no TOML begins with a brace.
"""

from __future__ import annotations

import json
from collections.abc import Mapping

from drakkar.kernel.components import (
    Catalogue,
    Record,
    check_table,
    kept_text,
    problem,
    show,
)
from drakkar.kernel.marks import OVERRIDE, Marks


def is_kept(text: str) -> bool:
    """Whether a text is a box as it is kept, rather than a file of corrections."""
    return text.startswith("{")


def canonical(data: object, file: str) -> str:
    """The text of kept components that come from elsewhere, in the one form that has a digest."""
    return kept_text(_sections(data, file))


def restore(base: Catalogue, file: str, text: str) -> Catalogue:
    """The box as it was kept. What today's rules ask for besides, it takes from today's box."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise problem("bad-value", file, file, "JSON", show(text)) from None
    kept = _sections(data, file)
    sections: dict[str, tuple[Record, ...]] = {}
    for section, records in base.sections.items():
        of_today = {record.id: record for record in records}
        if section in kept:
            sections[section] = tuple([_as_kept(record, of_today) for record in kept[section]])
        else:
            sections[section] = records
    return Catalogue(base.file, sections, base.lone)


def _as_kept(record: Record, of_today: Mapping[str, Record]) -> Record:
    today = of_today.get(record.id)
    if today is None:
        return record
    fields = {**today.fields, **record.fields}
    if fields == today.fields:
        return today
    return Record(record.file, record.section, record.id, fields, record.where, record.marks)


def _sections(data: object, file: str) -> dict[str, tuple[Record, ...]]:
    if not isinstance(data, dict):
        raise problem("bad-value", file, file, "{…}", show(data))
    return {str(section): _records(str(section), records, file) for section, records in data.items()}


def _records(section: str, records: object, file: str) -> tuple[Record, ...]:
    if not isinstance(records, list):
        raise problem("bad-value", file, section, "[[id, {…}], …]", show(records))
    found: list[Record] = []
    for record in records:
        if not isinstance(record, list) or len(record) != 2:
            raise problem("bad-value", file, section, "[id, {…}]", show(record))
        key, fields = record
        if not isinstance(key, str) or not isinstance(fields, dict):
            raise problem("bad-value", file, section, "[id, {…}]", show(record))
        if any(other.id == key for other in found):
            raise problem("duplicate", file, section, "each id once", f"{show(key)} twice")
        check_table(file, section, key, fields)
        found.append(Record(file, section, key, dict(fields), file, Marks(OVERRIDE)))
    return tuple(found)
