"""Whole matches with every viewer connected: nothing sent depends on what its reader may not know."""

from __future__ import annotations

import asyncio
import json
from base64 import b64encode, urlsafe_b64encode
from collections import Counter
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import pytest
from msgspec.json import encode

from drakkar.games.registry import GAMES, meta
from drakkar.kernel.chance import seed_commitment
from drakkar.kernel.game import SPECTATOR
from drakkar.server.keys import FILE, Keys
from drakkar.table import frames
from drakkar.table.records import EntryRecord, SeatRecord, TableRecord
from drakkar.table.refusals import from_reason
from drakkar.table.table import Table
from drakkar.table.undoing import undo_state
from tests.server.canaries import Canary, Sitting, canary, nothing_hidden
from tests.server.harness import (
    HOT_SEAT,
    Home,
    Person,
    Server,
    Socket,
    hear,
    play_out,
)

# A match may be long: of its later frames one in so many is compared.
ALL_UP_TO = 150
ONE_IN = 8


@dataclass(frozen=True)
class Case:
    """A table of a game, and who sits there."""

    game: str
    sitting: Sitting

    def __str__(self) -> str:
        return "-".join(filter(None, (self.game, str(len(self.sitting.seats)), self.sitting.label)))


CASES = [Case(game, sitting) for game in GAMES for sitting in canary(game).sittings]
# Every game once, with friends: what processes tell each other is the same for each way to sit.
IN_FLEET = [next(case for case in CASES if case.game == game and case.sitting.friends) for game in GAMES]


@dataclass(frozen=True)
class Kept:
    """A table as the database knows it."""

    record: TableRecord
    seats: list[SeatRecord]
    rows: list[EntryRecord]
    folded: dict[int, Table] = field(default_factory=dict)

    def at(self, seq: int) -> Table:
        """The table as it was after row `seq` of its log, before any end of the match; not to be changed."""
        if seq not in self.folded:
            record = replace(self.record, status="playing", winners=[], totals=[], sheet={})
            self.folded[seq] = Table.fold(record, self.seats, [row for row in self.rows if row.seq <= seq])
        return self.folded[seq]


def load(home: Home, data: Path, table_id: str) -> Kept:
    async def read() -> Kept:
        storage = home.storage(data)
        try:
            kept = await storage.table(table_id)
            assert kept is not None
            return Kept(*kept)
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
        assert meta(game).has_secrets == (canary(game).hidden is not nothing_hidden)


def test_every_game_and_every_number_of_althing_is_played() -> None:
    assert {case.game for case in CASES} == set(GAMES)
    assert {len(case.sitting.seats) for case in CASES if case.game == "althing"} == set(meta("althing").seats)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_nobody_is_sent_what_they_may_not_know(case: Case, tmp_path: Path) -> None:
    _play_and_check(case, Home(), tmp_path)


@pytest.mark.parametrize("case", IN_FLEET, ids=str)
def test_nor_by_one_of_several_processes(case: Case, fleet: Home, tmp_path: Path) -> None:
    _play_and_check(case, fleet, tmp_path)


