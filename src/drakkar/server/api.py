"""People and tables over HTTP. Handlers only translate: who asks, what is asked, what they may see of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from litestar import Request, get, post, put
from litestar.params import FromPath

from drakkar import lessons
from drakkar.server import infos, moves, tables
from drakkar.server.catalogue import must_be_taught, must_exist
from drakkar.server.guests import address_of, asker_of, introduce, known_guest, read_guest
from drakkar.server.hall import Hall
from drakkar.server.live import LiveTable
from drakkar.server.protocol import (
    AloneSwitch,
    BotSwitch,
    LessonTaken,
    Me,
    NewBranch,
    NewTable,
    SeatColour,
    TableInfo,
)
from drakkar.server.security import base_url
from drakkar.server.storage import LessonTable
from drakkar.server.thinking import Asker
from drakkar.table import steps
from drakkar.table.records import begun_by_others
from drakkar.table.refusals import Refuse
from drakkar.table.seating import clean_name
from drakkar.table.steps import Notice

AnyRequest = Request[Any, Any, Any]


def show(request: AnyRequest, hall: Hall, live: LiveTable, guest: str) -> TableInfo:
    return infos.table_info(live, guest, base_url(request.scope, hall.config.public_url), hall.keys)


@get("/api/me")
async def get_me(request: AnyRequest, hall: Hall) -> Me:
    _, nickname = await introduce(request, hall)
    return Me(nickname)


@put("/api/me")
async def put_me(request: AnyRequest, hall: Hall, data: Me) -> Me:
    nickname = clean_name(data.nickname)
    if not nickname:
        raise Refuse("name-empty")
    guest, _ = await known_guest(request, hall)
    for table_id in await hall.storage.rename_guest(guest, nickname):
        live = hall.tables.cached(table_id)
        if live is not None:
            for seat in live.held_by(guest):
                if not live.seats[seat].device:
                    live.seats[seat].name = nickname
            live.version += 1
            live.record.revision += 1
            hall.announce(live, Notice())
    return Me(nickname)


@get("/api/tables")
async def list_tables(request: AnyRequest, hall: Hall) -> list[TableInfo]:
    guest = read_guest(request, hall)
    if not guest:
        return []
    base = base_url(request.scope, hall.config.public_url)
    shown = []
    mine = await hall.storage.tables_of(guest)
    elsewhere = (
        {} if hall.fleet is None else await hall.fleet.presence.elsewhere(record.id for record, _ in mine)
    )
    for record, seats in mine:
        live = hall.tables.cached(record.id)
        if live is None and record.status == "playing" and begun_by_others(record):
            # Whether it can go on has to be looked at.
            live = await hall.tables.get(record.id)
        others = frozenset().union(*elsewhere.get(record.id, {}).values())
        present = [
            (live is not None and live.is_present(seat.seat)) or not seat.holders.isdisjoint(others)
            for seat in seats
        ]
        past = None if live is None else live.past
        alone = live is not None and live.alone > 0
        shown.append(infos.record_info(record, seats, guest, base, hall.keys, present, "", past, alone))
    return shown


@post("/api/tables")
async def post_table(request: AnyRequest, hall: Hall, data: NewTable) -> TableInfo:
    guest, nickname = await known_guest(request, hall)
    asker = Asker(address_of(request), guest)
    return show(request, hall, await tables.open_table(hall, asker, nickname, data), guest)


@post("/api/lessons/{game:str}/{name:str}")
async def post_lesson(
    request: AnyRequest, hall: Hall, game: FromPath[str], name: FromPath[str], anew: bool = False
) -> TableInfo:
    """Go on with a lesson, or begin it: a table of its own."""
    must_exist(game)
    must_be_taught(game, name)
    guest, nickname = await known_guest(request, hall)
    asker = Asker(address_of(request), guest)
    return show(request, hall, await tables.open_lesson(hall, asker, nickname, game, name, anew), guest)


@get("/api/lessons/{game:str}")
async def list_lessons(request: AnyRequest, hall: Hall, game: FromPath[str]) -> list[LessonTaken]:
    """The lessons of a game in their order, as this guest has taken them."""
    must_exist(game)
    guest = read_guest(request, hall)
    taken = await hall.storage.lessons_of(guest, game) if guest else []
    return [lesson_taken(name, taken) for name in lessons.path_of(game)]


def lesson_taken(name: str, taken: Sequence[LessonTable]) -> LessonTaken:
    own = [each for each in taken if each.lesson == name]
    open_one = own[0].table if own and not own[0].done else ""
    return LessonTaken(name, any(each.done for each in own), open_one)


@get("/api/tables/{table_id:str}")
async def get_table(request: AnyRequest, hall: Hall, table_id: FromPath[str]) -> TableInfo:
    guest = read_guest(request, hall)
    live = await hall.tables.get(table_id)
    live.must_see(guest)
    return show(request, hall, live, guest)


@post("/api/tables/{table_id:str}/join", status_code=200)
async def join(request: AnyRequest, hall: Hall, table_id: FromPath[str]) -> TableInfo:
    live = await hall.tables.get(table_id)
    guest, nickname = await known_guest(request, hall)
    await tables.join(hall, live, guest, nickname)
    return show(request, hall, live, guest)


@post("/api/tables/{table_id:str}/start", status_code=200)
async def start(request: AnyRequest, hall: Hall, table_id: FromPath[str]) -> TableInfo:
    live = await hall.tables.get(table_id)
    guest = read_guest(request, hall)
    await tables.start(hall, live, guest)
    return show(request, hall, live, guest)


@put("/api/tables/{table_id:str}/seats/{seat:int}/bot")
async def put_bot(
    request: AnyRequest, hall: Hall, table_id: FromPath[str], seat: FromPath[int], data: BotSwitch
) -> TableInfo:
    live = await hall.tables.get(table_id)
    guest = read_guest(request, hall)
    await moves.make(hall, live, lambda now: steps.put_bot(live, guest, seat, data.on, now))
    return show(request, hall, live, guest)


@put("/api/tables/{table_id:str}/seats/{seat:int}/colour")
async def put_colour(
    request: AnyRequest, hall: Hall, table_id: FromPath[str], seat: FromPath[int], data: SeatColour
) -> TableInfo:
    live = await hall.tables.get(table_id)
    guest = read_guest(request, hall)
    await tables.paint(hall, live, guest, seat, data.colour)
    return show(request, hall, live, guest)


@post("/api/tables/{table_id:str}/rematch")
async def rematch(request: AnyRequest, hall: Hall, table_id: FromPath[str]) -> TableInfo:
    live = await hall.tables.get(table_id)
    asker = asker_of(request, hall)
    return show(request, hall, await tables.rematch(hall, live, asker), asker.guest)


@post("/api/tables/{table_id:str}/continue")
async def go_on(request: AnyRequest, hall: Hall, table_id: FromPath[str]) -> TableInfo:
    live = await hall.tables.get(table_id)
    asker = asker_of(request, hall)
    return show(request, hall, await tables.go_on(hall, live, asker), asker.guest)


@post("/api/tables/{table_id:str}/end", status_code=200)
async def end(request: AnyRequest, hall: Hall, table_id: FromPath[str]) -> TableInfo:
    live = await hall.tables.get(table_id)
    guest = read_guest(request, hall)
    await tables.end(hall, live, guest)
    return show(request, hall, live, guest)


@post("/api/tables/{table_id:str}/branch")
async def branch(request: AnyRequest, hall: Hall, table_id: FromPath[str], data: NewBranch) -> TableInfo:
    live = await hall.tables.get(table_id)
    guest, nickname = await known_guest(request, hall)
    asker = Asker(address_of(request), guest)
    return show(request, hall, await tables.branch(hall, live, asker, nickname, data), guest)


@put("/api/tables/{table_id:str}/alone")
async def put_alone(request: AnyRequest, hall: Hall, table_id: FromPath[str], data: AloneSwitch) -> TableInfo:
    """Whether the bots play on while nobody is here."""
    live = await hall.tables.get(table_id)
    asker = asker_of(request, hall)
    tables.play_on(hall, live, asker, data.on)
    return show(request, hall, live, asker.guest)


HANDLERS = [
    get_me, put_me, list_tables, post_table, get_table, join, start, put_bot, put_colour, put_alone, rematch,
    go_on, end, branch, list_lessons, post_lesson,
]  # fmt: skip
