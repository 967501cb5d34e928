"""The guard at the door: rate limits, names, headers, cookies, one line of log per request; and who may
connect."""

from __future__ import annotations

import logging
from time import perf_counter
from typing import Any, Final, cast
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from drakkar.server.addresses import Names, neighbourhood
from drakkar.server.guests import FRESH, cookie_header
from drakkar.server.hall import Hall
from drakkar.server.protocol import Refusal
from drakkar.server.rates import Buckets
from drakkar.server.refusals import STATUS
from drakkar.words import Catalogue, best_language

LOG = logging.getLogger(__name__)

# Asked by machines, by whatever name they know us.
PROBED: Final = ("/health", "/ready")

HEADERS: Final = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    # Seat links are secrets: no other site learns where a visitor comes from.
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}


def content_security_policy(socket_origin: str) -> str:
    """No inline script. Styles set by script are fine; `style=` attributes in our own markup are allowed."""
    return "; ".join(
        [
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            "style-src-attr 'unsafe-inline'",
            "img-src 'self' data:",
            "font-src 'self'",
            "media-src 'self' data:",
            f"connect-src 'self' {socket_origin}".rstrip(),
            "manifest-src 'self'",
            "worker-src 'self'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        ]
    )


def header(scope: Scope, name: bytes) -> str:
    for key, value in scope["headers"]:
        if key == name:
            return value.decode("latin-1")
    return ""


def base_url(scope: Scope, public_url: str) -> str:
    """The address people reach us by, for links."""
    if public_url:
        return public_url.rstrip("/")
    scheme = {"ws": "http", "wss": "https"}.get(scope["scheme"], scope["scheme"])
    return f"{scheme}://{header(scope, b'host')}"


def origin_allowed(scope: Scope, hall: Hall) -> bool:
    """A browser says which page opens a WebSocket: ours, or one that the configuration names.

    A program that sends no Origin has no cookies of somebody else to abuse.
    """
    origin = header(scope, b"origin")
    if not origin:
        return True
    allowed = [name.strip().rstrip("/") for name in hall.config.origins.split(",") if name.strip()]
    if hall.config.public_url:
        allowed.append(hall.config.public_url.rstrip("/"))
    return origin in allowed or (
        urlsplit(origin).scheme in ("http", "https") and urlsplit(origin).netloc == header(scope, b"host")
    )


class Guard:
    """Wraps the whole application, so that nothing is answered without it."""

    def __init__(self, app: ASGIApp, hall: Hall) -> None:
        self._app = app
        self._hall = hall
        self._buckets = Buckets(hall.config.request_rate, hall.config.request_burst)
        config = hall.config
        self._names = Names(config.public_url, config.origins, config.hosts)
        self._secure = urlsplit(config.public_url).scheme == "https"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        if self._secure:
            # However the proxy in front asks us: people reach us by the public address.
            scope["scheme"] = "https" if scope["type"] == ScopeType.HTTP else "wss"
        client = scope["client"]
        if not await self._may_ask(neighbourhood(client[0]) if client else ""):
            if header(scope, b"x-forwarded-for"):
                LOG.warning("too many requests; a proxy is only believed if DRAKKAR_TRUSTED_PROXIES names it")
            await self._refuse("rate-limited", scope, receive, send)
            return
        if scope["path"] not in PROBED and header(scope, b"host") not in self._names:
            await self._refuse("foreign-host", scope, receive, send)
            return
        if scope["type"] == ScopeType.HTTP:
            await self._http(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _may_ask(self, address: str) -> bool:
        """By what was asked here and, in a fleet, of all processes together."""
        fleet = self._hall.fleet
        return self._buckets.take(address) and (fleet is None or await fleet.requests.take(address))

    async def _refuse(self, key: str, scope: Scope, receive: Receive, send: Send) -> None:
        """Before the application hears of it. Who opens a page is told in their words."""
        self._hall.metrics.refusals.labels(key).inc()
        if scope["type"] == ScopeType.WEBSOCKET:
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": key})
            return
        scope.setdefault("state", {})
        if "text/html" in header(scope, b"accept"):
            language = best_language(header(scope, b"accept-language"))
            kind, body = "text/plain; charset=utf-8", Catalogue(language).text(f"refusal-{key}").encode()
        else:
            kind, body = "application/json", msgspec.json.encode({"refusal": Refusal(key)})
        headers = [(b"content-type", kind.encode()), *_headers(scope, [])]
        if key == "rate-limited":
            headers.append((b"retry-after", b"5"))
        await send({"type": "http.response.start", "status": STATUS[key], "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})

    async def _http(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        started = perf_counter()
        status = 500
        scope.setdefault("state", {})

        async def guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [
                    *_secured(scope, message["headers"]),
                    *_headers(scope, message["headers"]),
                ]
            await send(message)

        try:
            await self._app(scope, receive, guarded)
        finally:
            seconds = perf_counter() - started
            self._hall.metrics.requests.labels(str(status)).observe(seconds)
            handler: BaseRouteHandler | None = cast(dict[str, Any], scope).get("route_handler")
            # The route, not the path: paths may hold seat tokens.
            route = min(handler.paths) if handler is not None else ""
            LOG.info(
                "request",
                extra={
                    "method": scope["method"],
                    "route": route,
                    "status": status,
                    "ms": round(seconds * 1000, 1),
                },
            )


def _headers(scope: Scope, present: Any) -> list[tuple[bytes, bytes]]:
    secure = scope["scheme"] == "https"
    names = {name for name, _ in present}
    headers = {name: value for name, value in HEADERS.items() if name.encode() not in names}
    socket = f"{'wss' if secure else 'ws'}://{header(scope, b'host')}"
    headers["content-security-policy"] = content_security_policy(socket)
    if secure:
        headers["strict-transport-security"] = "max-age=31536000"
    if b"cache-control" not in names:
        headers["cache-control"] = "no-store"
    lines = [(name.encode(), value.encode("latin-1")) for name, value in headers.items()]
    fresh = scope["state"].get(FRESH)
    if fresh is not None:
        lines.append((b"set-cookie", cookie_header(fresh, secure).encode()))
    return lines


def _secured(scope: Scope, headers: Any) -> Any:
    """Over https, cookies set by the framework are for https only too."""
    if scope["scheme"] != "https":
        return headers
    return [
        (name, value + b"; Secure" if name == b"set-cookie" and b"; Secure" not in value else value)
        for name, value in headers
    ]
