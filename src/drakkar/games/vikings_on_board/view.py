"""What one seat knows, and positions it may take for the true one (clauses 2.9 and 2.10)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from drakkar.games.vikings_on_board.pieces import BARRELS, COLOURS, GOODS, WAREHOUSE_1
from drakkar.games.vikings_on_board.position import VikingsOnBoardOpenView, position_from
from drakkar.games.vikings_on_board.state import GOOD, SEEN, UNKNOWN, VikingsOnBoardState
from drakkar.kernel.chance import Chance
from drakkar.kernel.game import OVER, SPECTATOR
from drakkar.kernel.pool import Pool

NO_VALUES: Final = (0,) * (BARRELS * len(COLOURS))


@mypyc_attr(allow_interpreted_subclasses=True)  # as what it is made of
@dataclass(init=False)
class VikingsOnBoardView(VikingsOnBoardOpenView):
    """What all see, and what the viewer knows of the rest."""

    values: tuple[int, ...]  # 0 where the viewer does not know it
    hidden: tuple[int, ...]  # goods of all chests that the viewer cannot tell, ascending
    bottom: tuple[int, ...]  # UNKNOWN as the good where the viewer has not seen it
    drawn: tuple[int, ...]  # likewise
    won: tuple[int, ...]  # 0 where the viewer does not know it
    chests: tuple[int, ...]  # by seat: chests won

    def __init__(self, state: VikingsOnBoardState, viewer: int) -> None:
        super().__init__(state, viewer)
        seats = state.setting.seats
        over = state.to_act == OVER
        hidden = list(state.unseen.items)
        values = state.values
        if not over:
            first = max(viewer, 0) * BARRELS
            own = values[first : first + BARRELS] if viewer != SPECTATOR else ()
            values = NO_VALUES[:first] + own + NO_VALUES[first + len(own) : seats * BARRELS]
        won = state.won
        chests = tuple(
            [won[at] + won[at + 1] + won[at + 2] for at in range(0, seats * len(GOODS), len(GOODS))]
        )
        # What everybody saw being won, and what one put back oneself: known or forgotten alike (clause 2.10).
        aids = state.setting.memory_aids
        if not over and not aids:
            won = won.copy()
            for seat in range(seats):
                if chests[seat] and seat != viewer:
                    at = seat * len(GOODS)
                    for good in range(len(GOODS)):
                        hidden += [good] * won[at + good]
                        won[at + good] = 0
        bottom, drawn = state.bottom, state.drawn
        nobody = SPECTATOR
        if bottom and not over:
            bottom = _seen_by(viewer if aids else nobody, bottom, hidden)
        # What Warehouse 1 shows is for all to see, spectators too (clause 7.1).
        if drawn and state.building != WAREHOUSE_1:
            drawn = _seen_by(viewer if aids or viewer == state.to_act else nobody, drawn, hidden)
        hidden.sort()
        self.values = values
        self.hidden = tuple(hidden)
        self.bottom = bottom
        self.drawn = drawn
        self.won = tuple(won)
        self.chests = chests

    def knows_chests(self, seat: int) -> bool:
        """Whether the viewer may see the chests that a seat has won."""
        return seat == self.viewer or self.to_act == OVER or self.setting.memory_aids or not self.chests[seat]

    def knows_barrels(self, seat: int) -> bool:
        """Whether the viewer may see the values of a seat's barrels."""
        return seat == self.viewer or self.to_act == OVER


def _seen_by(viewer: int, chests: tuple[int, ...], hidden: list[int]) -> tuple[int, ...]:
    """Chests as a viewer knows them; the goods it does not know go to `hidden`."""
    seen = 0 if viewer == SPECTATOR else SEEN << viewer
    known: list[int] = []
    for code in chests:
        if code & seen:
            known.append(code)
        else:
            hidden.append(code & GOOD)
            known.append(code | UNKNOWN)
    return tuple(known)


def state_from(view: VikingsOnBoardView, chance: Chance) -> VikingsOnBoardState:
    """A position as the viewer sees it, with everything hidden dealt anew, all ways equally likely."""
    state = position_from(view)
    values = view.values
    if 0 in values:
        dealt: list[int] = []
        for seat in range(view.seats):
            if view.knows_barrels(seat):
                dealt += values[seat * BARRELS : (seat + 1) * BARRELS]
            else:
                orders = view.setting.barrel_orders
                dealt += orders[chance.index(len(orders), "values")]
        values = tuple(dealt)
    state.values = values
    hidden = list(view.hidden)
    state.won = list(view.won)
    for seat in range(view.seats):
        if not view.knows_chests(seat):
            for _ in range(view.chests[seat]):
                state.won[seat * len(GOODS) + _guess(hidden, chance)] += 1
    state.bottom = _guessed(view.bottom, hidden, chance) if view.bottom else ()
    state.drawn = _guessed(view.drawn, hidden, chance) if view.drawn else ()
    state.unseen = Pool(hidden, "chests", ascending=True)
    return state


def _guess(hidden: list[int], chance: Chance) -> int:
    """Take one of the hidden goods; the others stay in order."""
    return hidden.pop(chance.index(len(hidden), "hidden"))


def _guessed(chests: tuple[int, ...], hidden: list[int], chance: Chance) -> tuple[int, ...]:
    return tuple(
        [code if code & GOOD != UNKNOWN else code - UNKNOWN + _guess(hidden, chance) for code in chests]
    )
