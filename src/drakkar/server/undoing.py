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
    return _or_refuse(_undo_target(live, guest, turn))


def takeback_target(live: LiveTable, guest: str) -> int:
    """The ply before this guest's last one, for which the others are asked."""
    return _or_refuse(_takeback_target(live, guest))


def undo_state(live: LiveTable, guest: str) -> UndoState:
    target = _undo_target(live, guest, turn=False)
    if isinstance(target, str):
        return UndoState(False, target, isinstance(_takeback_target(live, guest), int))
    return UndoState(True, "", False)


# Below, a string is the key of a refusal: every frame asks, and an exception costs more than the answer.


def _or_refuse(target: int | str) -> int:
    if isinstance(target, str):
        raise Refuse(target, 403 if target == "not-seated" else 409)
    return target


def _undo_target(live: LiveTable, guest: str, turn: bool) -> int | str:
    mine = _may_ask(live, guest)
    if isinstance(mine, str):
        return mine
    if live.practice or live.record.undo == "free":
        return _before_own(live, mine, turn)
    entries = live.match.saga.entries
    target = live.match.ply
    if not entries:
        return "undo-nothing"
    seat = entries[-1].seat
    if seat not in mine:
        return "undo-other-seat"
    if live.match.is_barrier(target):
        return "undo-revealed"
    while target > 0 and entries[target - 1].seat == seat and not live.match.is_barrier(target):
        target -= 1
        if not turn:
            break
    return target


def _takeback_target(live: LiveTable, guest: str) -> int | str:
    mine = _may_ask(live, guest)
    if isinstance(mine, str):
        return mine
    if live.record.undo not in ("ask", "free"):
        return "takeback-not-allowed"
    return _before_own(live, mine, turn=False)


def _may_ask(live: LiveTable, guest: str) -> list[int] | str:
    """The seats for which this guest may step back at all."""
    if live.record.status == "over":
        return "match-over"
    if not live.playing:
        return "not-started"
    mine = [seat for seat in live.held_by(guest) if not live.bot_of(seat)]
    if not mine:
        return "not-seated"
    if live.record.undo == "none":
        return "undo-none"
    return mine


def _before_own(live: LiveTable, mine: list[int], turn: bool) -> int | str:
    """Before the last ply of these seats, or before all the plies in a row that it ends."""
    entries = live.match.saga.entries
    target = live.match.ply
    while target > 0 and entries[target - 1].seat not in mine:
        target -= 1
    if target == 0:
        return "undo-nothing"
    seat = entries[target - 1].seat
    target -= 1
    while turn and target > 0 and entries[target - 1].seat == seat:
        target -= 1
    return target
