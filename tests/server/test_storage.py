"""The database: migrations with a backup, and the schema they lead to."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import stat
from dataclasses import asdict
from pathlib import Path

import pytest
import sqlalchemy as sa

from drakkar.kernel.errors import UserError
from drakkar.server.config import Config
from drakkar.server.migrations import upgrade as migrating
from drakkar.server.schema import HEAD, METADATA, TABLES
from drakkar.server.storage import Standing, Storage
from drakkar.table.hosting import Taken
from drakkar.table.records import EntryRecord, SeatRecord, TableRecord
from tests.server.backends import Postgres

NEXT_STEP = '''
"""A step of tomorrow."""

import sqlalchemy as sa
from alembic import op

revision = "9999"
down_revision = "{head}"


def upgrade() -> None:
    op.add_column("guests", sa.Column("language", sa.String(8), nullable=True))
'''


def storage_at(file: Path) -> Storage:
    return Storage(f"sqlite+aiosqlite:///{file}")


def record(table_id: str = "t") -> TableRecord:
    return TableRecord(
        table_id,
        "looot",
        1,
        "c",
        {},
        "turn",
        "anyone",
        "h",
        "playing",
        1.0,
        1.0,
        1.0,
        "s",
        "k",
        [],
        "x",
        0,
        0,
    )


async def migrate(file: Path) -> Path | None:
    storage = storage_at(file)
    try:
        return await migrating.upgrade(storage.engine, file)
    finally:
        await storage.close()


def test_the_migrations_lead_to_the_schema_in_the_code(database: str) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.runtime.migration import MigrationContext

    def compare(connection: sa.Connection) -> None:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert context.get_current_revision() == HEAD
        assert compare_metadata(context, METADATA) == []

    async def run() -> None:
        storage = Storage(database)
        assert await migrating.upgrade(storage.engine, None) is None  # nothing to back up
        async with storage.engine.connect() as connection:
            await connection.run_sync(compare)
        await storage.close()

    asyncio.run(run())


def test_servers_that_start_together_migrate_once(postgres: Postgres, tmp_path: Path) -> None:
    database = Config(tmp_path, postgres.url(postgres.fresh())).database_url

    async def run() -> None:
        storages = [Storage(database) for _ in range(4)]
        await asyncio.gather(*(migrating.upgrade(storage.engine, None) for storage in storages))
        await storages[0].add_guest("g", "Astrid", 1.0)
        for storage in storages:
            await storage.close()

    asyncio.run(run())


def test_a_later_start_changes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "same.sqlite"
    asyncio.run(migrate(file))
    before = file.read_bytes()
    assert asyncio.run(migrate(file)) is None
    assert file.read_bytes() == before
    assert sorted(path.name for path in tmp_path.glob("*before*")) == []


def test_a_migration_keeps_a_copy_of_what_was_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "old.sqlite"

    async def fill() -> None:
        storage = storage_at(file)
        await migrating.upgrade(storage.engine, file)
        await storage.add_guest("g", "Astrid", 1.0)
        await storage.close()

    asyncio.run(fill())
    scripts = tmp_path / "scripts"
    shutil.copytree(Path(migrating.__file__).parent, scripts)
    (scripts / "versions" / "v9999_tomorrow.py").write_text(NEXT_STEP.format(head=HEAD))
    monkeypatch.setattr(migrating, "SCRIPTS", scripts)
    monkeypatch.setattr(migrating, "HEAD", "9999")

    backup = asyncio.run(migrate(file))
    assert backup is not None
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600, "it holds the seeds of open matches, too"
    for path, columns in ((file, 4), (backup, 3)):
        with sqlite3.connect(path) as connection:
            rows = connection.execute("SELECT * FROM guests").fetchall()
            assert [row[:2] for row in rows] == [("g", "Astrid")]
            assert len(rows[0]) == columns
        connection.close()


def test_tables_from_before_the_coach_have_it_for_who_plays_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "before.sqlite"
    scripts = tmp_path / "scripts"
    shutil.copytree(Path(migrating.__file__).parent, scripts)
    for later in sorted((scripts / "versions").glob("v*.py"))[1:]:
        later.unlink()
    with monkeypatch.context() as before:
        before.setattr(migrating, "SCRIPTS", scripts)
        before.setattr(migrating, "HEAD", "0001")
        asyncio.run(migrate(file))
    engine = sa.create_engine(f"sqlite:///{file}")
    then = sa.Table("tables", sa.MetaData(), autoload_with=engine)
    row = {name: value for name, value in asdict(record()).items() if name in then.c}
    assert "coach" not in row
    with engine.begin() as connection:
        connection.execute(sa.insert(TABLES), row)
    engine.dispose()
    assert asyncio.run(migrate(file)) is not None

    async def read() -> TableRecord:
        storage = storage_at(file)
        kept = await storage.table("t")
        await storage.close()
        assert kept is not None
        return kept[0]

    assert asyncio.run(read()) == record()
    assert record().coach == "alone"


def test_a_newer_database_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "future.sqlite"
    asyncio.run(migrate(file))
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '7777'")
    connection.close()
    with pytest.raises(UserError, match="database-newer"):
        asyncio.run(migrate(file))
    with sqlite3.connect(file) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [("7777",)]
    connection.close()


def test_a_row_of_the_log_is_written_once(database: str) -> None:
    async def write() -> list[BaseException | None]:
        storage, other = await opened(database), Storage(database)
        entries = [EntryRecord(1, "act", 0, 1, 0.0, f"move {n}", guest="g", key=f"k{n}") for n in range(8)]
        both = (storage, other)
        done = await asyncio.gather(
            *(both[n % 2].append("t", entry, {"ply": 1}) for n, entry in enumerate(entries)),
            return_exceptions=True,
        )
        twice = EntryRecord(2, "act", 0, 2, 0.0, "again", guest="g", key=entries[done.index(None)].key)
        done += await asyncio.gather(storage.append("t", twice, {"ply": 2}), return_exceptions=True)
        kept = await storage.table("t")
        assert kept is not None
        assert kept[2] == [entries[done.index(None)]] == await other.rows_after("t", 0)
        assert kept[0].ply == 1
        assert await storage.standing(["t", "unknown"]) == {"t": Standing(0, 1)}
        await storage.close()
        await other.close()
        return done

    done = asyncio.run(write())
    assert sorted(type(result).__name__ for result in done) == ["NoneType", *["Taken"] * 8]


def test_a_row_may_change_its_seat(database: str) -> None:
    async def write() -> SeatRecord:
        storage = await opened(database)
        row = EntryRecord(1, "away", 0, 0, 0.0, guest="g")
        await storage.append("t", row, {"changed": 2.0}, {"away": True, "bot": "rower"})
        kept = await storage.table("t")
        assert kept is not None
        await storage.close()
        return kept[1][0]

    seat = asyncio.run(write())
    assert (seat.away, seat.bot) == (True, "rower")


def test_of_two_who_change_a_table_one_does(database: str) -> None:
    """Where nothing of it is in the log, its revision decides."""

    async def run() -> list[BaseException | None]:
        storage, other = await opened(database), Storage(database)
        seats = [
            SeatRecord("t", 0, "person", name.upper(), nonce="n", token_hash="h0", holders={"g", name})
            for name in "ab"
        ]
        done = await asyncio.gather(
            storage.hold_seat(record(), seats[0]),
            other.hold_seat(record(), seats[1]),
            return_exceptions=True,
        )
        kept = await storage.table("t")
        assert kept is not None
        taker = "ab"[done.index(None)]
        assert kept[0].revision == 1
        assert (kept[1][0].name, kept[1][0].holders) == (taker.upper(), {"g", taker})
        with pytest.raises(Taken):
            await other.change_table(record(), {"status": "over"})
        await other.change_table(kept[0], {"status": "over"})
        await storage.close()
        await other.close()
        return list(done)

    assert [type(result) for result in asyncio.run(run())].count(Taken) == 1


def test_connections_that_break_lose_no_row_and_write_none_twice(postgres: Postgres, tmp_path: Path) -> None:
    name = postgres.fresh()

    async def run() -> None:
        storage = await opened(Config(tmp_path, postgres.url(name)).database_url)

        async def write() -> None:
            for seq in range(1, 61):
                await storage.append("t", EntryRecord(seq, "act", 0, seq, 0.5, f"{seq}"), {"ply": seq})

        writing = asyncio.create_task(write())
        ended = 0
        while not writing.done():
            ended += await asyncio.to_thread(postgres.end_connections, name)
            await asyncio.sleep(0.2)
        await writing
        assert ended
        assert [row.action for row in await storage.rows_after("t", 0)] == [f"{n}" for n in range(1, 61)]
        kept = await storage.table("t")  # by connections that were idle when they ended
        assert kept is not None
        assert kept[0].ply == 60
        await storage.close()

    asyncio.run(run())


async def opened(database: str) -> Storage:
    """With one table."""
    storage = Storage(database)
    await migrating.upgrade(storage.engine, None)
    seat = SeatRecord("t", 0, "person", "A", nonce="n", token_hash="h0", holders={"g"})
    await storage.add_table(record(), [seat])
    return storage
