"""What was won and lost alone, as the server counts it."""

from __future__ import annotations

import asyncio
from itertools import count
from typing import Any

from drakkar.bots.registry import make_bot
from drakkar.games.registry import load_game, meta
from drakkar.kernel.game import SPECTATOR
from drakkar.play.match import Match, start_match
from drakkar.server.storage import Storage
from drakkar.table.records import SeatRecord, rows_of
from drakkar.table.seating import record_of
from tests.server.harness import ME_AND_BOT, Person, Server, play_out

MODES = ["normal", "difficult", "legend_normal", "legend_difficult", "legend_legendary"]


def played_alone(person: Person, mode: str) -> dict[str, Any]:
    table = person.table([{"kind": "me"}], game="althing", options={"thorfinn": mode})
    with person.sit(table["id"]) as socket:
        play_out([socket])
        assert socket.table["status"] == "over"
        return socket.frame


def by_mode(person: Person) -> dict[str, dict[str, int]]:
    return {record.pop("mode"): record for record in person.get("/api/records/althing")}


def test_matches_against_thorfinn_are_counted_by_mode(server: Server) -> None:
    person = Person(server, "Astrid")
    assert list(by_mode(person)) == MODES
    assert all(record == {"played": 0, "won": 0, "best": 0} for record in by_mode(person).values())
    end = played_alone(person, "difficult")
    won = len(end["score"]["winners"])
    record = by_mode(person)["difficult"]
    assert record == {"played": 1, "won": won, "best": end["scene"]["round"] if won else 0}
    assert by_mode(person)["normal"]["played"] == 0
    assert by_mode(Person(server))["difficult"]["played"] == 0, "it is the guest's own record"


def test_matches_with_others_and_games_for_more_have_no_record(server: Server) -> None:
    person = Person(server, "Astrid")
    table = person.table(ME_AND_BOT, game="althing", options={"scenario": "1a"})
    with person.sit(table["id"]) as socket:
        play_out([socket])
    assert all(record["played"] == 0 for record in by_mode(person).values())
    assert person.get("/api/records/looot") == []
    assert person.refused("GET", "/api/records/chess", status=404) == "error-unknown-game"


def won_matches(number: int) -> list[Match]:
    """Matches that end before Thorfinn is there, found by trying."""
    game, facts = load_game("althing"), meta("althing")
    won: list[Match] = []
    for seed in count():
        match = start_match(game, facts, ["me"], {"thorfinn": "normal", "faces": "mixed"}, str(seed))
        bot = make_bot("greedy", game, seed)
        while not match.over:
            match.play(0, bot.choose(match.view(0), match.legal()).action)
        if match.saga.winners:
            won.append(match)
        if len(won) == number:
            return won
    raise AssertionError


async def keep(server: Server, guest: str, matches: list[Match]) -> None:
    """Finished tables of this guest, as if played at this server."""
    storage = Storage(f"sqlite+aiosqlite:///{server.data / 'drakkar.sqlite'}")
    try:
        for number, match in enumerate(matches):
            saga = match.saga
            record = record_of(guest, match, saga.seed, 0.0)
            record.status, record.ply, record.to_act = "over", match.ply, -1
            record.winners, record.totals = list(saga.winners), list(saga.totals)
            seat = SeatRecord(record.id, 0, "person", "Astrid", "", False, False, f"{number}", record.id)
            seat.holders.add(guest)
            await storage.add_table(record, [seat], rows_of(saga.entries))
    finally:
        await storage.close()


def test_the_fastest_victory_is_the_best(server: Server) -> None:
    person = Person(server, "Astrid")
    won = won_matches(3)
    rounds = [match.game.scene(match.view(SPECTATOR)).round for match in won]  # type: ignore[attr-defined]
    for number in range(1, len(won) + 1):
        asyncio.run(keep(server, person.guest_id, won[number - 1 : number]))
        assert by_mode(person)["normal"] == {"played": number, "won": number, "best": min(rounds[:number])}
    played_alone(person, "normal")
    record = by_mode(person)["normal"]
    assert record["played"] == 4
    assert record["best"] <= min(rounds)
