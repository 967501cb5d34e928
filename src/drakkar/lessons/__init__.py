"""Lessons: matches of known luck that teach a game, one idea at a time. They are data in the game's folder.

`games/NAME/lessons/path.toml` lists them in the order in which they are best taken, `ID.toml` is one
(`form.py` explains it), `en.ftl` and `fr.ftl` hold what they say. Their titles are in the game's own words.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from drakkar.games.registry import package_of
from drakkar.kernel.errors import UserError
from drakkar.lessons.form import Lesson, LessonError, read_lesson

FOLDER = "lessons"
PATH = "path.toml"
# The guided first match, if a game has lessons at all.
FIRST = "first"


def folder_of(game: str) -> Traversable:
    return files(package_of(game)) / FOLDER


@cache
def path_of(game: str) -> tuple[str, ...]:
    """The lessons of a game by their ids, in order; none if it teaches nothing."""
    file = folder_of(game) / PATH
    if not file.is_file():
        return ()
    found = tomllib.loads(file.read_text(encoding="utf-8")).get("lessons")
    if not isinstance(found, list) or not found or found[0] != FIRST or len(set(found)) < len(found):
        raise LessonError(f'{game}/{FOLDER}/{PATH}: expected lessons = ["{FIRST}", …], each once')
    return tuple(map(str, found))


@cache
def lesson(game: str, name: str) -> Lesson:
    """A lesson of a game."""
    if name not in path_of(game):
        raise UserError("unknown-lesson", game=game, lesson=name, known=", ".join(path_of(game)))
    file = folder_of(game) / f"{name}.toml"
    return read_lesson(game, name, file.read_text(encoding="utf-8"))


def words_of(game: str, language: str) -> str:
    """What the lessons of a game say, as the Fluent file that it is."""
    return (folder_of(game) / f"{language}.ftl").read_text(encoding="utf-8")
