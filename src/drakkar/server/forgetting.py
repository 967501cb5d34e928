"""Deleting what is kept: whole tables, somebody's part in a table, and guests whom nothing needs any more."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from drakkar.server.schema import ENTRIES, GUESTS, HOLDERS, SEATS, TABLES
from drakkar.table.records import SeatRecord, TableRecord

# So many tables go in one transaction, so that nobody waits long for the database.
AT_A_TIME: Final = 50


async def forget_tables(connection: AsyncConnection, ids: Sequence[str]) -> None:
    """With all that was played there."""
    for rows in (ENTRIES, HOLDERS, SEATS):
        await connection.execute(sa.delete(rows).where(rows.c.table_id.in_(ids)))
    await connection.execute(sa.delete(TABLES).where(TABLES.c.id.in_(ids)))


def without(
    record: TableRecord, seats: Sequence[SeatRecord], guest: str
) -> tuple[TableRecord, list[SeatRecord]] | None:
    """A table as others have it once this guest has gone; nothing if it was theirs alone.

    What they played stays, by nobody's name. While people are still waited for, their seat is free again.
    """
    others = sorted({holder for seat in seats for holder in seat.holders} - {guest})
    if not others:
        return None
    left = [_given_up(record, seat, guest) if guest in seat.holders else seat for seat in seats]
    return replace(record, host=others[0] if record.host == guest else record.host), left


def _given_up(record: TableRecord, seat: SeatRecord, guest: str) -> SeatRecord:
    holders = seat.holders - {guest}
    if holders:
        return replace(seat, holders=holders)
    kind = "open" if record.status == "waiting" else seat.kind
    return replace(seat, holders=holders, name="", kind=kind)


async def leave_table(
    connection: AsyncConnection, record: TableRecord, seats: Sequence[SeatRecord], guest: str
) -> None:
    """Keep a table as it is without this guest."""
    await connection.execute(sa.update(TABLES).where(TABLES.c.id == record.id).values(host=record.host))
    await connection.execute(
        sa.delete(HOLDERS).where(HOLDERS.c.table_id == record.id, HOLDERS.c.guest == guest)
    )
    for seat in seats:
        await connection.execute(
            sa.update(SEATS)
            .where(SEATS.c.table_id == record.id, SEATS.c.seat == seat.seat)
            .values(
                name=seat.name,
                kind=seat.kind,
                nonce=seat.nonce,
                token_hash=seat.token_hash,
                former=seat.former,
            )
        )
    await connection.execute(
        sa.update(ENTRIES)
        .where(ENTRIES.c.table_id == record.id, ENTRIES.c.guest == guest)
        .values(guest=None, key=None)
    )


async def forget_guest(connection: AsyncConnection, guest: str) -> None:
    await connection.execute(sa.delete(GUESTS).where(GUESTS.c.id == guest))


async def forget_idle_guests(connection: AsyncConnection, before: float) -> int:
    """Those who came before then and have no table."""
    held = sa.exists().where(HOLDERS.c.guest == GUESTS.c.id)
    hosted = sa.exists().where(TABLES.c.host == GUESTS.c.id)
    done = await connection.execute(sa.delete(GUESTS).where(GUESTS.c.created < before, ~held, ~hosted))
    return int(done.rowcount)


async def abandoned(connection: AsyncConnection, before: float) -> list[str]:
    """Some of the tables that nobody has touched since then: not finished, lessons, or nobody's any more."""
    nobodys = sa.and_(TABLES.c.host == "", ~sa.exists().where(HOLDERS.c.table_id == TABLES.c.id))
    wanted = (
        sa.select(TABLES.c.id)
        .where(TABLES.c.changed < before, sa.or_(TABLES.c.status != "over", TABLES.c.lesson != "", nobodys))
        .order_by(TABLES.c.changed)
        .limit(AT_A_TIME)
    )
    return [row[0] for row in await connection.execute(wanted)]


async def tables_with(connection: AsyncConnection, guest: str) -> list[str]:
    """All tables that a guest hosts or sits at, lessons too, and those that went on as others."""
    held = sa.select(HOLDERS.c.table_id).where(HOLDERS.c.guest == guest)
    wanted: sa.Select[Any] = sa.select(TABLES.c.id).where(
        sa.or_(TABLES.c.host == guest, TABLES.c.id.in_(held))
    )
    return [row[0] for row in await connection.execute(wanted.order_by(TABLES.c.created))]
