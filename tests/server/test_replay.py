"""Looking back, and sagas in and out."""

from __future__ import annotations

import json

import httpx
import pytest

from tests.server.harness import HOT_SEAT, ME_AND_FRIEND, Person, Server, play_out


@pytest.fixture(scope="module")
def finished(server: Server) -> tuple[Person, str]:
    person = Person(server, "Astrid")
    table = person.table(HOT_SEAT)
    with person.sit(table["id"]) as socket:
        play_out([socket])
    return person, table["id"]


def upload(person: Person, text: str) -> httpx.Response:
    headers = {"x-csrftoken": person.http.cookies["csrftoken"]}
    return person.http.post("/api/sagas", content=text.encode(), headers=headers)


def test_a_finished_match_through_any_eyes(server: Server, finished: tuple[Person, str]) -> None:
    _, table_id = finished
    stranger = Person(server)
    info = stranger.get(f"/api/tables/{table_id}/replay")
    assert (info["viewer"], info["viewers"], info["verified"]) == (-1, [-1, 0, 1], True)
    assert [entry["ply"] for entry in info["log"]] == list(range(info["plies"] + 1))
    for eyes in (-1, 0, 1):
        start = stranger.get(f"/api/tables/{table_id}/replay/0?as={eyes}")
        assert (start["entry"]["ply"], start["decision_seat"]) == (0, 0)
        last = stranger.get(f"/api/tables/{table_id}/replay/{info['plies']}?as={eyes}")
        assert last["entry"] == info["log"][-1]
        assert last["decision_seat"] == -1
        assert last["score"]["totals"] == info["table"]["totals"]
        assert last["scene"]["phase"] == "over"
    assert stranger.refused("GET", f"/api/tables/{table_id}/replay/99999", status=404) == "no-such-ply"
    assert stranger.refused("GET", f"/api/tables/{table_id}/replay?as=7", status=403) == "not-your-eyes"
    assert stranger.refused("GET", f"/api/tables/{table_id}/replay?as=odin", status=400) == "malformed"


def test_an_open_match_through_own_eyes_only(server: Server) -> None:
    host, friend = Person(server), Person(server)
    table = host.table(ME_AND_FRIEND)
    path = f"/api/tables/{table['id']}"
    assert host.refused("GET", f"{path}/replay") == "not-started"
    friend.post(f"{path}/join")
    host.post(f"{path}/start")
    with host.sit(table["id"]) as one, friend.sit(table["id"]) as two:
        play_out([one, two], plies=5)
    assert friend.get(f"{path}/replay")["viewers"] == [1]
    assert friend.get(f"{path}/replay/3?as=1")["entry"]["ply"] == 3
    assert friend.refused("GET", f"{path}/replay?as=0", status=403) == "not-your-eyes"
    assert friend.refused("GET", f"{path}/saga", status=403) == "saga-open-match"
    assert Person(server).get(f"{path}/replay")["viewers"] == [-1]


def test_saga_down_and_up(server: Server, finished: tuple[Person, str]) -> None:
    person, table_id = finished
    answer = person.http.get(f"/api/tables/{table_id}/saga")
    assert answer.headers["content-disposition"] == f'attachment; filename="looot-{table_id}.saga"'
    other = Person(server)
    loaded = upload(other, answer.text)
    assert loaded.status_code == 201, loaded.text
    table = loaded.json()
    assert (table["status"], [seat["name"] for seat in table["seats"]]) == ("over", ["Astrid", "Olaf"])
    assert table["id"] != table_id
    first = person.get(f"/api/tables/{table_id}/replay?as=-1")
    second = other.get(f"/api/tables/{table['id']}/replay?as=-1")
    assert second["verified"]
    assert [entry["events"] for entry in second["log"]] == [entry["events"] for entry in first["log"]]
    assert other.http.get(f"/api/tables/{table['id']}/saga").text == answer.text
    side = other.post(f"/api/tables/{table['id']}/branch", {"ply": 10, "seats": HOT_SEAT})
    assert side["ply"] == 10
    assert other.refused("POST", f"/api/tables/{table['id']}/rematch", status=403) == "not-seated"


def test_names_of_a_saga_are_such_as_people_have(finished: tuple[Person, str]) -> None:
    """A NUL is more than some databases can keep, and so is a name without an end."""
    person, table_id = finished
    head, rest = person.http.get(f"/api/tables/{table_id}/saga").text.split("\n", 1)
    header = json.loads(head)
    header["seats"] = ["As\0trid", "R" * 500, *header["seats"][2:]]
    loaded = upload(Person(person.server), f"{json.dumps(header)}\n{rest}")
    assert [seat["name"] for seat in loaded.json()["seats"]][:2] == ["As trid", "R" * 24]


def test_untrue_sagas_are_refused(finished: tuple[Person, str]) -> None:
    person, table_id = finished
    text = person.http.get(f"/api/tables/{table_id}/saga").text
    lines = text.splitlines(keepends=True)
    for changed, key in [
        ("", "error-saga-truncated"),
        ("".join(lines[:-1]), "error-saga-truncated"),
        ("".join(lines[:5] + lines[6:]), "error-saga-edited"),
        (text.replace('"seat": 0', '"seat": 1', 1), "error-saga-edited"),
        (text.replace("drakkar-saga/1", "drakkar-saga/9"), "error-saga-format"),
        (text.replace('"game": "looot"', '"game": "chess"'), "error-unknown-game"),
        ("\N{SNOWMAN}", "error-saga-unreadable"),
    ]:
        answer = upload(person, changed)
        assert (answer.status_code, answer.json()["refusal"]["key"]) == (422, key), changed[:80]


def test_practice_goes_out_without_its_seed_and_does_not_come_in_open(server: Server) -> None:
    person = Person(server)
    table = person.table(HOT_SEAT)
    with person.sit(table["id"]) as socket:
        play_out([socket], plies=7)
    text = person.http.get(f"/api/tables/{table['id']}/saga").text
    assert '"seed": ""' in text
    answer = upload(person, text)
    assert (answer.status_code, answer.json()["refusal"]["key"]) == (422, "saga-unfinished")
    assert Person(server).refused("GET", f"/api/tables/{table['id']}/saga", status=403) == "saga-open-match"
