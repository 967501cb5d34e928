"""What scenes are made of, as JSON Schema."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final, cast

from drakkar.games.registry import package_of
from drakkar.kernel.errors import UserError

# In a game's folder; `make fix` writes it from the types.
FILE: Final = "scene.schema.json"


def scene_schema(game: str) -> dict[str, Any]:
    """The JSON Schema of `{"scene": Env.scene(), "stage": Env.stage()}` of a game."""
    file = files(package_of(game)).joinpath(FILE)
    if not file.is_file():
        raise UserError("no-schema", game=game)
    return cast("dict[str, Any]", json.loads(file.read_text(encoding="utf-8")))
