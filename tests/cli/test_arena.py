"""Tournaments in the terminal: tables, a file that keeps them, a report, Ctrl-C."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from tests.cli.conftest import Drakkar

ARGS = ("arena", "looot", "--bots", "greedy,random", "--games", "4", "--workers", "1")


def test_tables_and_files(drakkar: Drakkar, tmp_path: Path) -> None:
    result = drakkar(*ARGS, "--report", "page.html")
    assert result.exit_code == 0, result.output
    assert "Looot: 4 matches, 2 players" in result.stdout
    assert "against greedy" in " ".join(result.stdout.split())
    assert "Results: arena-looot-2.jsonl" in result.stdout
    assert len((tmp_path / "arena-looot-2.jsonl").read_text().splitlines()) == 5
    page = (tmp_path / "page.html").read_text()
    assert page.count("<svg") == 5
    assert "drakkar arena looot --bots greedy,random --players 2 --games 4 --seed 1" in page


def test_going_on_with_what_is_there(drakkar: Drakkar) -> None:
    first = json.loads(drakkar(*ARGS, "--json").stdout)
    more = drakkar(*ARGS[:-3], "6", "--workers", "1")
    assert "Going on with arena-looot-2.jsonl: 4 matches are there already." in more.stdout
    assert "6 matches" in more.stdout
    again = json.loads(drakkar(*ARGS, "--json").stdout)
    assert first == again


def test_in_french(drakkar: Drakkar) -> None:
    result = drakkar(*ARGS, "--lang", "fr", "--plain", "--report", "page.html")
    assert "Looot\N{NO-BREAK SPACE}: 4 parties, 2 joueurs" in result.stdout
    assert "Rapport\N{NO-BREAK SPACE}: page.html" in result.stdout
    assert '<html lang="fr">' in Path("page.html").read_text()


def test_what_is_refused(drakkar: Drakkar, refused: Callable[..., str]) -> None:
    assert "named twice" in refused("arena", "looot", "--bots", "greedy,greedy")
    assert "Name more after --bots" in refused("arena", "looot", "--bots", "greedy")
    assert "search@500" in refused("arena", "looot", "--bots", "greedy,search@many")
    assert drakkar(*ARGS).exit_code == 0
    assert "seed differs" in refused(*ARGS, "--seed", "2")
    Path("notes.txt").write_text("no results\n")
    assert "not a file of arena results" in refused(*ARGS, "--out", "notes.txt")
    assert Path("notes.txt").read_text() == "no results\n"


def test_ctrl_c_keeps_what_is_done(tmp_path: Path) -> None:
    command = [sys.executable, "-c", "from drakkar.cli.main import main; main()", *ARGS[:4]]
    run = subprocess.Popen(
        [*command, "--games", "1000000", "--workers", "1"],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    results = tmp_path / "arena-looot-2.jsonl"
    while not results.exists() or len(results.read_text().splitlines()) < 3:
        assert run.poll() is None
        time.sleep(0.05)
    os.killpg(run.pid, signal.SIGINT)
    out, err = run.communicate(timeout=60)
    assert run.returncode == 2
    assert "The same command goes on with the others." in err
    assert "Traceback" not in err
    assert "against greedy" in " ".join(out.split())
    assert len(results.read_text().splitlines()) >= 3
