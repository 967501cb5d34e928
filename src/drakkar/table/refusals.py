"""Saying no: one exception that carries the words."""

from __future__ import annotations

from dataclasses import dataclass, field

from drakkar.kernel.errors import UserError
from drakkar.kernel.game import Reason


@dataclass
class Refusal:
    """Why something was not done. `clause` is set when a rule forbids it.

    A key that begins with `reason-` or `error-` is a whole key of the words files; before any other one
    stands `refusal-`.
    """

    key: str
    params: dict[str, str | int] = field(default_factory=dict)
    clause: str = ""


class Refuse(Exception):
    """Something was asked that is not done. Nothing has changed."""

    def __init__(self, key: str, params: dict[str, str | int] | None = None, clause: str = "") -> None:
        super().__init__(key)
        self.refusal = Refusal(key, params or {}, clause)


def from_reason(reason: Reason) -> Refuse:
    """A rule forbids it: the words are the game's own."""
    return Refuse(f"reason-{reason.key}", reason.params, reason.clause)


def from_error(error: UserError) -> Refuse:
    """What we were given is wrong: the words are those of the command line."""
    params: dict[str, str | int] = {
        name: value if isinstance(value, int) else str(value) for name, value in error.params.items()
    }
    return Refuse(f"error-{error.key}", params)