def _play_and_check(case: Case, home: Home, tmp_path: Path) -> None:
    game, sitting, how = case.game, case.sitting, canary(case.game)
    with home.server(tmp_path / "data", DRAKKAR_LOG_LEVEL="debug") as server:
        host, watcher = Person(server, "Host"), Person(server, "Watcher")
        friends = [Person(server, f"Friend {number}") for number in range(sitting.friends)]
        wish = {"game": game, "undo": "ask", "seats": sitting.seats, "options": sitting.options}
        table = host.post("/api/tables", wish)
        path = f"/api/tables/{table['id']}"
        for friend in friends:
            friend.post(f"{path}/join")
        host.post(f"{path}/start")
        people = [host, *friends, watcher]
        viewers = [*range(1 + sitting.friends), SPECTATOR]
        taken_back = 0
        for number, ply in enumerate(how.plies):
            sockets = [person.sit(table["id"]) for person in people]
            for socket in sockets:
                socket.wait("welcome")
            _play_with_undo(sockets, sockets[number % (1 + sitting.friends)], ply, how)
            taken_back += _take_back(sockets, how)
            kept = load(home, server.data, table["id"])
            for person, viewer in zip(people, viewers, strict=True):
                person.get(path)
                person.get("/api/tables")
                assert person.refused("GET", f"{path}/saga", status=403) == "saga-open-match"
                _check_looking_back(kept, person, path, viewer)
            for socket in sockets:
                socket.web.close()
        assert taken_back or not (how.draws and friends)
        before_the_end = [len(person.received) for person in people]
        sockets = [person.sit(table["id"]) for person in people]
        for socket in sockets:
            socket.wait("welcome")
        play_out(sockets, choose=how.choose)
        _check(home, server, people, table["id"], before_the_end, sockets)


def _play_with_undo(sockets: list[Socket], chooser: Socket, plies: int, how: Canary) -> None:
    """Play on until a certain person is to choose, who then asks, acts and undoes; the others may not."""
    play_out(sockets, plies=plies, choose=how.choose)
    while not chooser.options:
        play_out(sockets, plies=chooser.frame["ply"] + 1, choose=how.choose)
    _together(sockets)
    for socket in sockets:
        if socket.options:
            socket.send("ask-previews", expect=socket.frame["ply"])
            socket.wait("previews")
            socket.send(
                "ask-routes", expect=socket.frame["ply"], first="", steps=socket.options[:2], length=3
            )
            socket.wait("routes")
            for action in (socket.options[0], *how.never_now):
                socket.send("ask-why", action=action)
                socket.wait("why")
        else:
            assert socket.refusal("ask-previews", expect=socket.frame["ply"])["key"] == "not-your-turn"
            assert socket.refusal("ask-why", action=how.never_now[0])["key"] == "not-your-turn"
            socket.ask("act", action=how.never_now[0], expect=socket.frame["ply"])
            socket.ask("undo", expect=0)
    before = chooser.frame["ply"]
    chooser.act(chooser.options[-1])
    answer = chooser.ask("undo", expect=before + 1)
    if answer["type"] == "done":
        chooser.until(lambda: bool(chooser.frame["ply"] == before))
    _together(sockets)


def _together(sockets: list[Socket]) -> None:
    """All have read as far as the first of them."""
    latest = max(socket.frame["seq"] for socket in sockets)
    for socket in sockets:
        while socket.frame["seq"] < latest:
            socket.read()


def _take_back(sockets: list[Socket], how: Canary) -> bool:
    """What a person has drawn, if they may draw soon, is taken back with the consent of the others."""
    room = how.makes_room
    for _ in range(12 if how.towards else 4):
        while not any(socket.options for socket in sockets):
            hear(sockets)
            _together(sockets)
        chooser = next(socket for socket in sockets if socket.options)
        draw = next((action for action in chooser.options if action in how.draws), None)
        makes_room = [action for action in chooser.options if room and action.startswith(room)]
        if draw is not None and not makes_room:
            break
        wished = [*makes_room, *(action for action in chooser.options if action in how.towards)]
        chooser.act([*wished, chooser.options[0]][0])
        if makes_room:
            room = None
        _together(sockets)
    else:
        return False
    others = [socket for socket in sockets[:-1] if socket is not chooser]
    chooser.act(draw)
    ply = chooser.frame["ply"]
    answer = chooser.ask("undo", expect=ply)
    if answer["type"] == "done":  # a full hand: nothing was drawn
        _together(sockets)
        return False
    assert answer["refusal"]["key"] == "undo-revealed"
    if not others:  # nobody could consent
        refused = chooser.ask("ask-takeback", expect=ply)
        assert refused["refusal"]["key"] == "undo-revealed"
        return False
    chooser.send("ask-takeback", expect=ply, key=f"back from {ply}")
    for other in others:
        other.wait("takeback", lambda message: bool(message["waiting"]))
        assert other.ask("answer-takeback", accept=True)["type"] == "done"
    chooser.until(lambda: bool(chooser.frame["ply"] == ply - 1))
    _together(sockets)
    return True


