"""Looking back: the plies of a match with their positions, and sagas in and out."""

from __future__ import annotations

from dataclasses import replace
from time import time
from typing import Annotated, Any, Final

from litestar import Request, Response, get, post
from litestar.params import FromPath, QueryParameter

from drakkar.kernel.errors import UserError
from drakkar.kernel.game import OVER
from drakkar.play.boxes import played_with
from drakkar.play.marks import mark_count
from drakkar.play.replay import read
from drakkar.play.saga import dump, parse
from drakkar.server import tables
from drakkar.server.api import show
from drakkar.server.guests import asker_of, known_guest, read_guest
from drakkar.server.hall import Hall
from drakkar.server.live import LiveTable
from drakkar.server.protocol import Analysis, Questions, ReplayInfo, ReplayPly, TableInfo
from drakkar.server.refusals import Rejected
from drakkar.server.waiting import while_wanted
from drakkar.table import frames
from drakkar.table.records import SeatRecord, draws_out, rows_of, sheet_out
from drakkar.table.refusals import Refuse, from_error
from drakkar.table.rulesets import meta_of
from drakkar.table.seating import clean_name, record_of, shown_of
from drakkar.table.viewer import own_eyes, viewers_of

# Ours are shorter; other programs' need not be.
SEED_LENGTH: Final = 80

AnyRequest = Request[Any, Any, Any]
As = Annotated[int | None, QueryParameter(name="as")]
From = Annotated[int, QueryParameter(name="from")]


async def _look(hall: Hall, table_id: str, guest: str, eyes: int | None) -> tuple[LiveTable, int, list[int]]:
    live = await hall.tables.get(table_id)
    live.must_see(guest)
    viewers = viewers_of(live, guest)
    if eyes is None:
        eyes = own_eyes(live, guest)
    if eyes not in viewers:
        raise Refuse("not-your-eyes")
    return live, eyes, viewers


@get("/api/tables/{table_id:str}/replay")
async def replay_info(
    request: AnyRequest, hall: Hall, table_id: FromPath[str], eyes: As = None
) -> ReplayInfo:
    guest = read_guest(request, hall)
    live, viewer, viewers = await _look(hall, table_id, guest, eyes)
    return ReplayInfo(
        table=show(request, hall, live, guest),
        viewer=viewer,
        viewers=viewers,
        stage=live.game.stage(live.match.view(viewer)),
        marks=mark_count(live.game, live.match.view(viewer), live.override),
        log=frames.log(live, viewer),
        plies=live.match.ply,
        score=frames.final_score(live, viewer),
        # The log was checked against the rules when it was loaded or written; with the seed, the luck is too.
        verified=live.over,
    )


@get("/api/tables/{table_id:str}/replay/{ply:int}")
async def replay_ply(
    request: AnyRequest, hall: Hall, table_id: FromPath[str], ply: FromPath[int], eyes: As = None
) -> ReplayPly:
    live, viewer, _ = await _look(hall, table_id, read_guest(request, hall), eyes)
    if not 0 <= ply <= shown_of(live):
        raise Refuse("no-such-ply")
    return frames.replay_ply(live, ply, viewer)


@get("/api/tables/{table_id:str}/analysis")
async def analysis(
    request: AnyRequest, hall: Hall, table_id: FromPath[str], first: From = 0, count: int = 6
) -> Analysis:
    """Some decisions of a finished match, judged by the coach: a few at a time, as that takes long."""
    live = await hall.tables.get(table_id)
    live.must_see(read_guest(request, hall))
    return await while_wanted(request, hall.coach.analyse(live, asker_of(request, hall), first, count))


@get("/api/tables/{table_id:str}/questions")
async def ask_questions(
    request: AnyRequest, hall: Hall, table_id: FromPath[str], eyes: As = None, first: From = 0, count: int = 6
) -> Questions:
    """Where a player could have done better: their decisions judged a few at a time, and then asked about."""
    live, seat, _ = await _look(hall, table_id, read_guest(request, hall), eyes)
    asker = asker_of(request, hall)
    return await while_wanted(request, hall.coach.question(live, asker, seat, first, count))


@get("/api/tables/{table_id:str}/saga")
async def get_saga(request: AnyRequest, hall: Hall, table_id: FromPath[str]) -> Response[str]:
    """The record as a file: of a finished match, or of one's own practice (then without its seed).

    It holds all that was drawn, so the practice of a game with secrets has to be over too.
    """
    guest = read_guest(request, hall)
    live = await hall.tables.get(table_id)
    live.must_see(guest)
    if live.record.status != "over" and not live.open_book(guest):
        raise Refuse("saga-open-match")
    text = dump(live.saga)
    name = f"{live.record.game}-{live.id}.saga"
    return Response(
        text,
        media_type="application/jsonl",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@post("/api/sagas")
async def post_saga(request: AnyRequest, hall: Hall) -> TableInfo:
    """A finished match from a file, checked ply by ply, as a table to look at and branch from.

    One of earlier rules is taken as far as it is true, and with its result.
    """
    body = await request.body()
    guest, _ = await known_guest(request, hall)
    try:
        text = body.decode()
    except UnicodeDecodeError:
        raise Refuse("malformed") from None
    try:
        saga = parse(text, "saga")
        header = saga.header
        played = played_with(header.game, header.components, header.kept)
        followed = read(played.game, meta_of(header.game), saga, "saga", played.origin != "unknown")
    except UserError as error:
        raise Rejected(from_error(error), 422) from None
    if not saga.totals:
        raise Refuse("saga-unfinished")
    if len(saga.seed) > SEED_LENGTH or not saga.seed.isprintable():
        raise Rejected(Refuse("malformed"), 422)
    now = time()
    record = replace(
        record_of(guest, followed.match, saga.seed, now),
        status="over",
        setup=draws_out(saga.setup),
        setup_checksum=saga.setup_checksum,
        ply=len(saga.entries),
        to_act=OVER,
        winners=list(saga.winners),
        totals=list(saga.totals),
        sheet=sheet_out(saga.sheet),
    )
    # A name, and nobody who could play.
    names = [clean_name(name) for name in saga.header.seats]
    seats = [SeatRecord(record.id, seat, "person", name) for seat, name in enumerate(names)]
    linked = [tables.linked(hall.keys, seat) for seat in seats]
    await tables.keep_components(hall, record, header.kept)
    await hall.storage.add_table(record, linked, rows_of(saga.entries))
    return show(request, hall, await hall.tables.get(record.id), guest)


HANDLERS = [replay_info, replay_ply, analysis, ask_questions, get_saga, post_saga]
