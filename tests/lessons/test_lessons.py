"""The lessons of all games: each is played by its own steps; what changes under it, makes it fail."""

from __future__ import annotations

import pytest

from drakkar.games.registry import GAMES
from drakkar.lessons import FIRST, course, folder_of, lesson, path_of, words_of
from drakkar.lessons.proving import play, prove
from drakkar.words import Catalogue, languages
from drakkar.words.catalogue import read

ALL = [(game, name) for game in GAMES for name in path_of(game)]


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_lesson_goes_as_it_says(game: str, name: str) -> None:
    prove(lesson(game, name))


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_guided_first_match(game: str) -> None:
    assert path_of(game)[0] == FIRST
    steps = lesson(game, FIRST).steps
    assert [step.kind for step in steps].count("free") == 1
    assert any(step.show == "scores" for step in steps[course.free_step(lesson(game, FIRST)) :])


@pytest.mark.parametrize("game", GAMES)
def test_the_path_has_every_lesson_there_is(game: str) -> None:
    files = {file.name for file in folder_of(game).iterdir() if file.name.endswith(".toml")}
    assert files == {f"{name}.toml" for name in ("path", *path_of(game))}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_all_that_lessons_say_is_there_and_nothing_else(game: str, language: str) -> None:
    words = Catalogue(language, game)
    for name in path_of(game):
        assert words.text(f"lesson-{name}")
        assert words.text(f"lesson-{name}-what")
    before = set(words.keys())
    words.add(read(folder_of(game) / f"{language}.ftl"))
    said = [key for name in path_of(game) for key in lesson(game, name).says]
    assert set(words.keys()) - before == set(said)
    for key in said:
        assert not words.variables(key)
        assert words.text(key)
    assert words_of(game, language)


def test_one_is_where_the_plies_say() -> None:
    """Words that come at the same ply are turned like pages; a ply takes one past them."""
    mimir = lesson("mimir", FIRST)
    welcome, cast, olafs, again, olaf, watch, free, sheet = range(8)
    assert course.starts(mimir) == [0, 0, 1, 2, 3, 3, 4, 4]
    assert [course.current(mimir, 0, page) for page in range(9)] == [welcome, *[cast] * 8]
    assert course.current(mimir, 1, welcome) == olafs
    assert course.current(mimir, 2, sheet) == again
    assert [course.current(mimir, 3, page) for page in (welcome, watch, sheet)] == [olaf, watch, watch]
    assert [course.current(mimir, 4, page) for page in (watch, sheet)] == [free, sheet]
    assert [course.current(mimir, 9, page) for page in (watch, sheet)] == [free, sheet]
    assert [course.before(mimir, step) for step in range(8)] == [-1, 0, 1, 1, 3, 4, 4, 6]


def test_in_free_play_every_turn_has_a_tip() -> None:
    mimir = lesson("mimir", FIRST)
    seats = [entry.seat for entry in play(mimir).saga.entries]
    free = course.free_step(mimir)
    tips = [course.tip(mimir, free, [*seats, *more]) for more in ([], [0], [0, 1], [0, 1, 0, 1, 0, 1])]
    assert tips == [0, 0, 1, 1]
