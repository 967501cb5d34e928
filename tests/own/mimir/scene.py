"""What a client draws of Mimir's Well, in names rather than numbers."""

from __future__ import annotations

from dataclasses import dataclass

from tests.own.mimir.components import RUNES
from tests.own.mimir.state import NONE, MimirView


@dataclass
class MimirStage:
    """The runes, and what each is worth."""

    runes: tuple[str, ...]
    worth: tuple[int, ...]


@dataclass
class Player:
    """A stone that the viewer may not know is ""."""

    hand: tuple[str, ...]


@dataclass
class MimirScene:
    top: str
    bag: int
    players: tuple[Player, ...]


def stage(view: MimirView) -> MimirStage:
    return MimirStage(RUNES, view.stones.worth)


def scene(view: MimirView) -> MimirScene:
    own = [tuple(RUNES[stone] for stone in hand) for hand in view.hands]
    hands = zip(own, view.sizes, strict=True)
    return MimirScene(
        top="" if view.top == NONE else RUNES[view.top],
        bag=len(view.unseen) - sum(view.sizes) + sum(len(hand) for hand in own),
        players=tuple(Player(hand or ("",) * size) for hand, size in hands),
    )
