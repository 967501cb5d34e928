"""The server's secret, and what is made from it: signed cookies and seat links."""

from __future__ import annotations

import base64
import os
from dataclasses import dataclass
from hashlib import sha256
from hmac import compare_digest
from hmac import new as new_hmac
from pathlib import Path
from secrets import token_bytes, token_hex
from typing import TYPE_CHECKING

from drakkar.kernel.errors import UserError
from drakkar.server.folder import OWNER_ONLY

if TYPE_CHECKING:
    from drakkar.server.storage import Storage

FILE = "secret.key"
# Its name among the secrets of a database that servers share.
KEY = "key"
BYTES = 32


@dataclass(frozen=True)
class Keys:
    """Everything secret comes from one key, by purpose."""

    secret: bytes

    def _mac(self, purpose: str, text: str) -> bytes:
        return new_hmac(self.secret, f"{purpose}/{text}".encode(), sha256).digest()

    @property
    def csrf(self) -> str:
        return self._mac("csrf", "").hex()

    def sign_guest(self, guest: str) -> str:
        return f"{guest}.{_text(self._mac('guest', guest))}"

    def read_guest(self, cookie: str) -> str | None:
        """Whose cookie it is; None when we never signed it."""
        guest, _, _ = cookie.partition(".")
        return guest if compare_digest(self.sign_guest(guest).encode(), cookie.encode()) else None

    def origin(self, address: str) -> str:
        """An address as it is kept with a table: nobody can read it, but the same one is known again."""
        return self._mac("origin", address).hex()[:32] if address else ""

    def seat_token(self, table: str, seat: int, nonce: str) -> str:
        """160 bits that nobody can guess. Made again to show the link, so that only a hash is stored."""
        return _text(self._mac("seat", f"{table}/{seat}/{nonce}")[:20])


def hash_token(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def new_guest_id() -> str:
    return token_hex(16)


def load_keys(data: Path) -> Keys:
    """The key of this data folder, made at the first start and readable by its owner only."""
    if (data / FILE).exists():
        return read_key(data)
    secret = token_bytes(BYTES)
    keep_key(data, secret)
    return Keys(secret)


def read_key(data: Path) -> Keys:
    """The key that is there already."""
    file = data / FILE
    try:
        return read_secret(file.read_text("ascii"), file)
    except UnicodeDecodeError:
        raise UserError("key-damaged", file=file) from None
    except OSError as error:
        raise UserError("file-unreadable", file=file, reason=error.strerror or str(error)) from None


def read_secret(text: str, file: Path) -> Keys:
    """The key as it is written in a file."""
    try:
        secret = bytes.fromhex(text.strip())
    except ValueError:
        secret = b""
    if len(secret) != BYTES:
        raise UserError("key-damaged", file=file)
    return Keys(secret)


def keep_key(data: Path, secret: bytes) -> None:
    """Whole or not at all: half a key would be one that can be guessed."""
    file = data / FILE
    fresh = file.with_suffix(".new")
    fresh.unlink(missing_ok=True)
    descriptor = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY)
    with os.fdopen(descriptor, "w", encoding="ascii") as opened:
        opened.write(secret.hex())
        opened.flush()
        os.fsync(opened.fileno())
    fresh.replace(file)


async def shared_keys(own: Keys, storage: Storage) -> Keys:
    """The key of all servers that share a database: a guest of one is everybody's."""
    return Keys(bytes.fromhex(await storage.shared_secret(KEY, own.secret.hex())))


def _text(value: bytes) -> str:
    return base64.urlsafe_b64encode(value).rstrip(b"=").decode()
