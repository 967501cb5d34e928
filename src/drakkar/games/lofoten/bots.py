"""How bots and the coach think about Lofoten."""

# mypyc: skip
# Data, and no loop: a designer may change it without a compiler.

from __future__ import annotations

from typing import Final

from drakkar.kernel.guidance import Guidance, Level, Style

GUIDANCE: Final = Guidance(
    levels={
        "deckhand": Level(slip=1.5),
        "rower": Level(slip=0.6),
        "helmsman": Level(iterations=100),
        "jarl": Level(seconds=5.0),
    },
    style=Style(exploration=1.0, spread=1.5, lead=10.0, depth=30),
    told_lead=10.0,
)
