"""Everything the handlers share: the open tables, storage, bots, and the channel that tells of changes."""

from __future__ import annotations

from dataclasses import dataclass, field

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from drakkar.kernel.errors import UserError
from drakkar.server.bots import Bots
from drakkar.server.client_files import Client
from drakkar.server.coach import Coach
from drakkar.server.config import Config
from drakkar.server.keys import Keys
from drakkar.server.live import LiveTables
from drakkar.server.metrics import Metrics
from drakkar.server.storage import Storage
from drakkar.server.thinking import Turns
from drakkar.table.steps import Notice
from drakkar.table.table import Table


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
    # How many rounds matches took that were won alone, by table.
    rounds: dict[str, int] = field(default_factory=dict)

    def announce(self, table: Table, notice: Notice) -> None:
        """Tell every connection of this table, of whatever process."""
        note = Note(table.id, table.seq, notice)
        self.channels.publish(msgspec.json.encode(note), channel_of(table.id))


class Note(msgspec.Struct):
    """A notice on its way: of which table, and after which row of its log."""

    table: str
    seq: int
    notice: Notice


def channel_of(table_id: str) -> str:
    """Tables share a bounded number of channels, as Litestar never forgets one. Notices name their table."""
    return f"tables-{table_id[:3]}"


def open_channels(name: str) -> ChannelsPlugin:
    """A connection that lags behind loses old notices, never the last one: it then gets what it missed."""
    backends: dict[str, type[ChannelsBackend]] = {"memory": MemoryChannelsBackend}
    if name not in backends:
        raise UserError("bad-setting", name="DRAKKAR_CHANNELS", value=name)
    return ChannelsPlugin(
        backend=backends[name](),
        arbitrary_channels_allowed=True,
        subscriber_max_backlog=64,
        subscriber_backlog_strategy="dropleft",
    )


def open_hall(config: Config, keys: Keys) -> Hall:
    storage = Storage(config.database_url, config.sqlite_synchronous.lower())
    turns = Turns(config.bot_workers, config.thoughts_per_guest, config.thoughts_per_address)
    bots = Bots(config.bot_workers, config.bot_pace, turns)
    return Hall(
        config,
        keys,
        storage,
        LiveTables(storage, config.live_tables),
        bots,
        open_channels(config.channels),
        Client(config.web),
        Coach(config, bots),
    )
