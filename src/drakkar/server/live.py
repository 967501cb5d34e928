"""Live tables: kept in memory while somebody needs them, each with the lock of its writers."""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Protocol, cast

from msgspec import Raw
from msgspec.json import Encoder

from drakkar.server.storage import Storage
from drakkar.server.thinking import Asker
from drakkar.table.records import begun_by_others
from drakkar.table.refusals import Refuse
from drakkar.table.steps import follow
from drakkar.table.table import Table

if TYPE_CHECKING:
    from drakkar.server.presence import Presence

_ENCODER: Final = Encoder()
# What a table's id may be; what else is asked for is not looked for.
_ID: Final = re.compile(r"[0-9a-z]{1,16}")


class Listener(Protocol):
    """Somebody at a table, as the server knows them."""

    async def refresh(self) -> None:
        """Show them what has changed, if anything has."""
        ...


@dataclass
class LiveTable(Table):
    """A table of this server. Whoever changes it holds its lock."""

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    # Plays for the bots while it is their turn.
    driver: asyncio.Task[None] | None = None
    # How many plies bots may still play while nobody is here, and who asked for it.
    alone: int = 0
    alone_for: Asker = field(default_factory=Asker)
    # When the seat to act was asked, by the clock of `answers.py`.
    since: float = 0.0
    # Who is here by way of other processes, by process.
    others: dict[str, frozenset[str]] = field(default_factory=dict)

    @property
    def awake(self) -> bool:
        """Whether bots play: for somebody who is here, or because they were asked to play on."""
        return bool(self.present) or self.alone > 0

    @property
    def listeners(self) -> list[Listener]:
        return [cast(Listener, somebody) for somebody in self.present]

    def heed(self, others: dict[str, frozenset[str]]) -> bool:
        """Take over who is here by way of other processes. Tells whether a seat's person came or went."""
        self.others = others
        before = [self.is_present(seat.seat) for seat in self.seats]
        self.elsewhere = frozenset().union(*others.values())
        changed = before != [self.is_present(seat.seat) for seat in self.seats]
        self.version += changed
        return changed

    def pack(self, scene: object) -> Raw:
        """Encoded once, for all who are sent it."""
        return Raw(_ENCODER.encode(scene))


class LiveTables:
    """The tables in memory: those somebody is connected to, and the last used of the others."""

    def __init__(self, storage: Storage, keep: int, presence: Presence | None = None) -> None:
        """`presence`: who is here by way of other processes, if these write to our tables, too."""
        self._storage = storage
        self._keep = keep
        self._presence = presence
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
        if not _ID.fullmatch(table_id):
            raise Refuse("unknown-table")
        found = self._tables.get(table_id)
        if found is not None and not found.outdated:
            self._tables.move_to_end(table_id)
            if self._presence is not None:
                await self.behind([found])
            if not found.outdated:
                return await self._with_others(found)
        lock = self._loading.setdefault(table_id, asyncio.Lock())
        try:
            async with lock:
                found = self._tables.get(table_id)
                if found is None:
                    return await self._with_others(self.add(await self._load(table_id)))
                await self._refresh(found)
                return await self._with_others(found)
        finally:
            if not lock.locked():
                self._loading.pop(table_id, None)

    async def _with_others(self, live: LiveTable) -> LiveTable:
        """Where nobody is connected to this process, it is not told who comes and goes elsewhere."""
        if self._presence is not None and not live.present:
            live.heed((await self._presence.elsewhere([live.id])).get(live.id, {}))
        return live

    async def behind(self, tables: Iterable[LiveTable]) -> list[LiveTable]:
        """Those of these tables that other processes have changed, brought up to date as far as rows do it;
        the others of them are outdated."""
        looked = {live.id: (live, live.seq, live.record.revision) for live in tables}
        standing = await self._storage.standing(looked) if looked else {}
        ahead = []
        for live, seq, revision in looked.values():
            now = standing.get(live.id)
            if now is None:
                live.outdated = True
            elif (now.seq, now.revision) != (seq, revision):
                await self.catch_up(live, now.seq, now.revision)
            else:
                continue
            ahead.append(live)
        return ahead

    async def catch_up(self, live: LiveTable, seq: int, revision: int) -> bool:
        """Another process has come so far with a table. Tells whether there was something to learn."""
        async with live.lock:
            if live.outdated or (live.seq >= seq and live.record.revision >= revision):
                return live.outdated
            rows = await self._storage.rows_after(live.id, live.seq)
            # More of it may have changed than rows tell; or they do not go on from what is here.
            live.outdated = live.record.revision != revision or not follow(live, rows)
        return True

    def add(self, table: LiveTable) -> LiveTable:
        self._tables[table.id] = table
        self._forget_idle()
        return table

    async def drop(self, table_id: str) -> None:
        """A table that is not kept any more. Who has begun to load it before is waited for."""
        loading = self._loading.get(table_id)
        if loading is not None:
            async with loading:
                pass
        self._tables.pop(table_id, None)

    async def read(self, table_id: str) -> LiveTable:
        """The table as it is kept, for a look that nobody waits for at a board."""
        kept = await self._storage.table(table_id)
        if kept is None:
            raise Refuse("unknown-table")
        components = await self._storage.components(kept[0].game, kept[0].components)
        return await asyncio.to_thread(LiveTable.fold, *kept, components)

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
