"""Bringing the database to the version this release needs, at every start."""

from __future__ import annotations

import sqlite3
from datetime import datetime
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from drakkar.kernel.errors import UserError
from drakkar.server.config import Config
from drakkar.server.folder import keep_private
from drakkar.server.schema import HEAD
from drakkar.server.storage import open_engine

SCRIPTS = Path(__file__).parent
# Of the lock that one server has while it migrates a PostgreSQL database; the others wait for it.
MIGRATING = 0x6472616B


async def prepare(config: Config) -> Path | None:
    """Make or migrate the database that this configuration names, or say why it cannot be used."""
    try:
        if config.sqlite_file is not None:
            # It holds the seeds of open matches.
            keep_private(config.sqlite_file)
        engine = open_engine(config.database_url)
        try:
            return await upgrade(engine, config.sqlite_file)
        finally:
            await engine.dispose()
    except (SQLAlchemyError, ImportError, OSError) as error:
        raise UserError("database-unusable", reason=first_line(error)) from None


def first_line(error: Exception) -> str:
    """Of what a driver says; the rest repeats statements and addresses."""
    return next(iter(str(getattr(error, "orig", None) or error).splitlines()), type(error).__name__)


async def upgrade(engine: AsyncEngine, file: Path | None) -> Path | None:
    """Migrate if needed. A database that holds something is copied first; gives the copy's name."""
    async with engine.connect() as connection:
        current, empty = await connection.run_sync(_read_version)
    if current == HEAD:
        return None
    backup = None if empty or file is None else _back_up(file, current)
    async with engine.begin() as connection:
        if await _migrates_alone(connection):
            current, _ = await connection.run_sync(_read_version)
        if current != HEAD:
            await connection.run_sync(_run_alembic, current)
    return backup


def version_of(connection: sa.Connection) -> str:
    """The migration that this database has come to; nothing if it has none of our tables."""
    return _read_version(connection)[0]


async def _migrates_alone(connection: AsyncConnection) -> bool:
    """Wait until no other server migrates this database; true if one may have meanwhile."""
    if connection.dialect.name != "postgresql":
        return False
    await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATING)))
    return True


def _read_version(connection: sa.Connection) -> tuple[str, bool]:
    names = sa.inspect(connection).get_table_names()
    if "alembic_version" not in names:
        return "", not names
    return connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar() or "", False


def _back_up(file: Path, version: str) -> Path:
    stamp = datetime.now().strftime("%Y%m%d-%H%M%S")
    backup = file.with_name(f"{file.stem}-before-{HEAD}-from-{version or 'none'}-{stamp}{file.suffix}")
    keep_private(backup)
    source = sqlite3.connect(file)
    target = sqlite3.connect(backup)
    with target:
        source.backup(target)
    source.close()
    target.close()
    return backup


def _run_alembic(connection: sa.Connection, current: str) -> None:
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory
    from alembic.script.revision import ResolutionError
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(SCRIPTS))
    config.attributes["connection"] = connection
    if current:
        try:
            ScriptDirectory.from_config(config).get_revision(current)
        except (CommandError, ResolutionError):
            raise UserError("database-newer", found=current, expected=HEAD) from None
    command.upgrade(config, "head")
