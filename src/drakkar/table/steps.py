"""Changing a match: acting, stepping back, handing a seat to a bot.

Each request becomes a Step, or is refused; nothing changes by that. The step's row is kept first of all, and
only then committed: what is not in the log has not happened.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from drakkar.bots.levels import USUAL
from drakkar.kernel.errors import UserError
from drakkar.kernel.game import OVER, State
from drakkar.play.match import IllegalAction, Match, NotYourTurn, Ply, sheet_of
from drakkar.table.guiding import must_be_expected
from drakkar.table.records import EntryRecord, entry_of, row_of, sheet_out
from drakkar.table.refusals import Refuse, from_error, from_reason
from drakkar.table.table import Table, Takeback
from drakkar.table.undoing import others, takeback_target, undo_target


@dataclass
class Notice:
    """What everybody at a table is told: that it has changed or must be loaded anew, what a seat says or
    asks, why something does not happen, or to one guest that their wish was declined. Each then looks for
    themselves what they may see."""

    kind: Literal["changed", "renewed", "said", "takeback", "declined", "refused"] = "changed"
    seat: int = 0
    ply: int = 0
    waiting: list[int] = field(default_factory=list)
    phrase: str = ""
    guest: str = ""
    key: str = ""


@dataclass(frozen=True)
class Step:
    """What a request comes to: the ply it leads to, what is asked from then on, and what to tell.

    If it changes anything but that, it has a row for the log, with what that row changes of the table's
    record and of its seat's.
    """

    ply: int
    asked: Takeback | None
    notices: tuple[Notice, ...] = ()
    row: EntryRecord | None = None
    table: Mapping[str, Any] = field(default_factory=dict)
    seat: Mapping[str, Any] | None = None
    played: Ply | None = None
    # The step of a lesson that is asked for.
    page: int | None = None


def commit(table: Table, step: Step) -> None:
    """Let a step happen whose row is kept. Nothing else may have happened since it was made."""
    table.takeback = step.asked
    if step.page is not None:
        table.page = step.page
    row, over = step.row, table.match.over
    if row is None:
        return
    if step.played is not None:
        table.match.commit(step.played)
        table.ply_seqs.append(row.seq)
    elif row.kind == "undo":
        table.match.rewind(row.ply)
        del table.ply_seqs[row.ply :]
    table.seq = row.seq
    if row.guest and row.key:
        table.done[row.guest, row.key] = row.ply
    for name, value in step.table.items():
        setattr(table.record, name, value)
    for name, value in (step.seat or {}).items():
        setattr(table.seats[row.seat], name, value)
    if step.seat or over or table.match.over:
        table.version += 1


def follow(table: Table, rows: Iterable[EntryRecord]) -> bool:
    """Go on by rows that another host of this table has kept. False if they are not what comes next here:
    then all has to be loaded again."""
    for row in rows:
        step = _kept_elsewhere(table, row)
        if step is None:
            return False
        commit(table, step)
    return True


def _kept_elsewhere(table: Table, row: EntryRecord) -> Step | None:
    if row.seq != table.seq + 1 or table.stopped:
        return None
    at = table.record.started + row.at
    if row.kind in ("away", "back"):
        seat = {"away": row.kind == "away", "bot": USUAL if row.kind == "away" else ""}
        return Step(row.ply, table.takeback, row=row, table={"changed": at}, seat=seat)
    match = table.match
    if row.kind == "undo":
        return Step(row.ply, None, row=row, table=_summary(match, match.position(row.ply), row.ply, at))
    try:
        played = match.prepare(row.seat, match.game.space.parse(row.action), row.at)
    except (UserError, NotYourTurn, IllegalAction):
        return None
    if played.entry != entry_of(row):
        return None
    return Step(row.ply, None, row=row, table=_summary(match, played.state, row.ply, at), played=played)


def act(table: Table, guest: str, action: str, expect: int, key: str, now: float) -> Step:
    """Do an action for the seat to act, if it is this guest's."""
    if (before := table.done.get((guest, key))) is not None:
        return Step(before, table.takeback)
    table.must_be_playing()
    _must_be_fresh(table, expect)
    seat = table.to_act
    if seat not in table.held_by(guest):
        raise Refuse("not-your-turn" if table.held_by(guest) else "not-seated")
    if table.bot_of(seat):
        raise Refuse("seat-is-away")
    must_be_expected(table.lesson, table.match, table.page, action)
    return _play(table, seat, action, guest, key, now)


def act_for_bot(table: Table, seat: int, action: str, seq: int, now: float) -> Step:
    """Do what a bot chose, if nothing has happened since it was asked."""
    if table.seq != seq or table.to_act != seat or not table.bot_of(seat):
        raise Refuse("stale")
    return _play(table, seat, action, None, None, now)


def play_on(table: Table, action: str, now: float) -> Step:
    """Do what a lesson says comes next, whoever's turn it is."""
    return _play(table, table.to_act, action, None, None, now)


def rewind(table: Table, ply: int, guest: str, now: float) -> Step:
    """Go back to a ply of a lesson."""
    return _rewind(table, ply, guest, None, now)


