"""Where the pieces come from, in words: every doubt has a name, and something that would settle it."""

from __future__ import annotations

import itertools

import pytest

from drakkar.games.registry import GAMES, package_of, part_of
from drakkar.kernel.components import FILE_NAME, Record
from drakkar.kernel.marks import GUESSED
from drakkar.words import Catalogue, languages
from drakkar.words.catalogue import game_folder
from drakkar.words.provenance import doubtful, known_text, mark_text, record_name

BOTH = list(itertools.product(languages(), GAMES))


def records(game: str) -> tuple[Record, ...]:
    found: tuple[Record, ...] = part_of(game, "components").provenance()
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_box_speaks_of_three_marks(game: str) -> None:
    """Old words are for the files of readers; and a guess of ours says itself how sure it is."""
    assert package_of(game)
    text = (game_folder(game) / FILE_NAME).read_text(encoding="utf-8")
    assert '"reconstructed"' not in text
    for record in records(game):
        guesses = bool(record.values(GUESSED))
        assert bool(record.marks.strength) == guesses, record.label


@pytest.mark.parametrize(("language", "game"), BOTH)
def test_every_doubt_has_a_name_and_something_that_settles_it(language: str, game: str) -> None:
    words = Catalogue(language, game)
    usual = Catalogue(language).text("provenance-settle")
    for section, found in doubtful(records(game)).items():
        names = [record_name(words, section, record.id) for record in found]
        assert len(set(names)) == len(names), section
        assert all(name and name != record.id for name, record in zip(names, found, strict=True)), names
        settle = words.text("provenance-settle", section=section)
        assert settle not in (usual, ""), section
        assert not settle.endswith("."), "it goes on a line with others"


@pytest.mark.parametrize("game", GAMES)
def test_what_is_known_of_a_doubt_is_said_in_the_readers_language(game: str) -> None:
    """The components file says it in English, and of records that it says the same of, so do the words."""
    english, french = Catalogue("en", game), Catalogue("fr", game)
    for found in doubtful(records(game)).values():
        said = {record.where: known_text(french, record) for record in found}
        assert all(known_text(french, record) == said[record.where] for record in found)
        for record in found:
            assert known_text(english, record) == record.where
            assert said[record.where] != record.where, record.label


@pytest.mark.parametrize("language", languages())
def test_a_guess_says_how_sure_it_is(language: str) -> None:
    words = Catalogue(language)
    sure = {mark_text(words, "guessed", strength) for strength in ("strong", "medium", "weak")}
    assert len(sure) == 3
    assert mark_text(words, "invented", "") not in sure


@pytest.mark.parametrize(
    ("guessed", "invented", "english", "french"),
    [
        (30, 0, "30 are guesses", "30 sont supposées"),
        (1, 0, "1 is a guess", "1 est supposée"),
        (0, 1, "1 is our invention", "1 est de notre invention"),
        (28, 4, "28 guessed, 4 invented by us", "28 supposées et 4 de notre invention"),
    ],
)
def test_the_quiet_line(guessed: int, invented: int, english: str, french: str) -> None:
    for language, words in (("en", english), ("fr", french)):
        line = Catalogue(language).text("provenance-line", total=36, guessed=guessed, invented=invented)
        assert "36" in line
        assert words in line
