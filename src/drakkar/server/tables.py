"""Tables of this server: new ones are kept, and their seats have secret links."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from secrets import token_hex
from time import time
from typing import Final, TypeVar

from drakkar.kernel.game import OVER
from drakkar.play.boxes import kept_of
from drakkar.server.forgetting import without
from drakkar.server.hall import Hall
from drakkar.server.keys import Keys, hash_token
from drakkar.server.live import LiveTable
from drakkar.server.protocol import NewBranch, NewTable
from drakkar.server.seeds import new_seed
from drakkar.server.thinking import Asker
from drakkar.table import lessons, seating
from drakkar.table.hosting import Taken
from drakkar.table.records import SeatRecord, TableRecord
from drakkar.table.refusals import Refuse
from drakkar.table.seating import Opening
from drakkar.table.steps import Notice

# How often somebody who changes a table may find that others were quicker.
ATTEMPTS: Final = 8

Result = TypeVar("Result")


async def open_table(hall: Hall, asker: Asker, nickname: str, wish: NewTable) -> LiveTable:
    """A new table. It starts at once when nobody has to be waited for."""
    guest = asker.guest
    seed = await new_seed(hall, guest, wish.game, len(wish.seats))
    opened = seating.open_table(guest, nickname, wish.game, wish.options, wish.seats, seed, time())
    record = opened.record
    record.undo, record.watch, record.coach = wish.undo, wish.watch, wish.coach
    return await _add(hall, opened, asker)


async def open_lesson(hall: Hall, asker: Asker, nickname: str, game: str, name: str, anew: bool) -> LiveTable:
    """The table where the guest left this lesson; a new one if it is done, or if they wish to begin anew."""
    guest = asker.guest
    taken = [each for each in await hall.storage.lessons_of(guest, game) if each.lesson == name]
    if taken and not taken[0].done and not anew:
        live = await hall.tables.get(taken[0].table)
        if live.playing and live.lesson is not None:
            return live
    return await _add(hall, lessons.open_lesson(guest, nickname, game, name, time()), asker)


async def join(hall: Hall, live: LiveTable, guest: str, nickname: str) -> None:
    """Take the first open seat; who sits there already keeps the one they have."""

    async def take_one(live: LiveTable) -> None:
        seat = seating.seat_to_join(live, guest)
        if seat is not None:
            await _sit(hall, live, seat, guest, nickname)

    await _changing(hall, live, take_one)


async def claim(hall: Hall, live: LiveTable, seat: int, guest: str, nickname: str, along: bool) -> None:
    """The secret link of a seat is used: the guest may play it, beside any other device that does.

    Where a seat has secrets, whoever held it before may be somebody else, who passed the link on: the seat is
    theirs no more, unless the guest says that they come along with a device of their own.
    """

    async def take_it(live: LiveTable) -> None:
        at = live.seats[seat]
        if at.kind == "bot":
            raise Refuse("table-full")
        if guest in at.holders:
            return
        if moves_over(live, at) and not along:
            at = replace(at, holders=set())
        await _sit(hall, live, at, guest, at.name if at.device else nickname)

    await _changing(hall, live, take_it)


def moves_over(live: LiveTable, seat: SeatRecord) -> bool:
    """Whether who takes this seat by its link takes it away from somebody."""
    return seat.kind == "person" and bool(seat.holders) and live.meta.has_secrets


async def paint(hall: Hall, live: LiveTable, guest: str, seat: int, colour: str) -> None:
    """A seat gets another colour before play begins."""

    async def repaint(live: LiveTable) -> None:
        found = seating.repainted(live, guest, seat, colour, time())
        if found is None:
            return
        record, match = found
        changed = {name: getattr(record, name) for name in ("options", "setup", "setup_checksum", "changed")}
        await hall.storage.change_table(live.record, changed)
        seating.paint(live, record, match)
        _changed(hall, live)

    await _changing(hall, live, repaint)


async def start(hall: Hall, live: LiveTable, guest: str) -> None:
    """Begin to play; bots take the seats that are still empty."""

    async def begin(live: LiveTable) -> None:
        begun = seating.started(live, guest, time())
        if begun is None:
            return
        await hall.storage.start_table(live.record, *begun)
        live.record, live.seats = begun
        live.version += 1
        _changed(hall, live)

    await _changing(hall, live, begin)
    hall.bots.call(hall, live)


async def rematch(hall: Hall, live: LiveTable, asker: Asker) -> LiveTable:
    """The one rematch of a table, whoever asks first."""
    guest = asker.guest
    seating.may_rematch(live, guest)
    seed = await new_seed(hall, guest, live.record.game, len(live.seats))
    return await _successor(hall, live, asker, lambda live: seating.rematch(live, seed, time()))


async def go_on(hall: Hall, live: LiveTable, asker: Asker) -> LiveTable:
    """Where the people of a match that today's rules cannot show go on; one table, whoever asks first."""
    guest = asker.guest
    seating.must_be_stopped(live, guest)
    return await _successor(hall, live, asker, lambda live: seating.go_on(live, guest, time()))


async def _successor(
    hall: Hall, live: LiveTable, asker: Asker, opening: Callable[[LiveTable], Opening]
) -> LiveTable:
    """The one table that goes on from this one: there already, or opened now."""

    async def open_one(live: LiveTable) -> LiveTable:
        if not live.rematch:
            live.rematch = await hall.storage.rematch_of(live.id)
        if live.rematch:
            return await hall.tables.get(live.rematch)
        table = await _add(hall, opening(live), asker, live.record)
        live.rematch = table.id
        live.version += 1
        _changed(hall, live)
        return table

    return await _changing(hall, live, open_one)


