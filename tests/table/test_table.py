"""A table without a server: whole matches in one process, with no port, no database and no event loop."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from drakkar.kernel.game import SPECTATOR
from drakkar.table import frames, seating
from drakkar.table.refusals import Refuse
from drakkar.table.seating import SeatWish
from drakkar.table.table import Table
from drakkar.table.undoing import undo_state
from tests.server.canaries import canary
from tests.table.room import Person, Room, Shelf

TWO_AND_A_BOT = [SeatWish("me"), SeatWish("friend"), SeatWish("bot", bot="greedy")]
# What reveals something, so that taking it back needs the others' consent.
DRAWS = "go warehouse_2"
HOT_SEAT = [SeatWish("me"), SeatWish("device", "Olaf")]


def refusal(work: Callable[..., object], *arguments: object) -> str:
    """The key of the refusal that a request meets."""
    with pytest.raises(Refuse) as refused:
        work(*arguments)
    return refused.value.refusal.key


def begun(game: str, undo: str) -> tuple[Room, Person, Person]:
    """Host and friend sit down, and a bot with them."""
    room = Room(game, TWO_AND_A_BOT, undo)
    host, friend = room.enter("host"), room.enter("friend")
    assert host.frame is None
    room.join("friend")
    assert refusal(room.join, "somebody else") == "table-full"
    room.start()
    assert host.frame is not None
    return room, host, friend


def play(room: Room, people: list[Person], luck: Random, plies: int) -> None:
    """Play on at random until so many plies are played, or all of them, and a person is to act."""
    while not room.table.match.over:
        room.let_bots_play()
        if room.table.match.ply >= plies or room.table.match.over:
            return
        person = next(person for person in people if person.options)
        room.act(person, luck.choice(person.options))


def must_not_tell(room: Room, person: Person, hidden: Counter[str]) -> None:
    """The frame that a person has is the same where everything hidden from them is otherwise."""
    table, frame = room.table, person.frame
    assert frame is not None
    truth = canary(table.record.game).hidden(table.match, person.seat)
    hidden.update(truth.changed)
    other = replace(table, match=truth.match)
    whole = len(frame.entries) > frame.ply  # with the set-up
    since = frames.FROM_THE_BEGINNING if whole else ([0, *table.ply_seqs])[-len(frame.entries) - 1]
    undo = undo_state(other, person.guest)
    assert frames.frame(other, person.seat, person.may_choose, undo, since) == frame
    if person.options:
        view = other.match.view(person.seat)
        shown = [frames.preview_of(table.game, view, action) for action in other.match.legal()]
        assert list(person.previews()) == shown


@pytest.mark.smoke
def test_a_whole_match_with_two_people_and_a_bot() -> None:
    room, host, friend = begun("vikings_on_board", "ask")
    watcher, luck = room.enter(""), Random(1)
    people = [host, friend]
    hidden: Counter[str] = Counter()
    undone = taken_back = 0
    for plies in range(5, 2000, 5):
        play(room, people, luck, plies)
        if room.table.match.over:
            break
        for person in (*people, watcher):
            must_not_tell(room, person, hidden)
        assert watcher.options == []
        person = next(person for person in people if person.options)
        other = friend if person is host else host
        before = room.table.match.state.checksum()
        ply = room.act(person, DRAWS if DRAWS in person.options else person.options[-1]) - 1
        state = undo_state(room.table, person.guest)
        if state.allowed:
            assert room.undo(person) == ply
            undone += 1
        elif state.asking:
            assert refusal(room.undo, person) == state.reason
            room.ask(person)
            assert room.told[-1].waiting == room.table.held_by(other.guest)
            assert refusal(room.answer, person, True) == "takeback-nothing"
            room.answer(other, False)
            assert room.told[-1].guest == person.guest
            room.ask(person)
            assert room.answer(other, True) == ply
            taken_back += 1
        assert room.table.match.state.checksum() == before
    assert undone
    assert taken_back
    assert hidden["barrels"]
    table = room.table
    assert table.match.over
    assert (table.record.status, table.record.ply) == ("over", table.match.ply)
    assert host.log == watcher.log, "at the end nothing is hidden any more"
    assert all(entry.action for entry in watcher.log[1:])
    kept = room.storage.load()
    assert kept.match.saga.entries == table.match.saga.entries
    assert (kept.seq, kept.ply_seqs, kept.done) == (table.seq, table.ply_seqs, table.done)
    assert kept.record == table.record


def test_a_bot_plays_for_who_is_away() -> None:
    room, host, friend = begun("looot", "turn")
    assert refusal(room.put_bot, host, 1, True) == "seat-present"
    assert refusal(room.put_bot, room.enter("stranger"), 1, True) == "not-seated"
    room.leave(friend)
    room.put_bot(host, 1, True)
    room.put_bot(host, 1, True)
    assert [row.kind for row in room.storage.log] == ["away"], "once is enough"
    play(room, [host], Random(2), 30)
    assert {entry.seat for entry in host.log[1:]} == {0, 1, 2}
    assert refusal(room.put_bot, host, 1, False) == "not-your-seat"
    back = room.enter("friend")
    assert back.log == host.log
    room.put_bot(back, 1, False)
    play(room, [host, back], Random(3), 60)
    assert [row.kind for row in room.storage.log if row.kind != "act"] == ["away", "back"]
    assert not room.storage.load().seats[1].away


def test_a_request_sent_twice_is_done_once() -> None:
    room = Room("looot", HOT_SEAT)
    person = room.enter("host")
    action = person.options[0]
    assert room.act(person, action, "key") == room.act(person, action, "key") == 1
    assert len(room.storage.log) == 1


def test_who_writes_second_is_refused_and_looks_again() -> None:
    """Two hosts of the same storage: the row of the one is there when the other wants to write it."""
    room = Room("looot", HOT_SEAT)
    here = room.enter("host")
    room.table, there = room.storage.load(), room.table
    elsewhere = Person(room.table, "host")
    elsewhere.follow()
    room.act(elsewhere, elsewhere.options[0], "first")
    room.table = there
    assert refusal(room.act, here, here.options[-1], "second") == "stale"
    assert there.outdated
    assert there.match.ply == 0
    there.renew(room.storage.load())
    assert (there.match.ply, there.outdated) == (1, False)
    assert there.present == {here}
    here.follow()
    room.act(here, here.options[0], "third")
    assert there.match.ply == 2


class Full(Shelf):
    """No room for another row."""

    async def append(self, *_: object) -> None:
        raise OSError("disk full")


def test_what_is_not_kept_has_not_happened() -> None:
    """Nobody sees anything of the ply, and the table is to be loaded again."""
    room = Room("looot", HOT_SEAT)
    person = room.enter("host")
    room.storage = Full(room.storage.record, room.storage.seats)
    with pytest.raises(OSError, match="disk full"):
        room.act(person, person.options[0])
    assert (room.table.match.ply, room.table.outdated, room.told) == (0, True, [])


def test_a_device_that_passes_from_hand_to_hand_shows_nobody_the_others_hand() -> None:
    room = Room("lofoten", HOT_SEAT)
    device = room.enter("host")
    handed = 0
    while handed < 12:
        to_act = room.table.to_act
        if device.seat != to_act:
            assert device.seat == SPECTATOR
            assert device.options == []
            assert {entry.action for entry in device.log} <= {""}
            handed += 1
            device.look(to_act)
            device.frame = device.first_frame()
            assert device.frame is not None
            device.log = device.frame.entries
            assert all(bool(entry.action) == (entry.seat == to_act) for entry in device.log)
        room.act(device, device.options[-1])
    assert refusal(device.look, 7) == "not-your-seat"


def test_who_may_do_what() -> None:
    room, host, friend = begun("looot", "turn")
    actor, other = (host, friend) if host.options else (friend, host)
    action = actor.options[0]
    assert refusal(room.act, other, action) == "not-your-turn"
    assert refusal(room.act, room.enter("stranger"), action) == "not-seated"
    assert refusal(room.act, actor, "sing") == "error-not-an-action"
    assert refusal(other.previews) == "not-your-turn"
    assert refusal(other.why, action) == "not-your-turn"
    assert actor.why(action) is None
    space, legal = room.table.game.space, room.table.match.legal()
    forbidden = space.notation(next(index for index in range(len(space)) if index not in legal))
    why = actor.why(forbidden)
    assert why is not None
    assert refusal(room.act, actor, forbidden) == why.key
    assert refusal(room.undo, actor) == "undo-nothing"
    assert refusal(room.ask, actor) == "takeback-not-allowed"
    assert actor.say("phrase-hello").seat == actor.seat
    assert refusal(actor.say, "anything at all") == "malformed"
    assert refusal(room.enter("").say, "phrase-hello") == "not-seated"


@pytest.mark.smoke
def test_nothing_of_a_server_is_loaded() -> None:
    code = """
