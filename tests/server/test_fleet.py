"""Two processes on PostgreSQL and Redis: one winner, nothing lost, and everybody sees what happens."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from drakkar.kernel.errors import UserError
from drakkar.server import scale
from drakkar.server.config import Config
from tests.server.backends import Postgres, Redis, free_port
from tests.server.chaos import cause, workers_of
from tests.server.harness import (
    ME_AND_BOT,
    ME_AND_FRIEND,
    PATIENCE,
    Home,
    Person,
    Server,
    Socket,
    client,
    fleet_home,
    play_out,
)
from tests.server.test_serving import complaint


@pytest.fixture(scope="module")
def two(postgres: Postgres, redis: Redis, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    """Two servers, as on two machines behind a proxy, so that it is known who is connected to which."""
    home = fleet_home(postgres, redis, workers=1)
    with (
        home.server(tmp_path_factory.mktemp("first")) as first,
        home.server(tmp_path_factory.mktemp("second")) as second,
    ):
        yield [first, second]


def elsewhere(person: Person, server: Server) -> Person:
    """The same browser, led to another server by the proxy."""
    other = Person(server)
    other.http.cookies = person.http.cookies
    return other


def begun(
    two: list[Server], seats: list[dict[str, str]] = ME_AND_FRIEND, **wishes: str
) -> tuple[Person, Person, str]:
    """A table whose host is connected to one server and whose friend to the other."""
    host, friend = Person(two[0], "Host"), Person(two[1], "Friend")
    table: str = host.table(seats, **wishes)["id"]
    friend.post(f"/api/tables/{table}/join")
    host.post(f"/api/tables/{table}/start")
    return host, friend, table


def test_what_one_does_the_other_sees(two: list[Server]) -> None:
    host, friend, table = begun(two, undo="ask")
    with host.sit(table) as here, friend.sit(table) as there:
        here.until(lambda: all(seat["present"] for seat in here.table["seats"]))
        there.until(lambda: all(seat["present"] for seat in there.table["seats"]))
        play_out([here, there], plies=30)
        there.reach(here.frame["ply"])
        here.reach(there.frame["ply"])
        assert here.log == there.log
        here.send("say", phrase="phrase-hello")
        assert there.wait("said")["phrase"] == "phrase-hello"
        mover, other = (here, there) if here.options else (there, here)
        mover.act(mover.options[0])
        ply = mover.frame["ply"]
        mover.ask("undo", expect=ply)
        other.until(lambda: bool(other.frame["ply"] == ply - 1 or other.frame["seq"] > ply))
        there.web.close()
        here.until(lambda: [seat["present"] for seat in here.table["seats"]] == [True, False])


def test_of_two_who_move_at_once_one_does(two: list[Server]) -> None:
    host, _, table = begun(two)
    other = elsewhere(host, two[1])
    with host.sit(table) as here, other.sit(table) as there:
        assert here.options == there.options
        for number, socket in enumerate((here, there)):
            socket.send("act", action=socket.options[number], expect=0, key=f"k{number}")
        answers = [here.answer("k0"), there.answer("k1")]
        assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
        refused = next(answer for answer in answers if answer["type"] == "refused")
        assert refused["refusal"]["key"] == "stale"
        here.reach(1)
        there.reach(1)
        assert here.log == there.log


def test_what_was_done_is_not_done_again_elsewhere(two: list[Server]) -> None:
    """An answer may be lost with its server: who asks again, at another one, is told what became of it."""
    host, _, table = begun(two)
    with host.sit(table) as here, elsewhere(host, two[1]).sit(table) as there:
        wish = {"action": here.options[0], "expect": 0, "key": "once"}
        here.send("act", **wish)
        there.send("act", **wish)
        assert here.answer("once")["ply"] == there.answer("once")["ply"] == 1
        here.reach(1)
        there.reach(1)
        assert here.log == there.log


@pytest.mark.parametrize("how", ["join", "link"])
def test_a_seat_is_taken_once(two: list[Server], how: str) -> None:
    for _ in range(5):
        host = Person(two[0], "Host")
        table = host.table(ME_AND_FRIEND)
        path = f"/api/tables/{table['id']}/join"
        if how == "link":
            link = next(link["url"] for link in table["links"] if link["seat"] == 1)
            path = f"/api/seats/{link.rpartition('/')[2]}"
        guests = [Person(two[number % 2], f"Guest {number}") for number in range(4)]
        with ThreadPoolExecutor(4) as threads:
            codes = list(
                threads.map(lambda guest, path=path: guest.request("POST", path).status_code, guests)
            )
        seats = host.get(f"/api/tables/{table['id']}")["seats"]
        if how == "join":
            assert [code for code in codes if code < 300] == [200]
            assert seats[1]["name"] == guests[codes.index(200)].nickname
        for server in two:
            assert elsewhere(host, server).get(f"/api/tables/{table['id']}")["seats"] == seats


def test_before_play_begins_everybody_sees_the_same(two: list[Server]) -> None:
    host, friend = Person(two[0], "Host"), Person(two[1], "Friend")
    table = host.table(ME_AND_FRIEND)["id"]
    with host.sit(table) as here, friend.sit(table) as there:
        friend.post(f"/api/tables/{table}/join")
        here.until(lambda: bool(here.table["seats"][1]["name"] == "Friend"))
        friend.put(f"/api/tables/{table}/seats/1/colour", {"colour": "grey"})
        here.until(lambda: bool(here.table["seats"][1]["colour"] == "grey"))
        host.put("/api/me", {"nickname": "Gudrun"})
        there.until(lambda: bool(there.table["seats"][0]["name"] == "Gudrun"))
        host.post(f"/api/tables/{table}/start")
        there.until(lambda: bool(there.frame))
        assert there.table["status"] == "playing"


def test_a_table_starts_and_goes_on_once(two: list[Server]) -> None:
    host, friend, table = begun(two)
    with host.sit(table) as here, friend.sit(table) as there:
        play_out([here, there])
    with ThreadPoolExecutor(4) as threads:
        asked = [host, friend, elsewhere(host, two[1]), elsewhere(friend, two[0])]
        found = set(threads.map(lambda who: who.post(f"/api/tables/{table}/rematch")["id"], asked))
    assert len(found) == 1


def test_a_takeback_is_asked_for_here_and_granted_there(two: list[Server]) -> None:
    host, friend, table = begun(two, undo="ask")
    with host.sit(table) as here, friend.sit(table) as there:
        play_out([here, there], plies=8)
        while not (here.options and here.log[-1]["seat"] == 1):
            play_out([here, there], plies=here.frame["ply"] + 1)
        # The friend has moved last; both see it, and the friend wants it back.
        ply = there.frame["ply"]
        there.send("ask-takeback", expect=ply, key="back")
        if here.wait("takeback")["waiting"]:
            assert here.ask("answer-takeback", accept=True)["type"] == "done"
            there.until(lambda: bool(there.frame["ply"] < ply))
            here.until(lambda: bool(here.frame["ply"] < ply))


def test_bots_are_played_by_one_server_at_a_time(two: list[Server]) -> None:
    """Both have people at the table; each row is there once, and nobody's turn is lost."""
    host = Person(two[0], "Host")
    table = host.table(ME_AND_BOT)["id"]
    with host.sit(table) as here, elsewhere(host, two[1]).sit(table) as there:
        sockets, number = [here, there], 0
        while not (here.over and there.over):
            number += 1
            socket = sockets[number % 2]
            if socket.options:
                socket.ask("act", action=socket.options[0], expect=socket.frame["ply"])
            elif not socket.over:
                socket.read()
        here.reach(there.frame["ply"])
        there.reach(here.frame["ply"])
        assert here.log == there.log


