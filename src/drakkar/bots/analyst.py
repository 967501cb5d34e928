"""What a search says of a decision: everybody's chance of victory, and what would have been better."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

from drakkar.bots.bot import Candidate
from drakkar.bots.ismcts import SEATS, Effort, Node, Tree
from drakkar.kernel.chance import Chance
from drakkar.kernel.game import Game, State, View


@dataclass(frozen=True)
class Verdict:
    """`chances` of victory are by seat, from what the seat to act knows, with their standard errors.

    `candidates` are its choices, the most tried one first; of each the value is the chance that it leaves.
    """

    chances: tuple[float, ...]
    errors: tuple[float, ...]
    candidates: tuple[Candidate, ...]

    @property
    def best(self) -> Candidate:
        return self.candidates[0]

    def of(self, action: int) -> Candidate:
        return next(candidate for candidate in self.candidates if candidate.action == action)

    def lost_by(self, action: int) -> float:
        """The chance given away by this choice; nothing where it was tried too rarely to tell."""
        chosen = self.of(action)
        if not chosen.visits:
            return 0.0
        return max(0.0, self.best.value - chosen.value)


def assess(game: Game[State, View], view: View, legal: list[int], chance: Chance, effort: Effort) -> Verdict:
    """What the seat to act might have thought, had it thought that hard."""
    tree = Tree(game, chance, effort, Node())
    done = tree.grow(view)
    means = [total / done for total in tree.sums]
    errors = [
        sqrt(max(0.0, tree.squares[seat] / done - means[seat] * means[seat]) / done)
        for seat in range(view.seats)
    ]
    candidates: list[Candidate] = []
    for action in legal:
        branch = tree.root.branches.get(action * SEATS + view.viewer)
        if branch is None:
            candidates.append(Candidate(action, 0.0, 0))
        else:
            candidates.append(Candidate(action, branch.value / branch.visits, branch.visits))
    candidates.sort(key=_visits, reverse=True)
    return Verdict(tuple(means), tuple(errors), tuple(candidates))


def _visits(candidate: Candidate) -> int:
    return candidate.visits
