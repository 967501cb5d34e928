"""The four levels that every game has, from a friendly beginner to the best there is in five seconds."""

# mypyc: skip
# Data, and no loop: a designer may change it without a compiler.

from __future__ import annotations

from typing import Final

LEVELS: Final[tuple[str, ...]] = ("deckhand", "rower", "helmsman", "jarl")
# Who sits down where nobody says who.
USUAL: Final = "rower"
