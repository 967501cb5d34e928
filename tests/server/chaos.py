"""Chaos: people move at many tables over two processes while processes, Redis and connections are killed.

`python -m tests.server.chaos` runs longer and tells what came of it. All luck comes from a seed; what is done
is counted, not timed. At the end each acknowledged move is in the log once, every record verifies, and
everybody can go on.
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed

from drakkar.kernel.errors import UserError
from drakkar.play import saga
from drakkar.play.replay import replay
from drakkar.table.table import Table
from tests.server.backends import Postgres, Redis
from tests.server.harness import ME_AND_FRIEND, Home, Person, Server, Socket, fleet_home
from tests.server.test_restart import children

# What may happen to a connection while things die.
BROKEN = (ConnectionClosed, OSError, TimeoutError, httpx.HTTPError, EOFError)
NEVER = 180.0


@dataclass
class Account:
    """What was done, and what became of it."""

    kills: Counter[str] = field(default_factory=Counter)
    moves: int = 0
    again: int = 0
    lost: list[str] = field(default_factory=list)
    double: list[str] = field(default_factory=list)
    unverified: list[str] = field(default_factory=list)
    stuck: list[str] = field(default_factory=list)

    @property
    def well(self) -> bool:
        return not (self.lost or self.double or self.unverified or self.stuck)

    def __str__(self) -> str:
        kills = ", ".join(f"{count} {what}" for what, count in sorted(self.kills.items()))
        return (
            f"{self.moves} moves acknowledged ({self.again} asked again), killed: {kills}; "
            f"{len(self.lost)} lost, {len(self.double)} double, "
            f"{len(self.unverified)} records that do not verify, "
            f"{len(self.stuck)} tables that could not go on"
        )


@dataclass
class Pair:
    """Two people at a table, each in their own connection; what was acknowledged to them, by key."""

    table: str
    people: tuple[Person, Person]
    done: dict[str, tuple[str, int]] = field(default_factory=dict)
    again: int = 0

    def play(self, moves: int, luck: Random, count: Callable[[], None]) -> None:
        """So many more moves, whatever happens."""
        goal = len(self.done) + moves
        sockets: list[Socket] = []
        wish: tuple[int, dict[str, Any]] | None = None
        until = time.monotonic() + NEVER
        while len(self.done) < goal:
            assert time.monotonic() < until, f"{self.table} stands still"
            try:
                if not sockets:
                    sockets = [person.sit(self.table) for person in self.people]
                    for socket in sockets:
                        socket.wait("welcome")
                if wish is None:
                    wish = self._wish(sockets, luck)
                    if wish is None:
                        return  # the match is over
                else:
                    self.again += 1
                number, sent = wish
                sockets[number].send("act", **sent)
                answer = sockets[number].answer(sent["key"])
                if answer["type"] == "done":
                    self.done[sent["key"]] = (sent["action"], answer["ply"])
                    count()
                    wish = None
                elif answer["refusal"]["key"] == "stale":
                    wish = None  # what was asked before has happened, under its key
                else:
                    raise AssertionError(answer)
            except BROKEN:
                for socket in sockets:
                    socket.web.close()
                sockets = []
                time.sleep(0.05)
        for socket in sockets:
            socket.web.close()

    def _wish(self, sockets: list[Socket], luck: Random) -> tuple[int, dict[str, Any]] | None:
        while True:
            latest = max(socket.frame["ply"] for socket in sockets)
            for socket in sockets:
                while socket.frame["ply"] < latest:
                    socket.read(10)
            if sockets[0].frame["decision"] is None:
                return None
            for number, socket in enumerate(sockets):
                if socket.options:
                    key = f"{self.table}-{latest}-{luck.randrange(10**9)}"
                    return number, {"action": luck.choice(socket.options), "expect": latest, "key": key}
            sockets[0].read(10)


def workers_of(server: Server) -> list[int]:
    """The processes that serve."""
    return [
        pid
        for pid in children(server.process.pid)
        if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()
    ]


class Reaper:
    """Kills something whenever so many moves have been made."""

    def __init__(self, server: Server, postgres: Postgres, redis: Redis, database: str, luck: Random) -> None:
        self._server = server
        self._postgres = postgres
        self._redis = redis
        self._database = database
        self._luck = luck
        self._order: list[str] = []

    def kill(self) -> str:
        if not self._order:
            self._order = ["process", "connections", "Redis"]
            self._luck.shuffle(self._order)
        what = self._order.pop()
        match what:
            case "process":
                os.kill(self._luck.choice(self._serving()), signal.SIGKILL)
            case "connections":
                self._postgres.end_connections(self._database)
            case "Redis":
                self._redis.kill()
                time.sleep(self._luck.random() / 5)
                self._redis.start()
        return what

    def _serving(self) -> list[int]:
        """The processes that can be killed, once there are any again."""
        until = time.monotonic() + NEVER
        while not (found := workers_of(self._server)):
            assert self._server.process.poll() is None, "the server ended with its processes"
            assert time.monotonic() < until
            time.sleep(0.1)
        return found


def cause(
    postgres: Postgres, redis: Redis, data: Path, tables: int, moves: int, kills: int, seed: int
) -> Account:
    """So many tables, moves at each, and kills spread over them."""
    home = fleet_home(postgres, redis)
    account = Account()
    luck = Random(seed)
    made = threading.Semaphore(0)
    with home.server(data) as server:
        pairs = [_open(server) for _ in range(tables)]
        reaper = Reaper(server, postgres, redis, home.settings["DRAKKAR_REDIS_PREFIX"], Random(seed))
        every = tables * moves // (kills + 1)
        with ThreadPoolExecutor(tables) as threads:
            playing = [
                threads.submit(pair.play, moves, Random(luck.randrange(2**32)), made.release)
                for pair in pairs
            ]
            for _ in range(kills):
                for _ in range(every):
                    while not made.acquire(timeout=1):
                        if all(each.done() for each in playing):
                            break
                account.kills[reaper.kill()] += 1
            for each in playing:
                each.result()
        for pair in pairs:
            _audit(pair, home, server, account)
    return account


def _open(server: Server) -> Pair:
    host, friend = Person(server, "Host"), Person(server, "Friend")
    table = host.table(ME_AND_FRIEND)["id"]
    friend.post(f"/api/tables/{table}/join")
    host.post(f"/api/tables/{table}/start")
    return Pair(table, (host, friend))


def _audit(pair: Pair, home: Home, server: Server, account: Account) -> None:
    """The log has each acknowledged move once, the record verifies, and its people go on."""
    import asyncio

    async def read() -> Any:
        storage = home.storage(server.data)
        try:
            return await storage.table(pair.table)
        finally:
            await storage.close()

    record, seats, rows = asyncio.run(read())
    account.moves += len(pair.done)
    account.again += pair.again
    keys = Counter(row.key for row in rows if row.key)
    for key, (action, ply) in pair.done.items():
        if keys[key] != 1:
            (account.double if keys[key] else account.lost).append(key)
        elif not any((row.key, row.action, row.ply) == (key, action, ply) for row in rows):
            account.lost.append(key)
    if [row.seq for row in rows] != list(range(1, len(rows) + 1)):
        account.double.append(pair.table)
    before = len(pair.done)
    try:
        pair.play(2, Random(1), lambda: None)
    except AssertionError:
        account.stuck.append(pair.table)
    if len(pair.done) == before and not _is_over(pair):
        account.stuck.append(pair.table)
    try:
        table = Table.fold(record, seats, rows)
        told = saga.parse(saga.dump(table.saga, record.seed), pair.table)
        replay(table.game, table.meta, told, pair.table)
    except UserError:
        account.unverified.append(pair.table)


def _is_over(pair: Pair) -> bool:
    return bool(pair.people[0].get(f"/api/tables/{pair.table}")["status"] == "over")


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--moves", type=int, default=60)
    parser.add_argument("--kills", type=int, default=40)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    postgres, redis = Postgres(), Redis()
    well = True
    try:
        for number in range(asked.rounds):
            with tempfile.TemporaryDirectory() as folder:
                seed = asked.seed + number
                found = cause(postgres, redis, Path(folder), asked.tables, asked.moves, asked.kills, seed)
            print(f"seed {seed}: {found}", flush=True)
            well = well and found.well
    finally:
        postgres.stop()
        redis.stop()
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
