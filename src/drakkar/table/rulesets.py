"""The games there are tables for, loaded once each."""

from __future__ import annotations

from functools import cache

from drakkar.games.registry import load_game, meta
from drakkar.kernel.game import Game, State, View
from drakkar.kernel.meta import Meta


@cache
def game_of(name: str) -> Game[State, View]:
    return load_game(name)


@cache
def meta_of(name: str) -> Meta:
    return meta(name)
