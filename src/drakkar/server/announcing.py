"""How the processes of a fleet hear of each other's tables: through Redis, which may fail.

Whoever is connected to this process hears at once and without Redis. The others are told in bundles, in the
order things happened; what could not be sent is dropped, as every process looks for itself now and then
(`fleet.py`). No error gets out: Litestar would never announce anything again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.exceptions import RedisError

if TYPE_CHECKING:
    from redis.asyncio import Redis

LOG = logging.getLogger(__name__)

# How long, in seconds, Redis is left alone after it failed; and a look for news when there are none.
PAUSE: Final = 0.5
LISTEN: Final = 1.0
FAILURES: Final = (RedisError, OSError)

Message = tuple[str, bytes]


class FleetChannels(RedisChannelsPubSubBackend):
    """Litestar's channels in Redis, with a short way to who is here."""

    def __init__(self, listener: Redis, sender: Redis, prefix: str, worker: str) -> None:
        """The listener must not connect again by itself: what it missed would not be noticed."""
        super().__init__(redis=listener)
        self._sender = sender
        self._prefix = f"{prefix}:"
        self._mark = worker.encode() + b" "
        self._news: asyncio.Queue[Message] = asyncio.Queue()
        self._outgoing: asyncio.Queue[Message] = asyncio.Queue()
        self._wanted: set[str] = set()
        self._tasks: list[asyncio.Task[None]] = []
        self._connected = False
        # One at a time says what to listen to.
        self._asking = asyncio.Lock()
        # Set whenever something may have been missed.
        self.missed = asyncio.Event()

    async def on_startup(self) -> None:
        self._tasks = [
            asyncio.create_task(self._send_all(), name="announcements, out"),
            asyncio.create_task(self._receive_all(), name="announcements, in"),
        ]

    async def on_shutdown(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        try:
            await super().on_shutdown()
            await self._redis.aclose()
            await self._sender.aclose()
        except FAILURES:
            return  # it has gone before us

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        for channel in channels:
            self._news.put_nowait((channel, data))
            self._outgoing.put_nowait((channel, data))

    async def subscribe(self, channels: Iterable[str]) -> None:
        names = list(channels)
        self._wanted.update(names)
        async with self._asking:
            if self._connected:
                try:
                    await self._pub_sub.subscribe(*(self._prefix + name for name in names))
                except FAILURES:
                    self._connected = False

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        names = list(channels)
        self._wanted.difference_update(names)
        async with self._asking:
            if self._connected:
                try:
                    await self._pub_sub.unsubscribe(*(self._prefix + name for name in names))
                except FAILURES:
                    self._connected = False

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        while True:
            yield await self._news.get()

    async def _send_all(self) -> None:
        while True:
            waiting = [await self._outgoing.get()]
            while not self._outgoing.empty():
                waiting.append(self._outgoing.get_nowait())
            try:
                async with self._sender.pipeline(transaction=False) as bundle:
                    for channel, data in waiting:
                        bundle.publish(self._prefix + channel, self._mark + data)
                    await bundle.execute()
            except FAILURES as error:
                LOG.warning("announcements were lost: Redis does not answer", exc_info=error)
                await asyncio.sleep(PAUSE)

    async def _receive_all(self) -> None:
        while True:
            try:
                if not self._connected:
                    await self._connect()
                message = await self._pub_sub.get_message(ignore_subscribe_messages=True, timeout=LISTEN)
            except FAILURES as error:
                if self._connected:
                    LOG.warning("announcements are not heard: Redis does not answer", exc_info=error)
                self._connected = False
                await asyncio.sleep(PAUSE)
                continue
            if message is None or message["data"].startswith(self._mark):
                continue
            _, _, data = message["data"].partition(b" ")
            channel = message["channel"].decode().removeprefix(self._prefix)
            if channel in self._wanted:
                self._news.put_nowait((channel, data))

    async def _connect(self) -> None:
        async with self._asking:
            with suppress(*FAILURES):
                await self._pub_sub.aclose()  # type: ignore[no-untyped-call]  # what is left of the last one
            # A channel of our own, so that there is always something to listen to.
            await self._pub_sub.subscribe(self._prefix, *(self._prefix + name for name in self._wanted))
            self._connected = True
        # What was announced meanwhile was not heard.
        self.missed.set()
