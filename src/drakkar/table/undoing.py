"""Who may step back, and how far. The policy is the table's.

`turn`: one's own last plies, up to a draw, a revelation or another seat's ply. `ask`: that, and further when
the people at the other seats accept. `free`: as far as one likes. `none`: never. Practice has no limit but,
where the game has secrets, what one has seen: who could look and step back would play against open cards.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from drakkar.play.match import UndoRefused
from drakkar.table.refusals import Refuse
from drakkar.table.table import Table

REFUSALS: Final = {"nothing-to-undo": "undo-nothing", "something-was-revealed": "undo-revealed"}


@dataclass
class UndoState:
    """Whether this viewer may step back, and if not, why (`reason` is a refusal's key).

    `asking`: stepping back needs the others' consent, and they may be asked.
    """

    allowed: bool
    reason: str
    asking: bool


def undo_target(table: Table, guest: str, turn: bool) -> int:
    """The ply that an undo by this guest goes back to; refuses with the reason."""
    return _or_refuse(_undo_target(table, guest, turn))


def takeback_target(table: Table, guest: str) -> int:
    """The ply before this guest's last one, for which the others are asked."""
    return _or_refuse(_takeback_target(table, guest))


def undo_state(table: Table, guest: str) -> UndoState:
    target = _undo_target(table, guest, turn=False)
    if isinstance(target, str):
        return UndoState(False, target, isinstance(_takeback_target(table, guest), int))
    return UndoState(True, "", False)


# Below, a string is the key of a refusal: every frame asks, and an exception costs more than the answer.


def _or_refuse(target: int | str) -> int:
    if isinstance(target, str):
        raise Refuse(target)
    return target


def _undo_target(table: Table, guest: str, turn: bool) -> int | str:
    mine = _may_ask(table, guest)
    if isinstance(mine, str):
        return mine
    if table.practice or table.record.undo == "free":
        return _before_own(table, mine, turn, _guarded(table))
    entries = table.match.saga.entries
    target = table.match.ply
    if not entries:
        return "undo-nothing"
    seat = entries[-1].seat
    if seat not in mine:
        return "undo-other-seat"
    if table.match.is_barrier(target):
        return "undo-revealed"
    while target > 0 and entries[target - 1].seat == seat and not table.match.is_barrier(target):
        target -= 1
        if not turn:
            break
    return target


def _takeback_target(table: Table, guest: str) -> int | str:
    mine = _may_ask(table, guest)
    if isinstance(mine, str):
        return mine
    if table.record.undo not in ("ask", "free"):
        return "takeback-not-allowed"
    # With nobody there to consent it is practice.
    return _before_own(table, mine, False, _guarded(table) and not others(table, guest))


def others(table: Table, guest: str) -> set[int]:
    """The seats of the people who have to consent to what this guest takes back."""
    return {
        seat.seat
        for seat in table.seats
        if seat.kind == "person" and not seat.away and guest not in seat.holders
    }


def _guarded(table: Table) -> bool:
    """Whether what one has seen cannot be taken back without consent."""
    return table.meta.has_secrets and table.record.undo != "free"


def _may_ask(table: Table, guest: str) -> list[int] | str:
    """The seats for which this guest may step back at all."""
    if table.record.status == "over":
        return "match-over"
    if table.stopped:
        return "match-stopped"
    if not table.playing:
        return "not-started"
    mine = [seat for seat in table.held_by(guest) if not table.bot_of(seat)]
    if not mine:
        return "not-seated"
    if table.record.undo == "none":
        return "undo-none"
    return mine


def _before_own(table: Table, mine: list[int], turn: bool, guarded: bool) -> int | str:
    """Before the last ply of these seats, or before all the plies in a row that it ends."""
    try:
        return table.match.before_own(mine, turn, guarded)
    except UndoRefused as refused:
        return REFUSALS[refused.key]
