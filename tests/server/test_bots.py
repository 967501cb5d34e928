"""Bots in their worker processes: whole turns, several workers for one thought, and an end to it at once."""

from __future__ import annotations

import asyncio

import pytest

from drakkar.games.registry import load_game, meta
from drakkar.play.match import Match, start_match
from drakkar.server.bot_worker import Job, Record, Thought, agree, think
from drakkar.server.bots import Bots
from tests.server.harness import Person, Server

FOR_EVER = "search@1000000000"


def begin(game: str, plies: int = 0) -> Match:
    match = start_match(load_game(game), meta(game), ("Astrid", "Ragnar"), seed="bots")
    for _ in range(plies):
        match.play(match.state.to_act, match.legal()[0])
    return match


def job(match: Match, bot: str, number: int = 1) -> Job:
    saga = match.saga
    plies = tuple((entry.action, entry.draws) for entry in saga.entries)
    record = Record(match.game.name, dict(saga.header.options), 2, saga.setup, plies)
    return Job(record, bot, 7, number)


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
