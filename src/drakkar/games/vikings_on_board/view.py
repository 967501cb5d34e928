"""What one seat knows, and positions it may take for the true one (clause 2.9)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from drakkar.games.vikings_on_board.pieces import BARRELS, COLOURS, GOODS, WAREHOUSE_1
from drakkar.games.vikings_on_board.setting import Setting
from drakkar.games.vikings_on_board.state import GOOD, SEEN, UNKNOWN, VikingsOnBoardState
from drakkar.kernel.chance import Chance
from drakkar.kernel.game import OVER, SPECTATOR, View
from drakkar.kernel.pool import Pool

NO_VALUES: Final = (0,) * (BARRELS * len(COLOURS))


@dataclass(init=False)
class VikingsOnBoardView(View):
    """Fields as in the state, where each is explained, but for what is hidden; `setting` is shared.

    The constructor is written out because mypyc compiles it then: twice as fast as the one a dataclass gets.
    """

    # A dictionary of so many attributes is slow to fill.
    __slots__ = (
        "barrels",
        "bets",
        "bonus",
        "bottom",
        "boxed",
        "building",
        "cargo",
        "chests",
        "chief",
        "crews",
        "departed",
        "docked",
        "drawn",
        "due",
        "fresh",
        "hidden",
        "leaving",
        "levels",
        "manned",
        "moved",
        "order",
        "phase",
        "picked",
        "queue",
        "roomy",
        "round",
        "setting",
        "stack",
        "stern",
        "stood",
        "taken",
        "values",
        "waiting",
        "won",
    )

    setting: Setting
    phase: int
    round: int
    chief: int
    stood: tuple[int, ...]
    queue: tuple[int, ...]
    waiting: int
    moved: tuple[int, ...]
    taken: int
    building: int
    picked: int
    crews: tuple[tuple[int, ...], ...]
    cargo: tuple[tuple[int, ...], ...]
    docked: int
    manned: int
    roomy: int
    bonus: int
    values: tuple[int, ...]  # 0 where the viewer does not know it
    barrels: tuple[int, ...]
    bets: int
    levels: tuple[int, ...]
    hidden: tuple[int, ...]  # goods of all chests that the viewer cannot tell, ascending
    stack: int
    fresh: int
    bottom: tuple[int, ...]  # UNKNOWN as the good where the viewer has not seen it
    drawn: tuple[int, ...]  # likewise
    won: tuple[int, ...]  # 0 where the viewer does not know it
    chests: tuple[int, ...]  # by seat: chests won
    boxed: tuple[int, ...]
    stern: int
    departed: int
    leaving: int
    order: tuple[int, ...]
    due: int

    def __init__(
        self,
        viewer: int,
        seats: int,
        to_act: int,
        setting: Setting,
        phase: int,
        round: int,
        chief: int,
        stood: tuple[int, ...],
        queue: tuple[int, ...],
        waiting: int,
        moved: tuple[int, ...],
        taken: int,
        building: int,
        picked: int,
        crews: tuple[tuple[int, ...], ...],
        cargo: tuple[tuple[int, ...], ...],
        docked: int,
        manned: int,
        roomy: int,
        bonus: int,
        values: tuple[int, ...],
        barrels: tuple[int, ...],
        bets: int,
        levels: tuple[int, ...],
        hidden: tuple[int, ...],
        stack: int,
        fresh: int,
        bottom: tuple[int, ...],
        drawn: tuple[int, ...],
        won: tuple[int, ...],
        chests: tuple[int, ...],
        boxed: tuple[int, ...],
        stern: int,
        departed: int,
        leaving: int,
        order: tuple[int, ...],
        due: int,
    ) -> None:
        self.viewer = viewer
        self.seats = seats
        self.to_act = to_act
        self.setting = setting
        self.phase = phase
        self.round = round
        self.chief = chief
        self.stood = stood
        self.queue = queue
        self.waiting = waiting
        self.moved = moved
        self.taken = taken
        self.building = building
        self.picked = picked
        self.crews = crews
        self.cargo = cargo
        self.docked = docked
        self.manned = manned
        self.roomy = roomy
        self.bonus = bonus
        self.values = values
        self.barrels = barrels
        self.bets = bets
        self.levels = levels
        self.hidden = hidden
        self.stack = stack
        self.fresh = fresh
        self.bottom = bottom
        self.drawn = drawn
        self.won = won
        self.chests = chests
        self.boxed = boxed
        self.stern = stern
        self.departed = departed
        self.leaving = leaving
        self.order = order
        self.due = due

    def knows_chests(self, seat: int) -> bool:
        """Whether the viewer may see the chests that a seat has won."""
        return seat == self.viewer or self.to_act == OVER or self.setting.open_chests or not self.chests[seat]

    def knows_barrels(self, seat: int) -> bool:
        """Whether the viewer may see the values of a seat's barrels."""
        return seat == self.viewer or self.to_act == OVER


