"""What was won and lost alone, as the server counts it."""

from __future__ import annotations

from typing import Any

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
