"""`drakkar replay --analyse`, and the hint of the terminal: chances, better choices and why."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from drakkar.cli import analysis
from drakkar.coach.judging import Counsel, Judgement, Weighed, judge_ply
from drakkar.games.registry import load_game, meta
from drakkar.play.replay import replay
from drakkar.play.saga import parse
from tests.cli.conftest import Drakkar

BRIEF = ("--analyse", "--iterations", "60")


@pytest.fixture(scope="session")
def brief_saga(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The beginning of a match: few plies, so that judging all of them is quick."""
    golden = Path(__file__).parents[1] / "golden" / "looot-2.saga"
    match = replay(load_game("looot"), meta("looot"), parse(golden.read_text("utf-8"), "golden"), "golden")
    match.rewind(24)
    file = tmp_path_factory.mktemp("brief") / "brief.saga"
    file.write_text(match.save(), "utf-8")
    return file


def test_chances_swings_and_reasons(drakkar: Drakkar, brief_saga: Path) -> None:
    result = drakkar("replay", str(brief_saga), *BRIEF)
    assert result.exit_code == 0, result.output
    text = result.stdout
    assert "Chances of winning" in text
    assert re.search(r"● Astrid +[▁▂▃▄▅▆▇█]{10,}", text)
    assert re.search(r"│ +0 │ +\d+% ± \d+ │ +\d+% ± \d+ │", text)
    assert "Where the match turned" in text
    assert re.search(r"Ply \d+: Astrid gives away \d+%\n   Played: .*\n   Better: ", text)
    assert "The search played on" in text


def test_plain_and_in_french(drakkar: Drakkar, brief_saga: Path) -> None:
    text = drakkar("replay", str(brief_saga), *BRIEF, "--plain", "--lang", "fr").stdout
    assert not set("▁▂▃▄▅▆▇█│●") & set(text), "nothing is drawn"
    assert re.search(r"Coup 0, Astrid \d+\u00a0% ± \d+, Ragnar \d+\u00a0% ± \d+", text)
    assert "laisse échapper" in text
    assert "Mieux\u00a0: " in text


def test_data(drakkar: Drakkar, brief_saga: Path) -> None:
    data = json.loads(drakkar("replay", str(brief_saga), *BRIEF, "--json").stdout)
    assert [one["ply"] for one in data["analysis"]] == list(range(1, data["plies"] + 1))
    for one in data["analysis"]:
        assert sum(one["chances"]) == pytest.approx(1.0)
        assert (one["better"] is None) == (one["why"] == [])
    for swing in data["swings"]:
        assert abs(swing["change"]) > 2 * swing["error"]


def test_interrupted_it_shows_what_is_done(
    drakkar: Drakkar, brief_saga: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def judge(match: object, ply: int, effort: object) -> Judgement:
        if ply == 4:
            raise KeyboardInterrupt
        return judge_ply(match, ply, effort)  # type: ignore[arg-type]

    monkeypatch.setattr(analysis, "judge_ply", judge)
    result = drakkar("replay", str(brief_saga), *BRIEF)
    assert result.exit_code == 2
    assert re.search(r"Stopped after 3 of \d+ plies\.", result.stderr)
    assert result.stdout.count("±") == 2 * 3 + 1


def test_luck_is_told_by_its_events(
    brief_saga: Path, drakkar: Drakkar, monkeypatch: pytest.MonkeyPatch
) -> None:
    def judge(match: object, ply: int, effort: object) -> Judgement:
        chances = (0.8, 0.2) if ply > 10 else (0.4, 0.6)
        same = Weighed(0, 9, chances[0], 0.01)
        return Judgement(ply, 0, chances, (0.01, 0.01), chances, (0.01, 0.01), ply == 10, same, None)

    monkeypatch.setattr(analysis, "judge_ply", judge)
    text = drakkar("replay", str(brief_saga), *BRIEF).stdout
    assert re.search(r"Ply 10: Luck brings Astrid 40%\n   \w+", text)
    assert len(re.findall(r"^Ply \d+: ", text, re.MULTILINE)) == 1


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--iterations", "none"), "“none” is not a number of iterations."),
        (("--iterations", "0"), "“0” is not a number of iterations."),
        (("--seconds", "soon"), "“soon” is not a time in seconds."),
        (("--seconds", "0"), "“0” is not a time in seconds."),
        (("--seconds", "-1"), "“-1” is not a time in seconds."),
    ],
)
def test_bad_budgets(
    refused: Callable[..., str], brief_saga: Path, arguments: tuple[str, ...], said: str
) -> None:
    assert said in refused("replay", str(brief_saga), "--analyse", *arguments)


