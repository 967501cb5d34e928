"""Changing a match: acting, undoing, taking back. Every change is a row of the log first of all."""

from __future__ import annotations

from time import time
from typing import Any

from drakkar.kernel.errors import UserError
from drakkar.kernel.game import OVER, State
from drakkar.play.match import IllegalAction, Match, NotYourTurn
from drakkar.server.hall import Hall
from drakkar.server.journal import Taken
from drakkar.server.live import LiveTable, Takeback, draws_out
from drakkar.server.refusals import Refuse, from_error, from_reason
from drakkar.server.schema import EntryRecord
from drakkar.server.undoing import others, takeback_target, undo_target


async def act(hall: Hall, live: LiveTable, guest: str, action: str, expect: int, key: str) -> int:
    """Do an action for the seat to act, if it is this guest's. Gives the ply it led to."""
    async with live.lock:
        if (before := live.done.get((guest, key))) is not None:
            return before
        _must_be_playing(live)
        _must_be_fresh(live, expect)
        seat = live.to_act
        if seat not in live.held_by(guest):
            raise Refuse("not-your-turn" if live.held_by(guest) else "not-seated", 403)
        if live.bot_of(seat):
            raise Refuse("seat-is-away")
        await _play(hall, live, seat, action, guest, key)
        ply = live.match.ply
    hall.bots.call(hall, live)
    return ply


async def act_for_bot(hall: Hall, live: LiveTable, seat: int, action: str, seq: int) -> int:
    """Do what a bot chose, if nothing has happened since it was asked; the number of the row it wrote."""
    async with live.lock:
        if live.seq != seq or live.to_act != seat or not live.bot_of(seat):
            raise Refuse("stale")
        await _play(hall, live, seat, action, None, None)
        return live.seq


async def undo(hall: Hall, live: LiveTable, guest: str, expect: int, key: str, turn: bool) -> int:
    """Take back plies as far as the table's policy lets this guest."""
    async with live.lock:
        if (before := live.done.get((guest, key))) is not None:
            return before
        _must_be_fresh(live, expect)
        target = undo_target(live, guest, turn)
        seat = live.match.saga.entries[target].seat
        await _rewind(hall, live, seat, target, guest, key)
    hall.bots.recall(hall, live)
    return target


async def ask_takeback(hall: Hall, live: LiveTable, guest: str, expect: int, key: str) -> int:
    """Ask the people at the other seats to let this guest's last ply be taken back."""
    async with live.lock:
        asked = live.takeback
        if asked is not None and (asked.guest, asked.key) == (guest, key):
            return live.match.ply
        if (before := live.done.get((guest, key))) is not None:
            return before
        _must_be_fresh(live, expect)
        if asked is not None:
            raise Refuse("takeback-pending")
        target = takeback_target(live, guest)
        seat = live.match.saga.entries[target].seat
        waiting = others(live, guest)
        if waiting:
            live.takeback = Takeback(guest, key, seat, target, waiting)
            hall.announce(live, kind="takeback", seat=seat, ply=target, waiting=sorted(waiting))
            return live.match.ply
        await _rewind(hall, live, seat, target, guest, key)
    hall.bots.recall(hall, live)
    return target


async def answer_takeback(hall: Hall, live: LiveTable, guest: str, accept: bool) -> int:
    """Accept or decline what another seat asks; all have to accept."""
    async with live.lock:
        asked = live.takeback
        mine = set(live.held_by(guest))
        if asked is None or not mine & asked.waiting:
            raise Refuse("takeback-nothing")
        if not accept:
            live.takeback = None
            hall.announce(live, kind="takeback", seat=asked.seat, ply=asked.ply, waiting=[])
            hall.announce(live, kind="declined", guest=asked.guest, key=asked.key)
            return live.match.ply
        asked.waiting -= mine
        if asked.waiting:
            hall.announce(
                live, kind="takeback", seat=asked.seat, ply=asked.ply, waiting=sorted(asked.waiting)
            )
            return live.match.ply
        await _rewind(hall, live, asked.seat, asked.ply, asked.guest, asked.key)
    hall.bots.recall(hall, live)
    return live.match.ply


