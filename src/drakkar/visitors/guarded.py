"""A bot in Python that is not ours, called so that what it does wrong is its own loss."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar, final

from drakkar.bots.bot import Bot, Choice
from drakkar.kernel.game import Game, State, View
from drakkar.visitors.failing import SECONDS, BotFailed

T = TypeVar("T")


class _OutOfTime(BaseException):
    """Not an Exception, so that a bot that catches all of these does not catch this one."""


@final
class GuardedBot(Bot):
    """Its time is measured where the system can interrupt it: in the main thread, on Unix."""

    def __init__(
        self, name: str, make: Callable[[Game[State, View], int], Bot], game: Game[State, View], seed: int
    ) -> None:
        self._name = name
        self._make: Callable[[], Bot] = lambda: make(game, seed)
        self._bot: Bot | None = None

    def choose(self, view: View, legal: list[int]) -> Choice:
        allowed = list(legal)
        said = self._guarded(lambda: self._chosen(view, legal))
        action = said.action if isinstance(said, Choice) else said
        if type(action) is not int or action not in allowed:
            raise BotFailed(self._name, "nonsense", repr(action)[:200])
        return said if isinstance(said, Choice) else Choice(action)

    def _chosen(self, view: View, legal: list[int]) -> object:
        """It is made for its first decision, so that what goes wrong then is its loss as well."""
        if self._bot is None:
            self._bot = self._make()
        return self._bot.choose(view, legal)

    def _guarded(self, work: Callable[[], T]) -> T:
        try:
            with _time_limit(SECONDS):
                return work()
        except _OutOfTime:
            raise BotFailed(self._name, "time", f"{SECONDS:g} s") from None
        except Exception as error:
            raise BotFailed(self._name, "crash", f"{type(error).__name__}: {error}"[:200]) from error


@contextmanager
def _time_limit(seconds: float) -> Iterator[None]:
    if threading.current_thread() is not threading.main_thread() or not hasattr(signal, "setitimer"):
        yield
        return

    def ring(*_: object) -> None:
        raise _OutOfTime

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
