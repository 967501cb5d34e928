"""One decision judged: everybody's chances, what was chosen, and what a search would rather have done.

All of it is found from what the seat to act knew. The results are plain numbers, which can be sent between
processes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot
from typing import Final

from drakkar.bots.analyst import Prospect, Verdict, assess, compare
from drakkar.bots.ismcts import Effort, Stop, never
from drakkar.coach.sides import together
from drakkar.games.registry import guidance
from drakkar.kernel.chance import Search
from drakkar.kernel.game import Game, State, View
from drakkar.play.match import Match

# A difference counts from so many standard errors on: one in forty would be found so by accident.
SURE: Final = 2.0
# Less than this is no difference, however sure.
WORTH: Final = 0.02
# A hint recommends so many choices at most.
ADVISED: Final = 3
# A choice whose chance is known no better than this is not recommended.
VAGUE: Final = 0.1


@dataclass(frozen=True)
class Weighed:
    """A choice, how often it was tried, and the chance of victory that it leaves to who makes it."""

    action: int
    visits: int
    chance: float
    error: float


@dataclass(frozen=True)
class Counsel:
    """What a hint says: the `choices` that are recommended, the one with the best chance first.

    Nothing tells them apart from the best. Where no choice is surely worse, none is recommended. `other` is
    the best of those that are surely worse; `untold` more were tried too little to say whether they are.
    """

    choices: tuple[Weighed, ...]
    other: Weighed | None
    untold: int


@dataclass(frozen=True)
class Judgement:
    """The decision that led to `ply`, made by `seat`; `better` only where the difference is beyond its error.

    By seat: `chances` before it, provided the best is chosen, and `after` once the choice is made, before its
    luck is known (`luck`: whether there was any). `others` is what else was tried, the best chance first: all
    of it where something is better, else only the first.
    """

    ply: int
    seat: int
    chances: tuple[float, ...]
    errors: tuple[float, ...]
    after: tuple[float, ...]
    after_errors: tuple[float, ...]
    luck: bool
    played: Weighed
    better: Weighed | None
    others: tuple[Weighed, ...] = ()

    @property
    def lost(self) -> float:
        """The chance given away."""
        return 0.0 if self.better is None else self.better.chance - self.played.chance

    @property
    def lost_error(self) -> float:
        return 0.0 if self.better is None else hypot(self.better.error, self.played.error)


def advise(
    game: Game[State, View], view: View, legal: list[int], seed: int, effort: Effort, stop: Stop = never
) -> Counsel:
    """The best choices, as far as anything can be said of them."""
    verdict = _assess(game, view, legal, seed, effort, -1, stop)
    return counsel(
        [_weighed(prospect, view.viewer) for prospect in verdict.prospects if prospect.visits], len(legal)
    )


def counsel(tried: Sequence[Weighed], legal: int) -> Counsel:
    """Of so many legal choices these were tried, the one first that was tried most: a bot would choose it."""
    known = [tried[0], *(choice for choice in tried[1:ADVISED] if choice.error < VAGUE)]
    best = max(known, key=lambda choice: choice.chance)
    worse = [choice for choice in tried if _surely_worse(choice, best)]
    if not worse and legal > 1:
        return Counsel((), None, legal)
    good = sorted((choice for choice in known if choice not in worse), key=lambda choice: -choice.chance)
    other = max(worse, key=lambda choice: choice.chance, default=None)
    return Counsel(tuple(good), other, legal - len(good) - len(worse))


def _surely_worse(choice: Weighed, best: Weighed) -> bool:
    return best.chance - choice.chance > max(WORTH, SURE * hypot(best.error, choice.error))


def weigh(game: Game[State, View], view: View, legal: list[int], seed: int, effort: Effort) -> list[Weighed]:
    """All choices, the one with the best chance first: those that may be best are looked at equally hard."""
    told = guidance(game.name).told_lead
    found = _told(game, compare(game, view, legal, Search(seed), effort, told))
    weighed = [_weighed(prospect, view.viewer) for prospect in found.prospects]
    return sorted(weighed, key=lambda choice: -choice.chance)


def judge(
    game: Game[State, View],
    state: State,
    action: int,
    ply: int,
    luck: bool,
    seed: int,
    effort: Effort,
    stop: Stop = never,
) -> Judgement:
    """The decision for this action in this position."""
    seat = state.to_act
    verdict = _assess(game, game.view(state, seat), game.legal(state), seed, effort, action, stop)
    best, chosen = verdict.best, verdict.of(action)
    lost, error = verdict.lost_by(action)
    if not chosen.visits:  # stopped before it came to that
        chosen = best
    better = _weighed(best, seat) if lost > SURE * error else None
    tried = [_weighed(one, seat) for one in verdict.prospects if one.visits and one is not chosen]
    others = sorted(tried, key=lambda choice: -choice.chance)
    return Judgement(
        ply,
        seat,
        best.chances,
        best.errors,
        chosen.chances,
        chosen.errors,
        luck,
        _weighed(chosen, seat),
        better,
        tuple(others if better else others[:1]),
    )


def judge_ply(match: Match, ply: int, effort: Effort, stop: Stop = never) -> Judgement:
    """The decision that led to this ply of a match."""
    entry = match.saga.entries[ply - 1]
    action = match.game.space.parse(entry.action)
    return judge(match.game, match.position(ply - 1), action, ply, bool(entry.draws), ply, effort, stop)


def _assess(
    game: Game[State, View], view: View, legal: list[int], seed: int, effort: Effort, action: int, stop: Stop
) -> Verdict:
    """The search's verdict in chances that come true, those of a team for each of its seats."""
    closer, told = (ADVISED if action < 0 else 0), guidance(game.name).told_lead
    return _told(game, assess(game, view, legal, Search(seed), effort, action, closer, told, stop))


def _told(game: Game[State, View], found: Verdict) -> Verdict:
    # What partners get goes up and down together, and so do its errors.
    prospects = [
        Prospect(one.action, one.visits, together(game.name, one.chances), together(game.name, one.errors))
        for one in found.prospects
    ]
    return Verdict(found.seat, tuple(prospects))


def _weighed(prospect: Prospect, seat: int) -> Weighed:
    return Weighed(prospect.action, prospect.visits, prospect.chances[seat], prospect.errors[seat])
