"""The only way out: everything a viewer is sent about a table is made here, by `view` and `redact`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Any, Final

from msgspec import Raw
from msgspec.json import Encoder

from drakkar.kernel.chance import Search
from drakkar.kernel.events import Event
from drakkar.kernel.game import OVER, SPECTATOR, Game, ScoreSheet, State, View
from drakkar.play.match import Match
from drakkar.play.preview import preview, routes
from drakkar.server.keys import Keys
from drakkar.server.live import LiveTable, allows_hints
from drakkar.server.protocol import (
    Choice,
    Decision,
    Frame,
    LogEntry,
    Phrase,
    PreviewOf,
    RouteOf,
    ScoreTable,
    SeatInfo,
    SeatLink,
    TableInfo,
    UndoState,
    Welcome,
)
from drakkar.server.rulesets import meta_of
from drakkar.server.schema import SeatRecord, TableRecord
from drakkar.words.catalogue import event_key

_ENCODER: Final = Encoder()

# ---------------------------------------------------------------- tables


def table_info(live: LiveTable, guest: str, base: str, keys: Keys) -> TableInfo:
    """The table as this guest may see it."""
    present = [live.is_present(seat.seat) for seat in live.seats]
    return record_info(live.record, live.seats, guest, base, keys, present, live.practice, live.rematch)


def record_info(
    record: TableRecord,
    seats: Sequence[SeatRecord],
    guest: str,
    base: str,
    keys: Keys,
    present: Sequence[bool],
    practice: bool,
    rematch: str,
) -> TableInfo:
    """The seed is in it from the end on, and a seat's link only for who may pass it on."""
    over = record.status == "over"
    host = bool(guest) and guest == record.host
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
            )
            for seat in seats
        ],
        undo=record.undo,  # type: ignore[arg-type]
        watch=record.watch,  # type: ignore[arg-type]
        coach=record.coach,  # type: ignore[arg-type]
        hints=allows_hints(record, seats),
        host=host,
        practice=practice,
        ply=record.ply,
        to_act=OVER if record.status == "waiting" else record.to_act,
        created=record.created,
        changed=record.changed,
        seed_commitment=record.commitment,
        seed=record.seed if over else "",
        winners=list(record.winners),
        totals=list(record.totals),
        rematch=rematch,
        branch_of=record.branch_of,
        branch_ply=record.branch_ply,
        url=f"{base}/t/{record.id}",
        links=[
            SeatLink(seat.seat, seat_url(record.id, seat, base, keys))
            for seat in seats
            if may_see_link(record, seat, guest)
        ],
    )


def may_see_link(record: TableRecord, seat: SeatRecord, guest: str) -> bool:
    """The holder; and the host, unless that would open somebody's secrets to him."""
    if not guest or seat.kind == "bot" or record.status == "over":
        return False
    if guest in seat.holders:
        return True
    return guest == record.host and (seat.kind == "open" or not meta_of(record.game).has_secrets)


def seat_url(table_id: str, seat: SeatRecord, base: str, keys: Keys) -> str:
    return f"{base}/s/{keys.seat_token(table_id, seat.seat, seat.nonce)}"


# ---------------------------------------------------------------- the match


_SHAPES: dict[str, tuple[str, tuple[str, ...]]] = {}


def _event_shape(event: Event) -> tuple[str, tuple[str, ...]]:
    """The name in the words files and the fields, worked out once for every kind of event of a game."""
    kind = type(event)
    known = f"{kind.__module__}.{kind.__name__}"
    if known not in _SHAPES:
        names = tuple(field.name for field in fields(event))
        _SHAPES[known] = (event_key(kind.__name__).removeprefix("event-"), names)
    return _SHAPES[known]


def event_out(event: Event) -> dict[str, Any]:
    name, names = _event_shape(event)
    shown: dict[str, Any] = {"event": name}
    for field_name in names:
        shown[field_name] = getattr(event, field_name)
    return shown


