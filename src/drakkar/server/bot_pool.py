"""Processes for the bots' thoughts, all with the same engine."""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Final, ParamSpec, TypeVar

from drakkar.games.registry import GAMES
from drakkar.server import bot_worker, worker_start

P = ParamSpec("P")
Result = TypeVar("Result")

# Not forked: this process has threads and open connections.
CONTEXT: Final = multiprocessing.get_context("spawn")


class BotPool:
    """A pool of workers. `engine` is the folder whose drakkar they run; None for the server's own."""

    def __init__(self, workers: int, board: bot_worker.Board, engine: Path | None) -> None:
        folder = "" if engine is None else str(engine.resolve())
        self._executor = ProcessPoolExecutor(workers, CONTEXT, worker_start.begin, (folder, board))
        # Kept, as a pool that takes no more work does not know them any more.
        self._processes = self._executor._processes

    async def run(self, work: Callable[P, Result], *args: P.args, **kwargs: P.kwargs) -> Result:
        """By one of the workers; functions and values go there by name, and mean what that engine has."""
        return await asyncio.wrap_future(self._submit(work, *args, **kwargs))

    def warm_up(self) -> list[Future[None]]:
        """Begin to load what the first thoughts would wait for."""
        return [self._submit(bot_worker.warm_up, name) for name in GAMES]

    def _submit(self, work: Callable[P, Result], *args: P.args, **kwargs: P.kwargs) -> Future[Result]:
        # Work may start a process.
        with _deaf_to_ctrl_c():
            return self._executor.submit(work, *args, **kwargs)

    def retire(self) -> None:
        """No more work: the processes end when the last thought under way is done."""
        self._executor.shutdown(wait=False)

    def end(self) -> None:
        """At once."""
        processes = list(self._processes.values())
        self._executor.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()


@contextmanager
def _deaf_to_ctrl_c() -> Iterator[None]:
    """Whoever is started meanwhile never hears Ctrl-C, which is for the server; here it waits a moment."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
