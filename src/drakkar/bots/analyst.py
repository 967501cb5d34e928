"""What a search says of a decision: everybody's chance of victory after each choice, and how sure that is."""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot, sqrt
from typing import Final

from drakkar.bots.ismcts import Effort, Node, Stop, Tally, Tree, never
from drakkar.kernel.chance import Chance
from drakkar.kernel.game import Game, State, View

# The greatest variance that chances can have counts as one iteration more, so that few are never sure.
WIDEST: Final = 0.25
# All choices are compared in rounds: each is looked at for such a part of the effort, then for a larger part
# those alone that come so near to the best that a closer look may bring them level with it. The first part
# must not be small: a choice that is good for what follows looks bad until that is found.
ROUNDS: Final = (8, 2)
NEAR: Final = 0.06


@dataclass(frozen=True)
class Prospect:
    """A choice: how often it was tried and, by seat, the chances of victory after it with standard errors.

    A choice that was never tried has no chances.
    """

    action: int
    visits: int
    chances: tuple[float, ...]
    errors: tuple[float, ...]


@dataclass(frozen=True)
class Verdict:
    """The choices of `seat`, by what it knows; the most tried one, which a bot would choose, comes first."""

    seat: int
    prospects: tuple[Prospect, ...]

    @property
    def best(self) -> Prospect:
        return self.prospects[0]

    def of(self, action: int) -> Prospect:
        return next(prospect for prospect in self.prospects if prospect.action == action)

    def lost_by(self, action: int) -> tuple[float, float]:
        """The chance that this choice gives away, and its standard error."""
        best, chosen, seat = self.best, self.of(action), self.seat
        if chosen.action == best.action or not chosen.visits:
            return 0.0, 0.0
        lost = best.chances[seat] - chosen.chances[seat]
        return max(0.0, lost), hypot(best.errors[seat], chosen.errors[seat])


def assess(
    game: Game[State, View],
    view: View,
    legal: list[int],
    chance: Chance,
    effort: Effort,
    action: int = -1,
    closer: int = 0,
    told: float = 0.0,
    stop: Stop = never,
) -> Verdict:
    """What the seat to act might have thought, had it thought that hard.

    What was looked at less than the best would seem worse than it is. So the search goes on for half as long:
    with this `action` alone, if another is the best, or with as many of the choices that follow it as
    make `closer` with it. `told` is the lead of the chances that are told, if it is not that of the search.
    """
    tree = Tree(game, chance, effort, Node(), stop)
    tree.modesty = effort.lead / told if told else 1.0
    tree.grow(view)
    order = sorted(legal, key=lambda choice: _visits(tree.tallies, choice), reverse=True)
    looked_at = [action] if action >= 0 and action != order[0] else order[1:closer]
    parts = max(1, 2 * len(looked_at))
    less = effort.of((effort.iterations + parts - 1) // parts, effort.seconds / parts)
    for choice in looked_at:
        if stop():
            break
        more = Tree(game, chance, less, tree.root, stop)
        more.tallies, more.modesty = tree.tallies, tree.modesty
        more.grow(view, only=choice)
    return Verdict(view.viewer, tuple([_prospect(choice, tree.tallies.get(choice)) for choice in order]))


def compare(
    game: Game[State, View],
    view: View,
    legal: list[int],
    chance: Chance,
    effort: Effort,
    told: float,
) -> Verdict:
    """What the seat to act might have thought of all choices, had it looked as hard at each that may be as
    good as the best. The effort is in iterations, and it takes several times as many."""
    tree = Tree(game, chance, effort, Node())
    tree.modesty = effort.lead / told
    tree.grow(view)
    seat = view.viewer
    for part in ROUNDS:
        found = [_prospect(choice, tree.tallies.get(choice)) for choice in legal]
        least = max([one.chances[seat] for one in found if one.visits]) - NEAR
        for one in found:
            missing = max(1, effort.iterations // part) - one.visits
            near = part == ROUNDS[0] or (one.visits > 0 and one.chances[seat] + one.errors[seat] > least)
            if missing <= 0 or not near:
                continue
            more = Tree(game, chance, effort.of(missing, 0.0), tree.root)
            more.tallies, more.modesty = tree.tallies, tree.modesty
            more.grow(view, only=one.action)
    order = sorted(legal, key=lambda choice: _visits(tree.tallies, choice), reverse=True)
    return Verdict(seat, tuple([_prospect(choice, tree.tallies.get(choice)) for choice in order]))


def _visits(tallies: dict[int, Tally], action: int) -> int:
    tally = tallies.get(action)
    return 0 if tally is None else tally.visits


def _prospect(action: int, tally: Tally | None) -> Prospect:
    if tally is None:
        return Prospect(action, 0, (), ())
    number = tally.visits
    means = [total / number for total in tally.sums]
    errors = [
        sqrt(
            (max(0.0, tally.squares[seat] - means[seat] * means[seat] * number) + WIDEST)
            / (number + 1)
            / number
        )
        for seat in range(len(means))
    ]
    return Prospect(action, number, tuple(means), tuple(errors))
