"""The parts of the test command, each alone or all: `python -m scripts.parts [PART…]`.

At the end it tells the minutes of every part and the ten slowest tests. A part that fails does not keep the
others from running, unless they need what it makes; the exit code is 1 if any failed.
"""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import monotonic
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
PLAIN = ".venv/bin/python"
COMPILED = ".cache/compiled/bin/python"
# What each run of pytest took, test by test, and what was said by a part that had a neighbour.
RESULTS = ROOT / ".cache" / "tests"
SLOWEST = 10

# What is compiled, and so is tested plain and compiled. Everything else runs as it is in both.
ENGINE = ("tests/kernel", "tests/games", "tests/play", "tests/golden", "tests/conformance", "tests/bots")
# Long builds and matches in a browser have parts of their own.
ELSEWHERE = "not e2e and not builds"


class Step(NamedTuple):
    """A command; one that runs tests has a name, under which their times are kept."""

    command: tuple[str, ...]
    tests: str = ""
    environment: tuple[tuple[str, str], ...] = ()


def _make(target: str) -> Step:
    return Step(("make", target))


def _npm(*arguments: str) -> Step:
    return Step((PLAIN, "web/build.py", "npm", *arguments))


def _pytest(python: str, tests: str, marks: str, *arguments: str) -> Step:
    # Whoever is done early takes over tests from the other: some are long.
    return Step(
        (python, "-m", "pytest", "-n", "auto", "--dist", "worksteal", "-q", "-m", marks, *arguments),
        tests,
        (("DRAKKAR_EXPECT", _expected(python)),),
    )


def _expected(python: str) -> str:
    """The engine that this environment must run; what the wheel has in it is in its name."""
    pure = any(wheel.name.endswith("-none-any.whl") for wheel in (ROOT / "dist").glob("*.whl"))
    return "plain" if python == PLAIN or pure else "compiled"


def _check() -> list[Step]:
    return [_make("check")]


def _build() -> list[Step]:
    return [_make("client"), _make(".cache/compiled/.ready")]


def _web() -> list[Step]:
    return [_npm("test", "--silent")]


def _engine() -> list[Step]:
    """The plain source, traced for the gate on branches; its long play, untraced; and all of it compiled."""
    return [
        _pytest(PLAIN, "plain-traced", "not sweep and not thorough", *ENGINE, "--cov", "--cov-report="),
        Step((PLAIN, "scripts/branch_coverage.py", ".cache/coverage.json")),
        _pytest(PLAIN, "plain", "sweep and not thorough", *ENGINE),
        _pytest(COMPILED, "compiled", f"not checkout and {ELSEWHERE}", *ENGINE),
    ]


def _server() -> list[Step]:
    """What is never compiled is the same in both: on the wheel, and some of it on the plain engine."""
    rest = [f"--ignore={folder}" for folder in (*ENGINE, "tests/e2e")]
    return [
        _pytest(PLAIN, "on-plain", f"(smoke or checkout) and {ELSEWHERE}", *rest),
        _pytest(COMPILED, "server", f"not checkout and {ELSEWHERE}", *rest),
    ]


def _browser() -> list[Step]:
    return [Step((PLAIN, "scripts/find_chromium.py")), _pytest(COMPILED, "browser", "e2e", "tests/e2e")]


def _package() -> list[Step]:
    return [_pytest(PLAIN, "package", "builds", "tests/test_packaging.py", "tests/test_installing.py")]


def _quick() -> list[Step]:
    """What most edits break, in the time of a coffee: nothing is built, nothing is played at length."""
    return [
        _make("check"),
        _pytest(PLAIN, "quick", f"not sweep and not slow and not thorough and {ELSEWHERE}", *ENGINE),
        _pytest(PLAIN, "on-plain", "smoke", "tests/server", "tests/table", "tests/cli"),
    ]