def test_nothing_that_was_announced_is_missed_for_long(two: list[Server], redis: Redis) -> None:
    """Redis goes, with all it holds, and comes again: moves go on meanwhile, and are seen a moment later."""
    host, friend, table = begun(two)
    with host.sit(table) as here, friend.sit(table) as there:
        redis.kill()
        try:
            play_out([here, there], plies=6)
        finally:
            redis.start()
        play_out([here, there], plies=12)
        assert here.log == there.log


def test_a_process_that_dies_is_replaced_and_nobody_loses_a_move(fleet: Home, tmp_path: Path) -> None:
    with fleet.server(tmp_path / "data") as server:
        host, friend = Person(server, "Host"), Person(server, "Friend")
        table = host.table(ME_AND_FRIEND)["id"]
        friend.post(f"/api/tables/{table}/join")
        host.post(f"/api/tables/{table}/start")
        with host.sit(table) as one, friend.sit(table) as two:
            play_out([one, two], plies=10)
            before = list(one.log)
        for pid in workers_of(server):
            os.kill(pid, signal.SIGKILL)
        with connected(host, table) as one, connected(friend, table) as two:
            assert one.log[: len(before)] == before
            play_out([one, two], plies=20)
        assert "a process died" in server.log.read_text()


def connected(person: Person, table: str) -> Socket:
    """As a client does it: again and again."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            return person.sit(table)
        except OSError:
            assert time.monotonic() < until
            time.sleep(0.1)


def test_half_of_what_a_fleet_needs_is_refused_with_the_rest(
    tmp_path: Path, postgres: Postgres, redis: Redis
) -> None:
    here = ("--data", str(tmp_path), "--port", "0")
    alone = complaint(*here, "--workers", "2")
    assert alone == (
        "2 processes need a database that they can share, and a Redis to tell each other what happens: "
        "add --database postgresql://… and --redis redis://….\n"
    )
    database = ("--database", postgres.url(postgres.fresh()))
    assert complaint(*here, *database, "--workers", "2") == alone
    assert complaint(*here, "--redis", redis.url).startswith("--redis is for servers that share a PostgreSQL")
    assert complaint(*here, "--workers", "none").startswith("--workers cannot be “none”.")
    nobody = ("--redis", f"redis://127.0.0.1:{free_port()}")
    assert complaint(*here, *database, *nobody).startswith("Redis cannot be used: ")
    assert complaint(*here, *database, "--redis", "nonsense").startswith("Redis cannot be used: ")


def test_packages_that_are_missing_are_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(scale, "find_spec", lambda name: None)
    with pytest.raises(UserError, match="scale-missing"):
        scale.check(Config(tmp_path, "postgresql://somewhere/drakkar"))


def test_a_server_without_redis_has_its_database_for_itself(
    tmp_path: Path, postgres: Postgres, redis: Redis
) -> None:
    database = {"DRAKKAR_DATABASE": postgres.url(postgres.fresh())}
    with Home(database).server(tmp_path / "first"):
        for more in ((), ("--redis", redis.url)):
            said = complaint(
                "--data", str(tmp_path / "second"), "--port", "0", "--database", *database.values(), *more
            )
            assert said.startswith("Another Drakkar serves this database")


def test_what_no_database_can_keep_is_refused(two: list[Server]) -> None:
    """A NUL is text to Python and to SQLite, and not to PostgreSQL."""
    host = Person(two[0], "Ho\0st")
    assert host.nickname == "Ho st"
    for path in ("tables/%00", "tables/abc%00", "tables/%00/replay", "tables/a%00/saga", "lessons/looot%00"):
        assert host.http.get(f"/api/{path}").status_code == 404
    assert host.request("POST", "/api/seats/%00").status_code == 404
    seats = [{"kind": "me"}, {"kind": "device", "name": "Ol\0af"}]
    table = host.table(seats)
    assert table["seats"][1]["name"] == "Ol af"
    assert host.request("POST", "/api/tables", {"game": "looot\0", "seats": seats}).status_code < 500
    odd = {"game": "looot", "seats": seats, "options": {"a\0": "b\0"}}
    assert host.request("POST", "/api/tables", odd).status_code < 500
    with host.sit(table["id"]) as at:
        assert at.refusal("act", action=at.options[0], expect=0, key="\0")["key"] == "malformed"
        at.ask("act", action="\0", expect=0)
        at.act(at.options[0])


def test_chaos(tmp_path: Path, postgres: Postgres) -> None:
    """Processes, Redis and connections die under people who move; `make chaos` does it for longer."""
    own = Redis()
    try:
        found = cause(postgres, own, tmp_path / "data", tables=4, moves=20, kills=6, seed=20)
    finally:
        own.stop()
    assert found.kills.total() == 6
    assert found.moves >= 80
    assert found.well, str(found)


def test_requests_are_counted_for_all_together(fleet: Home, tmp_path: Path) -> None:
    """Whichever process answers: after so many at once there is one more a second, not one each."""
    burst = {"DRAKKAR_REQUEST_RATE": "0.01", "DRAKKAR_REQUEST_BURST": "20", "DRAKKAR_WORKERS": "1"}
    home = Home(fleet.settings | burst)
    with home.server(tmp_path / "first") as first, home.server(tmp_path / "second") as second:
        codes = []
        for number in range(30):
            with client([first, second][number % 2]) as browser:
                codes.append(browser.get("/health").status_code)
    assert codes == [200] * 20 + [429] * 10
