"""A backup: one SQLite file with all that a server keeps and its key, whatever database it comes from.

It shows one moment, while the server runs: SQLite copies its pages, PostgreSQL takes a snapshot. As the file
is a database itself, it can be looked into, and is brought to the release that restores it like any other.
"""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path
from time import time
from typing import Final

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from drakkar import __version__
from drakkar.kernel.errors import UserError
from drakkar.server.config import Config
from drakkar.server.folder import OWNER_ONLY, hold
from drakkar.server.keys import KEY, Keys, keep_key, read_key, read_secret
from drakkar.server.migrations.upgrade import first_line, prepare, upgrade, version_of
from drakkar.server.schema import GUESTS, HEAD, METADATA, SECRETS, TABLES
from drakkar.server.storage import Storage, open_engine

FORMAT: Final = 1
# What makes a database of ours a backup: a table with one row.
MARK: Final = "drakkar_backup"
BATCH: Final = 1000
# A digest of rows is the sum of theirs: databases sort words differently.
MODULUS: Final = 1 << 256
# An empty file in the data folder, as old as the last backup.
LAST: Final = "last-backup"
DRIVER: Final = "sqlite+aiosqlite:///"


@dataclass(frozen=True)
class Kept:
    """What a backup holds."""

    made: float
    guests: int
    tables: int
    rows: int
    # Where what a restored one has replaced was put.
    before: Path | None = None


def back_up(config: Config, file: Path) -> Kept:
    """Write everything to a file that only its owner may read: whole, or not at all."""
    with _fresh(file) as fresh:
        if config.sqlite_file is None:
            asyncio.run(_take_snapshot(config, fresh))
        else:
            _copy_pages(config.sqlite_file, fresh)
        kept = _mark(fresh, config.data)
        with fresh.open("rb") as written:
            os.fsync(written.fileno())
        fresh.replace(file)
    (config.data / LAST).touch(OWNER_ONLY)
    return kept


def last_backup(data: Path) -> float | None:
    """When the last one was made."""
    last = data / LAST
    return last.stat().st_mtime if last.exists() else None


def restore(config: Config, file: Path, force: bool) -> Kept:
    """Put a backup where this configuration keeps its data; what is there is only replaced if so wished."""
    with hold(config.data), _fresh(config.data / "restoring.sqlite") as fresh:
        # A copy, as it is brought to this release.
        _copy_pages(file, fresh)
        kept, keys = _read_mark(fresh, file)
        before = asyncio.run(_restore(config, fresh, force))
        keep_key(config.data, keys.secret)
    return replace(kept, before=before)


async def _restore(config: Config, fresh: Path, force: bool) -> Path | None:
    """The rows go in together or not at all; gives the file for what was there."""
    await prepare(config)
    with _complaining():
        source, storage = open_engine(f"{DRIVER}{fresh}"), Storage(config.database_url)
        try:
            # No server may have it open meanwhile.
            await storage.take_database(shared=False)
            await upgrade(source, None)
            async with source.connect() as reading, storage.engine.begin() as writing:
                before = await _make_room(config, writing, force)
                await _copy_rows(reading, writing)
                if await _digest(reading) != await _digest(writing):
                    raise UserError("restored-otherwise")
        finally:
            await source.dispose()
            await storage.close()
    return before


async def _make_room(config: Config, connection: AsyncConnection, force: bool) -> Path | None:
    found = [
        await connection.scalar(sa.select(sa.func.count()).select_from(table)) for table in (GUESTS, TABLES)
    ]
    before = None
    if any(found):
        if not force:
            raise UserError("database-not-empty", guests=found[0], tables=found[1])
        before = config.data / f"before-restoring-{int(time())}.backup"
        # It reads beside this transaction, which has changed nothing yet, and has an event loop of its own.
        await asyncio.to_thread(back_up, config, before)
    for table in reversed(METADATA.sorted_tables):
        await connection.execute(sa.delete(table))
    return before


# ---------------------------------------------------------------- copying


def _copy_pages(source: Path, fresh: Path) -> None:
    """An SQLite database as it is at this moment, whoever writes to it meanwhile."""
    if not source.is_file():
        raise UserError("file-not-found", file=source)
    try:
        with (
            closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as reading,
            closing(sqlite3.connect(fresh)) as writing,
        ):
            reading.backup(writing)
            # One file, without a log beside it.
            writing.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.Error as error:
        raise UserError("not-a-backup", file=source, reason=str(error)) from None


