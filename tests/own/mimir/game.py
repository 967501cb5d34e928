"""Mimir's Well as the rest of Drakkar sees it, and all of its rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from drakkar.kernel.actions import ActionSpace, every
from drakkar.kernel.chance import Chance
from drakkar.kernel.events import Event
from drakkar.kernel.game import OVER, Game, Phrase, Reason, ScoreSheet
from drakkar.kernel.loader import Override
from drakkar.kernel.pool import Pool
from tests.own.mimir.components import RUNES, load
from tests.own.mimir.events import HandDrawn, MatchEnded, StoneCast, StoneDrawn, StoneLaidAside
from tests.own.mimir.scene import MimirScene, MimirStage, scene, stage
from tests.own.mimir.state import BAG, NONE, MimirState, MimirView, state_from, view_of

HAND: Final = 4
CAST: Final = 0
ASIDE: Final = 1


SPACE: Final = ActionSpace(
    [*every(CAST, "cast {}", of=RUNES), *every(ASIDE, "aside {}", of=RUNES)],
)


class Mimir(Game[MimirState, MimirView]):
    """The rules with one set of stones."""

    def __init__(self, override: Override | None = None) -> None:
        self.stones = load(override)
        super().__init__("mimir", 1, SPACE, self.stones.digest)

    def new(
        self, seats: int, options: Mapping[str, str], chance: Chance, sink: list[Event] | None = None
    ) -> MimirState:
        state = MimirState()
        state.to_act, state.stones, state.top = 0, self.stones, NONE
        state.bag = Pool([rune for rune, count in enumerate(self.stones.count) for _ in range(count)], BAG)
        state.hands, state.points = [()] * seats, [0] * seats
        for seat in range(seats):
            drawn = [RUNES[_draw(state, seat, chance)] for _ in range(HAND)]
            if sink is not None:
                sink.append(HandDrawn(seat, tuple(drawn)))
        return state

    def legal(self, state: MimirState) -> list[int]:
        if state.to_act == OVER:
            return []
        held = sorted(set(state.hands[state.to_act]))
        return [verb * len(RUNES) + stone for verb in (CAST, ASIDE) for stone in held]

    def apply(self, state: MimirState, action: int, chance: Chance, sink: list[Event] | None = None) -> None:
        events: list[Event] = [] if sink is None else sink
        seat, hand, stone = state.to_act, list(state.hands[state.to_act]), SPACE.argument[action]
        hand.remove(stone)
        state.hands[seat] = tuple(hand)
        if SPACE.verb[action] == CAST:
            points = _gain(state, stone)
            state.points[seat] += points
            state.top = stone
            events.append(StoneCast(seat, RUNES[stone], points))
        else:
            events.append(StoneLaidAside(seat, RUNES[stone]))
        if len(state.bag):
            events.append(StoneDrawn(seat, RUNES[_draw(state, seat, chance)]))
        state.to_act = 1 - seat
        if not state.hands[state.to_act]:
            state.to_act = OVER
            events.append(MatchEnded(self.score(state).winners))

    def why_not(self, state: MimirState, action: int) -> Reason | None:
        if state.to_act == OVER:
            return Reason("mimir-4.1", "match-over")
        stone = SPACE.argument[action]
        if stone not in state.hands[state.to_act]:
            return Reason("mimir-3.1", "not-held", {"rune": RUNES[stone]})
        return None

    def prompt(self, state: MimirState) -> Phrase:
        return Phrase("prompt-stone")

    def describe(self, state: MimirState, action: int) -> Phrase:
        stone = SPACE.argument[action]
        if SPACE.verb[action] == ASIDE:
            return Phrase("action-aside", {"rune": RUNES[stone]})
        return Phrase("action-cast", {"rune": RUNES[stone], "points": _gain(state, stone)})

    def score(self, state: MimirState) -> ScoreSheet:
        return _sheet(state.points, state.to_act == OVER)

    def tally(self, view: MimirView) -> ScoreSheet:
        return _sheet(view.points, view.to_act == OVER)

    def view(self, state: MimirState, viewer: int) -> MimirView:
        return view_of(state, viewer)

    def determinize(self, view: MimirView, chance: Chance) -> MimirState:
        return state_from(view, chance)

    def stage(self, view: MimirView) -> MimirStage:
        return stage(view)

    def scene(self, view: MimirView) -> MimirScene:
        return scene(view)

    def evaluate(self, state: MimirState, seat: int) -> float:
        """A low stone on top is a gift to who comes next."""
        lead = state.points[seat] - state.points[1 - seat]
        gift = 0 if state.top == NONE else self.stones.worth[state.top]
        return lead + (gift if state.to_act == 1 - seat else -gift) / 2


def _draw(state: MimirState, seat: int, chance: Chance) -> int:
    stone, state.bag = state.bag.draw(chance)
    state.hands[seat] = tuple(sorted((*state.hands[seat], stone)))
    return stone


def _gain(state: MimirState, stone: int) -> int:
    """What the stone is worth more than the one on top of the well."""
    worth = state.stones.worth
    return max(0, worth[stone] - (0 if state.top == NONE else worth[state.top]))


def _sheet(points: Sequence[int], over: bool) -> ScoreSheet:
    winners = tuple(seat for seat, total in enumerate(points) if over and total == max(points))
    return ScoreSheet(("wisdom",), tuple((total,) for total in points), tuple(points), winners)


load_game: Final = Mimir  # as in the bag, or with a components file of one's own
