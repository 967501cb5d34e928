"""Events as a viewer may see them: cards drawn are known to who drew them only."""

from __future__ import annotations

from drakkar.games.lofoten.events import CardDrawn, HandDrawn
from drakkar.kernel.events import Event


def redact(event: Event, viewer: int) -> Event:
    if isinstance(event, CardDrawn) and event.seat != viewer:
        return CardDrawn(event.seat, "", 0)
    if isinstance(event, HandDrawn) and event.seat != viewer:
        return HandDrawn(event.seat, (), ())
    return event
