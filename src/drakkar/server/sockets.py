"""One WebSocket: what its viewer may see goes out, what the person wants comes in."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from time import monotonic, perf_counter
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from drakkar.kernel.errors import UserError
from drakkar.server import moves
from drakkar.server.guests import address_of, read_guest
from drakkar.server.hall import Hall, Note, channel_of
from drakkar.server.infos import table_info
from drakkar.server.live import LiveTable
from drakkar.server.protocol import (
    Act,
    AnswerTakeback,
    AskHint,
    AskPreviews,
    AskRoutes,
    AskTakeback,
    AskWhy,
    ClientMessage,
    Done,
    GoTo,
    LessonPage,
    Look,
    Ping,
    Pong,
    Previews,
    Refusal,
    Refused,
    Routes,
    Said,
    Say,
    ServerMessage,
    TableChanged,
    TableInfo,
    TakebackAsked,
    Undo,
    Welcome,
    Why,
)
from drakkar.server.rates import Bucket
from drakkar.server.security import base_url, origin_allowed
from drakkar.server.thinking import Asker
from drakkar.table import steps
from drakkar.table.frames import where_in_lesson
from drakkar.table.refusals import Refuse, from_error
from drakkar.table.steps import Notice
from drakkar.table.viewer import Viewer

LOG = logging.getLogger(__name__)

POLICY: Final = 1008
BROKEN: Final = 1011
# So many messages in a row that make no sense, or come too fast, end the connection.
PATIENCE: Final = 20
# Previews are worked out a few at a time, so that other tables are not kept waiting.
AT_A_TIME: Final = 8
KEY_LENGTH: Final = 64

ENCODER: Final = msgspec.json.Encoder()
DECODER: Final = msgspec.json.Decoder(ClientMessage)
NOTES: Final = msgspec.json.Decoder(Note)


async def _send(socket: WebSocket[Any, Any, Any], message: ServerMessage) -> None:
    try:
        await socket.send({"type": "websocket.send", "text": ENCODER.encode(message).decode(), "bytes": None})
    except OSError as gone:
        # The server's way to say that nobody is at the other end any more.
        raise WebSocketDisconnect(detail="gone") from gone


class Connection(Viewer):
    """One open WebSocket, and what it has been sent so far."""

    def __init__(self, hall: Hall, socket: WebSocket[Any, Any, Any], live: LiveTable, guest: str) -> None:
        super().__init__(live, guest, address=address_of(socket))
        self.hall = hall
        self.socket = socket
        self.live = live
        self.base = base_url(socket.scope, hall.config.public_url)
        self.version = -1
        self.started = False
        # The step of a lesson that was last shown.
        self.page = -1
        self.strikes = 0
        self.bucket = Bucket(hall.config.message_rate, hall.config.message_burst, at=monotonic())
        # The hint being thought about: a new position, another question or leaving ends it.
        self.hinting: asyncio.Task[None] | None = None
        # Frames are made and sent one at a time: each tells what happened since the one before.
        self.sending = asyncio.Lock()

    # ------------------------------------------------------------ what goes out

    async def send(self, message: ServerMessage) -> None:
        await _send(self.socket, message)

    async def send_welcome(self) -> None:
        async with self.sending:
            frame = self.first_frame()
            self.version, self.started = self.live.version, frame is not None
            stage, marks = (self.stage(), self.marks()) if frame else (None, None)
            await self.send(Welcome(self._info(), stage, frame, marks))

    async def send_frame(self, done: str = "") -> None:
        async with self.sending:
            self.stop_hint()
            frame = self.next_frame(done)
            self.page = -1 if frame.lesson is None else frame.lesson.step
            await self.send(frame)

    def _info(self) -> TableInfo:
        return table_info(self.live, self.guest, self.base, self.hall.keys)

    async def send_done(self, key: str, ply: int) -> None:
        """The answer to a request: the new position, if this connection has not been sent it yet."""
        if self.seq != self.live.seq and self.started:
            await self.send_frame(done=key)
        else:
            await self.send(Done(key, ply))

    async def catch_up(self) -> None:
        """Send what has changed since the last time, if anything."""
        live = self.live
        if not self.started and live.record.status != "waiting":
            await self.send_welcome()
            return
        if self.started and self.seq == live.seq and self.seat != self.eyes:
            # A seat was taken over, or given: other eyes.
            await self.send_welcome()
            return
        if self.version != live.version:
            self.version = live.version
            await self.send(TableChanged(self._info()))
        if self.started and self.seq != live.seq:
            await self.send_frame()
        elif (at := where_in_lesson(live)) is not None and at.step != self.page:
            self.page = at.step
            await self.send(LessonPage(at))

    async def hear_all(self, notes: AsyncIterator[bytes]) -> None:
        """Listen to the channel. Who cannot be kept up to date is sent away, and connects again."""
        try:
            async for note in notes:
                await self.hear(note)
        except WebSocketDisconnect:
            return
        except Refuse as refused:
            # Who is not of this table any more, and it is closed to others.
            await self.refuse(Refused("", refused.refusal))
            await self.socket.close(POLICY, refused.refusal.key)
        except Exception:
            await _give_up(self.socket, self.live.id)

    async def hear(self, note: bytes) -> None:
        """A notice from the table's channel."""
        news = NOTES.decode(note)
        if news.table != self.live.id:
            return
        await self.hall.heed(self.live, news)
        if news.notice.kind == "renewed":
            # People have left for good, or the table is gone.
            self.live.outdated = True
            await self.hall.tables.get(self.live.id)
        self.live.must_see(self.guest)
        told = news.notice
        match told.kind:
            case "changed" | "renewed":
                await self.catch_up()
            case "said":
                await self.send(Said(told.seat, told.phrase))
            case "takeback":
                await self.send(TakebackAsked(told.seat, told.ply, told.waiting))
            case "refused":
                await self.send(Refused("", Refusal(told.key)))
            case "declined":
                if told.guest == self.guest:
                    await self.send(Refused(told.key, Refusal("takeback-declined")))

    # ------------------------------------------------------------ what comes in

    async def listen(self) -> None:
        """Answer messages until the other side leaves, or has to."""
        while True:
            event = await self.socket.receive()
            if event["type"] == "websocket.disconnect":
                return
            if not self.bucket.take(monotonic()):
                refused = Refused("", Refusal("rate-limited"))
            else:
                try:
                    message = DECODER.decode(str(event.get("text") or ""))
                except (msgspec.DecodeError, UnicodeError, RecursionError):
                    refused = Refused("", Refusal("malformed"))
                else:
                    self.strikes = 0
                    await self.answer(message)
                    continue
            self.strikes += 1
            await self.refuse(refused)
            if self.strikes >= PATIENCE:
                await self.socket.close(POLICY, refused.refusal.key)
                return

    async def refuse(self, refused: Refused) -> None:
        self.hall.metrics.refusals.labels(refused.refusal.key).inc()
        await self.send(refused)

    async def answer(self, message: ClientMessage) -> None:
        """Do what is asked, and say that it is done or why not."""
        key = message.key if isinstance(message, Act | Undo | AskTakeback | AnswerTakeback) else ""
        try:
            if len(key) > KEY_LENGTH or not key.isprintable():
                raise Refuse("malformed")
            if self.live.outdated:
                await self.hall.tables.get(self.live.id)
            await self._carry_out(message, key)
        except Refuse as refused:
            await self.refuse(Refused(key, refused.refusal))
            if refused.refusal.key == "stale":
                if self.live.outdated:
                    await self.hall.tables.get(self.live.id)
                if self.live.record.status != "waiting":
                    await self.send_frame()

    async def _carry_out(self, message: ClientMessage, key: str) -> None:
        hall, live, guest = self.hall, self.live, self.guest
        match message:
            case Act(action, expect):
                if live.to_act in live.held_by(guest):
                    await hall.bots.answers.at_least(live)
                begun = perf_counter()
                ply = await self._make(lambda now: steps.act(live, guest, action, expect, key, now))
                hall.metrics.move_seconds.observe(perf_counter() - begun)
                await self.send_done(key, ply)
            case Undo(expect, _, turn):
                ply = await self._make(lambda now: steps.undo(live, guest, expect, key, turn, now))
                await self.send_done(key, ply)
            case AskTakeback(expect):
                ply = await self._make(lambda now: steps.ask_takeback(live, guest, expect, key, now))
                await self.send(Done(key, ply))
            case AnswerTakeback(accept):
                ply = await self._make(lambda now: steps.answer_takeback(live, guest, accept, now))
                await self.send(Done(key, ply))
            case Say():
                hall.announce(live, self.say(message.phrase))
            case Look():
                self.look(message.seat)
                await self.send_welcome()
            case AskWhy():
                await self.send(Why(message.action, self.why(message.action)))
            case GoTo(step):
                await moves.go_to(hall, live, guest, step)
            case Ping():
                await self.send(Pong())
            # Asked about a position that is gone: its successor is on its way.
            case AskPreviews(expect) | AskRoutes(expect) | AskHint(expect) if expect != live.match.ply:
                return
            case AskPreviews():
                await self._send_previews()
            case AskRoutes():
                routes = self.routes(message.first, message.steps, message.length)
                await self.send(Routes(message.expect, message.first, routes))
            case AskHint():
                self._begin_hint()

    async def _make(self, prepare: Callable[[float], steps.Step]) -> int:
        return await moves.make(self.hall, self.live, prepare)

    async def _send_previews(self) -> None:
        ply, shown = self.live.match.ply, []
        for preview in self.previews():
            shown.append(preview)
            if len(shown) % AT_A_TIME == 0:
                await asyncio.sleep(0)
        await self.send(Previews(ply, shown))

    def _begin_hint(self) -> None:
        """Think beside everything else, so that the person can act meanwhile."""
        seat = self.must_choose()
        self.stop_hint()
        self.hinting = asyncio.create_task(self._send_hint(seat), name=f"hint at {self.live.id}")

    async def _send_hint(self, seat: int) -> None:
        try:
            try:
                answer: ServerMessage = await self.hall.coach.hint(
                    self.live, Asker(self.address, self.guest), seat
                )
            except Refuse as refused:
                answer = Refused("", refused.refusal)
            except Exception:
                LOG.exception("a hint failed", extra={"table": self.live.id})
                answer = Refused("", Refusal("internal"))
            await self.send(answer)
        except WebSocketDisconnect:
            return

    def stop_hint(self) -> None:
        if self.hinting is not None:
            self.hinting.cancel()
            self.hinting = None

    # ------------------------------------------------------------ coming and going

    async def refresh(self) -> None:
        """Other processes have changed the table, and nobody told."""
        try:
            await self.catch_up()
        except WebSocketDisconnect:
            return
        except Exception:
            await _give_up(self.socket, self.live.id)

    async def enter(self) -> None:
        came = self.live.enter(self)
        if self.hall.fleet is not None:
            await self.hall.fleet.report(self.live)
        if came:
            self.hall.announce(self.live, Notice())

    async def leave(self) -> None:
        """Bots do not think for an empty room, unless asked to; they go on when somebody comes in."""
        self.stop_hint()
        went = self.live.leave(self)
        if self.hall.fleet is not None:
            await self.hall.fleet.report(self.live)
        if went:
            self.hall.announce(self.live, Notice())
        if not self.live.awake:
            self.hall.bots.dismiss(self.live)


