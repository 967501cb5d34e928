"""A position of Mimir's Well, what one seat knows of it, and a position made from that."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Self

from drakkar.kernel.chance import Chance
from drakkar.kernel.game import State, View
from drakkar.kernel.pool import Pool
from tests.own.mimir.components import Stones

# On top of the well before the first stone.
NONE: Final = -1
BAG: Final = "bag"


class MimirState(State):
    """Stones are numbers of runes; `hands` are by seat, and sorted."""

    __slots__ = ("bag", "hands", "points", "stones", "top")

    stones: Stones
    bag: Pool
    hands: list[tuple[int, ...]]
    points: list[int]
    top: int

    def clone(self) -> Self:
        other = type(self)()
        other.to_act, other.stones, other.bag, other.top = self.to_act, self.stones, self.bag, self.top
        other.hands, other.points = self.hands.copy(), self.points.copy()
        return other

    def key(self) -> tuple[object, ...]:
        return self.to_act, self.bag.items, tuple(self.hands), tuple(self.points), self.top


@dataclass
class MimirView(View):
    """`hands` are empty but for the viewer's own; `unseen` are the stones in the bag and in other hands."""

    stones: Stones
    hands: tuple[tuple[int, ...], ...]
    sizes: tuple[int, ...]
    unseen: tuple[int, ...]
    points: tuple[int, ...]
    top: int


def view_of(state: MimirState, viewer: int) -> MimirView:
    hands = tuple(hand if seat == viewer else () for seat, hand in enumerate(state.hands))
    hidden = [stone for seat, hand in enumerate(state.hands) if seat != viewer for stone in hand]
    return MimirView(
        viewer,
        len(hands),
        state.to_act,
        state.stones,
        hands,
        tuple(len(hand) for hand in state.hands),
        tuple(sorted((*state.bag.items, *hidden))),
        tuple(state.points),
        state.top,
    )


def state_from(view: MimirView, chance: Chance) -> MimirState:
    state = MimirState()
    state.to_act, state.stones, state.top = view.to_act, view.stones, view.top
    state.points, state.hands = list(view.points), list(view.hands)
    rest = chance.shuffled(view.unseen, "guess")
    for seat, size in enumerate(view.sizes):
        if seat != view.viewer:
            state.hands[seat], rest = tuple(sorted(rest[:size])), rest[size:]
    state.bag = Pool(rest, BAG)
    return state
