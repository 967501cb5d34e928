"""The four levels of each game, from a friendly beginner to the best there is in five seconds."""

# mypyc: skip
# Data, and no loop: a designer may change it without a compiler.

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

LEVELS: Final[tuple[str, ...]] = ("deckhand", "rower", "helmsman", "jarl")
# Who sits down where nobody says who.
USUAL: Final = "rower"


@dataclass(frozen=True)
class Level:
    """With a `slip` it looks one ply ahead and overlooks differences of that many points; else it searches,
    for so many iterations or so many seconds."""

    slip: float = 0.0
    iterations: int = 0
    seconds: float = 0.0


BY_GAME: Final[dict[str, dict[str, Level]]] = {
    "looot": {
        "deckhand": Level(slip=1.3),
        "rower": Level(slip=0.5),
        "helmsman": Level(iterations=30),
        "jarl": Level(seconds=5.0),
    },
    "vikings_on_board": {
        "deckhand": Level(slip=1.0),
        "rower": Level(slip=0.4),
        "helmsman": Level(iterations=120),
        "jarl": Level(seconds=5.0),
    },
    "lofoten": {
        "deckhand": Level(slip=1.5),
        "rower": Level(slip=0.6),
        "helmsman": Level(iterations=100),
        "jarl": Level(seconds=5.0),
    },
    "althing": {
        "deckhand": Level(slip=10.0),
        "rower": Level(slip=5.0),
        "helmsman": Level(iterations=20),
        "jarl": Level(seconds=5.0),
    },
}
