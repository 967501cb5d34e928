"""Component files: a game's pieces as TOML records with their provenance, and a reader's own corrections.

A section is one record (`[values]`) or a list of records told apart by `id` (`[[card]]`). The packaged file
is its own schema: a correction may only name what is there, with values of the same type.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from importlib.resources import files
from typing import Final

from drakkar.kernel.errors import UserError
from drakkar.kernel.marks import (
    GUESSED,
    INVENTED,
    NO_MARKS,
    OVERRIDE,
    PRINTED,
    SOURCES,
    STRENGTHS,
    UNSURE,
    Marks,
    modern,
)

FILE_NAME: Final = "components.toml"

_PROVENANCE: Final = ("source", "where")
_MARK_KINDS: Final = {
    "id": "string",
    "source": "string",
    "where": "string",
    "strength": "string",
    PRINTED: "array of string",
    GUESSED: "array of string",
    INVENTED: "array of string",
    "add": "boolean",
    "remove": "boolean",
}
# A lone record has no id to give and cannot be added or removed.
_LONE_MARKS: Final = (*_PROVENANCE, "strength", PRINTED, GUESSED, INVENTED)
NOTHING: Final = "nothing"
_ANY_LEAF: Final = "value"
_LEAVES: Final = ("integer", "string", "boolean", "array")
_LIMIT: Final = 2**63  # TOML asks for 64 bits
_LONG: Final = 60


def problem(kind: str, file: str, record: str, expected: object, found: object) -> UserError:
    """The error for one bad record: always the same four parameters, in the words of the file or in none."""
    return UserError(f"components-{kind}", file=file, record=record, expected=str(expected), found=str(found))


def check_count(file: str, record: str, expected: int, found: int, of: str = "") -> None:
    """Refuses another number of pieces, or of these, than the box has."""
    if expected != found:
        raise problem("wrong-count", file, record, f"{expected} {of}".rstrip(), f"{found} {of}".rstrip())


def kind_of(value: object) -> str:
    """The TOML type of a value, arrays with their content: "integer", "array of string"…"""
    if isinstance(value, bool):
        return "boolean"
    if isinstance(value, int):
        return "integer" if -_LIMIT <= value < _LIMIT else "oversized integer"
    if isinstance(value, str):
        return "string"
    if isinstance(value, list):
        inner = ""
        for item in value:
            kind = kind_of(item)
            if inner and kind != inner:
                return "array of mixed types"
            inner = kind
        return f"array of {inner}" if inner else "array"
    return "table" if isinstance(value, dict) else type(value).__name__


def _mistaken(file: str, record: str, kind: str, value: object) -> UserError:
    """The error for a value of the wrong type; the words files have a name for each kind, and for nothing."""
    found = NOTHING if value is None else show(value)
    return problem("wrong-type", file, record, kind.replace(" ", "-"), found)


def _same(one: str, other: str) -> bool:
    """Whether two kinds agree; an empty array agrees with any array."""
    short, long = (one, other) if len(one) < len(other) else (other, one)
    return short == long or (short.endswith("array") and long.startswith(short))


def show(value: object) -> str:
    """A value as one short line for messages."""
    try:
        text = json.dumps(value, ensure_ascii=False, default=str)
    except (RecursionError, ValueError):  # absurdly deep, or a number of thousands of digits
        return "…"
    return text if len(text) <= _LONG else text[: _LONG - 1] + "…"


def span(low: int, high: int) -> str:
    """All the numbers that may be."""
    return str(low) if low == high else f"{low}…{high}"


def listed(names: Sequence[str]) -> str:
    """A few names in full, many as first … last."""
    return ", ".join(names) if len(names) <= 10 else f"{names[0]}, {names[1]} … {names[-1]}"


def _label(section: str, key: str, field: str = "") -> str:
    text = f"{section} {key}" if key else section
    text = f"{text}, {field}" if field else text
    return text if text.isprintable() else show(text)


def _short(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        nested = any(isinstance(item, list) for item in value)
        return (" / " if nested else " ").join(_short(item) for item in value)
    return str(value)


@dataclass(frozen=True)
class Record:
    """One record: its data, where they come from, and typed access that names the culprit."""

    file: str
    section: str
    id: str
    fields: dict[str, object]
    where: str
    marks: Marks

    @property
    def source(self) -> str:
        return self.marks.source

    @property
    def strength(self) -> str:
        """How sure the record is, if it is guessed as a whole."""
        return self.marks.strength if self.marks.source == GUESSED else ""

    def values(self, mark: str) -> tuple[str, ...]:
        """The values that bear a mark, each as a components file of one's own would say it."""
        return tuple(
            f"{field} = {json.dumps(value, ensure_ascii=False)}"
            for field, value in self.fields.items()
            if self.marks.of(field) == mark
        )

    @property
    def correction(self) -> str:
        """All that is in doubt, as the lines of a components file; nothing if nothing is."""
        head = [f"[[{self.section}]]", f'id = "{self.id}"'] if self.id else [f"[{self.section}]"]
        lines = [*self.values(GUESSED), *self.values(INVENTED)]
        return "\n".join([*head, *lines]) if lines else ""

    @property
    def label(self) -> str:
        return _label(self.section, self.id)

    @property
    def summary(self) -> str:
        """The record's values on one line, but for texts that say nothing."""
        return ", ".join(f"{field} {_short(value)}" for field, value in self.fields.items() if value != "")

    def bad(self, field: str, expected: object, found: object) -> UserError:
        """The error for a value that has the right type but cannot be."""
        return problem("bad-value", self.file, _label(self.section, self.id, field), expected, found)

    def _get(self, field: str, kind: str) -> object:
        value = self.fields.get(field)
        if value is None or not _same(kind_of(value), kind):
            raise _mistaken(self.file, _label(self.section, self.id, field), kind, value)
        return value

    def integer(self, field: str, low: int, high: int) -> int:
        value = self._get(field, "integer")
        assert isinstance(value, int)
        if not low <= value <= high:
            raise self.bad(field, span(low, high), value)
        return value

    def text(self, field: str) -> str:
        value = self._get(field, "string")
        assert isinstance(value, str)
        return value

    def flag(self, field: str) -> bool:
        value = self._get(field, "boolean")
        assert isinstance(value, bool)
        return value

    def choice(self, field: str, allowed: Sequence[str]) -> str:
        value = self.text(field)
        if value not in allowed:
            raise self.bad(field, listed(allowed), show(value))
        return value

    def texts(self, field: str) -> tuple[str, ...]:
        value = self._get(field, "array of string")
        assert isinstance(value, list)
        return tuple(str(item) for item in value)

    def choices(self, field: str, allowed: Sequence[str]) -> tuple[str, ...]:
        values = self.texts(field)
        for value in values:
            if value not in allowed:
                raise self.bad(field, listed(allowed), show(value))
        return values

    def integers(self, field: str) -> tuple[int, ...]:
        value = self._get(field, "array of integer")
        assert isinstance(value, list)
        return tuple(int(item) for item in value)

    def pair(self, field: str) -> tuple[int, int]:
        values = self.integers(field)
        if len(values) != 2:
            raise self.bad(field, "2 integers", show(list(values)))
        return values[0], values[1]

    def pairs(self, field: str) -> tuple[tuple[int, int], ...]:
        value = self._get(field, "array of array of integer")
        assert isinstance(value, list)
        for item in value:
            if len(item) != 2:
                raise self.bad(field, "pairs of integers", show(item))
        return tuple((int(item[0]), int(item[1])) for item in value)


