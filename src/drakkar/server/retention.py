"""What nobody needs any more goes: guests without a table after a day, abandoned tables after months."""

from __future__ import annotations

import asyncio
import logging
from time import time
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from drakkar.server.forgetting import abandoned, forget_idle_guests, forget_tables
from drakkar.server.hall import Hall

LOG = logging.getLogger(__name__)

DAY: Final = 24 * 3600.0
HOUR: Final = 3600.0


async def keep_tidy(hall: Hall) -> None:
    """At the start, and then every hour."""
    while True:
        try:
            await sweep(hall, time())
        except (SQLAlchemyError, OSError):
            LOG.exception("what is not needed could not be deleted; it is tried again")
        await asyncio.sleep(HOUR)


async def sweep(hall: Hall, now: float) -> None:
    """Delete what is due by then."""
    if hall.config.abandoned_days:
        before = now - hall.config.abandoned_days * DAY
        while ids := await _abandoned(hall, before):
            for table_id in ids:
                await hall.tables.drop(table_id)
    if hall.config.guest_days:
        async with hall.storage.engine.begin() as connection:
            await forget_idle_guests(connection, now - hall.config.guest_days * DAY)


async def _abandoned(hall: Hall, before: float) -> list[str]:
    """Deletes some of them; gives those that are gone."""
    async with hall.storage.engine.begin() as connection:
        ids = [table_id for table_id in await abandoned(connection, before) if not _in_use(hall, table_id)]
        if ids:
            await forget_tables(connection, ids)
    return ids


def _in_use(hall: Hall, table_id: str) -> bool:
    live = hall.tables.cached(table_id)
    return live is not None and live.awake
