"""Guests: a nickname and a signed cookie, no account."""

from __future__ import annotations

from time import time
from typing import Any, Final

from litestar.connection import ASGIConnection

from drakkar.server.addresses import neighbourhood
from drakkar.server.hall import Hall
from drakkar.server.keys import new_guest_id
from drakkar.server.thinking import Asker
from drakkar.table.refusals import Refuse

COOKIE: Final = "drakkar_guest"
YEAR: Final = 365 * 24 * 3600
# Where the guard finds the cookie to set on the answer.
FRESH: Final = "drakkar_fresh_guest"

# First names of the sagas, for who has not chosen one yet.
NAMES: Final = (
    "Astrid", "Bjarni", "Dagny", "Egil", "Freydis", "Gudrun", "Halla", "Hrafn", "Ingrid", "Ketil", "Leif",
    "Olaf", "Ragna", "Rollo", "Sigrid", "Snorri", "Solveig", "Svala", "Thora", "Torstein", "Ulf", "Yrsa",
)  # fmt: skip


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where somebody is, as far as anything is counted by that."""
    client = connection.client
    return neighbourhood(client.host) if client else ""


def asker_of(connection: ASGIConnection[Any, Any, Any, Any], hall: Hall) -> Asker:
    return Asker(address_of(connection), read_guest(connection, hall))


def read_guest(connection: ASGIConnection[Any, Any, Any, Any], hall: Hall) -> str:
    """Who this is by the cookie; empty for a stranger. A cookie we did not sign is refused."""
    cookie = connection.cookies.get(COOKIE)
    if cookie is None:
        return ""
    guest = hall.keys.read_guest(cookie)
    if guest is None:
        raise Refuse("forged-cookie")
    return guest


async def introduce(connection: ASGIConnection[Any, Any, Any, Any], hall: Hall) -> tuple[str, str]:
    """Guest and nickname, a stranger getting a cookie. Nothing is kept yet: most who look in have no need."""
    try:
        guest = read_guest(connection, hall)
    except Refuse:
        guest = ""
    if not guest:
        guest = new_guest_id()
        connection.scope["state"][FRESH] = hall.keys.sign_guest(guest)
    return guest, await hall.storage.nickname(guest) or name_of(guest)


def name_of(guest: str) -> str:
    """What a guest is called who has not chosen a name."""
    return NAMES[int(guest[:8], 16) % len(NAMES)]


async def known_guest(
    connection: ASGIConnection[Any, Any, Any, Any], hall: Hall, nickname: str = "", heal: bool = False
) -> tuple[str, str]:
    """Guest and nickname, who from now on are kept. `heal` replaces a cookie that is not ours."""
    try:
        guest = read_guest(connection, hall)
    except Refuse:
        if not heal:
            raise
        guest = ""
    known = await hall.storage.nickname(guest) if guest else None
    if known is not None:
        return guest, known
    guest = guest or new_guest_id()
    nickname = nickname or name_of(guest)
    await hall.storage.add_guest(guest, nickname, time())
    connection.scope["state"][FRESH] = hall.keys.sign_guest(guest)
    return guest, nickname


def cookie_header(value: str, secure: bool) -> str:
    """An empty one makes the browser forget it."""
    age = YEAR if value else 0
    return f"{COOKIE}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{'; Secure' if secure else ''}"
