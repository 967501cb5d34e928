"""Made from state.py by scripts/make_positions.py (`make fix`): all that is done field by field."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from mypy_extensions import mypyc_attr

from drakkar.games.vikings_on_board.setting import Setting
from drakkar.games.vikings_on_board.state import VikingsOnBoardState
from drakkar.kernel.engine import compiled
from drakkar.kernel.game import View


@final
class VikingsOnBoardPosition(VikingsOnBoardState):
    """A position that can be copied and told from others."""

    __slots__ = ()

    def clone(self) -> VikingsOnBoardPosition:
        other = VikingsOnBoardPosition(self.setting)
        other.to_act = self.to_act
        other.phase = self.phase
        other.building = self.building
        other.picked = self.picked
        other.round = self.round
        other.chief = self.chief
        other.stood = self.stood
        other.queue = self.queue
        other.waiting = self.waiting
        other.moved = self.moved.copy()
        other.taken = self.taken
        other.crews = self.crews.copy()
        other.cargo = self.cargo.copy()
        other.docked = self.docked
        other.manned = self.manned
        other.roomy = self.roomy
        other.bonus = self.bonus
        other.values = self.values
        other.barrels = self.barrels.copy()
        other.bets = self.bets
        other.levels = self.levels.copy()
        other.unseen = self.unseen
        other.stack = self.stack
        other.fresh = self.fresh
        other.bottom = self.bottom
        other.drawn = self.drawn
        other.won = self.won.copy()
        other.boxed = self.boxed.copy()
        other.stern = self.stern
        other.departed = self.departed
        other.leaving = self.leaving
        other.order = self.order
        other.due = self.due
        return other

    def __reduce__(self) -> tuple[object, ...]:
        return VikingsOnBoardPosition, (self.setting,), self.__getstate__()

    def key(self) -> tuple[object, ...]:
        return (
            *self.setting.key(),
            (self.to_act, self.phase, self.building, self.picked),
            (self.round, self.chief, self.stood, self.queue, self.waiting),
            (tuple(self.moved), self.taken),
            tuple(self.crews),
            tuple(self.cargo),
            (self.docked, self.manned, self.roomy, self.bonus),
            self.values,
            (tuple(self.barrels), self.bets),
            tuple(self.levels),
            (self.unseen.items, self.stack, self.fresh, self.bottom, self.drawn),
            (tuple(self.won), tuple(self.boxed)),
            (self.stern, self.departed, self.leaving, self.order, self.due),
        )


# Else what is made without its `__init__`, as a pickled one is made again, could not be made at all.
@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(init=False)
class VikingsOnBoardOpenView(View):
    """What is the same for all viewers; fields are explained in the state."""

    # A dictionary of so many attributes is slow to fill. Compiled there is none, and slots forbid subclasses.
    __slots__ = (
        ()
        if compiled()
        else (
            "barrels",
            "bets",
            "bonus",
            "boxed",
            "building",
            "cargo",
            "chief",
            "crews",
            "departed",
            "docked",
            "due",
            "fresh",
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
            "waiting",
        )
    )

    setting: Setting
    phase: int
    building: int
    picked: int
    round: int
    chief: int
    stood: tuple[int, ...]
    queue: tuple[int, ...]
    waiting: int
    moved: tuple[int, ...]
    taken: int
    crews: tuple[tuple[int, ...], ...]
    cargo: tuple[tuple[int, ...], ...]
    docked: int
    manned: int
    roomy: int
    bonus: int
    barrels: tuple[int, ...]
    bets: int
    levels: tuple[int, ...]
    stack: int
    fresh: int
    boxed: tuple[int, ...]
    stern: int
    departed: int
    leaving: int
    order: tuple[int, ...]
    due: int

    def __init__(self, state: VikingsOnBoardState, viewer: int) -> None:
        self.viewer = viewer
        self.seats = state.setting.seats
        self.setting = state.setting
        self.to_act = state.to_act
        self.phase = state.phase
        self.building = state.building
        self.picked = state.picked
        self.round = state.round
        self.chief = state.chief
        self.stood = state.stood
        self.queue = state.queue
        self.waiting = state.waiting
        self.moved = tuple(state.moved)
        self.taken = state.taken
        self.crews = tuple(state.crews)
        self.cargo = tuple(state.cargo)
        self.docked = state.docked
        self.manned = state.manned
        self.roomy = state.roomy
        self.bonus = state.bonus
        self.barrels = tuple(state.barrels)
        self.bets = state.bets
        self.levels = tuple(state.levels)
        self.stack = state.stack
        self.fresh = state.fresh
        self.boxed = tuple(state.boxed)
        self.stern = state.stern
        self.departed = state.departed
        self.leaving = state.leaving
        self.order = state.order
        self.due = state.due


def position_from(view: VikingsOnBoardOpenView) -> VikingsOnBoardPosition:
    """The position again, but for what is Secret."""
    state = VikingsOnBoardPosition(view.setting)
    state.to_act = view.to_act
    state.phase = view.phase
    state.building = view.building
    state.picked = view.picked
    state.round = view.round
    state.chief = view.chief
    state.stood = view.stood
    state.queue = view.queue
    state.waiting = view.waiting
    state.moved = list(view.moved)
    state.taken = view.taken
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
    return state
