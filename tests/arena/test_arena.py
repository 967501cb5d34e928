"""Many matches: the same whatever the workers, fair seats, honest arithmetic, and Ctrl-C."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from math import isclose
from pathlib import Path

import pytest

from drakkar.arena.simulate import CHUNK, Outcome, Plan, check, simulate
from drakkar.arena.statistics import summarise, wilson
from drakkar.kernel.errors import UserError

ROOT = Path(__file__).parents[2]


def nothing(done: int) -> None:
    """Progress that nobody watches."""


def outcomes(plan: Plan, workers: int = 1) -> list[Outcome]:
    found, seconds, finished = simulate(check(plan), workers, nothing)
    assert finished
    assert seconds > 0
    return found


def test_same_outcomes_whatever_the_number_of_workers() -> None:
    plan = Plan("looot", ("random", "greedy"), games=CHUNK + 1, seed=3, options={"shore": "longship"})
    alone = outcomes(plan, 1)
    assert len(alone) == CHUNK + 1
    assert outcomes(plan, 2) == alone


@pytest.mark.smoke
def test_same_seed_same_result_and_another_seed_another() -> None:
    plan = Plan("looot", ("random", "random"), games=4, seed=1)
    assert outcomes(plan) == outcomes(plan)
    assert outcomes(plan) != outcomes(Plan("looot", ("random", "random"), games=4, seed=2))


def test_bots_rotate_over_the_seats_with_the_same_deals() -> None:
    rotating = outcomes(Plan("looot", ("random", "random", "random"), games=6, seed=1))
    assert [outcome.seating for outcome in rotating] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)] * 2


def test_fixed_seats_stay() -> None:
    fixed = outcomes(Plan("looot", ("greedy", "random"), games=3, seed=1, fixed_seats=True))
    assert [outcome.seating for outcome in fixed] == [(0, 1)] * 3
    assert len({outcome.totals for outcome in fixed}) == 3, "every match has a deal of its own"


def test_components_of_ones_own() -> None:
    few = ("few.toml", "[kit]\nvikings = 3\n")
    short = outcomes(Plan("looot", ("random", "random"), games=2, seed=1, override=few))
    usual = outcomes(Plan("looot", ("random", "random"), games=2, seed=1))
    assert max(outcome.decisions for outcome in short) < min(outcome.decisions for outcome in usual)


def test_progress_is_told_chunk_by_chunk() -> None:
    told: list[int] = []
    simulate(check(Plan("looot", ("random", "random"), games=2 * CHUNK + 1, seed=1)), 1, told.append)
    assert told == [CHUNK, 2 * CHUNK, 2 * CHUNK + 1]


@pytest.mark.parametrize("workers", [1, 2])
def test_interrupting_keeps_what_is_done(workers: int) -> None:
    plan = check(Plan("looot", ("random", "random"), games=5 * CHUNK, seed=4))

    def interrupt(done: int) -> None:
        if done == 2 * CHUNK:
            raise KeyboardInterrupt

    found, _, finished = simulate(plan, workers, interrupt)
    assert not finished
    assert found == outcomes(Plan("looot", ("random", "random"), games=2 * CHUNK, seed=4))


LONG_RUN = """
from drakkar.arena.simulate import Plan, check, simulate
found, _, finished = simulate(
    check(Plan("looot", ("random", "random"), 1_000_000, 1)), 2,
    # In one piece: the interrupt may come between a number and the end of its line.
    lambda done: print(f"{done}\\n", end="", flush=True),
)
print("kept", len(found), finished, flush=True)
"""


def test_ctrl_c_in_a_terminal() -> None:
    """The interrupt reaches every process at once, as a terminal sends it; nobody shows a traceback."""
    run = subprocess.Popen(
        [sys.executable, "-c", LONG_RUN],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        start_new_session=True,
    )
    assert run.stdout is not None
    done = int(run.stdout.readline())
    os.killpg(run.pid, signal.SIGINT)
    out, err = run.communicate(timeout=60)
    kept, number, finished = out.splitlines()[-1].split()
    assert (kept, finished) == ("kept", "False")
    assert int(number) >= done
    assert err == ""
    assert run.returncode == 0


@pytest.mark.parametrize(
    ("plan", "key"),
    [
        (Plan("chess", ("random", "random"), 1, 1), "unknown-game"),
        (Plan("looot", ("random",), 1, 1), "bad-player-count"),
        (Plan("looot", ("random",) * 5, 1, 1), "bad-player-count"),
        (Plan("looot", ("random", "oracle"), 1, 1), "unknown-bot"),
        (Plan("looot", ("random", "random"), 0, 1), "bad-games"),
        (Plan("looot", ("random", "random"), 1, 1, {"shore": "beach"}), "bad-option-value"),
        (Plan("looot", ("random", "random"), 1, 1, {"beach": "shore"}), "unknown-option"),
        (Plan("looot", ("random", "random"), 1, 1, {}, ("my.toml", "oops")), "components-unreadable"),
    ],
)
def test_a_plan_is_checked_before_anything_is_played(plan: Plan, key: str) -> None:
    with pytest.raises(UserError) as caught:
        check(plan)
    assert caught.value.key == key


# ---- statistics


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        # Values of the 95 % score interval as tabulated: 0/10, 10/10, 5/10, 81/263 and 1/1.
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (81, 263, 0.2553, 0.3662),
        (1, 1, 0.2065, 1.0),
    ],
)
def test_wilson_intervals(wins: int, games: int, low: float, high: float) -> None:
    found = wilson(wins, games)
    assert isclose(found[0], low, abs_tol=5e-5)
    assert isclose(found[1], high, abs_tol=5e-5)


def test_the_summary_adds_up() -> None:
    plan = Plan("looot", ("greedy", "random"), 4, 1)
    played = [
        Outcome((0, 1), (0,), (50, 20), 100),
        Outcome((1, 0), (1,), (10, 40), 110),
        Outcome((0, 1), (0, 1), (30, 30), 120),
        Outcome((1, 0), (0,), (35, -5), 90),
    ]
    summary = summarise(plan, played, 2.0)
    greedy, random = summary.bots
    assert (greedy.name, greedy.games, greedy.wins, greedy.share) == ("greedy", 4, 2.5, 0.625)
    assert (random.name, random.wins, random.mean_score) == ("random", 1.5, (20 + 10 + 30 + 35) / 4)
    assert greedy.mean_score == (50 + 40 + 30 - 5) / 4
    assert greedy.interval == wilson(2.5, 4)
    assert [(seat.name, seat.wins) for seat in summary.seats] == [("1", 2.5), ("2", 1.5)]
    assert [seat.mean_score for seat in summary.seats] == [31.25, 21.25]
    assert (summary.games, summary.score_mean, summary.score_range) == (4, 26.25, (-5, 50))
    assert isclose(summary.score_spread, 16.346, abs_tol=0.001)
    assert (summary.decisions_mean, summary.decisions_range) == (105, (90, 120))
    assert (summary.seconds, summary.decisions_per_second) == (2.0, 210.0)


def test_bots_of_one_name_are_counted_together() -> None:
    plan = Plan("looot", ("greedy", "random", "greedy"), 1, 1)
    summary = summarise(plan, [Outcome((0, 1, 2), (2,), (3, 2, 7), 9)], 0.0)
    assert [(bot.name, bot.wins, bot.mean_score) for bot in summary.bots] == [
        ("greedy", 1, 5),
        ("random", 0, 2),
    ]
    assert summary.decisions_per_second == 0.0
