"""What a tournament says: ratings, shares of wins, who beats whom, what a seat is worth."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from drakkar.arena.ratings import Rating, ranks, rate
from drakkar.arena.statistics import Share, part, share
from drakkar.arena.tournament import Played, Tournament
from drakkar.bots.styles import budget


@dataclass(frozen=True)
class Standings:
    """Entrants in the order of their ratings.

    `duels` has, for each that met another, its share of the matches in which it came out ahead, equal places
    counted half. `iterations` and `seconds` are the searches with such a budget, the smallest first.
    """

    matches: int
    ratings: tuple[Rating, ...]
    shares: tuple[Share, ...]
    duels: dict[tuple[str, str], Share]
    seats: tuple[Share, ...]
    lengths: tuple[int, ...]
    scores: dict[str, tuple[int, ...]]
    iterations: tuple[tuple[float, Rating], ...]
    seconds: tuple[tuple[float, Rating], ...]


def standings(tournament: Tournament, matches: Sequence[Played]) -> Standings:
    """Of at least one match."""
    names = [name for name in tournament.entrants if any(name in played.seated for played in matches)]
    ratings = rate(names, matches)
    ordered = [rating.name for rating in ratings]
    scores = {name: tuple(_scores(matches, name)) for name in ordered}
    budgets = [(budget(rating.name), rating) for rating in ratings]
    return Standings(
        matches=len(matches),
        ratings=tuple(ratings),
        shares=tuple(_share(matches, name, scores[name]) for name in ordered),
        duels={
            (one, other): _duel(matches, one, other) for one in ordered for other in ordered if one != other
        },
        seats=tuple(_seat(matches, seat) for seat in range(tournament.seats)),
        lengths=tuple(played.outcome.decisions for played in matches),
        scores=scores,
        iterations=tuple(sorted(_spent(budgets, 0), key=lambda pair: pair[0])),
        seconds=tuple(sorted(_spent(budgets, 1), key=lambda pair: pair[0])),
    )


def _spent(
    budgets: Iterable[tuple[tuple[int, float] | None, Rating]], which: int
) -> list[tuple[float, Rating]]:
    return [(float(spent[which]), rating) for spent, rating in budgets if spent is not None and spent[which]]


def _scores(matches: Iterable[Played], name: str) -> list[int]:
    return [
        total
        for played in matches
        for sitting, total in zip(played.seated, played.outcome.totals, strict=True)
        if sitting == name
    ]


def _share(matches: Iterable[Played], name: str, scores: Sequence[int]) -> Share:
    wins = sum(part(played.outcome, played.seated.index(name)) for played in matches if name in played.seated)
    return share(name, len(scores), wins, scores)


def _seat(matches: Sequence[Played], seat: int) -> Share:
    wins = sum(part(played.outcome, seat) for played in matches)
    return share(str(seat + 1), len(matches), wins, [played.outcome.totals[seat] for played in matches])


def _duel(matches: Iterable[Played], one: str, other: str) -> Share:
    met = [played for played in matches if one in played.seated and other in played.seated]
    ahead = 0.0
    scores: list[int] = []
    for played in met:
        places = ranks(played.outcome)
        mine, theirs = played.seated.index(one), played.seated.index(other)
        scores.append(played.outcome.totals[mine])
        ahead += 0.5 if places[mine] == places[theirs] else float(places[mine] < places[theirs])
    return share(other, len(met), ahead, scores)
