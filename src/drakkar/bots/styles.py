"""How a budget is written, and how hard the searching bot thinks with it."""

from __future__ import annotations

from typing import Final

from drakkar.bots.ismcts import Effort
from drakkar.games.registry import guidance

# A budget is written as iterations or as seconds: search@500, search@2s.
SEARCH: Final = "search@"
SECONDS: Final = "s"


def budget(name: str, kind: str = SEARCH) -> tuple[int, float] | None:
    """The iterations and seconds of a search written out, 0 where there is no limit; None if it is none."""
    if not name.startswith(kind):
        return None
    text = name[len(kind) :]
    number = text.removesuffix(SECONDS)
    if text != number:
        seconds = _positive(number)
        return None if seconds is None else (0, seconds)
    if not number.isascii() or not number.isdigit() or not int(number):
        return None
    return int(number), 0.0


def _positive(text: str) -> float | None:
    whole, _, part = text.partition(".")
    if not (whole + part).isascii() or not (whole + part).isdigit():
        return None
    value = float(text)
    return value if value > 0 else None


def effort(game: str, iterations: int, seconds: float) -> Effort:
    style = guidance(game).style
    depth = 0 if iterations else style.depth
    return Effort(iterations, seconds, style.exploration, style.spread, style.lead, depth)
