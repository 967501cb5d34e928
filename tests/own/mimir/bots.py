"""How bots and the coach think about Mimir's Well."""

from __future__ import annotations

from typing import Final

from drakkar.kernel.guidance import Guidance, Level, Style

GUIDANCE: Final = Guidance(
    levels={
        "deckhand": Level(slip=2.0),
        "rower": Level(slip=0.5),
        "helmsman": Level(iterations=50),
        "jarl": Level(seconds=1.0),
    },
    style=Style(exploration=1.0, spread=2.0, lead=5.0, depth=0),
    told_lead=5.0,
)
