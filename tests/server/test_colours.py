"""Seats choose their colours until play begins; whose colour it is, is theirs."""

from __future__ import annotations

import pytest

from tests.server.harness import ME_AND_FRIEND, Person, Server

VIKINGS = "vikings_on_board"
BOT = {"kind": "bot", "bot": "greedy"}


def colours(table: dict[str, object]) -> list[str]:
    seats = table["seats"]
    assert isinstance(seats, list)
    return [seat["colour"] for seat in seats]


@pytest.mark.parametrize("game", ["looot", VIKINGS])
def test_host_and_friend_choose_until_the_start(server: Server, game: str) -> None:
    host, friend = Person(server, "Host"), Person(server, "Friend")
    table = host.table([*ME_AND_FRIEND, BOT], game=game)
    path = f"/api/tables/{table['id']}"
    assert colours(table) == ["blue", "red", "yellow"]
    assert [seat["paintable"] for seat in table["seats"]] == [True] * 3, "the host, for whom nobody is yet"
    with host.sit(table["id"]) as socket:
        friend.post(f"{path}/join")
        mine = friend.put(f"{path}/seats/1/colour", {"colour": "grey"})
        assert [seat["paintable"] for seat in mine["seats"]] == [False, True, False]
        socket.until(lambda: colours(socket.table) == ["blue", "grey", "yellow"])
        painted = host.put(f"{path}/seats/0/colour", {"colour": "yellow"})
        assert painted["options"]["colours"] == "yellow,grey,blue", "the bot has given its colour up"
        for person, seat, colour, status, key in (
            (friend, 1, "yellow", 409, "colour-taken"),
            (friend, 0, "red", 403, "not-your-seat"),
            (host, 1, "red", 403, "not-your-seat"),
            (host, 0, "grey", 409, "colour-taken"),
            (host, 0, "green", 400, "error-unknown-colour"),
            (host, 9, "red", 404, "no-such-seat"),
        ):
            refused = person.refused("PUT", f"{path}/seats/{seat}/colour", {"colour": colour}, status=status)
            assert refused == key
        host.post(f"{path}/start")
        socket.wait("welcome")
        assert colours(socket.table) == ["yellow", "grey", "blue"]
        if game == VIKINGS:
            assert socket.stage["colours"] == ["yellow", "grey", "blue", "red"]
            assert socket.stage["neutral"] == ["red"]
    assert host.refused("PUT", f"{path}/seats/0/colour", {"colour": "red"}, status=409) == "colours-settled"


def test_colours_are_kept_over_a_restart(server: Server) -> None:
    """The match is set up anew for them, with the same deal, and its record is true."""
    host = Person(server, "Host")
    table = host.table(ME_AND_FRIEND, game=VIKINGS)
    path = f"/api/tables/{table['id']}"
    host.put(f"{path}/seats/0/colour", {"colour": "yellow"})
    server.kill()
    server.start()
    assert colours(host.get(path)) == ["yellow", "red"]
    host.put(f"{path}/seats/0/colour", {"colour": "blue"})
    again = host.get(path)
    assert (colours(again), "colours" in again["options"]) == (["blue", "red"], False)
    assert again["seed_commitment"] == table["seed_commitment"]


def test_a_new_table_has_the_colours_wished_for(server: Server) -> None:
    person = Person(server)
    seats = [{"kind": "me", "colour": "red"}, BOT, {**BOT, "colour": "blue"}]
    table = person.table(seats, game=VIKINGS)
    assert colours(table) == ["red", "yellow", "blue"]
    refused = {"game": VIKINGS, "seats": [{"kind": "me", "colour": "red"}, {**BOT, "colour": "red"}]}
    assert person.refused("POST", "/api/tables", refused, status=400) == "error-colour-twice"
    # One colour to a seat, however it is written.
    refused["seats"] = [{"kind": "me", "colour": "red,blue"}, BOT]
    assert person.refused("POST", "/api/tables", refused, status=400) == "error-unknown-colour"
