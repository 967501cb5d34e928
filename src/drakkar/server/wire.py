"""How connections are spoken to: uvicorn's protocols, with less patience for who only holds one open.

A connection that asks nothing, half a request, an answer that nobody reads: each is given up after a while.
There are only so many connections at a time, and so many from one address.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections import Counter
from functools import partial
from typing import Any, Final, cast

import msgspec
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.server import ServerProtocol

from drakkar.server.addresses import Proxies, neighbourhood
from drakkar.server.config import Config
from drakkar.table.refusals import Refusal

# A frame repeats most of the one before. Eight kilobytes hold it, so that only what changed is sent: a third
# of the bytes in half the time, for sixteen kilobytes a connection more than with uvicorn's window.
WINDOW_BITS: Final = 13
DEFLATE: Final = ServerPerMessageDeflateFactory(
    server_max_window_bits=WINDOW_BITS, client_max_window_bits=12, compress_settings={"memLevel": 5}
)
# Files that are no connections: the database, pipes to the bots' processes, what Python has open.
OTHER_FILES: Final = 128

# So many files are asked of the system, if it does not give more by itself.
WISHED_FILES: Final = 65_536

FULL: Final = msgspec.json.encode({"refusal": Refusal("server-full")})


def _answer(status: bytes, body: bytes = b"") -> bytes:
    kind = b"content-type: application/json\r\nretry-after: 5\r\n" if body else b""
    return b"HTTP/1.1 %b\r\n%bcontent-length: %d\r\nconnection: close\r\n\r\n%b" % (
        status,
        kind,
        len(body),
        body,
    )


class Door:
    """Who is connected: so many at a time, and so many of one neighbourhood. A trusted proxy stands for
    many."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self._most = min(config.connections, _open_files() - OTHER_FILES)
        self._proxies = Proxies(config.trusted_proxies)
        self._inside: dict[asyncio.BaseTransport, str] = {}
        self._counts: Counter[str] = Counter()

    def enter(self, transport: asyncio.BaseTransport) -> bool:
        """Whether there is room for one more."""
        peer = transport.get_extra_info("peername")
        address = str(peer[0]) if peer else ""
        who = "" if address in self._proxies else neighbourhood(address)
        most_of_one = self.config.connections_per_address if who else self._most
        if len(self._inside) >= self._most or self._counts[who] >= most_of_one:
            return False
        self._inside[transport] = who
        self._counts[who] += 1
        return True

    def leave(self, transport: asyncio.BaseTransport) -> None:
        who = self._inside.pop(transport, None)
        if who is None:
            return
        self._counts[who] -= 1
        if not self._counts[who]:
            del self._counts[who]


def protocols(config: Config) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """For requests and for WebSockets, as uvicorn makes one of them for each connection."""
    door = Door(config)
    made = partial(RequestProtocol, door=door), partial(FrameProtocol, door=door)
    return cast(tuple[type[asyncio.Protocol], type[asyncio.Protocol]], made)


class RequestProtocol(H11Protocol):
    """One connection that sends requests."""

    def __init__(self, *args: Any, door: Door, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._door = door
        # Until the next request is there: its head, then all of it.
        self._waiting: asyncio.TimerHandle | None = None
        # Until what was sent is read.
        self._unread: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if not self._door.enter(transport):
            transport.write(_answer(b"503 Service Unavailable", FULL))
            transport.close()
            return
        self._wait(self._door.config.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self._door.leave(self.transport)
        self._stop_waiting()
        self.resume_writing()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        before = self._asked
        if self._waiting is None and (before is None or before.response_complete):
            self._wait(self._door.config.head_seconds)
        super().data_received(data)
        if self.transport.get_protocol() is not self or self.transport.is_closing():
            # It has become a WebSocket, or is over.
            self._stop_waiting()
        elif (asked := self._asked) and not asked.more_body and not asked.response_complete:
            self._stop_waiting()
        elif asked is not before:
            self._wait(self._door.config.body_seconds)

    @property
    def _asked(self) -> RequestResponseCycle | None:
        """The last request; none before the first."""
        return cast("RequestResponseCycle | None", self.cycle)

    def _wait(self, seconds: float) -> None:
        self._stop_waiting()
        self._waiting = self.loop.call_later(seconds, self._give_up)

    def _stop_waiting(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def _give_up(self) -> None:
        """What was begun is told that it took too long; who never began is just let go."""
        self._waiting = None
        asked = self._asked
        if self.conn.trailing_data[0] or (asked is not None and not asked.response_started):
            self.transport.write(_answer(b"408 Request Timeout"))
        self.transport.close()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread = self.loop.call_later(self._door.config.unread_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None
        super().resume_writing()


class FrameProtocol(WebSocketsSansIOProtocol):
    """One WebSocket, with a compression that remembers the frame before."""

    def __init__(self, *args: Any, door: Door, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._door = door
        self.conn = ServerProtocol(
            extensions=[DEFLATE],
            max_size=self.config.ws_max_size,
            logger=logging.getLogger("uvicorn.error"),
        )

    def connection_lost(self, exc: Exception | None) -> None:
        self._door.leave(self.transport)
        super().connection_lost(exc)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        # Whoever does not answer does not read either: what is still to be sent would keep the line open for
        # ever.
        self.transport.abort()


def _open_files() -> int:
    """How many files this process may have open, after asking for as many as it can get."""
    if sys.platform == "win32":
        return sys.maxsize
    import resource

    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if now == resource.RLIM_INFINITY:
        return sys.maxsize
    wished = WISHED_FILES if most == resource.RLIM_INFINITY else min(WISHED_FILES, most)
    if now < wished:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wished, most))
    return max(now, wished)