async def set_away(hall: Hall, live: LiveTable, seat: int, away: bool, bot: str, guest: str) -> None:
    """A bot takes a seat over, or its person takes it back. The caller holds the lock."""
    entry = EntryRecord(
        live.seq + 1, "away" if away else "back", seat, live.match.ply, _seconds(live), guest=guest
    )
    await _append(hall, live, entry, {"changed": time()}, {"away": away, "bot": bot})
    live.seats[seat].away = away
    live.seats[seat].bot = bot
    live.seq = entry.seq
    live.version += 1


async def _play(
    hall: Hall, live: LiveTable, seat: int, action: str, guest: str | None, key: str | None
) -> None:
    """See that it is allowed and what it brings; write that; only then let it happen and be seen."""
    match = live.match
    try:
        prepared = match.prepare(seat, match.game.space.parse(action), _seconds(live))
    except UserError as error:
        raise from_error(error) from None
    except NotYourTurn:
        raise Refuse("not-your-turn", 403) from None
    except IllegalAction as illegal:
        raise from_reason(illegal.reason) from None
    played = prepared.entry
    ply, summary = match.ply + 1, _summary(match, prepared.state)
    entry = EntryRecord(
        live.seq + 1,
        "act",
        seat,
        ply,
        played.at,
        played.action,
        draws_out(played.draws),
        played.checksum,
        guest,
        key,
    )
    await _append(hall, live, entry, summary)
    match.commit(prepared)
    live.ply_seqs.append(entry.seq)
    _moved(hall, live, entry, summary)


async def _rewind(hall: Hall, live: LiveTable, seat: int, ply: int, guest: str, key: str) -> None:
    entry = EntryRecord(live.seq + 1, "undo", seat, ply, _seconds(live), guest=guest, key=key)
    to_act = live.match.position(ply).to_act
    summary = {"ply": ply, "to_act": to_act, "changed": time()}
    await _append(hall, live, entry, summary)
    live.match.rewind(ply)
    del live.ply_seqs[ply:]
    _moved(hall, live, entry, summary)


async def _append(
    hall: Hall,
    live: LiveTable,
    entry: EntryRecord,
    summary: dict[str, Any],
    seat: dict[str, Any] | None = None,
) -> None:
    """Write the row. If that fails, or may have, what is in memory is loaded again."""
    try:
        await hall.storage.append(live.id, entry, summary, seat)
    except Taken:
        live.outdated = True
        raise Refuse("stale") from None
    except BaseException:
        live.outdated = True
        raise


def _moved(hall: Hall, live: LiveTable, entry: EntryRecord, summary: dict[str, Any]) -> None:
    """Bring what is in memory up to the row just written, and tell everybody."""
    live.seq = entry.seq
    if entry.guest and entry.key:
        live.done[entry.guest, entry.key] = entry.ply
    for name, value in summary.items():
        setattr(live.record, name, value)
    if live.match.over:
        live.version += 1
    if live.takeback is not None:
        hall.announce(live, kind="takeback", seat=live.takeback.seat, ply=live.takeback.ply, waiting=[])
        live.takeback = None
    hall.metrics.plies.inc()
    hall.announce(live)


def _summary(match: Match, after: State) -> dict[str, Any]:
    """What the row of the table says once the next ply has led to this position."""
    over = after.to_act == OVER
    sheet = match.game.score(after) if over else None
    return {
        "status": "over" if over else "playing",
        "ply": match.ply + 1,
        "to_act": after.to_act,
        "winners": list(sheet.winners) if sheet else [],
        "totals": list(sheet.totals) if sheet else [],
        "changed": time(),
    }


def _seconds(live: LiveTable) -> float:
    return round(time() - live.record.started, 3)


def _must_be_playing(live: LiveTable) -> None:
    if live.record.status == "over":
        raise Refuse("match-over")
    if not live.playing:
        raise Refuse("not-started")


def _must_be_fresh(live: LiveTable, expect: int) -> None:
    if live.outdated or expect != live.match.ply:
        raise Refuse("stale")