async def end(hall: Hall, live: LiveTable, guest: str) -> None:
    """Leave it at that: a match that today's rules cannot show is over, without a result."""

    async def leave_it(live: LiveTable) -> None:
        seating.must_be_stopped(live, guest)
        if live.rematch or await hall.storage.rematch_of(live.id):
            raise Refuse("match-goes-on")
        ended = {"status": "over", "to_act": OVER, "changed": time()}
        await hall.storage.change_table(live.record, ended)
        for name, value in ended.items():
            setattr(live.record, name, value)
        live.version += 1
        _changed(hall, live)

    await _changing(hall, live, leave_it)


async def branch(hall: Hall, live: LiveTable, asker: Asker, nickname: str, wish: NewBranch) -> LiveTable:
    return await _add(hall, seating.branch(live, asker.guest, nickname, wish.ply, wish.seats, time()), asker)


def play_on(hall: Hall, live: LiveTable, asker: Asker, on: bool) -> None:
    """Let the bots play while nobody is here, or no more; for so many plies, and at so many tables."""
    if not live.knows(asker.guest):
        raise Refuse("not-seated")
    live.must_be_playing()
    config = hall.config
    if on and not live.alone:
        alone = [table.alone_for for table in hall.tables.all() if table.alone]
        of_guest = sum(each.guest == asker.guest for each in alone)
        of_address = sum(each.address == asker.address for each in alone)
        if of_guest >= config.alone_tables_per_guest or of_address >= config.alone_tables_per_address:
            raise Refuse("alone-quota", {"tables": config.alone_tables_per_guest})
    live.alone, live.alone_for = (config.alone_plies, asker) if on else (0, Asker())
    live.version += 1
    hall.announce(live, Notice())
    if live.awake:
        hall.bots.call(hall, live)
    else:
        hall.bots.dismiss(live)


async def leave(hall: Hall, live: LiveTable, guest: str) -> bool:
    """Somebody goes for good. Tells whether the table went with them, as it was theirs alone."""

    async def go(live: LiveTable) -> bool:
        left = without(live.record, live.seats, guest)
        if left is not None:
            # Nobody comes back by the link of a seat that was theirs.
            pairs = zip(live.seats, left[1], strict=True)
            free = [linked(hall.keys, now) if was.holders and not now.holders else now for was, now in pairs]
            left = left[0], free
        await hall.storage.leave_table(live.record, left, guest)
        live.record.revision += 1
        live.outdated = True
        return left is None

    gone = await _changing(hall, live, go)
    if gone:
        hall.bots.dismiss(live)
        await hall.tables.drop(live.id)
    hall.announce(live, Notice("renewed"))
    return gone


async def keep_components(hall: Hall, record: TableRecord, kept: str = "") -> None:
    """What a table is played with, so that it can be shown when the box has been corrected."""
    kept = kept or kept_of(record.game, record.components)
    if kept:
        await hall.storage.keep_components(record.game, record.components, kept)


def linked(keys: Keys, seat: SeatRecord) -> SeatRecord:
    """The seat with a secret link of its own, of which only a hash is kept."""
    nonce = token_hex(16)
    token = keys.seat_token(seat.table_id, seat.seat, nonce)
    return replace(seat, nonce=nonce, token_hash=hash_token(token))


async def _changing(hall: Hall, live: LiveTable, change: Callable[[LiveTable], Awaitable[Result]]) -> Result:
    """Change a table, one at a time. Who finds that another process has changed it looks at it again."""
    for _ in range(ATTEMPTS):
        if live.outdated:
            live = await hall.tables.get(live.id)
        async with live.lock:
            try:
                return await change(live)
            except Taken:
                live.outdated = True
    raise Refuse("stale")


def _changed(hall: Hall, live: LiveTable) -> None:
    """What has no row in the log is kept, and told to everybody."""
    live.record.revision += 1
    hall.announce(live, Notice())


async def _add(hall: Hall, opened: Opening, asker: Asker, old: TableRecord | None = None) -> LiveTable:
    """Keep a new table. Its bots begin when somebody comes in."""
    record = opened.record
    record.origin = hall.keys.origin(asker.address)
    hosted, near = await hall.storage.open_tables(record.host, record.origin)
    if hosted >= hall.config.tables_per_guest:
        raise Refuse("tables-quota", {"tables": hosted})
    if near >= hall.config.tables_per_address:
        raise Refuse("tables-quota-here")
    seats = [linked(hall.keys, seat) for seat in opened.seats]
    await keep_components(hall, record)
    await hall.storage.add_table(record, seats, opened.log, old)
    if opened.match is None:
        live = await hall.tables.get(record.id)
    else:
        live = hall.tables.add(LiveTable(record, seats, opened.match))
    return live


async def _sit(hall: Hall, live: LiveTable, seat: SeatRecord, guest: str, name: str) -> None:
    taken = seating.taken(seat, guest, name)
    if live.meta.has_secrets and not seat.holders:
        # Whoever has passed the link on knows it: from now on it must not open this seat's secrets.
        taken = replace(linked(hall.keys, taken), former=seat.token_hash)
    await hall.storage.hold_seat(live.record, taken)
    seating.sit(live, taken)
    _changed(hall, live)
