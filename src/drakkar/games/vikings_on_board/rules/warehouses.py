"""Drawing chests (clauses 7.1 to 7.4)."""

from __future__ import annotations

from drakkar.games.vikings_on_board.events import ChestDrawn, ChestsDrawn
from drakkar.games.vikings_on_board.pieces import GOODS
from drakkar.games.vikings_on_board.state import CHEST, GOOD, LOADING, SEEN, SEEN_BY_ALL, VikingsOnBoardState
from drakkar.kernel.chance import Chance
from drakkar.kernel.events import Event


def draw_one(state: VikingsOnBoardState, chance: Chance, sink: list[Event] | None) -> None:
    """Warehouse 1: all see it (clause 7.1)."""
    good, state.unseen = state.unseen.draw(chance)
    state.stack -= 1
    state.drawn = (good + SEEN_BY_ALL,)
    state.picked = 0
    state.phase = LOADING
    if sink is not None:
        sink.append(ChestDrawn(state.to_act, GOODS[good]))


def draw_some(state: VikingsOnBoardState, chance: Chance, sink: list[Event] | None) -> None:
    """Warehouse 2: up to three, those never drawn first, for the seat's eyes only (clause 7.2)."""
    seen = SEEN << state.to_act
    drawn: list[int] = []
    while len(drawn) < state.setting.shows:
        if state.fresh:
            good, state.unseen = state.unseen.draw(chance)
            state.fresh -= 1
            drawn.append(good | seen)
        elif state.bottom:
            drawn.append(state.bottom[0] | seen)
            state.bottom = state.bottom[1:]
        else:
            break
    state.drawn = tuple(drawn)
    if len(drawn) == 1:
        state.picked = 0
        state.phase = LOADING
    else:
        state.phase = CHEST
    if sink is not None:
        goods = tuple([GOODS[code & GOOD] for code in drawn])
        sink.append(ChestsDrawn(state.to_act, len(goods), goods, state.setting.memory_aids))
