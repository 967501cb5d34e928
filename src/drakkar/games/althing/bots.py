"""How bots and the coach think about Althing."""

# mypyc: skip
# Data, and no loop: a designer may change it without a compiler.

from __future__ import annotations

from typing import Final

from drakkar.kernel.guidance import Guidance, Level, Style

GUIDANCE: Final = Guidance(
    levels={
        "deckhand": Level(slip=10.0),
        "rower": Level(slip=5.0),
        "helmsman": Level(iterations=20),
        "jarl": Level(seconds=5.0),
    },
    style=Style(exploration=1.0, spread=4.0, lead=1.0, depth=20),
    told_lead=1.2,
)
