"""The log on PostgreSQL: one statement for a page, sent straight to the driver.

A page is an insert and one or two updates in a single statement, so a move costs one round trip. A connection
that breaks meanwhile leaves open whether the page was kept; then the log is asked, which has each row once.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import lru_cache
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sa

from drakkar.server.schema import ENTRIES, SEATS, TABLES
from drakkar.table.hosting import Taken
from drakkar.table.records import EntryRecord

if TYPE_CHECKING:
    from drakkar.server.journal import Page

# So many pages are written at a time: the database syncs them together.
PENS: Final = 6
# How long, in seconds, a database that does not answer is waited for, and how often it is asked.
PATIENCE: Final = 10.0
PAUSE: Final = 0.1

_ROW: Final = tuple(column.name for column in ENTRIES.columns if column.name != "table_id")
_ROWS_AFTER: Final = f"SELECT {', '.join(_ROW)} FROM entries WHERE table_id = $1 AND seq > $2 ORDER BY seq"


class Postgres:
    """A few connections that write pages and read what others wrote."""

    def __init__(self, url: sa.URL) -> None:
        import asyncpg

        self._driver = asyncpg
        _, self._options = url.get_dialect()().create_connect_args(url)
        self._lost = (
            OSError,
            asyncpg.InterfaceError,
            asyncpg.InternalClientError,
            asyncpg.PostgresConnectionError,
            *_going_down(asyncpg),
        )
        self._pens: asyncio.Queue[Any] | None = None

    async def write(self, page: Page) -> None:
        """Done when the page is kept. Raises Taken if its row is there already, and not as this one."""
        sql, values = _statement(page)
        until, unsure = monotonic() + PATIENCE, False
        while True:
            try:
                async with self._pen() as pen:
                    await pen.execute(sql, *values)
                return
            except self._driver.IntegrityConstraintViolationError:
                if unsure and await self._is_kept(page):
                    return
                raise Taken(page.table_id) from None
            except self._lost:
                unsure = True
                if monotonic() > until:
                    raise
                await asyncio.sleep(PAUSE)

    async def rows_after(self, table_id: str, seq: int) -> list[EntryRecord]:
        """What was written to a table since a row."""
        until = monotonic() + PATIENCE
        while True:
            try:
                async with self._pen() as pen:
                    rows = await pen.fetch(_ROWS_AFTER, table_id, seq)
                return [EntryRecord(**dict(row) | {"draws": json.loads(row["draws"])}) for row in rows]
            except self._lost:
                if monotonic() > until:
                    raise
                await asyncio.sleep(PAUSE)

    async def close(self) -> None:
        if self._pens is None:
            return
        for _ in range(PENS):
            pen = await self._pens.get()
            if pen is not None:
                await pen.close()

    async def _is_kept(self, page: Page) -> bool:
        """Whether the row that is there is this very one."""
        rows = await self.rows_after(page.table_id, page.entry.seq - 1)
        return bool(rows) and rows[0] == page.entry

    @asynccontextmanager
    async def _pen(self) -> AsyncIterator[Any]:
        """A connection; one that broke is not used again."""
        if self._pens is None:
            self._pens = asyncio.Queue()
            for _ in range(PENS):
                self._pens.put_nowait(None)
        pen = await self._pens.get()
        whole = False
        try:
            if pen is None or pen.is_closed():
                pen = await self._connect()
            yield pen
            whole = True
        except self._driver.IntegrityConstraintViolationError:
            whole = True
            raise
        finally:
            if not whole and pen is not None:
                pen.terminate()
                pen = None
            self._pens.put_nowait(pen)

    async def _connect(self) -> Any:
        # What SQLAlchemy adds to what the driver understands.
        ours = ("async_creator_fn", "async_fallback", "prepared_statement_name_func")
        options = {name: value for name, value in self._options.items() if name not in ours}
        options.pop("prepared_statement_cache_size", None)
        return await self._driver.connect(**options)


def _going_down(driver: Any) -> tuple[type[Exception], ...]:
    """What a server says that stops, starts or ends our connection."""
    return (
        driver.AdminShutdownError,
        driver.CrashShutdownError,
        driver.CannotConnectNowError,
        driver.TooManyConnectionsError,
    )


def _statement(page: Page) -> tuple[str, list[Any]]:
    seat = page.seat or {}
    sql = _sql(tuple(page.table), tuple(seat))
    values = [page.table_id, *(_stored(ENTRIES, name, getattr(page.entry, name)) for name in _ROW)]
    values += [_stored(TABLES, name, value) for name, value in page.table.items()]
    values += [_stored(SEATS, name, value) for name, value in seat.items()]
    return sql, values


def _stored(table: sa.Table, name: str, value: object) -> object:
    return json.dumps(value) if isinstance(table.columns[name].type, sa.JSON) else value


@lru_cache(maxsize=32)
def _sql(table: tuple[str, ...], seat: tuple[str, ...]) -> str:
    """A page in one statement; `$1` is the table, then come the row, the table's values and the seat's."""
    row = ", ".join(f"${number}" for number in range(2, len(_ROW) + 2))
    parts = [f"kept AS (INSERT INTO entries (table_id, {', '.join(_ROW)}) VALUES ($1, {row}))"]
    after = len(_ROW) + 2
    if seat:
        at = f"table_id = $1 AND seat = ${2 + _ROW.index('seat')}"
        parts.append(f"sat AS (UPDATE seats SET {_changes(seat, after + len(table))} WHERE {at})")
    return f"WITH {', '.join(parts)} UPDATE tables SET {_changes(table, after)} WHERE id = $1"


def _changes(names: tuple[str, ...], first: int) -> str:
    return ", ".join(f"{name} = ${number}" for number, name in enumerate(names, first))
