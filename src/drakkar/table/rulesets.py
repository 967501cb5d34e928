"""The games there are tables for, loaded once each."""

from __future__ import annotations

from functools import cache

from drakkar.games.registry import meta
from drakkar.kernel.game import Game, State, View
from drakkar.kernel.meta import Meta
from drakkar.play.boxes import box_of


def game_of(name: str) -> Game[State, View]:
    """A game with today's box, as new tables play it."""
    return box_of(name)


@cache
def meta_of(name: str) -> Meta:
    return meta(name)
