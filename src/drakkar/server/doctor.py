"""Looking at a configuration before or while a server runs with it: what is wrong, and what to do."""

from __future__ import annotations

import asyncio
import errno
import os
import shutil
import socket
import sys
import time
from collections.abc import AsyncIterator, Iterator, Mapping
from dataclasses import dataclass, field, fields
from difflib import get_close_matches
from getpass import getuser
from http.client import HTTPException
from pathlib import Path
from typing import Final, Literal
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import ProxyHandler, build_opener

import sqlalchemy as sa
from filelock import FileLock, Timeout
from sqlalchemy.ext.asyncio import AsyncConnection

from drakkar import __version__
from drakkar.kernel import engine
from drakkar.kernel.errors import UserError
from drakkar.server import scale
from drakkar.server.addresses import Proxies
from drakkar.server.backup import last_backup
from drakkar.server.config import Config
from drakkar.server.folder import LOCK
from drakkar.server.keys import FILE, read_key
from drakkar.server.migrations.upgrade import first_line, version_of
from drakkar.server.schema import HEAD, TABLES
from drakkar.server.storage import open_engine

MEGABYTE: Final = 1_000_000
# Under so many megabytes a database soon cannot grow; under so few a backup no longer fits.
TIGHT: Final = 2_000
FULL: Final = 200
DAY: Final = 24 * 3600.0
# A backup is for the day on which it is needed.
STALE_DAYS: Final = 8
# How far clocks may be apart, in seconds; how long anything else may take to answer.
APART: Final = 5.0
PATIENCE: Final = 5.0
# Variables that are no settings of a server.
OTHERS: Final = ("DRAKKAR_GAMES", "DRAKKAR_PURE", "DRAKKAR_NO_WEB", "DRAKKAR_EXPECT", "DRAKKAR_SERVER")

Level = Literal["fine", "warning", "wrong"]


@dataclass(frozen=True)
class Finding:
    """What was found; `doctor-<key>` of the words says it, and what to do."""

    level: Level
    key: str
    params: Mapping[str, object] = field(default_factory=dict)


def fine(key: str, **params: object) -> Finding:
    return Finding("fine", key, params)


def warning(key: str, **params: object) -> Finding:
    return Finding("warning", key, params)


def wrong(key: str, **params: object) -> Finding:
    return Finding("wrong", key, params)


def examine(config: Config, host: str, port: int) -> Iterator[Finding]:
    """Everything that can be looked at without changing anything, one after another."""
    yield from _installed(config)
    yield from _settings(config, os.environ)
    yield from _folder(config.data)
    yield from _key(config.data)
    yield from asyncio.run(_database(config))
    yield from _redis(config)
    yield from _backup(config.data)
    yield from _address(config)
    yield from _port(host, port)


# ---------------------------------------------------------------- this installation


def _installed(config: Config) -> Iterator[Finding]:
    yield fine("python", version=".".join(map(str, sys.version_info[:3])), release=__version__)
    yield fine("engine-compiled") if engine.compiled() else warning("engine-plain")
    page = config.web / "index.html"
    yield fine("client") if page.is_file() else wrong("client-missing", file=str(page))


def _settings(config: Config, environment: Mapping[str, str]) -> Iterator[Finding]:
    known = [f"DRAKKAR_{each.name.upper()}" for each in fields(config)]
    for name in sorted(environment):
        if name.startswith("DRAKKAR_") and name not in known and name not in OTHERS:
            alike = next(iter(get_close_matches(name, known, 1)), "")
            yield warning("setting-unknown", name=name, alike=alike or "none")
    if config.luck:
        yield wrong("luck")
    limit = _most_open_files()
    if limit and limit < config.connections:
        yield warning("open-files", limit=limit, connections=config.connections)
    cores = os.cpu_count() or 1
    if config.bot_workers > cores:
        yield warning("bot-workers", workers=config.bot_workers, cores=cores)


def _most_open_files() -> int:
    """How many connections the system lets a process have; 0 where it does not say."""
    if sys.platform == "win32":
        return 0
    from resource import RLIMIT_NOFILE, getrlimit

    return getrlimit(RLIMIT_NOFILE)[0]


# ---------------------------------------------------------------- what is kept


def _folder(data: Path) -> Iterator[Finding]:
    if not data.exists():
        above = next(folder for folder in data.absolute().parents if folder.exists())
        can = os.access(above, os.W_OK | os.X_OK)
        yield fine("folder-new", folder=str(data)) if can else wrong("folder-impossible", folder=str(data))
        yield from _space(above)
        return
    if not data.is_dir() or not os.access(data, os.W_OK | os.X_OK | os.R_OK):
        yield wrong("folder-closed", folder=str(data), user=_user())
        return
    if os.name == "posix" and data.stat().st_mode & 0o007:
        yield warning("folder-open", folder=str(data))
    else:
        yield fine("folder", folder=str(data))
    yield from _space(data)
    yield fine("server-runs") if _held(data) else fine("server-stopped")


def _user() -> str:
    try:
        return getuser()
    except (KeyError, OSError):
        return str(os.getuid())  # a number without a name, as in containers


