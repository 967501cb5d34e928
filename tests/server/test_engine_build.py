"""The compiled engine is made while people play: bots move over to it, and nothing outlives the server."""

from __future__ import annotations

import asyncio
import shlex
import shutil
import signal
import subprocess
import sys
import sysconfig
import time
from concurrent.futures.process import BrokenProcessPool
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.resources import files
from importlib.util import find_spec
from multiprocessing import active_children
from pathlib import Path

import pytest

from drakkar.server import bot_worker
from drakkar.server.bot_worker import Question
from drakkar.server.bots import JOBS, Bots
from drakkar.server.engine_build import fingerprint
from tests.server.harness import ME_AND_BOT, PATIENCE, Person, Server, play_out
from tests.server.test_bots import FOR_EVER, begin, job
from tests.server.test_restart import gone

# Compiles the one module that is asked whether the engine is compiled.
COMPILE_ONE = """
from mypyc.build import mypycify
from setuptools import setup
modules = mypycify(["drakkar/kernel/engine.py"], opt_level="0")
setup(name="engine", ext_modules=modules, script_args=["-q", "build_ext", "--inplace"])
"""

# Tells its own process and its child's, and goes on for ever.
ENDLESS = """
import os, subprocess, sys, time
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(1000)"])
print(os.getpid(), child.pid, flush=True)
time.sleep(1000)
"""


@pytest.fixture
def other(tmp_path: Path) -> Path:
    """A folder with the same engine, plain: the same code at another place."""
    left_out = shutil.ignore_patterns("__pycache__", "web", *[f"*{suffix}" for suffix in EXTENSION_SUFFIXES])
    shutil.copytree(str(files("drakkar")), tmp_path / "other" / "drakkar", ignore=left_out)
    return tmp_path / "other"


async def engine_file(bots: Bots) -> str:
    """Where the engine lies that the next thought will use."""
    spec = await bots._open_pool().run(find_spec, "drakkar.kernel.engine")
    assert spec is not None
    assert spec.origin is not None
    return spec.origin


def test_bots_move_over_between_two_thoughts(other: Path) -> None:
    async def run() -> None:
        bots = Bots(workers=1, pace=0.0)
        match = begin("lofoten")
        try:
            assert (await bots.hand_out(job(match, "random", 1))).plan
            before = active_children()
            assert not (await engine_file(bots)).startswith(str(other))
            under_way = asyncio.create_task(bots.hand_out(job(match, FOR_EVER, 2)))

            assert not await bots.move_over(other)
            assert await engine_file(bots) == str(other / "drakkar" / "kernel" / "engine.py")
            assert (await bots.hand_out(job(match, "random", 3))).plan

            assert not under_way.done()
            bots._board[2 % JOBS] = 2  # enough: what it found so far is its answer
            assert (await under_way).visits
            # With its last thought the old process is gone by itself.
            assert await asyncio.to_thread(gone, [process.pid for process in before if process.pid])
            assert (await bots.hand_out(job(match, "random", 4))).plan
        finally:
            await bots.close([])

    asyncio.run(run())


def test_every_kind_of_thought_is_the_same_in_both_engines(other: Path) -> None:
    match = begin("looot", plies=3)
    record = job(match, "random").record
    question = Question(record, iterations=30, seconds=0.0, seed=5, number=1)

    async def run() -> None:
        bots = Bots(workers=1, pace=0.0)
        try:
            await bots.move_over(other)
            thought = await bots.hand_out(job(match, "search@30"))
            hint = await bots.run(bot_worker.hint, question)
            review = await bots.run(bot_worker.review, question)
        finally:
            await bots.close([])
        assert thought == bot_worker.think(job(match, "search@30"))
        assert hint == bot_worker.hint(question)
        assert review == bot_worker.review(question)

    asyncio.run(run())


def test_an_engine_that_does_not_start_is_not_moved_to(other: Path) -> None:
    (other / "drakkar" / "bots" / "registry.py").write_text("raise ImportError('rotten')\n")

    async def run() -> None:
        bots = Bots(workers=1, pace=0.0)
        try:
            with pytest.raises(BrokenProcessPool):
                await bots.move_over(other)
            assert not (await engine_file(bots)).startswith(str(other))
            assert (await bots.hand_out(job(begin("lofoten"), "random"))).plan
        finally:
            await bots.close([])

    asyncio.run(run())


# ---------------------------------------------------------------- a server that has it made


def settings(folder: Path, log: Path, *command: str) -> dict[str, str]:
    return {
        "DRAKKAR_ENGINE_BUILD": shlex.join(command),
        "DRAKKAR_ENGINE_FOLDER": str(folder),
        "DRAKKAR_ENGINE_LOG": str(log),
    }


