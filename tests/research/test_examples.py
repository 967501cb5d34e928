"""The examples run, in short form."""

from __future__ import annotations

import csv
import os
import subprocess
import sys
from pathlib import Path

import drakkar
from drakkar.games.registry import OURS

EXAMPLES = Path(__file__).parents[2] / "examples"


def run(name: str, *args: str) -> str:
    ours = {key: value for key, value in os.environ.items() if not key.startswith(("DRAKKAR", "COV"))}
    command = [sys.executable, "-P", str(EXAMPLES / name), *args]
    return subprocess.run(command, env=ours, check=True, capture_output=True, text=True).stdout


def test_sagas_become_a_table(tmp_path: Path) -> None:
    ends = {}
    for game in OURS:
        env = drakkar.make(game, seed=7)
        while not env.over:
            env.step(env.legal()[len(env.legal()) // 2])
        file = tmp_path / f"{game}.saga"
        file.write_text(env.to_saga(), "utf-8")
        ends[str(file)] = env
    rows = list(csv.DictReader(run("sagas_table.py", *ends).splitlines()))
    assert len(rows) == 2 * len(OURS)
    for row in rows:
        env, seat = ends[row["file"]], int(row["seat"])
        assert row["game"] == env.game
        assert int(row["total"]) == env.score().totals[seat]
        assert float(row["result"]) == env.returns()[seat]
        assert int(row["decisions"]) > 2
