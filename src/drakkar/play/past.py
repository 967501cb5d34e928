"""A match that was begun by other rules or with other components than today's."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from drakkar.play.boxes import Origin, Played
from drakkar.play.replay import Followed


@dataclass
class Past:
    """How a match of before agrees with today's rules.

    `components`: those of the `box`, of an `earlier` one, the match's `own`, or `unknown` as nobody kept
    them. `shown` is the last of its `plies` that today's rules play as it was played, -1 if not even the
    set-up is; then `reason` says why the next one is not, in the words for sagas, and is "" if all are.
    `blind`: positions could not be compared, but moves, turns, luck and result.
    """

    rules: int
    rules_now: int
    components: Origin
    plies: int
    shown: int
    reason: str
    found: str
    blind: bool = False

    @property
    def stopped(self) -> bool:
        return bool(self.reason)


def told_past(followed: Followed, played: Played) -> Past:
    stop = followed.stop
    return Past(
        followed.saga.header.rules_version,
        played.game.rules_version,
        played.origin,
        len(followed.saga.entries),
        followed.shown,
        "" if stop is None else stop.reason,
        "" if stop is None else stop.found,
        followed.blind,
    )


def past_of(followed: Followed, played: Played) -> Past | None:
    """Nothing for a match of today's rules and box that is true to its end."""
    past = told_past(followed, played)
    of_today = past.rules == past.rules_now and past.components == "box" and not past.stopped
    return None if of_today else past


def about_past(past: Past, over: bool) -> Iterator[tuple[str, dict[str, str | int]]]:
    """What a reader is told of it: sentences of the words files with their parameters."""
    if past.rules != past.rules_now:
        yield "past-rules", {"rules": past.rules, "now": past.rules_now}
    if past.components != "box":
        yield "past-components", {"components": past.components}
    why: dict[str, str | int] = {"reason": past.reason, "found": past.found}
    if past.blind:
        yield "past-blind", {"stopped": "yes" if past.stopped else "no", "over": "yes" if over else "no"}
    if past.shown < 0:
        yield "past-nothing-shown", why
    elif past.reason == "result":
        yield "past-other-result", {"blind": "yes" if past.blind else "no"}
    elif past.stopped:
        yield "past-stopped", {"shown": past.shown, "plies": past.plies, "ply": past.shown + 1, **why}
    elif not past.blind and (past.rules != past.rules_now or past.components == "unknown"):
        yield "past-true", {}
    if past.stopped and over:
        yield "past-result-stands", {}
