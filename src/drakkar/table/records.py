"""A table as it is kept: the table, its seats, and the rows of its log.

The log is the truth: a saga is its fold, an undo is one more row, and no row is ever changed. What the
table's record says of the match (ply, to_act, result…) only sums it up.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from drakkar.games.registry import GAMES
from drakkar.kernel.chance import Draw
from drakkar.play.boxes import box_of
from drakkar.play.saga import Entry, Header


@dataclass
class TableRecord:
    """A table, with the set-up of its match."""

    id: str
    game: str
    rules_version: int
    components: str
    options: dict[str, str]
    undo: str
    watch: str
    host: str
    status: str
    created: float
    started: float
    changed: float
    seed: str
    commitment: str
    setup: list[list[Any]]
    setup_checksum: str
    ply: int
    to_act: int
    winners: list[int] = field(default_factory=list)
    totals: list[int] = field(default_factory=list)
    # The points behind the totals, by category and then by seat.
    sheet: dict[str, list[int]] = field(default_factory=dict)
    rematch_of: str | None = None
    branch_of: str = ""
    branch_ply: int = 0
    coach: str = "alone"
    # The lesson that is taken here, and whether its last step was reached, or the match its end.
    lesson: str = ""
    lesson_done: bool = False
    # A hash of the neighbourhood from which it was opened.
    origin: str = ""
    # Goes up with every change that has no row in the log.
    revision: int = 0


@dataclass
class SeatRecord:
    """A seat, with the guests who hold it. Nonce and hash belong to its secret link, if it has one; `former`
    is the hash of the link by which it was taken, once that one opens nothing any more."""

    table_id: str
    seat: int
    kind: str
    name: str
    bot: str = ""
    away: bool = False
    device: bool = False
    nonce: str = ""
    token_hash: str = ""
    holders: set[str] = field(default_factory=set)
    former: str = ""


@dataclass(frozen=True)
class EntryRecord:
    """A row of the log: `act`, `undo`, `away` (a bot takes the seat over) or `back`."""

    seq: int
    kind: str
    seat: int
    ply: int
    at: float
    action: str = ""
    draws: list[list[Any]] = field(default_factory=list)
    checksum: str = ""
    guest: str | None = None
    key: str | None = None


def header_of(record: TableRecord, seats: Sequence[SeatRecord], kept: str = "") -> Header:
    """`kept` are the components, if they are not those of the box."""
    return Header(
        record.game,
        record.rules_version,
        record.components,
        record.options,
        tuple(seat.name for seat in seats),
        record.commitment,
        kept,
    )


def rows_of(entries: Sequence[Entry]) -> list[EntryRecord]:
    """The log of a table whose match has come so far by plies alone."""
    return [row_of(entry, ply, ply) for ply, entry in enumerate(entries, 1)]


def row_of(entry: Entry, seq: int, ply: int, guest: str | None = None, key: str | None = None) -> EntryRecord:
    draws = draws_out(entry.draws)
    return EntryRecord(seq, "act", entry.seat, ply, entry.at, entry.action, draws, entry.checksum, guest, key)


def entry_of(row: EntryRecord) -> Entry:
    return Entry(row.seat, row.action, draws_in(row.draws), row.at, row.checksum)


def sheet_out(sheet: Mapping[str, Sequence[int]]) -> dict[str, list[int]]:
    return {name: list(points) for name, points in sheet.items()}


def draws_in(rows: Sequence[Sequence[Any]]) -> tuple[Draw, ...]:
    return tuple(Draw(str(source), int(n), int(outcome)) for source, n, outcome in rows)


def draws_out(draws: Sequence[Draw]) -> list[list[Any]]:
    return [list(draw) for draw in draws]


def begun_by_others(record: TableRecord) -> bool:
    """Whether a table was begun by other rules or with other components than today's."""
    if record.game not in GAMES:
        return False
    game = box_of(record.game)
    return (record.rules_version, record.components) != (game.rules_version, game.components_digest)
