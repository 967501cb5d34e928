"""The seed of a new match: nobody can guess it, unless the server was told its luck, for tests."""

from __future__ import annotations

from hashlib import sha256
from secrets import token_hex
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from drakkar.server.hall import Hall


async def new_seed(hall: Hall, guest: str, game: str, seats: int) -> str:
    """With known luck every guest's first table of a kind is dealt the same, and so is every second one."""
    if not hall.config.luck:
        return token_hex(32)
    tables = len(await hall.storage.tables_of(guest))
    return sha256(f"{hall.config.luck}/{game}/{seats}/{tables}".encode()).hexdigest()
