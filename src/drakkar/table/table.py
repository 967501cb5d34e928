"""A table in play: the log folded into a Match, with its seats, and who may do and see what."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Protocol, Self

from drakkar.coach.judging import Counsel
from drakkar.kernel.game import Game, State, View
from drakkar.kernel.loader import Override
from drakkar.kernel.meta import Meta, options_of_today
from drakkar.lessons.form import Lesson
from drakkar.play.boxes import played_with
from drakkar.play.match import Match, start_match
from drakkar.play.past import Past, past_of
from drakkar.play.replay import follow
from drakkar.play.saga import Saga
from drakkar.table.guiding import lesson_of
from drakkar.table.records import (
    EntryRecord,
    SeatRecord,
    TableRecord,
    begun_by_others,
    draws_in,
    draws_out,
    entry_of,
    header_of,
)
from drakkar.table.refusals import Refuse
from drakkar.table.rulesets import game_of, meta_of


class Presence(Protocol):
    """Somebody at a table; `guest` is empty for a stranger. `address` is where they are, if that is known."""

    @property
    def guest(self) -> str: ...

    @property
    def address(self) -> str: ...


@dataclass(frozen=True)
class Takeback:
    """A seat asks to go back to a ply; `waiting` are the seats whose person has not answered."""

    guest: str
    key: str
    seat: int
    ply: int
    waiting: frozenset[int]


@dataclass
class Table:
    """One table in play."""

    record: TableRecord
    seats: list[SeatRecord]
    match: Match
    # The number of the last row of the log, and of the row behind each ply.
    seq: int = 0
    ply_seqs: list[int] = field(default_factory=list)
    # Requests already carried out, by guest and key, with the ply they led to.
    done: dict[tuple[str, str], int] = field(default_factory=dict)
    rematch: str = ""
    # Goes up with everything that is shown of the table itself, apart from plies.
    version: int = 0
    present: set[Presence] = field(default_factory=set)
    # Guests who are here by way of another process of whoever hosts this table.
    elsewhere: frozenset[str] = frozenset()
    takeback: Takeback | None = None
    # The last hint, with the row after which and the seat for which it was found.
    hint: tuple[int, int, Counsel] | None = None
    # Its storage knows more than this object: it must be loaded again.
    outdated: bool = False
    # What there is to say of a match that was begun by other rules; and its whole record, if `match` is only
    # the part of it that today's rules can show.
    past: Past | None = None
    whole: Saga | None = None
    # The components that are played with, where they are not those of the box.
    override: Override | None = None
    # The lesson that is taken here, and the step that was last asked for (`lessons/course.py`).
    lesson: Lesson | None = None
    page: int = 0
    # The position after row `scenes_seq` as viewers see it, packed.
    scenes: dict[int, object] = field(default_factory=dict, init=False)
    scenes_seq: int = field(default=-1, init=False)

    @classmethod
    def fold(
        cls, record: TableRecord, seats: list[SeatRecord], log: Sequence[EntryRecord], kept: str = ""
    ) -> Self:
        """The table that a log tells: acts in order, each undo taking back those after its ply.

        `kept` are its components, if they were kept with it.
        """
        record = dealt_today(record, len(seats))
        acts: list[EntryRecord] = []
        for row in log:
            if row.kind == "act":
                acts.append(row)
            elif row.kind == "undo":
                del acts[row.ply :]
        saga = Saga(
            header_of(record, seats, kept),
            draws_in(record.setup),
            record.setup_checksum,
            [entry_of(row) for row in acts],
            tuple(record.winners),
            tuple(record.totals),
            record.seed,
            {name: tuple(points) for name, points in record.sheet.items()},
        )
        played = played_with(record.game, record.components, kept)
        followed = follow(played.game, meta_of(record.game), saga, record.id, played.origin != "unknown")
        return cls(
            replace(record, options=followed.match.saga.header.options),
            seats,
            followed.match,
            log[-1].seq if log else 0,
            [row.seq for row in acts[: followed.match.ply]],
            {(row.guest, row.key): row.ply for row in log if row.guest and row.key},
            past=past_of(followed, played),
            whole=None if followed.stop is None else saga,
            override=played.override,
            lesson=lesson_of(record.game, record.lesson, [row.action for row in acts]),
        )

    def renew(self, fresh: Table) -> None:
        """Take over what the log says by now. Who is here stays, and what is asked if nothing happened."""
        if fresh.seq != self.seq:
            self.takeback = None
        self.record, self.seats, self.match = fresh.record, fresh.seats, fresh.match
        self.seq, self.ply_seqs, self.done = fresh.seq, fresh.ply_seqs, fresh.done
        self.rematch, self.lesson = fresh.rematch, fresh.lesson
        self.past, self.whole, self.override = fresh.past, fresh.whole, fresh.override
        self.version += 1
        self.outdated = False

    def pack(self, scene: object) -> object:
        """A scene as it is kept for the viewers to come; a host may have it ready to send."""
        return scene

    @property
    def id(self) -> str:
        return self.record.id

    @property
    def game(self) -> Game[State, View]:
        return self.match.game

    @property
    def meta(self) -> Meta:
        return meta_of(self.record.game)

    @property
    def playing(self) -> bool:
        return self.record.status == "playing" and not self.stopped

    @property
    def over(self) -> bool:
        """Whether the match is over, even if today's rules cannot show how it ended."""
        return self.record.status == "over"

    @property
    def stopped(self) -> bool:
        """Whether today's rules cannot show the match to where it has come, so that nobody can go on here."""
        return self.past is not None and self.past.stopped

    @property
    def saga(self) -> Saga:
        """The whole record as it is passed on: with its components, if they are not those of the box."""
        saga = self.match.saga if self.whole is None else self.whole
        return replace(saga, header=header_of(self.record, self.seats, self.kept))

    @property
    def kept(self) -> str:
        """The components, if they are the match's own and known."""
        own = self.past is not None and self.past.components == "own"
        return self.override[1] if own and self.override is not None else ""

    @property
    def to_act(self) -> int:
        return self.match.state.to_act

    def held_by(self, guest: str) -> list[int]:
        """The seats of a guest."""
        return [seat.seat for seat in self.seats if guest and guest in seat.holders]

    def knows(self, guest: str) -> bool:
        """Whether the guest hosts the table or sits at it."""
        return bool(guest) and (guest == self.record.host or bool(self.held_by(guest)))

    def must_see(self, guest: str) -> None:
        """A closed table shows itself to its people, and to who may still become one of them."""
        if self.record.watch == "nobody" and self.record.status != "waiting" and not self.knows(guest):
            raise Refuse("not-watchable")

    def must_be_begun(self) -> None:
        if self.record.status == "waiting":
            raise Refuse("not-started")

    def must_be_playing(self) -> None:
        if self.over:
            raise Refuse("match-over")
        self.must_be_begun()
        if self.stopped:
            raise Refuse("match-stopped")

    def is_present(self, seat: int) -> bool:
        holders = self.seats[seat].holders
        return any(somebody.guest in holders for somebody in self.present) or not holders.isdisjoint(
            self.elsewhere
        )

    def enter(self, somebody: Presence) -> bool:
        """Somebody comes. Tells whether a seat's person is here now who was not before."""
        return self._change_presence(somebody, self.present | {somebody})

    def leave(self, somebody: Presence) -> bool:
        """Somebody goes. Tells whether a seat's person is not here any more."""
        return self._change_presence(somebody, self.present - {somebody})

    def _change_presence(self, somebody: Presence, present: set[Presence]) -> bool:
        mine = self.held_by(somebody.guest)
        before = [self.is_present(seat) for seat in mine]
        self.present = present
        changed = before != [self.is_present(seat) for seat in mine]
        self.version += changed
        return changed

    def bot_of(self, seat: int) -> str:
        """The bot that decides for this seat now, or nothing."""
        at = self.seats[seat]
        return at.bot if at.kind == "bot" or at.away else ""

    @property
    def practice(self) -> bool:
        return is_practice(self.seats)

    @property
    def hints(self) -> bool:
        return allows_hints(self.record, self.seats)

    def open_book(self, guest: str) -> bool:
        """Whether this guest may know all about the open match: their own practice, without secrets."""
        return self.practice and bool(self.held_by(guest)) and not self.meta.has_secrets


