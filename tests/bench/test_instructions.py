"""Counting instructions: what is done is the same every time, and what grew is said."""

import json
import os
import shutil
import subprocess
import sys
from dataclasses import asdict
from pathlib import Path

import pytest

from bench import callgrind, instructions, work
from bench.callgrind import Counts
from bench.growth import Counted, differences, grown, table
from drakkar.games.registry import OURS, meta

WORKS = work.works()


def counted(made_with: dict[str, str] | None = None, **compiled: float) -> Counted:
    return Counted(made_with or {"Python": "CPython 3.11.7"}, {"compiled": Counts("facts", "", compiled)})


def saved(folder: Path, run: Counted) -> Path:
    file = folder / "before.json"
    file.write_text(json.dumps(asdict(run)), encoding="utf-8")
    return file


# ---------------------------------------------------------------- what is counted


def test_every_game_has_its_works() -> None:
    titles = {name.split(", ")[0] for name in WORKS}
    assert titles == {meta(game).title for game in OURS}


@pytest.mark.parametrize("name", list(WORKS))
def test_a_work_does_the_same_each_time(name: str) -> None:
    run = WORKS[name]
    assert run() == run() > 0


def test_positions_are_taken_evenly() -> None:
    assert work.spread_out(range(10), 5) == [0, 2, 4, 6, 8]
    assert work.spread_out(range(3), 5) == [0, 1, 2]


# ---------------------------------------------------------------- what callgrind writes


def test_every_second_dump_is_of_a_work(tmp_path: Path) -> None:
    for number, instructions_counted in enumerate((999_999, 300, 999_999, 5_000), start=1):
        dump = f"part: {number}\n\nevents: Ir\nsummary: 1\n\nfn=(1)\n0 7\n\ntotals: {instructions_counted}\n"
        (tmp_path / f"out.{number}").write_text(dump)
    found = callgrind.per_thing(tmp_path / "out", {"clone": 3, "set-up": 2})
    assert found == {"clone": 100.0, "set-up": 2500.0}


def test_a_dump_without_totals_is_no_dump() -> None:
    with pytest.raises(ValueError, match="no totals"):
        callgrind.total("part: 1\nevents: Ir\n")


def test_without_valgrind_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "/nonexistent")
    with pytest.raises(SystemExit, match="needs valgrind: install it"):
        callgrind.valgrind_version()


@pytest.mark.slow
def test_two_counts_of_the_same_agree(tmp_path: Path) -> None:
    """A program as small as can be, marked as ours is; ours takes minutes under valgrind."""
    if shutil.which("valgrind") is None:
        pytest.skip("no valgrind")
    program = "import os\nos.getsid(0)\nsum(range(1000))\nos.getsid(0)\nsum(range(100_000))\nos.getsid(0)\n"
    environment = {**os.environ, "PYTHONHASHSEED": "0"}
    totals: list[list[int]] = []
    for run in ("first", "second"):
        out = tmp_path / run
        command = [*callgrind.watched(out), sys.executable, "-S", "-c", program]
        subprocess.run(command, env=environment, check=True, capture_output=True)
        totals.append([callgrind.total(Path(f"{out}.{number}").read_text("utf-8")) for number in (2, 3)])
    (little, much), again = totals
    assert much > 10 * little > 0
    assert again == pytest.approx([little, much], rel=0.01)


# ---------------------------------------------------------------- comparing


def test_only_what_grew_by_more_than_five_percent_is_said_worst_first() -> None:
    before = counted(clone=1000, legal=1000, view=1000, setup=1000)
    now = counted(clone=1051, legal=1050, view=2000, setup=500)
    assert grown(before, now) == ["compiled: view: +100.0%", "compiled: clone: +5.1%"]
    assert grown(now, now) == []


def test_a_measure_of_one_run_only_is_shown_and_is_no_growth() -> None:
    before, now = counted(clone=1000, old=7), counted(clone=1000, new=9)
    assert grown(before, now) == []
    _, _, *rows = table(before, now)
    cells = [[cell.strip() for cell in row.strip("|").split("|")] for row in rows]
    assert cells == [
        ["compiled: clone", "1,000", "1,000", "1.000"],
        ["compiled: new", "–", "9", "–"],
        ["compiled: old", "7", "–", "–"],
    ]


def test_another_python_or_valgrind_is_said() -> None:
    before = counted({"Python": "CPython 3.11.7", "valgrind": "3.19.0"})
    now = counted({"Python": "CPython 3.13.1", "valgrind": "3.19.0"})
    (line,) = differences(before, now)
    assert "not the same Python: CPython 3.11.7 before, CPython 3.13.1 now" in line
    assert differences(now, now) == []


def test_the_report_ends_with_the_verdict() -> None:
    before, now = counted(clone=1000), counted(clone=1100)
    assert instructions.report(before, now)[-2:] == ["Grown by more than 5%:", "- compiled: clone: +10.0%"]
    assert instructions.report(now, now)[-1] == "Nothing grew by more than 5%."
    assert "before" not in "\n".join(instructions.report(None, now))


# ---------------------------------------------------------------- the command


def test_what_is_saved_is_loaded_again(tmp_path: Path) -> None:
    run = counted(clone=1000.5)
    assert instructions.load(saved(tmp_path, run)) == run


@pytest.mark.parametrize("text", ["", "{}", "[1]", '{"made_with": {}, "engines": {"plain": 3}}'])
def test_a_file_of_something_else_is_refused_in_one_line(text: str, tmp_path: Path) -> None:
    file = tmp_path / "other.json"
    file.write_text(text)
    with pytest.raises(SystemExit, match=r"other\.json is not what --instructions --save writes"):
        instructions.load(file)
    with pytest.raises(SystemExit, match=r"none\.json cannot be read: No such file"):
        instructions.load(tmp_path / "none.json")


@pytest.mark.parametrize(("now", "code"), [(1100.0, 1), (1000.0, 0)])
def test_growth_is_the_exit_code(
    now: float, code: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    before = saved(tmp_path, counted(clone=1000))
    later = tmp_path / "later.json"
    monkeypatch.setattr(instructions, "valgrind_version", lambda: "3.19.0")
    monkeypatch.setattr(instructions, "count", lambda *_: Counts("facts", "", {"clone": now}))
    command = ["bench", "--engine", "compiled", "--against", str(before), "--save", str(later)]
    monkeypatch.setattr(sys, "argv", command)
    with pytest.raises(SystemExit) as left:
        instructions.main()
    assert left.value.code == code
    assert instructions.load(later).engines["compiled"].instructions == {"clone": now}
    assert f"{now / 1000:.3f}" in capsys.readouterr().out
