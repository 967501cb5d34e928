"""Looking back: the plies of a match with their positions, and sagas in and out."""

from __future__ import annotations

from dataclasses import replace
from time import time
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.params import FromPath, QueryParameter

from drakkar.games.registry import GAMES
from drakkar.kernel.errors import UserError
from drakkar.kernel.game import OVER, SPECTATOR
from drakkar.play.replay import replay
from drakkar.play.saga import dump, parse
from drakkar.server import frames
from drakkar.server.api import must_see, show
from drakkar.server.guests import known_guest, read_guest
from drakkar.server.hall import Hall
from drakkar.server.live import LiveTable, draws_out, header_of
from drakkar.server.protocol import Analysis, ReplayInfo, ReplayPly, TableInfo
from drakkar.server.refusals import Refuse, from_error
from drakkar.server.rulesets import game_of, meta_of
from drakkar.server.schema import EntryRecord
from drakkar.server.tables import bare_seat, record_of

AnyRequest = Request[Any, Any, Any]
As = Annotated[int | None, QueryParameter(name="as")]
From = Annotated[int, QueryParameter(name="from")]


def viewers_of(live: LiveTable, guest: str) -> list[int]:
    """Through whose eyes this guest may look back: anybody's at the end, before that only their own."""
    if live.record.status == "over":
        return [SPECTATOR, *range(len(live.seats))]
    if live.record.status == "waiting":
        raise Refuse("not-started")
    mine = live.held_by(guest)
    # On a device that passes from hand to hand, nobody's eyes are the ones to begin with.
    return mine if len(mine) == 1 else [SPECTATOR, *mine]


def own_eyes(live: LiveTable, guest: str) -> int:
    """Whose eyes a guest looks back through without asking for others."""
    mine = live.held_by(guest)
    if not mine or (len(mine) > 1 and live.meta.has_secrets):
        return SPECTATOR
    return mine[0]


async def _look(hall: Hall, table_id: str, guest: str, eyes: int | None) -> tuple[LiveTable, int, list[int]]:
    live = await hall.tables.get(table_id)
    must_see(live, guest)
    viewers = viewers_of(live, guest)
    if eyes is None:
        eyes = own_eyes(live, guest)
    if eyes not in viewers:
        raise Refuse("not-your-eyes", 403)
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
        log=frames.log(live, viewer),
        plies=live.match.ply,
        # The log was checked against the rules when it was loaded or written; with the seed, the luck is too.
        verified=live.record.status == "over",
    )


@get("/api/tables/{table_id:str}/replay/{ply:int}")
async def replay_ply(
    request: AnyRequest, hall: Hall, table_id: FromPath[str], ply: FromPath[int], eyes: As = None
) -> ReplayPly:
    live, viewer, _ = await _look(hall, table_id, read_guest(request, hall), eyes)
    if not 0 <= ply <= live.match.ply:
        raise Refuse("no-such-ply", 404)
    state = live.match.position(ply)
    view = live.game.view(state, viewer)
    return ReplayPly(
        entry=frames.log_entry(live, ply, viewer) if ply else None,
        scene=live.game.scene(view),
        score=frames.score_table(live.game.tally(view)),
        decision_seat=state.to_act,
    )


@get("/api/tables/{table_id:str}/analysis")
async def analysis(
    request: AnyRequest, hall: Hall, table_id: FromPath[str], first: From = 0, count: int = 6
) -> Analysis:
    """Some decisions of a finished match, judged by the coach: a few at a time, as that takes long."""
    live = await hall.tables.get(table_id)
    must_see(live, read_guest(request, hall))
    return await hall.coach.analyse(live, first, count)


@get("/api/tables/{table_id:str}/saga")
async def get_saga(request: AnyRequest, hall: Hall, table_id: FromPath[str]) -> Response[str]:
    """The record as a file: of a finished match, or of one's own practice (then without its seed).

    It holds all that was drawn, so the practice of a game with secrets has to be over too.
    """
    guest = read_guest(request, hall)
    live = await hall.tables.get(table_id)
    must_see(live, guest)
    if live.record.status != "over" and not live.open_book(guest):
        raise Refuse("saga-open-match", 403)
    text = dump(replace(live.match.saga, header=header_of(live.record, live.seats)))
    name = f"{live.record.game}-{live.id}.saga"
    return Response(
        text,
        media_type="application/jsonl",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@post("/api/sagas")
async def post_saga(request: AnyRequest, hall: Hall) -> TableInfo:
    """A finished match from a file, checked ply by ply, as a table to look at and branch from."""
    body = await request.body()
    guest, _ = await known_guest(request, hall)
    try:
        text = body.decode()
    except UnicodeDecodeError:
        raise Refuse("malformed", 400) from None
    try:
        saga = parse(text, "saga")
        if saga.header.game not in GAMES:
            raise Refuse("error-unknown-game", 422, {"game": saga.header.game, "known": ", ".join(GAMES)})
        match = replay(game_of(saga.header.game), meta_of(saga.header.game), saga, "saga")
    except UserError as error:
        raise from_error(error, 422) from None
    if not match.over:
        raise Refuse("saga-unfinished", 422)
    record = record_of(guest, match, saga.seed)
    record.status, record.ply, record.to_act = "over", match.ply, OVER
    record.winners, record.totals = list(saga.winners), list(saga.totals)
    record.started = record.changed = time()
    seats = [bare_seat(hall.keys, record.id, seat, name) for seat, name in enumerate(saga.header.seats)]
    entries = [
        EntryRecord(
            ply, "act", entry.seat, ply, entry.at, entry.action, draws_out(entry.draws), entry.checksum
        )
        for ply, entry in enumerate(saga.entries, 1)
    ]
    await hall.storage.add_table(record, seats, entries)
    return show(request, hall, await hall.tables.get(record.id), guest)


HANDLERS = [replay_info, replay_ply, analysis, get_saga, post_saga]