PARTS = {
    "check": _check,
    "build": _build,
    "web": _web,
    "engine": _engine,
    "server": _server,
    "package": _package,
    "browser": _browser,
    "quick": _quick,
}
ALL = ("check", "build", "web", "engine", "server", "package", "browser")
# By part: what runs beside it, one after the other. A compiler needs one core, be it for the build or for a
# package, and servers that are talked to wait every now and then.
BESIDE = {"build": ("check", "web"), "server": ("package",)}
ON_THE_WHEEL = ("engine", "server", "browser")


class Outcome(NamedTuple):
    seconds: float
    passed: bool
    skipped: bool = False


def _run(part: str, log: Path | None = None) -> Outcome:
    """Every step, even after one that failed: a run tells all that is wrong."""
    began = monotonic()
    out = None if log is None else log.open("w", encoding="utf-8")
    passed = True
    try:
        for step in PARTS[part]():
            command = list(step.command)
            if step.tests:
                command += [f"--junitxml={RESULTS / f'{step.tests}.xml'}", "-o", "junit_logging=no"]
            print(f"==> {part}: {shlex.join(step.command)}", file=out, flush=True)
            environment = os.environ | dict(step.environment)
            run = subprocess.run(command, cwd=ROOT, env=environment, stdout=out, stderr=out, check=False)
            passed = passed and run.returncode == 0
    finally:
        if out is not None:
            out.close()
    return Outcome(monotonic() - began, passed)


def run(parts: Sequence[str]) -> dict[str, Outcome]:
    """What became of each part, in the order in which they ended."""
    outcomes: dict[str, Outcome] = {}
    beside = {part: [other for other in BESIDE.get(part, ()) if other in parts] for part in parts}
    neighbours = {other for others in beside.values() for other in others}
    for part in parts:
        if part in neighbours:
            continue
        with ThreadPoolExecutor(1) as neighbour:
            logs = {other: RESULTS / f"{other}.log" for other in beside[part]}
            waiting = {other: neighbour.submit(_run, other, log) for other, log in logs.items()}
            needed = outcomes.get("build")
            if needed is not None and not needed.passed and part in ON_THE_WHEEL:
                outcomes[part] = Outcome(0.0, False, skipped=True)
            else:
                outcomes[part] = _run(part)
            for other, outcome in waiting.items():
                outcomes[other] = outcome.result()
                print(logs[other].read_text(encoding="utf-8"), end="", flush=True)
    return outcomes


def slowest(since: float) -> list[tuple[float, str]]:
    """The tests that took longest, with set-up and tear-down, by the results written since then."""
    found = [
        (float(case.get("time", "0")), f"{case.get('classname')}::{case.get('name')} ({results.stem})")
        for results in RESULTS.glob("*.xml")
        if results.stat().st_mtime >= since
        for case in ET.parse(results).getroot().iter("testcase")
    ]
    return sorted(found, reverse=True)[:SLOWEST]


def tell(outcomes: dict[str, Outcome], seconds: float, since: float) -> None:
    tests = slowest(since)
    if tests:
        print("\nThe slowest tests, in seconds:")
        for took, name in tests:
            print(f"  {took:6.1f}  {name}")
    print("\nMinutes:")
    for part, outcome in outcomes.items():
        verdict = "not run" if outcome.skipped else "passed" if outcome.passed else "FAILED"
        print(f"  {outcome.seconds / 60:6.1f}  {part:8}  {verdict}")
    print(f"  {seconds / 60:6.1f}  in all", flush=True)


def main(parts: Sequence[str]) -> int:
    unknown = [part for part in parts if part not in PARTS]
    if unknown:
        print(f"no part is called {unknown[0]}: there are {', '.join(PARTS)}", file=sys.stderr)
        return 2
    RESULTS.mkdir(parents=True, exist_ok=True)
    stamp = RESULTS / "began"
    stamp.touch()
    began = monotonic()
    outcomes = run(parts or ALL)
    tell(outcomes, monotonic() - began, stamp.stat().st_mtime)
    return 0 if all(outcome.passed for outcome in outcomes.values()) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
