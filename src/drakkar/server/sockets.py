"""One WebSocket: what its viewer may see goes out, what the person wants comes in."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from time import monotonic, perf_counter
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from drakkar.kernel.errors import UserError
from drakkar.kernel.game import SPECTATOR
from drakkar.server import frames, moves
from drakkar.server.guests import read_guest
from drakkar.server.hall import Hall, channel_of
from drakkar.server.live import LiveTable
from drakkar.server.phrases import PHRASES
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
    TakebackAsked,
    Undo,
    Why,
)
from drakkar.server.rates import Bucket
from drakkar.server.refusals import Refuse, from_error, from_reason
from drakkar.server.security import base_url, origin_allowed
from drakkar.server.undoing import undo_state

LOG = logging.getLogger(__name__)

POLICY: Final = 1008
BROKEN: Final = 1011
# So many messages in a row that make no sense, or come too fast, end the connection.
PATIENCE: Final = 20
# Previews are worked out a few at a time, so that other tables are not kept waiting.
AT_A_TIME: Final = 8
# Routes of two steps branch to 62 at this length.
LONGEST_ROUTE: Final = 5
MOST_STEPS: Final = 2
KEY_LENGTH: Final = 64

ENCODER: Final = msgspec.json.Encoder()
DECODER: Final = msgspec.json.Decoder(ClientMessage)


async def _send(socket: WebSocket[Any, Any, Any], message: ServerMessage) -> None:
    try:
        await socket.send({"type": "websocket.send", "text": ENCODER.encode(message).decode(), "bytes": None})
    except OSError as gone:
        # The server's way to say that nobody is at the other end any more.
        raise WebSocketDisconnect(detail="gone") from gone


class Connection:
    """One open WebSocket, and what it has been sent so far."""

    def __init__(self, hall: Hall, socket: WebSocket[Any, Any, Any], live: LiveTable, guest: str) -> None:
        self.hall = hall
        self.socket = socket
        self.live = live
        self.guest = guest
        self.base = base_url(socket.scope, hall.config.public_url)
        self.seq = -1
        self.version = -1
        self.started = False
        self.looking = -1
        self.eyes = SPECTATOR
        self.strikes = 0
        self.bucket = Bucket(hall.config.message_rate, hall.config.message_burst, at=monotonic())
        # The hint being thought about: a new position, another question or leaving ends it.
        self.hinting: asyncio.Task[None] | None = None
        # Frames are made and sent one at a time: each tells what happened since the one before.
        self.sending = asyncio.Lock()

    # ------------------------------------------------------------ what goes out

    @property
    def viewer(self) -> int:
        """Whose eyes. With several seats on one device: those of the seat to act, where nothing is secret;
        else the seat last looked through, and nobody's while another of the seats is to act."""
        mine = self.live.held_by(self.guest)
        if not mine:
            return SPECTATOR
        to_act = self.live.to_act
        if len(mine) == 1:
            return mine[0]
        if not self.live.meta.has_secrets:
            return to_act if to_act in mine else self._looked_or(mine[0])
        if to_act in mine and to_act != self.looking:
            return SPECTATOR
        return self._looked_or(SPECTATOR)

    def _looked_or(self, other: int) -> int:
        return self.looking if self.looking in self.live.held_by(self.guest) else other

    def may_choose(self, viewer: int) -> bool:
        return viewer != SPECTATOR and viewer == self.live.to_act and not self.live.bot_of(viewer)

    async def send(self, message: ServerMessage) -> None:
        await _send(self.socket, message)

    async def send_welcome(self) -> None:
        async with self.sending:
            live = self.live
            viewer = self.viewer
            table = frames.table_info(live, self.guest, self.base, self.hall.keys)
            undo = undo_state(live, self.guest)
            message = frames.welcome(live, table, viewer, self.may_choose(viewer), undo)
            self.seq, self.version, self.eyes = live.seq, live.version, viewer
            self.started = live.record.status != "waiting"
            await self.send(message)

    async def send_frame(self, done: str = "") -> None:
        async with self.sending:
            live = self.live
            viewer = self.viewer
            # To other eyes a log with secrets is told anew: what was told to the first is not for them.
            since = self.seq if viewer == self.eyes or not live.meta.has_secrets else 0
            self.seq, self.eyes = live.seq, viewer
            self.stop_hint()
            undo = undo_state(live, self.guest)
            await self.send(frames.frame(live, viewer, self.may_choose(viewer), undo, since, done))

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
        if self.version != live.version:
            self.version = live.version
            await self.send(TableChanged(frames.table_info(live, self.guest, self.base, self.hall.keys)))
        if self.started and self.seq != live.seq:
            await self.send_frame()

    async def hear_all(self, notes: AsyncIterator[bytes]) -> None:
        """Listen to the channel. Who cannot be kept up to date is sent away, and connects again."""
        try:
            async for note in notes:
                await self.hear(note)
        except WebSocketDisconnect:
            return
        except Exception:
            LOG.exception("a connection could not be told", extra={"table": self.live.id})
            await self.socket.close(BROKEN)

    async def hear(self, note: bytes) -> None:
        """A notice from the table's channel."""
        news = msgspec.json.decode(note)
        if news["table"] != self.live.id:
            return
        if news["seq"] > self.live.seq:
            # Another process has moved on.
            self.live.outdated = True
            await self.hall.tables.get(self.live.id)
        kind = news["kind"]
        if kind == "changed":
            await self.catch_up()
        elif kind == "said":
            await self.send(Said(news["seat"], news["phrase"]))
        elif kind == "takeback":
            await self.send(TakebackAsked(news["seat"], news["ply"], news["waiting"]))
        elif kind == "declined" and news["guest"] == self.guest:
            await self.send(Refused(news["key"], Refusal("takeback-declined")))

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
                except (msgspec.DecodeError, UnicodeError):
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
            if len(key) > KEY_LENGTH:
                raise Refuse("malformed", 400)
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
            case Act():
                begun = perf_counter()
                ply = await moves.act(hall, live, guest, message.action, message.expect, key)
                hall.metrics.move_seconds.observe(perf_counter() - begun)
                await self.send_done(key, ply)
            case Undo():
                await self.send_done(
                    key, await moves.undo(hall, live, guest, message.expect, key, message.turn)
                )
            case AskTakeback():
                await self.send(Done(key, await moves.ask_takeback(hall, live, guest, message.expect, key)))
            case AnswerTakeback():
                await self.send(Done(key, await moves.answer_takeback(hall, live, guest, message.accept)))
            case AskPreviews():
                await self._send_previews(message.expect)
            case AskRoutes():
                await self._send_routes(message)
            case AskHint():
                self._begin_hint(message.expect)
            case AskWhy():
                await self._send_why(message.action)
            case Say():
                self._say(message.phrase)
            case Look():
                if message.seat not in live.held_by(guest):
                    raise Refuse("not-your-seat", 403)
                self.looking = message.seat
                await self.send_welcome()
            case Ping():
                await self.send(Pong())

    def _must_choose(self) -> int:
        viewer = self.viewer
        if not self.live.playing or not self.may_choose(viewer):
            raise Refuse("not-your-turn", 403)
        return viewer

    async def _send_previews(self, expect: int) -> None:
        match = self.live.match
        if expect != match.ply:
            return  # asked about a position that is gone: its successor is on its way
        viewer = self._must_choose()
        game, view, legal = match.game, match.view(viewer), match.legal()
        shown = []
        for number, action in enumerate(legal):
            if number and number % AT_A_TIME == 0:
                await asyncio.sleep(0)
            shown.append(frames.preview_of(game, view, action))
        await self.send(Previews(expect, shown))

    async def _send_routes(self, asked: AskRoutes) -> None:
        match = self.live.match
        if asked.expect != match.ply:
            return
        viewer = self._must_choose()
        if len(asked.steps) > MOST_STEPS or not 0 < asked.length <= LONGEST_ROUTE:
            raise Refuse("malformed", 400)
        first = self._parse(asked.first) if asked.first else None
        steps = tuple(self._parse(step) for step in asked.steps)
        if first is not None and first not in match.legal():
            raise Refuse("malformed", 400)
        found = frames.routes_of(match.game, match.view(viewer), first, steps, asked.length)
        await self.send(Routes(asked.expect, asked.first, found))

    def _begin_hint(self, expect: int) -> None:
        """Think beside everything else, so that the person can act meanwhile."""
        if expect != self.live.match.ply:
            return
        viewer = self._must_choose()
        self.stop_hint()
        self.hinting = asyncio.create_task(self._send_hint(viewer), name=f"hint at {self.live.id}")

    async def _send_hint(self, viewer: int) -> None:
        try:
            try:
                await self.send(await self.hall.coach.hint(self.live, self.guest, viewer))
            except Refuse as refused:
                await self.refuse(Refused("", refused.refusal))
        except WebSocketDisconnect:
            return
        except Exception:
            LOG.exception("a hint failed", extra={"table": self.live.id})
            await self.refuse(Refused("", Refusal("internal")))

    def stop_hint(self) -> None:
        if self.hinting is not None:
            self.hinting.cancel()
            self.hinting = None

    def _parse(self, text: str) -> int:
        try:
            return self.live.game.space.parse(text)
        except UserError as error:
            raise from_error(error) from None

    async def _send_why(self, text: str) -> None:
        viewer = self._must_choose()
        game = self.live.game
        action = self._parse(text)
        reason = game.why_not(frames.guess(game, self.live.match.view(viewer)), action)
        await self.send(Why(text, None if reason is None else from_reason(reason).refusal))

    def _say(self, phrase: str) -> None:
        mine = self.live.held_by(self.guest)
        if not mine:
            raise Refuse("not-seated", 403)
        if phrase not in PHRASES:
            raise Refuse("malformed", 400)
        seat = self.viewer if self.viewer in mine else mine[0]
        self.hall.announce(self.live, kind="said", seat=seat, phrase=phrase)

    # ------------------------------------------------------------ coming and going

    def enter(self) -> None:
        self._change_presence(self.live.present.add)

    def leave(self) -> None:
        """Bots do not think for an empty room; they go on when somebody comes in."""
        self.stop_hint()
        self._change_presence(self.live.present.discard)
        if not self.live.present:
            self.hall.bots.dismiss(self.live)

    def _change_presence(self, change: Any) -> None:
        """Tell the others only if a seat's person came or left."""
        mine = self.live.held_by(self.guest)
        before = [self.live.is_present(seat) for seat in mine]
        change(self)
        if before != [self.live.is_present(seat) for seat in mine]:
            self.live.version += 1
            self.hall.announce(self.live)


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
            if live.record.watch == "nobody" and not live.knows(guest) and live.record.status != "waiting":
                raise Refuse("not-watchable", 403)
        except (Refuse, UserError) as error:
            refused = from_error(error) if isinstance(error, UserError) else error
            hall.metrics.refusals.labels(refused.refusal.key).inc()
            await _send(socket, Refused("", refused.refusal))
            await socket.close(POLICY, refused.refusal.key)
            return
        await _serve(hall, socket, live, guest)
    except WebSocketDisconnect:
        return


async def _serve(hall: Hall, socket: WebSocket[Any, Any, Any], live: LiveTable, guest: str) -> None:
    connection = Connection(hall, socket, live, guest)
    hall.metrics.sockets.inc()
    try:
        async with hall.channels.start_subscription([channel_of(live.id)]) as news:
            connection.enter()
            hall.bots.call(hall, live)
            await connection.send_welcome()
            hearing = asyncio.create_task(connection.hear_all(news.iter_events()))
            try:
                await connection.listen()
            finally:
                hearing.cancel()
    finally:
        connection.leave()
        hall.metrics.sockets.dec()
