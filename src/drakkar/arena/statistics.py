"""What many matches say: shares of wins with their uncertainty, scores, lengths."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, pstdev
from typing import Final

from drakkar.arena.simulate import Outcome, Plan

Z95: Final = 1.959964


@dataclass(frozen=True)
class Share:
    """Matches won, shared victories counted in parts, out of those played; with a 95 % interval."""

    name: str
    games: int
    wins: float
    share: float
    interval: tuple[float, float]
    mean_score: float


@dataclass(frozen=True)
class Summary:
    """The result of a simulation."""

    games: int
    bots: tuple[Share, ...]
    seats: tuple[Share, ...]
    score_mean: float
    score_spread: float
    score_range: tuple[int, int]
    decisions_mean: float
    decisions_range: tuple[int, int]
    decisions_per_second: float
    seconds: float


def summarise(plan: Plan, outcomes: Sequence[Outcome], seconds: float) -> Summary:
    """Bots of one name are counted together; in mirror matches their share is of the seats they held."""
    names = tuple(dict.fromkeys(plan.bots))
    scores = [total for outcome in outcomes for total in outcome.totals]
    lengths = [outcome.decisions for outcome in outcomes]
    return Summary(
        games=len(outcomes),
        bots=tuple(_bot_share(plan, outcomes, name) for name in names),
        seats=tuple(_seat_share(outcomes, seat) for seat in range(len(plan.bots))),
        score_mean=fmean(scores),
        score_spread=pstdev(scores),
        score_range=(min(scores), max(scores)),
        decisions_mean=fmean(lengths),
        decisions_range=(min(lengths), max(lengths)),
        decisions_per_second=sum(lengths) / seconds if seconds else 0.0,
        seconds=seconds,
    )


def wilson(wins: float, games: int) -> tuple[float, float]:
    """A 95 % interval for a share: Wilson's, which stays sensible near 0 and 1."""
    share = wins / games
    spread = Z95 * sqrt(share * (1 - share) / games + Z95**2 / (4 * games**2))
    middle = share + Z95**2 / (2 * games)
    scale = 1 + Z95**2 / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def _bot_share(plan: Plan, outcomes: Sequence[Outcome], name: str) -> Share:
    wins = 0.0
    scores: list[int] = []
    for outcome in outcomes:
        for seat, bot in enumerate(outcome.seating):
            if plan.bots[bot] == name:
                scores.append(outcome.totals[seat])
                wins += part(outcome, seat)
    return share(name, len(outcomes), wins, scores)


def _seat_share(outcomes: Sequence[Outcome], seat: int) -> Share:
    wins = sum(part(outcome, seat) for outcome in outcomes)
    return share(str(seat + 1), len(outcomes), wins, [outcome.totals[seat] for outcome in outcomes])


def part(outcome: Outcome, seat: int) -> float:
    """The seat's part of the victory: a shared one is divided."""
    return 1 / len(outcome.winners) if seat in outcome.winners else 0.0


def share(name: str, games: int, wins: float, scores: Sequence[int]) -> Share:
    if not games:
        return Share(name, 0, 0.0, 0.0, (0.0, 1.0), 0.0)
    return Share(name, games, wins, wins / games, wilson(wins, games), fmean(scores))
