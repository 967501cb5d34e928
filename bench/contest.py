"""Runs the contestants by turns, each in its own process, and keeps the best of every figure."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bench.sampling import Figures, Sample, best

ROOT = Path(__file__).parents[1]


@dataclass(frozen=True)
class Result:
    """What one contestant is, and its best figures by measure; `missing` says why there are none."""

    facts: str
    missing: str
    figures: dict[str, Figures]


class Contestant:
    """A worker process, and how to talk to it."""

    def __init__(self, name: str, plain_src: Path) -> None:
        environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        if name == "plain":
            environment["PYTHONPATH"] = str(plain_src)
        self.name = name
        self._process = subprocess.Popen(
            [sys.executable, "-m", "bench.worker", name],
            cwd=ROOT,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        hello = self._answer()
        self.facts: str = hello["facts"]
        self.missing: str = hello["missing"]
        self.measures: list[str] = hello["measures"]

    def run(self, measure: str, seconds: float) -> Figures:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{seconds} {measure}\n")
        self._process.stdin.flush()
        return {name: Sample(*sample) for name, sample in self._answer().items()}

    def close(self) -> None:
        self._process.communicate()

    def _answer(self) -> Any:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            code = self._process.wait()
            raise SystemExit(f"bench: the process of {self.name} ended early, with code {code}")
        return json.loads(line)


def contest(
    names: list[str], plain_src: Path, rounds: int, seconds: float, progress: Callable[[str], None]
) -> dict[str, Result]:
    """In every round each contestant runs each of its measures once, all contestants side by side."""
    progress("starting " + ", ".join(names))
    contestants = [Contestant(name, plain_src) for name in names]
    runs: dict[str, dict[str, list[Figures]]] = {
        contestant.name: {measure: [] for measure in contestant.measures} for contestant in contestants
    }
    measures = list(dict.fromkeys(measure for contestant in contestants for measure in contestant.measures))
    for number in range(rounds):
        for measure in measures:
            progress(f"round {number + 1} of {rounds}: {measure}")
            for contestant in contestants:
                if measure in contestant.measures:
                    runs[contestant.name][measure].append(contestant.run(measure, seconds))
    for contestant in contestants:
        contestant.close()
    return {
        contestant.name: Result(
            contestant.facts,
            contestant.missing,
            {measure: best(figures) for measure, figures in runs[contestant.name].items()},
        )
        for contestant in contestants
    }