def dealt_today(record: TableRecord, seats: int) -> TableRecord:
    """A table that still waits for its people begins by today's rules: nobody has seen its set-up yet."""
    if record.status != "waiting" or not begun_by_others(record):
        return record
    game, meta = game_of(record.game), meta_of(record.game)
    match = start_match(game, meta, [""] * seats, options_of_today(meta, record.options), record.seed)
    return replace(
        record,
        rules_version=game.rules_version,
        components=game.components_digest,
        options=match.saga.header.options,
        setup=draws_out(match.saga.setup),
        setup_checksum=match.saga.setup_checksum,
        to_act=match.state.to_act,
    )


def is_practice(seats: Sequence[SeatRecord]) -> bool:
    """One person, with bots or at several seats of one device."""
    holders: set[str] = set()
    for seat in seats:
        if seat.kind != "bot" and not seat.holders:
            return False
        holders |= seat.holders
    return len(holders) <= 1


def allows_hints(record: TableRecord, seats: Sequence[SeatRecord]) -> bool:
    """Whether the coach gives hints at a table: by its wish, or because nobody else could mind."""
    if record.coach == "alone":
        return sum(seat.kind != "bot" for seat in seats) == 1
    return record.coach == "always"


def may_see_link(record: TableRecord, seat: SeatRecord, guest: str) -> bool:
    """The holder; and the host, unless that would open somebody's secrets to him."""
    if not guest or seat.kind == "bot" or record.status == "over":
        return False
    if guest in seat.holders:
        return True
    return guest == record.host and (seat.kind == "open" or not meta_of(record.game).has_secrets)


def colours_open(record: TableRecord) -> bool:
    """Whether colours may still change: before play begins, and not where it goes on from a match."""
    return record.status == "waiting" and not record.branch_of


def may_paint(record: TableRecord, seat: SeatRecord, guest: str) -> bool:
    """Whether a guest chooses the colour of this seat: who has it, and the host where nobody has."""
    return bool(guest) and (guest in seat.holders or (guest == record.host and seat.kind != "person"))


def may_swap_colours(seat: SeatRecord, guest: str) -> bool:
    """Whether this seat gives its colour for that of a guest's: unless it is somebody else's."""
    return seat.kind != "person" or guest in seat.holders
