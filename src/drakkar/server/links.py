"""Links that people pass on: the secret link of a seat, and QR codes for phones."""

from __future__ import annotations

from io import BytesIO
from typing import Any

from litestar import Request, Response, get, post
from litestar.params import FromPath

from drakkar.server import infos, tables
from drakkar.server.api import show
from drakkar.server.guests import known_guest, read_guest
from drakkar.server.hall import Hall
from drakkar.server.keys import hash_token
from drakkar.server.live import LiveTable
from drakkar.server.protocol import Invitation, TableInfo
from drakkar.server.security import base_url
from drakkar.table.refusals import Refuse
from drakkar.table.table import may_see_link

AnyRequest = Request[Any, Any, Any]


@get("/api/seats/{token:str}")
async def seat_of_link(request: AnyRequest, hall: Hall, token: FromPath[str]) -> Invitation:
    """What a seat link leads to. Looking claims nothing: previews of links look, too."""
    live, seat = await _found(request, hall, token)
    guest = read_guest(request, hall)
    host = next((at.name for at in live.seats if live.record.host in at.holders), "")
    name = live.seats[seat].name if live.seats[seat].kind == "person" else ""
    mine = guest in live.seats[seat].holders
    moves = not mine and tables.moves_over(live, live.seats[seat])
    return Invitation(live.id, live.record.game, seat, name, host, mine, moves)


@post("/api/seats/{token:str}")
async def take_seat_of_link(
    request: AnyRequest, hall: Hall, token: FromPath[str], along: bool = False
) -> TableInfo:
    """Claims the seat, or gives it back on another device; `along` says that the one before is one's own."""
    live, seat = await _found(request, hall, token)
    at = live.seats[seat]
    guest, nickname = await known_guest(
        request, hall, nickname=at.name if at.kind == "person" else "", heal=True
    )
    await tables.claim(hall, live, seat, guest, nickname, along)
    return show(request, hall, live, guest)


async def _found(request: AnyRequest, hall: Hall, token: str) -> tuple[LiveTable, int]:
    """The seat of a link, also for whoever took it by a link that opens nothing to others any more."""
    found = await hall.storage.seat_of_token(hash_token(token))
    if found is None:
        try:
            guest = read_guest(request, hall)
        except Refuse:
            guest = ""
        found = await hall.storage.seat_of_former_token(hash_token(token), guest)
    if found is None:
        raise Refuse("unknown-seat-link")
    table_id, seat = found
    return await hall.tables.get(table_id), seat


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


HANDLERS = [seat_of_link, take_seat_of_link, table_qr, seat_qr]
