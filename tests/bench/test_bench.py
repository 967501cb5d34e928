"""The benchmark measures what it says it measures. How fast anything is, is never asserted."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from bench import ours, peers, report
from bench.contest import Result, contest
from bench.sampling import Figures, Missing, Sample, best, middle, operation, playouts
from drakkar.kernel import engine

ROOT = Path(__file__).parents[2]
HERE = "compiled" if engine.compiled() else "plain"
OTHER = "plain" if engine.compiled() else "compiled"
BLINK = 0.001


def result(**rates: Figures) -> Result:
    return Result("facts", "", {name.replace("_", " "): figures for name, figures in rates.items()})


# ---------------------------------------------------------------- timing


def test_playouts_count_games_and_decisions_and_keep_set_up_apart() -> None:
    made: list[int] = []

    def new() -> list[int]:
        made.append(1)
        return made

    figures = playouts(new, lambda _: 7, BLINK)
    assert figures["games"].times == figures["set-up"].times == len(made) > 0
    assert figures["decisions"].times == 7 * len(made)
    parts = figures["decisions"].seconds + figures["set-up"].seconds
    assert figures["games"].seconds == pytest.approx(parts)


def test_an_operation_runs_on_every_position_equally_often() -> None:
    seen: list[str] = []
    figures = operation("spell", seen.append, ["a", "b", "c"], BLINK)
    assert figures["spell"].times == len(seen)
    assert seen.count("a") == seen.count("b") == seen.count("c")


def test_the_best_of_several_runs_is_the_fastest_for_each_figure() -> None:
    slow_then_fast = {"x": Sample(10, 1.0), "y": Sample(1, 1.0)}
    fast_then_slow = {"x": Sample(10, 2.0), "y": Sample(3, 1.0)}
    assert best([slow_then_fast, fast_then_slow]) == {"x": Sample(10, 1.0), "y": Sample(3, 1.0)}


def test_the_middle_third_of_a_game() -> None:
    assert middle(range(9)) == range(3, 6)
    assert list(middle(["only"])) == ["only"]


# ---------------------------------------------------------------- our side


@pytest.mark.parametrize("name", list(ours.measures()))
def test_our_measures_give_figures(name: str) -> None:
    figures = ours.measures()[name](BLINK)
    assert figures
    for sample in figures.values():
        assert sample.times > 0
        assert sample.seconds > 0


def test_every_row_and_goal_of_ours_has_a_measure() -> None:
    measures = ours.measures()
    rows = [row for row in report.ROWS if row.measure in measures]
    assert {row.measure for row in rows} == set(measures)
    assert {goal.measure for goal in report.GOALS} <= set(measures)


def test_facts_are_of_the_engine_that_runs() -> None:
    assert HERE in ours.facts(HERE)
    with pytest.raises(Missing, match=HERE):
        ours.facts(OTHER)


# ---------------------------------------------------------------- the peers, and the report


def test_a_missing_peer_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    from importlib.metadata import PackageNotFoundError

    def nothing(package: str) -> str:
        raise PackageNotFoundError(package)

    monkeypatch.setattr(peers, "version", nothing)
    with pytest.raises(Missing, match="catanatron is not installed"):
        peers.catanatron_facts()
    with pytest.raises(Missing, match="open_spiel is not installed"):
        peers.openspiel_facts()


def test_ratios_are_to_the_fastest_way_of_the_peer() -> None:
    results = {
        "plain": result(random_play={"decisions": Sample(600, 1.0)}),
        "compiled": result(random_play={"decisions": Sample(2900, 1.0)}, clone={"clone": Sample(50, 1.0)}),
        "catanatron": result(
            random_play={"decisions": Sample(100, 1.0)},
            play={"decisions": Sample(80, 1.0)},
            clone={"clone": Sample(1, 1.0)},
        ),
    }
    assert report.ratio(results, "compiled", "catanatron", "random play", "decisions") == pytest.approx(29)
    verdicts = [report.judged(results, goal) for goal in report.GOALS]
    for verdict, wanted in zip(verdicts, ("reached", "reached", "NOT reached", "reached"), strict=False):
        assert verdict.endswith(f" ×, {wanted}")
    assert len(verdicts) > 4
    assert all(verdict.endswith(": not measured") for verdict in verdicts[4:])


def test_a_contest_of_one_with_a_missing_other() -> None:
    said: list[str] = []
    results = contest([HERE, OTHER], Path(engine.__file__ or "").parents[2], 1, BLINK, said.append)
    assert set(results[HERE].figures) == set(ours.measures())
    assert f"the engine installed here is {HERE}" in results[OTHER].missing
    assert results[OTHER].figures == {}
    text = report.report(results, "the command")
    assert "the command" in text
    assert "4 players, decisions/s" in text
    assert "not measured" in text
    assert any("round 1 of 1" in line for line in said)


@pytest.mark.checkout
def test_the_command_without_a_peer(tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    command = [sys.executable, "-m", "bench.run", "--quick", "--json", str(file)]
    environment = {key: value for key, value in os.environ.items() if not key.startswith("COV")}
    run = subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True, text=True)
    data = json.loads(file.read_text(encoding="utf-8"))
    assert data["contestants"]["plain"]["per_second"]["clone"]["clone"] > 0
    missing = data["contestants"]["catanatron"]["missing"]
    assert "is not installed here" in missing
    assert f"catanatron: {missing}" in run.stdout
    assert "≥ 50 × catanatron: not measured" in run.stdout
