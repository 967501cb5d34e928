"""Golden sagas of Althing, without its modules and with them."""

from __future__ import annotations

from scripts.golden import Recipe
from tests.games.althing import recipes_core, recipes_modules


def recipes() -> list[Recipe]:
    return [*recipes_core.recipes(), *recipes_modules.recipes()]
