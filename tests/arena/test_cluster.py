"""Matches on a cluster: the same as on one machine, also when workers die."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

import pytest

from drakkar.arena import cluster
from drakkar.arena.simulate import CHUNK, Outcome, Plan, check, play_match, simulate
from drakkar.arena.workers import in_workers
from drakkar.games.registry import load_game
from drakkar.kernel.errors import UserError

PLAN = Plan("looot", ("random", "greedy"), games=2 * CHUNK + 1, seed=3)


def nothing(done: int) -> None:
    """Progress that nobody watches."""


def test_the_same_on_a_cluster_whose_workers_die(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """Two of its processes are killed in the middle of a match; these are played again by others."""
    plan = check(PLAN)
    alone, _, _ = simulate(plan, 1, nothing)

    def work(index: int) -> Outcome:
        marker = tmp_path / str(index)
        if index in (1, 5) and not marker.exists():
            marker.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return play_match(load_game(plan.game), plan, index)

    assert list(in_workers(work, range(plan.games), 2, cluster.LOCAL)) == alone
    assert {path.name for path in tmp_path.iterdir()} == {"1", "5"}
    assert capfd.readouterr().out == "", "what Ray tells is no result"


def test_what_is_no_cluster_is_refused() -> None:
    for address in ("here", "ray://", "http://127.0.0.1:8265"):
        with pytest.raises(UserError) as caught:
            simulate(PLAN, 1, nothing, address)
        assert caught.value.key == "bad-cluster"


def test_without_ray_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", [])
    monkeypatch.delitem(sys.modules, "ray", raising=False)
    with pytest.raises(UserError) as caught:
        simulate(PLAN, 1, nothing, cluster.LOCAL)
    assert caught.value.key == "no-ray"
