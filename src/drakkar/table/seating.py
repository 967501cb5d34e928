"""New tables and their seats: opening, joining, starting, a rematch, a branch."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from secrets import choice
from string import ascii_lowercase, digits
from typing import Final, Literal

from drakkar.bots.levels import USUAL
from drakkar.bots.registry import BOTS
from drakkar.kernel import colours
from drakkar.kernel.errors import UserError
from drakkar.kernel.meta import choose_options, options_of_today
from drakkar.play.match import Match, start_match
from drakkar.table.records import EntryRecord, SeatRecord, TableRecord, draws_out, rows_of
from drakkar.table.refusals import Refuse, from_error
from drakkar.table.rulesets import game_of, meta_of
from drakkar.table.table import Table, colours_open, may_paint, may_swap_colours

NAME_LENGTH: Final = 24
KINDS: Final = {"me": "person", "device": "person", "friend": "open", "bot": "bot"}


@dataclass
class SeatWish:
    """A seat of a new table: for me, somebody on this device, a friend with the link, or a bot.

    Without a colour it gets the usual one, or what the others leave.
    """

    kind: Literal["me", "device", "friend", "bot"]
    name: str = ""
    bot: str = ""
    colour: str = ""


@dataclass
class Opening:
    """A new table to be kept, with its match or the rows that lead to where it begins."""

    record: TableRecord
    seats: list[SeatRecord]
    match: Match | None
    log: list[EntryRecord]


def clean_name(name: str) -> str:
    """One line of printable characters, not too long."""
    printable = "".join(letter if letter.isprintable() else " " for letter in name)
    return " ".join(printable.split())[:NAME_LENGTH].strip()


def open_table(
    guest: str,
    nickname: str,
    game: str,
    options: Mapping[str, str],
    wishes: Sequence[SeatWish],
    seed: str,
    now: float,
) -> Opening:
    """A new table. It starts at once when nobody has to be waited for."""
    try:
        asked = dict(options)
        if any(wish.colour for wish in wishes):
            given = colours.given_out([wish.colour for wish in wishes], len(wishes))
            asked[colours.OPTION] = ",".join(given)
        chosen = choose_options(meta_of(game), asked, len(wishes))
        match = start_match(game_of(game), meta_of(game), [""] * len(wishes), chosen, seed)
    except UserError as error:
        raise from_error(error) from None
    record = record_of(guest, match, seed, now)
    return _opened(record, seats_of(record.id, guest, nickname, wishes), match)


def rematch(table: Table, seed: str, now: float) -> Opening:
    """The same people in their colours once more, everybody one seat on, so that another one begins."""
    old, count = table.record, len(table.seats)
    own = colours.colours_of(old.options, count)
    options = options_of_today(table.meta, old.options) | {colours.OPTION: ",".join([*own[1:], own[0]])}
    match = start_match(game_of(old.game), table.meta, [""] * count, options, seed)
    record = record_of(old.host, match, seed, now)
    record.undo, record.watch, record.coach, record.rematch_of = old.undo, old.watch, old.coach, old.id
    seats = []
    for index in range(count):
        at = table.seats[(index + 1) % count]
        bot = "" if at.away else at.bot
        seats.append(
            SeatRecord(record.id, index, at.kind, at.name, bot, device=at.device, holders=set(at.holders))
        )
    return _opened(record, seats, match)


def branch(
    table: Table, guest: str, nickname: str, ply: int, wishes: Sequence[SeatWish], now: float
) -> Opening:
    """Go on from a ply as a new table. It has the luck of the first, so that only the play differs.

    Its seats may be other people's: of an open match with secrets, that would hand these over.
    """
    over = table.over
    if not over and not table.open_book(guest):
        raise Refuse("branch-open-match")
    table.must_see(guest)
    if not 0 <= ply <= shown_of(table) or (ply == table.match.ply and table.match.over):
        raise Refuse("no-such-ply")
    if len(wishes) != len(table.seats):
        raise Refuse("branch-seats", {"seats": len(table.seats)})
    record = _from_ply(table, guest, ply, now)
    record.undo = "free"
    seats = seats_of(record.id, guest, nickname, wishes)
    return _opened(record, seats, None, rows_of(table.match.saga.entries[:ply]))


def go_on(table: Table, guest: str, now: float) -> Opening:
    """A match that was left open and that today's rules cannot show to where it had come: the same people go
    on at a new table, from the last ply that is as it was. If not even the set-up is, all begins anew."""
    must_be_stopped(table, guest)
    old, ply = table.record, shown_of(table)
    if ply < 0:
        options = options_of_today(table.meta, old.options)
        match = start_match(game_of(old.game), table.meta, [""] * len(table.seats), options, old.seed)
        record = record_of(old.host, match, old.seed, now)
        record.branch_of = old.id
    else:
        # By later rules it may be over where it was not.
        ply -= ply == table.match.ply and table.match.over
        record = _from_ply(table, old.host, ply, now)
    record.undo, record.watch, record.coach, record.rematch_of = old.undo, old.watch, old.coach, old.id
    seats = [
        replace(seat, table_id=record.id, nonce="", token_hash="", holders=set(seat.holders))
        for seat in table.seats
    ]
    return _opened(record, seats, None, rows_of(table.match.saga.entries[: max(ply, 0)]))


def must_be_stopped(table: Table, guest: str) -> None:
    """Refuses if there is nothing to end or to go on from, or if it is not for this guest to say."""
    if not table.knows(guest):
        raise Refuse("not-seated")
    if table.over:
        raise Refuse("match-over")
    if not table.stopped:
        raise Refuse("match-goes-on")


def shown_of(table: Table) -> int:
    """The last ply that can be shown, -1 if there is none."""
    return table.match.ply if table.past is None else table.past.shown


def _from_ply(table: Table, host: str, ply: int, now: float) -> TableRecord:
    """A table that begins where another one was after so many plies, and with its luck."""
    old = table.record
    record = record_of(host, table.match, old.seed, now)
    record.branch_of, record.branch_ply = old.id, ply
    record.ply, record.to_act = ply, table.match.position(ply).to_act
    return record


def _opened(
    record: TableRecord, seats: list[SeatRecord], match: Match | None, log: Sequence[EntryRecord] = ()
) -> Opening:
    if all(seat.kind != "open" for seat in seats):
        record.status = "playing"
    return Opening(record, seats, match, list(log))


def may_rematch(table: Table, guest: str) -> None:
    """Refuses if this guest may not ask for a rematch."""
    if table.record.status != "over":
        raise Refuse("not-over")
    if not table.knows(guest) or any(seat.kind == "person" and not seat.holders for seat in table.seats):
        raise Refuse("not-seated")


def seat_to_join(table: Table, guest: str) -> SeatRecord | None:
    """The first open seat; none for who sits there already and keeps the one they have."""
    if table.held_by(guest):
        return None
    if table.record.status != "waiting":
        raise Refuse("table-full" if table.playing else "match-over")
    for seat in table.seats:
        if seat.kind == "open":
            return seat
    raise Refuse("table-full")


def taken(seat: SeatRecord, guest: str, name: str) -> SeatRecord:
    """The seat once this guest holds it, beside any other device that does."""
    return replace(seat, kind="person", name=name, holders=seat.holders | {guest})


def sit(table: Table, seat: SeatRecord) -> None:
    """Let a seat be as it is now that it is taken."""
    table.seats[seat.seat] = seat
    table.version += 1


def repainted(
    table: Table, guest: str, seat: int, colour: str, now: float
) -> tuple[TableRecord, Match] | None:
    """The table with another colour for a seat, and its match set up anew: the deal is the same.

    Who has a seat chooses for it, the host for bots and free seats too. With these, and with one's other
    seats, colours are swapped; another person's is theirs. Nothing if the seat has it already.
    """
    if not 0 <= seat < len(table.seats):
        raise Refuse("no-such-seat")
    if not colours_open(table.record):
        raise Refuse("colours-settled")
    if colour not in colours.COLOURS:
        raise from_error(UserError("unknown-colour", colour=colour, known=", ".join(colours.COLOURS)))
    if not may_paint(table.record, table.seats[seat], guest):
        raise Refuse("not-your-seat")
    own = list(colours.colours_of(table.record.options, len(table.seats)))
    if own[seat] == colour:
        return None
    if colour in own:
        other = own.index(colour)
        if not may_swap_colours(table.seats[other], guest):
            raise Refuse("colour-taken", {"colour": colour, "player": table.seats[other].name})
        own[other] = own[seat]
    own[seat] = colour
    options = {**table.record.options, colours.OPTION: ",".join(own)}
    match = start_match(table.game, table.meta, [""] * len(table.seats), options, table.record.seed)
    record = replace(
        table.record,
        options=match.saga.header.options,
        setup=draws_out(match.saga.setup),
        setup_checksum=match.saga.setup_checksum,
        changed=now,
    )
    return record, match


def paint(table: Table, record: TableRecord, match: Match) -> None:
    """Let the table have other colours now that they are kept."""
    table.record, table.match = record, match
    table.version += 1


def started(table: Table, guest: str, now: float) -> tuple[TableRecord, list[SeatRecord]] | None:
    """The table as play begins, bots on the seats that are still empty; nothing if it has begun."""
    if guest != table.record.host:
        raise Refuse("not-host")
    if table.record.status != "waiting":
        return None
    record = replace(table.record, status="playing", started=now, changed=now)
    seats = [
        replace(seat, kind="bot", bot=USUAL, name="") if seat.kind == "open" else seat for seat in table.seats
    ]
    return record, seats


def record_of(host: str, match: Match, seed: str, now: float) -> TableRecord:
    """A new table with the set-up of this match."""
    header = match.saga.header
    return TableRecord(
        id="".join([choice(ascii_lowercase + digits) for _ in range(12)]),
        game=header.game,
        rules_version=header.rules_version,
        components=header.components,
        options=header.options,
        undo="turn",
        watch="anyone",
        host=host,
        status="waiting",
        created=now,
        started=now,
        changed=now,
        seed=seed,
        commitment=header.commitment,
        setup=draws_out(match.saga.setup),
        setup_checksum=match.saga.setup_checksum,
        ply=0,
        to_act=match.position(0).to_act,
    )


def seats_of(table_id: str, guest: str, nickname: str, wishes: Sequence[SeatWish]) -> list[SeatRecord]:
    if sum(wish.kind == "me" for wish in wishes) > 1:
        raise Refuse("one-seat-for-me")
    seats = []
    for index, wish in enumerate(wishes):
        kind = KINDS[wish.kind]
        bot = (wish.bot or USUAL) if kind == "bot" else ""
        if bot and bot not in BOTS:
            raise Refuse("error-unknown-bot", {"bot": bot, "known": ", ".join(BOTS)})
        name = nickname if wish.kind == "me" else clean_name(wish.name)
        holders = {guest} if kind == "person" else set()
        seats.append(
            SeatRecord(table_id, index, kind, name, bot, device=wish.kind == "device", holders=holders)
        )
    return seats