def test_seconds_are_a_budget_too(
    drakkar: Drakkar, brief_saga: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    def judge(match: object, ply: int, effort: object) -> Judgement:
        asked.append(effort)
        raise KeyboardInterrupt

    monkeypatch.setattr(analysis, "judge_ply", judge)
    drakkar("replay", str(brief_saga), "--analyse", "--seconds", "0.5")
    drakkar("replay", str(brief_saga), "--analyse")
    assert [(effort.seconds, effort.iterations) for effort in asked] == [(0.5, 0), (0.0, 400)]  # type: ignore[attr-defined]


def test_a_hint_has_chances_and_a_reason(drakkar: Drakkar, monkeypatch: pytest.MonkeyPatch) -> None:
    def advised(game: object, view: object, legal: list[int], *_: object) -> Counsel:
        return Counsel((Weighed(legal[0], 90, 0.6, 0.01),), Weighed(legal[1], 30, 0.5, 0.02), 3)

    monkeypatch.setattr("drakkar.cli.terminal.advise", advised)
    text = drakkar("play", "looot", "--seed", "5", "--plain", typed="h\nq\nn\n").stdout
    assert re.search(r"^Hint: \d+ .*, 60% ± 1$", text, re.MULTILINE)
    assert re.search(r"^   It brings: Blue gains one wood from b3", text, re.MULTILINE)
    assert "The search played on 90 times from here and 30 times from the other." in text
    assert re.search(r"^Surely worse, and compared with: \d+ .*, 50% ± 2$", text, re.MULTILINE)
    assert "3 more choices were tried too little" in text


def test_a_hint_recommends_nothing_where_all_choices_are_equal(
    drakkar: Drakkar, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("drakkar.cli.terminal.advise", lambda *_: Counsel((), None, 7))
    text = drakkar("play", "looot", "--seed", "5", "--plain", typed="h\nq\nn\n").stdout
    assert "The coach recommends nothing" in text
    assert "Hint:" not in text


def test_a_player_is_asked_where_they_could_have_done_better(drakkar: Drakkar, brief_saga: Path) -> None:
    """A wrong number, what was played, three tries at most, the answer with its reason, and praise."""
    args = ("replay", str(brief_saga), "--learn", "--as", "Astrid", "--iterations", "60", "--plain")
    text = drakkar(*args, typed="99\nn\nq\n").stdout
    assert re.search(r"Question 1 of \d", text)
    played = re.search(r"You played: (.+)\. Find better\.", text)
    assert played is not None
    assert "99" in text
    assert f"Played: {played[1]} (" in text
    assert re.search(r"Better: .* \(\d+% ± \d+\)\n.*The search played on", text, re.DOTALL)
    assert "That was all" not in text, "left in the middle"

    again = drakkar(*args, typed="1\n1\n1\n" + "n\n" * 9).stdout
    assert "Better, indeed" in again or "2 tries left." in again
    assert again.count("Better: ") == again.count("Question ")
    assert "That was all." in again


def test_it_must_be_said_whose_decisions(refused: Callable[..., str], brief_saga: Path) -> None:
    told = refused("replay", str(brief_saga), "--learn")
    assert told.endswith("Whose decisions? Add --as and one of: 1 (Astrid), 2 (Ragnar).")
