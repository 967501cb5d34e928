"""How the fixtures of this folder were made: by the release whose database is at revision 0002.

It was run once, from the root of a checkout of that release (see README.md), and need not run on later code:
`python -m tests.old_matches.make`. Everything is written by real servers, over HTTP and WebSocket, and by
the `drakkar` command. Luck is known (`DRAKKAR_LUCK=tests`, seeds of the command), so that only ids, keys and
times differ from run to run.
"""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from tests.own import PACKAGES
from tests.server.harness import Person, Server, play_out

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
GAMES = ("looot", "vikings_on_board", "lofoten", "althing", "mimir")

FRIENDS = [{"kind": "me"}, {"kind": "friend"}]
WITH_BOT = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
ALONE = [{"kind": "me"}]

# Corrections of a box: what a reader's file says, and the same in the package of the server that plays by it.
OWN = {
    "looot": '[[longship]]\nid = "L07"\nbonus = 3\n\n[values]\nhouse = 4\n',
    "mimir": '[[stone]]\nid = "kaunan"\nworth = 9\n',
}
CORRECTED = {
    "looot": (
        ('id = "L07", target = "sheep",  bonus = 1', 'id = "L07", target = "sheep",  bonus = 3'),
        ("\nhouse = 1\n", "\nhouse = 4\n"),
    ),
    "mimir": (('id = "kaunan",   worth = 6', 'id = "kaunan",   worth = 9'),),
}


def finished(person: Person, game: str, seats: list[dict[str, str]], seed: int, **wishes: Any) -> str:
    table = person.table(seats, game=game, **wishes)
    with person.sit(table["id"]) as socket:
        play_out([socket], seed=seed)
    return str(table["id"])


def left_open(host: Person, friend: Person, game: str, plies: int) -> str:
    """A match of two people, so many plies old, with a ply taken back on the way."""
    table = host.table(FRIENDS, game=game, undo="free")
    path = f"/api/tables/{table['id']}"
    friend.post(f"{path}/join")
    host.post(f"{path}/start")
    with host.sit(table["id"]) as one, friend.sit(table["id"]) as two:
        play_out([one, two], plies=plies // 2)
        last = one if one.log[-1]["seat"] == 0 else two
        assert last.ask("undo", expect=plies // 2)["type"] == "done"
        for socket in (one, two):
            socket.until(lambda socket=socket: socket.frame["ply"] == plies // 2 - 1)  # type: ignore[misc]
        play_out([one, two], plies=plies, seed=2)
    return str(table["id"])


def fill(host: Person, friend: Person) -> dict[str, str]:
    """The tables of the box, by a name for each."""
    tables: dict[str, str] = {}
    for game in GAMES:
        tables[f"{game}-finished"] = finished(host, game, WITH_BOT, 1)
        tables[f"{game}-open"] = left_open(host, friend, game, 12 if game == "mimir" else 40)
        tables[f"{game}-waiting"] = str(host.table(FRIENDS, game=game)["id"])
    tables["althing-solo"] = finished(host, "althing", ALONE, 1, options={"thorfinn": "normal"})
    table = host.table(ALONE, game="althing", options={"thorfinn": "difficult"})
    with host.sit(table["id"]) as socket:
        play_out([socket], plies=30)
    tables["althing-solo-open"] = str(table["id"])
    return tables


def fill_own(host: Person, friend: Person) -> dict[str, str]:
    tables: dict[str, str] = {}
    for game in OWN:
        tables[f"{game}-own-finished"] = finished(host, game, WITH_BOT, 3)
        tables[f"{game}-own-open"] = left_open(host, friend, game, 12 if game == "mimir" else 40)
    return tables


def corrected(folder: Path) -> Path:
    """A copy of the packages whose boxes are corrected as OWN says."""
    for name in ("drakkar", "tests"):
        source = ROOT / "src" / name if name == "drakkar" else ROOT / name
        shutil.copytree(source, folder / name, ignore=shutil.ignore_patterns("golden", "__pycache__"))
    for game, changes in CORRECTED.items():
        file = folder / ("tests/own" if game == "mimir" else "drakkar/games") / game / "components.toml"
        text = file.read_text("utf-8")
        for before, after in changes:
            assert text.count(before) == 1
            text = text.replace(before, after)
        file.write_text(text, "utf-8")
    return folder


def drakkar(*args: str, typed: str = "") -> None:
    environment = os.environ | {"DRAKKAR_GAMES": PACKAGES, "LANG": "en", "PYTHONPATH": str(ROOT)}
    subprocess.run(
        [sys.executable, "-c", "from drakkar.cli.main import main; main()", *args],
        input=typed,
        text=True,
        check=True,
        env=environment,
        stdout=subprocess.DEVNULL,
    )


def command_sagas(folder: Path) -> None:
    """What `drakkar play` saves: matches of the box left open, and those with a components file."""
    for game in GAMES:
        file = folder / f"{game}-command-open.saga"
        drakkar("play", game, "--seed", "7", "--plain", "--save", str(file), typed="1\n" * 8)
    for game, text in OWN.items():
        components = folder / f"{game}-own.toml"
        components.write_text(text, "utf-8")
        own = ("--components", str(components))
        file = folder / f"{game}-own-command.saga"
        drakkar("play", game, "--seats", "greedy,random", "--seed", "7", *own, "--save", str(file))
        file = folder / f"{game}-own-command-open.saga"
        drakkar("play", game, "--seed", "7", "--plain", *own, "--save", str(file), typed="1\n" * 8)


def main() -> None:
    data = Path(mkdtemp()) / "data"
    with Server(data) as server:
        host, friend = Person(server, "Astrid"), Person(server, "Bjarni")
        tables = fill(host, friend)
        _download(host, tables)
    source = corrected(Path(mkdtemp()))
    os.chdir(source)  # what is run as a module comes from here first
    with Server(data, settings={"PYTHONPATH": str(source)}) as server:
        for person in (host, friend):
            person.http.base_url = server.url
            person.server = server
        tables |= (own := fill_own(host, friend))
        _download(host, own)
    for name in ("drakkar.sqlite", "secret.key"):
        shutil.copy(data / name, HERE / name)
    with sqlite3.connect(HERE / "drakkar.sqlite") as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
        connection.execute("VACUUM")
    connection.close()
    os.chdir(ROOT)
    people = {person.nickname: person.http.cookies["drakkar_guest"] for person in (host, friend)}
    told = {"people": people, "tables": tables}
    (HERE / "told.json").write_text(json.dumps(told, indent=1) + "\n", "utf-8")
    command_sagas(HERE / "sagas")


def _download(person: Person, tables: dict[str, str]) -> None:
    for name, table in tables.items():
        if name.endswith(("-finished", "-solo")):
            text = person.http.get(f"/api/tables/{table}/saga").text
            (HERE / "sagas" / f"{name}.saga").write_text(text, "utf-8")


if __name__ == "__main__":
    main()