@dataclass(frozen=True)
class Catalogue:
    """All records of a component file, section by section in the file's order."""

    file: str
    sections: dict[str, tuple[Record, ...]]
    lone: frozenset[str]  # the sections that are one record

    def records(self, section: str) -> tuple[Record, ...]:
        return self.sections[section]

    def record(self, section: str, key: str = "") -> Record:
        for record in self.records(section):
            if record.id == key:
                return record
        raise problem("unknown-record", self.file, _label(section, key), key, "nothing")

    def odd_one(self, section: str, names: Sequence[str]) -> str:
        """The first id that only one of the two has, the section or these names; "" if there is none."""
        found = [record.id for record in self.records(section)]
        for key in (*names, *found):
            if (key in names) != (key in found):
                return key
        return ""

    def digest(self) -> str:
        """A short fingerprint of the data alone: correcting a provenance does not change it."""
        return digest_of(kept_text(self.sections))

    def provenance(self) -> tuple[Record, ...]:
        return tuple(record for records in self.sections.values() for record in records)


def kept_text(sections: Mapping[str, Sequence[Record]]) -> str:
    """What plays, and nothing else: the form in which components are kept with a match (`kernel/kept.py`)."""
    data = {
        section: [[record.id, record.fields] for record in records] for section, records in sections.items()
    }
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True)


