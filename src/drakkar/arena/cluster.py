"""Work spread over a Ray cluster: what a worker had that died is done again elsewhere."""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager, redirect_stdout
from importlib.util import find_spec
from pathlib import Path
from secrets import token_hex
from typing import Any, Final, TypeVar
from warnings import catch_warnings, simplefilter

from drakkar import __version__
from drakkar.kernel.errors import UserError

# A cluster of this machine alone, started for this run; any other is named by its address.
LOCAL: Final = "local"
ADDRESS: Final = "ray://"
# Jobs for each worker that are under way or waiting, so that none is ever idle.
AHEAD: Final = 4
# How often a job is tried again whose worker died: more says that the job itself kills them.
RETRIES: Final = 5
# Outcomes of matches are small; the usual share of a machine's memory would be gigabytes.
SHARED_MEMORY: Final = 100_000_000

J = TypeVar("J")
R = TypeVar("R")


def check_cluster(cluster: str) -> None:
    """An error for what is no cluster's address, or if Ray is not there."""
    if not cluster:
        return
    if cluster != LOCAL and not (cluster.startswith(ADDRESS) and cluster != ADDRESS):
        raise UserError("bad-cluster", cluster=cluster)
    if find_spec("ray") is None:
        raise UserError("no-ray")


def in_cluster(
    work: Callable[[J], R], jobs: Iterable[J], workers: int, cluster: str
) -> Generator[R, None, None]:
    """The results of all jobs, in their order. 0 workers: all that the cluster has."""
    check_cluster(cluster)
    _prepare_environment(cluster)
    from ray.exceptions import RayError, RayTaskError

    # Ray tells of workers that died on standard output, which is for what the matches say.
    with redirect_stdout(sys.stderr), _connected(cluster, workers) as ray:
        # A cluster of our own has as many places as workers are asked for, another one has its own.
        limited = workers and cluster != LOCAL
        most = workers if limited else AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        task = ray.remote(max_retries=RETRIES)(work)
        under_way: deque[Any] = deque()
        try:
            for job in jobs:
                if len(under_way) >= most:
                    yield ray.get(under_way.popleft())
                under_way.append(task.remote(job))
            while under_way:
                yield ray.get(under_way.popleft())
        except RayTaskError as error:
            # What the work itself complained of, as if it had been done here.
            raise error.cause from error
        except (RayError, ConnectionError) as error:
            raise UserError("cluster-lost", cluster=cluster, reason=_first_line(error)) from error


@contextmanager
def _connected(cluster: str, workers: int) -> Iterator[Any]:
    """Ray, connected to a cluster whose workers run the same Drakkar; gone with all it started when done."""
    import ray

    scratch = tempfile.mkdtemp(prefix="drakkar-")
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
    own: dict[str, Any] = {
        "num_cpus": workers,
        "include_dashboard": False,
        "object_store_memory": SHARED_MEMORY,
        "_node_ip_address": "127.0.0.1",
        "_temp_dir": scratch,
    }
    try:
        try:
            with catch_warnings():
                # What they say is in the error that follows.
                simplefilter("ignore")
                ray.init(LOCAL, **quiet, **own) if cluster == LOCAL else ray.init(cluster, **quiet)
            found = ray.get(ray.remote(_version_there()).remote())
        except (ray.exceptions.RayError, OSError, RuntimeError, ValueError) as error:
            raise UserError("cluster-unusable", cluster=cluster, reason=_first_line(error)) from error
        if found != __version__:
            raise UserError("cluster-other", cluster=cluster, found=found, expected=__version__)
        yield ray
    finally:
        ray.shutdown()
        shutil.rmtree(scratch, ignore_errors=True)


def _prepare_environment(cluster: str) -> None:
    """What Ray reads when it is loaded."""
    # It would report to its makers.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    if "RAY_AUTH_MODE" in os.environ:
        return
    if cluster == LOCAL:
        # Nobody else may give our processes work. The token is for this run, so it need not be kept.
        os.environ["RAY_AUTH_MODE"] = "token"
        os.environ.setdefault("RAY_AUTH_TOKEN", token_hex(32))
    elif "RAY_AUTH_TOKEN" in os.environ or (Path.home() / ".ray" / "auth_token").exists():
        os.environ["RAY_AUTH_MODE"] = "token"


def _version_there() -> Callable[[], str]:
    """A function that Ray sends whole, as one of a module would need that module on the other side."""

    def version() -> str:
        try:
            from drakkar import __version__
        except ImportError:
            return "none"
        return __version__

    return version


def _first_line(error: BaseException) -> str:
    return next(iter(str(error).strip().splitlines()), type(error).__name__).rstrip(".")
