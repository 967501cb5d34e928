"""Whatever is wrong: one line on standard error, exit code 2, nothing overwritten."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from drakkar.games.registry import GAMES

Refused = Callable[..., str]

NO_SUCH_GAME = f"Unknown game “chess”. Choose one of: {', '.join(GAMES)}."
PLAY = ("play", "looot")
SIMULATE = ("simulate", "looot")


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("sail",), "Unknown command “sail”. Choose one of: serve, games, learn, "),
        (("games", "--sail"), "Unknown option --sail. See --help."),
        (("--sail",), "Unknown option --sail. See --help."),
        (("games", "extra"), "Not expected here: extra. See --help."),
        (("rules",), "GAME is missing. See --help."),
        (("replay",), "FILE is missing. See --help."),
        ((*SIMULATE, "--games"), "--games is not used like this. See --help."),
        (("games", "--plain=yes"), "--plain is not used like this. See --help."),
        (("games", "--lang", "de"), "Unknown language “de”. Choose one of: en, fr."),
        (("--lang", "de", "games"), "Unknown language “de”. Choose one of: en, fr."),
        (("rules", "chess"), NO_SUCH_GAME),
        (("provenance", "chess"), NO_SUCH_GAME),
        (("play", "chess"), NO_SUCH_GAME),
        (("simulate", "chess"), NO_SUCH_GAME),
        (("rules", "looot", "3.99"), "There is no clause “3.99”"),
        (("rules", "looot", "99"), "There is no clause “99”"),
        (("rules", "looot", "abc"), "There is no clause “abc”"),
        ((*PLAY, "--players", "5"), "5 is not possible in this game. Choose one of: 2, 3, 4."),
        ((*PLAY, "--players", "two"), "two is not possible in this game. Choose one of: 2, 3, 4."),
        ((*PLAY, "--seats", "me"), "1 is not possible in this game. Choose one of: 2, 3, 4."),
        ((*PLAY, "--seats", "me,deep"), "“deep” can sit nowhere."),
        ((*PLAY, "--seats", "me:,greedy"), "“” cannot be a player’s name."),
        ((*PLAY, "--seats", "me:greedy,greedy"), "“greedy” cannot be a player’s name."),
        ((*PLAY, "--seats", "me:Olaf,me:Olaf"), "Two players are called Olaf."),
        ((*PLAY, "--seats", "me,me,me", "--players", "2"), "Too many seats: 3 named, for 2 players."),
        ((*PLAY, "--bots", "deep"), "Unknown bot “deep”. Choose one of: random, greedy, deckhand,"),
        ((*PLAY, "--bots", "random,random", "--players", "2"), "Too many bots: 2 named, and room for 1."),
        ((*PLAY, "--option", "overhang"), "“overhang” is not an option: write it as KEY=VALUE."),
        ((*PLAY, "--option", "=yes"), "“=yes” is not an option: write it as KEY=VALUE."),
        (
            ("play", "althing", "--option", "scenario=1a", "--option", "faces=b"),
            "faces=b would have no effect with scenario=1a (clause althing-12.1): leave one of the two out.",
        ),
        (
            ("simulate", "althing", "--option", "thorfinn=difficult"),
            "thorfinn=difficult would have no effect with 2 players (clause althing-16.13): leave it out.",
        ),
        ((*PLAY, "--option", "wind=yes"), "Unknown option “wind”. Choose one of: overhang, shore"),
        (
            (*PLAY, "--option", "shore=beach"),
            "Option “shore” cannot be “beach”. Choose one of: sea, longship.",
        ),
        ((*PLAY, "--option", "shore=sea", "--option", "shore=sea"), "Option “shore” is given twice."),
        ((*PLAY, "--colours", "red,red"), "Two seats cannot both be red. Choose another colour for one"),
        (
            (*PLAY, "--colours", "green"),
            "There is no colour “green”. Choose one of: blue, red, yellow, grey.",
        ),
        ((*PLAY, "--colours", "red,blue,grey"), "Too many colours: 3 named, for 2 seats. Name fewer."),
        ((*PLAY, "--save", "no/such/m.saga"), "no/such/m.saga cannot be written: its folder does not exist."),
        ((*PLAY, "--save", "."), "already exists and is left untouched."),
        ((*PLAY, "--save", ".", "--force"), "cannot be written: it is a folder."),
        ((*PLAY, "--resume", "none.saga"), "There is no file none.saga. Check its name."),
        ((*PLAY, "--components", "none.toml"), "There is no file none.toml. Check its name."),
        ((*SIMULATE, "--players", "1"), "1 is not possible in this game. Choose one of: 2, 3, 4."),
        ((*SIMULATE, "--bots", "random,random,random"), "Too many bots: 3 named, and room for 2."),
        ((*SIMULATE, "--bots", "deep"), "Unknown bot “deep”."),
        ((*SIMULATE, "--bots", ","), "Unknown bot “”."),
        ((*SIMULATE, "--games", "0"), "“0” is not a number of matches."),
        ((*SIMULATE, "--games", "-3"), "“-3” is not a number of matches."),
        ((*SIMULATE, "--games", "many"), "“many” is not a number of matches."),
        ((*SIMULATE, "--games", "9" * 30), "is not a number of matches."),
        ((*SIMULATE, "--seed", "1.5"), "“1.5” is not a seed."),
        ((*SIMULATE, "--workers", "0"), "“0” is not a number of workers."),
        ((*SIMULATE, "--option", "shore"), "“shore” is not an option: write it as KEY=VALUE."),
        ((*SIMULATE, "--components", "."), ". cannot be read: it is a folder."),
        (("replay", "none.saga"), "There is no file none.saga. Check its name."),
        (("replay", "\0"), "cannot be read"),
    ],
)
def test_arguments(refused: Refused, args: tuple[str, ...], said: str) -> None:
    assert said in refused(*args)


def test_in_french(refused: Refused) -> None:
    assert refused("play", "chess", "--lang", "fr").startswith("Jeu inconnu\u00a0: «\u202fchess\u202f».")
    assert refused("naviguer", "--lang=fr").startswith("Commande inconnue")


@pytest.mark.parametrize("command", [PLAY, SIMULATE, ("provenance", "looot")])
@pytest.mark.parametrize(
    ("text", "said"),
    [
        (b"bonus = ", "own.toml, line 1: this is not a readable components file"),
        (b'[[longship]]\nid = "L77"\nbonus = 1\n', "there is no record “longship L77”"),
        (b"[sails]\nx = 1\n", 'there is no section "sails"'),
        (b'[[longship]]\nid = "L07"\nsails = 1\n', 'longship L07: there is no field "sails"'),
        (
            b'[[longship]]\nid = "L07"\nbonus = "two"\n',
            'longship L07, bonus: expected a whole number, found "two".',
        ),
        (b'[[longship]]\nid = "L07"\n[[longship]]\nid = "L07"\n', "longship L07 is there twice"),
        (b'[[longship]]\nid = "L07"\nneeds = ["wood"]\n', "expected 3 needs, found 1 needs"),
        (b"\xff\xfe\x00", "own.toml cannot be read: it is not a text file in UTF-8."),
    ],
)
def test_components(
    refused: Refused, tmp_path: Path, command: tuple[str, ...], text: bytes, said: str
) -> None:
    (tmp_path / "own.toml").write_bytes(text)
    assert said in refused(*command, "--components", "own.toml")


@pytest.mark.parametrize(
    ("text", "english", "french"),
    [
        ('[[warehouse]]\nid = "W1-3"\npoints = "7"', "a whole number, found", "un nombre entier, trouvé"),
        (
            "[[warehouse]]\npoints = 7",
            "a text in quotes, found nothing",
            "un texte entre guillemets, trouvé rien",
        ),
        ("warehouse = 7", "[[warehouse]], found 7", "[[warehouse]], trouvé 7"),
        ('[[warehouse]]\nid = "W1-3"\npoints = 100', "expected 0…99, found 100", "attendu 0…99, trouvé 100"),
        ("[piles]\nfirst = 15", "expected 27, found 28", "attendu 27, trouvé 28"),
        ('[[jarl]]\nid = "ylva"\nremove = true', "neither added nor removed", "ni ajouté ni retiré"),
        (
            '[[warehouse]]\nid = "W1-9"',
            "no record “warehouse W1-9”",
            "pas d’entrée «\u202fwarehouse W1-9\u202f»",
        ),
    ],
)
def test_components_in_both_languages(
    refused: Refused, tmp_path: Path, text: str, english: str, french: str
) -> None:
    (tmp_path / "own.toml").write_text(text, encoding="utf-8")
    for language, said in (("en", english), ("fr", french)):
        line = refused("provenance", "lofoten", "--components", "own.toml", "--lang", language)
        assert line.startswith("own.toml")
        assert said in line


def edited(saga: Path, ply: int, changes: dict[str, object]) -> None:
    """Change fields in the line of a ply; -1 is the header, -2 the closing line."""
    lines = saga.read_text(encoding="utf-8").splitlines()
    at = len(lines) - 1 if ply == -2 else ply + 1
    lines[at] = json.dumps({**json.loads(lines[at]), **changes})
    saga.write_text("\n".join(lines) + "\n", encoding="utf-8")


@pytest.mark.parametrize(
    ("ply", "changes", "said"),
    [
        (-1, {"format": "drakkar-saga/9"}, "This saga has format drakkar-saga/9 and this release reads"),
        (-1, {"format": 7}, "is not a saga."),
        (-1, {"rules_version": 99}, "played by version 99 of the rules, and this release knows version"),
        (-1, {"rules_version": "new"}, "at ply 0 (missing: options, seats, rules_version)"),
        (-1, {"kept": {"values": [["", {"wood": 9}]]}}, "(the components in it are not those it names)"),
        (-1, {"game": "chess"}, "Unknown game “chess”."),
        (-1, {"options": {}}, "at ply 0 (the options are not those of the game)"),
        (-1, {"seats": ["me"]}, "at ply 0 (number of players: 1)"),
        (-1, {"seed_commitment": "abc"}, "(the seed is not the one announced at the start)"),
        (0, {"checksum": "abc"}, "at ply 0 (the position differs from the record)"),
        (0, {"luck": []}, "at ply 0 (the luck on record does not fit)"),
        (0, {"luck": 5}, "at ply 0 (the luck on record does not fit)"),
        (7, {"checksum": "abc"}, "at ply 7 (the position differs from the record)"),
        (7, {"do": "dance"}, "at ply 7 (not an action: dance)"),
        (7, {"seat": 3}, "at ply 7 (it is not the turn of seat 4)"),
        (7, {"seat": "x"}, "at ply 7 (not a number: seat)"),
        (7, {"ply": 8}, "at ply 7 (its number is 8)"),
        (7, {"luck": ["bag 0/9"]}, "at ply 7 (the luck on record does not fit)"),
        (1, {"do": "end"}, "at ply 1 (the rules forbid it: end, looot-3.1)"),
        (-2, {"totals": [99, 1]}, "(the result differs from the record)"),
        (-2, {"winners": "me"}, "(not a number: winners)"),
        (-2, {"seed": "other"}, "(the seed is not the one announced at the start)"),
        (-2, {"plies": 3}, "The saga is incomplete"),
    ],
)
def test_edited_saga(refused: Refused, saga: Path, ply: int, changes: dict[str, object], said: str) -> None:
    edited(saga, ply, changes)
    before = saga.read_bytes()
    assert said in refused("replay", str(saga))
    assert said in refused("play", "looot", "--resume", str(saga)) or changes.get("game") == "chess"
    assert saga.read_bytes() == before


def test_edited_saga_in_french(refused: Refused, saga: Path) -> None:
    edited(saga, 7, {"checksum": "abc"})
    line = refused("replay", str(saga), "--lang", "fr")
    assert "elle cesse d’être exacte au coup 7 (la position diffère du récit)" in line


@pytest.mark.parametrize("kept", [0, 1, 2, 10])
def test_truncated_saga(refused: Refused, saga: Path, kept: int) -> None:
    lines = saga.read_text(encoding="utf-8").splitlines(keepends=True)
    saga.write_text("".join(lines[:kept]), encoding="utf-8")
    assert f"the file stops after ply {max(0, kept - 2)}." in refused("replay", str(saga))
    saga.write_text("".join(lines[: kept + 3])[:-20], encoding="utf-8")
    assert "the file stops after ply" in refused("replay", str(saga))


def test_files_that_are_no_sagas(refused: Refused, tmp_path: Path) -> None:
    (tmp_path / "poem.saga").write_text("Hwæt!\n", encoding="utf-8")
    assert "poem.saga is not a saga." in refused("replay", "poem.saga")
    (tmp_path / "deep.saga").write_text("[" * 100_000, encoding="utf-8")
    assert "deep.saga is not a saga." in refused("replay", "deep.saga")
    (tmp_path / "binary.saga").write_bytes(bytes(range(256)))
    assert "binary.saga cannot be read: it is not a text file in UTF-8." in refused("replay", "binary.saga")
    assert "cannot be read: it is a folder." in refused("replay", str(tmp_path))


@pytest.mark.parametrize("ply", ["-1", "9999", "last", "1.0"])
def test_ply(refused: Refused, saga: Path, ply: str) -> None:
    assert f"There is no ply {ply} in this match. Choose from 0 to" in refused(
        "replay", str(saga), "--ply", ply
    )


def test_seat(refused: Refused, saga: Path) -> None:
    line = refused("replay", str(saga), "--as", "3")
    assert line == "There is no seat “3” in this match. Choose one of: 1 (Blue), 2 (Red)."


def test_nothing_is_overwritten_without_force(refused: Refused, tmp_path: Path) -> None:
    (tmp_path / "mine.saga").write_text("precious", encoding="utf-8")
    assert "mine.saga already exists and is left untouched." in refused(*PLAY, "--save", "mine.saga")
    assert (tmp_path / "mine.saga").read_text(encoding="utf-8") == "precious"


@pytest.mark.parametrize("flag", ["--players", "--seats", "--bots", "--option", "--seed"])
def test_a_match_under_way_is_what_it_is(refused: Refused, saga: Path, flag: str) -> None:
    said = refused(*PLAY, "--resume", str(saga), flag, "2")
    assert said.startswith(f"{flag} cannot change a match under way")
