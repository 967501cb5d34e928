"""Matches of an earlier release at a server of this one: its tables, their replays and their records."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.old_matches.fixtures import GAMES, SAGAS, SAME_RUNE, TABLES, Back, later_mimir, old_data
from tests.server.harness import Person, Server, play_out

WITH_BOT = [{"kind": "me"}, {"kind": "bot"}]


@pytest.fixture(scope="module")
def now(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """This release, on the data of then."""
    with Server(old_data(tmp_path_factory.mktemp("now") / "data")) as server:
        yield server


@pytest.fixture(scope="module")
def later(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The same with a release of Mimir's Well that has other rules and a corrected stone."""
    folder = tmp_path_factory.mktemp("later")
    with Server(old_data(folder / "data"), settings=later_mimir(folder, SAME_RUNE, kaunan=7)) as server:
        yield server


def lines(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines()]


def plies_told(log: list[dict[str, Any]]) -> int:
    """How many plies a log tells, besides the set-up."""
    return sum(entry["ply"] > 0 for entry in log)


def told(table: dict[str, Any]) -> list[str]:
    return [line["key"] for line in table["past"]["told"]]


def test_the_database_is_brought_up_to_date_and_a_copy_of_it_kept(now: Server) -> None:
    (backup,) = now.data.glob("drakkar-before-*-from-0002-*.sqlite")
    for file, tables in ((backup, False), (now.data / "drakkar.sqlite", True)):
        with sqlite3.connect(file) as connection:
            found = {row[0] for row in connection.execute("SELECT name FROM sqlite_master")}
            assert ("components" in found) == tables
        connection.close()
    with sqlite3.connect(now.data / "drakkar.sqlite") as connection:
        kept = connection.execute("SELECT game, count(*) FROM components GROUP BY game").fetchall()
    connection.close()
    # Each box once, and not what nobody has: the components of one's own of Looot and of Mimir's Well.
    assert dict(kept) == dict.fromkeys(GAMES, 1)


@pytest.mark.parametrize("name", TABLES)
def test_every_table_is_listed_and_opens(now: Server, name: str) -> None:
    astrid = Back(now, "Astrid")
    listed = {table["id"]: table for table in astrid.get("/api/tables")}
    assert TABLES[name] in listed
    table = astrid.get(f"/api/tables/{TABLES[name]}")
    with astrid.sit(TABLES[name]) as socket:
        assert socket.table["status"] == table["status"]
    if table["status"] != "waiting":
        shown = astrid.get(f"/api/tables/{TABLES[name]}/replay")
        assert shown["plies"] == plies_told(shown["log"])
    if table["status"] == "over":
        closing = lines(astrid.saga(name))[-1]
        then = lines((SAGAS / f"{name}.saga").read_text("utf-8"))[-1]
        assert {key: closing[key] for key in then} == then


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_match_is_shown_to_its_end_and_opens_from_its_file(now: Server, game: str) -> None:
    astrid = Back(now, "Astrid")
    table = astrid.get(f"/api/tables/{TABLES[f'{game}-finished']}")
    past = table["past"]
    if past is None or not past["stopped"]:
        shown = astrid.get(f"/api/tables/{table['id']}/replay")
        assert shown["plies"] == table["ply"]
        assert shown["score"]["totals"] == table["totals"]
    opened = Person(now).get(
        f"/api/tables/{Back(now, 'Bjarni').upload(astrid.saga(f'{game}-finished'))['id']}"
    )
    assert (opened["totals"], opened["winners"]) == (table["totals"], table["winners"])
    assert opened["past"] == past


@pytest.mark.parametrize("game", GAMES)
def test_what_waited_for_a_friend_is_played_by_the_rules_of_today(now: Server, game: str) -> None:
    astrid, bjarni = Back(now, "Astrid"), Back(now, "Bjarni")
    table_id = TABLES[f"{game}-waiting"]
    bjarni.post(f"/api/tables/{table_id}/join")
    assert astrid.post(f"/api/tables/{table_id}/start")["past"] is None
    with astrid.sit(table_id) as one, bjarni.sit(table_id) as two:
        play_out([one, two], plies=12)
        assert one.frame["ply"] >= 12


def test_components_that_nobody_kept_leave_the_result(now: Server) -> None:
    astrid = Back(now, "Astrid")
    table = astrid.get(f"/api/tables/{TABLES['looot-own-finished']}")
    assert {"past-components", "past-nothing-shown", "past-result-stands"} <= set(told(table))
    shown = astrid.get(f"/api/tables/{table['id']}/replay")
    assert shown["score"]["totals"] == table["totals"]
    assert shown["score"]["categories"] == []  # the sheet was not written down then


# ---------------------------------------------------------------- rules that have changed


def test_a_finished_match_is_shown_up_to_where_the_rules_differ(later: Server) -> None:
    astrid = Back(later, "Astrid")
    table = astrid.get(f"/api/tables/{TABLES['mimir-finished']}")
    past = table["past"]
    assert past["stopped"]
    assert 0 < past["shown"] < past["plies"] == 30
    assert told(table) == ["past-rules", "past-components", "past-stopped", "past-result-stands"]
    shown = astrid.get(f"/api/tables/{table['id']}/replay?as=-1")
    assert (shown["plies"], plies_told(shown["log"])) == (past["shown"], past["shown"])
    assert shown["score"]["totals"] == table["totals"]
    assert shown["score"]["winners"] == table["winners"]
    assert astrid.get(f"/api/tables/{table['id']}/replay/{past['shown']}?as=-1")["entry"]["events"]
    assert (
        astrid.refused("GET", f"/api/tables/{table['id']}/replay/{past['shown'] + 1}", status=404)
        == "no-such-ply"
    )
    then = (SAGAS / "mimir-finished.saga").read_text("utf-8")
    assert lines(astrid.saga("mimir-finished")) == lines(then)
    assert Back(later, "Bjarni").upload(then)["past"] == past
    with astrid.sit(table["id"]) as socket:
        assert socket.frame["decision"] is None
        assert socket.frame["score"]["totals"] == table["totals"]
    side = astrid.post(f"/api/tables/{table['id']}/branch", {"ply": past["shown"], "seats": WITH_BOT})
    with astrid.sit(side["id"]) as socket:
        play_out([socket])
        assert socket.over