def undo(table: Table, guest: str, expect: int, key: str, turn: bool, now: float) -> Step:
    """Take back plies as far as the table's policy lets this guest."""
    if (before := table.done.get((guest, key))) is not None:
        return Step(before, table.takeback)
    _must_be_fresh(table, expect)
    return _rewind(table, undo_target(table, guest, turn), guest, key, now)


def ask_takeback(table: Table, guest: str, expect: int, key: str, now: float) -> Step:
    """Ask the people at the other seats to let this guest's last ply be taken back."""
    asked = table.takeback
    if asked is not None and (asked.guest, asked.key) == (guest, key):
        return Step(table.match.ply, asked)
    if (before := table.done.get((guest, key))) is not None:
        return Step(before, asked)
    _must_be_fresh(table, expect)
    if asked is not None:
        raise Refuse("takeback-pending")
    target = takeback_target(table, guest)
    waiting = others(table, guest)
    if not waiting:
        return _rewind(table, target, guest, key, now)
    seat = table.match.saga.entries[target].seat
    return _ask(table, Takeback(guest, key, seat, target, frozenset(waiting)))


def answer_takeback(table: Table, guest: str, accept: bool, now: float) -> Step:
    """Accept or decline what another seat asks; all have to accept."""
    asked = table.takeback
    mine = frozenset(table.held_by(guest))
    if asked is None or not mine & asked.waiting:
        raise Refuse("takeback-nothing")
    if not accept:
        declined = Notice("declined", guest=asked.guest, key=asked.key)
        return Step(table.match.ply, None, (*_settled(table), declined))
    waiting = asked.waiting - mine
    if waiting:
        return _ask(table, replace(asked, waiting=waiting))
    return _rewind(table, asked.ply, asked.guest, asked.key, now)


def put_bot(table: Table, guest: str, seat: int, on: bool, now: float) -> Step:
    """A bot plays for somebody absent, at the wish of anybody who waits; its holder takes the seat back."""
    table.must_be_playing()
    if not 0 <= seat < len(table.seats) or table.seats[seat].kind != "person":
        raise Refuse("no-such-seat")
    at = table.seats[seat]
    if not table.knows(guest):
        raise Refuse("not-seated")
    if guest not in at.holders and (not on or table.is_present(seat)):
        raise Refuse("seat-present" if on else "not-your-seat")
    ply = table.match.ply
    if at.away == on:
        return Step(ply, table.takeback)
    kind, bot = ("away", USUAL) if on else ("back", "")
    row = EntryRecord(table.seq + 1, kind, seat, ply, _seconds(table, now), guest=guest)
    return Step(ply, table.takeback, (Notice(),), row, {"changed": now}, {"away": on, "bot": bot})


def _play(table: Table, seat: int, action: str, guest: str | None, key: str | None, now: float) -> Step:
    """See that it is allowed and what it brings."""
    match = table.match
    try:
        played = match.prepare(seat, match.game.space.parse(action), _seconds(table, now))
    except UserError as error:
        raise from_error(error) from None
    except NotYourTurn:
        raise Refuse("not-your-turn") from None
    except IllegalAction as illegal:
        raise from_reason(illegal.reason) from None
    ply = match.ply + 1
    row = row_of(played.entry, table.seq + 1, ply, guest, key)
    summary = _summary(match, played.state, ply, now)
    return Step(ply, None, (*_settled(table), Notice()), row, summary, played=played)


def _rewind(table: Table, ply: int, guest: str, key: str | None, now: float) -> Step:
    seat = table.match.saga.entries[ply].seat
    row = EntryRecord(table.seq + 1, "undo", seat, ply, _seconds(table, now), guest=guest, key=key)
    summary = _summary(table.match, table.match.position(ply), ply, now)
    return Step(ply, None, (*_settled(table), Notice()), row, summary)


def _ask(table: Table, asked: Takeback) -> Step:
    notice = Notice("takeback", asked.seat, asked.ply, sorted(asked.waiting))
    return Step(table.match.ply, asked, (notice,))


def _settled(table: Table) -> tuple[Notice, ...]:
    """What is asked, if anything, is waited for no more."""
    asked = table.takeback
    return () if asked is None else (Notice("takeback", asked.seat, asked.ply),)


def _summary(match: Match, after: State, ply: int, now: float) -> dict[str, Any]:
    """What the table's record says once a ply, or a step back, has led to this position."""
    over = after.to_act == OVER
    sheet = match.game.score(after) if over else None
    return {
        "status": "over" if over else "playing",
        "ply": ply,
        "to_act": after.to_act,
        "winners": list(sheet.winners) if sheet else [],
        "totals": list(sheet.totals) if sheet else [],
        "sheet": sheet_out(sheet_of(sheet)) if sheet else {},
        "changed": now,
    }


def _seconds(table: Table, now: float) -> float:
    return round(now - table.record.started, 3)


def _must_be_fresh(table: Table, expect: int) -> None:
    if table.outdated or expect != table.match.ply:
        raise Refuse("stale")