def digest_of(kept: str) -> str:
    """The fingerprint by which kept components are known."""
    return blake2b(kept.encode("ascii"), digest_size=8).hexdigest()


def load(package: str) -> Catalogue:
    """A game's packaged records."""
    text = files(package).joinpath(FILE_NAME).read_text(encoding="utf-8")
    return parse(f"{package.rpartition('.')[2]}/{FILE_NAME}", text)


def parse(file: str, text: str) -> Catalogue:
    """A complete component file: every record must say its source."""
    sections: dict[str, tuple[Record, ...]] = {}
    lone: set[str] = set()
    for section, content in _toml(file, text).items():
        if isinstance(content, dict):
            lone.add(section)
        records: list[Record] = []
        for key, table in _tables(file, section, content):
            for mark in _PROVENANCE:
                if mark not in table:
                    raise _mistaken(file, _label(section, key, mark), "string", None)
            data = _data(key, table)
            marks = _marks(file, _label(section, key), data, table, NO_MARKS)
            records.append(Record(file, section, key, data, str(table["where"]), marks))
        sections[section] = tuple(records)
    return Catalogue(file, sections, frozenset(lone))


def merge(base: Catalogue, file: str, text: str) -> Catalogue:
    """The base with a reader's corrections laid over it, record by record and field by field."""
    sections = dict(base.sections)
    for section, content in _toml(file, text).items():
        if section not in sections:
            raise problem("unknown-section", file, _label(section, ""), ", ".join(sections), show(section))
        if isinstance(content, dict) != (section in base.lone):
            shape = f"[{section}]" if section in base.lone else f"[[{section}]]"
            raise problem("wrong-type", file, section, shape, _shape(section, content))
        records = {record.id: record for record in sections[section]}
        for key, table in _tables(file, section, content):
            old = records.get(key)
            if key and table.get("add") is True:
                if old is not None:
                    raise problem("duplicate", file, _label(section, key), "a new id", show(key))
                records[key] = _added(base.sections[section], file, section, key, table)
            elif old is None:
                raise problem("unknown-record", file, _label(section, key), listed(list(records)), show(key))
            elif key and table.get("remove") is True:
                del records[key]
            else:
                records[key] = _changed(old, file, table)
        sections[section] = tuple(records.values())
    return Catalogue(file, sections, base.lone)


def _toml(file: str, text: str) -> dict[str, object]:
    try:
        return tomllib.loads(text.removeprefix("\ufeff"))
    except RecursionError:
        raise UserError("components-unreadable", file=file, line=1, found="nested too deeply") from None
    except ValueError as error:
        # tomllib says where only in its sentence; "at end of document" has no number.
        place = re.search(r" \(at (?:line (\d+), column \d+|end of document)\)$", str(error))
        line = int(place[1]) if place is not None and place[1] else max(1, len(text.splitlines()))
        reason = str(error)[: place.start()] if place is not None else str(error)
        raise UserError("components-unreadable", file=file, line=line, found=reason) from None


def _shape(section: str, content: object) -> str:
    """How a file writes a section: as one record, as a list of records, or not as a section at all."""
    if isinstance(content, dict):
        return f"[{section}]"
    if isinstance(content, list) and content and all(isinstance(item, dict) for item in content):
        return f"[[{section}]]"
    return show(content)


