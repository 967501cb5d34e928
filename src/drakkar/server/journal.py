"""The writer of the log.

SQLite is written at once, on the event loop: a row of the log goes to the page cache in a fraction of a
millisecond, less than handing it to a thread and back would take. Whatever can wait for a disk or for another
process does not happen there: when the database is locked the row goes to a thread that waits, and the
checkpoints of the write-ahead log, with their syncs, are made by that thread. Other databases are written
through the asynchronous engine. What arrives while a transaction runs goes together into the next one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine

from drakkar.server.schema import ENTRIES, SEATS, TABLES, EntryRecord, tune_sqlite

# After so many rows the write-ahead log is folded into the database.
CHECKPOINT: Final = 500


class Taken(Exception):
    """Another process wrote this row first."""


@dataclass(frozen=True)
class Page:
    """One row of the log, and what it changes of its table and of its seat."""

    table_id: str
    entry: EntryRecord
    table: Mapping[str, Any]
    seat: Mapping[str, Any] | None


class Journal:
    """Writes pages in the order they come."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._sqlite = Sqlite(engine.url) if engine.dialect.name == "sqlite" else None
        self._waiting: list[tuple[Page, asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None

    async def write(self, page: Page) -> None:
        """Done when the page is kept. Raises Taken if its row is there already."""
        if self._sqlite is not None and self._writing is None and self._sqlite.write_now(page):
            return
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((page, written))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all(), name="journal")
        await written

    async def close(self) -> None:
        if self._writing is not None:
            await self._writing
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
                return [Taken(pages[0].table_id) if isinstance(error, IntegrityError) else error]
            outcomes: list[BaseException | None] = []
            for page in pages:
                outcomes += await self._outcomes([page])
            return outcomes
        return [None] * len(pages)

    async def _commit(self, pages: Sequence[Page]) -> None:
        if self._sqlite is not None:
            await self._sqlite.write_when_free(pages)
            return
        async with self._engine.begin() as connection:
            await connection.run_sync(_put, pages)


class Sqlite:
    """Two ways to the same file: one that never waits, and a thread that may."""

    def __init__(self, url: sa.URL) -> None:
        self._thread = ThreadPoolExecutor(1, "journal")
        self._quick = _connect(url, wait=False)
        self._patient = _connect(url, wait=True)
        self._rows = 0

    def write_now(self, page: Page) -> bool:
        """False if somebody else is writing."""
        try:
            with self._quick.begin() as connection:
                _put(connection, [page])
        except IntegrityError as error:
            raise Taken(page.table_id) from error
        except OperationalError:
            return False  # locked, or a real trouble which the patient way will meet again and report
        self._rows += 1
        if self._rows % CHECKPOINT == 0:
            self._thread.submit(self._checkpoint)
        return True

    async def write_when_free(self, pages: Sequence[Page]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write_patiently, pages)

    def close(self) -> None:
        self._thread.shutdown()
        self._quick.dispose()
        self._patient.dispose()

    def _write_patiently(self, pages: Sequence[Page]) -> None:
        with self._patient.begin() as connection:
            _put(connection, pages)

    def _checkpoint(self) -> None:
        with self._patient.connect() as connection:
            connection.execute(sa.text("PRAGMA wal_checkpoint(PASSIVE)"))


def _connect(url: sa.URL, wait: bool) -> sa.Engine:
    # One connection, used by the event loop or by the one thread.
    engine = sa.create_engine(
        url.set(drivername="sqlite"), poolclass=sa.StaticPool, connect_args={"check_same_thread": False}
    )
    sa.event.listen(engine, "connect", tune_sqlite)
    if not wait:
        sa.event.listen(engine, "connect", _never_wait)
    return engine


def _never_wait(connection: Any, _record: object) -> None:
    connection.execute("PRAGMA busy_timeout=0")
    connection.execute("PRAGMA wal_autocheckpoint=0")


# Built once: making a statement costs more than running it.
_ROW: Final = tuple(column.name for column in ENTRIES.columns if column.name != "table_id")
_ADD_ENTRY: Final = sa.insert(ENTRIES)
_SET_TABLE: Final = sa.update(TABLES).where(TABLES.c.id == sa.bindparam("of_table"))
_SET_SEAT: Final = sa.update(SEATS).where(
    SEATS.c.table_id == sa.bindparam("of_table"), SEATS.c.seat == sa.bindparam("of_seat")
)


def _put(connection: sa.Connection, pages: Sequence[Page]) -> None:
    rows = [
        {"table_id": page.table_id, **{name: getattr(page.entry, name) for name in _ROW}} for page in pages
    ]
    connection.execute(_ADD_ENTRY, rows)
    for page in pages:
        connection.execute(_SET_TABLE, {"of_table": page.table_id, **page.table})
        if page.seat is not None:
            at = {"of_table": page.table_id, "of_seat": page.entry.seat}
            connection.execute(_SET_SEAT, {**at, **page.seat})