def _check_looking_back(kept: Kept, person: Person, path: str, viewer: int) -> None:
    """The replay of the open match, through one's own eyes and nobody else's."""
    live = kept.at(kept.rows[-1].seq)
    assert live.to_act >= 0
    truth = canary(live.record.game).hidden(live.match, viewer)
    other = replace(live, match=truth.match)
    seen = person.get(f"{path}/replay")
    assert seen["viewer"] == viewer
    assert seen["viewers"] == [viewer]
    assert seen["plies"] == live.match.ply
    assert seen["log"] == plain(frames.log(other, viewer))
    for eyes in {SPECTATOR, *range(len(live.seats))} - {viewer}:
        assert person.refused("GET", f"{path}/replay?as={eyes}", status=403) == "not-your-eyes"
    for ply in (0, live.match.ply // 2, live.match.ply):
        shown = person.get(f"{path}/replay/{ply}")
        view = live.game.view(truth.match.position(ply), viewer)
        assert shown["scene"] == plain(live.game.scene(view))
        assert shown["score"] == plain(frames.score_table(live.game.tally(view)))
        assert shown["entry"] == plain(frames.log_entry(other, ply, viewer))


def _check(
    home: Home,
    server: Server,
    people: list[Person],
    table_id: str,
    before_the_end: list[int],
    sockets: list[Socket],
) -> None:
    keys = Keys(bytes.fromhex((server.data / FILE).read_text()))
    kept = load(home, server.data, table_id)
    seats, record = kept.seats, kept.record
    always = [keys.secret.hex(), keys.csrf]
    always += [seat.nonce for seat in seats] + [seat.token_hash for seat in seats]
    guests = [person.guest_id for person in people]
    tokens = [token(keys, table_id, seat) for seat in seats]
    secret_game = meta(record.game).has_secrets
    assert len(set(tokens)) == len(tokens) == len(seats)

    for number, person in enumerate(people):
        seated = number < len(people) - 1
        mine = [number] if seated else []
        shown = mine if number != 0 or secret_game else [0, 1]
        foreign = [text for seat, text in enumerate(tokens) if seat not in shown]
        others = [guest for guest in guests if guest != person.guest_id]
        assert leaks(person.received, always + foreign + others) == []
        assert leaks(person.received[: before_the_end[number]], [record.seed]) == []
        # That the search can find something: one's own link was there, and the seed is, once it is over.
        assert leaks(person.received, [tokens[seat] for seat in mine]) == [tokens[seat] for seat in mine]
        assert sockets[number].table["seed"] == record.seed
        assert seed_commitment(record.seed) == sockets[number].table["seed_commitment"]
        _check_messages(kept, person, number if seated else SPECTATOR)

    log = server.log.read_bytes()
    assert b'"message": "request"' in log
    cookies = [person.http.cookies["drakkar_guest"] for person in people]
    assert leaks([log], [*always, *tokens, *guests, *cookies, record.seed]) == []


def _check_messages(kept: Kept, person: Person, viewer: int) -> None:
    """Every message of the match, against what would be sent if all that is hidden were otherwise."""
    how = canary(kept.record.game)
    counts: Counter[str] = Counter()
    live = other = kept.at(0)
    for raw in person.received:
        if not raw.startswith(b'{"type":'):
            continue
        message = json.loads(raw)
        kind = message["type"]
        frame = message["frame"] if kind == "welcome" else message if kind == "frame" else None
        if frame is not None and frame["decision"] is not None and _compared(kind, frame):
            assert frame["viewer"] == viewer
            live = kept.at(frame["seq"])
            truth = how.hidden(live.match, viewer)
            counts.update({name: count for name, count in truth.changed.items() if count})
            other = replace(live, match=truth.match)
            assert frame_of(other, viewer, person, len(frame["entries"])) == position_in(frame)
            how.forgotten(frame, viewer)
            counts[kind] += 1
        if kind == "welcome":
            assert message["stage"] == plain(live.game.stage(other.match.view(viewer)))
        elif kind == "previews":
            legal = [live.game.space.parse(shown["action"]) for shown in message["previews"]]
            view = other.match.view(viewer)
            assert message["previews"] == plain(
                [frames.preview_of(live.game, view, action) for action in legal]
            )
            counts[kind] += 1
        elif kind == "routes":
            steps = [
                live.game.space.parse(step[0]) for step in (shown["steps"] for shown in message["routes"])
            ]
            view = other.match.view(viewer)
            found = frames.routes_of(live.game, view, None, tuple(dict.fromkeys(steps)), 3)
            assert message["routes"] == plain(found)
            counts[kind] += 1
        elif kind == "why":
            action = live.game.space.parse(message["action"])
            reason = live.game.why_not(frames.guess(live.game, other.match.view(viewer)), action)
            assert message["refusal"] == (None if reason is None else plain(from_reason(reason).refusal))
            counts[kind] += 1
    assert counts["frame"] > 20
    assert counts["welcome"] >= 5
    if viewer != SPECTATOR:
        assert counts["previews"]
        assert counts["routes"]
        assert counts["why"]
    assert how.enough(counts)


def _compared(kind: str, frame: Any) -> bool:
    return bool(kind == "welcome" or frame["ply"] <= ALL_UP_TO or frame["ply"] % ONE_IN == 0)


def frame_of(live: Table, viewer: int, person: Person, entries: int) -> Any:
    """What would be sent now, with so many plies of the log."""
    first = live.match.ply - entries  # less than 0 with the set-up
    since = [frames.FROM_THE_BEGINNING, 0, *live.ply_seqs][first + 1]
    may_choose = viewer == live.to_act and not live.bot_of(viewer)
    undo = undo_state(live, person.guest_id)
    return position_in(plain(frames.frame(live, viewer, may_choose, undo, since)))


def position_in(message: Any) -> Any:
    """Without what kind of message it is and which request it answers."""
    return {name: value for name, value in message.items() if name not in ("type", "done")}


def plain(thing: Any) -> Any:
    """As a client gets it."""
    return json.loads(encode(thing))


@pytest.mark.parametrize(("game", "secrets"), [("vikings_on_board", "barrels"), ("lofoten", "hand")])
def test_a_device_that_passes_from_hand_to_hand(game: str, secrets: str, tmp_path: Path) -> None:
    """Between two people at one device nothing of either is on the screen, the log included."""
    with Server(tmp_path / "data") as server:
        person = Person(server)
        table = person.post("/api/tables", {"game": game, "seats": HOT_SEAT})
        handed = 0
        with person.sit(table["id"]) as socket:
            assert socket.frame["viewer"] == SPECTATOR
            while handed < 12:
                to_act = socket.frame["decision"]["seat"]
                if socket.frame["viewer"] != to_act:
                    assert socket.frame["viewer"] == SPECTATOR
                    assert socket.frame["decision"]["options"] == []
                    assert [entry["action"] for entry in socket.log] == [""] * (1 + socket.frame["ply"])
                    players = socket.frame["scene"]["players"]
                    assert {secret["value"] for player in players for secret in player[secrets]} == {0}
                    handed += 1
                    socket.send("look", seat=to_act)
                    socket.wait("welcome")
                    assert socket.frame["viewer"] == to_act
                    assert all(bool(entry["action"]) == (entry["seat"] == to_act) for entry in socket.log)
                socket.act(socket.options[-1])
        seen = person.get(f"/api/tables/{table['id']}/replay")
        assert (seen["viewer"], seen["viewers"]) == (SPECTATOR, [SPECTATOR, 0, 1])
        assert {entry["action"] for entry in seen["log"]} == {""}
