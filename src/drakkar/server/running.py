"""`drakkar serve` without the command line: find a port, start, tell people where, stop cleanly."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final

from drakkar.kernel.errors import UserError
from drakkar.server.config import Config, default_data, from_environment

LOCAL: Final = "127.0.0.1"
PORT: Final = 8000
# How many ports after the wished one are tried.
TRIES: Final = 50
LAST_PORT: Final = 65_535
# What shells add to the number of the signal that ended a command.
BY_SIGNAL: Final = 128


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
) -> None:
    """Run until Ctrl-C. `say` tells the user something by a key of the words files."""
    config = from_environment(Config(data or default_data(), database))
    # The name that was told to listen on is one to be asked by.
    config = replace(config, hosts=f"{config.hosts},{host}")
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

    import uvicorn

    from drakkar.server.app import create_app
    from drakkar.server.engine_build import EngineBuild
    from drakkar.server.folder import hold
    from drakkar.server.hall import open_hall
    from drakkar.server.keys import load_keys
    from drakkar.server.logs import set_up_logs
    from drakkar.server.migrations.upgrade import prepare
    from drakkar.server.wire import protocols

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            # What is loaded now stays: the collector need never look at it.
            gc.freeze()
            # A match makes hardly any cycles, so the collector may come rarely: with 200 live tables it would
            # otherwise hold up every fiftieth move.
            gc.set_threshold(10_000, 100, 100)
            gc.enable()
            if self.started and not self.should_exit:
                ready()
                build.begin()

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            await build.end()
            await super().shutdown(sockets)

    lock = hold(config.data)
    set_up_logs(config.log_level, config.log_rate, config.log_burst)
    backup = asyncio.run(prepare(config))
    if backup is not None:
        logging.getLogger(__name__).warning(
            "database migrated; the old one is kept", extra={"file": str(backup)}
        )
    if config.luck:
        logging.getLogger(__name__).warning("every deal can be foretold: DRAKKAR_LUCK is for tests only")
    hall = open_hall(config, load_keys(config.data))
    build = EngineBuild(config, hall.bots, say)
    requests, sockets = protocols(config)
    settings = uvicorn.Config(
        create_app(hall),
        http=requests,
        ws=sockets,
        ws_max_size=config.message_bytes,
        # The client asks by itself every 20 s whether the line is alive; this finds the dead ones.
        ws_ping_interval=60,
        ws_ping_timeout=60,
        lifespan="on",
        log_config=None,
        access_log=False,
        forwarded_allow_ips=config.trusted_proxies,
        server_header=False,
        date_header=False,
        timeout_graceful_shutdown=2,
    )
    # The server stops by itself first, and is then told once more: that must not keep Python from tidying up.
    signal.signal(signal.SIGTERM, lambda number, _: sys.exit(BY_SIGNAL + number))
    try:
        Server(settings).run([opened])
    finally:
        lock.release()
