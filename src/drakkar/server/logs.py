"""Logs: one JSON object a line, with chosen fields only, so that no cookie, token or seed can slip in."""

from __future__ import annotations

import json
import logging
import traceback
from collections import Counter
from collections.abc import Callable
from datetime import UTC, datetime
from time import monotonic
from typing import Final

from drakkar.server.rates import Bucket

FIELDS: Final = ("method", "route", "status", "ms", "table", "bot", "refusal", "file", "worker", "left_out")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        for name in FIELDS:
            if name in record.__dict__:
                line[name] = record.__dict__[name]
        if record.exc_info and record.exc_info[0] is not None:
            kind, _, trace = record.exc_info
            line["error"] = kind.__name__
            # Where, not with what: the values in an exception's text may be anybody's secrets.
            line["trace"] = [f"{frame.filename}:{frame.lineno}" for frame in traceback.extract_tb(trace)]
        return json.dumps(line, ensure_ascii=False)


class Sparing(logging.Filter):
    """Lets only so many lines through from each place in the code, so that nobody can fill the disk from
    outside. The next one that passes tells how many were left out."""

    def __init__(self, rate: float, burst: int, clock: Callable[[], float] = monotonic) -> None:
        super().__init__()
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._places: dict[tuple[str, int], Bucket] = {}
        self._left_out: Counter[tuple[str, int]] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        place, now = (record.pathname, record.lineno), self._clock()
        bucket = self._places.get(place)
        if bucket is None:
            bucket = self._places[place] = Bucket(self._rate, self._burst, at=now)
        if not bucket.take(now):
            self._left_out[place] += 1
            return False
        if left_out := self._left_out.pop(place, 0):
            record.left_out = left_out
        return True


def set_up_logs(level: str, rate: float, burst: int) -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    handler.addFilter(Sparing(rate, burst))
    root = logging.getLogger()
    root.handlers = [handler]
    # Others' libraries would log statements with their values, paths with their tokens, whole messages.
    root.setLevel(logging.WARNING)
    logging.getLogger("drakkar").setLevel(level.upper())
