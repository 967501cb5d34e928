"""Counting how often a bot is faster than Thorfinn."""

from pathlib import Path

import pytest

from drakkar.games.althing.pieces import MODES
from drakkar.kernel.errors import UserError
from scripts import thorfinn_odds
from scripts.thorfinn_odds import Match, matches, read, table

pytestmark = pytest.mark.checkout


def test_the_same_matches_every_time_turn_about() -> None:
    plan, workers, each = read(["--matches", "2", "--modes", "difficult,legend_normal", "--each"])
    assert (workers, each) == (1, True)
    found = list(matches(plan, workers))
    assert [(match.mode, match.number) for match in found] == [
        (mode, number) for number in range(2) for mode in ("difficult", "legend_normal")
    ]
    assert list(matches(plan, workers)) == found
    for match in found:
        assert match.won == (match.crossings == 5)
        assert match.round <= 20 + match.trolls
        assert match.trolls <= (0 if match.mode == "difficult" else 2)


def test_a_line_for_every_mode() -> None:
    found = [Match("normal", number, number < 3, 10 + number, 5, 0) for number in range(4)]
    lost = Match("legend_normal", 0, False, 19, 3, 2)
    assert table([*found, lost], ("normal", "difficult", "legend_normal"))[2:] == [
        "| normal | 3 of 4 | 75.0% | 30.1% to 95.4% | 11.0 | 0.00 |",
        "| legend_normal | 0 of 1 | 0.0% | 0.0% to 79.3% | – | 2.00 |",
    ]


def test_every_match_is_told_as_it_ends(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """With a components file of one's own: here he is there when he has climbed once."""
    file = tmp_path / "quick.toml"
    file.write_text('[[thorfinn]]\nid = "f"\nclimb = 4\n', encoding="utf-8")
    arguments = ["--matches", "1", "--bot", "random", "--modes", MODES[-1], "--each"]
    thorfinn_odds.main([*arguments, "--components", str(file)])
    first, *lines = capsys.readouterr().out.splitlines()
    assert first.startswith("legend_legendary 0: lost in round ")
    assert lines[-1].startswith("| legend_legendary | 0 of 1 |")


@pytest.mark.parametrize("wrong", [["--bot", "nobody"], ["--modes", "easy"], ["--option", "twins=four"]])
def test_what_is_not_there_is_refused_before_anything_is_played(wrong: list[str]) -> None:
    with pytest.raises(UserError):
        read(wrong)