@websocket("/ws/tables/{table_id:str}")
async def table_socket(socket: WebSocket[Any, Any, Any], table_id: FromPath[str], hall: Hall) -> None:
    """Connect to a table. A refusal is told in a message before closing, as browsers hide everything else."""
    if not origin_allowed(socket.scope, hall):
        hall.metrics.refusals.labels("foreign-origin").inc()
        await socket.close(POLICY, "foreign-origin")
        return
    await socket.accept()
    try:
        try:
            guest = read_guest(socket, hall)
            live = await hall.tables.get(table_id)
            live.must_see(guest)
        except (Refuse, UserError) as error:
            refused = from_error(error) if isinstance(error, UserError) else error
            hall.metrics.refusals.labels(refused.refusal.key).inc()
            await _send(socket, Refused("", refused.refusal))
            await socket.close(POLICY, refused.refusal.key)
            return
        await _serve(hall, socket, live, guest)
    except WebSocketDisconnect:
        return
    except Exception:
        await _give_up(socket, table_id)


async def _give_up(socket: WebSocket[Any, Any, Any], table_id: str) -> None:
    """Something of ours went wrong: it is logged, and the other side connects again."""
    LOG.exception("a connection failed", extra={"table": table_id})
    try:
        await socket.close(BROKEN)
    except (OSError, WebSocketDisconnect):
        return  # gone already


async def _serve(hall: Hall, socket: WebSocket[Any, Any, Any], live: LiveTable, guest: str) -> None:
    connection = Connection(hall, socket, live, guest)
    hall.metrics.sockets.inc()
    try:
        async with hall.channels.start_subscription([channel_of(live.id)]) as news:
            if hall.fleet is not None:
                # It may have changed before this process began to listen.
                await hall.tables.get(live.id)
            await connection.enter()
            hall.bots.call(hall, live)
            await connection.send_welcome()
            hearing = asyncio.create_task(connection.hear_all(news.iter_events()))
            try:
                await connection.listen()
            finally:
                hearing.cancel()
    finally:
        await connection.leave()
        hall.metrics.sockets.dec()
