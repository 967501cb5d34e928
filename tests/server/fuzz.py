"""Frames and requests as nobody would write them: good ones, changed at random, sent to a live server.

`python -m tests.server.fuzz --count N --seed S` does so at length (`make fuzz`); the tests do a little of it.
What must hold whatever is sent: no status 500, no connection that the server gives up (1011), no error in its
log, and it still plays a match. A run is told by its seed; where one breaks, the last things sent are shown.
"""

from __future__ import annotations

import argparse
import json
import socket
import sys
import tempfile
from collections import Counter, deque
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx
from websockets.exceptions import ConnectionClosed

from tests.server.harness import HOT_SEAT, PATIENCE, Person, Server, Socket, play_out

# A guest's quick thoughts; nobody is told to wait.
SETTINGS: Final = {
    "DRAKKAR_HINT_ITERATIONS": "2",
    "DRAKKAR_ANALYSIS_ITERATIONS": "1",
    "DRAKKAR_HINT_RATE": "100000",
    "DRAKKAR_HINT_BURST": "100000",
}
GAMES: Final = ("looot", "vikings_on_board", "lofoten", "althing")

FRAMES: Final[tuple[dict[str, Any], ...]] = (
    {"type": "act", "action": "ACTION", "expect": 0, "key": "KEY"},
    {"type": "undo", "expect": 1, "key": "KEY", "turn": True},
    {"type": "ask-takeback", "expect": 1, "key": "KEY"},
    {"type": "answer-takeback", "accept": True, "key": "KEY"},
    {"type": "ask-previews", "expect": 0},
    {"type": "ask-routes", "expect": 0, "first": "ACTION", "steps": ["ACTION"], "length": 2},
    {"type": "ask-hint", "expect": 0},
    {"type": "ask-why", "action": "ACTION"},
    {"type": "say", "phrase": "hello"},
    {"type": "look", "seat": 1},
    {"type": "go-to", "step": 1},
    {"type": "ping"},
)
SEATS: Final = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
REQUESTS: Final[tuple[tuple[str, str, Any], ...]] = (
    ("GET", "/api/me", None),
    ("PUT", "/api/me", {"nickname": "Astrid"}),
    ("GET", "/api/tables", None),
    ("POST", "/api/tables", {"game": "looot", "seats": SEATS, "options": {"shore": "sea"}, "undo": "turn"}),
    ("GET", "/api/tables/TABLE", None),
    ("POST", "/api/tables/TABLE/join", None),
    ("POST", "/api/tables/TABLE/start", None),
    ("PUT", "/api/tables/TABLE/seats/0/bot", {"away": True}),
    ("PUT", "/api/tables/TABLE/seats/0/colour", {"colour": "red"}),
    ("POST", "/api/tables/TABLE/rematch", None),
    ("POST", "/api/tables/TABLE/branch", {"ply": 0, "seats": SEATS}),
    ("GET", "/api/tables/TABLE/replay?as=0", None),
    ("GET", "/api/tables/TABLE/replay/0?as=0", None),
    ("GET", "/api/tables/TABLE/questions?as=0", None),
    ("GET", "/api/tables/TABLE/saga", None),
    ("GET", "/api/tables/TABLE/seats/0/qr.svg", None),
    ("POST", "/api/sagas", {"format": 1, "game": "looot", "options": {}, "seats": ["A", "B"]}),
    ("GET", "/api/seats/TOKEN", None),
    ("POST", "/api/seats/TOKEN", None),
    ("POST", "/api/lessons/looot/first-match", None),
    ("GET", "/api/lessons/looot", None),
    ("GET", "/api/catalogue", None),
    ("GET", "/api/rules/looot/en", None),
    ("GET", "/api/examples/looot/en/8.2/1", None),
    ("GET", "/api/words/looot/fr", None),
    ("GET", "/api/puzzles/looot", None),
    ("GET", "/api/records/althing", None),
    ("GET", "/health", None),
    ("GET", "/metrics", None),
    ("GET", "/t/TABLE", None),
)
# What programs stumble over, in place of anything.
ODD: Final[tuple[Any, ...]] = (
    None, True, -1, 0, 1.5, 2**31, 2**63, -(2**63) - 1, 10**40, 1e308, "", " ", "0", "\x00", "\ud800",
    "\u202e", "é" * 40, "x" * 5000, "../..", "%00", "'; --", "looot", "random", "me", "jarl", [], {}, [[]],
    [None] * 50, {"": {"": []}}, "end", "NaN",
)  # fmt: skip
BITS: Final = (
    b"\x00",
    b"\xff",
    b"\xed\xa0\x80",
    b"{",
    b"[" * 400,
    b'"',
    b"\\u0000",
    b"1e999",
    b",",
    b"\r\n\r\n",
)


