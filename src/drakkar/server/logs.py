"""Logs: one JSON object a line, with chosen fields only, so that no cookie, token or seed can slip in."""

from __future__ import annotations

import json
import logging
import traceback
from datetime import UTC, datetime
from typing import Final

FIELDS: Final = ("method", "route", "status", "ms", "table", "bot", "refusal", "file")


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


def set_up_logs(level: str) -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    # Others' libraries would log statements with their values, paths with their tokens, whole messages.
    root.setLevel(logging.WARNING)
    logging.getLogger("drakkar").setLevel(level.upper())
