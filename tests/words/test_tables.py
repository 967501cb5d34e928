"""The tables at the end of the rules: every piece of the components, said in either language."""

from __future__ import annotations

import itertools
import re

import pytest

from drakkar.games.registry import OURS, part_of
from drakkar.kernel.errors import UserError
from drakkar.words import languages
from drakkar.words.catalogue import game_folder, read
from drakkar.words.tables import NONE, ComponentTable, tables
from tests.words.test_typography import WRONG_ANYWHERE, WRONG_IN_ENGLISH, WRONG_IN_FRENCH, faults

BOTH = list(itertools.product(languages(), OURS))
# Technical limits, geometry and the counts that the others are checked by: nothing that a player looks up.
NOT_SHOWN = {
    "looot": {
        "box",
        "edge",
        "join",
        "fit",
        "sea",
        "trophy_tile",
        "face",
        "outline",
        "side_tile",
        "fjord",
        "rules",
    },
    "vikings_on_board": {"box", "warehouse_2", "ships", "sterns", "bonus_viking"},
    "lofoten": {"box", "piles", "limit"},
    "althing": {"box", "rules", "limit"},
}


def table(game: str, name: str, language: str = "en", override: str = "") -> ComponentTable:
    made = tables(game, language, ("own.toml", override) if override else None)
    return next(found for found in made if found.name == name)


@pytest.mark.parametrize(("language", "game"), BOTH)
def test_every_cell_is_said_in_names(language: str, game: str) -> None:
    wrong = WRONG_ANYWHERE | {"en": WRONG_IN_ENGLISH, "fr": WRONG_IN_FRENCH}[language]
    for made in tables(game, language):
        assert made.rows
        for row in made.rows:
            assert len(row) == len(made.headings)
            assert all(row)
            # A code such as first_player or mead-1 is no name.
            assert not any(re.search(r"[a-z]_[a-z]|[a-z]-\d", cell) for cell in row), (made.name, row)
            assert "nknown" not in " ".join(row)
            assert "nconnu" not in " ".join(row)
        assert faults([made.title, *made.headings, *itertools.chain(*made.rows)], wrong) == []


@pytest.mark.parametrize("game", OURS)
def test_every_piece_of_the_box_is_in_a_table(game: str) -> None:
    records = [
        record for record in part_of(game, "components").provenance() if record.section not in NOT_SHOWN[game]
    ]
    rows = sum(len(made.rows) for made in tables(game, "en"))
    by_field = {
        "looot": {"values": 7, "stacks": 3},
        "vikings_on_board": {"stacks": 2},
        "lofoten": {"coins": 6},
    }
    lone = by_field.get(game, {})
    expected = sum(lone.get(record.section, 1) for record in records)
    assert rows == expected


@pytest.mark.parametrize("game", OURS)
def test_languages_have_the_same_headings_and_each_is_used(game: str) -> None:
    resources = [read(game_folder(game) / f"tables.{language}.ftl") for language in languages()]
    keys = [[entry.id.name for entry in found.body if hasattr(entry, "id")] for found in resources]
    assert keys[0] == keys[1]
    declared = (game_folder(game) / "tables.toml").read_text(encoding="utf-8")
    for key in keys[0]:
        name = re.sub("^(table|heading)-", "", key)
        assert f'"{name}"' in declared, key
    for made in zip(*(tables(game, language) for language in languages()), strict=True):
        assert len({len(one.rows) for one in made}) == 1


def test_a_longship_as_a_player_reads_it() -> None:
    assert table("looot", "longship").headings == ("Longship", "Tile", "Points more for each", "Asks for")
    assert ("L11", "Sheep", "2", "1 gold, 1 wood and 1 sheep") in table("looot", "longship").rows
    assert ("L01", "Bois", "1", "2 haches et 1 bois") in table("looot", "longship", "fr").rows
    assert table("looot", "longship").numbers == (2,)


def test_corrected_components_show_their_values() -> None:
    own = '[[longship]]\nid = "L07"\nbonus = 3\nneeds = ["axe", "axe", "axe"]\n'
    assert ("L07", "Sheep", "3", "3 axes") in table("looot", "longship", override=own).rows
    assert ("L07", "Sheep", "1", "1 gold, 1 axe and 1 sheep") in table("looot", "longship").rows
    with pytest.raises(UserError):
        table("looot", "longship", override='[[longship]]\nid = "L07"\nbonus = -3\n')


def test_what_is_not_there_is_a_dash() -> None:
    odin = next(row for row in table("althing", "own").rows if row[0] == "Odin")
    assert odin == ("Odin", "1 nugget", NONE)
