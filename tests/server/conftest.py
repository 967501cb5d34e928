"""One quick server for the tests that do not need one of their own; PostgreSQL and Redis for who asks."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from drakkar.server.config import Config
from tests.server.backends import Postgres, Redis
from tests.server.harness import Home, Server, fleet_home


@pytest.fixture(scope="session")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(scope="session")
def server(alone: Server) -> Server:
    return alone


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    running = Postgres()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    running = Redis()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def together(postgres: Postgres, redis: Redis, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of two processes, for all tests that are about what its people see of each other."""
    with fleet_home(postgres, redis).server(tmp_path_factory.mktemp("shared")) as running:
        yield running


@pytest.fixture(params=["sqlite", "fleet"])
def home(request: pytest.FixtureRequest) -> Home:
    """Where a test's servers are at home: SQLite and one process; PostgreSQL, Redis and two."""
    if request.param == "sqlite":
        return Home()
    return fleet_home(request.getfixturevalue("postgres"), request.getfixturevalue("redis"))


@pytest.fixture
def fleet(postgres: Postgres, redis: Redis) -> Home:
    """PostgreSQL, Redis and two processes."""
    return fleet_home(postgres, redis)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a new database, of each kind there is."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'new.sqlite'}"
    running: Postgres = request.getfixturevalue("postgres")
    return Config(tmp_path, running.url(running.fresh())).database_url
