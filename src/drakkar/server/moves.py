"""Steps at a table of this server: one at a time, and the bots look again after each."""

from __future__ import annotations

from collections.abc import Callable
from time import time

from drakkar.server.hall import Hall
from drakkar.server.live import LiveTable
from drakkar.table import lessons, steps
from drakkar.table.hosting import carry_out
from drakkar.table.refusals import Refuse
from drakkar.table.steps import Notice


async def make(hall: Hall, live: LiveTable, prepare: Callable[[float], steps.Step]) -> int:
    """A step that somebody asks for, prepared when it is their turn to write. Gives the ply it leads to.

    If another process has written first, it is looked at again: the same request may be what was written.
    """
    while True:
        async with live.lock:
            try:
                step = prepare(time())
                await _keep(hall, live, step)
                break
            except Refuse as refused:
                if refused.refusal.key != "stale" or not live.outdated:
                    raise
        await hall.tables.get(live.id)
    if step.row is not None:
        hall.bots.recall(hall, live)
    return step.ply


async def go_to(hall: Hall, live: LiveTable, guest: str, number: int) -> None:
    """To a step of the lesson that is taken here, over all plies that lie between."""
    async with live.lock:
        while True:
            step = lessons.toward(live, guest, number, time())
            await _keep(hall, live, step)
            if step.page is not None:
                break
    hall.bots.recall(hall, live)


async def act_for_bot(hall: Hall, live: LiveTable, seat: int, action: str, seq: int) -> int:
    """What a bot chose, if nothing has happened since it was asked; the number of the row it wrote."""
    async with live.lock:
        await _keep(hall, live, steps.act_for_bot(live, seat, action, seq, time()))
        return live.seq


async def _keep(hall: Hall, live: LiveTable, step: steps.Step) -> None:
    await carry_out(hall, live, step)
    if step.row is not None:
        hall.bots.answers.note(live)
    if step.row is not None and step.row.kind in ("act", "undo"):
        hall.metrics.plies.inc()
    if lessons.is_through(live) and not live.record.lesson_done:
        await hall.storage.finish_lesson(live.id)
        live.record.lesson_done = True
        live.record.revision += 1
        live.version += 1
        hall.announce(live, Notice())
