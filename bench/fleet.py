"""What a second process adds: moves a second and p99 on SQLite, and on PostgreSQL + Redis with one and two.

`python -m bench.fleet` prints Markdown tables; `--quick` measures less. For moves a second the clients are
elsewhere in time: they send a whole script of moves at once and sleep, without reading, until the database
holds all rows. So the cores are the servers', PostgreSQL's and Redis's. Kinds take turns, and the median of
the rounds counts.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import sqlite3
import sys
import tempfile
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import perf_counter, sleep
from typing import Any, Final

from websockets.sync.client import ClientConnection, connect

from bench.server import (
    HOST,
    SPARE_FILES,
    Browser,
    EchoPair,
    Latency,
    Pair,
    Process,
    crowd,
    measure,
    open_table,
    raise_file_limit,
)
from tests.server.backends import Postgres, Redis

SEATS: Final = [{"kind": "me"}, {"kind": "device", "name": "Olaf"}]
# A second process is to add so much, and a socket to take no more.
ADDS: Final = 0.6
SOCKET_KB: Final = 100
P99_GOAL: Final = 3.0


@dataclass(frozen=True)
class Plan:
    tables: int
    moves: int
    rounds: int
    pairs: int
    seconds: float
    idle: int
    live: int


FULL: Final = Plan(48, 60, 5, 50, 30.0, 5_000, 400)
QUICK: Final = Plan(24, 40, 2, 20, 8.0, 500, 100)


@dataclass
class Kind:
    """A way to serve."""

    label: str
    arguments: tuple[str, ...]
    settings: dict[str, str]
    rows: Callable[[], int]


class Rows:
    """How many rows of moves a PostgreSQL database holds, by one connection: asking must not cost much."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._loop = asyncio.new_event_loop()
        self._connection: Any = None

    def __call__(self) -> int:
        return int(self._loop.run_until_complete(self._count()))

    async def _count(self) -> Any:
        import asyncpg

        if self._connection is None:
            self._connection = await asyncpg.connect(self._url)
        return await self._connection.fetchval("SELECT count(*) FROM entries")


def kinds(folder: Path, postgres: Postgres, redis: Redis) -> list[Kind]:
    luck = {"DRAKKAR_LUCK": "bench"}

    def on_sqlite() -> int:
        with sqlite3.connect(folder / "sqlite" / "drakkar.sqlite") as database:
            return int(database.execute("SELECT count(*) FROM entries").fetchone()[0])

    found = [Kind("SQLite, 1 process", ("--data", str(folder / "sqlite")), luck, on_sqlite)]
    for workers in (1, 2):
        name = postgres.fresh()
        settings = luck | {
            "DRAKKAR_DATABASE": postgres.url(name),
            "DRAKKAR_REDIS": redis.url,
            "DRAKKAR_REDIS_PREFIX": name,
        }
        arguments = ("--data", str(folder / name), "--workers", str(workers))
        processes = "1 process" if workers == 1 else f"{workers} processes"
        label = f"PostgreSQL + Redis, {processes}"
        found.append(Kind(label, arguments, settings, Rows(postgres.url(name))))
    return found


def start(kind: Kind) -> Process:
    os.environ.update(kind.settings)
    try:
        return Process(["-m", "drakkar.server", "--no-browser", *kind.arguments])
    finally:
        for name in kind.settings:
            del os.environ[name]


def sit(port: int) -> tuple[str, ClientConnection]:
    """A new guest at their first table, which is dealt like everybody's first one."""
    browser = Browser(port)
    table = str(browser.ask("POST", "/api/tables", {"game": "looot", "seats": SEATS})["id"])
    url = f"ws://{HOST}:{port}/ws/tables/{table}"
    web = connect(
        url,
        additional_headers={"Cookie": browser.cookie},
        max_size=None,
        ping_interval=None,
        close_timeout=0.1,
        legacy=True,
    )
    return table, web


def script(port: int, moves: int) -> list[str]:
    """Moves that every first table allows."""
    _, web = sit(port)
    luck = random.Random(1)
    done: list[str] = []
    options: list[str] = []
    while len(done) < moves:
        message = json.loads(web.recv())
        frame = message["frame"] if message["type"] == "welcome" else message
        if message["type"] in ("welcome", "frame") and frame["decision"] is not None:
            options = [option["action"] for option in frame["decision"]["options"]]
            done.append(luck.choice(options))
            act = {"type": "act", "action": done[-1], "expect": len(done) - 1, "key": str(len(done))}
            web.send(json.dumps(act))
    web.close()
    return done


@dataclass(frozen=True)
class Speed:
    """Moves a second; and what a move takes of a processor, in ms: of who serves, and of who keeps."""

    moves: float
    serving: float
    keeping: float

    def of_two_cores(self, processes: int) -> float:
        """Moves a second if nothing else ran on two cores: what each process could do, as far as the cores
        suffice."""
        return 1000 * min(processes / self.serving, 2 / (self.serving + self.keeping))


def processor_seconds(pids: Iterable[int]) -> float:
    """What these processes and all they started have used so far."""
    ticks, waiting = 0, list(pids)
    while waiting:
        pid = waiting.pop()
        try:
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            waiting += map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split())
        except OSError:
            continue
        ticks += sum(map(int, fields[11:15]))
    return ticks / os.sysconf("SC_CLK_TCK")


