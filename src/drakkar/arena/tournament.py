"""Everybody against everybody: round-robin with the same deals for all, every seat taken by turns."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field, replace
from itertools import combinations
from time import perf_counter
from typing import NamedTuple

from drakkar.arena.simulate import Outcome, Plan, check, play_match
from drakkar.arena.workers import in_workers
from drakkar.games.registry import load_game
from drakkar.kernel.errors import UserError


@dataclass(frozen=True)
class Tournament:
    """`games` is the number of matches of each group of entrants that meet: all groups there are."""

    game: str
    entrants: tuple[str, ...]
    seats: int
    games: int
    seed: int
    options: dict[str, str] = field(default_factory=dict)
    override: tuple[str, str] | None = None

    @property
    def groups(self) -> list[tuple[str, ...]]:
        return list(combinations(self.entrants, self.seats))

    @property
    def matches(self) -> int:
        return len(self.groups) * self.games


class Fixture(NamedTuple):
    """One match to be played: who meets whom, and which deal and seating of theirs it is."""

    group: tuple[str, ...]
    number: int


@dataclass(frozen=True)
class Played:
    """A match that was played; the seconds are those that it took, all seats together."""

    fixture: Fixture
    outcome: Outcome
    seconds: float

    @property
    def seated(self) -> tuple[str, ...]:
        """The names by seat."""
        return tuple(self.fixture.group[bot] for bot in self.outcome.seating)


def check_tournament(tournament: Tournament) -> Tournament:
    """With its options complete, or an error that says what is wrong with it."""
    if len(set(tournament.entrants)) != len(tournament.entrants):
        raise UserError("entrant-twice", bots=", ".join(tournament.entrants))
    if len(tournament.entrants) < tournament.seats:
        raise UserError("too-few-entrants", bots=len(tournament.entrants), seats=tournament.seats)
    plans = [check(_plan(tournament, group)) for group in tournament.groups]
    return replace(tournament, options=plans[0].options)


def fixtures(tournament: Tournament) -> list[Fixture]:
    """All matches, deal by deal, so that an unfinished tournament has met everybody equally often."""
    return [Fixture(group, number) for number in range(tournament.games) for group in tournament.groups]


def play(
    tournament: Tournament,
    left: list[Fixture],
    workers: int,
    done: Callable[[Played], None],
    cluster: str = "",
) -> bool:
    """Play what is left, telling each result in order; False if Ctrl-C ended it before that."""
    jobs = ((tournament, fixture) for fixture in left)
    with closing(in_workers(_play, jobs, workers, cluster)) as results:
        try:
            for played in results:
                done(played)
        except KeyboardInterrupt:
            return False
    return True


def _play(job: tuple[Tournament, Fixture]) -> Played:
    tournament, fixture = job
    game = load_game(tournament.game, tournament.override)
    started = perf_counter()
    outcome = play_match(game, _plan(tournament, fixture.group), fixture.number)
    return Played(fixture, outcome, perf_counter() - started)


def _plan(tournament: Tournament, group: tuple[str, ...]) -> Plan:
    return Plan(
        tournament.game, group, tournament.games, tournament.seed, tournament.options, tournament.override
    )
