"""Whole matches with every viewer connected; every byte sent is searched for what its reader may not know."""

from __future__ import annotations

import asyncio
import json
from base64 import b64encode, urlsafe_b64encode
from pathlib import Path

import pytest

from drakkar.games.registry import GAMES, meta
from drakkar.kernel.chance import seed_commitment
from drakkar.server.keys import FILE, Keys
from drakkar.server.live import LiveTable, fold
from drakkar.server.schema import SeatRecord
from drakkar.server.storage import Storage
from tests.server.canaries import HIDDEN
from tests.server.harness import Person, Server, Socket, play_out


def load(data: Path, table_id: str) -> LiveTable:
    """The table as the database knows it."""

    async def read() -> LiveTable:
        storage = Storage(f"sqlite+aiosqlite:///{data / 'drakkar.sqlite'}")
        try:
            kept = await storage.table(table_id)
            assert kept is not None
            return fold(*kept)
        finally:
            await storage.close()

    return asyncio.run(read())


def spellings(secret: str) -> list[bytes]:
    """A secret as it might show: as it is, upper case, its bytes in base64."""
    found = [secret.encode(), secret.upper().encode()]
    try:
        raw = bytes.fromhex(secret)
    except ValueError:
        raw = secret.encode()
    return [*found, b64encode(raw).rstrip(b"="), urlsafe_b64encode(raw).rstrip(b"=")]


def leaks(received: list[bytes], secrets: list[str]) -> list[str]:
    everything = b"\n".join(received)
    return [secret for secret in secrets if any(form in everything for form in spellings(secret))]


def token(keys: Keys, table_id: str, seat: SeatRecord) -> str:
    return keys.seat_token(table_id, seat.seat, seat.nonce)


def test_the_search_finds_what_is_there() -> None:
    secret = "00ff" * 8
    hidden = [b"x" + form + b"y" for form in spellings(secret)]
    assert all(leaks([message], [secret]) == [secret] for message in hidden)
    assert leaks([b"nothing here"], [secret]) == []


def test_every_game_says_what_is_hidden() -> None:
    for game in GAMES:
        assert game in HIDDEN
        assert meta(game).has_secrets == (HIDDEN[game].__name__ != "nothing")


@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_sent_what_they_may_not_know(game: str, tmp_path: Path) -> None:
    with Server(tmp_path / "data", settings={"DRAKKAR_LOG_LEVEL": "debug"}) as server:
        host, friend, watcher = Person(server, "Host"), Person(server, "Friend"), Person(server, "Watcher")
        wish = {"game": game, "undo": "ask", "seats": [{"kind": "me"}, {"kind": "friend"}, {"kind": "bot"}]}
        table = host.post("/api/tables", wish)
        path = f"/api/tables/{table['id']}"
        friend.post(f"{path}/join")
        host.post(f"{path}/start")
        people = [host, friend, watcher]
        for ply in (12, 24, 36):
            sockets = [person.sit(table["id"]) for person in people]
            for socket in sockets:
                socket.wait("welcome")
            _play_with_undo(sockets, ply)
            for person in people:
                person.get(path)
                person.get(f"{path}/replay")
                person.get("/api/tables")
            for socket in sockets:
                socket.web.close()
        before_the_end = [len(person.received) for person in people]
        sockets = [person.sit(table["id"]) for person in people]
        for socket in sockets:
            socket.wait("welcome")
        play_out(sockets)
        _check(server, people, table["id"], before_the_end, sockets)


def _play_with_undo(sockets: list[Socket], plies: int) -> None:
    play_out(sockets, plies=plies)
    for socket in sockets:
        if socket.options:
            socket.send("ask-previews", expect=socket.frame["ply"])
            socket.wait("previews")
            socket.act(socket.options[0])
            socket.ask("undo", expect=socket.frame["ply"])
        else:
            socket.ask("act", action="end", expect=socket.frame["ply"])
            socket.ask("undo", expect=0)


def _check(
    server: Server, people: list[Person], table_id: str, before_the_end: list[int], sockets: list[Socket]
) -> None:
    keys = Keys(bytes.fromhex((server.data / FILE).read_text()))
    live = load(server.data, table_id)
    always = [keys.secret.hex(), keys.csrf]
    always += [seat.nonce for seat in live.seats] + [seat.token_hash for seat in live.seats]
    guests = [person.guest_id for person in people]
    tokens = [token(keys, table_id, seat) for seat in live.seats]
    secret_game = live.meta.has_secrets
    assert len(set(tokens)) == len(tokens) == len(live.seats)

    for number, person in enumerate(people):
        mine = {0: [0], 1: [1], 2: []}[number]
        shown = mine if number != 0 or secret_game else [0, 1]
        foreign = [text for seat, text in enumerate(tokens) if seat not in shown]
        others = [guest for guest in guests if guest != person.guest_id]
        assert leaks(person.received, always + foreign + others) == []
        assert leaks(person.received[: before_the_end[number]], [live.record.seed]) == []
        # That the search can find something: one's own link was there, and the seed is, once it is over.
        assert leaks(person.received, [tokens[seat] for seat in mine]) == [tokens[seat] for seat in mine]
        assert sockets[number].table["seed"] == live.record.seed
        assert seed_commitment(live.record.seed) == sockets[number].table["seed_commitment"]
        _check_positions(live, person, number)

    log = server.log.read_bytes()
    assert b'"message": "request"' in log
    cookies = [person.http.cookies["drakkar_guest"] for person in people]
    assert leaks([log], [*always, *tokens, *guests, *cookies, live.record.seed]) == []


def _check_positions(live: LiveTable, person: Person, number: int) -> None:
    """Frames of the plies that stand, against what that position hides from this viewer."""
    viewer = number if number < 2 else -1
    frames = 0
    for message in person.received:
        if not message.startswith(b'{"type":"frame"'):
            continue
        frame = json.loads(message)
        assert frame["viewer"] == viewer
        frames += 1
        if frame["ply"] == live.match.ply:
            continue
        for canary in HIDDEN[live.record.game](live.match.position(frame["ply"]), viewer):
            assert canary.encode() not in message, (frame["ply"], canary)
        if frame["decision"]["seat"] != viewer:
            assert frame["decision"]["options"] == []
    assert frames > 20
