"""Tables in memory: who writes is not disturbed by who reads anew, and what goes wrong is told to the log."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from drakkar.server import moves, tables
from drakkar.server.config import Config
from drakkar.server.hall import open_hall
from drakkar.server.keys import Keys
from drakkar.server.migrations.upgrade import upgrade
from drakkar.server.protocol import NewTable, SeatWish
from drakkar.server.thinking import Asker
from drakkar.table import steps
from tests.server.harness import HOT_SEAT, Person, Server

BROKEN = 1011


def test_a_table_is_not_loaded_again_under_who_writes_to_it(tmp_path: Path) -> None:
    """Somebody writes, and waits for the database; another connection hears that the table is outdated."""
    hall = open_hall(Config(tmp_path), Keys(b"key"))
    file = tmp_path / "drakkar.sqlite"

    async def run() -> None:
        await upgrade(hall.storage.engine, file)
        async with hall.channels:
            wish = NewTable("looot", [SeatWish("me"), SeatWish("device")])
            live = await tables.open_table(hall, Asker("here", "guest"), "Astrid", wish)

            def act() -> asyncio.Task[int]:
                action, ply = live.game.space.notation(live.match.legal()[0]), live.match.ply
                return asyncio.create_task(
                    moves.make(hall, live, lambda now: steps.act(live, "guest", action, ply, f"{ply}", now))
                )

            other = sqlite3.connect(file, isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            writing = act()
            while not live.lock.locked():
                await asyncio.sleep(0)
            live.outdated = True
            loading = asyncio.create_task(hall.tables.get(live.id))
            done, _ = await asyncio.wait([loading], timeout=0.3)
            other.execute("ROLLBACK")
            other.close()
            assert await writing == 1
            assert await loading is live
            assert not done
            assert (live.seq, live.match.ply, live.record.ply, live.ply_seqs) == (1, 1, 1, [1])
            assert await act() == 2
            assert live.ply_seqs == [1, 2]
        await hall.storage.close()

    asyncio.run(run())


def test_what_goes_wrong_behind_a_socket_is_logged_with_its_table(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        person = Person(server)
        table = person.table(HOT_SEAT)["id"]
        with person.sit(table) as at:
            with sqlite3.connect(server.data / "drakkar.sqlite") as database:
                database.execute("ALTER TABLE entries RENAME TO lost")
            at.send("act", action=at.options[0], expect=0, key="k")
            with pytest.raises(ConnectionClosed) as closed:
                at.wait("nothing any more")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == BROKEN
        lines = [json.loads(line) for line in server.log.read_text().splitlines() if line.startswith("{")]
        assert [line["error"] for line in lines if line.get("table") == table] == ["OperationalError"]
