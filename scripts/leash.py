"""Run a command in the background of somebody: `python -m scripts.leash command…`.

Everybody else on the machine goes first. When standard input ends, or this process is told to, the command
ends with all that it started: so it never outlives the one who holds the other end, however that one ends.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading

from scripts import process_group

LOWEST_PRIORITY = 19
BEAT = 0.2
# What it runs may be steps, which take their own time to tidy up.
PATIENCE = 9.0


def main(command: list[str]) -> int:
    process_group.hear_signals()
    os.nice(LOWEST_PRIORITY)
    input_ended = threading.Event()
    threading.Thread(target=_wait_for_the_end, args=(input_ended,), daemon=True).start()
    try:
        child = process_group.start(command, None, {})
    except OSError as error:
        print(f"cannot run {command[0]}: {error.strerror}", file=sys.stderr)
        return process_group.NOT_RUN
    while not input_ended.is_set() and not process_group.told_to_end:
        try:
            child.wait(BEAT)
        except subprocess.TimeoutExpired:
            continue
        return process_group.exit_code(child)
    process_group.end(child, PATIENCE)
    return process_group.BY_SIGNAL + signal.SIGTERM


def _wait_for_the_end(ended: threading.Event) -> None:
    while os.read(sys.stdin.fileno(), 1024):
        pass
    ended.set()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
