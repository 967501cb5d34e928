"""The parts of the test command: all are run and told, whatever becomes of one of them."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from scripts import parts
from scripts.parts import Step

# A test file as pytest tells its times.
RESULTS = """<testsuites><testsuite>
<testcase classname="tests.a" name="test_long[x]" time="2.5" />
<testcase classname="tests.a" name="test_b" time="0.1" />
</testsuite></testsuites>"""

Steps = Callable[[], list[Step]]


def python(code: str) -> Steps:
    return lambda: [Step((sys.executable, "-c", code))]


@pytest.fixture(autouse=True)
def results(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "results"
    monkeypatch.setattr(parts, "RESULTS", folder)
    return folder


def these(monkeypatch: pytest.MonkeyPatch, **steps: Steps) -> None:
    monkeypatch.setattr(parts, "PARTS", steps)
    monkeypatch.setattr(parts, "ALL", tuple(steps))


def test_one_that_fails_keeps_no_other_from_running(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    these(monkeypatch, web=python("raise SystemExit(3)"), server=python("print('served')"))
    assert parts.main([]) == 1
    said = capfd.readouterr().out
    assert "served" in said
    assert [line.split()[1:] for line in said.splitlines()[-3:]] == [
        ["web", "FAILED"],
        ["server", "passed"],
        ["in", "all"],
    ]


def test_what_needs_the_wheel_is_not_run_without_it(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    these(
        monkeypatch,
        check=python("print('checked')"),
        build=python("raise SystemExit(1)"),
        engine=python("print('played')"),
    )
    assert parts.main([]) == 1
    said = capfd.readouterr().out
    assert "checked" in said
    assert "played" not in said
    assert {tuple(line.split()[1:]) for line in said.splitlines()[-4:-1]} == {
        ("build", "FAILED"),
        ("check", "passed"),
        ("engine", "not", "run"),
    }


def test_the_slowest_tests_of_this_run_are_told(results: Path, capsys: pytest.CaptureFixture[str]) -> None:
    results.mkdir()
    for name in ("now", "earlier"):
        (results / f"{name}.xml").write_text(RESULTS)
    os.utime(results / "earlier.xml", (1, 1))
    assert parts.slowest(since=2) == [(2.5, "tests.a::test_long[x] (now)"), (0.1, "tests.a::test_b (now)")]
    parts.tell({}, 60.0, since=2)
    assert "     2.5  tests.a::test_long[x] (now)" in capsys.readouterr().out


def test_an_unknown_part(capsys: pytest.CaptureFixture[str]) -> None:
    assert parts.main(["motor"]) == 2
    assert capsys.readouterr().err.startswith("no part is called motor: there are check, build, web, engine")
