"""A step of a set-up: it shows that it moves, passes on how it ended, and leaves nothing when interrupted."""

from __future__ import annotations

import os
import pty
import re
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PATIENCE = 30.0

# Says what its children are in a file, and goes on until it is ended.
ENDLESS = """
import os, subprocess, sys, time
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(1000)"])
os.makedirs(sys.argv[2], exist_ok=True)
open(os.path.join(os.environ.get("TMPDIR", "."), "half made"), "w").close()
with open(sys.argv[1] + ".new", "w") as file:
    file.write(f"{os.getpid()} {child.pid}")
os.rename(sys.argv[1] + ".new", sys.argv[1])
time.sleep(1000)
"""


def python(*script: str) -> list[str]:
    return [sys.executable, "-c", *script]


def step(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "scripts.step", *arguments]


def done(command: Sequence[str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True)


def appears(file: Path) -> str:
    until = time.monotonic() + PATIENCE
    while not file.exists():
        assert time.monotonic() < until, f"{file} never appears"
        time.sleep(0.02)
    return file.read_text()


def exists(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_elsewhere_than_on_a_terminal_there_are_plain_lines() -> None:
    run = done(step("carve the prow", "--", *python("print('chips')")))
    assert run.returncode == 0
    assert re.fullmatch(r"==> carve the prow …\n==> carve the prow: \d+ s\n", run.stdout)
    assert run.stderr == ""


def test_a_failure_shows_everything_and_passes_its_code_on() -> None:
    run = done(
        step("sail", "--", *python("import sys; print('rocks'); print('reef', file=sys.stderr); exit(7)"))
    )
    assert run.returncode == 7
    assert re.search(r"^==> sail: failed after \d+ s$", run.stdout, re.MULTILINE)
    assert sorted(run.stderr.split()) == ["reef", "rocks"]


def test_a_command_that_does_not_exist_is_one_line() -> None:
    run = done(step("sail", "--", "/nonexistent/ship"))
    assert run.returncode == 127
    assert run.stdout.splitlines()[-1] == "==> sail: cannot run /nonexistent/ship: No such file or directory"
    assert run.stderr == ""


def test_lines_for_people_are_shown_in_any_case() -> None:
    run = done(step("build", "--", *python("print('noise'); print('drakkar: no compiler')")))
    assert (run.returncode, run.stderr) == (0, "drakkar: no compiler\n")


def test_on_a_terminal_one_line_moves(tmp_path: Path) -> None:
    """The command goes on until its words have been seen on the line."""
    seen = tmp_path / "seen"
    waits = """
import os, sys, time
print("forty planks", flush=True)
while not os.path.exists(sys.argv[1]):
    time.sleep(0.02)
"""
    ours, theirs = pty.openpty()
    environment = os.environ | {"TERM": "xterm", "COLUMNS": "80", "PYTHONIOENCODING": "utf-8"}
    with subprocess.Popen(
        step("hull", "--", *python(waits, str(seen))), cwd=ROOT, env=environment, stdout=theirs, stderr=theirs
    ) as run:
        os.close(theirs)
        shown = b""
        while b"forty planks" not in shown:
            shown += os.read(ours, 1024)
        seen.touch()
        while not re.search(rb"hull: \d+ s\r\n", shown):
            shown += os.read(ours, 1024)
    os.close(ours)
    assert run.returncode == 0
    assert re.search(rb"\r\x1b\[K==> hull  \d+ s  forty planks", shown)
    assert shown.count(b"\n") == 1


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_interrupted_it_leaves_nothing(number: signal.Signals, tmp_path: Path) -> None:
    pids, scratch, makes = tmp_path / "pids", tmp_path / "cache" / "scratch", tmp_path / "made"
    options = ["--scratch", str(scratch), "--makes", str(makes)]
    command = step("forge", *options, "--", *python(ENDLESS, str(pids), str(makes)))
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as run:
        started = [int(pid) for pid in appears(pids).split()]
        assert (scratch / "half made").exists()
        assert makes.is_dir()
        run.send_signal(number)
        assert run.wait(PATIENCE) == 128 + number
        assert run.stdout is not None
        assert run.stdout.read().splitlines()[-1] == "==> forge: stopped"
    assert not any(exists(pid) for pid in started)
    assert not makes.exists()
    assert list((tmp_path / "cache").iterdir()) == []


def test_what_failed_to_be_made_is_removed_and_what_was_made_stays(tmp_path: Path) -> None:
    made = tmp_path / "made"
    for code, stays in ((0, True), (1, False)):
        script = f"import os, sys; os.makedirs(sys.argv[1], exist_ok=True); exit({code})"
        assert done(step("x", "--makes", str(made), "--", *python(script, str(made)))).returncode == code
        assert made.exists() == stays


def test_one_at_a_time_has_the_scratch_folder(tmp_path: Path) -> None:
    told = tmp_path / "told"
    script = """
import os, sys, time
def tell(what):
    with open(sys.argv[1], "a") as file:
        file.write(what + "\\n")
assert os.listdir(os.environ["TMPDIR"]) == []
tell("in")
open(os.path.join(os.environ["TMPDIR"], "chips"), "w").close()
time.sleep(0.3)
tell("out")
"""
    command = step("x", "--scratch", str(tmp_path / "cache" / "scratch"), "--", *python(script, str(told)))
    both = [subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL) for _ in range(2)]
    assert [run.wait(PATIENCE) for run in both] == [0, 0]
    assert told.read_text().split() == ["in", "out", "in", "out"]
