"""What is kept about people: as little as can be, for as long as somebody needs it, and theirs to take or
delete."""

from __future__ import annotations

import io
import json
import sqlite3
import zipfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from drakkar.games.registry import load_game, meta
from drakkar.play.replay import read
from drakkar.play.saga import parse
from tests.server.harness import HOT_SEAT, ME_AND_BOT, ME_AND_FRIEND, Person, Server, client, play_out


def rows(server: Server, sql: str, *values: object) -> list[Sequence[Any]]:
    with sqlite3.connect(server.data / "drakkar.sqlite") as database:
        found = database.execute(sql, values).fetchall()
    database.close()
    return found


def about(server: Server, *words: str) -> list[str]:
    """Which of these words are anywhere in the database."""
    with sqlite3.connect(server.data / "drakkar.sqlite") as database:
        everything = "\n".join(database.iterdump())
    database.close()
    return [word for word in words if word in everything]


def two_at(server: Server, game: str = "looot", **wishes: Any) -> tuple[Person, Person, str]:
    host, friend = Person(server, "Hrafnhild"), Person(server, "Friedegund")
    table = host.post("/api/tables", {"game": game, "seats": ME_AND_FRIEND, **wishes})["id"]
    friend.post(f"/api/tables/{table}/join")
    host.post(f"/api/tables/{table}/start")
    return host, friend, table


def test_who_only_looks_is_not_kept(server: Server) -> None:
    before = rows(server, "SELECT count(*) FROM guests")
    with client(server) as http:
        for _ in range(3):
            http.cookies.clear()
            name = http.get("/api/me").json()["nickname"]
        assert http.get("/api/me").json()["nickname"] == name, "by the cookie, the same one"
    assert rows(server, "SELECT count(*) FROM guests") == before
    person = Person(server)
    person.table(HOT_SEAT)
    assert rows(server, "SELECT nickname FROM guests WHERE id = ?", person.guest_id) == [(person.nickname,)]


def test_somebody_takes_away_all_that_is_kept_about_them(server: Server) -> None:
    host, friend, table = two_at(server, "lofoten")
    with host.sit(table) as one, friend.sit(table) as two:
        play_out([one, two], plies=12)
        seen = one.log
    done = host.table(HOT_SEAT)["id"]
    with host.sit(done) as at:
        play_out([at])
    host.post("/api/lessons/looot/first")
    answer = host.http.get("/api/me/data")
    assert answer.headers["content-disposition"].endswith('filename="drakkar-my-data.zip"')
    with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
        files = {name: archive.read(name).decode() for name in archive.namelist()}
    profile, tables = json.loads(files["profile.json"]), json.loads(files["tables.json"])
    assert (profile["guest"], profile["nickname"]) == (host.guest_id, "Hrafnhild")
    assert [each["table"]["game"] for each in tables] == ["lofoten", "looot", "looot"]
    # The finished match whole, as a saga that anybody can check; of the open one what its player has seen.
    saga = parse(files[f"matches/looot-{done}.saga"], "saga")
    assert read(load_game("looot"), meta("looot"), saga, "saga").match.ply == len(saga.entries)
    assert json.loads(files[f"matches/lofoten-{table}.json"]) == seen
    kept = host.get("/api/me/kept")
    assert (kept["nickname"], kept["tables"], kept["lessons"]) == ("Hrafnhild", 2, 1)


def test_a_table_of_ones_own_is_deleted_altogether(server: Server) -> None:
    host = Person(server)
    table = host.table(ME_AND_BOT)["id"]
    with host.sit(table) as at:
        play_out([at], plies=8)
        assert Person(server).refused("DELETE", f"/api/tables/{table}", status=403) == "not-seated"
        assert host.request("DELETE", f"/api/tables/{table}").json() == {"deleted": True}
        assert at.wait("refused")["refusal"]["key"] == "unknown-table"
        assert at.closed() == 1008
    assert host.refused("GET", f"/api/tables/{table}", status=404) == "unknown-table"
    assert about(server, table) == []


def test_who_leaves_a_table_leaves_it_to_the_others(server: Server) -> None:
    """They go on: a bot may stand in, and what was played can still be read."""
    host, friend, table = two_at(server)
    with host.sit(table) as one, friend.sit(table) as two:
        play_out([one, two], plies=9)
        assert host.request("DELETE", f"/api/tables/{table}").json() == {"deleted": False}
        two.until(lambda: two.table["host"])
        assert [(seat["kind"], seat["name"]) for seat in two.table["seats"]] == [
            ("person", ""),
            ("person", "Friedegund"),
        ]
        one.until(lambda: not any(seat["mine"] for seat in one.table["seats"]))
        friend.put(f"/api/tables/{table}/seats/0/bot", {"on": True})
        play_out([two])
    assert friend.get(f"/api/tables/{table}/replay")["verified"]
    assert table not in [each["id"] for each in host.get("/api/tables")]


def test_somebody_deletes_themselves(tmp_path: Path) -> None:
    """Nothing of them is left in the database, and the matches of the others can be read as before."""
    with Server(tmp_path) as server:
        host, friend, table = two_at(server)
        with host.sit(table) as one, friend.sit(table) as two:
            play_out([one, two])
        own = host.table(ME_AND_BOT)["id"]
        waiting = host.table(ME_AND_FRIEND)["id"]
        Person(server, "Gudrunhild").post(f"/api/tables/{waiting}/join")
        assert about(server, host.guest_id, "Hrafnhild", own) == [host.guest_id, "Hrafnhild", own]
        guest = host.guest_id
        answer = host.request("DELETE", "/api/me")
        assert answer.json() == {"tables": 3}
        assert "drakkar_guest" not in host.http.cookies
        assert about(server, guest, "Hrafnhild", own) == []
        saga = friend.http.get(f"/api/tables/{table}/saga").text
        assert "Hrafnhild" not in saga
        assert read(load_game("looot"), meta("looot"), parse(saga, "saga"), "saga").match.over
        # A seat at a table that still waits is free again.
        kinds = [seat["kind"] for seat in friend.get(f"/api/tables/{waiting}")["seats"]]
        assert kinds == ["open", "person"]
        assert host.get("/api/me/kept")["since"] == 0


def test_what_nobody_needs_goes_by_itself(tmp_path: Path) -> None:
    """A server looks when it starts, and every hour."""
    settings = {"DRAKKAR_ABANDONED_DAYS": "30"}
    with Server(tmp_path, settings=settings) as server:
        idle, host = Person(server, "Idle"), Person(server, "Host")
        left, fresh, done = (host.table(seats)["id"] for seats in (ME_AND_BOT, ME_AND_BOT, HOT_SEAT))
        with host.sit(done) as at:
            play_out([at])
        lesson = host.post("/api/lessons/looot/first")["id"]
        server.stop()
        long_ago = "changed = changed - 31 * 86400"
        rows(server, f"UPDATE tables SET {long_ago} WHERE id IN (?, ?, ?)", left, done, lesson)
        rows(server, "UPDATE guests SET created = created - 2 * 86400")
        server.start()
        for table in (left, lesson):
            while host.http.get(f"/api/tables/{table}").is_success:
                pass
        assert {each["id"] for each in host.get("/api/tables")} == {fresh, done}
        while about(server, idle.guest_id):
            pass
        assert about(server, host.guest_id, left, lesson) == [host.guest_id]
