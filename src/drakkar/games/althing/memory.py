"""What was worked out before about hands and decks on an epic: a search asks the same again and again."""

from __future__ import annotations

from typing import Final, final

Question = tuple[int, ...]

MOST: Final = 20_000  # answers kept; a search of five seconds asks about so many different questions


@final
class Memory:
    """Rounds by question, of two kinds; it forgets everything when it is full."""

    __slots__ = ("courses", "odds")

    def __init__(self) -> None:
        self.courses: dict[Question, float] = {}
        self.odds: dict[Question, float] = {}


def keep(known: dict[Question, float], question: Question, answer: float) -> float:
    if len(known) >= MOST:
        known.clear()
    known[question] = answer
    return answer
