"""Live tables: kept in memory while somebody needs them, each with the lock of its writers."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Final

from msgspec import Raw
from msgspec.json import Encoder

from drakkar.server.storage import Storage
from drakkar.server.thinking import Asker
from drakkar.table.records import begun_by_others
from drakkar.table.refusals import Refuse
from drakkar.table.table import Table

_ENCODER: Final = Encoder()


@dataclass
class LiveTable(Table):
    """A table of this server. Whoever changes it holds its lock."""

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    # Plays for the bots while it is their turn.
    driver: asyncio.Task[None] | None = None
    # How many plies bots may still play while nobody is here, and who asked for it.
    alone: int = 0
    alone_for: Asker = field(default_factory=Asker)

    @property
    def awake(self) -> bool:
        """Whether bots play: for somebody who is here, or because they were asked to play on."""
        return bool(self.present) or self.alone > 0

    def pack(self, scene: object) -> Raw:
        """Encoded once, for all who are sent it."""
        return Raw(_ENCODER.encode(scene))


class LiveTables:
    """The tables in memory: those somebody is connected to, and the last used of the others."""

    def __init__(self, storage: Storage, keep: int) -> None:
        self._storage = storage
        self._keep = keep
        self._tables: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading: dict[str, asyncio.Lock] = {}

    def __len__(self) -> int:
        return len(self._tables)

    def all(self) -> list[LiveTable]:
        return list(self._tables.values())

    def cached(self, table_id: str) -> LiveTable | None:
        return self._tables.get(table_id)

    async def get(self, table_id: str) -> LiveTable:
        """The table, loaded if needed. Refuses an unknown one. Not to be called by who holds its lock."""
        found = self._tables.get(table_id)
        if found is not None and not found.outdated:
            self._tables.move_to_end(table_id)
            return found
        lock = self._loading.setdefault(table_id, asyncio.Lock())
        try:
            async with lock:
                found = self._tables.get(table_id)
                if found is None:
                    return self.add(await self._load(table_id))
                await self._refresh(found)
                return found
        finally:
            if not lock.locked():
                self._loading.pop(table_id, None)

    def add(self, table: LiveTable) -> LiveTable:
        self._tables[table.id] = table
        self._forget_idle()
        return table

    async def _load(self, table_id: str) -> LiveTable:
        kept = await self._storage.table(table_id)
        if kept is None:
            raise Refuse("unknown-table")
        record = kept[0]
        if begun_by_others(record):
            # It may have to be tried in more than one way.
            components = await self._storage.components(record.game, record.components)
            table = await asyncio.to_thread(LiveTable.fold, *kept, components)
        else:
            table = LiveTable.fold(*kept)
        table.rematch = await self._storage.rematch_of(table_id)
        return table

    async def _refresh(self, table: LiveTable) -> None:
        """Take the state of the database into the object that connections and bots already hold. Who is
        writing to it finishes first: a match must not be another one when its row is kept."""
        async with table.lock:
            if table.outdated:
                table.renew(await self._load(table.id))

    def _forget_idle(self) -> None:
        for table_id in list(self._tables):
            if len(self._tables) <= self._keep:
                return
            table = self._tables[table_id]
            if not table.present and table.driver is None and not table.lock.locked():
                del self._tables[table_id]
