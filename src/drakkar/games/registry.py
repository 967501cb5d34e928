"""The games there are. The catalogue reads their facts only; asking for a game loads its rules."""

from __future__ import annotations

from importlib import import_module
from typing import Final, cast

from drakkar.kernel.errors import UserError
from drakkar.kernel.events import check_events
from drakkar.kernel.game import Game, State, View
from drakkar.kernel.meta import Meta

GAMES: Final[tuple[str, ...]] = ("looot", "vikings_on_board", "lofoten", "althing")


def meta(name: str) -> Meta:
    """Facts about a game, without its rules."""
    return cast(Meta, import_module(f"drakkar.games.{_known(name)}.meta").META)


def load_game(name: str, override: tuple[str, str] | None = None) -> Game[State, View]:
    """The rules of a game; `override` is the name and text of a components file of one's own."""
    package = f"drakkar.games.{_known(name)}"
    module = import_module(f"{package}.game")
    check_events(package)
    return cast("Game[State, View]", module.load_game(override))


def _known(name: str) -> str:
    if name not in GAMES:
        raise UserError("unknown-game", game=name, known=", ".join(GAMES))
    return name