import sys, pkgutil, importlib, drakkar.table
for module in pkgutil.iter_modules(drakkar.table.__path__):
    importlib.import_module(f"drakkar.table.{module.name}")
print(*sorted({"asyncio", "litestar", "msgspec", "socket", "sqlalchemy", "sqlite3"} & set(sys.modules)))
"""
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.split() == []
    assert Table.__module__ == "drakkar.table.table"


def test_people_keep_their_colours_in_a_rematch() -> None:
    """Everybody sits one seat on, and so do the colours."""
    table = Room("vikings_on_board", [SeatWish("me", colour="grey"), SeatWish("bot", bot="greedy")]).table
    again = seating.rematch(table, "again", 1.0)
    assert [seat.kind for seat in again.seats] == ["bot", "person"]
    assert again.record.options["colours"] == "red,grey"
    assert again.match is not None
    assert again.match.state.setting.colours == [1, 3]  # type: ignore[attr-defined]


def test_where_a_match_goes_on_the_colours_are_its_own() -> None:
    room = Room("looot", HOT_SEAT)
    branch = seating.branch(room.table, "host", "Host", 0, [SeatWish("me"), SeatWish("friend")], 1.0)
    assert branch.record.status == "waiting"
    side = Table.fold(branch.record, branch.seats, branch.log)
    assert refusal(seating.repainted, side, "host", 0, "grey", 2.0) == "colours-settled"


def test_a_table_kept_under_an_options_older_name_is_read() -> None:
    """The checksums of its record are still true, and it shows the option by its present name."""
    table = Room("vikings_on_board", [SeatWish("me"), SeatWish("bot", bot="greedy")]).table
    older = {"bonus_viking": "at_once", "one_barrel_per_player_per_ship": "off", "won_chests": "hidden"}
    read = Table.fold(replace(table.record, options=older), table.seats, [])
    assert read.record.options == table.record.options
    assert read.match.state.checksum() == table.record.setup_checksum