def test_people_of_an_open_match_go_on_from_its_last_true_ply(later: Server) -> None:
    astrid, bjarni = Back(later, "Astrid"), Back(later, "Bjarni")
    path = f"/api/tables/{TABLES['mimir-own-open']}"
    table = astrid.get(path)
    past = table["past"]
    assert (table["status"], past["stopped"]) == ("playing", True)
    with astrid.sit(table["id"]) as one, bjarni.sit(table["id"]) as two:
        assert one.frame["decision"] is None
        for socket in (one, two):
            for request in ("act", "undo"):
                fields = {"action": "cast fehu"} if request == "act" else {}
                answer = socket.ask(request, expect=socket.frame["ply"], **fields)
                assert answer["refusal"]["key"] == "match-stopped"
    assert Person(later).refused("POST", f"{path}/continue", status=403) == "not-seated"
    there = bjarni.post(f"{path}/continue")
    assert astrid.post(f"{path}/continue")["id"] == there["id"]
    assert astrid.get(path)["rematch"] == there["id"]
    assert astrid.refused("POST", f"{path}/end") == "match-goes-on"
    assert [seat["name"] for seat in there["seats"]] == ["Astrid", "Bjarni"]
    assert (there["ply"], there["branch_of"]) == (past["shown"], table["id"])
    listed = [one["id"] for one in astrid.get("/api/tables")]
    assert there["id"] in listed
    assert table["id"] not in listed
    with astrid.sit(there["id"]) as one, bjarni.sit(there["id"]) as two:
        assert plies_told(one.log) == past["shown"]
        play_out([one, two])
        assert one.over
    assert astrid.get(path)["seed"] == "", "the luck of the match that goes on is not told"


def test_an_open_match_may_be_ended_without_a_result(later: Server) -> None:
    astrid, bjarni = Back(later, "Astrid"), Back(later, "Bjarni")
    path = f"/api/tables/{TABLES['mimir-open']}"
    assert astrid.get(path)["past"]["stopped"]
    assert Person(later).refused("POST", f"{path}/end", status=403) == "not-seated"
    ended = bjarni.post(f"{path}/end")
    assert (ended["status"], ended["totals"], ended["winners"]) == ("over", [], [])
    assert astrid.refused("POST", f"{path}/continue") == "match-over"
    assert astrid.get(f"{path}/replay")["plies"] == ended["past"]["shown"]
    listed = {table["id"]: table for table in astrid.get("/api/tables")}
    assert listed[TABLES["mimir-open"]]["status"] == "over"


def test_a_match_that_can_go_on_is_neither_ended_nor_begun_elsewhere(now: Server) -> None:
    astrid = Back(now, "Astrid")
    path = f"/api/tables/{TABLES['mimir-open']}"
    assert astrid.get(path)["past"] is None
    for what in ("end", "continue"):
        assert astrid.refused("POST", f"{path}/{what}") == "match-goes-on"


# ---------------------------------------------------------------- from now on


def test_a_match_survives_the_correction_of_its_box(tmp_path: Path) -> None:
    """Its components are in the database, so it is shown to its end, and goes on, with what it was begun
    with."""
    data = tmp_path / "data"
    with Server(data) as server:
        astrid = Person(server, "Astrid")
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        tables = [astrid.table(seats, game="mimir")["id"] for _ in range(2)]
        with astrid.sit(tables[0]) as socket:
            play_out([socket])
        with astrid.sit(tables[1]) as socket:
            play_out([socket], plies=8)
        before = [astrid.get(f"/api/tables/{table}/replay") for table in tables]
        text = astrid.http.get(f"/api/tables/{tables[0]}/saga").text
    with Server(data, settings=later_mimir(tmp_path, kaunan=9)) as server:
        astrid.server, astrid.http.base_url = server, server.url
        for table, shown in zip(tables, before, strict=True):
            after = astrid.get(f"/api/tables/{table}/replay")
            assert not after["table"]["past"]["stopped"]
            assert (after["log"], after["plies"], after["score"]) == (
                shown["log"],
                shown["plies"],
                shown["score"],
            )
        with astrid.sit(tables[1]) as socket:
            play_out([socket])
            assert socket.over
            assert socket.table["past"]["told"][0]["key"] == "past-rules"
        again = astrid.http.get(f"/api/tables/{tables[0]}/saga").text
        assert lines(again)[1:] == lines(text)[1:]
        assert "kept" not in lines(text)[0]
        assert lines(again)[0]["kept"]["stone"][5] == ["kaunan", {"worth": 6, "count": 5}]
        headers = {"x-csrftoken": astrid.http.cookies["csrftoken"]}
        assert astrid.http.post("/api/sagas", content=again.encode(), headers=headers).status_code == 201
        fresh = astrid.post(f"/api/tables/{tables[0]}/rematch")
        assert fresh["past"] is None, "a new match is played with the box of today"
