"""Everything the handlers share: the open tables, storage, bots, and the channel that tells of changes."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend

from drakkar.server.answers import Answers
from drakkar.server.bots import Bots
from drakkar.server.client_files import Client
from drakkar.server.coach import Coach
from drakkar.server.config import Config
from drakkar.server.fleet import Fleet
from drakkar.server.keys import Keys
from drakkar.server.live import LiveTable, LiveTables
from drakkar.server.metrics import Metrics
from drakkar.server.rates import Buckets
from drakkar.server.storage import Storage
from drakkar.server.thinkers import Thinkers
from drakkar.server.thinking import Turns
from drakkar.table.steps import Notice
from drakkar.table.table import Table, Takeback

# How many thoughts a process without bots' processes asks services for at a time.
ASKED_AT_ONCE: Final = 8


@dataclass
class Hall:
    """One server."""

    config: Config
    keys: Keys
    storage: Storage
    tables: LiveTables
    bots: Bots
    channels: ChannelsPlugin
    client: Client
    coach: Coach
    metrics: Metrics = field(default_factory=Metrics)
    # The other processes with the same tables, if there may be any.
    fleet: Fleet | None = None
    # How often somebody may take away all that is kept about them.
    downloads: Buckets = field(default_factory=lambda: Buckets(1 / 60, 5))
    # How many rounds matches took that were won alone, by table.
    rounds: dict[str, int] = field(default_factory=dict)

    def announce(self, table: Table, notice: Notice) -> None:
        """Tell every connection of this table, of whatever process."""
        note = Note(table.id, table.seq, notice)
        if self.fleet is not None:
            note.beside = Beside(
                self.fleet.worker,
                table.record.revision,
                table.takeback,
                table.page,
                sorted({somebody.guest for somebody in table.present if somebody.guest}),
            )
        self.channels.publish(msgspec.json.encode(note), channel_of(table.id))

    async def heed(self, live: LiveTable, note: Note) -> None:
        """What another process tells of a table; afterwards all of it is known here."""
        told = note.beside
        if told is None or self.fleet is None or told.worker == self.fleet.worker:
            return
        live.heed({**live.others, told.worker: frozenset(told.guests)})
        learnt = await self.tables.catch_up(live, note.seq, told.revision)
        if live.outdated:
            await self.tables.get(live.id)
        if live.seq == note.seq:
            live.takeback, live.page = told.asked, told.page
        if learnt:
            self.bots.answers.note(live)
            # They thought about another position; or it is their turn, and nobody plays them elsewhere.
            self.bots.recall(self, live)


class Note(msgspec.Struct):
    """A notice on its way: of which table, and after which row of its log."""

    table: str
    seq: int
    notice: Notice
    beside: Beside | None = None


class Beside(msgspec.Struct):
    """What a process tells the others of a table beside its log: how often it was changed without a row, what
    is being asked there, the step of its lesson, and who is there by way of this process."""

    worker: str
    revision: int
    asked: Takeback | None
    page: int
    guests: list[str]


def channel_of(table_id: str) -> str:
    """Tables share a bounded number of channels, as Litestar never forgets one. Notices name their table."""
    return f"tables-{table_id[:3]}"


def open_channels(fleet: Fleet | None) -> ChannelsPlugin:
    """A connection that lags behind loses old notices, never the last one: it then gets what it missed."""
    return ChannelsPlugin(
        backend=MemoryChannelsBackend() if fleet is None else fleet.channels,
        arbitrary_channels_allowed=True,
        subscriber_max_backlog=64,
        subscriber_backlog_strategy="dropleft",
    )


def open_thinkers(config: Config) -> Thinkers | None:
    return Thinkers(config.redis, config.redis_prefix) if config.shared else None


def open_hall(config: Config, keys: Keys) -> Hall:
    storage = Storage(config.database_url, config.sqlite_synchronous.lower())
    turns = Turns(config.bot_workers or ASKED_AT_ONCE, config.thoughts_per_guest, config.thoughts_per_address)
    bots = Bots(
        config.bot_workers, config.bot_pace, turns, open_thinkers(config), Answers(config.answer_seconds)
    )
    fleet = Fleet(config) if config.shared else None
    return Hall(
        config,
        keys,
        storage,
        LiveTables(storage, config.live_tables, None if fleet is None else fleet.presence),
        bots,
        open_channels(fleet),
        Client(config.web),
        Coach(config, bots),
        fleet=fleet,
    )
