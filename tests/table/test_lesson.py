"""A table where a lesson is taken: one does what it is about, the others play what it says."""

from __future__ import annotations

import pytest

from drakkar.table.refusals import Refuse
from tests.table.room import Person, Room

WELCOME, CAST, OLAFS, AGAIN, OLAF, WATCH, FREE, SHEET = range(8)


def begun() -> tuple[Room, Person]:
    room = Room.of_lesson("mimir", "first")
    return room, room.enter("host")


def refused(room: Room, person: Person, action: str) -> str:
    with pytest.raises(Refuse) as refusal:
        room.act(person, action)
    return refusal.value.refusal.key


def test_one_reads_acts_and_watches() -> None:
    room, me = begun()
    assert (me.at.step, me.at.back, me.at.onward, me.at.expected) == (WELCOME, -1, CAST, [])
    assert refused(room, me, "cast fehu") == "lesson-listen"
    room.go_to(me, CAST)
    assert me.at.expected == ["cast fehu", "cast ansuz"]
    assert refused(room, me, "cast kaunan") == "lesson-not-now"
    assert refused(room, me, "cast raido") == "lesson-not-now"
    room.act(me, "Cast  Ansuz")
    assert me.at.step == OLAFS
    room.let_others_play()
    assert (me.at.step, me.at.expected) == (AGAIN, ["cast fehu", "cast uruz", "cast kaunan"])
    room.act(me, me.at.expected[0])
    room.let_others_play()
    assert (me.at.step, room.table.match.ply) == (OLAF, 3), "they wait until one reads on"
    room.go_to(me, WATCH)
    room.let_others_play()
    assert (me.at.step, me.at.tip) == (FREE, 0)


def test_skipping_ahead_plays_what_lies_between_and_going_back_takes_it_away() -> None:
    room, me = begun()
    room.go_to(me, FREE)
    assert [entry.action for entry in room.table.match.saga.entries[::2]] == ["cast fehu", me.log[3].action]
    assert (me.at.step, room.table.match.ply) == (FREE, 4)
    room.go_to(me, AGAIN)
    assert (me.at.step, room.table.match.ply) == (AGAIN, 2)
    room.go_to(me, WELCOME)
    assert (me.at.step, room.table.match.ply) == (WELCOME, 0)
    with pytest.raises(Refuse):
        room.go_to(me, 8)


def test_in_free_play_one_does_as_one_likes_and_goes_on_when_one_wants() -> None:
    room, me = begun()
    room.go_to(me, FREE)
    room.act(me, me.options[-1])
    room.let_bots_play()
    room.act(me, me.options[-1])
    room.let_bots_play()
    assert (me.at.step, me.at.tip) == (FREE, 1)
    room.go_to(me, SHEET)
    assert (me.at.step, me.at.onward, room.table.match.ply) == (SHEET, -1, 8)
    room.go_to(me, FREE)
    assert (me.at.step, room.table.match.ply) == (FREE, 8), "nothing is taken back"


def test_who_comes_back_is_where_they_were() -> None:
    room, me = begun()
    room.go_to(me, AGAIN)
    again = room.storage.load()
    assert (again.lesson, again.page) == (room.table.lesson, 0)
    assert Person(again, "host").at == me.at


def test_a_lesson_that_was_changed_since_is_played_on_freely() -> None:
    room, me = begun()
    room.go_to(me, OLAFS)
    kept = room.storage
    kept.log[0] = type(kept.log[0])(**{**vars(kept.log[0]), "action": "cast kaunan"})
    assert kept.load().lesson is None


def test_only_the_learner_walks_through_it() -> None:
    room, _ = begun()
    stranger = room.enter("stranger")
    with pytest.raises(Refuse):
        room.go_to(stranger, CAST)
