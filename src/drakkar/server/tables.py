"""Tables and seats: opening, joining, starting, a bot for who is absent, rematch, branch."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from hmac import compare_digest
from secrets import choice, token_hex
from string import ascii_lowercase, digits
from time import time

from drakkar.bots.levels import USUAL
from drakkar.bots.registry import BOTS
from drakkar.kernel.errors import UserError
from drakkar.play.match import Match, start_match
from drakkar.server.guests import clean_name
from drakkar.server.hall import Hall
from drakkar.server.journal import Taken
from drakkar.server.keys import Keys, hash_token
from drakkar.server.live import LiveTable, draws_out
from drakkar.server.moves import set_away
from drakkar.server.protocol import NewBranch, NewTable, SeatWish
from drakkar.server.refusals import Refuse, from_error
from drakkar.server.rulesets import game_of, meta_of
from drakkar.server.schema import EntryRecord, SeatRecord, TableRecord
from drakkar.server.seeds import new_seed


async def open_table(hall: Hall, guest: str, nickname: str, wish: NewTable) -> LiveTable:
    """A new table. It starts at once when nobody has to be waited for."""
    try:
        meta = meta_of(wish.game)
        seed = await new_seed(hall, guest, wish.game, len(wish.seats))
        match = start_match(game_of(wish.game), meta, [""] * len(wish.seats), wish.options, seed)
    except UserError as error:
        raise from_error(error) from None
    record = record_of(guest, match, seed)
    record.undo = wish.undo
    record.watch = wish.watch
    record.coach = wish.coach
    seats = _seats(hall.keys, record.id, guest, nickname, wish.seats)
    return await _add(hall, record, seats, match, [])


async def join(hall: Hall, live: LiveTable, guest: str, nickname: str) -> None:
    """Take the first open seat; who sits there already keeps the one they have."""
    async with live.lock:
        if live.held_by(guest):
            return
        if live.record.status != "waiting":
            raise Refuse("table-full" if live.playing else "match-over")
        for seat in live.seats:
            if seat.kind == "open":
                await _sit(hall, live, seat, guest, nickname)
                return
        raise Refuse("table-full")


async def claim(hall: Hall, live: LiveTable, seat: int, guest: str, nickname: str) -> None:
    """The secret link of a seat was opened: the guest may play it, beside any other device that does."""
    async with live.lock:
        at = live.seats[seat]
        if at.kind == "bot":
            raise Refuse("table-full")
        if guest not in at.holders:
            await _sit(hall, live, at, guest, at.name if at.device else nickname)


async def start(hall: Hall, live: LiveTable, guest: str) -> None:
    """Begin to play; bots take the seats that are still empty."""
    async with live.lock:
        if guest != live.record.host:
            raise Refuse("not-host", 403)
        if live.record.status != "waiting":
            return
        now = time()
        record = replace(live.record, status="playing", started=now, changed=now)
        seats = [
            replace(seat, kind="bot", bot=USUAL, name="") if seat.kind == "open" else seat
            for seat in live.seats
        ]
        await hall.storage.start_table(record, seats)
        live.record, live.seats = record, seats
        live.version += 1
        hall.announce(live)
    hall.bots.call(hall, live)


async def put_bot(hall: Hall, live: LiveTable, guest: str, seat: int, on: bool) -> None:
    """A bot plays for somebody absent, at the wish of anybody who waits; its holder takes the seat back."""
    async with live.lock:
        if not live.playing:
            raise Refuse("match-over" if live.record.status == "over" else "not-started")
        if not 0 <= seat < len(live.seats) or live.seats[seat].kind != "person":
            raise Refuse("no-such-seat", 404)
        at = live.seats[seat]
        if not live.knows(guest):
            raise Refuse("not-seated", 403)
        if guest not in at.holders and (not on or live.is_present(seat)):
            raise Refuse("seat-present" if on else "not-your-seat", 403)
        if at.away != on:
            await set_away(hall, live, seat, on, USUAL if on else "", guest)
            hall.announce(live)
    hall.bots.recall(hall, live)


async def rematch(hall: Hall, live: LiveTable, guest: str) -> LiveTable:
    """The same people once more, everybody one seat on, so that another one begins."""
    if live.record.status != "over":
        raise Refuse("not-over")
    if not live.knows(guest) or any(seat.kind == "person" and not seat.holders for seat in live.seats):
        raise Refuse("not-seated", 403)
    async with live.lock:
        if not live.rematch:
            live.rematch = await hall.storage.rematch_of(live.id)
        if live.rematch:
            return await hall.tables.get(live.rematch)
        seed = await new_seed(hall, guest, live.record.game, len(live.seats))
        match = start_match(live.game, live.meta, [""] * len(live.seats), live.record.options, seed)
        record = record_of(live.record.host, match, seed)
        old = live.record
        record.undo, record.watch, record.coach, record.rematch_of = old.undo, old.watch, old.coach, old.id
        count = len(live.seats)
        seats = []
        for index in range(count):
            at = live.seats[(index + 1) % count]
            seat = _seat(hall.keys, record.id, index, at.kind, at.name, "" if at.away else at.bot)
            seat.device = at.device
            seat.holders = set(at.holders)
            seats.append(seat)
        try:
            table = await _add(hall, record, seats, match, [])
        except Taken:
            live.rematch = await hall.storage.rematch_of(live.id)
            return await hall.tables.get(live.rematch)
        live.rematch = table.id
        live.version += 1
        hall.announce(live)
        return table


async def branch(hall: Hall, live: LiveTable, guest: str, nickname: str, wish: NewBranch) -> LiveTable:
    """Go on from a ply as a new table. It has the luck of the first, so that only the play differs.

    Its seats may be other people's: of an open match with secrets, that would hand these over.
    """
    over = live.record.status == "over"
    if not over and not live.open_book(guest):
        raise Refuse("branch-open-match")
    if over and live.record.watch == "nobody" and not live.knows(guest):
        raise Refuse("not-watchable", 403)
    if not 0 <= wish.ply <= live.match.ply or (wish.ply == live.match.ply and over):
        raise Refuse("no-such-ply", 404)
    if len(wish.seats) != len(live.seats):
        raise Refuse("branch-seats", 400, {"seats": len(live.seats)})
    record = record_of(guest, live.match, live.record.seed)
    record.undo, record.branch_of, record.branch_ply = "free", live.id, wish.ply
    record.ply = wish.ply
    record.to_act = live.match.position(wish.ply).to_act
    entries = [
        EntryRecord(
            ply, "act", entry.seat, ply, entry.at, entry.action, draws_out(entry.draws), entry.checksum
        )
        for ply, entry in enumerate(live.match.saga.entries[: wish.ply], 1)
    ]
    seats = _seats(hall.keys, record.id, guest, nickname, wish.seats)
    return await _add(hall, record, seats, None, entries)


def new_table_id() -> str:
    return "".join([choice(ascii_lowercase + digits) for _ in range(12)])


def record_of(host: str, match: Match, seed: str) -> TableRecord:
    """The row of a new table with the set-up of this match."""
    now = time()
    header = match.saga.header
    return TableRecord(
        id=new_table_id(),
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


def _seats(
    keys: Keys, table_id: str, guest: str, nickname: str, wishes: Sequence[SeatWish]
) -> list[SeatRecord]:
    if sum(wish.kind == "me" for wish in wishes) > 1:
        raise Refuse("one-seat-for-me", 400)
    seats = []
    for index, wish in enumerate(wishes):
        kind = {"me": "person", "device": "person", "friend": "open", "bot": "bot"}[wish.kind]
        bot = (wish.bot or USUAL) if kind == "bot" else ""
        if bot and bot not in BOTS:
            raise Refuse("error-unknown-bot", 400, {"bot": bot, "known": ", ".join(BOTS)})
        name = nickname if wish.kind == "me" else clean_name(wish.name)
        seat = _seat(keys, table_id, index, kind, name, bot)
        seat.device = wish.kind == "device"
        if kind == "person":
            seat.holders.add(guest)
        seats.append(seat)
    return seats


def bare_seat(keys: Keys, table_id: str, index: int, name: str) -> SeatRecord:
    """A seat of a match from a file: a name, and nobody who could play."""
    return _seat(keys, table_id, index, "person", name, "")


def _seat(keys: Keys, table_id: str, index: int, kind: str, name: str, bot: str) -> SeatRecord:
    nonce = token_hex(16)
    token = keys.seat_token(table_id, index, nonce)
    return SeatRecord(table_id, index, kind, name, bot, False, False, nonce, hash_token(token))


def turned(nonce: str) -> str:
    """The nonce of a seat's link once the seat is taken; turned again, that of the link which led there."""
    return nonce[::-1]