async def _take_snapshot(config: Config, fresh: Path) -> None:
    """Any other database: its rows, by one transaction that sees a single moment."""
    with _complaining():
        source, target = open_engine(config.database_url), open_engine(f"{DRIVER}{fresh}")
        try:
            await upgrade(target, None)
            snapshot: AsyncEngine = source.execution_options(isolation_level="REPEATABLE READ")
            async with snapshot.connect() as reading, target.begin() as writing:
                found = await reading.run_sync(version_of)
                if found != HEAD:
                    raise UserError("database-other", found=found or "0", expected=HEAD)
                await _copy_rows(reading, writing)
        finally:
            await source.dispose()
            await target.dispose()


async def _copy_rows(reading: AsyncConnection, writing: AsyncConnection) -> None:
    for table in METADATA.sorted_tables:
        async for rows in _batches(reading, table):
            await writing.execute(sa.insert(table), [dict(row) for row in rows])


async def _digest(connection: AsyncConnection) -> int:
    """Of every row there is, whatever the database and the order it gives them in."""
    total = 0
    for table in METADATA.sorted_tables:
        async for rows in _batches(connection, table):
            total += sum(_number([table.name, dict(row)]) for row in rows)
    return total % MODULUS


async def _batches(connection: AsyncConnection, table: sa.Table) -> AsyncIterator[Sequence[sa.RowMapping]]:
    result = await connection.stream(sa.select(table))
    async for rows in result.mappings().partitions(BATCH):
        yield rows


# ---------------------------------------------------------------- what is said of it in the file


def _mark(fresh: Path, data: Path) -> Kept:
    """Add when it was made and by whom, the key, and a digest of all the rows."""
    with closing(sqlite3.connect(fresh)) as connection, connection:
        keys = _shared_key(connection) or read_key(data)
        connection.execute(f"CREATE TABLE {MARK} (format, release, made, key, digest)")
        row = (FORMAT, __version__, time(), keys.secret.hex(), f"{_digest_of_file(connection):064x}")
        connection.execute(f"INSERT INTO {MARK} VALUES (?, ?, ?, ?, ?)", row)
        return _count(connection, row[2])


def _read_mark(fresh: Path, file: Path) -> tuple[Kept, Keys]:
    """What the file says of itself, if that is true; then it is a database as any other."""
    try:
        with closing(sqlite3.connect(fresh)) as connection, connection:
            (row,) = connection.execute(f"SELECT format, made, key, digest FROM {MARK}").fetchall()
            if row[0] != FORMAT:
                raise UserError("backup-newer", file=file)
            if f"{_digest_of_file(connection):064x}" != row[3]:
                raise UserError("backup-damaged", file=file)
            connection.execute(f"DROP TABLE {MARK}")
            return _count(connection, row[1]), read_secret(row[2], file)
    except (sqlite3.Error, ValueError) as error:
        raise UserError("not-a-backup", file=file, reason=str(error)) from None


def _shared_key(connection: sqlite3.Connection) -> Keys | None:
    """Servers that share a database have their key in it; that of one alone is in its folder only."""
    if SECRETS.name not in _tables_of(connection):
        return None  # of an earlier release
    row = connection.execute(f"SELECT value FROM {SECRETS.name} WHERE name = ?", (KEY,)).fetchone()
    return None if row is None else Keys(bytes.fromhex(row[0]))


def _count(connection: sqlite3.Connection, made: float) -> Kept:
    def rows(table: str) -> int:
        return int(connection.execute(f'SELECT count(*) FROM "{table}"').fetchone()[0])

    return Kept(made, rows(GUESTS.name), rows(TABLES.name), sum(map(rows, _tables_of(connection))))


def _digest_of_file(connection: sqlite3.Connection) -> int:
    """Of all its rows, with columns that this release may not know."""
    return (
        sum(
            _number([table, *row])
            for table in _tables_of(connection)
            for row in connection.execute(f'SELECT * FROM "{table}"')
        )
        % MODULUS
    )


def _tables_of(connection: sqlite3.Connection) -> list[str]:
    found = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name <> ?", (MARK,))
    return [name for (name,) in found]


def _number(row: object) -> int:
    return int.from_bytes(sha256(json.dumps(row, sort_keys=True).encode()).digest(), "big")


# ---------------------------------------------------------------- files


@contextmanager
def _fresh(file: Path) -> Iterator[Path]:
    """A file beside another one, for its owner only, gone in the end unless it was given that one's place."""
    fresh = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        fresh.touch(OWNER_ONLY)
        yield fresh
    except OSError as error:
        raise UserError("file-unwritable", file=file, reason=error.strerror or str(error)) from None
    finally:
        fresh.unlink(missing_ok=True)


@contextmanager
def _complaining() -> Iterator[None]:
    """What a database complains of, in one line."""
    try:
        yield
    except (SQLAlchemyError, ImportError, OSError) as error:
        raise UserError("database-unusable", reason=first_line(error)) from None
