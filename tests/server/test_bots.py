"""Bots in their worker processes: whole turns, several workers for one thought, and an end to it at once."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence

import pytest

from drakkar.games.registry import load_game, meta
from drakkar.kernel.chance import Draw, Replay
from drakkar.play.match import Match, start_match
from drakkar.server import bot_worker
from drakkar.server.bot_worker import REMEMBERED, Forgotten, Job, Record, Thought, agree, think
from drakkar.server.bots import RECENT, Bots
from drakkar.server.live import LiveTable
from drakkar.table.seating import record_of
from tests.server.harness import Person, Server

FOR_EVER = "search@1000000000"


def begin(game: str, plies: int = 0) -> Match:
    match = start_match(load_game(game), meta(game), ("Astrid", "Ragnar"), seed="bots")
    for _ in range(plies):
        match.play(match.state.to_act, match.legal()[0])
    return match


def whole(match: Match, table: str = "here") -> Record:
    return Record.of(table, match.saga, match.ply, match.ply)


def job(match: Match, bot: str, number: int = 1) -> Job:
    return Job(whole(match), bot, 7, number)


@pytest.mark.smoke
def test_a_thought_is_a_whole_turn_as_far_as_no_luck_comes_in() -> None:
    match = begin("looot")
    seat = match.state.to_act
    thought = think(job(match, "search@30"))
    assert sum(thought.visits.values()) <= 30
    assert thought.plan[0] in thought.visits
    for action in thought.plan:
        assert match.state.to_act == seat
        match.play(seat, match.game.space.parse(action))
    assert len(thought.plan) > 1


class Replayed:
    """Counts the plies that a worker plays again."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.plies = 0
        patch.setattr(bot_worker, "Replay", self.replay)
        patch.setattr(bot_worker, "_known", OrderedDict())

    def replay(self, draws: tuple[Draw, ...]) -> Replay:
        self.plies += 1
        return Replay(draws)


def recent(match: Match) -> Job:
    """What the server asks first: late in a match, by its last plies alone."""
    return job(match, "greedy")._replace(record=Record.of("here", match.saga, match.ply, 10))


def test_a_late_thought_plays_on_from_the_one_before(monkeypatch: pytest.MonkeyPatch) -> None:
    replayed = Replayed(monkeypatch)
    match = begin("lofoten", plies=200)
    think(job(match, "greedy"))
    assert replayed.plies == 201  # and the set-up
    for plies in (1, 4):
        for _ in range(plies):
            match.play(match.state.to_act, match.legal()[-1])
        replayed.plies = 0
        thought = think(recent(match))
        assert replayed.plies == plies
        assert thought == think(job(match, "greedy")._replace(record=whole(match, "elsewhere")))


def test_after_an_undo_the_plies_before_are_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where as many other plies have been played since."""
    Replayed(monkeypatch)
    match = begin("lofoten", plies=200)
    think(job(match, "greedy"))
    match.rewind(190)
    with pytest.raises(Forgotten):
        think(recent(match))
    think(job(match, "greedy"))
    match.rewind(180)
    for _ in range(12):
        match.play(match.state.to_act, match.legal()[-1])
    with pytest.raises(Forgotten):
        think(recent(match))
    assert think(job(match, "greedy")) == think(recent(match))


def test_only_so_many_tables_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    replayed = Replayed(monkeypatch)
    match = begin("looot", plies=20)
    for table in range(REMEMBERED + 1):
        think(Job(whole(match, str(table)), "random", 7, 1))
    replayed.plies = 0
    think(Job(whole(match, str(REMEMBERED)), "random", 7, 1))
    assert replayed.plies == 0
    think(Job(whole(match, "0"), "random", 7, 1))
    assert replayed.plies == 21


def test_a_worker_that_knows_nothing_is_told_everything() -> None:
    """The server sends the last plies only, and all of them to who has to begin."""

    async def run() -> tuple[Sequence[str], Sequence[str]]:
        bots = Bots(workers=1, pace=0.0)
        match = begin("lofoten", plies=RECENT + 20)
        record = record_of("", match, "bots", 0.0)
        live = LiveTable(record, [], match)
        try:
            first = await bots._think(live, "greedy")
            return first, await bots._think(live, "greedy")
        finally:
            await bots.close([])

    first, again = asyncio.run(run())
    assert first
    assert first == again


def test_those_who_search_apart_do_what_they_tried_most_in_all() -> None:
    castle, village = (
        Thought(("castle", "end"), {"castle": 60, "farm": 40}),
        Thought(("village", "end"), {"village": 45, "farm": 35, "castle": 20}),
    )
    assert agree([castle, village]) == ("castle", "end")
    assert agree([village, Thought(("farm",), {"farm": 11, "village": 0})]) == ("farm",)
    # Nobody's first choice may be everybody's second: its plan ends with it.
    assert agree([Thought(("a", "end"), {"a": 50, "c": 49}), Thought(("b",), {"b": 50, "c": 49})]) == ("c",)
    assert agree([Thought(("take",), {})]) == ("take",)


def test_nobody_waits_so_the_worker_is_free_at_once() -> None:
    """With a single worker the second job is only done if the first one, which has no end, was stopped."""

    async def run() -> Thought:
        bots = Bots(workers=1, pace=0.0)
        match = begin("lofoten")
        try:
            await bots.hand_out(job(match, "random", 1))
            endless = asyncio.create_task(bots.hand_out(job(match, FOR_EVER, 2)))
            done, _ = await asyncio.wait([endless], timeout=0.5)
            assert not done
            endless.cancel()
            return await bots.hand_out(job(match, "random", 3))
        finally:
            await bots.close([])

    assert asyncio.run(run()).plan


def test_every_level_sits_down_and_plays(server: Server) -> None:
    person = Person(server)
    for bot in ("deckhand", "rower"):
        table = person.table([{"kind": "bot", "bot": bot}, {"kind": "bot", "bot": "random"}])
        with person.sit(table["id"]) as socket:
            socket.until(lambda: socket.frame.get("ply", 0) > 6)
