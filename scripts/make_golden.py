"""Write the golden sagas: matches kept to show that the rules still say what they said.

    python -m scripts.make_golden [FOLDER [NAME…]]

The same files come out every time. Make them again when a change of rules is meant, with its `rules_version`.
"""

from __future__ import annotations

import sys
from pathlib import Path

from scripts.golden import althing, althing_modules, lofoten, looot, vikings_on_board
from scripts.golden.common import Recipe, play

FOLDER = Path(__file__).parents[1] / "tests" / "golden"


def recipes() -> list[Recipe]:
    games = (looot, vikings_on_board, lofoten, althing, althing_modules)
    return [recipe for game in games for recipe in game.recipes()]


def main(folder: Path, names: list[str]) -> None:
    for recipe in recipes():
        if not names or recipe.name in names:
            file = folder / f"{recipe.name}.saga"
            file.write_text(play(recipe), encoding="utf-8")
            print(file.name)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER, sys.argv[2:])
