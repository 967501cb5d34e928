"""Live tables: the log of a table folded into a Match, kept in memory while somebody needs it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from msgspec import Raw

from drakkar.kernel.chance import Draw
from drakkar.kernel.game import Game, State, View
from drakkar.kernel.meta import Meta
from drakkar.play.match import Match
from drakkar.play.replay import replay
from drakkar.play.saga import Entry, Header, Saga
from drakkar.server.protocol import Hint
from drakkar.server.refusals import Refuse
from drakkar.server.rulesets import game_of, meta_of
from drakkar.server.schema import EntryRecord, SeatRecord, TableRecord
from drakkar.server.storage import Storage


class Presence(Protocol):
    """Somebody connected to a table; `guest` is empty for a stranger."""

    guest: str


@dataclass
class Takeback:
    """A seat asks to go back to a ply; `waiting` are the seats whose person has not answered."""

    guest: str
    key: str
    seat: int
    ply: int
    waiting: set[int]


@dataclass
class LiveTable:
    """One table in play. Whoever changes it holds its lock."""

    record: TableRecord
    seats: list[SeatRecord]
    match: Match
    # The number of the last row of the log, and of the row behind each ply.
    seq: int
    ply_seqs: list[int]
    # Requests already carried out, by guest and key, with the ply they led to.
    done: dict[tuple[str, str], int]
    rematch: str = ""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    # Goes up with everything a TableInfo shows except plies.
    version: int = 0
    present: set[Presence] = field(default_factory=set)
    takeback: Takeback | None = None
    driver: asyncio.Task[None] | None = None
    # The position after row `scenes_seq` as viewers see it, ready to send.
    scenes: dict[int, Raw] = field(default_factory=dict)
    scenes_seq: int = -1
    # The last hint, with the row after which and the seat for which it was found.
    hint: tuple[int, int, Hint] | None = None
    # The database knows more than this object: it must be loaded again.
    outdated: bool = False

    @property
    def id(self) -> str:
        return self.record.id

    @property
    def game(self) -> Game[State, View]:
        return self.match.game

    @property
    def meta(self) -> Meta:
        return meta_of(self.record.game)

    @property
    def playing(self) -> bool:
        return self.record.status == "playing"

    @property
    def to_act(self) -> int:
        return self.match.state.to_act

    def held_by(self, guest: str) -> list[int]:
        """The seats of a guest."""
        return [seat.seat for seat in self.seats if guest and guest in seat.holders]

    def knows(self, guest: str) -> bool:
        """Whether the guest hosts the table or sits at it."""
        return bool(guest) and (guest == self.record.host or bool(self.held_by(guest)))

    def is_present(self, seat: int) -> bool:
        return any(somebody.guest in self.seats[seat].holders for somebody in self.present)

    def bot_of(self, seat: int) -> str:
        """The bot that decides for this seat now, or nothing."""
        at = self.seats[seat]
        return at.bot if at.kind == "bot" or at.away else ""

    @property
    def practice(self) -> bool:
        return is_practice(self.seats)

    @property
    def hints(self) -> bool:
        return allows_hints(self.record, self.seats)

    def open_book(self, guest: str) -> bool:
        """Whether this guest may know all about the open match: their own practice, without secrets."""
        return self.practice and bool(self.held_by(guest)) and not self.meta.has_secrets


def is_practice(seats: Sequence[SeatRecord]) -> bool:
    """One person, with bots or at several seats of one device."""
    holders: set[str] = set()
    for seat in seats:
        if seat.kind != "bot" and not seat.holders:
            return False
        holders |= seat.holders
    return len(holders) <= 1


def allows_hints(record: TableRecord, seats: Sequence[SeatRecord]) -> bool:
    """Whether the coach gives hints at a table: by its wish, or because nobody else could mind."""
    if record.coach == "alone":
        return sum(seat.kind != "bot" for seat in seats) == 1
    return record.coach == "always"


def draws_in(rows: Sequence[Sequence[Any]]) -> tuple[Draw, ...]:
    return tuple(Draw(str(source), int(n), int(outcome)) for source, n, outcome in rows)


def draws_out(draws: Sequence[Draw]) -> list[list[Any]]:
    return [list(draw) for draw in draws]


def header_of(record: TableRecord, seats: Sequence[SeatRecord]) -> Header:
    return Header(
        record.game,
        record.rules_version,
        record.components,
        record.options,
        tuple(seat.name for seat in seats),
        record.commitment,
    )


def fold(record: TableRecord, seats: list[SeatRecord], log: Sequence[EntryRecord]) -> LiveTable:
    """The table that a log tells: acts in order, each undo taking back those after its ply."""
    acts: list[EntryRecord] = []
    for row in log:
        if row.kind == "act":
            acts.append(row)
        elif row.kind == "undo":
            del acts[row.ply :]
    entries = [Entry(row.seat, row.action, draws_in(row.draws), row.at, row.checksum) for row in acts]
    saga = Saga(
        header_of(record, seats),
        draws_in(record.setup),
        record.setup_checksum,
        entries,
        tuple(record.winners),
        tuple(record.totals),
        record.seed,
    )
    match = replay(game_of(record.game), meta_of(record.game), saga, record.id)
    return LiveTable(
        record,
        seats,
        match,
        log[-1].seq if log else 0,
        [row.seq for row in acts],
        {(row.guest, row.key): row.ply for row in log if row.guest and row.key},
    )


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
        """The table, loaded if needed. Refuses an unknown one."""
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
                if found.outdated:
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
            raise Refuse("unknown-table", 404)
        table = fold(*kept)
        table.rematch = await self._storage.rematch_of(table_id)
        return table

    async def _refresh(self, table: LiveTable) -> None:
        """Take the state of the database into the object that connections and bots already hold."""
        fresh = await self._load(table.id)
        table.record = fresh.record
        table.seats = fresh.seats
        table.match = fresh.match
        table.seq = fresh.seq
        table.ply_seqs = fresh.ply_seqs
        table.done = fresh.done
        table.rematch = fresh.rematch
        table.version += 1
        table.outdated = False

    def _forget_idle(self) -> None:
        for table_id in list(self._tables):
            if len(self._tables) <= self._keep:
                return
            table = self._tables[table_id]
            if not table.present and table.driver is None and not table.lock.locked():
                del self._tables[table_id]
