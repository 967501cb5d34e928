"""Where could I have done better? A player's own decisions as questions, and the best of them, to be praised.

Nothing is asked, nor praised, where the difference is within its error or the match was already decided.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import hypot
from typing import Final

from drakkar.coach.judging import SURE, WORTH, Judgement, Weighed
from drakkar.coach.swings import MOST

# A match in which nothing leaves a chance beyond these is decided.
OPEN: Final = (0.05, 0.95)
# How often one may try to find a better choice.
TRIES: Final = 3


def questions(judgements: Iterable[Judgement], seat: int, most: int = MOST) -> list[Judgement]:
    """The decisions of a seat that gave most away, the greatest first."""
    found = [
        one
        for one in judgements
        if one.seat == seat and one.better and surely_above(one.better, one.played) and _is_open(one)
    ]
    return sorted(found, key=lambda one: (-one.lost, one.ply))[:most]


def best_decision(judgements: Iterable[Judgement], seat: int) -> Judgement | None:
    """The decision of a seat that was the best there was, and where the next best would have cost it most."""
    found = [
        one
        for one in judgements
        if one.seat == seat and one.others and surely_above(one.played, one.others[0]) and _is_open(one)
    ]
    return max(found, key=lambda one: (one.played.chance - one.others[0].chance, -one.ply), default=None)


def right_answers(judged: Judgement) -> list[int]:
    """All choices that are surely better than what was played, the best chance first."""
    return [one.action for one in judged.others if surely_above(one, judged.played)]


def surely_above(one: Weighed, other: Weighed) -> bool:
    """Whether a choice leaves a better chance than another, beyond error and by so much that it matters."""
    return one.chance - other.chance > max(WORTH, SURE * hypot(one.error, other.error))


def _is_open(judged: Judgement) -> bool:
    """By what was played and the best of what was not."""
    least, most = OPEN
    chances = judged.played.chance, judged.others[0].chance
    return max(chances) > least and min(chances) < most
