"""Links that people pass on: the secret link of a seat, and QR codes for phones."""

from __future__ import annotations

from io import BytesIO
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath
from litestar.response import Redirect

from drakkar.server import infos, tables
from drakkar.server.guests import known_guest, read_guest
from drakkar.server.hall import Hall
from drakkar.server.keys import hash_token
from drakkar.server.security import base_url
from drakkar.table.refusals import Refuse
from drakkar.table.table import may_see_link

AnyRequest = Request[Any, Any, Any]


@get("/s/{token:str}")
async def open_seat_link(request: AnyRequest, hall: Hall, token: FromPath[str]) -> Redirect:
    """Claims the seat, or gives it back on another device."""
    found = await hall.storage.seat_of_token(hash_token(token))
    if found is None:
        # Who took the seat by this link, and taps on it again, finds the way back to the table.
        known = await tables.seat_by_old_link(hall, read_guest(request, hall), token)
        if known is None:
            raise Refuse("unknown-seat-link")
        return Redirect(f"/t/{known}", status_code=303)
    table_id, seat = found
    live = await hall.tables.get(table_id)
    held = live.seats[seat].kind == "person"
    guest, nickname = await known_guest(
        request, hall, nickname=live.seats[seat].name if held else "", heal=True
    )
    await tables.claim(hall, live, seat, guest, nickname)
    return Redirect(f"/t/{table_id}", status_code=303)


@get("/api/tables/{table_id:str}/qr.svg")
async def table_qr(request: AnyRequest, hall: Hall, table_id: FromPath[str]) -> Response[bytes]:
    live = await hall.tables.get(table_id)
    return _qr(f"{base_url(request.scope, hall.config.public_url)}/t/{live.id}")


@get("/api/tables/{table_id:str}/seats/{seat:int}/qr.svg")
async def seat_qr(
    request: AnyRequest, hall: Hall, table_id: FromPath[str], seat: FromPath[int]
) -> Response[bytes]:
    live = await hall.tables.get(table_id)
    if not 0 <= seat < len(live.seats):
        raise Refuse("no-such-seat")
    if not may_see_link(live.record, live.seats[seat], read_guest(request, hall)):
        raise Refuse("not-your-seat")
    base = base_url(request.scope, hall.config.public_url)
    return _qr(infos.seat_url(live.seats[seat], base, hall.keys))


def _qr(text: str) -> Response[bytes]:
    import segno

    picture = BytesIO()
    segno.make(text, error="m", micro=False).save(picture, kind="svg", border=2, scale=8, light="#fff")
    return Response(picture.getvalue(), media_type="image/svg+xml")


HANDLERS = [open_seat_link, table_qr, seat_qr]
