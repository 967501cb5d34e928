"""Opening a lesson, and walking through it: on, back, or ahead over what one knows already."""

from __future__ import annotations

from dataclasses import replace

from drakkar.lessons import course, lesson
from drakkar.lessons.form import LEARNER, SPARRING
from drakkar.lessons.proving import begin
from drakkar.table import steps
from drakkar.table.guiding import lesson_at
from drakkar.table.records import rows_of
from drakkar.table.refusals import Refuse
from drakkar.table.seating import Opening, SeatWish, record_of, seats_of
from drakkar.table.steps import Notice, Step
from drakkar.table.table import Table


def open_lesson(guest: str, nickname: str, game: str, name: str, now: float) -> Opening:
    """A table for a lesson, as the learner finds it."""
    taken = lesson(game, name)
    match = begin(taken)
    record = replace(
        record_of(guest, match, taken.seed, now),
        lesson=name,
        undo="free",
        watch="nobody",
        coach="never",
        status="playing",
        ply=match.ply,
        to_act=match.state.to_act,
    )
    wishes = [
        SeatWish("me") if seat == LEARNER else SeatWish("bot", player, SPARRING)
        for seat, player in enumerate(taken.players)
    ]
    return Opening(record, seats_of(record.id, guest, nickname, wishes), None, rows_of(match.saga.entries))


def toward(table: Table, guest: str, step: int, now: float) -> Step:
    """What comes next on the way to that step; with a page and without a row, one has arrived.

    Back over plies they are taken back; ahead, the learner's are done for them, the first of each step's.
    """
    taken = table.lesson
    if taken is None or not table.held_by(guest):
        raise Refuse("not-seated")
    if not 0 <= step < len(taken.steps):
        raise Refuse("malformed")
    match = table.match
    ply, begins = match.ply, course.starts(taken)[step]
    if step < course.free_step(taken) and begins < ply:
        return steps.rewind(table, begins, guest, now)
    if begins > ply:
        table_now = lesson_at(taken, match, course.consuming(taken, ply))
        action = next(iter(table_now.expected or course.scripted(taken, table_now.step, ply)), "")
        return steps.play_on(table, action, now)
    return Step(ply, table.takeback, (Notice(),), page=step)


def is_through(table: Table) -> bool:
    """Whether the lesson that is taken here is done: at its last step, or at the end of its match."""
    taken = table.lesson
    if taken is None:
        return False
    return table.match.over or course.current(taken, table.match.ply, table.page) == len(taken.steps) - 1
