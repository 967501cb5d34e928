"""What a guest has won and lost alone: the finished tables of one seat, mode by mode."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request, get
from litestar.params import FromPath

from drakkar.kernel.game import SPECTATOR
from drakkar.server.catalogue import must_exist
from drakkar.server.guests import read_guest
from drakkar.server.hall import Hall
from drakkar.server.protocol import ModeRecord
from drakkar.table.rulesets import meta_of
from drakkar.table.table import Table


@get("/api/records/{game:str}")
async def records(request: Request[Any, Any, Any], hall: Hall, game: FromPath[str]) -> list[ModeRecord]:
    """In the order of the modes, those not yet played too; nothing for a game that nobody plays alone."""
    must_exist(game)
    facts = meta_of(game)
    option = next((option for option in facts.options if option.name == facts.mode), None)
    if option is None:
        return []
    found = {mode: ModeRecord(mode) for mode in option.values}
    guest = read_guest(request, hall)
    for table_id, options, winners in await hall.storage.finished_alone(guest, game) if guest else []:
        record = found[options.get(option.name, option.default)]
        record.played += 1
        if winners:
            record.won += 1
            rounds = await _rounds_of(hall, table_id)
            record.best = min(record.best or rounds, rounds)
    return list(found.values())


async def _rounds_of(hall: Hall, table_id: str) -> int:
    """The round in which a finished match ended. It is looked up once: such a match does not change."""
    if table_id not in hall.rounds:
        kept = await hall.storage.table(table_id)
        assert kept is not None
        table = await asyncio.to_thread(Table.fold, *kept)
        hall.rounds[table_id] = table.game.scene(table.match.view(SPECTATOR)).round  # type: ignore[attr-defined]
    return hall.rounds[table_id]
