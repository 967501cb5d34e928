"""Help, version, games, rules and provenance."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from drakkar import __version__
from drakkar.games.registry import GAMES, meta
from drakkar.kernel import engine
from drakkar.words import Catalogue, languages
from tests.cli.conftest import Drakkar

COMMANDS = ("serve", "games", "rules", "provenance", "play", "simulate", "replay")


def test_version(drakkar: Drakkar) -> None:
    result = drakkar("--version")
    assert result.exit_code == 0
    assert result.stdout == f"drakkar {__version__}, {engine.describe()}\n"


def test_help_lists_every_command(drakkar: Drakkar) -> None:
    shown = drakkar("--help")
    assert shown.exit_code == 0
    assert all(command in shown.stdout for command in COMMANDS)


def test_plain_drakkar_starts_the_web_application(drakkar: Drakkar, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[dict[str, object]] = []
    monkeypatch.setattr("drakkar.server.running.serve", lambda say, **settings: asked.append(settings))
    assert drakkar().exit_code == drakkar("serve").exit_code == 0
    assert asked[0] == asked[1]
    assert (asked[0]["host"], asked[0]["port"], asked[0]["browser"]) == ("127.0.0.1", None, True)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_its_parameters(drakkar: Drakkar, command: str, language: str) -> None:
    result = drakkar(command, "--lang", language, "--help")
    assert result.exit_code == 0, result.output
    assert result.stdout.startswith("Usage: drakkar" if language == "en" else "Usage\u00a0: drakkar")
    assert "--lang LANG" in result.stdout
    assert max(map(len, result.stdout.splitlines())) <= 80


def test_help_in_the_language_of_the_environment(drakkar: Drakkar, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "Commandes" in drakkar("--help").stdout
    assert "Commands" in drakkar("--lang", "en", "--help").stdout


def test_help_loads_no_rules_and_nothing_heavy() -> None:
    script = (
        "import sys; from drakkar.cli.main import app\n"
        "try: app(['--help'])\n"
        "except SystemExit: pass\n"
        "print([name for name in sys.modules if name.startswith(('drakkar.games', 'drakkar.play',"
        " 'drakkar.bots', 'drakkar.arena', 'rich', 'multiprocessing'))])"
    )
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert run.stdout.splitlines()[-1] == "[]"


def test_games(drakkar: Drakkar) -> None:
    text = drakkar("games").stdout
    for fact in ("Looot", "2 to 4", "35", "10+", "complete", "Charles Chevallier", "Gigamic", "2024"):
        assert fact in text
    assert "tower_tiles" not in text
    assert "tower_tiles=pair  One tile per pair (usual)" in drakkar("games", "--options").stdout


def test_a_game_for_a_fixed_number_of_players_names_no_range(drakkar: Drakkar) -> None:
    assert "Players 2\n" in drakkar("games", "--plain").stdout
    assert "Joueurs 2\n" in drakkar("games", "--plain", "--lang", "fr").stdout


def test_games_in_french(drakkar: Drakkar) -> None:
    text = drakkar("games", "--options", "--lang", "fr").stdout
    assert "Menez vos vikings" in text
    # A line never begins with the mark that a thin space ties to the word before it.
    assert not re.search(r"^\s*[?!;:»]", text, re.MULTILINE)


def test_games_as_data(drakkar: Drakkar) -> None:
    games = json.loads(drakkar("games", "--json").stdout)
    assert games[0]["name"] == "looot"
    assert games[0]["players"] == [2, 3, 4]
    assert {option["name"] for option in games[0]["options"]} >= {"overhang", "shore"}


def test_rules(drakkar: Drakkar) -> None:
    whole = drakkar("rules", "looot", "--plain").stdout
    assert "3.2 The hex must not hold a viking already" in whole
    assert whole.index("Your turn in five lines\n1. Place a viking") < whole.index("1  Overview")
    assert "Where the printed rules are silent" in whole
    section = drakkar("rules", "looot", "3", "--plain").stdout
    assert re.findall(r"^(\d+\.\d+)", section, re.MULTILINE) == [f"3.{number}" for number in range(1, 7)]
    clause = drakkar("rules", "looot", "looot-3.2", "--plain").stdout
    assert re.findall(r"^(\d+\.\d+)", clause, re.MULTILINE) == ["3.2"]
    assert "*" not in whole


def test_rules_in_french_and_as_data(drakkar: Drakkar) -> None:
    assert "viking" in drakkar("rules", "looot", "3.2", "--lang", "fr").stdout
    clauses = json.loads(drakkar("rules", "looot", "3.4", "--json").stdout)
    assert [clause["id"] for clause in clauses] == ["looot-3.4"]
    assert len(clauses[0]["examples"]) == 1


def test_tables_of_the_pieces_end_the_rules(drakkar: Drakkar, tmp_path: Path) -> None:
    assert "Card Odin, Gives 1 nugget" in drakkar("rules", "althing", "--plain").stdout
    alone = drakkar("rules", "looot", "tables", "--plain", "--lang", "fr").stdout
    assert alone.startswith("Les drakkars\nDrakkar L01, Tuile Bois")
    own = tmp_path / "own.toml"
    own.write_text('[[longship]]\nid = "L07"\nbonus = 3\n', encoding="utf-8")
    made = json.loads(drakkar("rules", "looot", "tables", "--components", str(own), "--json").stdout)
    assert ["L07", "Sheep", "3", "1 gold, 1 axe and 1 sheep"] in made[0]["rows"]


def test_a_clause_comes_with_the_board_of_its_example(drakkar: Drakkar) -> None:
    clause = drakkar("rules", "looot", "8.2", "--plain").stdout
    assert "> Lay it on b4\n  Astrid lays one sheep on b4.\n  Astrid completes longship L11" in clause
    assert clause.count("At sea, 24 longships in the bag") == 2, "before and after"
    first = drakkar("rules", "lofoten", "first-match", "--lang", "fr").stdout
    assert first.startswith("Votre première partie")
    assert "stocke" in first
    assert "> " not in drakkar("rules", "looot", "--plain").stdout


def test_provenance(drakkar: Drakkar, tmp_path: Path) -> None:
    records = json.loads(drakkar("provenance", "looot", "--json").stdout)
    assert {record["source"] for record in records} == {"rulebook", "public"}
    own = tmp_path / "own.toml"
    own.write_text('[[longship]]\nid = "L07"\nbonus = 3\n', encoding="utf-8")
    records = json.loads(drakkar("provenance", "looot", "--components", str(own), "--json").stdout)
    assert [record["id"] for record in records if record["source"] == "override"] == ["L07"]
    plain = drakkar("provenance", "looot", "--components", str(own), "--plain").stdout
    assert "Component longship L07, Values target sheep, bonus 3" in plain
    assert "from your file (1): It is in the components file you gave." in plain


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_doubts(drakkar: Drakkar, game: str, language: str) -> None:
    """What is listed are exactly the records in doubt, each with what would settle it."""
    words = Catalogue(language, game)
    records = json.loads(drakkar("provenance", game, "--doubts", "--json").stdout)
    text = drakkar("provenance", game, "--doubts", "--plain", "--lang", language).stdout
    assert text.startswith(words.text("doubts-title", game=meta(game).title))
    assert all(value in text for record in records for value in (*record["guessed"], *record["invented"]))
    for section in {record["section"] for record in records}:
        assert words.text("provenance-settle", section=section) in text
    assert (words.text("doubts-correct") in text) == bool(records)


def test_a_correction_takes_a_piece_off_the_list(drakkar: Drakkar, tmp_path: Path) -> None:
    """The lines that the list ends with are a file to play with, once the values are those of the box."""
    text = drakkar("provenance", "lofoten", "--doubts", "--plain").stdout
    lines = text[text.index("[[good]]") :].replace("    ", "")
    own = tmp_path / "own.toml"
    own.write_text(lines + '[[jarl]]\nid = "gunnar"\namount = 3\n', encoding="utf-8")
    arguments = ("--doubts", "--json", "--components", str(own))
    left = [record["id"] for record in json.loads(drakkar("provenance", "lofoten", *arguments).stdout)]
    assert "astrid" in left
    assert "gunnar" not in left


def test_pipe_closed_early() -> None:
    command = (
        f"{sys.executable} -c 'from drakkar.cli.main import main; main()' rules looot --plain | head -n 1"
    )
    run = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)
    assert run.stdout.count("\n") == 1
    assert run.stderr == ""
