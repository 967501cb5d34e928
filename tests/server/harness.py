"""A real server in a process of its own, and people who talk to it over HTTP and WebSocket."""

from __future__ import annotations

import json
import os
import re
import signal
import ssl
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import monotonic
from types import TracebackType
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from drakkar.server.config import Config
from drakkar.server.storage import Storage
from tests.own import PACKAGES
from tests.server.backends import Postgres, Redis

# Long enough for a busy machine; nothing waits this long when all is well.
PATIENCE = 30.0

# Also the tests' own games, bots that answer at once, people who are never told to slow down, and in every
# run the same deals.
QUICK = {
    "DRAKKAR_GAMES": PACKAGES,
    "DRAKKAR_LUCK": "tests",
    "DRAKKAR_BOT_PACE": "0",
    "DRAKKAR_ANSWER_SECONDS": "0",
    "DRAKKAR_REQUEST_RATE": "100000",
    "DRAKKAR_REQUEST_BURST": "100000",
    "DRAKKAR_MESSAGE_RATE": "100000",
    "DRAKKAR_MESSAGE_BURST": "100000",
    "DRAKKAR_TABLES_PER_ADDRESS": "100000",
    "DRAKKAR_CONNECTIONS_PER_ADDRESS": "100000",
    "LANG": "en",
}

ME_AND_BOT = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
ME_AND_FRIEND = [{"kind": "me"}, {"kind": "friend"}]
HOT_SEAT = [{"kind": "me"}, {"kind": "device", "name": "Olaf"}]


@dataclass(frozen=True)
class Home:
    """What a server is told of where it keeps its tables."""

    settings: dict[str, str] = field(default_factory=dict)
    workers: int = 1

    def storage(self, data: Path) -> Storage:
        """What the server with this data folder keeps, to look at."""
        return Storage(Config(data, self.settings.get("DRAKKAR_DATABASE", "")).database_url)

    def server(self, data: Path, *arguments: str, **settings: str) -> Server:
        return Server(data, *arguments, settings=self.settings | settings)


def fleet_home(postgres: Postgres, redis: Redis, workers: int = 2) -> Home:
    """A database of its own, and names of its own in Redis."""
    name = postgres.fresh()
    return Home(
        {
            "DRAKKAR_DATABASE": postgres.url(name),
            "DRAKKAR_REDIS": redis.url,
            "DRAKKAR_REDIS_PREFIX": name,
            "DRAKKAR_WORKERS": str(workers),
            "DRAKKAR_LEASE_SECONDS": "3",
            "DRAKKAR_CATCH_UP_SECONDS": "1",
            "DRAKKAR_BOT_WORKERS": "1",
        },
        workers,
    )


class Server:
    """`python -m drakkar.server` on a free port with a data folder of its own."""

    def __init__(self, data: Path, *arguments: str, settings: dict[str, str] | None = None) -> None:
        self.data = data
        self.arguments = arguments
        self.settings = QUICK | (settings or {})
        self.port = 0
        self.said: list[str] = []
        self.start()

    def start(self) -> None:
        # Without compiled bytecode every start would take seconds.
        left_out = ("DRAKKAR_", "PYTHONDONTWRITEBYTECODE")
        environment = {name: value for name, value in os.environ.items() if not name.startswith(left_out)}
        command = [sys.executable, "-m", "drakkar.server", "--no-browser", "--data", str(self.data)]
        if "--port" not in self.arguments and "--lan" not in self.arguments:
            command += ["--port", str(self.port)]
        self.data.mkdir(parents=True, exist_ok=True)
        self.log = self.data / "stderr.log"
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [*command, *self.arguments],
                env=environment | self.settings,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.said.append(line.rstrip())
            if found := re.search(r"ready: http://[^:]+:(\d+)", line):
                self.port = int(found[1])
            if "Ctrl-C" in line:
                return
        raise AssertionError(f"the server did not start: {self.said} {self.log.read_text()}")

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        self.process.kill()
        self._reap()

    def stop(self) -> int:
        self.process.send_signal(signal.SIGINT)
        return self._reap()

    def _reap(self) -> int:
        code = self.process.wait(PATIENCE)
        if self.process.stdout is not None:
            self.process.stdout.close()
        return code

    def __enter__(self) -> Server:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.stop()