async def seat_by_old_link(hall: Hall, guest: str, token: str) -> str | None:
    """The table where this guest took a seat by a link that opens nothing any more."""
    for record, seats in await hall.storage.tables_of(guest):
        for seat in seats:
            old = hall.keys.seat_token(record.id, seat.seat, turned(seat.nonce))
            if guest in seat.holders and compare_digest(old, token):
                return record.id
    return None


async def _add(
    hall: Hall,
    record: TableRecord,
    seats: list[SeatRecord],
    match: Match | None,
    entries: list[EntryRecord],
) -> LiveTable:
    """Keep a new table, and begin at once if all its seats are taken."""
    if all(seat.kind != "open" for seat in seats):
        record.status = "playing"
    await hall.storage.add_table(record, seats, entries)
    if match is None:
        live = await hall.tables.get(record.id)
    else:
        live = hall.tables.add(LiveTable(record, seats, match, 0, [], {}))
    hall.bots.call(hall, live)
    return live


async def _sit(hall: Hall, live: LiveTable, seat: SeatRecord, guest: str, name: str) -> None:
    nonce, token_hash = seat.nonce, seat.token_hash
    if seat.kind == "open" and live.meta.has_secrets:
        # The host has passed the link on, so knows it: from now on it must not open this seat's secrets.
        nonce = turned(nonce)
        token_hash = hash_token(hall.keys.seat_token(live.id, seat.seat, nonce))
    await hall.storage.claim_seat(live.id, seat.seat, guest, name, nonce, token_hash)
    seat.kind = "person"
    seat.name = name
    seat.nonce, seat.token_hash = nonce, token_hash
    seat.holders.add(guest)
    live.version += 1
    hall.announce(live)
