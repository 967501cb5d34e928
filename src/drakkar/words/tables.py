"""Tables of a game's pieces, for the end of its rules: made from the components, said in a language.

What is shown is declared in `tables.toml` of the game's folder, its headings are in `tables.<language>.ftl`:

    [[table]]
    name = "order"                    the heading `table-order`
    section = "order"                 of the components file; each record is a row
    parts = ["good", "value"]         names for the parts of an id such as `mead-1`
    columns = [
      { name = "order", says = "card" },      the heading `heading-order`; what the message `card` says
      { name = "count" },                     a field as it is
    ]

A message gets the record's fields, its `id` and parts; `with = { tile = "needs" }` gives it a field under
another name, and `shift.0` is the first item of a list. Of a whole list each distinct item is said, with its
`count`. `ids` keeps only these records, `where` only those with such values; `by = "field"` makes a row of
every field of a lone record, with its `field` and `value`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

import msgspec

from drakkar.games.registry import part_of
from drakkar.kernel.components import Record
from drakkar.kernel.loader import Override
from drakkar.words.catalogue import Catalogue, WordsError, game_folder, read

NONE: Final = "–"

Values = dict[str, object]


class Column(msgspec.Struct, forbid_unknown_fields=True):
    """`says` names a message; without one a field is shown as it is, `name` or another `field`."""

    name: str
    field: str = ""
    says: str = ""
    given: dict[str, str] = msgspec.field(name="with", default_factory=dict)


class Declared(msgspec.Struct, forbid_unknown_fields=True):
    """A table as the game's folder declares it."""

    name: str
    section: str
    columns: list[Column]
    parts: list[str] = []
    ids: list[str] = []
    where: dict[str, int | str] = {}
    by: str = "record"


@dataclass(frozen=True, slots=True)
class ComponentTable:
    """All pieces of a kind, a row for each; `numbers` are the columns in which there is nothing else."""

    name: str
    title: str
    headings: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    numbers: tuple[int, ...]


def tables(game: str, language: str, override: Override | None = None) -> tuple[ComponentTable, ...]:
    """The pieces of a game, with a reader's corrections of them."""
    declared = _declared(game)
    if not declared:
        return ()
    words = Catalogue(language, game)
    words.add(read(game_folder(game) / f"tables.{language}.ftl"))
    records: tuple[Record, ...] = part_of(game, "components").provenance(override)
    return tuple(_table(table, records, words) for table in declared)


@cache
def _declared(game: str) -> tuple[Declared, ...]:
    file = game_folder(game) / "tables.toml"
    if not file.is_file():
        return ()
    try:
        found = tomllib.loads(file.read_text(encoding="utf-8"))
        return tuple(msgspec.convert(found["table"], list[Declared]))
    except (tomllib.TOMLDecodeError, msgspec.ValidationError, KeyError) as error:
        raise WordsError(f"{file}: {error}") from None


def _table(declared: Declared, records: tuple[Record, ...], words: Catalogue) -> ComponentTable:
    of_section = [record for record in records if record.section == declared.section]
    if not of_section:
        raise WordsError(f"table {declared.name}: no section {declared.section} in the components")
    values = [row for record in of_section for row in _values(declared, record)]
    rows = [tuple(_cell(column, row, words) for column in declared.columns) for row in values]
    columns = range(len(declared.columns))
    return ComponentTable(
        name=declared.name,
        title=words.text(f"table-{declared.name}"),
        headings=tuple(words.text(f"heading-{column.name}") for column in declared.columns),
        rows=tuple(rows),
        numbers=tuple(at for at in columns if all(row[at].isdecimal() or row[at] == NONE for row in rows)),
    )


def _values(declared: Declared, record: Record) -> Iterator[Values]:
    """What messages are given of a record: once, field by field, or not at all."""
    if declared.ids and record.id not in declared.ids:
        return
    if any(record.fields[field] != value for field, value in declared.where.items()):
        return
    if declared.by == "field":
        yield from ({"field": field, "value": value} for field, value in record.fields.items())
        return
    parts = record.id.split("-")
    named = {name: parts[at] if at < len(parts) else "" for at, name in enumerate(declared.parts)}
    numbers = {name: int(part) if part.isdecimal() else part for name, part in named.items()}
    yield {**record.fields, "id": record.id, **numbers}


def _cell(column: Column, row: Values, words: Catalogue) -> str:
    if not column.says:
        return _plain(_of(row, column.field or column.name, column), words) or NONE
    given = {name: _of(row, field, column) for name, field in column.given.items()}
    lists = [(name, value) for name, value in given.items() if isinstance(value, list)]
    if not lists:
        return words.text(column.says, **{**_sayable(row), **given}) or NONE
    (name, items), *_ = lists
    distinct = dict.fromkeys(items)
    said = [
        words.text(column.says, **{**_sayable(row), **given, name: item, "count": items.count(item)})
        for item in distinct
    ]
    return words.join(said) if said else NONE


def _of(row: Values, field: str, column: Column) -> object:
    name, _, at = field.partition(".")
    if name not in row:
        raise WordsError(f"column {column.name}: the components have no field {name}")
    value = row[name]
    return value[int(at)] if at and isinstance(value, list) else value


def _plain(value: object, words: Catalogue) -> str:
    """A field as it is; nothing is a dash, so that what is there stands out."""
    if isinstance(value, list):
        return words.join(str(item) for item in value)
    return "" if value in (0, False) else str(value)


def _sayable(row: Values) -> Values:
    """What a sentence can take: the rest are lists of lists."""
    return {name: value for name, value in row.items() if not isinstance(value, list)}
