"""What a refusal is over HTTP."""

from __future__ import annotations

from typing import Final

from drakkar.table.refusals import Refuse

# What is wrong with what we were given is 400, and every no that is not named here is a conflict.
_BY_STATUS: Final = {
    400: ("branch-seats", "malformed", "name-empty", "one-seat-for-me"),
    401: ("forged-cookie",),
    403: (
        "analysis-open-match", "coach-not-here", "not-host", "not-seated", "not-watchable", "not-your-eyes",
        "not-your-seat", "not-your-turn", "saga-open-match", "seat-present",
    ),
    404: ("no-such-ply", "no-such-seat", "not-found", "unknown-seat-link", "unknown-table"),
    422: ("saga-unfinished",),
    421: ("foreign-host",),
    429: ("rate-limited", "tables-quota", "tables-quota-here", "thinking-quota"),
    503: ("client-missing", "not-ready"),
}  # fmt: skip
STATUS: Final = {key: status for status, keys in _BY_STATUS.items() for key in keys}


class Rejected(Refuse):
    """A refusal whose status depends on where it is met."""

    def __init__(self, refuse: Refuse, status: int) -> None:
        super().__init__(refuse.refusal.key)
        self.refusal = refuse.refusal
        self.status = status


def status_of(refuse: Refuse) -> int:
    if isinstance(refuse, Rejected):
        return refuse.status
    key = refuse.refusal.key
    return STATUS.get(key, 400 if key.startswith("error-") else 409)
