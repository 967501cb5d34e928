"""Write games/NAME/scene.schema.json: the JSON Schema of what the game's scenes and stages are.

`python -m scripts.make_schemas` writes what is stale; with `--check` it only tells, and leaves with 1. The
types are read from the plain source, as a compiled dataclass forgets them.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import get_type_hints

import msgspec

from drakkar.games.registry import OURS, load_game

ROOT = Path(__file__).resolve().parents[1]
GAMES = ROOT / "src" / "drakkar" / "games"
FILE = "scene.schema.json"


def schema(game: str) -> str:
    """Of both, with the types that they share once."""
    rules = type(load_game(game))
    kinds = {part: get_type_hints(getattr(rules, part))["return"] for part in ("scene", "stage")}
    shown, definitions = msgspec.json.schema_components(kinds.values(), ref_template="#/$defs/{name}")
    whole = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"{game}: what a seat sees",
        "properties": dict(zip(kinds, shown, strict=True)),
        "$defs": definitions,
    }
    return json.dumps(whole, indent=1, ensure_ascii=False) + "\n"


def stale() -> dict[Path, str]:
    wanted = {GAMES / game / FILE: schema(game) for game in OURS}
    return {
        file: text for file, text in wanted.items() if not file.exists() or file.read_text("utf-8") != text
    }


def main() -> int:
    parser = argparse.ArgumentParser(prog="make_schemas")
    parser.add_argument("--check", action="store_true", help="write nothing, tell what is stale")
    check = parser.parse_args().check
    found = stale()
    for file, text in found.items():
        if check:
            print(f"{file.relative_to(ROOT)} is stale: run `make fix`")
        else:
            file.write_text(text, "utf-8")
    return 1 if check and found else 0


if __name__ == "__main__":
    sys.exit(main())
