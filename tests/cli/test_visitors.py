"""Bots of one's own on the command line: checked, in simulations, and in the terminal."""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import Drakkar

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"
SIMPLE = f"{shlex.quote(sys.executable)} {EXAMPLES / 'simple_bot.py'}"


@pytest.fixture
def quitter(tmp_path: Path) -> str:
    """Ends at its third decision."""
    file = tmp_path / "quitter.py"
    file.write_text(
        "class Quitter:\n"
        "    def __init__(self, game, seed): self.left = 2\n"
        "    def choose(self, view, legal):\n"
        "        self.left -= 1\n"
        "        if self.left < 0: raise RuntimeError('no more mead')\n"
        "        return legal[0]\n",
        "utf-8",
    )
    return f"{file}:Quitter"


def test_a_bot_that_speaks_the_protocol_passes(drakkar: Drakkar) -> None:
    result = drakkar("check-bot", SIMPLE, "--game", "lofoten", "--games", "1")
    assert result.exit_code == 0, result.output
    assert "plays Lofoten (matches: 1, decisions: " in " ".join(result.stdout.split())
    assert "All that was asked was answered." in " ".join(result.stdout.split())


def test_a_bot_that_fails_is_told_where_and_why(drakkar: Drakkar, quitter: str) -> None:
    result = drakkar("check-bot", quitter, "--game", "looot")
    assert result.exit_code == 1
    said = " ".join(result.stdout.split())
    assert "Looot, decision 3: it crashed (RuntimeError: no more mead)." in said
    assert "docs/bot-protocol.md" in said


def test_a_program_that_is_not_there_is_one_line(refused: Callable[..., str]) -> None:
    assert "run:./mybot" in refused("check-bot", "./not_there")
    assert "mybot.py:MyBot" in refused("simulate", "looot", "--bots", "not_there.py:Bot")


def test_a_simulation_says_who_lost_by_failing(drakkar: Drakkar, quitter: str) -> None:
    args = ("simulate", "lofoten", "--bots", f"{quitter},random", "--games", "4", "--workers", "1")
    said = " ".join(drakkar(*args).stdout.split())
    assert "Lost by failing: 4." in said
    assert "no more mead" in said
    found = json.loads(drakkar(*args, "--json").stdout)
    assert len(found["failed"]) == 4
    assert [bot["wins"] for bot in found["bots"]] == [0, 4]


def test_a_tournament_keeps_who_lost_by_failing(drakkar: Drakkar, quitter: str) -> None:
    args = ("arena", "lofoten", "--bots", f"{quitter},random", "--games", "2", "--workers", "1")
    assert "Lost by failing: 2." in drakkar(*args).stdout
    assert "Lost by failing: 2." in drakkar(*args).stdout, "and when it is asked for again"


def test_at_the_prompt_another_bot_goes_on(drakkar: Drakkar, quitter: str, tmp_path: Path) -> None:
    saga = tmp_path / "a.saga"
    result = drakkar(
        "play", "lofoten", "--seats", f"{quitter},random", "--seed", "1", "--save", str(saga), "--plain"
    )
    assert result.exit_code == 0, result.output
    said = " ".join((result.stdout + result.stderr).split())
    assert said.count("crashed (RuntimeError: no more mead)") == 1
    assert "A bot of ours goes on in its seat" in said
    assert json.loads(saga.read_text("utf-8").splitlines()[-1])["status"] == "over"


def test_a_program_plays_at_the_prompt(drakkar: Drakkar, tmp_path: Path) -> None:
    saga = tmp_path / "a.saga"
    result = drakkar("play", "looot", "--seats", f"run:{SIMPLE},random", "--seed", "1", "--save", str(saga))
    assert result.exit_code == 0, result.output
    assert json.loads(saga.read_text("utf-8").splitlines()[-1])["status"] == "over"
