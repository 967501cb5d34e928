"""Stepping back: turn, ask, free, none; practice; take-backs with everybody's consent."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import pytest

from tests.server.harness import HOT_SEAT, ME_AND_BOT, ME_AND_FRIEND, Person, Server, Socket, play_out


@pytest.fixture(params=["alone", "together"], ids=["sqlite", "fleet"])
def server(request: pytest.FixtureRequest) -> Server:
    """Alone, and as two processes."""
    running: Server = request.getfixturevalue(request.param)
    return running


@contextmanager
def two(server: Server, undo: str) -> Iterator[tuple[Socket, Socket]]:
    host, friend = Person(server), Person(server)
    table = host.table(ME_AND_FRIEND, undo=undo)
    friend.post(f"/api/tables/{table['id']}/join")
    host.post(f"/api/tables/{table['id']}/start")
    with host.sit(table["id"]) as one, friend.sit(table["id"]) as other:
        yield one, other


def undo(socket: Socket, turn: bool = False) -> str:
    """Gives the reason of a refusal, or nothing once the position shows the undo."""
    answer = socket.ask("undo", expect=socket.frame["ply"], turn=turn)
    if answer["type"] == "refused":
        return str(answer["refusal"]["key"])
    socket.until(lambda: socket.frame["ply"] == answer["ply"])
    return ""


def own_turn(socket: Socket, plies: int) -> None:
    """Play so many plies of one's own turn, never ending it."""
    for _ in range(plies):
        socket.act(next(option for option in socket.options if option != "end"))


def end_turn(socket: Socket) -> None:
    while socket.options:
        socket.act("end" if "end" in socket.options else socket.options[0])


@pytest.mark.smoke
def test_turn(server: Server) -> None:
    with two(server, "turn") as (one, other):
        assert one.frame["undo"] == {"allowed": False, "reason": "undo-nothing", "asking": False}
        assert undo(one) == "undo-nothing"
        before = one.frame["scene"]
        own_turn(one, 2)
        assert one.frame["undo"]["allowed"]
        other.until(lambda: other.frame["ply"] == 2)
        assert not other.frame["undo"]["allowed"]
        assert undo(other) == "undo-other-seat"
        assert undo(one) == ""
        assert one.frame["ply"] == 1
        own_turn(one, 1)
        assert undo(one, turn=True) == ""
        assert (one.frame["ply"], len(one.log)) == (0, 1), "the set-up stays"
        assert one.frame["scene"] == before
        end_turn(one)
        other.until(lambda: bool(other.options))
        own_turn(other, 1)
        one.until(lambda: one.frame["ply"] == other.frame["ply"])
        assert undo(one) == "undo-other-seat"
        assert one.ask("ask-takeback", expect=one.frame["ply"])["refusal"]["key"] == "takeback-not-allowed"
        other.until(lambda: other.frame["ply"] == one.frame["ply"])
        assert one.log == other.log


def test_an_undo_stops_at_what_was_drawn(server: Server) -> None:
    """Taking a longship has one drawn at the end of the turn: that cannot be unseen (architecture §3)."""
    with two(server, "turn") as (one, _):
        taken = False
        while one.options:
            take = next((option for option in one.options if option.startswith("take ")), None)
            taken = taken or take is not None
            one.act(take or ("end" if "end" in one.options else one.options[0]))
        assert taken
        assert undo(one) == "undo-revealed"
        assert undo(one, turn=True) == "undo-revealed"


def test_none(server: Server) -> None:
    with two(server, "none") as (one, _):
        own_turn(one, 1)
        assert undo(one) == "undo-none"
    person = Person(server)
    table = person.table(HOT_SEAT, undo="none")
    with person.sit(table["id"]) as socket:
        own_turn(socket, 1)
        assert undo(socket) == "undo-none"


def test_free(server: Server) -> None:
    with two(server, "free") as (one, other):
        end_turn(one)
        ended = one.frame["ply"]
        other.until(lambda: bool(other.options))
        own_turn(other, 1)
        one.until(lambda: one.frame["ply"] == ended + 1)
        assert undo(one) == ""
        assert one.frame["ply"] == ended - 1


def test_practice_has_no_limit_and_luck_comes_again(server: Server) -> None:
    person = Person(server)
    table = person.table(ME_AND_BOT)
    with person.sit(table["id"]) as socket:
        play_out([socket], plies=25)
        socket.until(lambda: bool(socket.options))
        story = [entry["action"] for entry in socket.log[1:]]
        events = [entry["events"] for entry in socket.log]
        while socket.frame["ply"] > 0 and socket.frame["undo"]["allowed"]:
            assert undo(socket, turn=True) == ""
        assert socket.frame["ply"] == 0
        for action in story:
            socket.until(lambda: bool(socket.options) or socket.frame["ply"] >= len(story))
            if socket.frame["ply"] >= len(story):
                break
            if story[socket.frame["ply"]] not in socket.options:
                break
            socket.act(story[socket.frame["ply"]])
            assert action
        # As long as the play is the same, what is drawn is the same too.
        assert socket.log[0]["events"] == events[0]
        same = 1
        while same < min(len(events), len(socket.log)) and socket.log[same]["action"] == story[same - 1]:
            assert socket.log[same]["events"] == events[same]
            same += 1
        assert same > 1


def test_an_undo_while_the_bot_thinks(server: Server) -> None:
    person = Person(server)
    table = person.table(ME_AND_BOT)
    with person.sit(table["id"]) as socket:
        for _ in range(5):
            end_turn(socket)
            answer = socket.ask("undo", expect=socket.frame["ply"], turn=True)
            assert answer["type"] == "done" or answer["refusal"]["key"] == "stale"
            socket.until(lambda: bool(socket.options))
        play_out([socket])


