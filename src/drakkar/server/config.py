"""What a server can be told: by the command line, or by DRAKKAR_* variables for what few people change."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from importlib.resources import files
from pathlib import Path

from drakkar.kernel.errors import UserError


def built_client() -> Path:
    """Where the build puts the web client."""
    return Path(str(files("drakkar"))) / "web" / "dist"


@dataclass(frozen=True)
class Config:
    """Sizes are in bytes, times in seconds, rates per second (with a burst)."""

    data: Path
    database: str = ""
    public_url: str = ""
    web: Path = field(default_factory=built_client)
    # Other addresses whose pages may open our WebSockets, separated by commas.
    origins: str = ""
    # Other names by which browsers ask for this server, separated by commas. It answers to addresses, to
    # `localhost` and to the name in `public_url` in any case, and to no other: else a page of somebody else's
    # could have its own name point here.
    hosts: str = ""
    # The addresses or networks of proxies in front of this server, separated by commas, as
    # `127.0.0.1,10.0.0.0/8`: their X-Forwarded-For and X-Forwarded-Proto are believed, nobody else's. Without
    # it all who come through a proxy count as one.
    trusted_proxies: str = ""
    # More than one process (the extra `scale`), on one machine or several: all have the same PostgreSQL,
    # which is the truth, and the same Redis or Valkey, which may lose everything it holds. So many processes
    # of this command; what is before each name in Redis, so that several fleets can share one.
    workers: int = 1
    redis: str = ""
    redis_prefix: str = "drakkar"
    # How long, in seconds, a process that died still counts as present at its tables and as playing their
    # bots; and how often each looks whether its tables have moved on without it being told.
    lease_seconds: float = 10.0
    catch_up_seconds: float = 5.0
    # What all deals follow from, so that tests can be repeated. Who knows it knows every card.
    luck: str = ""
    log_level: str = "warning"
    # What one place in the code may write to the log: so many lines a second, after a burst. How many were
    # left out is told by the next one.
    log_rate: float = 10.0
    log_burst: int = 200
    # What an SQLite database does at each move. `normal`: a killed server loses nothing, but a power failure
    # may take the moves of the last moments with it (the database stays whole). `full`: not even those, for a
    # sync of the disk at each move.
    sqlite_synchronous: str = "normal"
    # Processes that think for bots and coach. With Redis, `drakkar think` does it where one is started; 0
    # then means that there are none here, and that bots wait where nobody thinks for them.
    bot_workers: int = os.cpu_count() or 1
    bot_pace: float = 0.6
    # How long an answer in another's turn takes where hands are secret, at least: so long is given by bots
    # exactly and by people at least, whether they had anything to choose or not.
    answer_seconds: float = 2.0
    # How many thoughts (a bot's turn, a hint, an analysis) one guest and one address may ask for at a time;
    # whose turn it is to think is shared out fairly in any case.
    thoughts_per_guest: int = 16
    thoughts_per_address: int = 64
    # Bots play while somebody is at the table. Asked to play on without anybody, they do so for so many
    # plies, at so many tables of one guest and of one address at a time.
    alone_plies: int = 400
    alone_tables_per_guest: int = 3
    alone_tables_per_address: int = 12
    # How many open tables one guest may host, and how many may be opened from one address (or IPv6 /64).
    tables_per_guest: int = 100
    tables_per_address: int = 400
    # Connections at a time: in all (no more than the system lets a process have), and from one IPv4 address
    # or IPv6 /64. Trusted proxies count as no address.
    connections: int = 10_000
    connections_per_address: int = 256
    # How long a request may take to arrive, first its head and then the rest; and an answer to be read.
    head_seconds: float = 10.0
    body_seconds: float = 60.0
    unread_seconds: float = 60.0
    request_rate: float = 30.0
    request_burst: int = 300
    message_rate: float = 15.0
    message_burst: int = 60
    message_bytes: int = 8_192
    body_bytes: int = 2_000_000
    live_tables: int = 500
    # What is deleted by itself, after so many days (0: never): guests who have no table; tables where nobody
    # did anything any more, if they are not finished, are lessons, or belong to nobody. Finished matches stay
    # until their people delete them.
    guest_days: int = 1
    abandoned_days: int = 180
    # How hard the coach thinks: iterations or seconds, whichever end first (0: no limit), for a hint and for
    # each ply of an analysis, before it takes half as long again for a closer look; how often one guest may
    # ask for a hint; how many analyses are kept.
    hint_iterations: int = 0
    hint_seconds: float = 1.4
    hint_rate: float = 0.5
    hint_burst: int = 8
    analysis_iterations: int = 400
    analysis_seconds: float = 1.0
    analyses: int = 64
    # How the compiled engine is made while people play with the plain one: by a command that ends when its
    # standard input does ("" if there is nothing to make); the folder whose drakkar then is to be moved to;
    # the file for what the command says.
    engine_build: str = ""
    engine_folder: Path = Path()
    engine_log: Path = Path(os.devnull)

    @property
    def database_url(self) -> str:
        """With the driver: who says `postgresql://` means the one that we use."""
        scheme, separator, rest = self.database.partition("://")
        if scheme in ("postgresql", "postgres"):
            return f"postgresql+asyncpg://{rest}"
        if scheme == "sqlite":
            return f"sqlite+aiosqlite{separator}{rest}"
        return self.database or f"sqlite+aiosqlite:///{self.data / 'drakkar.sqlite'}"

    @property
    def on_postgres(self) -> bool:
        return self.database_url.startswith("postgresql")

    @property
    def shared(self) -> bool:
        """Whether other processes may have the same tables open."""
        return bool(self.redis)

    @property
    def sqlite_file(self) -> Path | None:
        """The file of an SQLite database, which is what gets backed up before a migration."""
        scheme, _, rest = self.database_url.partition("://")
        return Path(rest.removeprefix("/")) if scheme.startswith("sqlite") and rest.strip("/") else None


def from_environment(config: Config, environment: Mapping[str, str] = os.environ) -> Config:
    """The configuration with what DRAKKAR_BOT_PACE and its like say."""
    kinds = {"str": str, "int": int, "float": float, "Path": Path}
    changes: dict[str, object] = {}
    for known in fields(config):
        value = environment.get(f"DRAKKAR_{known.name.upper()}")
        if value is None:
            continue
        try:
            changes[known.name] = kinds[str(known.type)](value)
        except ValueError:
            raise UserError("bad-setting", name=f"DRAKKAR_{known.name.upper()}", value=value) from None
    return replace(config, **changes)  # type: ignore[arg-type]


def default_data() -> Path:
    """Where a server keeps its data if it is not told."""
    from platformdirs import user_data_path

    return user_data_path("drakkar", appauthor=False)


def configured(data: str | None, database: str, redis: str = "") -> Config:
    """What a server is told that is started with these words: they count for more than the variables."""
    said = {"data": Path(data) if data else None, "database": database, "redis": redis}
    config = from_environment(Config(default_data()))
    return replace(config, **{name: value for name, value in said.items() if value})  # type: ignore[arg-type]
