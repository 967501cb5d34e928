"""Run one step of a set-up and show that it moves: `step.py "label" -- command…`.

On a terminal one line shows the label, the seconds and the last thing the command said; elsewhere there is a
plain line when it begins and one when it is done. If the command fails, all it said is shown; else only its
lines for people (`drakkar: …`). Its exit code is ours.

Whatever ends this ends the command and all that it started, so that an interrupted step leaves nothing:
--scratch FOLDER  is the command's TMPDIR; it is empty before and gone after. Only one step at a time has it.
--makes FOLDER    is what the command makes: it is removed unless the command succeeds.
--leash           end when standard input does, and meanwhile let everybody else on the machine go first.

It needs nothing but Python, as it runs before there is any environment.
"""

from __future__ import annotations

import argparse
import ctypes
import fcntl
import os
import shutil
import signal
import subprocess
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import TextIO

FOR_PEOPLE = "drakkar: "
# How often the line moves, and how long a command may take to end by itself, in seconds.
BEAT = 0.2
PATIENCE = 3.0
LOWEST_PRIORITY = 19
# The shells' code for a command that cannot be started.
NOT_RUN = 127
# Linux: whoever loses its parent becomes our child, so that we can wait for it.
PR_SET_CHILD_SUBREAPER = 36


# The signals that told this process to end, in their order. Looked at with every beat, since a command that
# is just being started must not be forgotten.
_told_to_end: list[int] = []


def main() -> int:
    parser = argparse.ArgumentParser(description="Run one step of a set-up and show that it moves.")
    parser.add_argument("label")
    parser.add_argument("--scratch", type=Path)
    parser.add_argument("--makes", type=Path)
    parser.add_argument("--leash", action="store_true")
    parser.add_argument("command", nargs="+")
    step = parser.parse_args()
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, lambda number, _: _told_to_end.append(number))
    patience = PATIENCE
    if step.leash:
        # What it runs may be steps, which need their own patience.
        patience *= 3
        os.nice(LOWEST_PRIORITY)
        threading.Thread(target=_end_with_input, daemon=True).start()
    if step.scratch is None:
        code = _run(step.label, step.command, {}, patience)
    else:
        code = _run_alone(step.label, step.command, step.scratch, patience)
    if step.makes is not None and code != 0:
        shutil.rmtree(step.makes, ignore_errors=True)
    return code


def _end_with_input() -> None:
    while os.read(0, 1024):
        pass
    os.kill(os.getpid(), signal.SIGTERM)


def _run_alone(label: str, command: list[str], scratch: Path, patience: float) -> int:
    scratch.parent.mkdir(parents=True, exist_ok=True)
    # The folder itself is locked, until this process ends: no file stays behind.
    folder = os.open(scratch.parent, os.O_RDONLY)
    while not _locked(folder):
        if _told_to_end:
            return 128 + _told_to_end[0]
        time.sleep(BEAT)
    shutil.rmtree(scratch, ignore_errors=True)
    scratch.mkdir()
    try:
        return _run(label, command, {"TMPDIR": str(scratch.resolve())}, patience)
    finally:
        shutil.rmtree(scratch, ignore_errors=True)


def _locked(folder: int) -> bool:
    try:
        fcntl.flock(folder, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def _run(label: str, command: list[str], settings: dict[str, str], patience: float) -> int:
    began = time.monotonic()
    line = Line(label, sys.stdout)
    _adopt_orphans()
    try:
        child = subprocess.Popen(
            command,
            env=os.environ | settings,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            # A group of its own, which can be ended as a whole.
            start_new_session=True,
        )
    except OSError as error:
        line.end(f"cannot run {command[0]}: {error.strerror}")
        return NOT_RUN
    said: list[str] = []
    listener = threading.Thread(target=_listen, args=(child, said), daemon=True)
    listener.start()
    while True:
        if _told_to_end:
            _end(child.pid, patience)
            line.end("stopped")
            return 128 + _told_to_end[0]
        try:
            code = child.wait(BEAT)
            break
        except subprocess.TimeoutExpired:
            line.move(time.monotonic() - began, said[-1] if said else "")
    # Not for ever: something that the command left running may hold its output open.
    listener.join(PATIENCE)
    seconds = f"{time.monotonic() - began:.0f} s"
    line.end(seconds if code == 0 else f"failed after {seconds}")
    for text in said:
        if code != 0 or text.startswith(FOR_PEOPLE):
            print(text, file=sys.stderr, flush=True)
    return code if code >= 0 else 128 - code


def _listen(child: subprocess.Popen[str], said: list[str]) -> None:
    assert child.stdout is not None
    for text in child.stdout:
        if text.strip():
            said.append(text.rstrip())


def _adopt_orphans() -> None:
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)


def _end(group: int, patience: float) -> None:
    """When this returns, the command is gone with all that it started: asked first, then made to."""
    for number in (signal.SIGTERM, signal.SIGKILL):
        # Not found, or on some systems not ours: they are gone, and only wait to be asked how they ended.
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(group, number)
        until = time.monotonic() + patience
        while time.monotonic() < until:
            try:
                found, _ = os.waitpid(-1, os.WNOHANG)
            except ChildProcessError:
                return
            if not found:
                time.sleep(0.02)


class Line:
    """What is shown of a step: a line that moves on a terminal, plain lines elsewhere."""

    def __init__(self, label: str, out: TextIO) -> None:
        self.label = label
        self.out = out
        self.moves = out.isatty() and os.environ.get("TERM") != "dumb"
        self._write(f"==> {label}" + ("" if self.moves else " …\n"))

    def move(self, seconds: float, said: str) -> None:
        if self.moves:
            text = f"==> {self.label}  {seconds:.0f} s  {said}"
            self._write("\r\x1b[K" + text[: shutil.get_terminal_size().columns - 1])

    def end(self, how: str) -> None:
        self._write(("\r\x1b[K" if self.moves else "") + f"==> {self.label}: {how}\n")

    def _write(self, text: str) -> None:
        self.out.write(text)
        self.out.flush()


if __name__ == "__main__":
    sys.exit(main())