# Making a TLS context loads every authority of the system, for each client anew; nothing here needs them.
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)


def client(server: Server, **options: Any) -> httpx.Client:
    """A browser without cookies."""
    return httpx.Client(base_url=server.url, timeout=PATIENCE, verify=NO_TLS, trust_env=False, **options)


class Person:
    """A browser with its cookies."""

    def __init__(self, server: Server, name: str = "") -> None:
        self.server = server
        self.http = client(server)
        self.received: list[bytes] = []
        self.http.event_hooks["response"] = [self._remember]
        self.nickname = self.get("/api/me")["nickname"]
        if name:
            self.nickname = self.put("/api/me", {"nickname": name})["nickname"]

    def _remember(self, response: httpx.Response) -> None:
        response.read()
        headers = b"".join(name + value for name, value in response.headers.raw if name != b"set-cookie")
        self.received.append(headers + response.content)

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    @property
    def guest_id(self) -> str:
        return self.http.cookies["drakkar_guest"].partition(".")[0]

    def request(self, method: str, path: str, body: Any = None) -> httpx.Response:
        headers = {"x-csrftoken": self.http.cookies.get("csrftoken") or ""}
        return self.http.request(method, path, json=body, headers=headers)

    def _fine(self, response: httpx.Response) -> Any:
        assert response.is_success, f"{response.request.url} {response.status_code} {response.text}"
        return response.json()

    def get(self, path: str) -> Any:
        return self._fine(self.http.get(path))

    def post(self, path: str, body: Any = None) -> Any:
        return self._fine(self.request("POST", path, body))

    def put(self, path: str, body: Any = None) -> Any:
        return self._fine(self.request("PUT", path, body))

    def refused(self, method: str, path: str, body: Any = None, status: int = 409) -> str:
        """The key of the refusal that this request meets."""
        response = self.request(method, path, body)
        assert response.status_code == status, f"{response.status_code} {response.text}"
        return str(response.json()["refusal"]["key"])

    def table(self, seats: list[dict[str, str]], **wishes: Any) -> Any:
        return self.post("/api/tables", {"game": "looot", "seats": seats, **wishes})

    def sit(self, table_id: str, **options: Any) -> Socket:
        return Socket(self, table_id, **options)