def view_of(state: VikingsOnBoardState, viewer: int) -> VikingsOnBoardView:
    seats = state.setting.seats
    over = state.to_act == OVER
    hidden = list(state.unseen.items)
    values = state.values
    if not over:
        first = max(viewer, 0) * BARRELS
        own = values[first : first + BARRELS] if viewer != SPECTATOR else ()
        values = NO_VALUES[:first] + own + NO_VALUES[first + len(own) : seats * BARRELS]
    won = state.won
    chests = tuple([won[at] + won[at + 1] + won[at + 2] for at in range(0, seats * len(GOODS), len(GOODS))])
    if not over and not state.setting.open_chests:
        won = won.copy()
        for seat in range(seats):
            if chests[seat] and seat != viewer:
                at = seat * len(GOODS)
                for good in range(len(GOODS)):
                    hidden += [good] * won[at + good]
                    won[at + good] = 0
    bottom, drawn = state.bottom, state.drawn
    if bottom and not over:
        bottom = _seen_by(viewer, bottom, hidden)
    # What Warehouse 1 shows is for all to see, spectators too (clause 7.1).
    if drawn and state.building != WAREHOUSE_1:
        drawn = _seen_by(viewer, drawn, hidden)
    hidden.sort()
    return VikingsOnBoardView(
        viewer,
        seats,
        state.to_act,
        state.setting,
        state.phase,
        state.round,
        state.chief,
        state.stood,
        state.queue,
        state.waiting,
        tuple(state.moved),
        state.taken,
        state.building,
        state.picked,
        tuple(state.crews),
        tuple(state.cargo),
        state.docked,
        state.manned,
        state.roomy,
        state.bonus,
        values,
        tuple(state.barrels),
        state.bets,
        tuple(state.levels),
        tuple(hidden),
        state.stack,
        state.fresh,
        bottom,
        drawn,
        tuple(won),
        chests,
        tuple(state.boxed),
        state.stern,
        state.departed,
        state.leaving,
        state.order,
        state.due,
    )


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
    state = VikingsOnBoardState(view.setting)
    state.to_act = view.to_act
    state.phase = view.phase
    state.round = view.round
    state.chief = view.chief
    state.stood = view.stood
    state.queue = view.queue
    state.waiting = view.waiting
    state.moved = list(view.moved)
    state.taken = view.taken
    state.building = view.building
    state.picked = view.picked
    state.crews = list(view.crews)
    state.cargo = list(view.cargo)
    state.docked = view.docked
    state.manned = view.manned
    state.roomy = view.roomy
    state.bonus = view.bonus
    state.barrels = list(view.barrels)
    state.bets = view.bets
    state.levels = list(view.levels)
    state.stack = view.stack
    state.fresh = view.fresh
    state.boxed = list(view.boxed)
    state.stern = view.stern
    state.departed = view.departed
    state.leaving = view.leaving
    state.order = view.order
    state.due = view.due
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
