"""`drakkar serve` without the command line: find a port, start, tell people where, stop cleanly."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import socket
import sys
import webbrowser
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from drakkar.kernel.errors import UserError
from drakkar.server.config import Config, default_data, from_environment
from drakkar.server.scale import check

if TYPE_CHECKING:
    from drakkar.server.keys import Keys

LOCAL: Final = "127.0.0.1"
PORT: Final = 8000
# How many ports after the wished one are tried.
TRIES: Final = 50
LAST_PORT: Final = 65_535


def listen(host: str, port: int, exact: bool = False) -> socket.socket:
    """A listening socket on this port or, unless it has to be exactly that one, the next free one."""
    if port > LAST_PORT:
        raise UserError("bad-port", port=str(port))
    reason = ""
    for candidate in range(port, port + 1 if exact else min(port + TRIES, LAST_PORT)):
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        # asyncio turns Nagle's delay off only where it sees that this is TCP; else a move takes 40 ms longer.
        opened = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        if sys.platform != "win32":
            opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            opened.bind((host, candidate))
            opened.listen(2048)
        except OSError as error:
            opened.close()
            reason = error.strerror or str(error)
            if isinstance(error, socket.gaierror) or exact or error.errno != errno.EADDRINUSE:
                break
            continue
        opened.setblocking(False)
        return opened
    raise UserError("cannot-listen", host=host, port=str(port), reason=reason)


def lan_address() -> str:
    """This machine's address in the local network. Nothing is sent to find it."""
    probe = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    try:
        probe.connect(("192.0.2.1", 9))
        return str(probe.getsockname()[0])
    except OSError:
        return LOCAL
    finally:
        probe.close()


def serve(
    say: Callable[..., None],
    *,
    host: str = LOCAL,
    port: int | None = None,
    lan: bool = False,
    browser: bool = True,
    data: Path | None = None,
    database: str = "",
    redis: str = "",
    workers: int | None = None,
) -> None:
    """Run until Ctrl-C. `say` tells the user something by a key of the words files."""
    config = from_environment(Config(data or default_data()))
    said = {"data": data, "database": database, "redis": redis, "workers": workers}
    config = replace(config, **{name: value for name, value in said.items() if value})  # type: ignore[arg-type]
    # The name that was told to listen on is one to be asked by.
    config = replace(config, hosts=f"{config.hosts},{host}")
    check(config)
    opened = listen("0.0.0.0" if lan else host, PORT if port is None else port, exact=port is not None)
    actual = opened.getsockname()[1]
    if port is None and actual != PORT:
        say("serve-port-taken", port=str(PORT), found=str(actual))
    shown = f"[{host}]" if ":" in host else host
    url = f"http://{LOCAL if shown == '0.0.0.0' else shown}:{actual}"
    if lan:
        url = f"http://{LOCAL}:{actual}"
        if not config.public_url:
            config = replace(config, public_url=f"http://{lan_address()}:{actual}")
    run(config, opened, say, lambda: _announce(say, url, config.public_url if lan else "", browser))


def _announce(say: Callable[..., None], url: str, public_url: str, browser: bool) -> None:
    say("serve-listening", url=url)
    if public_url:
        import segno

        say("serve-lan", url=public_url)
        segno.make(public_url, micro=False).terminal(out=sys.stdout, compact=True, border=1)
    say("serve-stop")
    if browser:
        webbrowser.open(url)


def run(config: Config, opened: socket.socket, say: Callable[..., None], ready: Callable[[], None]) -> None:
    """Serve on an open socket; `ready` is called once requests are answered."""
    gc.disable()

    from drakkar.server.folder import hold
    from drakkar.server.logs import set_up_logs

    lock = hold(config.data)
    set_up_logs(config.log_level, config.log_rate, config.log_burst)
    if config.luck:
        logging.getLogger(__name__).warning("every deal can be foretold: DRAKKAR_LUCK is for tests only")
    try:
        keys = asyncio.run(_prepare(config))
        if config.workers > 1:
            _run_workers(config, keys, opened, ready)
        else:
            _run_alone(config, keys, opened, say, ready)
    finally:
        lock.release()


async def _prepare(config: Config) -> Keys:
    """The database is of today, nobody has it who would not share it, and who shares it has the same key."""
    from drakkar.server.keys import load_keys, shared_keys
    from drakkar.server.migrations.upgrade import prepare
    from drakkar.server.scale import must_answer
    from drakkar.server.storage import Storage

    if config.shared:
        await must_answer(config.redis)
    backup = await prepare(config)
    if backup is not None:
        logging.getLogger(__name__).warning(
            "database migrated; the old one is kept", extra={"file": str(backup)}
        )
    keys = load_keys(config.data)
    if not config.on_postgres:
        return keys
    storage = Storage(config.database_url)
    try:
        await storage.take_database(config.shared)
        return await shared_keys(keys, storage) if config.shared else keys
    finally:
        await storage.close()


def _run_workers(config: Config, keys: Keys, opened: socket.socket, ready: Callable[[], None]) -> None:
    from uvicorn.config import STARTUP_FAILURE

    from drakkar.server.workers import WorkerConfig, Workers

    # The processes think in turn, unless somebody else does it for them.
    each = config.bot_workers and max(1, config.bot_workers // config.workers)
    gc.enable()
    workers = Workers(WorkerConfig(replace(config, bot_workers=each), keys), opened, ready)
    workers.run()
    if workers.failed:
        sys.exit(STARTUP_FAILURE)


def _run_alone(
    config: Config, keys: Keys, opened: socket.socket, say: Callable[..., None], ready: Callable[[], None]
) -> None:
    import uvicorn

    from drakkar.server.app import create_app
    from drakkar.server.engine_build import EngineBuild
    from drakkar.server.hall import open_hall
    from drakkar.server.wire import protocols
    from drakkar.server.workers import settings, settle, tidy_up_on_sigterm

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            settle()
            if self.started and not self.should_exit:
                ready()
                build.begin()

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            await build.end()
            await super().shutdown(sockets)

    hall = open_hall(config, keys)
    build = EngineBuild(config, hall.bots, say)
    requests, sockets = protocols(config)
    tidy_up_on_sigterm()
    Server(uvicorn.Config(create_app(hall), http=requests, ws=sockets, **settings(config))).run([opened])
