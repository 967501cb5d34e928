"""How long an answer takes: never a time that depends on what somebody holds.

Where hands are secret, whoever may answer in another's turn is asked by what all can see. One who had nothing
to choose would be done at once, and one who had would take a while: that would tell their hand.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from time import monotonic

from drakkar.server.live import LiveTable


class Answers:
    """They take so many seconds. The clock can be another one, for tests."""

    def __init__(
        self,
        seconds: float,
        clock: Callable[[], float] = monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self.seconds = seconds
        self._clock = clock
        self._sleep = sleep

    @asynccontextmanager
    async def whole(self, live: LiveTable) -> AsyncIterator[None]:
        """What a bot thinks takes the whole time, once it is its turn to think; at other times as long as it
        takes."""
        begun = self._clock()
        yield
        if asked(live):
            await self._until(begun)

    async def at_least(self, live: LiveTable) -> None:
        """A person's answer waits until the time since they were asked has passed; alone with bots it need
        not."""
        if asked(live) and not live.practice:
            await self._until(live.since)

    def note(self, live: LiveTable) -> None:
        """Something has happened: whoever is to act is asked from now on."""
        live.since = self._clock()

    async def _until(self, since: float) -> None:
        await self._sleep(max(0.0, since + self.seconds - self._clock()))


def asked(live: LiveTable) -> bool:
    """Whether the seat to act answers, and what it holds is a secret."""
    return live.meta.has_secrets and not live.match.over and live.game.answering(live.match.state)
