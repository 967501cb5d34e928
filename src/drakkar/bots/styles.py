"""How the searching bot thinks about each game, and how a budget is written."""

# mypyc: skip
# Data, and no loop: a designer may change it without a compiler.

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from drakkar.bots.ismcts import Effort

# A budget is written as iterations or as seconds: search@500, search@2s.
SEARCH: Final = "search@"
SECONDS: Final = "s"


@dataclass(frozen=True)
class Style:
    """The parts of an effort that belong to the game; see Effort. The `depth` is for searches by the clock:
    what few iterations find out must not be blurred by luck, and a coach has many positions to judge."""

    exploration: float
    spread: float
    lead: float
    depth: int


STYLES: Final[dict[str, Style]] = {
    "looot": Style(exploration=1.5, spread=1.5, lead=10.0, depth=6),
    "vikings_on_board": Style(exploration=1.0, spread=2.0, lead=5.0, depth=0),
    "lofoten": Style(exploration=1.0, spread=1.5, lead=10.0, depth=30),
    "althing": Style(exploration=1.0, spread=4.0, lead=1.0, depth=20),
}


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
    style = STYLES[game]
    depth = 0 if iterations else style.depth
    return Effort(iterations, seconds, style.exploration, style.spread, style.lead, depth)
