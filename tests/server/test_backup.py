"""Backing up while people play, and putting it back: every move, every link, every guest."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path
from threading import Event, Thread
from time import sleep
from typing import Any

import pytest
from typer.testing import CliRunner

from drakkar.cli.main import app
from drakkar.server.keys import FILE
from drakkar.server.schema import HEAD
from tests.server.harness import HOT_SEAT, ME_AND_FRIEND, Home, Person, Server, play_out

OLD = Path(__file__).parents[1] / "old_matches"


def drakkar(*words: str | Path) -> tuple[int, str]:
    """What the command answers, in one text."""
    ended = CliRunner().invoke(app, [*map(str, words), "--lang", "en"], prog_name="drakkar")
    return ended.exit_code, ended.output


def moved(person: Person, server: Server) -> Person:
    """The same browser at the address of another server."""
    again = Person(server)
    again.http.cookies = person.http.cookies
    return again


class Player(Thread):
    """Plays one match after another, and knows what was acknowledged at each table."""

    def __init__(self, person: Person) -> None:
        super().__init__()
        self.person = person
        self.enough = Event()
        self.acknowledged: dict[str, list[Any]] = {}

    def run(self) -> None:
        while not self.enough.is_set():
            table = self.person.table(HOT_SEAT)["id"]
            with self.person.sit(table) as socket:
                while not (socket.over or self.enough.is_set()):
                    play_out([socket], plies=socket.frame["ply"] + 1)
                    self.acknowledged[table] = list(socket.log)


@pytest.mark.parametrize("kind", ["from-sqlite", "from-postgresql"])
def test_backing_up_while_people_play(kind: str, fleet: Home, tmp_path: Path) -> None:
    """Whatever was acknowledged before is in it. On the other kind of database cookies and links still work,
    and every match goes on and is verified."""
    homes = (Home(), fleet) if kind == "from-sqlite" else (fleet, Home())
    file = tmp_path / "drakkar.backup"
    with homes[0].server(tmp_path / "here") as here:
        person = Person(here, "Astrid")
        waiting = person.table(ME_AND_FRIEND)
        player = Player(person)
        player.start()
        for _ in range(3):
            while not player.acknowledged:
                sleep(0.01)
            before = dict(player.acknowledged)
            code, said = drakkar("backup", file, "--force", *kept_at(here))
            assert code == 0, said
        player.enough.set()
        player.join()
    assert file.stat().st_mode & 0o777 == 0o600

    with homes[1].server(tmp_path / "there") as there:
        code, said = drakkar("restore", file, *kept_at(there))
        assert code == 2, "while a server has it open"
    code, said = drakkar("restore", file, *kept_at(there))
    assert code == 0, said
    there.start()
    try:
        again = moved(person, there)
        assert again.get("/api/me")["nickname"] == "Astrid"
        for table, acknowledged in before.items():
            with again.sit(table) as socket:
                assert socket.log[: len(acknowledged)] == acknowledged
                assert socket.log == player.acknowledged[table][: len(socket.log)]
                play_out([socket])
            assert verified(again, table)
        link = waiting["links"][0]["url"].rpartition("/")[2]
        friend = Person(there, "Ragnar")
        assert friend.post(f"/api/seats/{link}")["id"] == waiting["id"]
    finally:
        there.stop()


def kept_at(server: Server) -> list[str | Path]:
    """What the command has to be told of where a server keeps its tables."""
    database = server.settings.get("DRAKKAR_DATABASE")
    return ["--data", server.data, *(["--database", database] if database else [])]


def verified(person: Person, table: str) -> bool:
    """Whether the record of a match is accepted when it is brought back."""
    saga = person.http.get(f"/api/tables/{table}/saga")
    headers = {"x-csrftoken": person.http.cookies["csrftoken"]}
    return person.http.post("/api/sagas", content=saga.content, headers=headers).status_code == 201


@pytest.fixture(scope="module")
def one_guest(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a server that was stopped, and a backup beside it."""
    folder = tmp_path_factory.mktemp("one")
    with Server(folder / "data") as server:
        Person(server, "Astrid")
    assert drakkar("backup", folder / "one.backup", "--data", folder / "data")[0] == 0
    return folder


def guests(folder: Path) -> list[str]:
    with sqlite3.connect(folder / "drakkar.sqlite") as connection:
        found = [name for (name,) in connection.execute("SELECT nickname FROM guests")]
    connection.close()
    return found


def test_what_is_there_is_replaced_only_if_told_so(one_guest: Path, tmp_path: Path) -> None:
    with Server(tmp_path / "data") as other:
        Person(other, "Ragnar")
        code, said = drakkar("restore", one_guest / "one.backup", "--data", other.data)
        assert (code, said.split(".")[0]) == (2, f"A Drakkar is running with {other.data} already")
    key = (tmp_path / "data" / FILE).read_text()
    code, said = drakkar("restore", one_guest / "one.backup", "--data", tmp_path / "data")
    assert code == 2
    assert "1 guests" in said
    assert (guests(tmp_path / "data"), (tmp_path / "data" / FILE).read_text()) == (["Ragnar"], key)

    code, said = drakkar("restore", one_guest / "one.backup", "--data", tmp_path / "data", "--force")
    assert code == 0, said
    assert guests(tmp_path / "data") == ["Astrid"]
    assert (tmp_path / "data" / FILE).read_text() == (one_guest / "data" / FILE).read_text()
    (before,) = (tmp_path / "data").glob("before-restoring-*.backup")
    assert drakkar("restore", before, "--data", tmp_path / "data", "--force")[0] == 0
    assert (guests(tmp_path / "data"), (tmp_path / "data" / FILE).read_text()) == (["Ragnar"], key)


def test_a_damaged_backup_changes_nothing(one_guest: Path, tmp_path: Path) -> None:
    damaged = tmp_path / "damaged.backup"
    whole = (one_guest / "one.backup").read_bytes()
    for wrong, expected in (
        (whole.replace(b"Astrid", b"Bstrid"), "is damaged"),
        (whole[: len(whole) // 2], "is not a backup"),
        (b"Astrid was here", "is not a backup"),
        ((one_guest / "data" / "drakkar.sqlite").read_bytes(), "is not a backup"),
    ):
        damaged.write_bytes(wrong)
        code, said = drakkar("restore", damaged, "--data", tmp_path / "data")
        assert code == 2
        assert expected in said
    assert not (tmp_path / "data" / "drakkar.sqlite").exists()
    assert not (tmp_path / "data" / FILE).exists()


def test_a_backup_of_an_earlier_release_is_brought_to_this_one(tmp_path: Path) -> None:
    old = tmp_path / "old"
    shutil.copytree(OLD, old)
    assert drakkar("backup", tmp_path / "old.backup", "--data", old)[0] == 0
    code, said = drakkar("restore", tmp_path / "old.backup", "--data", tmp_path / "new")
    assert code == 0, said
    with sqlite3.connect(tmp_path / "new" / "drakkar.sqlite") as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [(HEAD,)]
    connection.close()
    assert guests(tmp_path / "new") == guests(old)


def test_nothing_is_overwritten_or_made_up(one_guest: Path, tmp_path: Path) -> None:
    code, said = drakkar("backup", one_guest / "one.backup", "--data", one_guest / "data")
    assert (code, "is left untouched" in said) == (2, True)
    code, said = drakkar("backup", tmp_path / "none.backup", "--data", tmp_path / "nothing")
    assert (code, "There is no file" in said) == (2, True)
    assert list(tmp_path.iterdir()) == []
