"""Puzzles at the prompt: solving, what is kept of it, finding and checking."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from drakkar.games.registry import OURS
from drakkar.puzzles import checking, finding, puzzle, puzzles_of
from drakkar.puzzles.form import Puzzle, read_puzzle, write_puzzle
from tests.cli.conftest import Drakkar

FIRST = puzzle("mimir", "1-048")
SECOND = puzzle("mimir", "1-018")


def record(tmp_path: Path) -> dict[str, dict[str, int]]:
    kept: dict[str, dict[str, int]] = json.loads((tmp_path / "data/drakkar/puzzles.json").read_text())
    return kept


@pytest.mark.parametrize(("game", "language"), list(zip(OURS, ("en", "fr", "en", "fr"), strict=True)))
def test_a_puzzle_of_every_game_is_solved(drakkar: Drakkar, game: str, language: str) -> None:
    asked = puzzle(game, puzzles_of(game)[0])
    result = drakkar("puzzles", game, asked.id, "--lang", language, "--plain", typed=asked.solution[0] + "\n")
    assert result.exit_code == 0, result.output
    assert ("at the first try!" if language == "en" else "Exact, du premier coup") in result.stdout


def test_a_wrong_answer_may_be_tried_again(drakkar: Drakkar, tmp_path: Path) -> None:
    typed = f"w cast uruz\nu\n{FIRST.temptation}\n{FIRST.solution[0]}\n"
    text = drakkar("puzzles", "mimir", "1-048", "--plain", typed=typed).stdout
    assert "difficulty 1 of 5: one choice is clearly best. You have 3 tries." in text
    assert "You do not hold Uruz" in text
    assert "No, something is better. 2 tries are left." in text
    before, right, after = text.partition("Right, at try 2!")
    assert right
    assert "Best: " not in before
    assert "Best: Cast Ansuz (4 points) (73% ± 2)" in after
    assert "Not as good: Cast Thurisaz (3 points) (53% ± 2)" in after
    assert "The search played on 342 times from the better choice and 200 times from the other." in after
    assert record(tmp_path) == {"mimir": {"1-048": 2}}


def test_after_the_last_try_the_answer_is_told(drakkar: Drakkar, tmp_path: Path) -> None:
    wrong = [action for action in FIRST.choices if action not in FIRST.solution]
    text = drakkar("puzzles", "mimir", "1-048", "--plain", typed="\n".join(wrong[:3]) + "\n").stdout
    assert "No. That was the last try.\nBest: Cast Ansuz" in text
    assert "Solved: 0 of 2, at the first try: 0." in text
    assert record(tmp_path) == {"mimir": {"1-048": 0}}
    again = drakkar("puzzles", "mimir", "1-048", "--plain", typed=f"{FIRST.solution[0]}\n").stdout
    assert "Solved: 1 of 2, at the first try: 0." in again


def test_one_comes_after_the_other_until_all_are_solved(drakkar: Drakkar, tmp_path: Path) -> None:
    typed = f"{FIRST.solution[0]}\n\n{SECOND.solution[0]}\n\n"
    text = drakkar("puzzles", "mimir", "--plain", typed=typed).stdout
    assert text.index("Puzzle 1-048") < text.index("Puzzle 1-018")
    assert "This bot missed it: Deckhand." in text
    assert text.endswith("You have solved them all.\n")
    assert record(tmp_path) == {"mimir": {"1-048": 1, "1-018": 1}}


def test_one_may_ask_for_the_answer(drakkar: Drakkar, tmp_path: Path) -> None:
    text = drakkar("puzzles", "mimir", "1-048", "--plain", typed="n\n").stdout
    assert "Best: Cast Ansuz (4 points) (73% ± 2)\nNot as good: Cast Thurisaz" in text
    assert record(tmp_path) == {"mimir": {"1-048": 0}}


def test_one_may_leave_without_an_answer(drakkar: Drakkar, tmp_path: Path) -> None:
    result = drakkar("puzzles", "mimir", typed="q\n")
    assert result.exit_code == 0
    assert not (tmp_path / "data/drakkar/puzzles.json").exists()


def test_found_ones_are_kept_and_the_search_goes_on(
    drakkar: Drakkar, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "mine" / "puzzles"
    args = ("puzzles", "mimir", "--count", "1", "--out", str(folder), "--plain")
    with monkeypatch.context() as changed:
        changed.setattr(finding, "find", lambda search, known: iter([None, FIRST]))
        text = drakkar(*args).stdout
    assert text == f"There is 1 puzzle in {folder}.\n"
    assert read_puzzle("mimir", "1-048", (folder / "1-048.toml").read_text()) == FIRST
    assert drakkar(*args).stdout == f"There is 1 puzzle in {folder}.\n"


def test_a_search_may_be_stopped(drakkar: Drakkar, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(*_: object) -> object:
        yield FIRST
        raise KeyboardInterrupt

    monkeypatch.setattr(finding, "find", stopped)
    result = drakkar("puzzles", "mimir", "--count", "5", "--plain")
    assert result.exit_code == 2
    assert "Stopped with 1 of 5 puzzles in puzzles-mimir. The same command goes on." in result.stdout
    assert (tmp_path / "puzzles-mimir" / "1-048.toml").read_text() == write_puzzle(FIRST)


def test_those_that_do_not_hold_are_named(drakkar: Drakkar, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checking, "holds", lambda one, _: one.id == "1-048")
    result = drakkar("puzzles", "mimir", "--check", "--plain")
    assert result.exit_code == 1
    assert result.stdout.splitlines() == [
        "1-018: its solution is not clearly best.",
        "1-048: its solution is clearly best.",
        "Puzzles checked: 2 of 2. Not clear any more: 1.",
    ]
    assert drakkar("puzzles", "mimir", "1-048", "--check", "--plain").exit_code == 0


def test_a_check_may_be_stopped(drakkar: Drakkar, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(one: Puzzle, _: int) -> bool:
        if one.id != "1-018":
            raise KeyboardInterrupt
        return True

    monkeypatch.setattr(checking, "holds", stopped)
    result = drakkar("puzzles", "mimir", "--check", "--plain")
    assert result.exit_code == 2
    assert "1-018: its solution is clearly best.\nPuzzles checked: 1 of 2." in result.stdout


def test_puzzles_of_a_folder_are_checked(
    drakkar: Drakkar, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checking, "holds", lambda one, _: one.id == "1-048")
    (tmp_path / "1-048.toml").write_text(write_puzzle(FIRST))
    assert drakkar("puzzles", "mimir", "--check", "--out", ".", "--plain").exit_code == 0


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (("9-999",), "There is no puzzle “9-999” of mimir."),
        (("--count", "0"), "“0” is not a number of puzzles."),
        (("--count", "2", "--players", "3"), "Number of players: 3 is not possible"),
        (("--check", "--out", "."), "broken.toml: "),
    ],
)
def test_what_cannot_be_is_refused_in_a_line(
    refused: Callable[..., str], tmp_path: Path, args: tuple[str, ...], told: str
) -> None:
    (tmp_path / "broken.toml").write_text("players = 2\n")
    assert told in refused("puzzles", "mimir", *args)


def test_a_record_that_is_none_is_left_alone(refused: Callable[..., str], tmp_path: Path) -> None:
    folder = tmp_path / "data" / "drakkar"
    folder.mkdir(parents=True)
    (folder / "puzzles.json").write_text("[]")
    assert "is not a record of solved puzzles" in refused("puzzles", "mimir")
