"""Events as a viewer may see them: what happens face down is known to who does it, or who is robbed, only."""

from __future__ import annotations

from drakkar.games.althing.events import (
    CardDropped,
    CardsDrawn,
    CardsLookedAt,
    CardsStacked,
    CardStolen,
    CardStored,
    ReserveFetched,
    ReserveSwapped,
    StolenCardUnused,
)
from drakkar.games.althing.events_modules import CardStruck
from drakkar.kernel.events import Event


def redact(event: Event, viewer: int) -> Event:
    if isinstance(event, CardStolen):
        if event.reserve or event.open or viewer in (event.seat, event.whom):
            return event
        return CardStolen(event.seat, event.whom, "", False)
    if isinstance(event, StolenCardUnused):
        if event.reserve or viewer in (event.seat, event.whom):
            return event
        return StolenCardUnused(event.seat, event.whom, "", False)
    return _of_seat(event, viewer)


def _of_seat(event: Event, viewer: int) -> Event:
    """Events that only their own seat knows all about."""
    if isinstance(event, CardsDrawn) and event.seat != viewer:
        return CardsDrawn(event.seat, event.number, ())
    if isinstance(event, CardStruck) and event.seat != viewer:
        return CardStruck(event.seat, "")
    if isinstance(event, CardDropped) and event.seat != viewer:
        return CardDropped(event.seat, "")
    if isinstance(event, CardsLookedAt) and event.seat != viewer:
        return CardsLookedAt(event.seat, event.number, ())
    if isinstance(event, CardsStacked) and event.seat != viewer:
        return CardsStacked(event.seat, event.side, event.number, ())
    if isinstance(event, CardStored) and event.seat != viewer and not event.open:
        return CardStored(event.seat, "", False)
    if isinstance(event, ReserveSwapped) and event.seat != viewer and not event.open:
        return ReserveSwapped(event.seat, "", "", False)
    if isinstance(event, ReserveFetched) and event.seat != viewer:
        return ReserveFetched(event.seat, event.taken if event.open else "", "", event.open)
    return event
