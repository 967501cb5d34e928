"""Where a match turned: decisions that gave chances away, and strokes of luck."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import hypot
from typing import Final, Literal

from drakkar.coach.judging import SURE, WORTH, Judgement
from drakkar.coach.sides import together

MOST: Final = 5


@dataclass(frozen=True)
class Swing:
    """At `ply` the chance of `seat` changed by so much, by its own choice or by luck."""

    ply: int
    kind: Literal["choice", "luck"]
    seat: int
    change: float
    error: float


def swings(
    judgements: Iterable[Judgement], end: Sequence[float], last: int, secrets: bool, most: int = MOST
) -> list[Swing]:
    """The greatest first. `end` are the chances after the `last` ply: those of who has won.

    Luck is seen by comparing what was to be expected with the next decision. In a game with secrets only the
    same eyes can compare: another seat knows other things.
    """
    by_ply = {judgement.ply: judgement for judgement in judgements}
    found: list[Swing] = []
    for ply, judged in by_ply.items():
        if judged.better is not None:
            found.append(Swing(ply, "choice", judged.seat, -judged.lost, judged.lost_error))
        if not judged.luck:
            continue
        following = by_ply.get(ply + 1)
        if ply == last:
            found.append(_luck(judged, end, (0.0,) * len(end)))
        elif following is not None and (following.seat == judged.seat or not secrets):
            found.append(_luck(judged, following.chances, following.errors))
    telling = [swing for swing in found if abs(swing.change) > max(WORTH, SURE * swing.error)]
    return sorted(telling, key=lambda swing: (-abs(swing.change), swing.ply))[:most]


def _luck(judged: Judgement, chances: Sequence[float], errors: Sequence[float]) -> Swing:
    """What luck did to the seat that it struck most; to who drew, if it struck others no more."""
    seat = judged.seat
    for other in range(len(chances)):
        if abs(chances[other] - judged.after[other]) > abs(chances[seat] - judged.after[seat]):
            seat = other
    change = chances[seat] - judged.after[seat]
    return Swing(judged.ply, "luck", seat, change, hypot(errors[seat], judged.after_errors[seat]))


def end_of(game: str, winners: Sequence[int], seats: int) -> tuple[float, ...]:
    """The chances once a match is over."""
    return together(game, [1.0 / len(winners) if seat in winners else 0.0 for seat in range(seats)])
