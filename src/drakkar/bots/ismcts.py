"""Information set Monte Carlo tree search: a tree of what may be done, over worlds that may be the true one.

Every iteration guesses a world that the viewer cannot tell from the true one, walks down the tree through it,
adds a leaf, plays on for a while, and tells everybody on the way how it went (single-observer ISMCTS, with
max^n for several seats). Luck is drawn anew each time, so a node is a sequence of decisions, not a position.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import exp, inf, sqrt
from time import perf_counter
from typing import Final, final

from drakkar.bots.bot import Bot, Candidate, Choice
from drakkar.kernel.chance import Chance
from drakkar.kernel.game import OVER, Game, State, View
from drakkar.kernel.playout import playout

# A node that was met so often is worth a look at what each of its branches leads to at once.
WORTH_A_LOOK: Final = 6
# Of the time left for its turn a bot spends so much on the decision at hand: the first one weighs most, and
# what it finds out serves the others.
SHARE: Final = 0.5
# Seconds that there always are, as none at all would mean no limit.
LEAST: Final = 0.02


@dataclass(frozen=True)
class Effort:
    """How hard to think: until so many iterations or seconds are over, whichever comes first (0: no limit).
    A bot has its seconds for a whole turn, its iterations for each decision.

    `exploration` is for what has been tried less than its promise deserves; `spread` the points of evaluation
    that make a branch e times as promising as another (0: all promise the same), `lead` those that make
    victory e times as likely; `depth` the decisions played on by the evaluation below the tree before the
    position is judged, -1 for all of them, at random. Who plays alone plays on by the evaluation to the end.
    """

    iterations: int
    seconds: float
    exploration: float
    spread: float
    lead: float
    depth: int

    def of(self, iterations: int, seconds: float) -> Effort:
        """The same way of thinking, for so long."""
        return Effort(iterations, seconds, self.exploration, self.spread, self.lead, self.depth)


Stop = Callable[[], bool]


def never() -> bool:
    """Nobody is going to say stop."""
    return False


@final
class Node:
    """What was found out about one decision: `value` adds up the successes of the seat that takes it, `next`
    those of the seat that decides after it.

    Decisions of different seats are different branches: their keys are action × seats of the match + seat.
    """

    __slots__ = ("available", "branches", "next", "promise", "value", "visits")

    def __init__(self) -> None:
        self.visits: int = 0
        self.available: int = 0
        self.value: float = 0.0
        self.next: float = 0.0
        self.branches: dict[int, Node] = {}
        self.promise: dict[int, float] = {}

    def is_settled(self, left: float) -> bool:
        """Whether no other branch can be visited more than the one that leads, with so many visits left."""
        first = 0
        second = 0
        for branch in self.branches.values():
            if branch.visits > first:
                second = first
                first = branch.visits
            elif branch.visits > second:
                second = branch.visits
        return first - second > left


@final
class Tally:
    """What came of one choice at the root: by seat its successes in all iterations, and their squares."""

    __slots__ = ("squares", "sums", "visits")

    def __init__(self, seats: int) -> None:
        self.visits: int = 0
        self.sums: list[float] = [0.0] * seats
        self.squares: list[float] = [0.0] * seats

    def add(self, success: list[float]) -> None:
        self.visits += 1
        for seat in range(len(success)):
            self.sums[seat] += success[seat]
            self.squares[seat] += success[seat] * success[seat]


def softened(chances: list[float], modesty: float) -> list[float]:
    """The chances as they would be, had the lead been larger by so much; who has won or lost still has."""
    powers = [chance**modesty for chance in chances]
    total = sum(powers)
    return [power / total for power in powers] if total > 0.0 else powers


@final
class Tree:
    """A search from what one seat knows."""

    def __init__(
        self, game: Game[State, View], chance: Chance, effort: Effort, root: Node, stop: Stop = never
    ) -> None:
        self._game = game
        self._chance = chance
        self._effort = effort
        self._stop = stop
        self.root = root
        self.decisions: int = 0
        # By the first choice of the iteration. What makes a strong search need not make honest chances:
        # a `modesty` below 1 brings them nearer to each other.
        self.tallies: dict[int, Tally] = {}
        self.modesty: float = 1.0

    def grow(self, view: View, settle: bool = False, only: int = -1) -> int:
        """Iterate as long as the effort allows; returns how often.

        With `settle` it is over as soon as the rest cannot change which branch was visited most. With `only`
        every iteration begins with this choice, to know more of it.
        """
        effort = self._effort
        begin = perf_counter()
        done = 0
        while not effort.iterations or done < effort.iterations:
            if done:
                left = float(effort.iterations - done) if effort.iterations else inf
                if effort.seconds:
                    spent = perf_counter() - begin
                    left = min(left, (effort.seconds / spent - 1.0) * done)
                if left <= 0.0 or self._stop() or (settle and self.root.is_settled(left)):
                    break
            self._iterate(self._game.determinize(view, self._chance), view.seats, only)
            done += 1
        return done

    def _iterate(self, state: State, seats: int, only: int) -> None:
        game = self._game
        chance = self._chance
        weighing = self._effort.spread > 0.0
        node = self.root
        path = [node]
        movers = [state.to_act]
        begun = only
        while state.to_act != OVER:
            mover = state.to_act
            legal = game.sensible(state, game.legal(state))
            if weighing and node.visits >= WORTH_A_LOOK:
                self._look(node, state, legal, seats)
            action = legal[0] if len(legal) == 1 else self._pick(node, legal, mover, seats)
            if node is self.root:
                if only >= 0:
                    action = only
                begun = action
            game.apply(state, action, chance, None)
            self.decisions += 1
            key = action * seats + mover
            branch = node.branches.get(key)
            fresh = branch is None
            if branch is None:
                branch = Node()
                branch.available = 1
                node.branches[key] = branch
            node = branch
            path.append(node)
            movers.append(mover)
            if fresh:
                break
        # Who would decide at the end of the path; if it is all over, nobody ever asks.
        movers.append(max(state.to_act, 0))
        if seats == 1:
            self._play_well(state)
        else:
            self._play_on(state)
        success = self.judge(state, seats)
        tally = self.tallies.get(begun)
        if tally is None:
            tally = self.tallies[begun] = Tally(seats)
        tally.add(success if self.modesty == 1.0 else softened(success, self.modesty))
        for step, met in enumerate(path):
            met.visits += 1
            met.value += success[movers[step]]
            met.next += success[movers[step + 1]]

    def _look(self, node: Node, state: State, legal: list[int], seats: int) -> None:
        """Weigh the branches that were never weighed by the evaluation of what they lead to."""
        game = self._game
        mover = state.to_act
        fresh = [action for action in legal if action * seats + mover not in node.promise]
        if not fresh or len(legal) == 1:
            return
        values: list[float] = []
        for action in fresh:
            after = state.clone()
            game.apply(after, action, self._chance, None)
            values.append(game.evaluate(after, mover))
        best = max(values)
        for number, action in enumerate(fresh):
            node.promise[action * seats + mover] = exp((values[number] - best) / self._effort.spread)

    def _pick(self, node: Node, legal: list[int], mover: int, seats: int) -> int:
        """The branch that has done best so far, or that promises most for how little it was tried."""
        promise = node.promise
        weighed = bool(promise)
        total = 0.0
        if weighed:
            for action in legal:
                total += promise.get(action * seats + mover, 1.0)
        else:
            total = float(len(legal))
        hope = self._effort.exploration / total
        untried = node.next / node.visits if node.visits else 0.5
        start = self._chance.index(len(legal), "bot")
        best = -1.0
        choice = legal[0]
        for number in range(len(legal)):
            action = legal[(start + number) % len(legal)]
            key = action * seats + mover
            weight = promise.get(key, 1.0) if weighed else 1.0
            branch = node.branches.get(key)
            if branch is None:
                score = untried + hope * weight * sqrt(node.visits)
            else:
                branch.available += 1
                score = branch.value / branch.visits + hope * weight * sqrt(branch.available) / (
                    1 + branch.visits
                )
            if score > best:
                best = score
                choice = action
        return choice

    def _play_on(self, state: State) -> None:
        """As deep as the effort says: by the evaluation or, if that is to the end, at random."""
        left = self._effort.depth
        if left < 0:
            self.decisions += playout(self._game, state, self._chance)
        while left > 0 and state.to_act != OVER:
            self._decide(state)
            left -= 1

    def _play_well(self, state: State) -> None:
        """By the evaluation, to the end: alone there is nobody to be ahead of, so only the end tells."""
        while state.to_act != OVER:
            self._decide(state)

    def _decide(self, state: State) -> None:
        """What the evaluation likes best one decision ahead."""
        game = self._game
        chance = self._chance
        legal = game.sensible(state, game.legal(state))
        best = legal[0]
        most = -inf
        for action in legal if len(legal) > 1 else legal[:0]:
            after = state.clone()
            game.apply(after, action, chance, None)
            value = game.evaluate(after, state.to_act)
            if value > most:
                most = value
                best = action
        game.apply(state, best, chance, None)
        self.decisions += 1

    def judge(self, state: State, seats: int) -> list[float]:
        """Each seat's chance of victory, as far as the outlook can tell; at the end, what it got."""
        if state.to_act == OVER:
            winners = self._game.score(state).winners
            # Nobody wins where a match can be lost to the game itself.
            return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
        lead = self._effort.lead
        standings = [self._game.outlook(state, seat) / lead for seat in range(seats)]
        best = max(standings)
        weights = [exp(standing - best) for standing in standings]
        total = sum(weights)
        return [weight / total for weight in weights]


