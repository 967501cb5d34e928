"""Work spread over processes or a cluster: results in order, a few jobs ahead, gone at once on Ctrl-C."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import active_children
from signal import SIG_IGN, SIGINT, signal
from typing import Final, TypeVar

# Jobs for each worker that are under way or waiting, so that none is ever idle.
AHEAD: Final = 4

J = TypeVar("J")
R = TypeVar("R")


def in_workers(
    work: Callable[[J], R], jobs: Iterable[J], workers: int, cluster: str = ""
) -> Generator[R, None, None]:
    """The results of all jobs, in their order; without a cluster one worker is this very process."""
    if cluster:
        from drakkar.arena.cluster import in_cluster

        yield from in_cluster(work, jobs, workers, cluster)
        return
    if workers == 1:
        for job in jobs:
            yield work(job)
        return
    with ProcessPoolExecutor(workers, initializer=_leave_interrupts_to_the_parent) as pool:
        try:
            # Only a few ahead: a long run must not begin by listing all it will do.
            under_way: deque[Future[R]] = deque()
            for job in jobs:
                under_way.append(pool.submit(work, job))
                if len(under_way) > AHEAD * workers:
                    yield under_way.popleft().result()
            while under_way:
                yield under_way.popleft().result()
        except (KeyboardInterrupt, GeneratorExit):
            # Nobody waits for the jobs under way: leaving the block would, so their processes go first.
            for process in active_children():
                process.terminate()
            raise


def _leave_interrupts_to_the_parent() -> None:
    """Ctrl-C reaches every process of a terminal's group; only the one that prints has to hear it."""
    signal(SIGINT, SIG_IGN)
