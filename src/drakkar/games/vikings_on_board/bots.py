"""How bots and the coach think about Vikings on Board."""

# mypyc: skip
# Data, and no loop: a designer may change it without a compiler.

from __future__ import annotations

from typing import Final

from drakkar.kernel.guidance import Guidance, Level, Style

GUIDANCE: Final = Guidance(
    levels={
        "deckhand": Level(slip=1.0),
        "rower": Level(slip=0.4),
        "helmsman": Level(iterations=120),
        "jarl": Level(seconds=5.0),
    },
    style=Style(exploration=1.0, spread=2.0, lead=5.0, depth=0),
    told_lead=14.0,
)
