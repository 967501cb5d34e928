"""A host without a port: a table in memory, people who follow what they are shown, bots that do not wait."""

from __future__ import annotations

from collections.abc import Coroutine, Mapping
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any

from drakkar.bots.registry import make_bot
from drakkar.table import lessons, seating, steps
from drakkar.table.frames import Frame, LogEntry, where_in_lesson
from drakkar.table.guiding import LessonAt, scripted
from drakkar.table.hosting import Taken, carry_out
from drakkar.table.records import EntryRecord, SeatRecord, TableRecord
from drakkar.table.seating import SeatWish
from drakkar.table.steps import Notice, Step
from drakkar.table.table import Table
from drakkar.table.viewer import Viewer


def at_once(work: Coroutine[Any, Any, int]) -> int:
    """Nothing in a room ever waits, so no event loop is needed."""
    try:
        work.send(None)
    except StopIteration as done:
        return int(done.value)
    raise AssertionError("it waits")


@dataclass
class Shelf:
    """A storage of one table in memory: its records, and the rows of its log."""

    record: TableRecord
    seats: list[SeatRecord]
    log: list[EntryRecord] = field(default_factory=list)

    async def append(
        self,
        table_id: str,
        entry: EntryRecord,
        summary: Mapping[str, Any],
        seat: Mapping[str, Any] | None = None,
    ) -> None:
        assert table_id == self.record.id
        if entry.seq != len(self.log) + 1:
            raise Taken(table_id)
        self.log.append(entry)
        for name, value in summary.items():
            setattr(self.record, name, value)
        for name, value in (seat or {}).items():
            setattr(self.seats[entry.seat], name, value)

    def load(self) -> Table:
        """The table as who comes later finds it."""
        return Table.fold(deepcopy(self.record), deepcopy(self.seats), self.log)


@dataclass(eq=False)
class Person(Viewer):
    """Somebody with a client, which keeps the log by the frames that it is sent."""

    frame: Frame | None = None
    log: list[LogEntry] = field(default_factory=list)

    def follow(self) -> None:
        if self.table.record.status == "waiting" or self.seq == self.table.seq:
            return
        frame = self.first_frame() if self.frame is None else self.next_frame()
        assert frame is not None
        self.frame = frame
        first = frame.entries[0].ply if frame.entries else frame.ply + 1
        self.log = self.log[:first] + frame.entries
        assert [entry.ply for entry in self.log] == list(range(frame.ply + 1))

    @property
    def at(self) -> LessonAt:
        """Where in the lesson."""
        found = where_in_lesson(self.table)
        assert found is not None
        return found

    @property
    def options(self) -> list[str]:
        decision = self.frame and self.frame.decision
        return [choice.action for choice in decision.options] if decision else []


class Room:
    """Hosts one table. The clock goes on by a second with every request."""

    def __init__(self, game: str, wishes: list[SeatWish], undo: str = "turn", seed: str = "room") -> None:
        opened = seating.open_table("host", "Host", game, {}, wishes, seed, now=0.0)
        opened.record.undo = undo
        self._host(opened)

    @classmethod
    def of_lesson(cls, game: str, name: str) -> Room:
        """Where the host takes a lesson."""
        room = cls.__new__(cls)
        room._host(lessons.open_lesson("host", "Host", game, name, now=0.0))
        return room

    def _host(self, opened: seating.Opening) -> None:
        self.storage = Shelf(deepcopy(opened.record), deepcopy(opened.seats), list(opened.log))
        if opened.match is None:
            self.table = self.storage.load()
        else:
            self.table = Table(opened.record, opened.seats, opened.match)
        self.people: list[Person] = []
        self.told: list[Notice] = []
        self.now = 0.0

    def announce(self, table: Table, notice: Notice) -> None:
        self.told.append(notice)
        for person in self.people:
            person.follow()

    def enter(self, guest: str) -> Person:
        person = Person(self.table, guest)
        self.people.append(person)
        self.table.enter(person)
        person.follow()
        return person

    def leave(self, person: Person) -> None:
        self.people.remove(person)
        self.table.leave(person)

    def join(self, guest: str) -> None:
        seat = seating.seat_to_join(self.table, guest)
        assert seat is not None
        seating.sit(self.table, seating.taken(seat, guest, guest.title()))
        self.storage.seats = deepcopy(self.table.seats)

    def start(self) -> None:
        begun = seating.started(self.table, "host", self.later())
        assert begun is not None
        self.table.record, self.table.seats = begun
        self.storage.record, self.storage.seats = deepcopy(begun[0]), deepcopy(begun[1])
        self.announce(self.table, Notice())

    def later(self) -> float:
        self.now += 1.0
        return self.now

    def make(self, step: Step) -> int:
        return at_once(carry_out(self, self.table, step))

    def act(self, person: Person, action: str, key: str = "") -> int:
        table = self.table
        key = key or f"act {table.seq}"
        return self.make(steps.act(table, person.guest, action, table.match.ply, key, self.later()))

    def undo(self, person: Person, turn: bool = False) -> int:
        table = self.table
        key = f"undo {table.seq}"
        return self.make(steps.undo(table, person.guest, table.match.ply, key, turn, self.later()))

    def ask(self, person: Person) -> int:
        table = self.table
        key = f"ask {table.seq}"
        return self.make(steps.ask_takeback(table, person.guest, table.match.ply, key, self.later()))

    def answer(self, person: Person, accept: bool) -> int:
        return self.make(steps.answer_takeback(self.table, person.guest, accept, self.later()))

    def put_bot(self, person: Person, seat: int, on: bool) -> int:
        return self.make(steps.put_bot(self.table, person.guest, seat, on, self.later()))

    def go_to(self, person: Person, number: int) -> None:
        """To a step of the lesson, over all plies that lie between."""
        arrived = False
        while not arrived:
            step = lessons.toward(self.table, person.guest, number, self.later())
            self.make(step)
            arrived = step.page is not None

    def let_others_play(self) -> None:
        """What the lesson says of them."""
        table = self.table
        for action in scripted(table.lesson, table.match, table.page) or ():
            self.make(steps.act_for_bot(table, table.to_act, action, table.seq, self.later()))

    def let_bots_play(self) -> None:
        """As long as it is the turn of one."""
        table = self.table
        while not table.match.over and (name := table.bot_of(table.to_act)):
            seat = table.to_act
            choice = make_bot(name, table.game, table.seq).choose(table.match.view(seat), table.match.legal())
            action = table.game.space.notation(choice.action)
            self.make(steps.act_for_bot(table, seat, action, table.seq, self.later()))
