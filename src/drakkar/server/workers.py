"""Several processes on one socket, each a whole server; one that dies is started again.

What cannot travel to another process, the application above all, is made in the process itself.
"""

from __future__ import annotations

import gc
import logging
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable
from multiprocessing import parent_process
from typing import Any, Final

import uvicorn
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess

from drakkar.server.app import create_app
from drakkar.server.config import Config
from drakkar.server.hall import open_hall
from drakkar.server.keys import Keys
from drakkar.server.logs import set_up_logs
from drakkar.server.wire import protocols

LOG = logging.getLogger(__name__)

# What shells add to the number of the signal that ended a command.
BY_SIGNAL: Final = 128
# How long, in seconds, a process may not answer before it is taken for dead; and may take to start.
SILENCE: Final = 30
STARTING: Final = 120.0


def settings(config: Config) -> dict[str, Any]:
    """Of each process."""
    return {
        "ws_max_size": config.message_bytes,
        # The client asks by itself every 20 s whether the line is alive; this finds the dead ones.
        "ws_ping_interval": 60,
        "ws_ping_timeout": 60,
        "lifespan": "on",
        "log_config": None,
        "access_log": False,
        "forwarded_allow_ips": config.trusted_proxies,
        "server_header": False,
        "date_header": False,
        "timeout_graceful_shutdown": 2,
    }


def tidy_up_on_sigterm() -> None:
    """The server stops by itself first, and is then told once more: that must not keep Python from tidying
    up."""
    signal.signal(signal.SIGTERM, lambda number, _: sys.exit(BY_SIGNAL + number))


def settle() -> None:
    """What is loaded now stays: the collector need never look at it. A match makes hardly any cycles, so it
    may come rarely: with 200 live tables it would otherwise hold up every fiftieth move."""
    gc.freeze()
    gc.set_threshold(10_000, 100, 100)
    gc.enable()


class WorkerConfig(uvicorn.Config):
    """What a process is told when it starts."""

    def __init__(self, config: Config, keys: Keys) -> None:
        super().__init__("", workers=config.workers, timeout_worker_healthcheck=SILENCE, **settings(config))
        self._config = config
        self._keys = keys

    def configure_logging(self) -> None:
        """Called first of all in a new process."""
        parent = parent_process()
        if parent is None:
            return
        set_up_logs(self._config.log_level, self._config.log_rate, self._config.log_burst)
        tidy_up_on_sigterm()
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()

    def load(self) -> None:
        self.http, self.ws = protocols(self._config)
        self.app = create_app(open_hall(self._config, self._keys))
        super().load()
        settle()


def _end_with(parent: Any) -> None:
    """Nobody would stop this process any more."""
    parent.join()
    os._exit(1)


class Workers(Multiprocess):
    """The processes, and who starts them again."""

    def __init__(self, config: WorkerConfig, opened: socket.socket, ready: Callable[[], None]) -> None:
        super().__init__(config, [opened])
        self._ready = ready

    def init_processes(self) -> None:
        super().init_processes()
        if all(process.wait_until_ready(STARTING) for process in self.processes):
            self._ready()

    @property
    def failed(self) -> bool:
        """Whether a process could not even start, as any other would not."""
        return any(process.exitcode == STARTUP_FAILURE for process in self.processes)

    def keep_subprocess_alive(self) -> None:
        before = [process.pid for process in self.processes]
        super().keep_subprocess_alive()
        for pid, process in zip(before, self.processes, strict=False):
            if process.pid != pid and not self.should_exit.is_set():
                LOG.warning("a process died; another one serves", extra={"worker": pid})
