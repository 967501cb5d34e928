"""The only way out: everything a viewer is shown of a match is made here, by `view` and `redact`."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Any, Final, Literal

from drakkar.kernel.chance import Search
from drakkar.kernel.events import Event
from drakkar.kernel.game import SPECTATOR, Game, Phrase, ScoreSheet, State, View
from drakkar.play.match import Match
from drakkar.play.preview import preview, routes
from drakkar.table.guiding import LessonAt, lesson_at
from drakkar.table.table import Table
from drakkar.table.undoing import UndoState
from drakkar.words.catalogue import event_key

# As the row since which a log is told: all of it, with the set-up.
FROM_THE_BEGINNING: Final = -1
# Whose set-up is.
NOBODY: Final = -1


@dataclass(slots=True)
class LogEntry:
    """One ply as this viewer may know it: what was done and the events that followed.

    Ply 0 is the set-up: nobody's (`seat` is -1), and what it laid out and did before the first decision.
    `events[i].event` is the event's name, as in the key `event-viking-placed`; its other fields are what the
    sentence needs. `at` is in seconds since the start. `action` is empty where it is another's secret.
    """

    ply: int
    seat: int
    action: str
    events: list[dict[str, Any]]
    at: float


@dataclass(slots=True)
class Choice:
    """One legal action: its notation, its words, and the ids of what to highlight for it."""

    action: str
    label: Phrase
    targets: list[str]


@dataclass(slots=True)
class Decision:
    """What the seat to act is asked. Options are only sent to who may choose."""

    seat: int
    prompt: Phrase
    options: list[Choice]


@dataclass(slots=True)
class ScoreTable:
    """Points as far as the viewer knows them: the rows of the seats in `hidden` are unknown, and all 0."""

    categories: list[str]
    points: list[list[int]]
    totals: list[int]
    winners: list[int]
    hidden: list[int]


@dataclass(slots=True)
class Frame:
    """The position for one viewer. `entries` are the plies since the last frame; undone ones are gone.

    To follow: of the log, keep what comes before the first of the `entries` and is not after `ply`, and
    append them. A log that is told whole begins with the set-up, which is ply 0. `seq` only grows.
    `done` is the key of this connection's request that led to it: the frame is the answer to that request.
    """

    type: Literal["frame"] = field(default="frame", init=False)
    seq: int
    ply: int
    viewer: int
    entries: list[LogEntry]
    scene: Any
    decision: Decision | None
    undo: UndoState
    score: ScoreTable
    done: str = ""
    lesson: LessonAt | None = None


@dataclass(slots=True)
class PreviewOf:
    """What an option would do, as far as it can be known."""

    action: str
    points: int
    events: list[dict[str, Any]]
    luck: bool


@dataclass(slots=True)
class RouteOf:
    """Steps one after another: the points of all of them, and the events of the last one."""

    steps: list[str]
    points: int
    events: list[dict[str, Any]]
    luck: bool


@dataclass(slots=True)
class ReplayPly:
    """A ply of a finished match with the position after it."""

    entry: LogEntry
    scene: Any
    score: ScoreTable
    decision_seat: int


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


def log_entry(table: Table, ply: int, viewer: int, disclosed: bool = False) -> LogEntry:
    """A ply (0 is the set-up) for this viewer. Of a secret action another seat sees only the events it may
    see, unless all is `disclosed`."""
    return told_ply(table.match, ply, viewer, table.meta.has_secrets and not table.over, disclosed)


def told_ply(match: Match, ply: int, viewer: int, secrets: bool, disclosed: bool = False) -> LogEntry:
    """The same of any match; `secrets`: whether what others did may be one."""
    events: list[dict[str, Any]] = []
    for event in match.told(ply):
        seen = event if disclosed else match.game.redact(event, viewer)
        if seen is not None:
            events.append(event_out(seen))
    if ply == 0:
        return LogEntry(0, NOBODY, "", events, 0.0)
    entry = match.saga.entries[ply - 1]
    action = entry.action if not secrets or viewer == entry.seat else ""
    return LogEntry(ply, entry.seat, action, events, entry.at)


def log(
    table: Table, viewer: int, since: int = FROM_THE_BEGINNING, disclosed: bool = False
) -> list[LogEntry]:
    """The plies whose row came after number `since` of the log: always the last ones. The set-up has no row
    of its own, and comes with the whole log."""
    first = len(table.ply_seqs)
    while first > 0 and table.ply_seqs[first - 1] > since:
        first -= 1
    plies = range(0 if since == FROM_THE_BEGINNING else first + 1, len(table.ply_seqs) + 1)
    return [log_entry(table, ply, viewer, disclosed) for ply in plies]


def score_table(sheet: ScoreSheet) -> ScoreTable:
    return ScoreTable(
        list(sheet.categories),
        [list(row) for row in sheet.points],
        list(sheet.totals),
        list(sheet.winners),
        list(sheet.hidden),
    )


def final_score(table: Table, viewer: int) -> ScoreTable:
    """How the match stands, or ended. If today's rules cannot show its end, that is as it was written down;
    of before the sheet was, there are totals only."""
    if not table.over or not table.stopped:
        return score_table(table.match.tally(viewer))
    record = table.record
    points = [[row[seat] for row in record.sheet.values()] for seat in range(len(record.totals))]
    return ScoreTable(list(record.sheet), points, list(record.totals), list(record.winners), [])


def decision(match: Match, has_secrets: bool, viewer: int, may_choose: bool) -> Decision | None:
    """What is asked, with the options for who may choose; others learn no particulars of a secret."""
    state = match.state
    if match.over:
        return None
    game = match.game
    if viewer != state.to_act and has_secrets:
        return Decision(state.to_act, Phrase("prompt-waiting"), [])
    options = choices(game, state) if may_choose and viewer == state.to_act else []
    return Decision(state.to_act, game.prompt(state), options)


def choices(game: Game[State, View], state: State) -> list[Choice]:
    """All legal actions, for the seat to act."""
    space = game.space
    return [
        Choice(space.notation(action), game.describe(state, action), list(space.targets(action)))
        for action in game.legal(state)
    ]


def scene(table: Table, viewer: int) -> object:
    """What the viewer sees, packed. Made once for all where the game has no secrets."""
    eyes = viewer if table.meta.has_secrets else SPECTATOR
    if table.scenes_seq != table.seq:
        table.scenes = {}
        table.scenes_seq = table.seq
    if eyes not in table.scenes:
        table.scenes[eyes] = table.pack(table.game.scene(table.match.view(eyes)))
    return table.scenes[eyes]


def frame(table: Table, viewer: int, may_choose: bool, undo: UndoState, since: int, done: str = "") -> Frame:
    """The position for one viewer, with the plies since row number `since`; at the end of a match with
    secrets the whole log is told anew, and hides nothing."""
    match = table.match
    disclosed = table.over and table.meta.has_secrets
    return Frame(
        seq=table.seq,
        ply=match.ply,
        viewer=viewer,
        entries=log(table, viewer, FROM_THE_BEGINNING if disclosed else since, disclosed),
        scene=scene(table, viewer),
        decision=decision(match, table.meta.has_secrets, viewer, may_choose) if table.playing else None,
        undo=undo,
        score=final_score(table, viewer),
        done=done,
        lesson=where_in_lesson(table),
    )


def where_in_lesson(table: Table) -> LessonAt | None:
    return None if table.lesson is None else lesson_at(table.lesson, table.match, table.page)


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


def replay_ply(table: Table, ply: int, viewer: int) -> ReplayPly:
    """A ply looked back at, with the position after it."""
    state = table.match.position(ply)
    view = table.game.view(state, viewer)
    return ReplayPly(
        entry=log_entry(table, ply, viewer),
        scene=table.game.scene(view),
        score=score_table(table.game.tally(view)),
        decision_seat=state.to_act,
    )
