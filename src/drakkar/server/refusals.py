"""What a refusal is over HTTP."""

from __future__ import annotations

from typing import Final

from drakkar.table.refusals import Refuse

# By the key of the refusal; what is wrong with what we were given is 400, and every other no is a conflict.
STATUS: Final = {
    **dict.fromkeys(("branch-seats", "malformed", "name-empty", "one-seat-for-me"), 400),
    "forged-cookie": 401,
    **dict.fromkeys(
        (
            "analysis-open-match",
            "coach-not-here",
            "not-host",
            "not-seated",
            "not-watchable",
            "not-your-eyes",
            "not-your-seat",
            "not-your-turn",
            "saga-open-match",
            "seat-present",
        ),
        403,
    ),
    **dict.fromkeys(
        (
            "no-such-ply",
            "no-such-seat",
            "not-found",
            "unknown-seat-link",
            "unknown-table",
        ),
        404,
    ),
    "saga-unfinished": 422,
    "rate-limited": 429,
    "client-missing": 503,
}


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
