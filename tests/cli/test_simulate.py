"""Simulations: the same result whatever the workers, and Ctrl-C."""

from __future__ import annotations

import json
import os
import pty
import re
import signal
import subprocess
import sys
from typing import Any

import pytest

from tests.cli.conftest import Drakkar


def data(drakkar: Drakkar, *args: str) -> dict[str, Any]:
    result = drakkar("simulate", "looot", *args, "--json")
    assert result.exit_code == 0, result.output
    found: dict[str, Any] = json.loads(result.stdout)
    return found


@pytest.mark.smoke
def test_same_seed_same_result_whatever_the_workers(drakkar: Drakkar) -> None:
    args = ("--players", "3", "--bots", "random", "--games", "20", "--seed", "7")
    one, two = (data(drakkar, *args, "--workers", workers) for workers in ("1", "2"))
    assert one.pop("timing")["workers"] == 1
    assert two.pop("timing")["workers"] == 2
    assert one == two
    assert data(drakkar, *args[:-1], "8", "--workers", "1")["scores"] != one["scores"]


def test_what_the_data_hold(drakkar: Drakkar) -> None:
    found = data(drakkar, "--games", "6", "--bots", "greedy,random", "--workers", "1")
    assert found["games"] == 6
    assert found["finished"] is True
    assert [bot["name"] for bot in found["bots"]] == ["greedy", "random"]
    for share in [*found["bots"], *found["seats"]]:
        low, high = share["interval"]
        assert 0 <= low <= share["share"] <= high <= 1
    assert sum(bot["share"] for bot in found["bots"]) == pytest.approx(1)
    assert len(found["seats"]) == 2


def test_the_last_bot_fills_up(drakkar: Drakkar) -> None:
    args = ("--players", "4", "--bots", "greedy,random", "--games", "1", "--workers", "1")
    assert data(drakkar, *args)["seating"] == ["greedy", "random", "random", "random"]


def test_fixed_seats(drakkar: Drakkar) -> None:
    found = data(drakkar, "--games", "4", "--fixed-seats", "--workers", "1")
    assert found["bots"][0]["mean_score"] == found["seats"][0]["mean_score"]


def test_table(drakkar: Drakkar) -> None:
    result = drakkar("simulate", "looot", "--games", "4", "--bots", "random", "--workers", "1")
    assert result.exit_code == 0
    assert "Looot: 4 matches, 2 players" in result.stdout
    assert "95% interval" in result.stdout
    assert "decisions per second" in result.stdout
    assert result.stderr == ""


def test_plain_and_french(drakkar: Drakkar) -> None:
    args = ("--games", "2", "--bots", "random", "--workers", "1", "--plain", "--lang", "fr")
    text = drakkar("simulate", "looot", *args).stdout
    assert "Robot random, Victoires 2,0, Part de victoires 100,0\u00a0%" in text
    assert "│" not in text


@pytest.mark.parametrize("workers", ["1", "2"])
def test_interrupted(workers: str) -> None:
    """As in a terminal: there is a progress bar, and the signal reaches the whole group of processes."""
    command = [sys.executable, "-c", "from drakkar.cli.main import main; main()"]
    args = ["simulate", "looot", "--bots", "random", "--games", "1000000", "--workers", workers]
    ours, theirs = pty.openpty()
    with subprocess.Popen(
        [*command, *args], stdout=subprocess.PIPE, stderr=theirs, text=True, start_new_session=True
    ) as run:
        os.close(theirs)
        shown = ""
        while not re.search(r"[1-9]\d* of 1,000,000 matches", shown):
            shown += os.read(ours, 1000).decode(errors="replace")
        os.killpg(run.pid, signal.SIGINT)
        out = run.communicate(timeout=60)[0]
    shown += _rest(ours)
    assert run.returncode == 2, shown
    assert re.search(r"Interrupted: here are the \d+ matches played out of 1,000,000", shown)
    assert "Traceback" not in shown
    assert "95% interval" in out
    with pytest.raises(ProcessLookupError):
        os.killpg(run.pid, 0)


def _rest(terminal: int) -> str:
    """What is left to read; a terminal whose other end is closed says so with an error."""
    parts = b""
    try:
        while part := os.read(terminal, 1000):
            parts += part
    except OSError:
        pass
    os.close(terminal)
    return parts.decode(errors="replace")
