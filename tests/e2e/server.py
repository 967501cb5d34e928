"""A real `drakkar serve` for the browser tests: its own port, its own data, bots that answer at once."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from contextlib import suppress
from pathlib import Path

PATIENCE = 60.0
# Nobody waits for bots, the coach is content with a brief thought, and in every run the deals are the same.
SETTINGS = {
    "DRAKKAR_LUCK": "tests",
    "DRAKKAR_BOT_PACE": "0",
    "DRAKKAR_ANSWER_SECONDS": "0",
    "DRAKKAR_REQUEST_RATE": "1000",
    "DRAKKAR_MESSAGE_RATE": "1000",
    "DRAKKAR_TABLES_PER_ADDRESS": "100000",
    "DRAKKAR_HINT_ITERATIONS": "60",
    "DRAKKAR_ANALYSIS_ITERATIONS": "20",
}


# Below the ports that systems give to whoever connects: between a server's death and its return, none of its
# clients can be given its port, nor be connected to themselves on it.
PORTS = range(20_000, 30_000)


def free_port() -> int:
    """A port of this test process's own, as several run at once."""
    worker = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
    for port in PORTS[500 * (worker % 20) :]:
        if port not in _given:
            _given.add(port)
            with socket.socket() as probe, suppress(OSError):
                probe.bind(("127.0.0.1", port))
                return port
    raise RuntimeError("no port is free")


_given: set[int] = set()


class Server:
    """Starts, dies and starts again on the same data and port. `games` are further ones than ours."""

    def __init__(self, data: Path, games: str = "") -> None:
        self.data = data
        self.games = games
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._log = data / "server.log"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [
            *(sys.executable, "-c", "from drakkar.cli.main import main; main()"),
            *("serve", "--no-browser", "--port", str(self.port), "--data", str(self.data)),
        ]
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                command,
                stdout=log,
                stderr=subprocess.STDOUT,
                env={**os.environ, **SETTINGS, "DRAKKAR_GAMES": self.games},
            )
        self._wait()

    def kill(self) -> None:
        """As if the machine had failed: no farewell."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def stop(self) -> None:
        if self._process is not None:
            self._process.terminate()
            try:
                self._process.wait(timeout=20)
            except subprocess.TimeoutExpired:
                self.kill()
            self._process = None

    def _wait(self) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if self._process is None or self._process.poll() is not None:
                break
            try:
                with urllib.request.urlopen(f"{self.url}/health", timeout=2) as answer:
                    if answer.status == 200:
                        return
            except (urllib.error.URLError, OSError):
                time.sleep(0.1)
        raise RuntimeError(f"the server does not answer:\n{self._log.read_text(errors='replace')[-2000:]}")