def _tables(file: str, section: str, content: object) -> list[tuple[str, dict[str, object]]]:
    """The (id, table) pairs of a section, each id once and every value of a type we know."""
    if isinstance(content, dict):
        check_table(file, section, "", content)
        return [("", content)]
    if not isinstance(content, list) or not all(isinstance(item, dict) for item in content):
        raise problem("wrong-type", file, _label(section, ""), f"[[{section}]]", show(content))
    pairs: dict[str, dict[str, object]] = {}
    for number, table in enumerate(content, 1):
        key = table.get("id")
        if not isinstance(key, str) or not key:
            raise _mistaken(file, _label(section, f"#{number}", "id"), "string", key)
        if key in pairs:
            raise problem("duplicate", file, _label(section, key), "each id once", f"{show(key)} twice")
        check_table(file, section, key, table)
        pairs[key] = table
    return list(pairs.items())


def check_table(file: str, section: str, key: str, table: dict[str, object]) -> None:
    """Refuses a value of a type that no component file may have."""
    for field, value in table.items():
        kind = kind_of(value)
        expected = _MARK_KINDS.get(field, kind)
        if kind.rpartition("array of ")[2] not in _LEAVES:
            expected = _ANY_LEAF
        if kind != expected:
            raise _mistaken(file, _label(section, key, field), expected, value)


def _data(key: str, table: dict[str, object]) -> dict[str, object]:
    """The fields that are data."""
    marks = _MARK_KINDS if key else _LONE_MARKS
    return {field: value for field, value in table.items() if field not in marks}


def _marks(file: str, label: str, data: dict[str, object], table: dict[str, object], old: Marks) -> Marks:
    """What a table says of where its data come from, and the old marks where it says nothing."""
    source, strength, parts = old.source, old.strength, dict(old.parts)
    if "source" in table:
        source = modern(_word(file, f"{label}, source", str(table["source"]), SOURCES))
        strength, parts = "", {}
    for mark in (PRINTED, GUESSED, INVENTED):
        fields = table.get(mark, [])
        assert isinstance(fields, list)
        for field in fields:
            if field not in data:
                raise problem("bad-value", file, f"{label}, {mark}", listed(list(data)), show(field))
            parts[str(field)] = mark
    if "strength" in table:
        strength = _word(file, f"{label}, strength", str(table["strength"]), STRENGTHS)
    elif not strength and (source == GUESSED or GUESSED in parts.values()):
        strength = UNSURE
    return Marks(source, strength, parts)


def _word(file: str, label: str, word: str, allowed: tuple[str, ...]) -> str:
    if modern(word) not in allowed:
        raise problem("bad-value", file, label, ", ".join(allowed), show(word))
    return word


def _added(
    siblings: tuple[Record, ...], file: str, section: str, key: str, table: dict[str, object]
) -> Record:
    # Fields that are missing show when the game asks for them; those no sibling has are surely misspelt.
    known = sorted({field for record in siblings for field in record.fields})
    data = _data(key, table)
    for field in data:
        if field not in known:
            raise problem("unknown-field", file, _label(section, key), ", ".join(known), show(field))
    where = f"{file}: {table['where']}" if "where" in table else file
    return Record(file, section, key, data, where, Marks(OVERRIDE))


def _changed(old: Record, file: str, table: dict[str, object]) -> Record:
    fields = dict(old.fields)
    for field, value in _data(old.id, table).items():
        if field not in fields:
            raise problem("unknown-field", file, old.label, ", ".join(fields), show(field))
        was, now = kind_of(fields[field]), kind_of(value)
        if not _same(was, now):
            raise _mistaken(file, _label(old.section, old.id, field), was, value)
        fields[field] = value
    marks = _marks(file, old.label, fields, table, old.marks)
    where = str(table.get("where", old.where))
    if fields == old.fields:  # at most a better provenance: a value checked on one's own copy
        return Record(old.file, old.section, old.id, fields, where, marks)
    # A changed value is the reader's own, whatever a copied line still claims.
    where = file if where == old.where else f"{file}: {where}"
    return Record(file, old.section, old.id, fields, where, Marks(OVERRIDE))
