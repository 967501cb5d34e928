"""The door: who may come in, by which name, how many at a time, and how long somebody may stand in it."""

from __future__ import annotations

import io
import json
import logging
import resource
import socket
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from drakkar.kernel.errors import UserError
from drakkar.server.addresses import Names, Proxies, neighbourhood
from drakkar.server.config import Config
from drakkar.server.hall import open_hall
from drakkar.server.keys import Keys
from drakkar.server.logs import JsonLines, Sparing
from tests.server.harness import HOT_SEAT, PATIENCE, Person, Server, Socket, client

LINES = 5
PUBLIC = "https://drakkar.example"


@pytest.fixture(scope="module")
def door(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server behind a proxy on this machine, with little patience."""
    settings = {
        "DRAKKAR_HEAD_SECONDS": "0.3",
        "DRAKKAR_BODY_SECONDS": "0.3",
        "DRAKKAR_LOG_RATE": "0.0001",
        "DRAKKAR_LOG_BURST": str(LINES),
        "DRAKKAR_PUBLIC_URL": PUBLIC,
        "DRAKKAR_HOSTS": "harbour.local",
    }
    with Server(tmp_path_factory.mktemp("door"), settings=settings) as server:
        yield server


def plain(server: Server, address: str = "127.0.0.1") -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), PATIENCE, source_address=(address, 0))


def all_of(line: socket.socket) -> bytes:
    """What comes until the other side closes."""
    said = b""
    while more := line.recv(65_536):
        said += more
    return said


@pytest.mark.parametrize(
    ("sent", "told"),
    [
        (b"", b""),
        (b"GET /health HTTP/1.1\r\nHost: localhost\r\nX-Slow: ", b"HTTP/1.1 408 "),
    ],
    ids=["nothing", "half a head"],
)
def test_who_only_holds_a_connection_is_let_go(door: Server, sent: bytes, told: bytes) -> None:
    with plain(door) as line:
        line.sendall(sent)
        assert all_of(line).startswith(told)


def test_half_of_a_second_request(door: Server) -> None:
    with plain(door) as line:
        line.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert line.recv(65_536).startswith(b"HTTP/1.1 200 ")
        line.sendall(b"GET /hea")
        assert all_of(line).endswith(b"connection: close\r\n\r\n")


def test_a_body_that_does_not_come(door: Server) -> None:
    token = Person(door).http.cookies["csrftoken"]
    with plain(door) as line:
        line.sendall(
            b"PUT /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
            + b"Content-Length: 100\r\n"
            + f"X-CSRFToken: {token}\r\nCookie: csrftoken={token}\r\n\r\n{{".encode()
        )
        assert all_of(line).startswith(b"HTTP/1.1 408 ")


def test_nonsense_cannot_fill_the_log(door: Server) -> None:
    def lines() -> list[str]:
        return [line for line in door.log.read_text().splitlines() if "Invalid HTTP request" in line]

    for _ in range(10 * LINES):
        with plain(door) as line:
            line.sendall(b"\x00\x01\x02\r\n\r\n")
            assert all_of(line).startswith(b"HTTP/1.1 400 ")
    assert len(lines()) == LINES


def test_what_was_left_out_of_the_log_is_counted() -> None:
    now, written = [0.0], io.StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(JsonLines())
    handler.addFilter(Sparing(1.0, 2, lambda: now[0]))
    log = logging.Logger("harbour")
    log.addHandler(handler)
    for number in range(12):
        if number == 10:
            log.warning("elsewhere")
            now[0] = 1.0
        log.warning("here")
    said = [json.loads(line) for line in written.getvalue().splitlines()]
    assert [line["message"] for line in said] == ["here", "here", "elsewhere", "here"]
    assert [line.get("left_out") for line in said] == [None, None, None, 8]


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere this machine has one address for itself")
def test_so_many_connections_at_a_time(tmp_path: Path) -> None:
    """From one address, and in all. Who comes too late is told, and has room when another one leaves."""
    settings = {"DRAKKAR_CONNECTIONS": "8", "DRAKKAR_CONNECTIONS_PER_ADDRESS": "6"}
    with Server(tmp_path, settings=settings) as server:

        def full(address: str) -> bool:
            with plain(server, address) as late:
                said = all_of(late)
                return said.startswith(b"HTTP/1.1 503 ") and b'"server-full"' in said

        ours = [plain(server) for _ in range(6)]
        assert full("127.0.0.1")
        others = [plain(server, "127.0.0.3") for _ in range(2)]
        assert full("127.0.0.3")
        ours.pop().close()
        while True:
            with plain(server) as again:
                again.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
                if all_of(again).startswith(b"HTTP/1.1 200 "):
                    break
        for each in ours + others:
            each.close()


# ---------------------------------------------------------------- proxies and names


def test_a_proxy_that_is_named_is_believed(tmp_path: Path) -> None:
    settings = {
        "DRAKKAR_REQUEST_RATE": "0.0001",
        "DRAKKAR_REQUEST_BURST": "8",
        "DRAKKAR_TRUSTED_PROXIES": "127.0.0.0/8, ::1",
    }
    with Server(tmp_path, settings=settings) as server, client(server) as http:

        def answered(addresses: list[str]) -> int:
            headers = [{"x-forwarded-for": address} for address in addresses]
            return [http.get("/health", headers=each).status_code for each in headers].count(200)

        assert answered([f"203.0.113.{number}" for number in range(20)]) == 20
        # One household, however many addresses it has.
        assert answered([f"2001:db8:1:2:{number:x}::1" for number in range(20)]) == 8
        answer = http.get("/api/me", headers={"x-forwarded-proto": "https"})
        assert all("Secure" in line for line in answer.headers.get_list("set-cookie"))


@pytest.mark.parametrize("setting", ["harbour", "127.0.0.1/64", "*"])
def test_a_proxy_is_an_address_or_a_network(setting: str) -> None:
    with pytest.raises(UserError, match="DRAKKAR_TRUSTED_PROXIES"):
        Proxies(setting)


def test_what_counts_as_one() -> None:
    assert neighbourhood("192.0.2.7") == "192.0.2.7"
    assert neighbourhood("::ffff:192.0.2.7") == "192.0.2.7"
    assert (
        neighbourhood("2001:db8:1:2:3::9")
        == neighbourhood("2001:db8:1:2::")
        != neighbourhood("2001:db8:1:3::")
    )
    assert neighbourhood("fe80::1%eth0") == neighbourhood("fe80::2")
    assert neighbourhood("somewhere") == "somewhere"


def test_a_public_address_with_https_is_all_it_takes(door: Server) -> None:
    with client(door, headers={"host": "drakkar.example"}) as http:
        answer = http.get("/api/me")
        cookies = answer.headers.get_list("set-cookie")
        assert len(cookies) == 2
        assert all("; Secure" in line for line in cookies)
        assert "strict-transport-security" in answer.headers
        assert "wss://drakkar.example" in answer.headers["content-security-policy"]


@pytest.mark.parametrize("name", ["evil.example", "localhost.evil.example", "drakkar.example.evil", ""])
def test_a_name_that_is_not_ours(door: Server, name: str) -> None:
    """A page of somebody else's whose name leads here learns and changes nothing."""
    with client(door, headers={"host": name.encode()}) as http:
        answer = http.get("/api/me")
        assert (answer.status_code, answer.json()["refusal"]["key"]) == (421, "foreign-host")
        assert "set-cookie" not in answer.headers
        page = http.get("/", headers={"accept": "text/html", "accept-language": "fr-FR,fr;q=0.9"})
        assert page.status_code == 421
        assert page.text.startswith("Ce serveur ne répond pas à ce nom.")
        # Whoever looks after the server may call it as they like.
        assert http.get("/health").is_success
        assert http.get("/ready").is_success


@pytest.mark.parametrize(
    "name",
    [
        "drakkar.example",
        "DRAKKAR.example:443",
        "harbour.local:8000",
        "127.0.0.1",
        "[::1]:8000",
        "localhost:1",
    ],
)
def test_names_that_are_ours(door: Server, name: str) -> None:
    with client(door, headers={"host": name}) as http:
        assert http.get("/api/catalogue").is_success


def test_a_socket_by_a_name_that_is_not_ours(server: Server) -> None:
    person = Person(server)
    table = person.table(HOT_SEAT)["id"]
    with pytest.raises(InvalidStatus) as refused:
        Socket(person, table, host="evil.example", origin="http://evil.example")
    assert refused.value.response.status_code == 403


def test_names_are_told_by_urls_and_lists() -> None:
    names = Names("https://a.example/", "https://b.example:8443, http://c.example", "d.local,E.local")
    for ours in (
        "a.example",
        "b.example",
        "c.example:99",
        "d.local",
        "e.local",
        "x.localhost",
        "10.0.0.7:8000",
    ):
        assert ours in names
    for foreign in ("", ":", "example", "a.example.", "x.a.example", "[", "[::1", "10.0.0.7.evil.example"):
        assert foreign not in names


# ---------------------------------------------------------------- alive and ready


@pytest.mark.skipif(
    not hasattr(resource, "prlimit"), reason="the limit of a running process is set by Linux alone"
)
def test_alive_but_not_ready_with_a_full_disk(door: Server) -> None:
    """No file of this server may grow: as far as it can see, the disk is full."""
    with client(door) as http:
        assert http.get("/ready").json()["status"] == "ready"
        before = resource.prlimit(door.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(door.process.pid, resource.RLIMIT_FSIZE, (1, before[1]))
        answer = http.get("/ready")
        assert (answer.status_code, answer.json()["refusal"]["key"]) == (503, "not-ready")
        assert http.get("/health").is_success
        resource.prlimit(door.process.pid, resource.RLIMIT_FSIZE, before)
        assert http.get("/ready").is_success


@pytest.mark.parametrize(("setting", "level"), [("", 1), ("normal", 1), ("FULL", 2)])
def test_how_much_a_power_failure_may_take(tmp_path: Path, setting: str, level: int) -> None:
    """Both ways into the database, that of the log and that of everything else, are told."""
    import asyncio

    import sqlalchemy as sa

    config = Config(tmp_path, sqlite_synchronous=setting) if setting else Config(tmp_path)
    hall = open_hall(config, Keys(b"key"))

    async def read() -> list[int]:
        async with hall.storage.engine.connect() as connection:
            found = (await connection.execute(sa.text("PRAGMA synchronous"))).scalar_one()
        journal = hall.storage._journal._sqlite
        assert journal is not None
        ways = (journal._quick, journal._patient)
        levels = [way.execute("PRAGMA synchronous").fetchone()[0] for way in ways]
        await hall.storage.close()
        return [found, *levels]

    assert asyncio.run(read()) == [level] * 3


def test_another_word_for_it_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UserError, match="DRAKKAR_SQLITE_SYNCHRONOUS"):
        open_hall(Config(tmp_path, sqlite_synchronous="off"), Keys(b"key"))
