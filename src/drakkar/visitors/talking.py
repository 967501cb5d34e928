"""A bot that is a program of its own, spoken to in lines of JSON (docs/bot-protocol.md)."""

from __future__ import annotations

import json
import os
import queue
import signal
import subprocess
import tempfile
import threading
from contextlib import suppress
from dataclasses import asdict
from time import monotonic
from typing import IO, Any, Final, NoReturn, cast, final

from drakkar.bots.bot import Bot, Choice
from drakkar.kernel.game import Game, State, View
from drakkar.visitors.failing import SECONDS, TO_BEGIN, BotFailed

PROTOCOL: Final = 1
WANTS: Final = ("scene", "vector", "nothing")
LONGEST: Final = 1 << 20  # of a line that a program says
# How long a program that was told to quit may take to do so.
TO_QUIT: Final = 1.0


@final
class TalkingBot(Bot):
    """The program begins with the first decision that is asked of it, and ends with the bot."""

    def __init__(self, name: str, command: list[str], game: Game[State, View], seed: int) -> None:
        self._name = name
        self._command = command
        self._game = game
        self._seed = seed
        self._talk: Talk | None = None
        self._wants = "scene"
        self._asked = 0
        self.infos: list[dict[str, Any]] = []  # what it told of the last decision

    def choose(self, view: View, legal: list[int]) -> Choice:
        first = self._talk is None
        talk = self._talk or self._begin(view)
        self._asked += 1
        notation = self._game.space.notation
        question: dict[str, Any] = {
            "type": "choose",
            "id": self._asked,
            "seat": view.viewer,
            "seconds": SECONDS,
            "legal": [{"action": action, "do": notation(action)} for action in legal],
        }
        if self._wants == "scene":
            question["scene"] = asdict(cast(Any, self._game.scene(view)))
            if first:
                question["stage"] = asdict(cast(Any, self._game.stage(view)))
        elif self._wants == "vector":
            question["vector"] = list(self._game.encode(view))
        talk.say(question)
        self.infos = []
        until = monotonic() + SECONDS
        while True:
            answer = talk.hear(until, SECONDS)
            if answer.get("type") == "info":
                self.infos.append(answer)
            else:
                return Choice(self._understood(talk, answer, legal))

    def _understood(self, talk: Talk, answer: dict[str, Any], legal: list[int]) -> int:
        if answer.get("type") != "choose" or answer.get("id") != self._asked:
            talk.fail("nonsense", f"not an answer to {self._asked}: {json.dumps(answer)[:150]}")
        action = answer.get("action")
        if "do" in answer:
            known = {self._game.space.notation(one): one for one in legal}
            action = known.get(str(answer["do"]))
        if type(action) is not int or action not in legal:
            talk.fail("nonsense", f"not legal: {json.dumps(answer)[:150]}")
        return action

    def _begin(self, view: View) -> Talk:
        talk = self._talk = Talk(self._name, self._command)
        talk.say(
            {
                "type": "hello",
                "protocol": PROTOCOL,
                "game": self._game.name,
                "rules_version": self._game.rules_version,
                "players": view.seats,
                "seat": view.viewer,
                "seed": self._seed % (1 << 31),
                "seconds": SECONDS,
                "actions": len(self._game.space),
            }
        )
        answer = talk.hear(monotonic() + TO_BEGIN, TO_BEGIN)
        if answer.get("type") != "hello" or answer.get("protocol") != PROTOCOL:
            talk.fail("nonsense", f"not a hello in protocol {PROTOCOL}: {json.dumps(answer)[:150]}")
        self._wants = str(answer.get("wants", "scene"))
        if self._wants not in WANTS:
            talk.fail("nonsense", f"wants {self._wants}, which is none of {', '.join(WANTS)}")
        return talk

    def close(self) -> None:
        """The match is over: the program is told, and ended if it does not listen."""
        if self._talk is not None:
            self._talk.quit()
            self._talk = None

    def __del__(self) -> None:
        self.close()


@final
class Talk:
    """A running program: threads read and write, so that nothing it does or leaves undone can hold us up."""

    def __init__(self, name: str, command: list[str]) -> None:
        self._name = name
        self._complaints = tempfile.TemporaryFile()  # noqa: SIM115, closed by `end`
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._complaints,
                start_new_session=True,
            )
        except OSError as error:
            self._complaints.close()
            raise BotFailed(name, "crash", str(error)) from error
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._said: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._heard: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        for work, stream in ((self._write, self._process.stdin), (self._read, self._process.stdout)):
            threading.Thread(target=work, args=(stream,), daemon=True).start()

    def say(self, message: dict[str, Any]) -> None:
        self._said.put(json.dumps(message, ensure_ascii=False).encode() + b"\n")

    def hear(self, until: float, seconds: float) -> dict[str, Any]:
        """The next line, which must be one object of JSON."""
        try:
            line = self._heard.get(timeout=max(0.0, until - monotonic()))
        except queue.Empty:
            self.fail("time", f"{seconds:g} s")
        if not line:
            self.fail("crash", self._last_words())
        try:
            message = json.loads(line) if line.endswith(b"\n") else None
        except (ValueError, RecursionError):
            message = None
        if not isinstance(message, dict):
            self.fail("nonsense", f"not an object of JSON in one line: {line[:150]!r}")
        return message

    def fail(self, why: Any, detail: str) -> NoReturn:
        self.end()
        raise BotFailed(self._name, why, detail)

    def quit(self) -> None:
        self.say({"type": "quit"})
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(TO_QUIT)
        self.end()

    def end(self) -> None:
        """It, and whatever it started."""
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        self._said.put(b"")
        self._complaints.close()

    def _write(self, stream: IO[bytes]) -> None:
        try:
            while line := self._said.get():
                stream.write(line)
                stream.flush()
            stream.close()
        except (OSError, ValueError):
            return  # it has ended, and the reader says so

    def _read(self, stream: IO[bytes]) -> None:
        with stream:
            while line := stream.readline(LONGEST):
                self._heard.put(line)
        self._heard.put(b"")

    def _last_words(self) -> str:
        """How it ended, and the last that it complained of."""
        try:
            code = self._process.wait(TO_QUIT)
        except subprocess.TimeoutExpired:
            code = 0
        self._complaints.seek(0)
        lines = self._complaints.read().decode(errors="replace").strip().splitlines()
        return f"it ended with {code}" + (f": {lines[-1][:150]}" if lines else "")