def next_line(server: Server) -> str:
    assert server.process.stdout is not None
    return server.process.stdout.readline().strip()


def play_on(server: Server) -> None:
    person = Person(server)
    with person.sit(person.table(ME_AND_BOT)["id"]) as socket:
        play_out([socket], plies=12)


def test_without_a_command_nothing_is_made(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        server.process.send_signal(signal.SIGINT)
        assert next_line(server) == ""


def test_where_no_compiler_works_one_line_says_so(tmp_path: Path, other: Path) -> None:
    log = tmp_path / "log"
    build = settings(other, log, sys.executable, "-c", "print('a pure wheel')")
    with Server(tmp_path / "data", settings=build) as server:
        assert next_line(server).startswith("You can play at once")
        assert next_line(server).startswith("The engine stays plain Python")
        play_on(server)
    assert log.read_text() == "a pure wheel\n"


@pytest.mark.checkout
@pytest.mark.slow
def test_the_server_tells_when_its_bots_think_compiled(tmp_path: Path, other: Path) -> None:
    if not Path(sysconfig.get_path("include"), "Python.h").is_file() or shutil.which("cc") is None:
        pytest.skip("no C compiler")
    compiling = (
        f"cd {shlex.quote(str(other))} && exec {shlex.quote(sys.executable)} -c {shlex.quote(COMPILE_ONE)}"
    )
    log = tmp_path / "log"
    with Server(tmp_path / "data", settings=settings(other, log, "sh", "-c", compiling)) as server:
        play_on(server)
        assert next_line(server).startswith("You can play at once")
        assert next_line(server).startswith("The engine is compiled"), log.read_text()
        play_on(server)


def test_a_build_that_fails_is_told_in_one_line_that_names_its_log(tmp_path: Path, other: Path) -> None:
    log = tmp_path / "log"
    commands = (sys.executable, "-c", "print('no rune for that'); exit(1)"), ("/nonexistent/make",)
    for command, said in zip(commands, ("no rune for that\n", ""), strict=True):
        with Server(tmp_path / "data", settings=settings(other, log, *command)) as server:
            assert next_line(server).startswith("You can play at once")
            assert next_line(server).startswith(f"The engine could not be compiled ({log} tells why)")
            play_on(server)
        assert log.read_text() == said


def test_an_engine_of_other_sources_is_not_moved_to(tmp_path: Path, other: Path) -> None:
    with (other / "drakkar" / "kernel" / "chance.py").open("a") as source:
        source.write("# edited since\n")
    build = settings(other, tmp_path / "log", sys.executable, "-c", "")
    with Server(tmp_path / "data", settings=build) as server:
        assert next_line(server).startswith("You can play at once")
        assert next_line(server).startswith("The sources have changed")
        play_on(server)


def test_which_sources_are_the_same(other: Path) -> None:
    ours = fingerprint(Path(str(files("drakkar"))))
    assert fingerprint(other / "drakkar") == ours
    (other / "drakkar" / "kernel" / "chance.py").unlink()
    assert fingerprint(other / "drakkar") != ours


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_however_the_server_ends_what_it_had_made_ends_too(
    number: signal.Signals, tmp_path: Path, other: Path
) -> None:
    log = tmp_path / "log"
    leash = [sys.executable, "-m", "scripts.leash"]
    build = settings(other, log, *leash, sys.executable, "-c", ENDLESS)
    with Server(tmp_path / "data", settings=build) as server:
        until = time.monotonic() + PATIENCE
        while not log.is_file() or not log.read_text().endswith("\n"):
            assert time.monotonic() < until, "nothing is made"
            time.sleep(0.05)
        making = [int(pid) for pid in log.read_text().split()]
        play_on(server)
        server.process.send_signal(number)
        server.process.wait(PATIENCE)
        assert gone(making)
        complaints = server.log.read_text()
        assert "Traceback" not in complaints
        assert number == signal.SIGKILL or "leaked" not in complaints
        assert "could not be compiled" not in (server.process.stdout.read() if server.process.stdout else "")


def test_the_leash_passes_on_how_the_command_ended() -> None:
    for command, code in (("exit 3", 3), ("kill -9 $$", 128 + 9)):
        leash = [sys.executable, "-m", "scripts.leash", "sh", "-c", command]
        # Its input stays open, as a server's would.
        with subprocess.Popen(leash, stdin=subprocess.PIPE) as run:
            assert run.wait(PATIENCE) == code
