"""An answer in another's turn takes a time that does not tell whether there was anything to choose."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from drakkar.games.registry import load_game, meta
from drakkar.kernel.chance import Search
from drakkar.play.match import Match, start_match
from drakkar.server.answers import Answers, asked
from drakkar.server.bot_worker import Job, Thought
from drakkar.server.bots import Bots
from drakkar.server.live import LiveTable
from drakkar.table.records import SeatRecord
from drakkar.table.seating import record_of
from tests.server.harness import ME_AND_FRIEND, Person, Server

SECONDS = 2.0
# What a real choice was seen to take a jarl.
CHOOSING = 1.4


def match_at(answering: bool, forced: bool) -> Match:
    """A match of Althing where somebody is asked, with one option or with more."""
    for seed in range(200):
        match, luck = begin(seed), Search(seed)
        while not match.over:
            legal = match.legal()
            if match.game.answering(match.state) == answering and (len(legal) == 1) == forced:
                return match
            match.play(match.state.to_act, legal[luck.index(len(legal), "test")])
    raise AssertionError("nobody was asked")


def begin(seed: int) -> Match:
    return start_match(load_game("althing"), meta("althing"), ("Astrid", "Ragnar"), {}, str(seed))


def table_with(match: Match, *kinds: str) -> LiveTable:
    seats = [SeatRecord("t", seat, kind, "") for seat, kind in enumerate(kinds)]
    for at in seats:
        if at.kind == "bot":
            at.bot = "jarl"
        else:
            at.holders = {str(at.seat)}
    return LiveTable(record_of("host", match, "seed", 0.0), seats, match)


class Clock:
    """Time passes when somebody sleeps, or thinks."""

    def __init__(self) -> None:
        self.now = 100.0
        self.answers = Answers(SECONDS, lambda: self.now, self.sleep)

    async def sleep(self, seconds: float) -> None:
        self.now += seconds


class Thinking(Bots):
    """A bot whose thought takes as long as the test says."""

    def __init__(self, clock: Clock, seconds: float) -> None:
        super().__init__(1, 0.0, answers=clock.answers)
        self._clock, self._takes = clock, seconds

    async def hand_out(self, job: Job) -> Thought:
        self._clock.now += self._takes
        return Thought(("pass",), {})


def time_of_a_bot(match: Match, takes: float) -> float:
    clock = Clock()
    asyncio.run(Thinking(clock, takes)._think(table_with(match, "bot", "bot"), "jarl"))
    return round(clock.now - 100.0, 6)


def test_a_bot_takes_as_long_for_a_forced_answer_as_for_a_choice() -> None:
    assert time_of_a_bot(match_at(answering=True, forced=True), 0.0) == SECONDS
    assert time_of_a_bot(match_at(answering=True, forced=False), CHOOSING) == SECONDS


def test_in_its_own_turn_it_takes_what_it_needs() -> None:
    assert time_of_a_bot(match_at(answering=False, forced=False), CHOOSING) == CHOOSING


@pytest.mark.parametrize("forced", [True, False])
@pytest.mark.parametrize(("pressed", "done"), [(0.3, SECONDS), (1.7, SECONDS), (7.0, 7.0)])
def test_a_quick_person_does_not_tell_either(forced: bool, pressed: float, done: float) -> None:
    clock, live = Clock(), table_with(match_at(answering=True, forced=forced), "person", "person")
    clock.answers.note(live)
    clock.now += pressed
    asyncio.run(clock.answers.at_least(live))
    assert round(clock.now - live.since, 6) == done


def test_alone_with_bots_nobody_waits_for_their_own_answers() -> None:
    clock, live = Clock(), table_with(match_at(answering=True, forced=True), "person", "bot")
    clock.answers.note(live)
    asyncio.run(clock.answers.at_least(live))
    assert clock.now == live.since


def test_who_hides_nothing_is_not_slowed_down() -> None:
    match = start_match(load_game("looot"), meta("looot"), ("Astrid", "Ragnar"), {}, "1")
    assert not asked(table_with(match, "person", "person"))


def test_an_answer_waits_on_the_server(tmp_path: Path) -> None:
    """With a time that never comes: what is sent in one's own turn is done, the answer is not."""
    with Server(tmp_path, settings={"DRAKKAR_ANSWER_SECONDS": "1000000"}) as server:
        host, friend = Person(server), Person(server)
        table = host.post("/api/tables", {"game": "althing", "seats": ME_AND_FRIEND})["id"]
        friend.post(f"/api/tables/{table}/join")
        host.post(f"/api/tables/{table}/start")
        with host.sit(table) as one, friend.sit(table) as two:
            while True:
                latest = max(at.frame["ply"] for at in (one, two))
                for at in (one, two):
                    at.reach(latest)
                chooser = one if one.options else two
                if (chooser.frame["scene"]["announced"] or {}).get("answer"):
                    break
                chooser.act(chooser.options[latest % len(chooser.options)])
            chooser.send("act", action=chooser.options[0], expect=latest, key="answer")
            other = two if chooser is one else one
            for _ in range(3):
                other.send("ping")
                other.wait("pong")
            assert other.frame["ply"] == latest
            assert host.get(f"/api/tables/{table}")["ply"] == latest
