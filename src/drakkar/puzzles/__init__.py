"""Puzzles: positions of bot matches in which one choice is clearly best, by what the seat to act may know.

They are files of the game's folder, `games/NAME/puzzles/ID.toml` (`form.py` explains one). `finding.py` finds
them, `weighing.py` says what is clear, `rating.py` how difficult it is, and `arranging.py` sets one up.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from drakkar.games.registry import package_of
from drakkar.kernel.errors import UserError
from drakkar.puzzles.form import SUFFIX, Puzzle, read_puzzle

FOLDER = "puzzles"


def folder_of(game: str) -> Traversable:
    return files(package_of(game)) / FOLDER


@cache
def puzzles_of(game: str) -> tuple[str, ...]:
    """The puzzles of a game by their ids; none if it has no folder of them."""
    folder = folder_of(game)
    if not folder.is_dir():
        return ()
    names = [file.name for file in folder.iterdir() if file.name.endswith(SUFFIX)]
    return tuple(sorted(name.removesuffix(SUFFIX) for name in names))


@cache
def puzzle(game: str, name: str) -> Puzzle:
    """A puzzle of a game."""
    if name not in puzzles_of(game):
        raise UserError("unknown-puzzle", game=game, puzzle=name)
    file = folder_of(game) / f"{name}{SUFFIX}"
    return read_puzzle(game, name, file.read_text(encoding="utf-8"))
