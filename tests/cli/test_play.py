"""Whole matches played at the prompt by a script."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.cli.conftest import Drakkar

# More answers than any match asks for; what is left over is not read.
FIRST_ALWAYS = "1\n" * 600


def plies(file: Path) -> list[dict[str, object]]:
    """The plies of a saga file, with the set-up and the closing line left out."""
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()[2:-1]]


@pytest.mark.smoke
def test_whole_match_against_a_bot(drakkar: Drakkar, tmp_path: Path) -> None:
    result = drakkar("play", "looot", "--seed", "3", "--save", "m.saga", typed=FIRST_ALWAYS)
    assert result.exit_code == 0, result.output
    for row in ("Castles", "Open longships", "Total"):
        assert re.search(rf"│ {row} +│ +-?\d+ │ +-?\d+ │", result.stdout)
    assert re.search(r"^(Blue|Red) wins with -?\d+ points?$", result.stdout, re.MULTILINE)
    assert "Match saved to m.saga" in result.stdout
    assert "status" in (tmp_path / "m.saga").read_text(encoding="utf-8").splitlines()[-1]
    assert drakkar("replay", "m.saga", "--plain").exit_code == 0


@pytest.mark.parametrize(("players", "columns"), [("2", "80"), ("4", "80"), ("3", "120")])
def test_no_line_is_wider_than_the_screen(
    drakkar: Drakkar, monkeypatch: pytest.MonkeyPatch, players: str, columns: str
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    for seed in ("1", "2"):
        typed = "m\n" + "1\n" * 20 + "f 2\nm\nl\nh\nq\nn\n"
        args = ("--players", players, "--bots", "random", "--seed", seed)
        text = drakkar("play", "looot", *args, typed=typed).stdout
        assert max(map(len, text.splitlines())) <= int(columns)


def test_map_shows_vikings_longships_and_where_one_may_go(drakkar: Drakkar) -> None:
    text = drakkar("play", "looot", "--seed", "5", typed="b18\nq\nn\n").stdout
    before, _, after = text.partition("Blue places a viking in the forest b18.")
    assert re.search(r"/b18 \\", before)
    assert "w*" in before
    assert "●1" in after or "Fjord of Blue" in after
    assert re.search(r"L\d\d", before)


def test_french(drakkar: Drakkar) -> None:
    result = drakkar("play", "looot", "--seed", "3", "--lang", "fr", typed=FIRST_ALWAYS)
    assert result.exit_code == 0, result.output
    assert "À vous de jouer, Bleu" in result.stdout
    assert re.search(r"│ Châteaux +│", result.stdout)
    assert re.search(r"(Bleu|Rouge) gagne avec", result.stdout)
    assert "Partie enregistrée dans" in result.stdout


def test_plain_has_no_drawing_and_no_colour(drakkar: Drakkar) -> None:
    result = drakkar("play", "looot", "--seed", "3", "--plain", typed="m\nf 2\n" + FIRST_ALWAYS)
    assert result.exit_code == 0, result.output
    assert not re.search(r"[\u2500-\u257f\x1b\\●▲■◆]|____", result.stdout)
    assert "\nBlue: Castles: " in result.stdout
    assert re.search(r"^a1: \w+.*, touches ", result.stdout, re.MULTILINE)


def test_hot_seat(drakkar: Drakkar, tmp_path: Path) -> None:
    seats = "me:Astrid,me:Olaf,random"
    result = drakkar("play", "looot", "--seats", seats, "--seed", "2", "--save", "h.saga", typed=FIRST_ALWAYS)
    assert result.exit_code == 0, result.output
    assert "Your turn, Astrid" in result.stdout
    assert "Your turn, Olaf" in result.stdout
    assert "Yellow places a viking" in result.stdout
    header = json.loads((tmp_path / "h.saga").read_text(encoding="utf-8").splitlines()[0])
    assert header["seats"] == ["Astrid", "Olaf", "random"]


def test_among_people_undo_stops_at_what_was_drawn(drakkar: Drakkar) -> None:
    # Place, lay, take a longship, lay it, end the turn: the bag is drawn from.
    typed = "s1\nd1\n1\nd2\nend\nu\nr\nq\nn\n"
    result = drakkar("play", "looot", "--seats", "me,me", "--seed", "5", typed=typed)
    assert "Your turn, Red" in result.stdout
    assert result.stdout.count("It cannot be taken back: somebody else acted last.") == 2
    typed = "s1\nd1\nu\nq\nn\n"
    result = drakkar("play", "looot", "--seats", "me,me", "--seed", "5", typed=typed)
    assert "Taken back." in result.stdout


def test_alone_against_bots_undo_goes_past_everything(drakkar: Drakkar, tmp_path: Path) -> None:
    turn = "s1\nd1\n1\nd2\nend\n"
    typed = turn + "u\nr\nu\n" + turn + "s a.saga\nu\ns b.saga\nq\n"
    result = drakkar("play", "looot", "--seed", "5", typed=typed)
    assert result.exit_code == 0, result.output
    assert "Taken back." in result.stdout
    assert "Back to the start of your turn." in result.stdout
    assert "There is nothing to take back." in result.stdout
    # What was done again met the same answer: the luck and the bot come again.
    again = drakkar("play", "looot", "--seed", "5", typed=turn + "s c.saga\nq\n")
    assert again.exit_code == 0
    first, second = plies(tmp_path / "a.saga"), plies(tmp_path / "c.saga")
    assert [(ply["do"], ply["checksum"]) for ply in first] == [(ply["do"], ply["checksum"]) for ply in second]
    assert len(plies(tmp_path / "b.saga")) == 4


def test_save_and_resume(drakkar: Drakkar, tmp_path: Path) -> None:
    drakkar("play", "looot", "--seed", "9", "--players", "3", typed="1\n" * 30 + "s half.saga\nq\n")
    before = plies(tmp_path / "half.saga")
    result = drakkar("play", "looot", "--resume", "half.saga", typed=FIRST_ALWAYS)
    assert result.exit_code == 0, result.output
    assert f"half.saga resumed at ply {len(before)}" in result.stdout
    after = plies(tmp_path / "half.saga")
    assert [ply["checksum"] for ply in after[: len(before)]] == [ply["checksum"] for ply in before]
    verdict = drakkar("replay", "half.saga", "--plain").stdout
    assert f"verified: {len(after)} plies, luck matches the committed seed" in verdict
    # Interrupted or not, it is the same match.
    drakkar("play", "looot", "--seed", "9", "--players", "3", "--save", "whole.saga", typed=FIRST_ALWAYS)
    assert [ply["checksum"] for ply in plies(tmp_path / "whole.saga")] == [ply["checksum"] for ply in after]


def test_end_of_input_keeps_the_match(drakkar: Drakkar, tmp_path: Path) -> None:
    result = drakkar("play", "looot", "--seed", "5", typed="s1\nd1\n")
    assert result.exit_code == 0, result.output
    kept = list((tmp_path / "data" / "drakkar" / "sagas").iterdir())
    assert len(kept) == 1
    assert f"Match saved to {kept[0]}" in result.stdout.replace("\n", " ")
    assert len(plies(kept[0])) == 2


def test_interrupt_keeps_the_match(drakkar: Drakkar, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter(["s1", "d1"])

    def typed(prompt: str) -> str:
        answer = next(answers, None)
        if answer is None:
            raise KeyboardInterrupt
        return answer

    monkeypatch.setattr("builtins.input", typed)
    result = drakkar("play", "looot", "--seed", "5", "--save", "m.saga")
    assert result.exit_code == 130
    assert "Match saved to m.saga" in result.stdout
    assert len(plies(tmp_path / "m.saga")) == 2


def test_a_match_is_kept_even_where_its_file_cannot_be(
    drakkar: Drakkar, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "short-lived"
    folder.mkdir()

    def typed(prompt: str) -> str:
        folder.rmdir()
        raise EOFError

    monkeypatch.setattr("builtins.input", typed)
    result = drakkar("play", "looot", "--seed", "5", "--save", str(folder / "m.saga"))
    assert result.exit_code == 0
    assert "its folder does not exist" in result.stdout
    assert len(list((tmp_path / "data" / "drakkar" / "sagas").iterdir())) == 1


def test_a_file_that_appears_meanwhile_is_not_overwritten(drakkar: Drakkar, tmp_path: Path) -> None:
    (tmp_path / "mine.saga").write_text("precious", encoding="utf-8")
    result = drakkar("play", "looot", "--seed", "5", typed="s mine.saga\n\nq\n")
    assert result.exit_code == 0
    assert "already exists. Replace it?" in result.stdout
    assert (tmp_path / "mine.saga").read_text(encoding="utf-8") == "precious"
    drakkar("play", "looot", "--seed", "5", typed="s mine.saga\ny\nq\n")
    assert (tmp_path / "mine.saga").read_text(encoding="utf-8") != "precious"


def test_quitting_offers_to_save(drakkar: Drakkar, tmp_path: Path) -> None:
    left = drakkar("play", "looot", typed="q\nn\n")
    assert "Match left without saving." in left.stdout
    assert not (tmp_path / "data").exists()
    drakkar("play", "looot", typed="q\n\n")
    assert len(list((tmp_path / "data" / "drakkar" / "sagas").iterdir())) == 1


def test_reasons_cite_their_clause(drakkar: Drakkar) -> None:
    text = drakkar(
        "play", "looot", "--seed", "5", "--plain", typed="a1\nw place a1\nw end\nw s1\nq\nn\n"
    ).stdout
    assert text.count("Illegal: a1 touches neither a viking nor a longship. (clause 3.3)") == 2
    assert text.count("3.3  The hex must touch a viking of any colour") == 2
    assert "Illegal: Place your viking before that. (clause 3.1)" in text
    assert "“place s1” is allowed." in text


def test_what_is_typed_wrong_is_explained(drakkar: Drakkar) -> None:
    typed = "zz\n99\n\nf 7\ns /no/such/folder/x.saga\nw\n?\nq\nn\n"
    text = drakkar("play", "looot", "--seed", "5", "--plain", typed=typed).stdout
    assert "“zz” is not an action of this game." in text
    assert "There is no option 99. Type a number from 1 to 7." in text
    assert "Type a number from 1 to 7, or ? for help." in text
    assert "There is no seat “7” in this match. Choose one of: 1 (Blue), 2 (Red)." in text
    assert "its folder does not exist" in text
    assert "u takes back your last action" in text


def test_options_tell_what_they_bring(drakkar: Drakkar) -> None:
    text = drakkar("play", "looot", "--seed", "5", "--plain", typed="h\nb18\nq\nn\n").stdout
    assert "1 sheep, 1 house:  2\u00a0b11, 5\u00a0s2" in text
    assert text.count("Hint: ") == 3


def test_watching_bots(drakkar: Drakkar) -> None:
    text = drakkar("play", "looot", "--seats", "random,greedy", "--plain", "--seed", "1").stdout
    assert "Your turn" not in text
    assert "The match is over: Red becomes Jarl of all the vikings." in text


def test_options_and_components_reach_the_match(drakkar: Drakkar, tmp_path: Path) -> None:
    (tmp_path / "own.toml").write_text("[kit]\nvikings = 3\n", encoding="utf-8")
    args = ("--components", "own.toml", "--option", "shore=longship", "--save", "m.saga", "--plain")
    text = drakkar("play", "looot", *args, typed=FIRST_ALWAYS).stdout
    assert "Shore: Longships only" in text
    assert "3 vikings left" in text
    assert "Played with components of its own." in drakkar("replay", "m.saga").stdout
    assert drakkar("replay", "m.saga", "--components", "own.toml").exit_code == 0


def test_what_happened_since_the_last_turn_is_told_again(drakkar: Drakkar) -> None:
    typed = "a\nplace b3\n1\nend\n" + "a\nq\nn\n"
    text = drakkar("play", "looot", "--seed", "5", "--bots", "greedy", "--plain", typed=typed).stdout
    first, again = text.split("> a\n")[1:]
    assert first.startswith("The first longships on the sea:"), "before the first turn there is the set-up"
    told = again.split("\nBlue, ")[0]
    assert told.startswith("Red places a viking in the meadow b11.")
    assert f"{told}\n" in first, "as it was told the first time"
