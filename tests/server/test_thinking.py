"""Thinking is shared: between addresses, guests and tables, and only while somebody is there to see it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest

from drakkar.server.bot_worker import Job, Thought
from drakkar.server.bots import Bots
from drakkar.server.config import Config
from drakkar.server.hall import Hall, open_hall
from drakkar.server.keys import Keys
from drakkar.server.live import LiveTable
from drakkar.server.migrations.upgrade import upgrade
from drakkar.server.protocol import NewTable, SeatWish
from drakkar.server.tables import open_table
from drakkar.server.thinking import Asker, Kind, Turns
from drakkar.table.refusals import Refuse
from drakkar.table.viewer import Viewer
from tests.server.harness import ME_AND_BOT, Person, Server

Result = TypeVar("Result")

TWO_JARLS = [{"kind": "bot", "bot": "jarl"}, {"kind": "bot", "bot": "jarl"}]
TWO_BOTS = [{"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}]
GREEDY, VICTIM = Asker("198.51.100.1", "greedy"), Asker("203.0.113.9", "victim")


class Day:
    """People ask for thoughts; each ends when the test says so."""

    def __init__(self, turns: Turns) -> None:
        self.turns = turns
        self.begun: list[str] = []
        self._ends: dict[str, asyncio.Event] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def asks(self, name: str, asker: Asker, kind: Kind = Kind.TURN) -> None:
        self._ends[name] = asyncio.Event()
        self._tasks[name] = asyncio.create_task(self._think(name, asker, kind))
        await settle()

    async def _think(self, name: str, asker: Asker, kind: Kind) -> None:
        async with self.turns.place(asker, kind):
            self.begun.append(name)
            await self._ends[name].wait()

    async def ends(self, name: str) -> None:
        self._ends[name].set()
        await self._tasks[name]
        await settle()

    async def leaves(self, name: str) -> None:
        """Nobody waits for it any more."""
        self._tasks[name].cancel()
        await asyncio.wait([self._tasks[name]])
        await settle()


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def run(day: Callable[[Day], Awaitable[None]], places: int = 1, **quotas: int) -> list[str]:
    """What was thought, in its order."""

    async def live() -> list[str]:
        whole = Day(Turns(places, **quotas))
        await day(whole)
        return whole.begun

    return asyncio.run(live())


def test_who_asks_once_comes_before_what_others_have_piled_up() -> None:
    async def day(day: Day) -> None:
        for number in range(60):
            await day.asks(f"g{number}", GREEDY)
        await day.asks("victim", VICTIM)
        await day.ends("g0")

    assert run(day) == ["g0", "victim"]


def test_the_share_of_one_address_is_the_same_with_many_guests() -> None:
    """Ten guests of one address against one of another: every second place is his."""

    async def day(day: Day) -> None:
        for number in range(10):
            await day.asks(f"g{number}", Asker("198.51.100.1", f"guest {number}"))
        for number in range(4):
            await day.asks(f"v{number}", VICTIM)
        for _ in range(7):
            await day.ends(day.begun[-1])

    assert [name[0] for name in run(day)] == ["g", "v", "g", "v", "g", "v", "g", "v"]


def test_guests_of_one_address_share_it() -> None:
    async def day(day: Day) -> None:
        one, two = Asker("here", "one"), Asker("here", "two")
        for number in range(5):
            await day.asks(f"a{number}", one)
        for number in range(2):
            await day.asks(f"b{number}", two)
        for _ in range(5):
            await day.ends(day.begun[-1])

    assert run(day) == ["a0", "b0", "a1", "b1", "a2", "a3"]


def test_with_several_places_nobody_holds_them_all_while_others_wait() -> None:
    async def day(day: Day) -> None:
        for number in range(6):
            await day.asks(f"g{number}", GREEDY)
        for number in range(3):
            await day.asks(f"v{number}", VICTIM)
        await day.ends("g0")
        await day.ends("g1")  # both have one of the two places now, in turns
        await day.ends("v0")

    assert run(day, places=2) == ["g0", "g1", "v0", "g2", "v1"]


def test_of_one_guest_a_turn_comes_before_a_hint_and_a_hint_before_an_analysis() -> None:
    async def day(day: Day) -> None:
        await day.asks("first", VICTIM)
        await day.asks("analysis", VICTIM, Kind.ANALYSIS)
        await day.asks("hint", VICTIM, Kind.HINT)
        await day.asks("turn", VICTIM)
        await day.asks("other’s analysis", GREEDY, Kind.ANALYSIS)
        for _ in range(4):
            await day.ends(day.begun[-1])

    assert run(day) == ["first", "other’s analysis", "turn", "hint", "analysis"]


def test_what_nobody_waits_for_any_more_takes_no_place() -> None:
    async def day(day: Day) -> None:
        for name in ("one", "two", "three"):
            await day.asks(name, GREEDY, Kind.ANALYSIS)
        await day.leaves("two")
        await day.leaves("one")

    assert run(day) == ["one", "three"]


def test_so_much_at_a_time() -> None:
    async def day(day: Day) -> None:
        await day.asks("one", GREEDY)
        await day.asks("two", GREEDY)
        with pytest.raises(Refuse) as refused:
            async with day.turns.place(GREEDY, Kind.TURN):
                pass
        assert refused.value.refusal.key == "thinking-quota"
        await day.asks("neighbour", Asker(GREEDY.address, "neighbour"))
        with pytest.raises(Refuse):
            async with day.turns.place(Asker(GREEDY.address, "second neighbour"), Kind.TURN):
                pass
        room = asyncio.create_task(day.turns.room(GREEDY))
        await settle()
        assert not room.done()
        await day.ends("one")
        await room

    assert run(day, per_guest=2, per_address=3) == ["one", "neighbour"]


def test_what_is_lent_is_given_back_at_once() -> None:
    async def day(day: Day) -> None:
        given_back: list[str] = []
        await day.asks("first", GREEDY)
        with (
            day.turns.loan(lambda: given_back.append("helper 1")) as one,
            day.turns.loan(lambda: given_back.append("helper 2")) as two,
            day.turns.loan(lambda: given_back.append("helper 3")) as three,
        ):
            assert (one, two, three) == (True, True, False)
            await day.asks("victim", VICTIM)
            assert given_back == ["helper 2"]
        assert day.turns.idle == 1

    assert run(day, places=3) == ["first", "victim"]


# ---------------------------------------------------------------- bots at tables


class Counted(Bots):
    """Bots whose thoughts take as long as the test says, and which tells whom they were for."""

    def __init__(self, turns: Turns) -> None:
        super().__init__(1, 0.0, turns)
        self.tables: list[str] = []
        self.go_on = asyncio.Event()

    async def hand_out(self, job: Job) -> Thought:
        self.tables.append(job.record.table)
        await self.go_on.wait()
        return await super().hand_out(job)


async def with_hall(folder: Path, day: Callable[[Hall, Counted], Awaitable[None]]) -> None:
    hall = open_hall(Config(folder, bot_workers=1, bot_pace=0.0), Keys(b"key"))
    hall.bots = bots = Counted(Turns(1, per_guest=100, per_address=100))
    await upgrade(hall.storage.engine, folder / "drakkar.sqlite")
    async with hall.channels:
        await day(hall, bots)
    await bots.close(hall.tables.all())
    await hall.storage.close()


async def at_table(hall: Hall, asker: Asker, seats: list[SeatWish]) -> LiveTable:
    """A table with somebody at it."""
    live = await open_table(hall, asker, asker.guest, NewTable("looot", seats))
    live.enter(Viewer(live, asker.guest, address=asker.address))
    hall.bots.call(hall, live)
    await settle()
    return live


def test_many_tables_of_jarls_delay_nobody_by_more_than_their_share(tmp_path: Path) -> None:
    """Sixty tables of two jarls each, watched by one guest: a stranger's bot answers next but one."""

    async def day(hall: Hall, bots: Counted) -> None:
        jarls = [SeatWish("bot", bot="jarl"), SeatWish("bot", bot="jarl")]
        for _ in range(60):
            await at_table(hall, GREEDY, jarls)
        theirs = len(bots.tables)
        victim = await at_table(hall, VICTIM, [SeatWish("bot", bot="greedy"), SeatWish("me")])
        assert theirs == 1
        assert bots.tables.count(victim.id) == 0
        first = hall.tables.cached(bots.tables[0])
        assert first is not None
        hall.bots.dismiss(first)
        await settle()
        assert bots.tables[1:] == [victim.id]

    asyncio.run(with_hall(tmp_path, day))


