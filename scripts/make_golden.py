"""Write the golden sagas: matches kept to show that the rules still say what they said.

    python -m scripts.make_golden [FOLDER [NAME…]]

The same files come out every time. Make them again when a change of rules is meant, with its `rules_version`.
DRAKKAR_GAMES=tests.own.mimir adds those of the game that lives in the tests.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

from drakkar.games.registry import GAMES
from scripts.golden import Recipe, play

FOLDER = Path(__file__).parents[1] / "tests" / "golden"


def recipes() -> list[Recipe]:
    """Those of every game, each in its folder of the tests."""
    games = [import_module(f"tests.games.{game}.recipes") for game in GAMES]
    return [recipe for game in games for recipe in game.recipes()]


def main(folder: Path, names: list[str]) -> None:
    for recipe in recipes():
        if not names or recipe.name in names:
            file = folder / f"{recipe.name}.saga"
            file.write_text(play(recipe), encoding="utf-8")
            print(file.name)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER, sys.argv[2:])
