"""Hostile and confused input: each answered clearly, nothing corrupted, closed only where needed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from tests.server.harness import HOT_SEAT, ME_AND_FRIEND, Person, Server, Socket, client, play_out


@pytest.fixture
def table(server: Server) -> Iterator[tuple[Socket, Socket, Socket]]:
    """Two people and a spectator at a table that has just begun."""
    host, friend, watcher = Person(server), Person(server), Person(server)
    opened = host.table(ME_AND_FRIEND)
    friend.post(f"/api/tables/{opened['id']}/join")
    host.post(f"/api/tables/{opened['id']}/start")
    with host.sit(opened["id"]) as one, friend.sit(opened["id"]) as two, watcher.sit(opened["id"]) as three:
        yield one, two, three


def test_wrong_seat(table: tuple[Socket, Socket, Socket]) -> None:
    one, two, watcher = table
    action = one.options[0]
    assert two.ask("act", action=action, expect=0)["refusal"]["key"] == "not-your-turn"
    assert watcher.ask("act", action=action, expect=0)["refusal"]["key"] == "not-seated"
    assert watcher.ask("undo", expect=0)["refusal"]["key"] == "not-seated"
    one.act(action)
    # Before it stands the set-up, which is nobody's.
    assert [entry["seat"] for entry in one.log] == [-1, 0]


def test_stale_ply_gets_the_fresh_position(table: tuple[Socket, Socket, Socket]) -> None:
    one, _, _ = table
    one.act(one.options[0])
    ply = one.frame["ply"]
    for expect in (0, ply + 1, -1, 2**70):
        if expect == 2**70:
            one.send("act", action=one.options[0], expect=expect, key="big")
            assert one.wait("refused")["refusal"]["key"] in ("stale", "malformed")
            continue
        answer = one.ask("act", action=one.options[0], expect=expect)
        assert answer["refusal"]["key"] == "stale"
        assert one.wait("frame")["ply"] == ply


def test_a_message_sent_again_changes_nothing(table: tuple[Socket, Socket, Socket]) -> None:
    one, two, _ = table
    message: dict[str, Any] = {"action": one.options[0], "expect": 0, "key": "once"}
    one.send("act", **message)
    first = one.answer("once")
    assert one.frame["ply"] == 1
    for _ in range(3):
        one.send("act", **message)
        assert one.wait("done") == first
    assert one.frame["ply"] == 1
    # Another person's message of the same key is another message.
    two.send("act", **message)
    assert two.wait("refused")["refusal"]["key"] == "stale"
    # It is still known on a new connection.
    with one.person.sit(one.table["id"]) as again:
        again.send("act", **message)
        assert again.wait("done") == first
        assert again.frame["ply"] == 1


def test_what_the_rules_forbid_cites_the_clause(table: tuple[Socket, Socket, Socket]) -> None:
    one, _, _ = table
    refusal = one.ask("act", action="end", expect=0)["refusal"]
    assert refusal["key"].startswith("reason-")
    assert refusal["clause"].startswith("looot-")
    for nonsense in ("fly to valhalla", "", "x" * 2000, "\x00", "place a1\nend"):
        assert one.ask("act", action=nonsense, expect=0)["refusal"]["key"] == "error-not-an-action"
    one.act(one.options[0])


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "{",
        '{"type": "conquer"}',
        '{"action": "end"}',
        '{"type": "act", "action": 5, "expect": 0, "key": "k"}',
        '{"type": "act", "action": "end", "expect": "0", "key": "k"}',
        '{"type": "act", "action": "end", "expect": 0, "key": "k", "seat": 1}',
        '{"type": "act", "action": "end", "expect": 0, "key": "' + "k" * 65 + '"}',
        '{"type": "act", "action": "end", "expect": 1e999, "key": "k"}',
        '{"type": "look", "seat": 1.5}',
        '{"type": "act", "action": "\\ud800", "expect": 0, "key": "k"}',
        "[" * 4000,
        '{"x": ' + "[" * 4000 + "]" * 4000 + ', "type": "ping"}',
        b"\x00\x01\x02",
        b'{"type": "ping"}',
    ],
)
def test_malformed_messages(table: tuple[Socket, Socket, Socket], text: str | bytes) -> None:
    one, _, _ = table
    one.web.send(text)
    assert one.wait("refused")["refusal"]["key"] == "malformed"
    one.send("ping")
    one.wait("pong")
    one.act(one.options[0])


def test_too_much_nonsense_ends_the_connection(table: tuple[Socket, Socket, Socket]) -> None:
    one, _, _ = table
    for _ in range(20):
        one.web.send("nonsense")
    assert one.closed() == 1008


def test_an_oversized_message_ends_the_connection_only(table: tuple[Socket, Socket, Socket]) -> None:
    one, two, _ = table
    two.web.send("x" * 100_000)
    assert two.closed() == 1009
    one.act(one.options[0])
    with two.person.sit(one.table["id"]) as again:
        assert again.frame["ply"] == 1


def test_unknown_table(server: Server) -> None:
    person = Person(server)
    for name in ("nosuchtable1", "../../etc", "x" * 500, "%00", "a'--"):
        socket = person.sit(httpx.URL("http://x/" + name).raw_path.decode()[1:])
        assert socket.wait("refused")["refusal"]["key"] == "unknown-table"
        assert socket.closed() == 1008
    for path in ("", "/join", "/start", "/rematch", "/replay", "/saga", "/qr.svg"):
        method = "POST" if path in ("/join", "/start", "/rematch") else "GET"
        assert person.refused(method, f"/api/tables/nosuchtable1{path}", status=404) == "unknown-table"


def test_full_table(server: Server) -> None:
    host, friend, late = Person(server), Person(server), Person(server)
    table = host.table(ME_AND_FRIEND)
    friend.post(f"/api/tables/{table['id']}/join")
    assert late.refused("POST", f"/api/tables/{table['id']}/join") == "table-full"
    assert not any(seat["mine"] for seat in late.get(f"/api/tables/{table['id']}")["seats"])


def test_forged_cookies(server: Server) -> None:
    victim, thief = Person(server), Person(server)
    table = victim.table(HOT_SEAT)
    signature = thief.http.cookies["drakkar_guest"].partition(".")[2]
    name = victim.guest_id
    for forged in (name, f"{name}.", f"{name}.{signature}", "é.x", "." * 3000):
        cookie = f"drakkar_guest={forged}"
        with client(server, headers={b"cookie": cookie.encode()}) as http:
            answer = http.get("/api/tables")
            assert (answer.status_code, answer.json()["refusal"]["key"]) == (401, "forged-cookie")
            # Asking who one is gives a new identity, as when the server's key was lost.
            assert http.get("/api/me").cookies["drakkar_guest"].partition(".")[0] != name
        if forged.isascii():
            socket = thief.sit(table["id"], cookie=cookie)
            assert socket.wait("refused")["refusal"]["key"] == "forged-cookie"
            assert socket.closed() == 1008
    with victim.sit(table["id"]) as socket:
        assert socket.frame["ply"] == 0


def test_json_that_is_nested_too_deep(server: Server) -> None:
    person = Person(server)
    deep = '{"x": ' + "[" * 4000 + "]" * 4000 + ', "nickname": "Astrid"}'
    headers = {"content-type": "application/json", "x-csrftoken": person.http.cookies["csrftoken"]}
    for method, path in (("PUT", "/api/me"), ("POST", "/api/tables")):
        answer = person.http.request(method, path, content=deep, headers=headers)
        assert (answer.status_code, answer.json()["refusal"]["key"]) == (400, "malformed")


def test_a_body_that_is_no_text(server: Server) -> None:
    person = Person(server)
    headers = {"content-type": "application/json", "x-csrftoken": person.http.cookies["csrftoken"]}
    for method, path in (("PUT", "/api/me"), ("POST", "/api/tables"), ("POST", "/api/sagas")):
        answer = person.http.request(method, path, content=b'{"nickname": "\xec\xd1"}', headers=headers)
        assert answer.status_code in (400, 409)


def test_a_seat_link_that_nobody_made(server: Server) -> None:
    person = Person(server)
    person.table(HOT_SEAT)
    for token in ("nonsense", "é", "\N{RUNIC LETTER FEHU FEOH FE F}", "%00", "x" * 2000):
        assert person.refused("GET", f"/api/seats/{token}", status=404) == "unknown-seat-link"


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "https://127.0.0.1.evil.example", "file://"]
)
def test_foreign_origin(server: Server, origin: str) -> None:
    person = Person(server)
    table = person.table(HOT_SEAT)
    with pytest.raises(InvalidStatus) as refused:
        person.sit(table["id"], origin=origin)
    assert refused.value.response.status_code == 403


def test_requests_without_the_csrf_token_are_refused(server: Server) -> None:
    person = Person(server)
    for headers in ({}, {"x-csrftoken": "0" * 128}):
        answer = person.http.post("/api/tables", json={"game": "looot", "seats": HOT_SEAT}, headers=headers)
        assert (answer.status_code, answer.json()["refusal"]["key"]) == (403, "csrf")
    assert person.get("/api/tables") == []


def test_large_bodies_are_refused(server: Server) -> None:
    person = Person(server)
    headers = {"x-csrftoken": person.http.cookies["csrftoken"]}
    answer = person.http.post("/api/sagas", content=b"x" * 2_100_000, headers=headers)
    assert (answer.status_code, answer.json()["refusal"]["key"]) == (413, "too-large")


def test_unknown_addresses(server: Server) -> None:
    person = Person(server)
    assert person.refused("GET", "/api/nothing", status=404) == "not-found"
    assert person.refused("DELETE", "/api/tables", status=405) == "not-found"


def test_nothing_is_corrupted_in_the_end(server: Server) -> None:
    """Nonsense between the moves of a whole match; the record is still true."""
    person = Person(server)
    table = person.table(HOT_SEAT)
    with person.sit(table["id"]) as socket:
        for ply in range(10, 60, 10):
            socket.web.send("{")
            socket.send("act", action="end", expect=ply + 50, key=f"late {ply}")
            socket.send("act", action="end end", expect=socket.frame["ply"], key=f"odd {ply}")
            play_out([socket], plies=ply)
        play_out([socket])
    saga = person.http.get(f"/api/tables/{table['id']}/saga")
    headers = {"x-csrftoken": person.http.cookies["csrftoken"]}
    assert person.http.post("/api/sagas", content=saga.content, headers=headers).status_code == 201


def test_rate_limits(tmp_path: Path) -> None:
    settings = {
        "DRAKKAR_REQUEST_RATE": "0.01",
        "DRAKKAR_REQUEST_BURST": "12",
        "DRAKKAR_MESSAGE_RATE": "0.01",
        "DRAKKAR_MESSAGE_BURST": "5",
    }
    with Server(tmp_path / "data", settings=settings) as server:
        person = Person(server)
        table = person.table(HOT_SEAT)
        with person.sit(table["id"]) as socket:
            for _ in range(5):
                socket.send("ping")
                socket.wait("pong")
            socket.send("ping")
            assert socket.wait("refused")["refusal"]["key"] == "rate-limited"
            for _ in range(20):
                socket.send("ping")
            assert socket.closed() == 1008
        # Whom somebody says that they speak for does not matter.
        headers = [{"x-forwarded-for": f"203.0.113.{number}"} for number in range(12)]
        statuses = [person.http.get("/api/catalogue", headers=each).status_code for each in headers]
        assert statuses[0] == 200
        assert statuses[-1] == 429
        answer = person.http.get("/api/catalogue")
        assert json.loads(answer.text)["refusal"]["key"] == "rate-limited"
        assert answer.headers["retry-after"]
        assert "content-security-policy" in answer.headers
