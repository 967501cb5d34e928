"""The application: everything put together."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import monotonic, time
from traceback import walk_tb
from typing import Any, Final

from litestar import Litestar, Request, Response, get
from litestar.config.csrf import CSRFConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.types import ASGIApp
from sqlalchemy.exc import SQLAlchemyError

from drakkar import __version__
from drakkar.kernel.errors import UserError
from drakkar.server import api, catalogue, client, links, mine, puzzles, records, replays, sockets
from drakkar.server.hall import Hall
from drakkar.server.metrics import CONTENT_TYPE
from drakkar.server.protocol import Refusal
from drakkar.server.refusals import Rejected, status_of
from drakkar.server.retention import keep_tidy
from drakkar.server.security import Guard
from drakkar.table.refusals import Refuse, from_error

LOG = logging.getLogger(__name__)

AnyRequest = Request[Any, Any, Any]

# How long, in seconds, a process that starts waits for its database, and how often it asks.
PATIENCE: Final = 60.0
PAUSE: Final = 0.5

# What a status means where the framework and not the domain refuses.
PLAIN_REFUSALS = {
    400: "malformed",
    403: "csrf",
    404: "not-found",
    405: "not-found",
    413: "too-large",
    415: "malformed",
    429: "rate-limited",
}


@get("/health", sync_to_thread=False)
def health() -> dict[str, str]:
    """Alive: it answers. Who restarts what does not should ask here."""
    return {"status": "ok", "version": __version__}


@get("/ready")
async def ready(hall: Hall) -> dict[str, str]:
    """Ready to keep what is played: a row was written. Who sends people elsewhere meanwhile should ask
    here."""
    try:
        await hall.storage.probe(time())
    except (SQLAlchemyError, OSError) as error:
        LOG.error("nothing can be written", exc_info=error)
        raise Refuse("not-ready") from None
    return {"status": "ready", "version": __version__}


@get("/metrics", sync_to_thread=False)
def metrics(hall: Hall) -> Response[bytes]:
    hall.metrics.tables.set(len(hall.tables))
    return Response(hall.metrics.text(), media_type=CONTENT_TYPE)


async def _take_database(hall: Hall) -> None:
    """It was there a moment ago. A process that replaces another one waits for it, as one that fails to start
    ends them all."""
    until = monotonic() + PATIENCE
    while True:
        try:
            await hall.storage.take_database(hall.config.shared)
            return
        except (SQLAlchemyError, OSError):
            if monotonic() > until:
                raise
            await asyncio.sleep(PAUSE)


def create_app(hall: Hall) -> ASGIApp:
    """The application of this hall, behind its guard. Its database is ready to use."""

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await _take_database(hall)
        await hall.bots.get_ready()
        if hall.fleet is not None:
            hall.fleet.begin(hall)
        tidying = asyncio.create_task(keep_tidy(hall), name="retention")
        yield
        tidying.cancel()
        await hall.bots.close(hall.tables.all())
        if hall.fleet is not None:
            await hall.fleet.end(hall)
        await hall.storage.close()

    app = Litestar(
        route_handlers=[
            *catalogue.HANDLERS,
            *api.HANDLERS,
            *links.HANDLERS,
            *replays.HANDLERS,
            *puzzles.HANDLERS,
            records.records,
            *mine.HANDLERS,
            *[sockets.table_socket, health, ready, metrics],
            *client.HANDLERS,
        ],
        dependencies={"hall": Provide(lambda: hall, use_cache=True, sync_to_thread=False)},
        plugins=[hall.channels],
        lifespan=[lifespan],
        csrf_config=CSRFConfig(secret=hall.keys.csrf),
        exception_handlers={
            Refuse: _refused,
            UserError: _user_error,
            HTTPException: _http_error,
            RecursionError: _unreadable,
            UnicodeDecodeError: _unreadable,
            Exception: _broken,
        },
        request_max_body_size=hall.config.body_bytes,
        openapi_config=None,
        logging_config=None,
    )
    return Guard(app, hall)


def _refused(_: AnyRequest, error: Refuse) -> Response[dict[str, Refusal]]:
    return Response({"refusal": error.refusal}, status_code=status_of(error))


def _user_error(request: AnyRequest, error: UserError) -> Response[dict[str, Refusal]]:
    return _refused(request, Rejected(from_error(error), 409))


def _http_error(_: AnyRequest, error: HTTPException) -> Response[dict[str, Refusal]]:
    key = PLAIN_REFUSALS.get(error.status_code, "malformed")
    return Response({"refusal": Refusal(key)}, status_code=error.status_code)


def _unreadable(request: AnyRequest, error: Exception) -> Response[dict[str, Refusal]]:
    """Where what was sent is read: it is nested deeper than the parser goes, or no UTF-8. Elsewhere: our own
    mistake."""
    *_, (innermost, _) = walk_tb(error.__traceback__)
    if str(innermost.f_globals["__name__"]).startswith("litestar.serialization"):
        return _refused(request, Refuse("malformed"))
    return _broken(request, error)


def _broken(_: AnyRequest, error: Exception) -> Response[dict[str, Refusal]]:
    LOG.error("request failed", exc_info=error)
    return Response({"refusal": Refusal("internal")}, status_code=500)