def _space(folder: Path) -> Iterator[Finding]:
    free = shutil.disk_usage(folder).free // MEGABYTE
    judged = wrong if free < FULL else warning if free < TIGHT else fine
    yield judged("space" if judged is fine else "space-little", free=free)


def _held(data: Path) -> bool:
    """Whether a server runs with this folder. Nothing is left behind."""
    if not (data / LOCK).exists():
        return False
    try:
        with FileLock(data / LOCK, timeout=0):
            return False
    except (Timeout, OSError):
        return True


def _key(data: Path) -> Iterator[Finding]:
    file = data / FILE
    if not file.exists():
        yield fine("key-new")
        return
    try:
        read_key(data)
    except UserError as error:
        yield _error(error)
        return
    others = os.name == "posix" and file.stat().st_mode & 0o077
    yield wrong("key-open", file=str(file)) if others else fine("key")


async def _database(config: Config) -> list[Finding]:
    if config.sqlite_file is not None and not config.sqlite_file.exists():
        return [fine("database-new")]
    where = sa.make_url(config.database_url).render_as_string(hide_password=True)
    try:
        opened = open_engine(config.database_url)
        try:
            async with asyncio.timeout(PATIENCE), opened.connect() as connection:
                return [finding async for finding in _questions(connection, where)]
        finally:
            await opened.dispose()
    except TimeoutError:
        return [wrong("database-silent", where=where, seconds=round(PATIENCE))]
    except (sa.exc.SQLAlchemyError, ImportError, OSError, UserError) as error:
        return [wrong("database-closed", where=where, reason=first_line(error))]


async def _questions(connection: AsyncConnection, where: str) -> AsyncIterator[Finding]:
    found = await connection.run_sync(version_of)
    if not found:
        yield fine("database-empty", where=where)
    elif found < HEAD:
        yield warning("database-older", found=found, expected=HEAD)
    elif found > HEAD:
        yield wrong("database-newer", found=found, expected=HEAD)
        return
    else:
        yield fine("database", where=where, version=found)
    if found:
        try:
            await connection.execute(sa.delete(TABLES).where(sa.false()))
            await connection.rollback()
        except sa.exc.SQLAlchemyError as error:
            yield wrong("database-readonly", reason=first_line(error))
    now = time.time()
    latest = await connection.scalar(sa.select(sa.func.max(TABLES.c.changed))) if found == HEAD else None
    if connection.dialect.name == "postgresql":
        theirs = float(await connection.scalar(sa.text("SELECT extract(epoch FROM clock_timestamp())")))
        if abs(theirs - now) > APART:
            yield warning("clock-apart", seconds=round(abs(theirs - now)))
            return
    yield wrong("clock-behind") if latest is not None and latest > now + APART else fine("clock")


def _redis(config: Config) -> Iterator[Finding]:
    """And whether what is asked for goes together."""
    try:
        scale.check(config)
        if config.redis:
            asyncio.run(scale.must_answer(config.redis))
            yield fine("redis")
    except UserError as error:
        yield _error(error)


def _error(error: UserError) -> Finding:
    return Finding("wrong", f"error-{error.key}", {name: str(value) for name, value in error.params.items()})


def _backup(data: Path) -> Iterator[Finding]:
    made = last_backup(data)
    if made is None:
        if (data / FILE).exists():
            yield warning("backup-none")
        return
    days = round((time.time() - made) / DAY)
    yield warning("backup-stale", days=days) if days > STALE_DAYS else fine("backup", days=days)


# ---------------------------------------------------------------- how it is reached


def _address(config: Config) -> Iterator[Finding]:
    if not config.public_url:
        yield fine("address-none")
        return
    url = urlsplit(config.public_url)
    if url.scheme not in ("http", "https") or not url.hostname or url.path.strip("/"):
        yield wrong("address-odd", url=config.public_url)
        return
    if url.scheme == "http":
        yield warning("address-plain", url=config.public_url)
    else:
        yield fine("address", url=config.public_url)
        # Only a proxy speaks https for us.
        if not config.trusted_proxies:
            yield wrong("proxies-none")
    try:
        Proxies(config.trusted_proxies)
    except UserError as error:
        yield _error(error)
    yield _answers(config.public_url.rstrip("/"))


def _answers(url: str) -> Finding:
    """What is there when somebody comes by the public address."""
    try:
        with build_opener(ProxyHandler({})).open(f"{url}/health", timeout=PATIENCE) as answer:
            ours = b'"version"' in answer.read(1000)
        return fine("answers", url=url) if ours else wrong("answers-other", url=url)
    except HTTPError as error:
        return wrong("answers-refusing", url=url, status=error.code)
    except (OSError, HTTPException, ValueError) as error:
        return warning(
            "answers-not", url=url, reason=str(getattr(error, "reason", error)) or type(error).__name__
        )


def _port(host: str, port: int) -> Iterator[Finding]:
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            if error.errno == errno.EADDRINUSE:
                ours = _answers(f"http://{'127.0.0.1' if host == '0.0.0.0' else host}:{port}").level == "fine"
                yield fine("port-ours", port=str(port)) if ours else warning("port-taken", port=str(port))
            else:
                yield wrong("port-closed", host=host, port=port, reason=error.strerror or str(error))
            return
    yield fine("port", port=str(port))
