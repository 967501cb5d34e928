"""What is kept: guests, tables, seats, holders. The log of a table is written by its journal."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from drakkar.kernel.errors import UserError
from drakkar.server.forgetting import forget_tables, leave_table
from drakkar.server.journal import Journal, Page
from drakkar.server.schema import (
    COMPONENTS,
    ENTRIES,
    GUESTS,
    HOLDERS,
    PROBES,
    SEATS,
    SECRETS,
    SYNCHRONOUS,
    TABLES,
    tune_sqlite,
)
from drakkar.table.hosting import Taken
from drakkar.table.records import EntryRecord, SeatRecord, TableRecord

LISTED: Final = 60
# Of the lock that tells other servers how this database is served.
SERVING: Final = 0x6472616C


@dataclass(frozen=True)
class LessonTable:
    """A table where a guest takes or took a lesson."""

    table: str
    lesson: str
    done: bool


@dataclass(frozen=True)
class Standing:
    """How far a table has come: by changes that have no row in the log, and by rows."""

    revision: int
    seq: int


class Storage:
    """Reading and writing everything that is kept."""

    def __init__(self, url: str, synchronous: str = SYNCHRONOUS[0]) -> None:
        if synchronous not in SYNCHRONOUS:
            raise UserError("bad-setting", name="DRAKKAR_SQLITE_SYNCHRONOUS", value=synchronous)
        self.engine: AsyncEngine = open_engine(url)
        if self.engine.dialect.name == "sqlite":
            tune = partial(_tune, synchronous=synchronous)
            sa.event.listen(self.engine.sync_engine, "connect", tune)
        self._journal = Journal(self.engine, synchronous)
        # All that is read through it is as it was at one moment: seats of before with the revision of after
        # would let somebody take a seat that is taken.
        self._at_once = self.engine
        if self.engine.dialect.name == "postgresql":
            self._at_once = self.engine.execution_options(isolation_level="REPEATABLE READ")
        self._held: AsyncConnection | None = None
        # The components that are kept for sure.
        self._kept: set[tuple[str, str]] = set()

    async def take_database(self, shared: bool) -> None:
        """Until this is closed, on PostgreSQL: for all who share it, or for one server that tells nobody what
        it writes. SQLite is in the folder of one server."""
        if self.engine.dialect.name != "postgresql":
            return
        lock = sa.func.pg_try_advisory_lock_shared if shared else sa.func.pg_try_advisory_lock
        self._held = await self.engine.connect()
        taken = (await self._held.execute(sa.select(lock(SERVING)))).scalar_one()
        await self._held.commit()
        if not taken:
            raise UserError("database-taken")

    async def close(self) -> None:
        if self._held is not None:
            await self._held.close()
        await self._journal.close()
        await self.engine.dispose()

    async def probe(self, now: float) -> None:
        """Write something, to see whether that works: it does not with a disk that is full."""
        async with self.engine.begin() as connection:
            found = await connection.execute(sa.update(PROBES).values(at=now))
            if not found.rowcount:
                await connection.execute(sa.insert(PROBES).values(id=1, at=now))

    # ------------------------------------------------------------ guests

    async def nickname(self, guest: str) -> str | None:
        async with self.engine.connect() as connection:
            found = await connection.execute(sa.select(GUESTS.c.nickname).where(GUESTS.c.id == guest))
            return found.scalar_one_or_none()

    async def add_guest(self, guest: str, nickname: str, now: float) -> None:
        """Nothing if they are known, as when two requests come at once."""
        try:
            async with self.engine.begin() as connection:
                await connection.execute(sa.insert(GUESTS).values(id=guest, nickname=nickname, created=now))
        except IntegrityError:
            return

    async def kept_of(self, guest: str) -> tuple[float, int, int]:
        """Since when a guest is kept (0: not at all), and how many tables and lessons they have."""
        since = sa.select(GUESTS.c.created).where(GUESTS.c.id == guest)
        held = sa.select(HOLDERS.c.table_id).where(HOLDERS.c.guest == guest)
        theirs = sa.or_(TABLES.c.host == guest, TABLES.c.id.in_(held))
        number = sa.select(sa.func.count()).select_from(TABLES).where(theirs)
        async with self.engine.connect() as connection:
            created = (await connection.execute(since)).scalar_one_or_none() or 0.0
            tables = (await connection.execute(number.where(TABLES.c.lesson == ""))).scalar_one()
            lessons = (await connection.execute(number.where(TABLES.c.lesson != ""))).scalar_one()
            return created, tables, lessons

    async def rename_guest(self, guest: str, nickname: str) -> list[str]:
        """Gives the ids of the open tables where the guest now has the new name."""
        held = (
            sa.select(HOLDERS.c.table_id, HOLDERS.c.seat)
            .join(TABLES, TABLES.c.id == HOLDERS.c.table_id)
            .join(SEATS, sa.and_(SEATS.c.table_id == HOLDERS.c.table_id, SEATS.c.seat == HOLDERS.c.seat))
            .where(HOLDERS.c.guest == guest, TABLES.c.status != "over", SEATS.c.device.is_(False))
        )
        async with self.engine.begin() as connection:
            await connection.execute(sa.update(GUESTS).where(GUESTS.c.id == guest).values(nickname=nickname))
            rows = (await connection.execute(held)).all()
            for table, seat in sorted(tuple(row) for row in rows):
                await connection.execute(
                    sa.update(SEATS)
                    .where(SEATS.c.table_id == table, SEATS.c.seat == seat)
                    .values(name=nickname)
                )
                await connection.execute(_revise(table))
        return [row[0] for row in rows]

    # ------------------------------------------------------------ tables

    async def keep_components(self, game: str, digest: str, kept: str) -> None:
        """Once, however many tables are played with them."""
        if (game, digest) in self._kept:
            return
        try:
            async with self.engine.begin() as connection:
                row = {"game": game, "digest": digest, "kept": kept}
                await connection.execute(sa.insert(COMPONENTS).values(row))
        except IntegrityError:
            pass  # they are there
        self._kept.add((game, digest))

    async def components(self, game: str, digest: str) -> str:
        """The data that were kept, or nothing."""
        wanted = sa.select(COMPONENTS.c.kept).where(COMPONENTS.c.game == game, COMPONENTS.c.digest == digest)
        async with self.engine.connect() as connection:
            return (await connection.execute(wanted)).scalar_one_or_none() or ""

    async def add_table(
        self,
        table: TableRecord,
        seats: Sequence[SeatRecord],
        entries: Sequence[EntryRecord] = (),
        old: TableRecord | None = None,
    ) -> None:
        """`old` is the table that goes on as this one, as it is known. Raises Taken if it has changed."""
        try:
            async with self.engine.begin() as connection:
                if old is not None:
                    await _change(connection, old, {})
                await connection.execute(sa.insert(TABLES), asdict(table))
                for seat in seats:
                    row = asdict(seat)
                    del row["holders"]
                    await connection.execute(sa.insert(SEATS), row)
                    for guest in seat.holders:
                        await _add_holder(connection, table.id, seat.seat, guest)
                if entries:
                    rows = [{"table_id": table.id, **asdict(entry)} for entry in entries]
                    await connection.execute(sa.insert(ENTRIES), rows)
        except IntegrityError as error:
            raise Taken(table.id) from error

    async def table(self, table_id: str) -> tuple[TableRecord, list[SeatRecord], list[EntryRecord]] | None:
        async with self._at_once.connect() as connection:
            found = await _tables(connection, [table_id])
            if not found:
                return None
            rows = await connection.execute(
                sa.select(ENTRIES).where(ENTRIES.c.table_id == table_id).order_by(ENTRIES.c.seq)
            )
            entries = []
            for row in rows.mappings():
                values = dict(row)
                del values["table_id"]
                entries.append(EntryRecord(**values))
        record, seats = found[0]
        return record, seats, entries

    async def tables_of(self, guest: str) -> list[tuple[TableRecord, list[SeatRecord]]]:
        """The tables a guest hosts or sits at, the last changed first; not one that goes on as another, nor a
        lesson."""
        held = sa.select(HOLDERS.c.table_id).where(HOLDERS.c.guest == guest)
        later = TABLES.alias()
        goes_on = sa.exists().where(later.c.rematch_of == TABLES.c.id, later.c.branch_of == TABLES.c.id)
        wanted = (
            sa.select(TABLES.c.id)
            .where(sa.or_(TABLES.c.host == guest, TABLES.c.id.in_(held)), ~goes_on, TABLES.c.lesson == "")
            .order_by(TABLES.c.changed.desc())
            .limit(LISTED)
        )
        async with self.engine.connect() as connection:
            ids = [row[0] for row in await connection.execute(wanted)]
            return await _tables(connection, ids)

    async def open_tables(self, guest: str, origin: str) -> tuple[int, int]:
        """How many open tables a guest hosts, and how many were opened from there."""
        number = sa.select(sa.func.count()).select_from(TABLES).where(TABLES.c.status != "over")
        async with self.engine.connect() as connection:
            hosted = await connection.execute(number.where(TABLES.c.host == guest))
            opened = await connection.execute(number.where(TABLES.c.origin == origin))
            return hosted.scalar_one(), opened.scalar_one() if origin else 0

    async def lessons_of(self, guest: str, game: str) -> list[LessonTable]:
        """The tables where a guest takes lessons of a game, those opened last first."""
        wanted = (
            sa.select(TABLES.c.id, TABLES.c.lesson, TABLES.c.lesson_done)
            .where(TABLES.c.host == guest, TABLES.c.game == game, TABLES.c.lesson != "")
            .order_by(TABLES.c.created.desc())
        )
        async with self.engine.connect() as connection:
            return [LessonTable(*row) for row in await connection.execute(wanted)]

    async def finished_alone(self, guest: str, game: str) -> list[tuple[str, dict[str, str], list[int]]]:
        """Id, options and winners of the matches that a guest played to their end with no other seat.

        Branches and lessons are left out, whose luck is known, matches that a bot took over, and those that
        were ended without a result.
        """
        second = SEATS.alias()
        wanted = (
            sa.select(TABLES.c.id, TABLES.c.options, TABLES.c.winners, TABLES.c.totals)
            .join(HOLDERS, HOLDERS.c.table_id == TABLES.c.id)
            .join(SEATS, sa.and_(SEATS.c.table_id == TABLES.c.id, SEATS.c.seat == HOLDERS.c.seat))
            .where(
                HOLDERS.c.guest == guest,
                TABLES.c.game == game,
                TABLES.c.status == "over",
                TABLES.c.branch_of == "",
                TABLES.c.lesson == "",
                SEATS.c.away.is_(False),
                ~sa.exists().where(second.c.table_id == TABLES.c.id, second.c.seat == 1),
            )
        )
        async with self.engine.connect() as connection:
            return [(row[0], row[1], row[2]) for row in await connection.execute(wanted) if row[3]]

    async def rematch_of(self, table_id: str) -> str:
        async with self.engine.connect() as connection:
            found = await connection.execute(sa.select(TABLES.c.id).where(TABLES.c.rematch_of == table_id))
            return found.scalar_one_or_none() or ""

    async def change_table(self, known: TableRecord, values: Mapping[str, Any]) -> None:
        """Raises Taken if somebody has changed the table, which is not as it is known any more."""
        async with self.engine.begin() as connection:
            await _change(connection, known, values)

    async def finish_lesson(self, table_id: str) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(_revise(table_id).values(lesson_done=True))

    async def start_table(self, known: TableRecord, table: TableRecord, seats: Sequence[SeatRecord]) -> None:
        """The table as it is when play begins: its empty seats have become bots, and if the rules have
        changed while it waited it was dealt by those of today."""
        names = (
            "status", "started", "changed",
            "rules_version", "components", "options", "setup", "setup_checksum", "to_act",
        )  # fmt: skip
        values = {name: getattr(table, name) for name in names}
        async with self.engine.begin() as connection:
            await _change(connection, known, values)
            for seat in seats:
                await connection.execute(
                    sa.update(SEATS)
                    .where(SEATS.c.table_id == table.id, SEATS.c.seat == seat.seat)
                    .values(kind=seat.kind, name=seat.name, bot=seat.bot)
                )

    async def seat_of_token(self, token_hash: str) -> tuple[str, int] | None:
        async with self.engine.connect() as connection:
            found = await connection.execute(
                sa.select(SEATS.c.table_id, SEATS.c.seat).where(SEATS.c.token_hash == token_hash)
            )
            row = found.one_or_none()
            return None if row is None else (row[0], row[1])

    async def seat_of_former_token(self, token_hash: str, guest: str) -> tuple[str, int] | None:
        """The seat that this guest took by a link which opens nothing any more."""
        held = sa.and_(HOLDERS.c.table_id == SEATS.c.table_id, HOLDERS.c.seat == SEATS.c.seat)
        wanted = (
            sa.select(SEATS.c.table_id, SEATS.c.seat)
            .join(HOLDERS, held)
            .where(SEATS.c.former == token_hash, HOLDERS.c.guest == guest)
        )
        async with self.engine.connect() as connection:
            row = (await connection.execute(wanted)).one_or_none()
            return None if row is None else (row[0], row[1])

    async def hold_seat(self, known: TableRecord, seat: SeatRecord) -> None:
        """The seat as it is now that others hold it."""
        values = {name: getattr(seat, name) for name in ("kind", "name", "nonce", "token_hash", "former")}
        here = (SEATS.c.table_id == seat.table_id, SEATS.c.seat == seat.seat)
        held = (HOLDERS.c.table_id == seat.table_id, HOLDERS.c.seat == seat.seat)
        async with self.engine.begin() as connection:
            await _change(connection, known, {})
            await connection.execute(sa.update(SEATS).where(*here).values(values))
            await connection.execute(sa.delete(HOLDERS).where(*held))
            for guest in seat.holders:
                await _add_holder(connection, seat.table_id, seat.seat, guest)

    async def leave_table(
        self, known: TableRecord, left: tuple[TableRecord, Sequence[SeatRecord]] | None, guest: str
    ) -> None:
        """The table as it is without this guest; gone, if nobody is left."""
        async with self.engine.begin() as connection:
            await _change(connection, known, {})
            if left is None:
                await forget_tables(connection, [known.id])
            else:
                await leave_table(connection, *left, guest)

    # ------------------------------------------------------------ the log

    async def append(
        self,
        table_id: str,
        entry: EntryRecord,
        summary: Mapping[str, Any],
        seat: Mapping[str, Any] | None = None,
    ) -> None:
        """One more row, and what it changes of the table (and of its seat). Raises Taken if it is there."""
        await self._journal.write(Page(table_id, entry, summary, seat))

    async def rows_after(self, table_id: str, seq: int) -> list[EntryRecord]:
        """What was written to a table since a row of its log."""
        return await self._journal.rows_after(table_id, seq)

    async def standing(self, table_ids: Iterable[str]) -> dict[str, Standing]:
        """How far tables have come; those that are gone are left out."""
        last = sa.select(sa.func.max(ENTRIES.c.seq)).where(ENTRIES.c.table_id == TABLES.c.id)
        wanted = sa.select(TABLES.c.id, TABLES.c.revision, last.scalar_subquery()).where(
            TABLES.c.id.in_(list(table_ids))
        )
        async with self.engine.connect() as connection:
            rows = (await connection.execute(wanted)).all()
        return {row[0]: Standing(row[1], row[2] or 0) for row in rows}

    async def shared_secret(self, name: str, proposed: str) -> str:
        """The secret of all who share this database: the first that was proposed."""
        try:
            async with self.engine.begin() as connection:
                await connection.execute(sa.insert(SECRETS).values(name=name, value=proposed))
        except IntegrityError:
            pass  # there is one
        async with self.engine.connect() as connection:
            found = await connection.execute(sa.select(SECRETS.c.value).where(SECRETS.c.name == name))
            return str(found.scalar_one())


def open_engine(url: str) -> AsyncEngine:
    """Connections to a server may have ended meanwhile, which is noticed before they are used."""
    return create_async_engine(url, pool_pre_ping=not url.startswith("sqlite"))


def _revise(table_id: str) -> sa.Update:
    return sa.update(TABLES).where(TABLES.c.id == table_id).values(revision=TABLES.c.revision + 1)


async def _change(connection: AsyncConnection, known: TableRecord, values: Mapping[str, Any]) -> None:
    """Change a table that is still as it is known. Whoever comes second finds out by the number of rows."""
    mine = _revise(known.id).where(TABLES.c.revision == known.revision).values(dict(values))
    if (await connection.execute(mine)).rowcount != 1:
        raise Taken(known.id)


def _tune(connection: Any, _record: object, synchronous: str) -> None:
    tune_sqlite(connection, synchronous)


async def _add_holder(connection: AsyncConnection, table_id: str, seat: int, guest: str) -> None:
    await connection.execute(sa.insert(HOLDERS).values(table_id=table_id, seat=seat, guest=guest))


async def _tables(
    connection: AsyncConnection, ids: Sequence[str]
) -> list[tuple[TableRecord, list[SeatRecord]]]:
    """These tables with their seats, in the order of the ids."""
    seats: dict[str, dict[int, SeatRecord]] = {table_id: {} for table_id in ids}
    rows = await connection.execute(
        sa.select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.table_id, SEATS.c.seat)
    )
    for row in rows.mappings():
        seats[row["table_id"]][row["seat"]] = SeatRecord(**row)
    for row in (await connection.execute(sa.select(HOLDERS).where(HOLDERS.c.table_id.in_(ids)))).mappings():
        seats[row["table_id"]][row["seat"]].holders.add(row["guest"])
    found = await connection.execute(sa.select(TABLES).where(TABLES.c.id.in_(ids)))
    records = {row["id"]: TableRecord(**row) for row in found.mappings()}
    return [(records[table_id], list(seats[table_id].values())) for table_id in ids if table_id in records]
