"""Who may step back, and how far. The policy is the table's.

`turn`: one's own last plies, up to a draw, a revelation or another seat's ply. `ask`: that, and further when
the people at the other seats accept. `free`: as far as one likes. `none`: never. Practice has no limit but,
where the game has secrets, what one has seen: who could look and step back would play against open cards.
"""

from __future__ import annotations

from typing import Final

from drakkar.play.match import UndoRefused
from drakkar.server.live import LiveTable
from drakkar.server.protocol import UndoState
from drakkar.server.refusals import Refuse

REFUSALS: Final = {"nothing-to-undo": "undo-nothing", "something-was-revealed": "undo-revealed"}


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
        return _before_own(live, mine, turn, _guarded(live))
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
    # With nobody there to consent it is practice.
    return _before_own(live, mine, False, _guarded(live) and not others(live, guest))


def others(live: LiveTable, guest: str) -> set[int]:
    """The seats of the people who have to consent to what this guest takes back."""
    return {
        seat.seat
        for seat in live.seats
        if seat.kind == "person" and not seat.away and guest not in seat.holders
    }


def _guarded(live: LiveTable) -> bool:
    """Whether what one has seen cannot be taken back without consent."""
    return live.meta.has_secrets and live.record.undo != "free"


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


def _before_own(live: LiveTable, mine: list[int], turn: bool, guarded: bool) -> int | str:
    """Before the last ply of these seats, or before all the plies in a row that it ends."""
    try:
        return live.match.before_own(mine, turn, guarded)
    except UndoRefused as refused:
        return REFUSALS[refused.key]
