"""Run one step of a set-up and show that it moves: `python -m scripts.step "label" -- command…`.

On a terminal one line shows the label, the seconds and the last thing the command said; elsewhere there is a
plain line when it begins and one when it is done. If the command fails, all it said is shown; else only its
lines for people (`drakkar: …`). Its exit code is ours.

A step that is interrupted ends with all that it started, and leaves nothing:
--scratch FOLDER  is the command's TMPDIR; it is empty before and gone after. One step at a time has it.
--makes FOLDER    is what the command makes: it is removed unless the command succeeds.

It needs nothing but Python, as it runs before there is any environment.
"""

from __future__ import annotations

import argparse
import fcntl
import os
import shutil
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import TextIO

from scripts import process_group

FOR_PEOPLE = "drakkar: "
# How often the line moves, and how long a command may take to end by itself, in seconds.
BEAT = 0.2
PATIENCE = 3.0


def main() -> int:
    parser = argparse.ArgumentParser(description="Run one step of a set-up and show that it moves.")
    parser.add_argument("label")
    parser.add_argument("--scratch", type=Path)
    parser.add_argument("--makes", type=Path)
    parser.add_argument("command", nargs="+")
    step = parser.parse_args()
    process_group.hear_signals()
    if step.scratch is None:
        code = _run(step.label, step.command, {})
    else:
        code = _run_alone(step.label, step.command, step.scratch)
    if step.makes is not None and code != 0:
        shutil.rmtree(step.makes, ignore_errors=True)
    return code


def _run_alone(label: str, command: list[str], scratch: Path) -> int:
    scratch.parent.mkdir(parents=True, exist_ok=True)
    # The folder itself is locked, until this process ends: no file stays behind.
    folder = os.open(scratch.parent, os.O_RDONLY)
    while not _locked(folder):
        if process_group.told_to_end:
            return process_group.BY_SIGNAL + process_group.told_to_end[0]
        time.sleep(BEAT)
    shutil.rmtree(scratch, ignore_errors=True)
    scratch.mkdir()
    try:
        return _run(label, command, {"TMPDIR": str(scratch.resolve())})
    finally:
        shutil.rmtree(scratch, ignore_errors=True)


def _locked(folder: int) -> bool:
    try:
        fcntl.flock(folder, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def _run(label: str, command: list[str], settings: dict[str, str]) -> int:
    began = time.monotonic()
    line = Line(label, sys.stdout)
    try:
        child = process_group.start(command, subprocess.PIPE, settings)
    except OSError as error:
        line.end(f"cannot run {command[0]}: {error.strerror}")
        return process_group.NOT_RUN
    said: list[str] = []
    listener = threading.Thread(target=_listen, args=(child, said), daemon=True)
    listener.start()
    while child.returncode is None:
        if process_group.told_to_end:
            process_group.end(child, PATIENCE)
            line.end("stopped")
            return process_group.BY_SIGNAL + process_group.told_to_end[0]
        try:
            child.wait(BEAT)
        except subprocess.TimeoutExpired:
            line.move(time.monotonic() - began, said[-1] if said else "")
    # Not for ever: something that the command left running may hold its output open.
    listener.join(PATIENCE)
    seconds = f"{time.monotonic() - began:.0f} s"
    code = process_group.exit_code(child)
    line.end(seconds if code == 0 else f"failed after {seconds}")
    for text in said:
        if code != 0 or text.startswith(FOR_PEOPLE):
            print(text, file=sys.stderr, flush=True)
    return code


def _listen(child: subprocess.Popen[str], said: list[str]) -> None:
    assert child.stdout is not None
    for text in child.stdout:
        if text.strip():
            said.append(text.rstrip())


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
