"""One process among others that have the same tables open.

The database is the truth: of two rows with one number it keeps one. What others wrote is heard of through
Redis; where that failed, each process finds out by itself: it compares its tables with the database now and
then.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from secrets import token_hex
from typing import TYPE_CHECKING, Final

from sqlalchemy.exc import SQLAlchemyError

from drakkar.server.config import Config
from drakkar.server.scale import open_redis
from drakkar.table.refusals import Refuse

if TYPE_CHECKING:
    from drakkar.server.hall import Hall
    from drakkar.server.live import LiveTable

LOG = logging.getLogger(__name__)

# A process says that it lives so many times before that runs out.
BEATS: Final = 3


class Fleet:
    """This process: its name among the others, its line to Redis, and what it does now and then."""

    def __init__(self, config: Config) -> None:
        # Packages that only fleets have.
        from drakkar.server.announcing import FleetChannels
        from drakkar.server.presence import Presence
        from drakkar.server.shared_rates import SharedBuckets

        self.worker = token_hex(4)
        self.redis = open_redis(config.redis)
        self.channels = FleetChannels(
            open_redis(config.redis, retries=0), open_redis(config.redis), config.redis_prefix, self.worker
        )
        self.presence = Presence(self.redis, config.redis_prefix, self.worker, config.lease_seconds)
        self.requests = SharedBuckets(
            self.redis, config.redis_prefix, config.request_rate, config.request_burst
        )
        self._beat_every = config.lease_seconds / BEATS
        self._look_every = config.catch_up_seconds
        self._tasks: list[asyncio.Task[None]] = []

    def begin(self, hall: Hall) -> None:
        self._tasks = [
            asyncio.create_task(self._beat(hall), name="fleet: presence"),
            asyncio.create_task(self._look(hall), name="fleet: catching up"),
        ]

    async def end(self, hall: Hall) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.presence.tell({live.id: () for live in hall.tables.all() if live.present})
        await self.redis.aclose()

    async def report(self, live: LiveTable) -> None:
        """Who is at a table here has changed."""
        found = await self.presence.tell({live.id: guests_of(live)})
        if found is not None:
            live.heed(found[live.id])

    async def keep_driving(self, live: LiveTable) -> None:
        """As long as the bots of a table think here."""
        while True:
            await asyncio.sleep(self._beat_every)
            await self.presence.drive(live.id)

    async def _beat(self, hall: Hall) -> None:
        while True:
            await asyncio.sleep(self._beat_every)
            tables = [live for live in hall.tables.all() if live.present]
            found = await self.presence.tell({live.id: guests_of(live) for live in tables})
            if found is None:
                continue
            for live in tables:
                if live.heed(found[live.id]):
                    await refresh(live)

    async def _look(self, hall: Hall) -> None:
        """Now and then, and whenever announcements may have been missed."""
        while True:
            try:
                await asyncio.wait_for(self.channels.missed.wait(), self._look_every)
                self.channels.missed.clear()
            except TimeoutError:
                pass
            try:
                await self._catch_up(hall, [live for live in hall.tables.all() if live.present])
            except (SQLAlchemyError, OSError) as error:
                LOG.warning("tables could not be compared with the database", exc_info=error)

    async def _catch_up(self, hall: Hall, tables: Iterable[LiveTable]) -> None:
        ahead = await hall.tables.behind(tables)
        for live in ahead:
            try:
                await hall.tables.get(live.id)
            except Refuse:
                continue  # it is gone; who asks for it is told so
            await refresh(live)
        for live in tables:
            # Whoever drove its bots may have died, or met a database that did not answer.
            hall.bots.call(hall, live)


def guests_of(live: LiveTable) -> set[str]:
    return {somebody.guest for somebody in live.present if somebody.guest}


async def refresh(live: LiveTable) -> None:
    """Everybody who is here sees what has changed."""
    await asyncio.gather(*(somebody.refresh() for somebody in live.listeners))
