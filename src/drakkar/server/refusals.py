"""Saying no: one exception that carries the words and the HTTP status."""

from __future__ import annotations

from drakkar.kernel.errors import UserError
from drakkar.kernel.game import Reason
from drakkar.server.protocol import Refusal


class Refuse(Exception):
    """Something was asked that is not done. Nothing has changed."""

    def __init__(
        self, key: str, status: int = 409, params: dict[str, str | int] | None = None, clause: str = ""
    ) -> None:
        super().__init__(key)
        self.status = status
        self.refusal = Refusal(key, params or {}, clause)


def from_reason(reason: Reason) -> Refuse:
    """A rule forbids it: the words are the game's own."""
    return Refuse(f"reason-{reason.key}", 409, reason.params, reason.clause)


def from_error(error: UserError, status: int = 400) -> Refuse:
    """What we were given is wrong: the words are those of the command line."""
    params: dict[str, str | int] = {
        name: value if isinstance(value, int) else str(value) for name, value in error.params.items()
    }
    return Refuse(f"error-{error.key}", status, params)