@final
class SearchBot(Bot):
    """Chooses what its tree visited most. What lies below a choice serves the next one in a row."""

    def __init__(self, game: Game[State, View], chance: Chance, effort: Effort, stop: Stop = never) -> None:
        self._game = game
        self._chance = chance
        self._effort = effort
        self._stop = stop
        self._kept: Node | None = None
        self._left: float = 0.0

    def choose(self, view: View, legal: list[int]) -> Choice:
        if len(legal) == 1:
            return Choice(legal[0], ())
        root = self._root(view, legal)
        begin = perf_counter()
        effort = self._effort.of(self._effort.iterations, self._left * SHARE)
        Tree(self._game, self._chance, effort, root, self._stop).grow(view, settle=True)
        if self._effort.seconds:
            self._left = max(self._left - (perf_counter() - begin), LEAST)
        mine = view.viewer
        seats = view.seats
        candidates: list[Candidate] = []
        most = -1
        action = legal[0]
        for option in legal:
            branch = root.branches.get(option * seats + mine)
            visits = 0 if branch is None else branch.visits
            candidates.append(Candidate(option, 0.0 if branch is None else branch.value / visits, visits))
            if visits > most:
                most = visits
                action = option
        self._kept = root.branches[action * seats + mine]
        return Choice(action, tuple(candidates))

    def _root(self, view: View, legal: list[int]) -> Node:
        """The kept part of the tree if it is about this seat's very next decision, else a new one."""
        kept = self._kept
        self._kept = None
        if kept is not None and kept.branches:
            wanted = {action * view.seats + view.viewer for action in legal}
            if wanted.issuperset(kept.branches):
                return kept
        self._left = self._effort.seconds
        return Node()