def log_entry(live: LiveTable, ply: int, viewer: int, disclosed: bool = False) -> LogEntry:
    """Ply number `ply` for this viewer. Of a secret action another seat sees only the events it may see,
    unless all is `disclosed`."""
    match = live.match
    entry = match.saga.entries[ply - 1]
    open_to_all = match.over or not live.meta.has_secrets
    events: list[dict[str, Any]] = []
    for event in match.events[ply - 1]:
        seen = event if disclosed else match.game.redact(event, viewer)
        if seen is not None:
            events.append(event_out(seen))
    action = entry.action if open_to_all or viewer == entry.seat else ""
    return LogEntry(ply, entry.seat, action, events, entry.at)


def log(live: LiveTable, viewer: int, since: int = 0, disclosed: bool = False) -> list[LogEntry]:
    """The plies whose row came after number `since` of the log: always the last ones."""
    first = len(live.ply_seqs)
    while first > 0 and live.ply_seqs[first - 1] > since:
        first -= 1
    plies = range(first + 1, len(live.ply_seqs) + 1)
    return [log_entry(live, ply, viewer, disclosed) for ply in plies]


def score_table(sheet: ScoreSheet) -> ScoreTable:
    return ScoreTable(
        list(sheet.categories),
        [list(row) for row in sheet.points],
        list(sheet.totals),
        list(sheet.winners),
        list(sheet.hidden),
    )


def decision(match: Match, has_secrets: bool, viewer: int, may_choose: bool) -> Decision | None:
    """What is asked, with the options for who may choose; others learn no particulars of a secret."""
    state = match.state
    if match.over:
        return None
    game = match.game
    if viewer != state.to_act and has_secrets:
        return Decision(state.to_act, Phrase("prompt-waiting"), [])
    asked = game.prompt(state)
    options: list[Choice] = []
    if may_choose and viewer == state.to_act:
        for action in game.legal(state):
            label = game.describe(state, action)
            options.append(
                Choice(
                    game.space.notation(action),
                    Phrase(label.key, label.params),
                    list(game.space.targets(action)),
                )
            )
    return Decision(state.to_act, Phrase(asked.key, asked.params), options)


def scene(live: LiveTable, viewer: int) -> Raw:
    """What the viewer sees, ready to send. Made once for all where the game has no secrets."""
    eyes = viewer if live.meta.has_secrets else SPECTATOR
    if live.scenes_seq != live.seq:
        live.scenes = {}
        live.scenes_seq = live.seq
    if eyes not in live.scenes:
        live.scenes[eyes] = Raw(_ENCODER.encode(live.game.scene(live.match.view(eyes))))
    return live.scenes[eyes]


def frame(
    live: LiveTable, viewer: int, may_choose: bool, undo: UndoState, since: int, done: str = ""
) -> Frame:
    """The position for one viewer, with the plies since row number `since`; at the end of a match with
    secrets the whole log is told anew, and hides nothing."""
    match = live.match
    disclosed = match.over and live.meta.has_secrets
    return Frame(
        seq=live.seq,
        ply=match.ply,
        viewer=viewer,
        entries=log(live, viewer, 0 if disclosed else since, disclosed),
        scene=scene(live, viewer),
        decision=decision(match, live.meta.has_secrets, viewer, may_choose),
        undo=undo,
        score=score_table(match.tally(viewer)),
        done=done,
    )


def welcome(live: LiveTable, table: TableInfo, viewer: int, may_choose: bool, undo: UndoState) -> Welcome:
    """Everything a connection needs. Before the start there is nothing to see of the match."""
    if live.record.status == "waiting":
        return Welcome(table, None, None)
    return Welcome(
        table, live.game.stage(live.match.view(viewer)), frame(live, viewer, may_choose, undo, since=0)
    )


def preview_of(game: Game[State, View], view: View, action: int) -> PreviewOf:
    shown = preview(game, view, action)
    return PreviewOf(
        game.space.notation(action), shown.points, [event_out(event) for event in shown.events], shown.luck
    )


def routes_of(
    game: Game[State, View], view: View, first: int | None, steps: tuple[int, ...], length: int
) -> list[RouteOf]:
    return [
        RouteOf(
            [game.space.notation(step) for step in route.actions],
            route.shown.points,
            [event_out(event) for event in route.shown.events],
            route.shown.luck,
        )
        for route in routes(game, view, first, steps, length)
    ]


def guess(game: Game[State, View], view: View) -> State:
    """A position made from what the viewer knows, to answer questions about it without telling more."""
    return game.determinize(view, Search(0))
