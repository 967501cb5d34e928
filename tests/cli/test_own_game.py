"""A game that is no part of the package, named by DRAKKAR_GAMES: listed in the terminal, and searched."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from tests.cli.conftest import Drakkar

GAME = "mimir"


def test_it_is_one_of_the_games(drakkar: Drakkar) -> None:
    assert "Mimir’s Well" in drakkar("games").stdout
    assert "Deux devins" in drakkar("rules", GAME, "--lang", "fr").stdout
    records = json.loads(drakkar("provenance", GAME, "--json").stdout)
    assert [record["section"] for record in records] == ["stone"] * 6


@pytest.mark.parametrize(
    ("language", "shown"),
    [
        ("en", ("The well is empty.", "22 stones in the bag", "unknown, unknown, unknown and unknown")),
        ("fr", ("Le puits est vide.", "22 pierres dans le sac", "inconnue, inconnue, inconnue et inconnue")),
    ],
)
def test_its_position_is_a_list(drakkar: Drakkar, language: str, shown: tuple[str, ...]) -> None:
    text = drakkar("play", GAME, "--seed", "3", "--lang", language, "--plain", typed="1\n" * 15).stdout
    assert all(part in text for part in shown)


def test_the_search_plays_it(drakkar: Drakkar) -> None:
    args = ("--bots", "search@20,random", "--workers", "2", "--games", "4", "--seed", "1", "--json")
    assert json.loads(drakkar("simulate", GAME, *args).stdout)["games"] == 4


@pytest.mark.parametrize("package", ["no.such.package", "tests.own.nobody"])
def test_a_package_that_is_not_there_is_named_in_one_line(package: str) -> None:
    run = subprocess.run(
        [sys.executable, "-c", "from drakkar.cli.main import main; main()", "games", "--lang", "en"],
        env=os.environ | {"DRAKKAR_GAMES": package},
        check=False,
        capture_output=True,
        text=True,
    )
    assert run.returncode != 0
    assert run.stderr.count("\n") == 1
    assert "DRAKKAR_GAMES" in run.stderr
    assert package in run.stderr