def test_takeback_accepted_and_declined(server: Server) -> None:
    with two(server, "ask") as (one, other):
        end_turn(one)
        ended = one.frame["ply"]
        other.until(lambda: bool(other.options))
        own_turn(other, 1)
        one.until(lambda: one.frame["ply"] == ended + 1)
        assert one.frame["undo"] == {"allowed": False, "reason": "undo-other-seat", "asking": True}
        one.send("ask-takeback", expect=ended + 1, key="please")
        asked = other.wait("takeback")
        assert asked == {"type": "takeback", "seat": 0, "ply": ended - 1, "waiting": [1]}
        assert other.ask("ask-takeback", expect=ended + 1)["refusal"]["key"] == "takeback-pending"
        assert one.ask("answer-takeback", accept=True)["refusal"]["key"] == "takeback-nothing"
        assert other.ask("answer-takeback", accept=False)["type"] == "done"
        declined = one.wait("refused", lambda message: message["key"] == "please")
        assert declined["refusal"]["key"] == "takeback-declined"
        assert one.frame["ply"] == ended + 1

        one.send("ask-takeback", expect=ended + 1, key="pretty please")
        other.wait("takeback", lambda message: message["waiting"] == [1])
        assert other.ask("answer-takeback", accept=True)["type"] == "done"
        one.until(lambda: one.frame["ply"] == ended - 1)
        other.until(lambda: other.frame["ply"] == ended - 1)
        assert one.options


def test_a_request_lapses_when_play_goes_on(server: Server) -> None:
    with two(server, "ask") as (one, other):
        end_turn(one)
        other.until(lambda: bool(other.options))
        one.send("ask-takeback", expect=one.frame["ply"], key="please")
        other.wait("takeback", lambda message: message["waiting"] == [1])
        own_turn(other, 1)
        one.wait("takeback", lambda message: message["waiting"] == [])
        assert other.ask("answer-takeback", accept=True)["refusal"]["key"] == "takeback-nothing"


# ---------------------------------------------------------------- games with secrets


# Of each game something that may be undone, and what shows the seat something new.
SEEN = {
    "vikings_on_board": ("go market", ("go warehouse_1", "go warehouse_2")),
    "lofoten": ("turn ccw", ("done",)),
}
secret_games = pytest.mark.parametrize("game", SEEN)


def secret_practice(server: Server, game: str, undo: str = "turn") -> tuple[Person, str]:
    person = Person(server)
    wish = {"game": game, "seats": ME_AND_BOT, "undo": undo}
    return person, person.post("/api/tables", wish)["id"]


def play_until(socket: Socket, action: str) -> None:
    """Play on at random until this is allowed, then do it."""
    luck = Random(1)
    while action not in socket.options:
        assert not socket.over
        if socket.options:
            socket.act(luck.choice(socket.options))
        else:
            socket.read()
    socket.act(action)


@secret_games
def test_in_practice_what_one_has_seen_stays_seen(server: Server, game: str) -> None:
    free, draws = SEEN[game]
    for policy, asked in (("turn", "takeback-not-allowed"), ("ask", "undo-revealed")):
        person, table_id = secret_practice(server, game, policy)
        with person.sit(table_id) as socket:
            socket.until(lambda socket=socket: bool(socket.options))  # type: ignore[misc]
            play_until(socket, free)
            assert socket.frame["undo"]["allowed"]
            assert undo(socket) == ""
            for drawing in draws:
                play_until(socket, drawing)
                assert socket.frame["undo"] == {"allowed": False, "reason": "undo-revealed", "asking": False}
                assert undo(socket) == undo(socket, turn=True) == "undo-revealed"
                refused = socket.ask("ask-takeback", expect=socket.frame["ply"])
                assert refused["refusal"]["key"] == asked
                # What follows the draw may be taken back, up to the draw and no further.
                after = socket.frame["ply"]
                socket.act(socket.options[0])
                socket.until(lambda socket=socket: bool(socket.options))  # type: ignore[misc]
                if socket.frame["undo"]["allowed"]:
                    assert undo(socket, turn=True) == ""
                    assert socket.frame["ply"] >= after


@secret_games
def test_a_free_table_may_step_back_past_everything(server: Server, game: str) -> None:
    """And what was drawn is drawn again."""
    person, table_id = secret_practice(server, game, "free")
    draw = SEEN[game][1][-1]
    with person.sit(table_id) as socket:
        socket.until(lambda: bool(socket.options))
        play_until(socket, draw)
        seen = socket.frame["scene"]
        assert undo(socket) == ""
        assert socket.frame["scene"] != seen
        socket.act(draw)
        assert socket.frame["scene"] == seen


def test_an_open_match_with_secrets_is_neither_handed_out_nor_branched(server: Server) -> None:
    person, table_id = secret_practice(server, "vikings_on_board")
    path = f"/api/tables/{table_id}"
    with person.sit(table_id) as socket:
        socket.until(lambda: bool(socket.options))
        socket.act(socket.options[0])
        assert person.refused("GET", f"{path}/saga", status=403) == "saga-open-match"
        seats = [{"kind": "bot"}, {"kind": "me"}]
        branch = {"ply": 0, "seats": seats}
        assert person.refused("POST", f"{path}/branch", branch) == "branch-open-match"
        play_out([socket])
    assert person.http.get(f"{path}/saga").status_code == 200
    # Once it is over, all of it is known, and anybody may try the other seat.
    table = person.post(f"{path}/branch", branch)
    with person.sit(table["id"]) as socket:
        assert socket.frame["viewer"] == 1
        mine = socket.frame["scene"]["players"][1]["barrels"]
        assert sorted(barrel["value"] for barrel in mine) == [1, 2, 3, 4]
