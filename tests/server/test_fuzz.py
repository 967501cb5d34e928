"""Whatever is sent, the server answers, keeps its log clean and plays on; `make fuzz` tries much more."""

from __future__ import annotations

from pathlib import Path

from tests.server.fuzz import SETTINGS, Fuzzer
from tests.server.harness import Home

COUNT = 1_000


def test_frames_and_requests_as_nobody_writes_them(home: Home, tmp_path: Path) -> None:
    with home.server(tmp_path / "data", **SETTINGS) as server:
        fuzzer = Fuzzer(server, seed=20)
        fuzzer.run(COUNT)
    # It came through to what there is to break.
    assert fuzzer.seen["frame answered"] > COUNT / 4
    assert fuzzer.seen["status 200"] > COUNT / 20
    assert fuzzer.seen["status 400"] > COUNT / 50
