"""What one seat knows. In Looot that is everything but the order of the bag (clause 12.5)."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from drakkar.games.looot.position import LoootOpenView, position_from
from drakkar.games.looot.state import LoootState
from drakkar.kernel.pool import Pool


@mypyc_attr(allow_interpreted_subclasses=True)  # as what it is made of
@dataclass(init=False)
class LoootView(LoootOpenView):
    """What all see, and what is in the bag."""

    bag: tuple[int, ...]

    def __init__(self, state: LoootState, viewer: int) -> None:
        super().__init__(state, viewer)
        self.bag = state.bag.items


def state_from(view: LoootView) -> LoootState:
    """The bag has no order to guess, so there is one such position, and it is exact."""
    state = position_from(view)
    state.bag = Pool(view.bag, "bag", ascending=True)
    return state
