"""Keep every box that a release has, so that matches played with it can be read when it has been corrected.

`python -m scripts.keep_boxes` writes games/NAME/boxes/DIGEST.json, the data of today's components, beside
those of before (`make fix`; `make check` asks with --check). A box that no release had may be deleted again.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from drakkar.games.registry import OURS
from drakkar.kernel.components import digest_of
from drakkar.play.boxes import FOLDER, components_of

ROOT = Path(__file__).resolve().parents[1]
GAMES = ROOT / "src" / "drakkar" / "games"


def missing() -> dict[Path, str]:
    """The boxes of today that are not kept."""
    found = {}
    for game in OURS:
        text = components_of(game)
        file = GAMES / game / FOLDER / f"{digest_of(text)}.json"
        if not file.exists():
            found[file] = text + "\n"
    return found


def main() -> int:
    parser = argparse.ArgumentParser(prog="keep_boxes")
    parser.add_argument("--check", action="store_true", help="write nothing, tell what is not kept")
    check = parser.parse_args().check
    found = missing()
    for file, text in found.items():
        if check:
            print(f"{file.relative_to(ROOT)} is missing: run `make fix`")
        else:
            file.parent.mkdir(exist_ok=True)
            file.write_text(text, "ascii")
    return 1 if check and found else 0


if __name__ == "__main__":
    sys.exit(main())
