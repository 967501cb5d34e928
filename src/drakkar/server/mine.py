"""What a server keeps about somebody is theirs: to look at, to take away, and to delete."""

from __future__ import annotations

import asyncio
import io
import zipfile
from time import time
from typing import Any

import msgspec
from litestar import Request, Response, delete, get
from litestar.params import FromPath

from drakkar.play.saga import dump
from drakkar.server import forgetting, infos, tables
from drakkar.server.guests import FRESH, introduce, read_guest
from drakkar.server.hall import Hall
from drakkar.server.live import LiveTable
from drakkar.server.protocol import Kept
from drakkar.server.security import base_url
from drakkar.table import frames
from drakkar.table.refusals import Refuse
from drakkar.table.viewer import own_eyes

AnyRequest = Request[Any, Any, Any]


@get("/api/me/kept")
async def get_kept(request: AnyRequest, hall: Hall) -> Kept:
    """What is kept, in numbers."""
    guest, nickname = await introduce(request, hall)
    since, tables, lessons = await hall.storage.kept_of(guest)
    return Kept(nickname, since, tables, lessons, hall.config.abandoned_days, hall.config.guest_days)


@get("/api/me/data")
async def get_data(request: AnyRequest, hall: Hall) -> Response[bytes]:
    """All of it as a file: who one is, the tables one has, and of each match what one may know."""
    guest, nickname = await introduce(request, hall)
    if not hall.downloads.take(guest):
        raise Refuse("rate-limited")
    since, _, _ = await hall.storage.kept_of(guest)
    async with hall.storage.engine.connect() as connection:
        ids = await forgetting.tables_with(connection, guest)
    base = base_url(request.scope, hall.config.public_url)
    told: list[dict[str, Any]] = []
    files: list[tuple[str, bytes]] = []
    for table_id in ids:
        live = await _look(hall, table_id)
        told.append({"table": infos.table_info(live, guest, base, hall.keys)})
        name, content = _match(live, guest)
        if name:
            told[-1]["file"] = name
            files.append((name, content))
    profile = {"guest": guest, "nickname": nickname, "since": since, "downloaded": time()}
    files.insert(0, ("profile.json", _json(profile)))
    files.insert(1, ("tables.json", _json(told)))
    return Response(
        await asyncio.to_thread(_zipped, files),
        media_type="application/zip",
        headers={"content-disposition": 'attachment; filename="drakkar-my-data.zip"'},
    )


async def _look(hall: Hall, table_id: str) -> LiveTable:
    """A table as it is, without keeping it in memory for this."""
    live = hall.tables.cached(table_id)
    return live if live is not None and not live.outdated else await hall.tables.read(table_id)


def _match(live: LiveTable, guest: str) -> tuple[str, bytes]:
    """A file with the match: its saga if all of it may be known, else its log through one's own eyes."""
    name = f"matches/{live.record.game}-{live.id}"
    if live.record.status == "over" or live.open_book(guest):
        return f"{name}.saga", dump(live.saga).encode()
    if live.record.status == "waiting":
        return "", b""
    return f"{name}.json", _json(frames.log(live, own_eyes(live, guest)))


def _json(value: object) -> bytes:
    return msgspec.json.format(msgspec.json.encode(value), indent=2)


def _zipped(files: list[tuple[str, bytes]]) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files:
            archive.writestr(name, content)
    return packed.getvalue()


@delete("/api/me", status_code=200)
async def delete_me(request: AnyRequest, hall: Hall) -> dict[str, int]:
    """Everything about this guest: tables that were theirs alone, their name at the others, themselves."""
    guest = read_guest(request, hall)
    async with hall.storage.engine.connect() as connection:
        ids = await forgetting.tables_with(connection, guest) if guest else []
    for table_id in ids:
        await tables.leave(hall, await hall.tables.get(table_id), guest)
    async with hall.storage.engine.begin() as connection:
        await forgetting.forget_guest(connection, guest)
    request.scope["state"][FRESH] = ""
    return {"tables": len(ids)}


@delete("/api/tables/{table_id:str}", status_code=200)
async def delete_table(request: AnyRequest, hall: Hall, table_id: FromPath[str]) -> dict[str, bool]:
    """A table that is one's own alone is deleted; where others sit, one leaves it to them."""
    guest = read_guest(request, hall)
    live = await hall.tables.get(table_id)
    if not live.knows(guest):
        raise Refuse("not-seated")
    return {"deleted": await tables.leave(hall, live, guest)}


HANDLERS = [get_kept, get_data, delete_me, delete_table]
