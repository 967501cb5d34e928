"""Chances as people read them."""

from __future__ import annotations

from math import ceil


def as_percent(chance: float, error: float) -> dict[str, object]:
    """The variables of a sentence: whole per cents, and an error that is never said to be less than it is."""
    return {"chance": percent(chance), "error": min(50, ceil(100 * error))}


def percent(chance: float) -> int:
    return round(100 * chance)
