"""What the words of Mimir's Well must cover, and samples of its variables."""

from __future__ import annotations

from tests.own.mimir.components import RUNES

SAMPLES: dict[str, tuple[object, ...]] = {"rune": RUNES, "value": (*RUNES, 2), "section": ("stone",)}

# Clauses in each section.
CLAUSES = (2, 2, 4, 2)

# Messages that name an id: each id has a name of its own.
NAMES = ("rune",)

REASONS: dict[str, set[str]] = {"match-over": set(), "not-held": {"rune"}}

ACTIONS: dict[str, set[str]] = {"cast": {"rune", "points"}, "aside": {"rune"}}

PROMPTS: dict[str, set[str]] = {"stone": set()}

OPTIONS: dict[str, tuple[object, ...]] = {}

SCORE_ROWS = ("wisdom", "total")