class Broken(AssertionError):
    """The server did what it must never do."""


class Fuzzer:
    """Sends changed frames and requests, and sees how they are answered."""

    def __init__(self, server: Server, seed: int) -> None:
        self.server = server
        self.luck = Random(seed)
        self.seen: Counter[str] = Counter()
        self.last: deque[str] = deque(maxlen=20)
        self.person = Person(server, "Astrid")
        self.tables = [
            str(self.person.post("/api/tables", {"game": game, "seats": HOT_SEAT})["id"]) for game in GAMES
        ]
        self.socket = self._sit()

    def run(self, count: int, told: Callable[[int], None] = lambda _: None) -> None:
        kinds = (self._frame, self._frame, self._request, self._bytes)
        for number in range(count):
            # Raw bytes are a connection each.
            self.luck.choices(kinds, (6, 6, 8, 1))[0]()
            if number % 50 == 49:
                self.socket.web.close()
                self.socket = self._sit()
            told(number + 1)
        self.check()

    def check(self) -> None:
        """It lives, its log tells of no error, and a match is played from its beginning to its end."""
        self.socket.web.close()
        if self.server.process.poll() is not None:
            raise self._broken(f"the server ended with {self.server.process.returncode}")
        for line in self.server.log.read_text("utf-8").splitlines():
            if not line.startswith("{") or json.loads(line)["level"] in ("error", "critical"):
                raise self._broken(f"in the log: {line}")
        person = Person(self.server, "Ragnar")
        table = person.table(HOT_SEAT)
        with person.sit(table["id"]) as quiet:
            play_out([quiet])
        saga = person.http.get(f"/api/tables/{table['id']}/saga").content
        headers = {"x-csrftoken": person.http.cookies["csrftoken"]}
        assert person.http.post("/api/sagas", content=saga, headers=headers).status_code == 201

    # ------------------------------------------------------------ what is sent

    def _sit(self) -> Socket:
        opened = self.person.sit(self.luck.choice(self.tables))
        opened.wait("welcome")
        return opened

    def _frame(self) -> None:
        frame = self._filled(self.luck.choice(FRAMES))
        data = self._spoilt(self._changed(frame))
        try:
            text = data.decode()
            message: str | bytes = text if self.luck.random() < 0.95 else data
        except UnicodeDecodeError:
            message = data
        self.last.append(f"frame {data[:300]!r}")
        try:
            self.socket.web.send(message)
            self.socket.send("ping")
            while self.socket.read()["type"] != "pong":
                pass
            self.seen["frame answered"] += 1
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd is not None else 0
            if code == 1011 or code >= 4000:
                raise self._broken(f"the connection ended with {code}") from None
            self.seen[f"closed {code}"] += 1
            self.socket = self._sit()

    def _request(self) -> None:
        method, path, body = self.luck.choice(REQUESTS)
        path = path.replace("TABLE", self.luck.choice(self.tables)).replace("TOKEN", "x" * 27)
        if self.luck.random() < 0.3:
            path = self._path(path)
        if self.luck.random() < 0.1:
            method = self.luck.choice(("GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "BREW"))
        content = (
            b"" if body is None and self.luck.random() < 0.8 else self._spoilt(self._changed(deepcopy(body)))
        )
        headers = {"x-csrftoken": self.person.http.cookies.get("csrftoken") or ""}
        if self.luck.random() < 0.2:
            name = self.luck.choice(
                ("content-type", "cookie", "origin", "accept-encoding", "x-forwarded-for", "range")
            )
            headers[name] = "".join(self.luck.choices('ab/;=,.é"0%', k=self.luck.randrange(40)))
        self.last.append(f"{method} {path} {headers} {content[:300]!r}")
        raw = [(name.encode(), value.encode()) for name, value in headers.items()]
        try:
            url = httpx.URL(self.server.url).copy_with(raw_path=path.encode("ascii", "replace"))
            # Without the cookies that an answer may set: this guest stays.
            answer = self.person.http.build_request(method, url, content=content, headers=raw)
        except httpx.InvalidURL:
            return
        response = httpx.Client.send(self.person.http, answer)
        if response.status_code >= 500 and response.status_code != 501:
            raise self._broken(f"{response.status_code} {response.text}")
        self.seen[f"status {response.status_code}"] += 1

    def _bytes(self) -> None:
        """What is hardly HTTP any more."""
        method, path, _ = self.luck.choice(REQUESTS)
        lines = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 2\r\n\r\n{{}}"
        if self.luck.random() < 0.3:
            lines = lines.replace("\r\n\r\n", "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n", 1)
        data = self._spoilt(lines.encode(), always=True)
        self.last.append(f"bytes {data[:300]!r}")
        with socket.create_connection(("127.0.0.1", self.server.port), PATIENCE) as line:
            line.sendall(data)
            line.shutdown(socket.SHUT_WR)
            answer = b""
            try:
                while part := line.recv(65536):
                    answer += part
            except ConnectionResetError:
                pass
        if answer.startswith(b"HTTP/1.1 500"):
            raise self._broken(repr(answer[:300]))
        self.seen[f"bytes {answer[9:12].decode('latin-1')}"] += 1

    # ------------------------------------------------------------ how it is changed

    def _filled(self, frame: dict[str, Any]) -> dict[str, Any]:
        """As a client would send it now."""
        options = self.socket.options or ["end"]
        now = {"ACTION": self.luck.choice(options), "KEY": f"k{self.luck.randrange(10**6)}"}
        filled = {
            name: now.get(value, value) if isinstance(value, str) else value for name, value in frame.items()
        }
        if "expect" in filled:
            filled["expect"] = self.socket.frame.get("ply", 0)
        if "steps" in filled:
            filled["steps"] = self.luck.choices(options, k=3)
        return filled

    def _changed(self, thing: Any) -> Any:
        """One value in it, at any depth, is something else; or it stays."""
        if self.luck.random() < 0.25:
            return thing
        if isinstance(thing, dict) and thing:
            name = self.luck.choice(list(thing))
            match self.luck.randrange(5):
                case 0:
                    del thing[name]
                case 1:
                    thing[str(self.luck.choice(ODD))[:50]] = self.luck.choice(ODD)
                case 2:
                    thing[name] = self._changed(thing[name])
                case _:
                    thing[name] = self.luck.choice(ODD)
            return thing
        if isinstance(thing, list) and thing and self.luck.random() < 0.7:
            index = self.luck.randrange(len(thing))
            thing = [*thing]
            thing[index] = self._changed(thing[index])
            return thing * self.luck.choice((1, 1, 1, 7))
        return self.luck.choice(ODD)

    def _spoilt(self, thing: Any, always: bool = False) -> bytes:
        """As bytes, some of which are others."""
        data = thing if isinstance(thing, bytes) else json.dumps(thing).encode()
        while always or self.luck.random() < 0.25:
            always = False
            at = self.luck.randrange(len(data) + 1)
            to = min(len(data), at + self.luck.randrange(1, 8))
            match self.luck.randrange(4):
                case 0:
                    data = data[:at] + data[to:]
                case 1:
                    data = data[:at] + self.luck.choice(BITS) + data[at:]
                case 2:
                    data = data[:to] + data[at:to] * 3 + data[to:]
                case _:
                    data = data[:at] + bytes(self.luck.choices(range(256), k=to - at)) + data[to:]
        return data

    def _path(self, path: str) -> str:
        parts = path.split("/")
        at = self.luck.randrange(1, len(parts))
        parts[at] = self.luck.choice(
            (
                "",
                "..",
                "%00",
                "%ff",
                "%C3%A9",
                "-1",
                "0",
                "9" * 30,
                "x" * 2000,
                "{}",
                "*",
                parts[at] + "%2f",
                "%ud800",
            )
        )
        return "/".join(parts)

    def _broken(self, what: str) -> Broken:
        return Broken("\n".join([what, "The last things sent:", *self.last]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=None)
    wished = parser.parse_args()
    seed = Random().randrange(10**6) if wished.seed is None else wished.seed
    print(f"seed {seed}, {wished.count} frames and requests", flush=True)
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder) / "data", settings=SETTINGS) as server:
        fuzzer = Fuzzer(server, seed)
        fuzzer.run(wished.count, lambda done: print(done, flush=True) if done % 10_000 == 0 else None)
    for what, times in sorted(fuzzer.seen.items()):
        print(f"{times:9}  {what}")


if __name__ == "__main__":
    try:
        main()
    except Broken as broken:
        sys.exit(str(broken))
