"""The writer of the log.

SQLite is written at once, on the event loop: a row of the log goes to the page cache in a tenth of a
millisecond, less than handing it to a thread and back would take, and less than SQLAlchemy would take to run
the statements, so it only makes them. Whatever can wait for a disk or for another
process does not happen there: when the database is locked the row goes to a thread that waits, and the
checkpoints of the write-ahead log, with their syncs, are made by that thread. What arrives while a
transaction runs goes together into the next one. PostgreSQL is written by several connections at once
(`postgres.py`).
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import lru_cache
from json import dumps
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.dialects import sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from drakkar.server.postgres import Postgres
from drakkar.server.schema import ENTRIES, SEATS, TABLES, tune_sqlite
from drakkar.table.hosting import Taken
from drakkar.table.records import EntryRecord

# After so many rows the write-ahead log is folded into the database.
CHECKPOINT: Final = 500


@dataclass(frozen=True)
class Page:
    """One row of the log, and what it changes of its table and of its seat."""

    table_id: str
    entry: EntryRecord
    table: Mapping[str, Any]
    seat: Mapping[str, Any] | None


class Journal:
    """Writes pages in the order they come."""

    def __init__(self, engine: AsyncEngine, synchronous: str) -> None:
        self._engine = engine
        self._sqlite = Sqlite(engine.url, synchronous) if engine.dialect.name == "sqlite" else None
        self._postgres = Postgres(engine.url) if engine.dialect.name == "postgresql" else None
        self._waiting: list[tuple[Page, asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None

    async def write(self, page: Page) -> None:
        """Done when the page is kept. Raises Taken if its row is there already."""
        if self._sqlite is not None and self._writing is None and self._sqlite.write_now(page):
            return
        if self._postgres is not None:
            await self._postgres.write(page)
            return
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((page, written))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all(), name="journal")
        await written

    async def rows_after(self, table_id: str, seq: int) -> list[EntryRecord]:
        """What was written to a table since a row."""
        if self._postgres is not None:
            return await self._postgres.rows_after(table_id, seq)
        wanted = sa.select(ENTRIES).where(ENTRIES.c.table_id == table_id, ENTRIES.c.seq > seq)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(wanted.order_by(ENTRIES.c.seq))).mappings().all()
        return [EntryRecord(**{name: row[name] for name in _ROW}) for row in rows]

    async def close(self) -> None:
        if self._writing is not None:
            await self._writing
        if self._postgres is not None:
            await self._postgres.close()
        if self._sqlite is not None:
            self._sqlite.close()

    async def _write_all(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            outcomes = await self._outcomes([page for page, _ in batch])
            for (_, written), error in zip(batch, outcomes, strict=True):
                if written.done():
                    continue  # who asked has gone
                if error is None:
                    written.set_result(None)
                else:
                    written.set_exception(error)
        self._writing = None

    async def _outcomes(self, pages: Sequence[Page]) -> list[BaseException | None]:
        """What became of each page. One that fails does not take the others with it."""
        try:
            await self._commit(pages)
        except Exception as error:
            if len(pages) == 1:
                return [Taken(pages[0].table_id) if isinstance(error, sqlite3.IntegrityError) else error]
            outcomes: list[BaseException | None] = []
            for page in pages:
                outcomes += await self._outcomes([page])
            return outcomes
        return [None] * len(pages)

    async def _commit(self, pages: Sequence[Page]) -> None:
        assert self._sqlite is not None
        await self._sqlite.write_when_free(pages)


class Sqlite:
    """Two ways to the same file: one that never waits, and a thread that may."""

    def __init__(self, url: sa.URL, synchronous: str) -> None:
        self._thread = ThreadPoolExecutor(1, "journal")
        self._quick = _connect(url, synchronous)
        self._quick.execute("PRAGMA busy_timeout=0")
        self._quick.execute("PRAGMA wal_autocheckpoint=0")
        self._patient = _connect(url, synchronous)
        self._rows = 0

    def write_now(self, page: Page) -> bool:
        """False if somebody else is writing."""
        try:
            _write(self._quick, [page])
        except sqlite3.IntegrityError as error:
            raise Taken(page.table_id) from error
        except sqlite3.OperationalError:
            return False  # locked, or a real trouble which the patient way will meet again and report
        self._rows += 1
        if self._rows % CHECKPOINT == 0:
            self._thread.submit(self._checkpoint)
        return True

    async def write_when_free(self, pages: Sequence[Page]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, _write, self._patient, pages)

    def close(self) -> None:
        self._thread.shutdown()
        self._quick.close()
        self._patient.close()

    def _checkpoint(self) -> None:
        self._patient.execute("PRAGMA wal_checkpoint(PASSIVE)")


def _connect(url: sa.URL, synchronous: str) -> sqlite3.Connection:
    # Used by the event loop or by the one thread, never by both. Transactions are ours to begin and end.
    (file,), options = sqlite.dialect().create_connect_args(url)
    connection = sqlite3.connect(
        file, uri=bool(options.get("uri")), check_same_thread=False, isolation_level=None
    )
    tune_sqlite(connection, synchronous)
    return connection


def _write(connection: sqlite3.Connection, pages: Sequence[Page]) -> None:
    connection.execute("BEGIN IMMEDIATE")
    try:
        for statement, values in _statements(pages):
            _plain(statement, tuple(values)).run(connection, values)
        connection.execute("COMMIT")
    except BaseException:
        connection.rollback()
        raise


# Built once: making a statement costs more than running it.
_ROW: Final = tuple(column.name for column in ENTRIES.columns if column.name != "table_id")
_ADD_ENTRY: Final = sa.insert(ENTRIES)
_SET_TABLE: Final = sa.update(TABLES).where(TABLES.c.id == sa.bindparam("of_table"))
_SET_SEAT: Final = sa.update(SEATS).where(
    SEATS.c.table_id == sa.bindparam("of_table"), SEATS.c.seat == sa.bindparam("of_seat")
)

Statement = sa.Insert | sa.Update


def _statements(pages: Sequence[Page]) -> Iterator[tuple[Statement, dict[str, Any]]]:
    for page in pages:
        entry = {name: getattr(page.entry, name) for name in _ROW}
        yield _ADD_ENTRY, {"table_id": page.table_id, **entry}
        yield _SET_TABLE, {"of_table": page.table_id, **page.table}
        if page.seat is not None:
            at = {"of_table": page.table_id, "of_seat": page.entry.seat}
            yield _SET_SEAT, {**at, **page.seat}


@dataclass(frozen=True)
class Plain:
    """A statement in SQLite's own words, with the order of its values and those that are stored as JSON."""

    sql: str
    order: tuple[str, ...]
    json: frozenset[str]

    def run(self, connection: sqlite3.Connection, values: Mapping[str, Any]) -> None:
        connection.execute(
            self.sql, [dumps(values[name]) if name in self.json else values[name] for name in self.order]
        )


@lru_cache(maxsize=32)
def _plain(statement: Statement, names: tuple[str, ...]) -> Plain:
    compiled = statement.compile(dialect=sqlite.dialect(), column_keys=list(names))
    order = tuple(compiled.positiontup or ())
    columns = statement.table.columns
    return Plain(
        str(compiled),
        order,
        frozenset(name for name in order if name in columns and isinstance(columns[name].type, sa.JSON)),
    )
