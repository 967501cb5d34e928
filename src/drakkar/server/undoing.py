"""Who may step back, and how far. The policy is the table's; practice has no limit.

`turn`: one's own last plies, up to a draw, a revelation or another seat's ply. `ask`: that, and further when
the people at the other seats accept. `free`: as far as one likes. `none`: never.
"""

from __future__ import annotations

from drakkar.server.live import LiveTable
from drakkar.server.protocol import UndoState
from drakkar.server.refusals import Refuse


def undo_target(live: LiveTable, guest: str, turn: bool) -> int:
    """The ply that an undo by this guest goes back to; refuses with the reason."""
    mine = _may_ask(live, guest)
    if live.practice or live.record.undo == "free":
        return _before_own(live, mine, turn)
    entries = live.match.saga.entries
    target = live.match.ply
    if not entries:
        raise Refuse("undo-nothing")
    seat = entries[-1].seat
    if seat not in mine:
        raise Refuse("undo-other-seat")
    if live.match.is_barrier(target):
        raise Refuse("undo-revealed")
    while target > 0 and entries[target - 1].seat == seat and not live.match.is_barrier(target):
        target -= 1
        if not turn:
            break
    return target


def takeback_target(live: LiveTable, guest: str) -> int:
    """The ply before this guest's last one, for which the others are asked."""
    mine = _may_ask(live, guest)
    if live.record.undo not in ("ask", "free"):
        raise Refuse("takeback-not-allowed")
    return _before_own(live, mine, turn=False)


def undo_state(live: LiveTable, guest: str) -> UndoState:
    try:
        undo_target(live, guest, turn=False)
    except Refuse as refused:
        return UndoState(False, refused.refusal.key, _askable(live, guest))
    return UndoState(True, "", False)


def _askable(live: LiveTable, guest: str) -> bool:
    try:
        takeback_target(live, guest)
    except Refuse:
        return False
    return True


def _may_ask(live: LiveTable, guest: str) -> list[int]:
    """The seats for which this guest may step back at all."""
    if live.record.status == "over":
        raise Refuse("match-over")
    if not live.playing:
        raise Refuse("not-started")
    mine = [seat for seat in live.held_by(guest) if not live.bot_of(seat)]
    if not mine:
        raise Refuse("not-seated", 403)
    if live.record.undo == "none":
        raise Refuse("undo-none")
    return mine


def _before_own(live: LiveTable, mine: list[int], turn: bool) -> int:
    """Before the last ply of these seats, or before all the plies in a row that it ends."""
    entries = live.match.saga.entries
    target = live.match.ply
    while target > 0 and entries[target - 1].seat not in mine:
        target -= 1
    if target == 0:
        raise Refuse("undo-nothing")
    seat = entries[target - 1].seat
    target -= 1
    while turn and target > 0 and entries[target - 1].seat == seat:
        target -= 1
    return target
