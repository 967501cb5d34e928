"""What people do at tables: open, join, play, rematch, branch, leave a seat to a bot and take it back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from drakkar.bots.levels import LEVELS, USUAL
from drakkar.games.registry import GAMES
from drakkar.kernel.game import SPECTATOR
from tests.server.harness import (
    HOT_SEAT,
    ME_AND_BOT,
    ME_AND_FRIEND,
    Person,
    Server,
    Socket,
    client,
    play_out,
)


@pytest.fixture(params=["alone", "together"], ids=["sqlite", "fleet"])
def server(request: pytest.FixtureRequest) -> Server:
    """Alone, and as two processes."""
    running: Server = request.getfixturevalue(request.param)
    return running


def two_at_a_table(server: Server, **wishes: object) -> tuple[Person, Person, str]:
    host, friend = Person(server, "Host"), Person(server, "Friend")
    table = host.table(ME_AND_FRIEND, **wishes)
    friend.post(f"/api/tables/{table['id']}/join")
    host.post(f"/api/tables/{table['id']}/start")
    return host, friend, table["id"]


def test_the_catalogue_tells_all_there_is(server: Server) -> None:
    person = Person(server)
    catalogue = person.get("/api/catalogue")
    assert [game["name"] for game in catalogue["games"]] == list(GAMES)
    assert [bot["name"] for bot in catalogue["bots"]] == list(LEVELS)
    assert [bot["name"] for bot in catalogue["bots"] if bot["usual"]] == [USUAL]
    assert "phrase-hello" in catalogue["phrases"]
    for game in GAMES:
        for language in ("en", "fr"):
            book = person.get(f"/api/rules/{game}/{language}")
            assert book["sections"][0]["clauses"][0]["id"].startswith(f"{game}-")
            for clause, count in book["boards"].items():
                board = person.get(f"/api/examples/{game}/{language}/{clause}/{count}")
                assert board["steps"][0]["done"] == ""
                assert all(step["done"] and step["scene"] for step in board["steps"][1:])
            assert "game-title = " in person.get(f"/api/words/{game}/{language}")["text"]
        first = person.get(f"/api/provenance/{game}")[0]
        marks = {"source", "strength", "guessed", "invented"}
        assert set(first) == {"section", "id", "summary", "where"} | marks
    assert person.refused("GET", "/api/rules/looot/de", status=404) == "error-unknown-language"
    assert person.refused("GET", "/api/rules/chess/en", status=404) == "error-unknown-game"
    for nowhere in ("looot/en/3.4/2", "looot/en/1.1/1", "looot/en/3.4/0"):
        assert person.refused("GET", f"/api/examples/{nowhere}", status=404) == "error-unknown-clause"


@pytest.mark.smoke
def test_a_whole_match_against_a_bot(server: Server) -> None:
    person = Person(server, "Astrid")
    table = person.table(ME_AND_BOT)
    assert (table["status"], table["practice"], table["host"]) == ("playing", True, True)
    with person.sit(table["id"]) as socket:
        assert socket.stage["hexes"]
        play_out([socket])
        assert socket.table["winners"] == socket.frame["score"]["winners"]
        assert socket.table["seed"]
        assert {entry["seat"] for entry in socket.log[1:]} == {0, 1}
    listed = person.get("/api/tables")
    assert [entry["id"] for entry in listed] == [table["id"]]
    assert listed[0]["status"] == "over"


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_bots_alone_play_to_the_end(server: Server, bot: str) -> None:
    person = Person(server)
    table = person.table([{"kind": "bot", "bot": bot}] * 3)
    with person.sit(table["id"]) as socket:
        socket.until(lambda: socket.over)
        assert socket.frame["viewer"] == -1


def test_waiting_room(server: Server) -> None:
    host, friend, late = Person(server, "Host"), Person(server, "Friend"), Person(server, "Late")
    table = host.table([*ME_AND_FRIEND, {"kind": "friend"}])
    path = f"/api/tables/{table['id']}"
    assert (table["status"], table["to_act"]) == ("waiting", -1)
    with host.sit(table["id"]) as socket:
        assert (socket.stage, socket.frame) == (None, {})
        assert socket.ask("act", action="end", expect=0)["refusal"]["key"] == "not-started"
        friend.post(f"{path}/join")
        friend.post(f"{path}/join")  # who sits already keeps the seat
        socket.until(lambda: socket.table["seats"][1]["name"] == "Friend")
        assert socket.table["seats"][2]["kind"] == "open"
        assert friend.refused("POST", f"{path}/start", status=403) == "not-host"
        host.post(f"{path}/start")
        socket.wait("welcome")
        assert socket.options
        assert [seat["kind"] for seat in socket.table["seats"]] == ["person", "person", "bot"]
    assert late.refused("POST", f"{path}/join") == "table-full"


def test_two_people_see_each_other_move(server: Server) -> None:
    host, friend, table_id = two_at_a_table(server)
    with host.sit(table_id) as one, friend.sit(table_id) as two:
        one.until(lambda: one.table["seats"][1]["present"])
        assert one.options
        assert not two.options
        assert two.frame["decision"]["seat"] == 0
        play_out([one, two])
        assert one.frame["scene"] == two.frame["scene"]
        assert one.log == two.log
        two.web.close()
        one.until(lambda: not one.table["seats"][1]["present"])


@pytest.mark.smoke
def test_previews_and_reasons(server: Server) -> None:
    host, friend, table_id = two_at_a_table(server)
    with host.sit(table_id) as one, friend.sit(table_id) as two:
        one.send("ask-previews", expect=0)
        previews = one.wait("previews")
        assert [preview["action"] for preview in previews["previews"]] == one.options
        assert any(preview["events"] for preview in previews["previews"])
        one.send("ask-why", action=one.options[0])
        assert one.wait("why")["refusal"] is None
        one.send("ask-why", action="end")
        why = one.wait("why")["refusal"]
        assert why["key"].startswith("reason-")
        assert why["clause"].startswith("looot-")
        assert one.refusal("ask-why", action="fly")["key"] == "error-not-an-action"
        assert two.refusal("ask-why", action="end")["key"] == "not-your-turn"
        assert two.refusal("ask-previews", expect=0)["key"] == "not-your-turn"
        # Nobody is told off for a question that the next frame has overtaken.
        one.send("ask-previews", expect=7)
        one.send("ping")
        assert one.read()["type"] == "pong"


def test_routes(server: Server) -> None:
    host, friend, table_id = two_at_a_table(server, game="lofoten")
    with host.sit(table_id) as one, friend.sit(table_id) as two:
        chooser, other = (one, two) if one.options else (two, one)
        asked = {"expect": 0, "first": "play left", "steps": ["shift left", "turn ccw"], "length": 2}
        chooser.send("ask-routes", **asked)
        answer = chooser.wait("routes")
        assert (answer["ply"], answer["first"]) == (0, "play left")
        # A card of value 1 goes one step by itself, the second would be paid for.
        assert [route["steps"] for route in answer["routes"]] == [
            ["shift left"],
            ["turn ccw"],
            ["shift left", "shift left"],
            ["shift left", "turn ccw"],
            ["turn ccw", "shift left"],
            ["turn ccw", "turn ccw"],
        ]
        assert answer["routes"][0]["events"][0]["event"] == "fleet-shifted"
        assert chooser.frame["ply"] == 0
        assert other.refusal("ask-routes", **asked)["key"] == "not-your-turn"
        for wrong in ({"length": 6}, {"length": 0}, {"first": "done"}, {"steps": ["shift left"] * 3}):
            assert chooser.refusal("ask-routes", **{**asked, **wrong})["key"] == "malformed"
        assert chooser.refusal("ask-routes", **{**asked, "first": "fly"})["key"] == "error-not-an-action"
        chooser.send("ask-routes", **{**asked, "expect": 7})
        chooser.send("ping")
        assert chooser.read()["type"] == "pong"


def test_quick_phrases(server: Server) -> None:
    host, friend, table_id = two_at_a_table(server)
    stranger = Person(server)
    with host.sit(table_id) as one, friend.sit(table_id) as two, stranger.sit(table_id) as watcher:
        two.send("say", phrase="phrase-hello")
        for socket in (one, watcher):
            assert socket.wait("said") == {"type": "said", "seat": 1, "phrase": "phrase-hello"}
        assert two.refusal("say", phrase="you are all fools")["key"] == "malformed"
        assert watcher.refusal("say", phrase="phrase-hello")["key"] == "not-seated"


def test_hot_seat(server: Server) -> None:
    person = Person(server, "Astrid")
    table = person.table(HOT_SEAT)
    assert [seat["name"] for seat in table["seats"]] == ["Astrid", "Olaf"]
    assert table["practice"]
    with person.sit(table["id"]) as socket:
        seen = set()
        while socket.frame["ply"] < 12:
            assert socket.frame["viewer"] == socket.frame["decision"]["seat"]
            seen.add(socket.frame["viewer"])
            socket.act(socket.options[-1])
        assert seen == {0, 1}
        socket.send("look", seat=1)
        assert socket.wait("welcome")["frame"]["ply"] == 12
        assert socket.refusal("look", seat=2)["key"] == "not-your-seat"


def by_link(link: str) -> str:
    """Where one looks at the seat of a link, and takes it."""
    return "/api/seats/" + link.rpartition("/")[2]


def test_seat_links_give_a_seat_and_give_it_back(server: Server) -> None:
    host, friend = Person(server, "Host"), Person(server, "Friend")
    table = host.table(ME_AND_FRIEND)
    links = {link["seat"]: link["url"] for link in table["links"]}
    assert set(links) == {0, 1}
    assert len(links[1].rpartition("/")[2]) * 6 >= 128
    assert friend.post(by_link(links[1]))["id"] == table["id"]
    assert friend.get(f"/api/tables/{table['id']}")["seats"][1]["name"] == "Friend"
    host.post(f"/api/tables/{table['id']}/start")
    shown = friend.get(f"/api/tables/{table['id']}")
    assert [link["seat"] for link in shown["links"]] == [1]
    # The same person on a phone, a browser that has never been here:
    phone = Person(server, "Phone")
    phone.http.cookies.delete("drakkar_guest")
    assert [seat["mine"] for seat in phone.post(by_link(links[1]))["seats"]] == [False, True]
    assert phone.get("/api/me")["nickname"] == "Friend"
    assert friend.get(f"/api/tables/{table['id']}")["seats"][1]["mine"]
    assert host.refused("GET", by_link("/s/AAAAAAAAAAAAAAAAAAAAAAAAAAA"), status=404) == "unknown-seat-link"


def test_looking_at_a_seat_link_takes_nothing(server: Server) -> None:
    """As previews of links do, and people who are curious."""
    host, friend = Person(server, "Host"), Person(server, "Friend")
    table = host.table(ME_AND_FRIEND)
    link = table["links"][1]["url"]
    with client(server) as preview:
        preview.get(link)
        seen = preview.get(by_link(link)).json()
    assert seen == {
        "table": table["id"], "game": "looot", "seat": 1, "name": "", "host": "Host", "mine": False,
        "moves": False,
    }  # fmt: skip
    assert friend.get(by_link(link)) == seen
    assert friend.get(f"/api/tables/{table['id']}")["seats"][1]["kind"] == "open"
    friend.post(by_link(link))
    assert friend.get(by_link(link)) == {**seen, "name": "Friend", "mine": True}
    # Sent without the token of one's own page, as from another site, it is refused.
    with client(server) as forger:
        assert forger.post(by_link(link)).status_code == 403


def test_a_link_that_the_host_passed_on_opens_no_secrets_to_him(server: Server) -> None:
    host, friend = Person(server, "Host"), Person(server, "Friend")
    table = host.post("/api/tables", {"game": "vikings_on_board", "seats": ME_AND_FRIEND})
    path = f"/api/tables/{table['id']}"
    passed_on = by_link({link["seat"]: link["url"] for link in table["links"]}[1])
    friend.post(passed_on)
    assert [link["seat"] for link in host.get(path)["links"]] == [0]
    # The seat is taken: to the host and to a browser of his that was never here, the link is dead.
    for method in ("GET", "POST"):
        assert host.refused(method, passed_on, status=404) == "unknown-seat-link"
        assert Person(server).refused(method, passed_on, status=404) == "unknown-seat-link"
    assert [seat["mine"] for seat in host.get(path)["seats"]] == [True, False]
    # Its owner still finds back by it, and has a link of their own for their phone.
    assert friend.get(passed_on)["table"] == table["id"]
    (own,) = friend.get(path)["links"]
    assert by_link(own["url"]) != passed_on
    phone = Person(server)
    phone.http.cookies.delete("drakkar_guest")
    along = phone.post(by_link(own["url"]) + "?along=true")
    assert [seat["mine"] for seat in along["seats"]] == [False, True]
    assert friend.get(path)["seats"][1]["mine"]


def test_who_took_a_seat_and_passed_it_on_sees_no_more_through_it(server: Server) -> None:
    """A host sat down on the friend's seat from a second browser, and then sends that seat's link on."""
    host, second, friend = Person(server, "Host"), Person(server, "Host too"), Person(server, "Friend")
    wish = {"game": "vikings_on_board", "seats": ME_AND_FRIEND, "watch": "nobody"}
    table = host.post("/api/tables", wish)
    path = f"/api/tables/{table['id']}"
    second.post(by_link({link["seat"]: link["url"] for link in table["links"]}[1]))
    host.post(f"{path}/start")
    (passed_on,) = second.get(path)["links"]
    with host.sit(table["id"]) as one, second.sit(table["id"]) as shadow:
        assert shadow.frame["viewer"] == 1
        seen = friend.get(by_link(passed_on["url"]))
        assert (seen["name"], seen["moves"]) == ("Host too", True)
        friend.post(by_link(passed_on["url"]))
        # The second browser is shown out, as this table is closed to others; no link of theirs leads back.
        assert shadow.wait("refused")["refusal"]["key"] == "not-watchable"
        assert shadow.closed() == 1008
        assert second.refused("GET", path, status=403) == "not-watchable"
        for link in (passed_on["url"], table["links"][1]["url"]):
            for who in (host, second):
                assert who.refused("POST", by_link(link), status=404) == "unknown-seat-link"
        assert [link["seat"] for link in host.get(path)["links"]] == [0]
        with friend.sit(table["id"]) as two:
            play_out([one, two], plies=12)
            assert [at.frame["viewer"] for at in (one, two)] == [0, 1]


def test_who_lost_a_seat_at_an_open_table_looks_on(server: Server) -> None:
    host, first, second = Person(server), Person(server, "First"), Person(server, "Second")
    table = host.post("/api/tables", {"game": "lofoten", "seats": ME_AND_FRIEND})
    first.post(by_link(table["links"][1]["url"]))
    host.post(f"/api/tables/{table['id']}/start")
    with first.sit(table["id"]) as at:
        assert at.frame["viewer"] == 1
        (link,) = first.get(f"/api/tables/{table['id']}")["links"]
        second.post(by_link(link["url"]))
        at.until(lambda: at.frame["viewer"] == SPECTATOR)
        assert not any(seat["mine"] for seat in at.table["seats"])
        assert at.ask("undo", expect=0)["refusal"]["key"] == "not-seated"


@pytest.mark.smoke
@pytest.mark.parametrize("game", ["vikings_on_board", "lofoten"])
def test_when_a_match_is_over_its_log_hides_nothing(server: Server, game: str) -> None:
    host = Person(server, "Host")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    table = host.post("/api/tables", {"game": game, "seats": seats})
    with host.sit(table["id"]) as socket:
        while not any(event["seat"] == 1 for event in hidden(socket)):
            play_out([socket], plies=socket.frame["ply"] + 10)
            assert not socket.over
        play_out([socket])
        assert hidden(socket) == []


def hidden(socket: Socket) -> list[dict[str, Any]]:
    """Events of the log that do not say which."""
    told = [event for entry in socket.log for event in entry["events"]]
    return [
        event
        for event in told
        if event.get("good") == "" or event.get("value") == 0 or event.get("goods") == []
    ]


def test_qr_codes(server: Server) -> None:
    host, stranger = Person(server), Person(server)
    table = host.table(ME_AND_FRIEND)
    path = f"/api/tables/{table['id']}"
    for code in (stranger.http.get(f"{path}/qr.svg"), host.http.get(f"{path}/seats/1/qr.svg")):
        assert code.headers["content-type"].startswith("image/svg+xml")
        assert b"<path" in code.content
    assert stranger.refused("GET", f"{path}/seats/1/qr.svg", status=403) == "not-your-seat"
    assert host.refused("GET", f"{path}/seats/9/qr.svg", status=404) == "no-such-seat"


def test_a_bot_stands_in_and_the_person_comes_back(server: Server) -> None:
    host, friend, table_id = two_at_a_table(server)
    path = f"/api/tables/{table_id}/seats/1/bot"
    stranger = Person(server)
    with host.sit(table_id) as one:
        with friend.sit(table_id):
            one.until(lambda: one.table["seats"][1]["present"])
            assert host.refused("PUT", path, {"on": True}, status=403) == "seat-present"
        one.until(lambda: not one.table["seats"][1]["present"])
        assert stranger.refused("PUT", path, {"on": True}, status=403) == "not-seated"
        host.put(path, {"on": True})
        one.until(lambda: one.table["seats"][1]["away"])
        play_out([one], plies=30)
        assert {entry["seat"] for entry in one.log[1:]} == {0, 1}
        assert host.refused("PUT", path, {"on": False}, status=403) == "not-your-seat"
        with friend.sit(table_id) as two:
            assert two.table["seats"][1]["away"]
            friend.put(path, {"on": False})
            two.until(lambda: not two.table["seats"][1]["away"])
            two.wait("frame")
            one.until(lambda: one.frame["seq"] >= two.frame["seq"])
            play_out([one, two], plies=45)


def finished(server: Server) -> tuple[Person, Person, str]:
    host, friend, table_id = two_at_a_table(server)
    with host.sit(table_id) as one, friend.sit(table_id) as two:
        play_out([one, two])
    return host, friend, table_id


def test_rematch_and_branch(server: Server) -> None:
    host, friend, table_id = finished(server)
    path = f"/api/tables/{table_id}"
    assert Person(server).refused("POST", f"{path}/rematch", status=403) == "not-seated"
    with friend.sit(table_id) as watching:
        again = host.post(f"{path}/rematch")
        watching.until(lambda: watching.table["rematch"] == again["id"])
    assert friend.post(f"{path}/rematch")["id"] == again["id"]
    assert [seat["name"] for seat in again["seats"]] == ["Friend", "Host"]
    assert [seat["mine"] for seat in again["seats"]] == [False, True]
    assert again["status"] == "playing"
    assert host.refused("POST", f"/api/tables/{again['id']}/rematch") == "not-over"
    assert host.refused("PUT", f"{path}/seats/1/bot", {"on": True}) == "match-over"

    before = host.get(f"{path}/replay?as=-1")
    side = host.post(f"{path}/branch", {"ply": 20, "seats": ME_AND_BOT})
    assert (side["branch_of"], side["branch_ply"], side["practice"]) == (table_id, 20, True)
    with host.sit(side["id"]) as socket:
        assert [entry["action"] for entry in socket.log[:21]] == [
            entry["action"] for entry in before["log"][:21]
        ]
        play_out([socket], plies=30, seed=5)
    assert host.get(f"{path}/replay?as=-1") == before
    bad = {"ply": 10_000, "seats": ME_AND_BOT}
    assert host.refused("POST", f"{path}/branch", bad, status=404) == "no-such-ply"
    bad = {"ply": 2, "seats": [{"kind": "me"}]}
    assert host.refused("POST", f"{path}/branch", bad, status=400) == "branch-seats"
    wish = {"ply": 0, "seats": ME_AND_BOT}
    assert friend.refused("POST", f"/api/tables/{again['id']}/branch", wish) == "branch-open-match"


def test_branch_from_own_practice(server: Server) -> None:
    person = Person(server)
    table = person.table(HOT_SEAT)
    with person.sit(table["id"]) as socket:
        play_out([socket], plies=9)
    side = person.post(f"/api/tables/{table['id']}/branch", {"ply": 4, "seats": HOT_SEAT})
    assert (side["ply"], side["status"]) == (4, "playing")
    with person.sit(side["id"]) as socket:
        play_out([socket], plies=8, seed=3)


def test_closed_tables_are_not_watched(server: Server) -> None:
    host, friend, table_id = two_at_a_table(server, watch="nobody")
    stranger = Person(server)
    assert stranger.refused("GET", f"/api/tables/{table_id}", status=403) == "not-watchable"
    assert stranger.refused("GET", f"/api/tables/{table_id}/replay", status=403) == "not-watchable"
    socket = stranger.sit(table_id)
    assert socket.wait("refused")["refusal"]["key"] == "not-watchable"
    assert socket.closed() == 1008
    with friend.sit(table_id) as seated:
        assert seated.frame["viewer"] == 1
    assert host.get(f"/api/tables/{table_id}")["watch"] == "nobody"


@pytest.mark.parametrize(
    ("body", "key"),
    [
        ({"game": "chess", "seats": ME_AND_BOT}, "error-unknown-game"),
        ({"game": "looot", "seats": ME_AND_BOT * 3}, "error-bad-player-count"),
        ({"game": "looot", "seats": []}, "error-bad-player-count"),
        ({"game": "looot", "seats": ME_AND_BOT, "options": {"moon": "full"}}, "error-unknown-option"),
        ({"game": "looot", "seats": ME_AND_BOT, "options": {"shore": "dry"}}, "error-bad-option-value"),
        ({"game": "looot", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "odin"}]}, "error-unknown-bot"),
        ({"game": "looot", "seats": [{"kind": "me"}, {"kind": "me"}]}, "one-seat-for-me"),
        ({"game": "looot", "seats": [{"kind": "king"}, {"kind": "me"}]}, "malformed"),
        ({"game": "looot", "seats": ME_AND_BOT, "undo": "always"}, "malformed"),
        ({"seats": ME_AND_BOT}, "malformed"),
        ([], "malformed"),
    ],
)
def test_impossible_tables(server: Server, body: object, key: str) -> None:
    person = Person(server)
    assert person.refused("POST", "/api/tables", body, status=400) == key
    assert person.get("/api/tables") == []


def test_names(server: Server) -> None:
    person = Person(server, "  Sig\u0000rid\n of the   North " + "x" * 90)
    assert person.nickname.startswith("Sig rid of the North x")
    assert len(person.nickname) == 24
    assert person.refused("PUT", "/api/me", {"nickname": " \n "}, status=400) == "name-empty"
    table = person.table(ME_AND_FRIEND)
    with person.sit(table["id"]) as socket:
        person.put("/api/me", {"nickname": "Freydis"})
        socket.until(lambda: socket.table["seats"][0]["name"] == "Freydis")


def test_options_reach_the_game(server: Server) -> None:
    person = Person(server)
    table = person.table(HOT_SEAT, options={"overhang": "yes"})
    assert table["options"]["overhang"] == "yes"
    assert table["options"]["shore"] == "sea"
    socket: Socket
    with person.sit(table["id"]) as socket:
        play_out([socket], plies=6)


def opening(server: Server, guest: Person) -> Any:
    """How a table of Lofoten begins for its host."""
    table = guest.table(ME_AND_BOT, game="lofoten")
    with guest.sit(table["id"]) as socket:
        return socket.frame["scene"]


def test_known_luck_deals_alike_and_unknown_luck_does_not(server: Server, tmp_path: Path) -> None:
    one, other = Person(server), Person(server)
    first, second = opening(server, one), opening(server, one)
    assert (opening(server, other), opening(server, other)) == (first, second)
    assert first != second
    with Server(tmp_path, settings={"DRAKKAR_LUCK": ""}) as usual:
        deals = [opening(usual, Person(usual)) for _ in range(3)]
        assert deals[0] not in deals[1:]
        assert first not in deals
        assert "DRAKKAR_LUCK" not in usual.log.read_text()
    assert "DRAKKAR_LUCK is for tests only" in server.log.read_text()
