"""Things die: the server in the middle of a match, a bot's worker. Everybody continues."""

from __future__ import annotations

import os
import shutil
import signal
import time
from pathlib import Path

import pytest

from drakkar.server.keys import load_keys
from tests.server.harness import (
    ME_AND_BOT,
    ME_AND_FRIEND,
    PATIENCE,
    Home,
    Person,
    Server,
    Socket,
    hear,
    play_out,
)


def children(pid: int) -> list[int]:
    """The processes started by this one (Linux)."""
    tasks = Path(f"/proc/{pid}/task")
    if not tasks.is_dir():
        pytest.skip("needs /proc")
    return [int(child) for task in tasks.iterdir() for child in (task / "children").read_text().split()]


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def gone(pids: list[int]) -> bool:
    until = time.monotonic() + PATIENCE
    while any(alive(pid) for pid in pids):
        if time.monotonic() > until:
            return False
        time.sleep(0.05)
    return True


def workers(server: Server) -> list[int]:
    """The bots' workers, once one has been started."""
    pids = children(server.process.pid)
    return [pid for pid in pids if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]


def test_killed_in_the_middle_of_a_match(tmp_path: Path, home: Home) -> None:
    with home.server(tmp_path / "data") as server:
        host, friend = Person(server, "Host"), Person(server, "Friend")
        seats = [*ME_AND_FRIEND, {"kind": "bot", "bot": "greedy"}]
        table = host.table(seats, undo="ask")
        friend.post(f"/api/tables/{table['id']}/join")
        host.post(f"/api/tables/{table['id']}/start")
        one, two = host.sit(table["id"]), friend.sit(table["id"])
        one.wait("welcome")
        two.wait("welcome")
        one.act(one.options[0])
        answer = one.ask("undo", expect=1)
        assert answer["type"] == "done"
        one.until(lambda: one.frame["ply"] == 0)
        play_out([one, two], plies=40)
        while not one.options and not two.options:
            hear([one, two])
        chooser = one if one.options else two
        sent = {"action": chooser.options[0], "expect": chooser.frame["ply"], "key": "before the fall"}
        chooser.send("act", **sent)
        done = chooser.answer("before the fall")
        before = _settled(one, two)
        orphans = workers(server)
        server.kill()
        assert gone(orphans)

        server.start()
        with host.sit(table["id"]) as one, friend.sit(table["id"]) as two:
            assert one.log[: len(before)] == before
            chooser = one if chooser.person is host else two
            chooser.send("act", **sent)
            assert chooser.wait("done") == done
            play_out([one, two])
            verified = host.get(f"/api/tables/{table['id']}/replay")
            assert verified["log"][: len(before)] == before
            # What was drawn before and after the fall comes from the seed that was committed to.
            saga = host.http.get(f"/api/tables/{table['id']}/saga").content
            headers = {"x-csrftoken": host.http.cookies["csrftoken"]}
            assert host.http.post("/api/sagas", content=saga, headers=headers).status_code == 201


def _settled(one: Socket, two: Socket) -> list[object]:
    """The log up to where both have seen it."""
    common = min(len(one.log), len(two.log))
    assert one.log[:common] == two.log[:common]
    return list(one.log[:common])


def test_ctrl_c_ends_everything_cleanly(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    person = Person(server)
    table = person.table(ME_AND_BOT)
    socket = person.sit(table["id"])
    socket.wait("welcome")
    play_out([socket], plies=6)
    helpers = children(server.process.pid)
    server.stop()
    assert gone(helpers)
    assert "Traceback" not in server.log.read_text()
    server.start()
    with person.sit(table["id"]) as socket:
        assert socket.frame["ply"] >= 6
        play_out([socket], plies=20)
    server.stop()


def hears_ctrl_c(pid: int) -> bool:
    """Whether the process neither blocks nor ignores it, as Linux tells."""
    fields = dict(line.split(":", 1) for line in Path(f"/proc/{pid}/status").read_text().splitlines())
    deaf_to = int(fields["SigBlk"], 16) | int(fields["SigIgn"], 16)
    return not deaf_to >> (signal.SIGINT - 1) & 1


def test_workers_never_hear_ctrl_c_not_even_while_they_start(tmp_path: Path) -> None:
    """A terminal sends it to all processes; it is for the server, which ends them."""
    with Server(tmp_path / "data") as server:
        starting = workers(server)
        assert starting
        assert [pid for pid in starting if hears_ctrl_c(pid)] == []


def test_a_bot_whose_worker_dies_is_asked_again(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        person = Person(server)
        table = person.table(ME_AND_BOT)
        with person.sit(table["id"]) as socket:
            play_out([socket], plies=12)
            for pid in workers(server):
                os.kill(pid, signal.SIGKILL)
            play_out([socket])
        assert "a bot's worker died" in server.log.read_text()


def test_two_servers_on_one_database(tmp_path: Path) -> None:
    """The log decides: who comes second is told so, reads what was written, and goes on."""
    data, beside = tmp_path / "data", tmp_path / "beside"
    data.mkdir()
    load_keys(data)
    shutil.copytree(data, beside)
    database = ("--database", f"sqlite+aiosqlite:///{data / 'drakkar.sqlite'}")
    with Server(data) as first, Server(beside, *database) as second:
        host, friend = Person(first), Person(first)
        table = host.table(ME_AND_FRIEND)
        friend.post(f"/api/tables/{table['id']}/join")
        host.post(f"/api/tables/{table['id']}/start")
        elsewhere = Person(second)
        elsewhere.http.cookies = host.http.cookies
        with host.sit(table["id"]) as here, elsewhere.sit(table["id"]) as there:
            assert here.options == there.options
            action = here.options[0]
            here.act(action)
            refused = there.ask("act", action=there.options[1], expect=0)
            assert refused["refusal"]["key"] == "stale"
            assert there.wait("frame")["ply"] == 1
            assert there.log == here.log
            there.act(there.options[0])
            assert here.ask("act", action=here.options[0], expect=1)["refusal"]["key"] == "stale"
            assert here.wait("frame")["ply"] == 2
            assert there.log == here.log
