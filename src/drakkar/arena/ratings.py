"""Strength in one number: OpenSkill's Plackett-Luce over all matches, with its uncertainty."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from openskill.models import PlackettLuce

from drakkar.arena.simulate import Outcome
from drakkar.arena.statistics import Z95
from drakkar.arena.tournament import Played


@dataclass(frozen=True)
class Rating:
    """`low` and `high` bound the strength with 95 % confidence, as the model sees it."""

    name: str
    strength: float
    low: float
    high: float


def rate(entrants: Iterable[str], matches: Iterable[Played]) -> list[Rating]:
    """The strongest first. Matches count in the order given: that of the fixtures, not of the clock."""
    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for name in entrants}
    for played in matches:
        seated = played.seated
        teams = [[ratings[name]] for name in seated]
        for name, team in zip(seated, model.rate(teams, ranks=ranks(played.outcome)), strict=True):
            ratings[name] = team[0]
    found = [
        Rating(name, rating.mu, rating.mu - Z95 * rating.sigma, rating.mu + Z95 * rating.sigma)
        for name, rating in ratings.items()
    ]
    return sorted(found, key=lambda rating: -rating.strength)


def ranks(outcome: Outcome) -> list[float]:
    """By seat: the winners are first, the others follow by their totals."""
    others = [total for seat, total in enumerate(outcome.totals) if seat not in outcome.winners]
    return [
        0.0 if seat in outcome.winners else 1.0 + sum(other > total for other in others)
        for seat, total in enumerate(outcome.totals)
    ]