class Socket:
    """A WebSocket at a table. It remembers every message, and the position as a client would."""

    def __init__(
        self,
        person: Person,
        table_id: str,
        origin: str | None = None,
        cookie: str | None = None,
        host: str = "",
    ) -> None:
        self.person = person
        self.log: list[dict[str, Any]] = []
        self.frame: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.stage: Any = None
        self.keys = 0
        url = person.server.url
        address = url.replace("http", "ws")
        if host:
            address = f"ws://{host}:{person.server.port}"
        self.web: ClientConnection = connect(
            f"{address}/ws/tables/{table_id}",
            address=("127.0.0.1", person.server.port),
            origin=Origin(url if origin is None else origin),
            additional_headers={"Cookie": person.cookie if cookie is None else cookie},
            open_timeout=PATIENCE,
            close_timeout=1,
            max_size=None,
            legacy=True,
        )

    def __enter__(self) -> Socket:
        self.wait("welcome")
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.web.close()

    def read(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next message, taken in as the protocol says."""
        raw = self.web.recv(timeout)
        text = raw if isinstance(raw, str) else raw.decode()
        self.person.received.append(text.encode())
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "welcome":
            self.table, self.stage = message["table"], message["stage"]
            if message["frame"] is not None:
                self.log = []
                self._follow(message["frame"])
        elif message["type"] == "table":
            self.table = message["table"]
        elif message["type"] == "frame":
            self._follow(message)
        return message

    def _follow(self, frame: dict[str, Any]) -> None:
        assert frame["seq"] >= self.frame.get("seq", 0)
        self.frame = frame
        first = frame["entries"][0]["ply"] if frame["entries"] else frame["ply"] + 1
        self.log = self.log[:first] + frame["entries"]
        assert [entry["ply"] for entry in self.log] == list(range(frame["ply"] + 1))

    def wait(self, kind: str, when: Callable[[dict[str, Any]], bool] = lambda _: True) -> dict[str, Any]:
        """The next message of a kind, whatever comes before it."""
        while True:
            message = self.read()
            if message["type"] == kind and when(message):
                return message

    def send(self, kind: str, **fields: Any) -> None:
        self.web.send(json.dumps({"type": kind, **fields}))

    def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send with a fresh key, and wait for the answer to it."""
        self.keys += 1
        key = f"{self.person.guest_id[:6]}-{id(self)}-{self.keys}"
        self.send(kind, key=key, **fields)
        return self.answer(key)

    def answer(self, key: str) -> dict[str, Any]:
        """What became of the request with this key. A frame that it led to says that it is done."""
        while True:
            message = self.read()
            if message["type"] in ("done", "refused") and message["key"] == key:
                return message
            if message["type"] == "frame" and message["done"] == key:
                return {"type": "done", "key": key, "ply": message["ply"]}

    def refusal(self, kind: str, **fields: Any) -> dict[str, Any]:
        """The refusal that this message, sent without key, meets."""
        self.send(kind, **fields)
        refused: dict[str, Any] = self.wait("refused")["refusal"]
        return refused

    @property
    def options(self) -> list[str]:
        decision = self.frame.get("decision")
        return [option["action"] for option in decision["options"]] if decision else []

    def act(self, action: str) -> None:
        """Do it, and wait until the position shows it."""
        before = self.frame["ply"]
        answer = self.ask("act", action=action, expect=before)
        assert answer["type"] == "done", answer
        self.reach(answer["ply"])

    def until(self, holds: Callable[[], bool]) -> None:
        while not holds():
            self.read()

    def closed(self) -> int:
        """Reads on until the server closes; gives the code."""
        try:
            while True:
                self.read()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else 1006

    @property
    def over(self) -> bool:
        return bool(self.table["status"] == "over")

    def reach(self, ply: int) -> None:
        self.until(lambda: self.frame["ply"] >= ply)


def hear(sockets: Sequence[Socket]) -> None:
    """The next message to any of them. Who heard of several plies at once may have nothing more to hear while
    what others were told still waits to be read."""
    until = monotonic() + PATIENCE
    while monotonic() < until:
        for socket in sockets:
            try:
                socket.read(timeout=0.02)
            except TimeoutError:
                continue
            return
    raise TimeoutError(f"nobody was told anything for {PATIENCE} s")


def at_random(options: Sequence[str], luck: Random) -> str:
    return luck.choice(options)


def play_out(
    sockets: list[Socket],
    plies: int = 10_000,
    seed: int = 1,
    choose: Callable[[Sequence[str], Random], str] = at_random,
) -> None:
    """Whoever has options chooses one, until the match is over or so many plies are reached."""
    luck = Random(seed)
    while True:
        latest = max(socket.frame["ply"] for socket in sockets)
        for socket in sockets:
            socket.reach(latest)
        if latest >= plies or sockets[0].frame["decision"] is None:
            break
        chooser = next((socket for socket in sockets if socket.options), None)
        if chooser is None:
            hear(sockets)
        else:
            chooser.act(choose(chooser.options, luck))
    if sockets[0].frame["decision"] is None:
        for socket in sockets:
            while not socket.over:
                socket.read()
