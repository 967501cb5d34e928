"""The compiled engine is made while people play already; then the bots move over to it.

How it is made is a command that the configuration names. It ends when its standard input does, so it cannot
outlive this server, however that ends.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import os
import shlex
import signal
from asyncio.subprocess import PIPE, STDOUT, Process
from collections.abc import Callable
from contextlib import suppress
from importlib.resources import files
from pathlib import Path
from typing import Final

from drakkar.server.bots import Bots
from drakkar.server.config import Config

LOG = logging.getLogger(__name__)

# How long the command may take to tidy up when it is told to end, in seconds.
PATIENCE: Final = 15.0
# What decides how an engine behaves.
SOURCES: Final = (".py", ".toml")


class EngineBuild:
    """What is made for one server. `say` tells the user something by a key of the words files."""

    def __init__(self, config: Config, bots: Bots, say: Callable[..., None]) -> None:
        self._config = config
        self._bots = bots
        self._say = say
        self._task: asyncio.Task[None] | None = None
        self._process: Process | None = None

    def begin(self) -> None:
        if self._config.engine_build:
            self._task = asyncio.create_task(self._make_and_move(), name="engine build")

    async def end(self) -> None:
        """What is not done yet is given up; when this returns, its processes are gone."""
        if self._task is None:
            return
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task
        if self._process is not None:
            await _stop(self._process)

    async def _make_and_move(self) -> None:
        ours = await asyncio.to_thread(fingerprint, Path(str(files("drakkar"))))
        self._say("serve-engine-begun")
        if not await self._make():
            self._say("serve-engine-failed", log=str(self._config.engine_log))
            return
        folder = self._config.engine_folder
        if await asyncio.to_thread(fingerprint, folder / "drakkar") != ours:
            self._say("serve-engine-changed")
            return
        try:
            compiled = await self._bots.move_over(folder)
        except Exception as error:
            # Whatever is wrong with that engine, there is one that works.
            LOG.error("an engine does not start", exc_info=error, extra={"file": str(folder)})
            self._say("serve-engine-failed", log=str(self._config.engine_log))
            return
        self._say("serve-engine-compiled" if compiled else "serve-engine-plain")

    async def _make(self) -> bool:
        """Whether the command succeeds."""
        try:
            with self._config.engine_log.open("wb") as log:
                self._process = await asyncio.create_subprocess_exec(
                    *shlex.split(self._config.engine_build),
                    stdin=PIPE,
                    stdout=log,
                    stderr=STDOUT,
                    start_new_session=True,
                )
        except OSError:
            return False
        return await self._process.wait() == 0


async def _stop(process: Process) -> None:
    """Asked to end by the end of its input; made to if it does not."""
    assert process.stdin is not None
    process.stdin.close()
    try:
        await asyncio.wait_for(process.wait(), PATIENCE)
    except TimeoutError:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        await process.wait()


def fingerprint(package: Path) -> str:
    """The same for two folders exactly if they hold the same sources."""
    total = hashlib.sha256()
    for path in sorted(package.rglob("*")):
        if path.suffix in SOURCES:
            content = hashlib.sha256(path.read_bytes()).hexdigest()
            total.update(f"{path.relative_to(package).as_posix()} {content}\n".encode())
    return total.hexdigest()
