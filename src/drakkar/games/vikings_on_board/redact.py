"""What of an event a viewer learns (clause 2.9). Nothing is left out altogether: all moves are seen."""

from __future__ import annotations

from dataclasses import replace

from drakkar.games.vikings_on_board.events import (
    BarrelMoved,
    BarrelPlaced,
    BarrelWon,
    ChestsDrawn,
    ChestsReturned,
    ChestTaken,
)
from drakkar.kernel.events import Event


def redact(event: Event, viewer: int) -> Event:
    if isinstance(event, BarrelPlaced | BarrelMoved | BarrelWon):
        return event if event.seat == viewer else replace(event, value=0)
    if isinstance(event, ChestsDrawn | ChestsReturned):
        return event if event.seat == viewer else replace(event, goods=())
    if isinstance(event, ChestTaken) and not event.open:
        return event if event.seat == viewer else replace(event, good="")
    return event
