"""The writer of the log: what arrives while one transaction runs goes together into the next."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from drakkar.server.schema import ENTRIES, SEATS, TABLES, EntryRecord, tune_sqlite


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
    """Writes pages in the order they come.

    SQLite is written by a thread with a connection of its own: one step there and one back, where a driver
    behind the event loop takes one for every statement.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._waiting: list[tuple[Page, asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None
        self._thread: ThreadPoolExecutor | None = None
        self._direct: sa.Engine | None = None
        if engine.dialect.name == "sqlite":
            self._thread = ThreadPoolExecutor(1, "journal")
            self._direct = sa.create_engine(engine.url.set(drivername="sqlite"))
            sa.event.listen(self._direct, "connect", tune_sqlite)

    async def write(self, page: Page) -> None:
        """Done when the page is kept. Raises Taken if its row is there already."""
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((page, written))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all(), name="journal")
        await written

    async def close(self) -> None:
        if self._writing is not None:
            await self._writing
        if self._thread is not None and self._direct is not None:
            self._thread.shutdown()
            self._direct.dispose()

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
        if self._thread is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._commit_direct, pages)
            return
        async with self._engine.begin() as connection:
            await connection.run_sync(_put, pages)

    def _commit_direct(self, pages: Sequence[Page]) -> None:
        assert self._direct is not None
        with self._direct.begin() as connection:
            _put(connection, pages)


def _put(connection: sa.Connection, pages: Sequence[Page]) -> None:
    rows = [{"table_id": page.table_id, **asdict(page.entry)} for page in pages]
    connection.execute(sa.insert(ENTRIES), rows)
    for page in pages:
        connection.execute(sa.update(TABLES).where(TABLES.c.id == page.table_id), dict(page.table))
        if page.seat is not None:
            at = sa.and_(SEATS.c.table_id == page.table_id, SEATS.c.seat == page.entry.seat)
            connection.execute(sa.update(SEATS).where(at), dict(page.seat))
