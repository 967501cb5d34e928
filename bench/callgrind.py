"""Counts the instructions of each work by running bench.counted under valgrind's callgrind."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.contest import ROOT

# A function of the C library that nothing else calls. See counted.mark().
MARK = "getsid"
TOTALS = re.compile(r"^totals: (\d+)$", re.MULTILINE)


@dataclass(frozen=True)
class Counts:
    """What was counted, and by measure how many instructions one thing took; `missing` says why none were."""

    facts: str
    missing: str
    instructions: dict[str, float]


def valgrind_version() -> str:
    if shutil.which("valgrind") is None:
        raise SystemExit(
            "bench: counting instructions needs valgrind: install it (Debian: apt install valgrind)"
        )
    command = ["valgrind", "--version"]
    run = subprocess.run(command, check=True, capture_output=True, text=True)
    return run.stdout.strip().removeprefix("valgrind-")


def count(side: str, plain_src: Path) -> Counts:
    """One engine, in a process of its own; the same engine and Python give the same counts again."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    environment["PYTHONHASHSEED"] = "0"
    if side == "plain":
        environment["PYTHONPATH"] = str(plain_src)
    with TemporaryDirectory(prefix="drakkar-callgrind-") as folder:
        out = Path(folder, "out")
        command = [*watched(out), sys.executable, "-m", "bench.counted", side]
        run = subprocess.run(
            command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True, check=False
        )
        if run.returncode != 0:
            raise SystemExit(f"bench: valgrind ended with code {run.returncode}: see its messages above")
        said = json.loads(run.stdout)
        return Counts(said["facts"], said["missing"], per_thing(out, said["times"]))


def watched(out: Path) -> list[str]:
    """How a command begins whose instructions are to be counted."""
    return ["valgrind", "-q", "--tool=callgrind", f"--dump-before={MARK}", f"--callgrind-out-file={out}"]


def per_thing(out: Path, times: dict[str, int]) -> dict[str, float]:
    """The counts of the dumps OUT.1, OUT.2 …: one at each mark, so every second one is of a work."""
    return {
        name: total(out.with_name(f"{out.name}.{2 * number}").read_text(encoding="utf-8")) / things
        for number, (name, things) in enumerate(times.items(), start=1)
    }


def total(dump: str) -> int:
    found = TOTALS.search(dump)
    if found is None:
        raise ValueError("no totals in what callgrind wrote")
    return int(found[1])
