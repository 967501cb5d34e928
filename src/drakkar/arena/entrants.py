"""Who may play in the arena: our bots, those from elsewhere, and OpenSpiel's search where it is installed."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

from drakkar.bots.bot import Bot
from drakkar.bots.styles import budget
from drakkar.kernel.errors import UserError
from drakkar.kernel.game import Game, State, View
from drakkar.visitors.registry import check_bot, make_bot

OPENSPIEL: Final = "openspiel@"


def check_entrant(name: str, seats: int) -> None:
    """An error if there is nobody of this name, or not here."""
    if not _seconds(name):
        check_bot(name)
    elif find_spec("pyspiel") is None:
        raise UserError("no-openspiel", bot=name)
    elif seats < 2:
        raise UserError("openspiel-alone", bot=name)


def make_entrant(name: str, game: Game[State, View], seed: int) -> Bot:
    seconds = _seconds(name)
    if not seconds:
        return make_bot(name, game, seed)
    # Heavy, and not everybody has it.
    from drakkar.research.openspiel_bot import SpielBot

    return SpielBot(game, seed, seconds)


def _seconds(name: str) -> float:
    """Those of an OpenSpiel bot, 0 if it is none."""
    spent = budget(name, OPENSPIEL)
    return 0.0 if spent is None else spent[1]
