"""How fast the server is: start, a move until everybody at the table has it, and beside it a bare echo.

`python bench/server.py` prints a Markdown table; `--quick` measures less. The echo is Litestar on the same
uvicorn with the same WebSocket implementation, in a process of its own; it sends back a message of the size
of our frames and does nothing else. The same clients drive both at the same rate, by turns in short slices
of time.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import platform
import random
import resource
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from http.client import HTTPConnection
from pathlib import Path
from time import perf_counter, sleep
from typing import Any, Final, Protocol

from websockets.asyncio.client import ClientConnection, connect

HOST: Final = "127.0.0.1"
# A lively table: one decision in so many seconds.
PERIOD: Final = 4.0
# The lone table moves as fast as this, or there would be little to count.
LONE_PERIOD: Final = 0.05
# The two sides are measured by turns, in so many turns.
SLICES: Final = 5
FRAME_BYTES: Final = 6_000
GOAL: Final = 3.0
# With so many bots thinking, a move may take so many times as long as without.
THINKERS: Final = 8
THINKING_GOAL: Final = 2.0
# What idle sockets need besides the measured ones.
SPARE_FILES: Final = 2_000
UNLIMITED: Final = {
    "DRAKKAR_REQUEST_RATE": "1000000",
    "DRAKKAR_REQUEST_BURST": "1000000",
    "DRAKKAR_MESSAGE_RATE": "1000000",
    "DRAKKAR_MESSAGE_BURST": "1000000",
    "DRAKKAR_TABLES_PER_ADDRESS": "1000000",
    "DRAKKAR_ANSWER_SECONDS": "0",
    "DRAKKAR_TABLES_PER_GUEST": "1000000",
    "DRAKKAR_CONNECTIONS": "1000000",
    "DRAKKAR_CONNECTIONS_PER_ADDRESS": "1000000",
}


@dataclass(frozen=True)
class Plan:
    """What to measure."""

    tables: tuple[int, ...]
    seconds: float
    starts: int
    idle: int
    idle_tables: int


FULL: Final = Plan((1, 50, 200), 40.0, 5, 5_000, 50)
QUICK: Final = Plan((1, 50), 10.0, 2, 500, 20)


@dataclass(frozen=True)
class Latency:
    """From a message sent to the answer at every client it is for, in milliseconds."""

    count: int
    p50: float
    p99: float


def latency(samples: list[float]) -> Latency:
    ordered = sorted(samples)
    count = len(ordered)
    return Latency(count, ordered[count // 2] * 1000, ordered[min(count - 1, count * 99 // 100)] * 1000)


# ---------------------------------------------------------------- the processes


def environment() -> dict[str, str]:
    left_out = ("PYTHONDONTWRITEBYTECODE",)
    return {name: value for name, value in os.environ.items() if name not in left_out} | UNLIMITED


class Process:
    """A server of ours or the echo, from its start to its end."""

    def __init__(self, arguments: list[str]) -> None:
        with socket.socket() as probe:
            probe.bind((HOST, 0))
            self.port = int(probe.getsockname()[1])
        begun = perf_counter()
        self.process = subprocess.Popen(
            [sys.executable, *arguments, "--port", str(self.port)],
            env=environment(),
            stdout=subprocess.DEVNULL,
        )
        while not self._listens():
            if self.process.poll() is not None:
                raise SystemExit(f"{arguments} ended with {self.process.returncode}")
            sleep(0.005)
        self.start_seconds = perf_counter() - begun

    def _listens(self) -> bool:
        try:
            connection = HTTPConnection(HOST, self.port, timeout=5)
            connection.request("GET", "/health")
            return connection.getresponse().status == 200
        except OSError:
            return False

    def rss(self) -> int:
        """Memory in MiB, or 0 where it cannot be read."""
        try:
            pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        except OSError:
            return 0
        return pages * resource.getpagesize() // 2**20

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def set_apart(servers: Sequence[Process]) -> str:
    """The clients on a core of their own, as people's computers are, and the servers on the others.

    On a shared core the kernel lets a client read its frame before the server may go on with the next one.
    """
    if not hasattr(os, "sched_setaffinity") or len(os.sched_getaffinity(0)) < 2:
        return "Servers and clients share the cores."
    *others, last = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {last})
    for server in servers:
        os.sched_setaffinity(server.process.pid, others)
    return "The clients have a core of their own, both servers the others."


def ours(data: Path) -> Process:
    return Process(["-m", "drakkar.server", "--no-browser", "--data", str(data)])


def run_echo(port: int) -> None:
    """The bare echo: what any WebSocket application on this stack pays."""
    import uvicorn
    from litestar import Litestar, get, websocket_listener

    @get("/health", sync_to_thread=False)
    def health() -> str:
        return "ok"

    @websocket_listener("/ws")
    async def echo(data: str) -> str:
        return data

    app = Litestar([health, echo], openapi_config=None)
    uvicorn.run(app, host=HOST, port=port, ws="websockets-sansio", log_level="error", access_log=False)


# ---------------------------------------------------------------- people


class Browser:
    """Just enough of one: cookies, the CSRF header, JSON."""

    def __init__(self, port: int) -> None:
        self._port = port
        self.cookies: dict[str, str] = {}
        self.ask("GET", "/api/me")

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    def ask(self, method: str, path: str, body: object = None) -> Any:
        headers = {"cookie": self.cookie, "x-csrftoken": self.cookies.get("csrftoken", "")}
        headers["content-type"] = "application/json"
        http = HTTPConnection(HOST, self._port, timeout=30)
        http.request(method, path, json.dumps(body), headers)
        answer = http.getresponse()
        for name, value in answer.getheaders():
            if name.lower() == "set-cookie":
                key, _, rest = value.partition("=")
                self.cookies[key] = rest.partition(";")[0]
        content = answer.read()
        http.close()
        if answer.status >= 400:
            raise SystemExit(f"{method} {path}: {answer.status} {content.decode()}")
        return json.loads(content)


def open_table(host: Browser, friend: Browser) -> str:
    seats = [{"kind": "me"}, {"kind": "friend"}]
    table = str(host.ask("POST", "/api/tables", {"game": "looot", "seats": seats})["id"])
    friend.ask("POST", f"/api/tables/{table}/join")
    host.ask("POST", f"/api/tables/{table}/start")
    return table


class Seat:
    """One client of a table, which notes when it got the position after a ply."""

    def __init__(self, web: ClientConnection) -> None:
        self.web = web
        self.ply = 0
        self.options: list[str] = []
        self.over = False
        self.news = asyncio.Event()

    async def follow(self) -> None:
        async for text in self.web:
            assert isinstance(text, str)
            if text.startswith(('{"type":"frame"', '{"type":"welcome"')):
                message = json.loads(text)
                frame = message["frame"] if message["type"] == "welcome" else message
                self.ply = frame["ply"]
                decision = frame["decision"]
                self.over = decision is None
                self.options = (
                    [] if decision is None else [option["action"] for option in decision["options"]]
                )
                self.news.set()

    async def reach(self, ply: int) -> None:
        while self.ply < ply:
            self.news.clear()
            await self.news.wait()


class Pair:
    """Two people at one table; a move is over when both see it."""

    def __init__(self, browsers: tuple[Browser, Browser], port: int) -> None:
        self._browsers = browsers
        self._port = port
        self._luck = random.Random(port)
        self._seats: list[Seat] = []
        self._tasks: list[asyncio.Task[None]] = []
        self._moves = 0

    async def sit(self) -> None:
        await self.leave()
        table = open_table(*self._browsers)
        self._seats = []
        for browser in self._browsers:
            url = f"ws://{HOST}:{self._port}/ws/tables/{table}"
            web = await connect(url, additional_headers={"Cookie": browser.cookie}, max_size=None)
            self._seats.append(Seat(web))
        self._tasks = [asyncio.create_task(seat.follow()) for seat in self._seats]
        while not any(seat.options for seat in self._seats):
            await asyncio.sleep(0.01)

    async def leave(self) -> None:
        for seat in self._seats:
            await seat.web.close()
        for task in self._tasks:
            await task

    async def once(self) -> float:
        if self._seats[0].over:
            await self.sit()
        mover = next(seat for seat in self._seats if seat.options)
        ply = mover.ply
        self._moves += 1
        move = {
            "type": "act",
            "action": self._luck.choice(mover.options),
            "expect": ply,
            "key": f"{self._moves}",
        }
        begun = perf_counter()
        await mover.web.send(json.dumps(move))
        for seat in self._seats:
            await seat.reach(ply + 1)
        return perf_counter() - begun


class EchoPair:
    """Two clients of the echo; one sends, as at a table, and gets it back. The other is just connected."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._webs: list[ClientConnection] = []
        self._text = json.dumps({"scene": [random.Random(1).random() for _ in range(FRAME_BYTES // 20)]})

    async def sit(self) -> None:
        self._webs = [await connect(f"ws://{HOST}:{self._port}/ws", max_size=None) for _ in range(2)]

    async def leave(self) -> None:
        for web in self._webs:
            await web.close()

    async def once(self) -> float:
        begun = perf_counter()
        await self._webs[0].send(self._text)
        json.loads(await self._webs[0].recv())
        return perf_counter() - begun


# ---------------------------------------------------------------- measuring


class Mover(Protocol):
    """A pair of clients, of ours or of the echo."""

    async def sit(self) -> None: ...

    async def leave(self) -> None: ...

    async def once(self) -> float:
        """Move, and tell how long it took."""
        ...


async def measure(mine: Sequence[Mover], echo: Sequence[Mover], seconds: float) -> tuple[Latency, Latency]:
    """Both sides by turns, a slice of time each, so that whatever else the machine does meets them alike."""
    sides = (list(mine), list(echo))
    samples: tuple[list[float], list[float]] = ([], [])
    for pair in (*mine, *echo):
        await pair.sit()
    # The pauses of the clients' own garbage collector are not the server's.
    gc.collect()
    gc.disable()
    for number in range(SLICES):
        for pairs, found in zip(sides, samples, strict=True):
            taken = await _slice(pairs, seconds / SLICES)
            if number:  # the first slice only warms up
                found.extend(taken)
    gc.enable()
    for pair in (*mine, *echo):
        await pair.leave()
    return latency(samples[0]), latency(samples[1])


async def _slice(pairs: Sequence[Mover], seconds: float) -> list[float]:
    """Every pair moves once a period, each at its own time in it."""
    period = LONE_PERIOD if len(pairs) == 1 else PERIOD
    end = perf_counter() + seconds
    found = await asyncio.gather(
        *(_drive(pair.once, period, number / len(pairs), end) for number, pair in enumerate(pairs))
    )
    return [sample for samples in found for sample in samples]


async def _drive(
    once: Callable[[], Awaitable[float]], period: float, phase: float, end: float
) -> list[float]:
    samples: list[float] = []
    await asyncio.sleep(period * phase)
    due = perf_counter()
    while due < end:
        samples.append(await once())
        due += period
        await asyncio.sleep(max(0.0, due - perf_counter()))
    return samples


class Idler(asyncio.Protocol):
    """An idle spectator: it opens a WebSocket, throws away what it is sent and answers pings."""

    def __init__(self, port: int, path: str) -> None:
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: {HOST}:{port}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        ).encode()
        self.welcomed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        if data.startswith(b"\x89"):
            payload = data[2 : 2 + data[1]]
            assert self.transport is not None
            self.transport.write(bytes([0x8A, 0x80 | len(payload), 0, 0, 0, 0]) + payload)
        elif not self.welcomed.done():
            self.welcomed.set_result(None)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.welcomed.done():
            self.welcomed.set_exception(error or ConnectionError("closed"))


@asynccontextmanager
async def crowd(port: int, paths: list[str], size: int) -> AsyncIterator[None]:
    """So many idle sockets, spread over these paths."""
    loop = asyncio.get_running_loop()
    idlers: list[Idler] = []
    for first in range(0, size, 100):
        batch = [Idler(port, paths[number % len(paths)]) for number in range(first, min(first + 100, size))]
        for idler in batch:
            await loop.create_connection(lambda idler=idler: idler, HOST, port)  # type: ignore[misc]
        await asyncio.gather(*(idler.welcomed for idler in batch))
        idlers += batch
    yield
    for idler in idlers:
        if idler.transport is not None:
            idler.transport.abort()


def raise_file_limit(wanted: int) -> int:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    limit = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft < limit:
        resource.setrlimit(resource.RLIMIT_NOFILE, (limit, hard))
    return max(soft, limit)


def row(label: str, mine: Latency, echo: Latency) -> str:
    ratio = mine.p99 / echo.p99
    return (
        f"| {label} | {mine.count} | {mine.p50:.1f} | {mine.p99:.1f} | {echo.p50:.1f} | {echo.p99:.1f} "
        f"| {mine.p50 / echo.p50:.1f} | {ratio:.1f} | {'yes' if ratio <= GOAL else 'NO'} |"
    )


async def run(plan: Plan, folder: Path) -> list[str]:
    echo = Process([__file__, "--echo"])
    server = ours(folder / "moves")
    lines = [
        set_apart([echo, server]),
        "",
        "| live tables, 2 clients each | moves | p50 ms | p99 ms | echo p50 | echo p99 "
        f"| p50 ratio | p99 ratio | p99 ≤ {GOAL:.0f} × echo |",
        "|---|---:|---:|---:|---:|---:|---:|---:|---|",
    ]
    try:
        people = (Browser(server.port), Browser(server.port))
        for count in plan.tables:
            mine, bare = await measure(
                [Pair(people, server.port) for _ in range(count)],
                [EchoPair(echo.port) for _ in range(count)],
                plan.seconds,
            )
            lines.append(row(str(count), mine, bare))
        before = server.rss()
        quiet = [f"/ws/tables/{open_table(*people)}" for _ in range(max(1, plan.idle // 50))]
        async with crowd(echo.port, ["/ws"], plan.idle), crowd(server.port, quiet, plan.idle):
            held = server.rss()
            mine, bare = await measure(
                [Pair(people, server.port) for _ in range(plan.idle_tables)],
                [EchoPair(echo.port) for _ in range(plan.idle_tables)],
                plan.seconds,
            )
        lines.append(row(f"{plan.idle_tables}, and {plan.idle:,} idle sockets", mine, bare))
        lines.append("")
        lines.append(f"Memory: {before} MiB, with {plan.idle:,} idle sockets {held} MiB.")
    finally:
        server.stop()
        echo.stop()
    return lines


async def think(plan: Plan, folder: Path) -> list[str]:
    """A move of people while bots think at other tables, beside the same without any."""
    server = ours(folder / "bots")
    try:
        people = (Browser(server.port), Browser(server.port))
        idle = await moves(people, server.port, plan.seconds)
        seats = [{"kind": "bot", "bot": "jarl"}] * 2
        wish = {"game": "lofoten", "seats": seats}
        tables = [people[0].ask("POST", "/api/tables", wish)["id"] for _ in range(THINKERS)]
        # Somebody watches each of them, or its bots would stop.
        async with crowd(server.port, [f"/ws/tables/{table}" for table in tables], THINKERS):
            busy = await moves(people, server.port, plan.seconds)
    finally:
        server.stop()
    ratio = busy.p99 / idle.p99
    return [
        f"| a lone table's moves, server and clients on all cores | moves | p50 ms | p99 ms | p99 ratio "
        f"| p99 ≤ {THINKING_GOAL:.0f} × idle |",
        "|---|---:|---:|---:|---:|---|",
        f"| no bot thinks | {idle.count} | {idle.p50:.1f} | {idle.p99:.1f} | | |",
        f"| {THINKERS} bots think | {busy.count} | {busy.p50:.1f} | {busy.p99:.1f} | {ratio:.1f} "
        f"| {'yes' if ratio <= THINKING_GOAL else 'NO'} |",
    ]


async def moves(people: tuple[Browser, Browser], port: int, seconds: float) -> Latency:
    """Those of one pair, after some to warm up."""
    pair = Pair(people, port)
    await pair.sit()
    gc.collect()
    gc.disable()
    await _slice([pair], seconds / SLICES)
    samples = await _slice([pair], seconds)
    gc.enable()
    await pair.leave()
    return latency(samples)


def starts(plan: Plan, folder: Path) -> str:
    """From the process to the first answer; the first start also makes the database."""
    seconds: list[float] = []
    for _ in range(plan.starts + 1):
        process = ours(folder / "starts")
        seconds.append(process.start_seconds)
        process.stop()
    later = sorted(seconds[1:])
    return (
        f"Process start to listening: {seconds[0]:.2f} s the first time (makes the database), "
        f"then {later[len(later) // 2]:.2f} s (median of {len(later)}; best {later[0]:.2f} s)."
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="fewer tables, sockets and seconds")
    parser.add_argument("--echo", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, default=0, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.echo:
        run_echo(arguments.port)
        return
    plan = QUICK if arguments.quick else FULL
    # Each side has its own.
    needed = 2 * plan.idle + SPARE_FILES
    limit = raise_file_limit(needed)
    if limit < needed:
        raise SystemExit(f"2 × {plan.idle} idle sockets need {needed} open files; the limit is {limit}")
    print(f"Command: `{' '.join(['python', *sys.argv])}`")
    print(
        f"Machine: {platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}",
        flush=True,
    )
    with tempfile.TemporaryDirectory() as folder:
        print(starts(plan, Path(folder)), "", sep="\n", flush=True)
        print("\n".join([*asyncio.run(think(plan, Path(folder))), ""]), flush=True)
        print("\n".join(asyncio.run(run(plan, Path(folder)))))
    print(
        "\nA move counts from the message sent until both clients hold the new position; each table moves\n"
        f"every {PERIOD:.0f} s (a lone one every {LONE_PERIOD * 1000:.0f} ms), the echo's clients at the\n"
        "same rate with messages of the size of a frame. The idle sockets are open at both."
    )


if __name__ == "__main__":
    main()
