"""A command that can be ended with all that it started. POSIX only."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Mapping
from contextlib import suppress

# The shells' code for a command that cannot be started, and what they add to the number of a signal.
NOT_RUN = 127
BY_SIGNAL = 128
PR_SET_CHILD_SUBREAPER = 36

# The signals that told this process to end, in their order. They are to be looked for every now and then:
# a command that is just being started must not be forgotten.
told_to_end: list[int] = []


def hear_signals() -> None:
    """From now on a signal does not end this process, but is in `told_to_end`."""
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, lambda number, _: told_to_end.append(number))


def start(command: list[str], output: int | None, settings: Mapping[str, str]) -> subprocess.Popen[str]:
    """In a group of its own, without input. `output` is where it speaks and complains, None: where we do."""
    _adopt_orphans()
    return subprocess.Popen(
        command,
        env={**os.environ, **settings},
        stdin=subprocess.DEVNULL,
        stdout=output,
        stderr=None if output is None else subprocess.STDOUT,
        text=True,
        errors="replace",
        start_new_session=True,
    )


def _adopt_orphans() -> None:
    """Linux only: whoever loses its parent below us becomes our child, so that we can wait for it."""
    # A Python may lack it.
    with suppress(ImportError):
        import ctypes

        if sys.platform == "linux":
            ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)


def end(command: subprocess.Popen[str], patience: float) -> None:
    """When this returns, the command is gone with all that it started: asked first, then made to."""
    for number in (signal.SIGTERM, signal.SIGKILL):
        # Not found, or on some systems not ours: they are gone, and only wait to be asked how they ended.
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(command.pid, number)
        until = time.monotonic() + patience
        while time.monotonic() < until:
            try:
                found, _ = os.waitpid(-1, os.WNOHANG)
            except ChildProcessError:
                return
            if not found:
                time.sleep(0.02)


def exit_code(command: subprocess.Popen[str]) -> int:
    """Of one that has ended by itself, as shells tell it."""
    code = command.returncode
    return code if code >= 0 else BY_SIGNAL - code
