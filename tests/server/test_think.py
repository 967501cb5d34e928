"""Thinking as a service of its own: it comes, dies and comes again, and servers need no bots' processes."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from drakkar.games.registry import GAMES
from tests.server.harness import ME_AND_BOT, PATIENCE, QUICK, Home, Person, play_out
from tests.server.test_restart import gone, workers


@contextmanager
def service(home: Home) -> Iterator[subprocess.Popen[str]]:
    """`drakkar think`, once it is ready."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("DRAKKAR_")}
    running = subprocess.Popen(
        [sys.executable, "-c", "from drakkar.cli.main import main; main()", "think", "--workers", "1"],
        env=environment | QUICK | home.settings,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert running.stdout is not None
        assert "Ctrl-C" in running.stdout.readline()
        yield running
    finally:
        running.terminate()
        running.wait(PATIENCE)
        assert running.stdout is not None
        running.stdout.close()


def test_bots_think_elsewhere_and_wait_for_who_thinks(fleet: Home, tmp_path: Path) -> None:
    alone = {"DRAKKAR_WORKERS": "1", "DRAKKAR_BOT_WORKERS": "0"}
    home = Home(fleet.settings | alone | {"DRAKKAR_HINT_ITERATIONS": "40", "DRAKKAR_HINT_SECONDS": "0"})
    with service(home) as first, home.server(tmp_path / "data") as server:
        person = Person(server)
        table = person.table(ME_AND_BOT)
        with person.sit(table["id"]) as at:
            play_out([at], plies=20)
            first.kill()
            first.wait(PATIENCE)
            while at.options:
                at.act(at.options[0])
            waiting = at.frame["ply"]
            with service(home):
                at.reach(waiting + 1)
                play_out([at], plies=waiting + 10)
        # Every game's positions travel, and what the coach finds, too.
        with service(home):
            for game in GAMES:
                other = person.post("/api/tables", {"game": game, "seats": ME_AND_BOT, "coach": "always"})
                with person.sit(other["id"]) as at:
                    play_out([at], plies=4)
                    while not at.options:
                        at.read()
                    at.send("ask-hint", expect=at.frame["ply"])
                    assert at.wait("hint")["ply"] == at.frame["ply"]
        assert not workers(server)


def test_without_a_service_a_server_thinks_by_itself(fleet: Home, tmp_path: Path) -> None:
    home = Home(fleet.settings | {"DRAKKAR_WORKERS": "1"})
    with home.server(tmp_path / "data") as server:
        person = Person(server)
        with service(home) as thinking, person.sit(person.table(ME_AND_BOT)["id"]) as at:
            play_out([at], plies=10)
            thinking.kill()
            play_out([at], plies=30)
        orphans = workers(server)
    assert orphans
    assert gone(orphans)
