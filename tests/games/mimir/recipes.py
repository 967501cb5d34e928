"""Golden sagas of Mimir's Well."""

from __future__ import annotations

from scripts.golden import Recipe, at_random, finished


def recipes() -> list[Recipe]:
    return [Recipe("mimir-2", "mimir", 2, at_random, finished)]
