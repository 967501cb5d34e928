"""The games there are. The catalogue reads their facts only; asking for a game loads its rules."""

from __future__ import annotations

import os
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Final, cast

from drakkar.kernel.errors import UserError
from drakkar.kernel.events import check_events
from drakkar.kernel.game import Game, State, View
from drakkar.kernel.guidance import Guidance
from drakkar.kernel.meta import Meta

# Our own, each a folder beside this file.
OURS: Final[tuple[str, ...]] = (
    "looot",
    "vikings_on_board",
    "lofoten",
    "althing",
)
# Games of one's own: packages of the same shape, by their dotted names, separated by commas. One that is
# called like a game of ours takes its place.
VARIABLE: Final = "DRAKKAR_GAMES"


def _packages(further: str) -> dict[str, str]:
    """By the name of a game: the package that it is."""
    named = [package.strip() for package in further.split(",") if package.strip()]
    others = {package.rpartition(".")[2]: package for package in named}
    return {**{name: f"drakkar.games.{name}" for name in OURS}, **others}


PACKAGES: Final[dict[str, str]] = _packages(os.environ.get(VARIABLE, ""))
GAMES: Final[tuple[str, ...]] = tuple(PACKAGES)


def meta(name: str) -> Meta:
    """Facts about a game, without its rules."""
    return cast(Meta, part_of(name, "meta").META)


def guidance(name: str) -> Guidance:
    """How bots and the coach think about a game."""
    return cast(Guidance, part_of(name, "bots").GUIDANCE)


def load_game(name: str, override: tuple[str, str] | None = None) -> Game[State, View]:
    """The rules of a game; `override` is the name and text of a components file of one's own."""
    rules = part_of(name, "game")
    check_events(PACKAGES[name])
    game = cast("Game[State, View]", rules.load_game(override))
    game.override = override
    return game


def in_play(name: str, view: View) -> frozenset[tuple[str, str]] | None:
    """The cards, tiles and the like that a match uses, as section and id of their records.

    None if the game does not say, as one that is always played with the whole box.
    """
    if not _exists(f"{package_of(name)}.in_play"):
        return None
    return cast("frozenset[tuple[str, str]]", part_of(name, "in_play").in_play(view))


def part_of(name: str, module: str) -> ModuleType:
    """A module of a game's folder."""
    return import_module(f"{package_of(name)}.{module}")


def package_of(name: str) -> str:
    """The folder of a game, as a package."""
    if name not in PACKAGES:
        raise UserError("unknown-game", game=name, known=", ".join(GAMES))
    package = PACKAGES[name]
    if not _exists(package):
        raise UserError("bad-setting", name=VARIABLE, value=package)
    return package


def _exists(package: str) -> bool:
    try:
        return find_spec(package) is not None
    except ModuleNotFoundError:
        return False