def capacity(kind: Kind, plan: Plan, keepers: Sequence[int]) -> Speed:
    server = start(kind)
    try:
        moves = script(server.port, plan.moves)
        webs = [sit(server.port)[1] for _ in range(plan.tables)]
        sleep(1)
        before = kind.rows()
        acts = [
            json.dumps({"type": "act", "action": action, "expect": ply, "key": str(ply)})
            for ply, action in enumerate(moves)
        ]
        serving, keeping = processor_seconds([server.process.pid]), processor_seconds(keepers)
        begun = perf_counter()
        for web in webs:
            for act in acts:
                web.send(act)
        wanted = before + plan.tables * plan.moves
        while kind.rows() < wanted:
            sleep(0.05)
        seconds = perf_counter() - begun
        count = plan.tables * plan.moves
        speed = Speed(
            count / seconds,
            1000 * (processor_seconds([server.process.pid]) - serving) / count,
            1000 * (processor_seconds(keepers) - keeping) / count,
        )
        for web in webs:
            web.close()
        return speed
    finally:
        server.stop()


def memory(process: Process) -> int:
    """Of the processes that serve, in KiB; those of bots do not grow with tables."""
    pids = [process.process.pid]
    children = Path(f"/proc/{pids[0]}/task/{pids[0]}/children").read_text().split()
    for pid in children:
        command = Path(f"/proc/{pid}/cmdline").read_bytes()
        if b"spawn_main" in command and b"resource_tracker" not in command:
            pids.append(int(pid))
    pages = sum(int(Path(f"/proc/{pid}/statm").read_text().split()[1]) for pid in pids)
    return pages * resource.getpagesize() // 1024


async def latency_and_memory(kind: Kind, plan: Plan) -> tuple[Latency, Latency, float, float]:
    """p99 beside the echo's; KiB for a table in memory, and for an idle socket."""
    server, echo = start(kind), Process([str(Path(__file__).parent / "server.py"), "--echo"])
    try:
        people = (Browser(server.port), Browser(server.port))
        mine, bare = await measure(
            [Pair(people, server.port) for _ in range(plan.pairs)],
            [EchoPair(echo.port) for _ in range(plan.pairs)],
            plan.seconds,
        )
        before = memory(server)
        for _ in range(plan.live):
            open_table(*people)
        tables = (memory(server) - before) / plan.live
        quiet = [f"/ws/tables/{open_table(*people)}" for _ in range(max(1, plan.idle // 50))]
        before = memory(server)
        async with crowd(server.port, quiet, plan.idle):
            sockets = (memory(server) - before) / plan.idle
        return mine, bare, tables, sockets
    finally:
        server.stop()
        echo.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--quick", action="store_true", help="fewer tables, sockets and seconds")
    plan = QUICK if parser.parse_args().quick else FULL
    raise_file_limit(2 * plan.idle + SPARE_FILES)
    print(f"Command: `{' '.join(['python', *sys.argv])}`; load before: {os.getloadavg()[0]:.1f}", flush=True)
    postgres, redis = Postgres(), Redis()
    try:
        with tempfile.TemporaryDirectory() as folder:
            report(kinds(Path(folder), postgres, redis), plan, [postgres.pid, redis.pid])
    finally:
        postgres.stop()
        redis.stop()
    print(f"Load after: {os.getloadavg()[0]:.1f}")


def report(all_kinds: list[Kind], plan: Plan, keepers: Sequence[int]) -> None:
    found: dict[str, list[Speed]] = {kind.label: [] for kind in all_kinds}
    for _ in range(plan.rounds):
        for kind in all_kinds:
            found[kind.label].append(capacity(kind, plan, keepers))
    print(
        f"\n| {plan.tables} tables, {plan.moves} moves each | moves/s (median of {plan.rounds}) | each "
        "| ms of a processor a move: serving | database and Redis | moves/s that two free cores allow |"
    )
    print("|---|---:|---|---:|---:|---:|")
    measured, allowed = [], []
    for kind, processes in zip(all_kinds, (1, 1, 2), strict=True):
        speeds = found[kind.label]
        best = min(speeds, key=lambda speed: speed.serving + speed.keeping)
        measured.append(median(speed.moves for speed in speeds))
        allowed.append(best.of_two_cores(processes))
        each = ", ".join(f"{speed.moves:.0f}" for speed in speeds)
        print(
            f"| {kind.label} | {measured[-1]:.0f} | {each} "
            f"| {best.serving:.2f} | {best.keeping:.2f} | {allowed[-1]:.0f} |"
        )
    for how, speed in (("as measured", measured), ("by what two free cores allow", allowed)):
        adds = speed[2] / speed[1] - 1
        reached = "yes" if adds >= ADDS else "NO"
        print(f"\nA second process adds {adds:.0%}, {how} (goal {ADDS:.0%}: {reached}).", flush=True)
    print()
    print(f"| {plan.pairs} tables, 2 clients each | p50 ms | p99 ms | echo p99 | ratio | p99 ≤ 3 × echo "
          f"| KiB a table | KiB an idle socket ({plan.idle:,} held) |")  # fmt: skip
    print("|---|---:|---:|---:|---:|---|---:|---:|")
    for kind in all_kinds:
        mine, bare, tables, sockets = asyncio.run(latency_and_memory(kind, plan))
        ratio = mine.p99 / bare.p99
        print(
            f"| {kind.label} | {mine.p50:.1f} | {mine.p99:.1f} | {bare.p99:.1f} | {ratio:.1f} "
            f"| {'yes' if ratio <= P99_GOAL else 'NO'} | {tables:.0f} "
            f"| {sockets:.0f} ({'yes' if sockets <= SOCKET_KB else 'NO'}) |",
            flush=True,
        )


if __name__ == "__main__":
    main()
