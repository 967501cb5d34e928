"""A table as a guest may see it: its seats, its result, and the links that they may pass on."""

from __future__ import annotations

from collections.abc import Sequence

from drakkar.kernel.colours import colours_of
from drakkar.kernel.game import OVER, Phrase
from drakkar.play.past import Past, about_past
from drakkar.server.keys import Keys
from drakkar.server.live import LiveTable
from drakkar.server.protocol import PastInfo, SeatInfo, SeatLink, TableInfo
from drakkar.table.records import SeatRecord, TableRecord
from drakkar.table.table import (
    allows_hints,
    colours_open,
    is_practice,
    may_paint,
    may_see_link,
)


def table_info(table: LiveTable, guest: str, base: str, keys: Keys) -> TableInfo:
    """The table as this guest may see it."""
    present = [table.is_present(seat.seat) for seat in table.seats]
    return record_info(
        table.record, table.seats, guest, base, keys, present, table.rematch, table.past, table.alone > 0
    )


def record_info(
    record: TableRecord,
    seats: Sequence[SeatRecord],
    guest: str,
    base: str,
    keys: Keys,
    present: Sequence[bool],
    rematch: str,
    past: Past | None,
    alone: bool,
) -> TableInfo:
    """The seed is in it from the end on, and a seat's link only for who may pass it on."""
    over = record.status == "over"
    host = bool(guest) and guest == record.host
    colours = colours_of(record.options, len(seats))
    return TableInfo(
        id=record.id,
        game=record.game,
        status=record.status,  # type: ignore[arg-type]
        options=record.options,
        seats=[
            SeatInfo(
                index=seat.seat,
                kind=seat.kind,  # type: ignore[arg-type]
                name=seat.name,
                bot=seat.bot,
                mine=bool(guest) and guest in seat.holders,
                present=present[seat.seat],
                away=seat.away,
                colour=colours[seat.seat],
                paintable=colours_open(record) and may_paint(record, seat, guest),
            )
            for seat in seats
        ],
        undo=record.undo,  # type: ignore[arg-type]
        watch=record.watch,  # type: ignore[arg-type]
        coach=record.coach,  # type: ignore[arg-type]
        hints=allows_hints(record, seats),
        alone=alone,
        host=host,
        practice=is_practice(seats),
        ply=record.ply,
        to_act=OVER if record.status == "waiting" else record.to_act,
        created=record.created,
        changed=record.changed,
        seed_commitment=record.commitment,
        seed=record.seed if over else "",
        winners=list(record.winners),
        totals=list(record.totals),
        past=None if past is None else past_info(past, over),
        rematch=rematch,
        lesson=record.lesson,
        lesson_done=record.lesson_done,
        branch_of=record.branch_of,
        branch_ply=record.branch_ply,
        url=f"{base}/t/{record.id}",
        links=[
            SeatLink(seat.seat, seat_url(seat, base, keys))
            for seat in seats
            if may_see_link(record, seat, guest)
        ],
    )


def past_info(past: Past, over: bool) -> PastInfo:
    told = [Phrase(key, params) for key, params in about_past(past, over)]
    return PastInfo(past.plies, past.shown, past.stopped, told)


def seat_url(seat: SeatRecord, base: str, keys: Keys) -> str:
    return f"{base}/s/{keys.seat_token(seat.table_id, seat.seat, seat.nonce)}"