def test_bots_rest_while_nobody_is_there(server: Server) -> None:
    """Nothing is played at a table that nobody looks at; it begins when somebody comes in."""
    host = Person(server)
    empty = host.table(TWO_BOTS)["id"]
    watched = host.table(TWO_BOTS)["id"]
    with host.sit(watched) as at:
        at.until(lambda: at.frame.get("ply", 0) > 6)
        assert host.get(f"/api/tables/{empty}")["ply"] == 0
    with host.sit(empty) as at:
        at.until(lambda: at.frame.get("ply", 0) > 2)


def test_bots_play_on_alone_if_they_are_asked_to(tmp_path: Path) -> None:
    """For so many plies, at so many tables."""
    settings = {"DRAKKAR_ALONE_PLIES": "9", "DRAKKAR_ALONE_TABLES_PER_GUEST": "1"}
    with Server(tmp_path, settings=settings) as server:
        host, stranger = Person(server), Person(server)
        table, other = (host.table(TWO_BOTS)["id"] for _ in range(2))
        path = f"/api/tables/{table}"
        assert stranger.refused("PUT", f"{path}/alone", {"on": True}, status=403) == "not-seated"
        assert host.put(f"{path}/alone", {"on": True})["alone"]
        assert host.refused("PUT", f"/api/tables/{other}/alone", {"on": True}) == "alone-quota"
        while (shown := host.get(path))["alone"]:
            pass
        assert shown["ply"] == 9
        # Nobody is there, and there it stays.
        assert host.put(f"/api/tables/{other}/alone", {"on": True})["alone"]
        assert not host.put(f"/api/tables/{other}/alone", {"on": False})["alone"]
        assert host.get(path)["ply"] == 9
        with host.sit(table) as at:
            at.until(lambda: at.frame.get("ply", 0) > 12)


def test_so_many_open_tables(tmp_path: Path) -> None:
    settings = {"DRAKKAR_TABLES_PER_GUEST": "2", "DRAKKAR_TABLES_PER_ADDRESS": "3"}
    with Server(tmp_path, settings=settings) as server:
        one, two = Person(server), Person(server)
        for _ in range(2):
            one.table(ME_AND_BOT)
        wish = {"game": "looot", "seats": ME_AND_BOT}
        assert one.refused("POST", "/api/tables", wish, status=429) == "tables-quota"
        two.table(ME_AND_BOT)
        assert two.refused("POST", "/api/tables", wish, status=429) == "tables-quota-here"
        assert len(one.get("/api/tables")) == 2
