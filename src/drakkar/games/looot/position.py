"""Made from state.py by scripts/make_positions.py (`make fix`): all that is done field by field."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from mypy_extensions import mypyc_attr

from drakkar.games.looot.setting import Setting
from drakkar.games.looot.state import LoootState
from drakkar.kernel.engine import compiled
from drakkar.kernel.game import View


@final
class LoootPosition(LoootState):
    """A position that can be copied and told from others."""

    __slots__ = ()

    def clone(self) -> LoootPosition:
        other = LoootPosition(self.setting)
        other.to_act = self.to_act
        other.phase = self.phase
        other.raised = self.raised
        other.joined = self.joined
        other.second = self.second
        other.took = self.took
        other.held = self.held
        other.pending = self.pending.copy()
        other.vikings = self.vikings.copy()
        other.shields = self.shields.copy()
        other.trophy = self.trophy.copy()
        other.trophies_left = self.trophies_left
        other.ground = self.ground.copy()
        other.open = self.open.copy()
        other.groups = self.groups.copy()
        other.doubled = self.doubled
        other.stacks = self.stacks.copy()
        other.pairs_paid = self.pairs_paid
        other.castles_paid = self.castles_paid.copy()
        other.fjord = self.fjord.copy()
        other.free = self.free.copy()
        other.tally = self.tally.copy()
        other.worth = self.worth
        other.points = self.points.copy()
        other.sea = self.sea.copy()
        other.bag = self.bag
        return other

    def __reduce__(self) -> tuple[object, ...]:
        return LoootPosition, (self.setting,), self.__getstate__()

    def key(self) -> tuple[object, ...]:
        return (
            *self.setting.key(),
            self.to_act,
            (self.phase, self.raised, self.joined, self.second, self.took, self.held),
            tuple(self.pending),
            bytes(self.vikings),
            bytes(self.shields),
            bytes(self.trophy),
            self.trophies_left,
            bytes(self.ground),
            tuple(self.open),
            tuple(self.groups),
            self.doubled,
            bytes(self.stacks),
            self.pairs_paid,
            bytes(self.castles_paid),
            bytes(self.fjord),
            tuple(self.free),
            bytes(self.tally),
            self.worth,
            tuple(self.points),
            tuple(self.sea),
            self.bag.items,
        )


# Else what is made without its `__init__`, as a pickled one is made again, could not be made at all.
@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(init=False)
class LoootOpenView(View):
    """What is the same for all viewers; fields are explained in the state."""

    # A dictionary of so many attributes is slow to fill. Compiled there is none, and slots forbid subclasses.
    __slots__ = (
        ()
        if compiled()
        else (
            "castles_paid",
            "doubled",
            "fjord",
            "free",
            "ground",
            "groups",
            "held",
            "joined",
            "open",
            "pairs_paid",
            "pending",
            "phase",
            "points",
            "raised",
            "sea",
            "second",
            "setting",
            "shields",
            "stacks",
            "tally",
            "took",
            "trophies_left",
            "trophy",
            "vikings",
            "worth",
        )
    )

    setting: Setting
    phase: int
    raised: int
    joined: int
    second: bool
    took: int
    held: int
    pending: tuple[int, ...]
    vikings: bytes
    shields: bytes
    trophy: bytes
    trophies_left: int
    ground: bytes
    open: tuple[int, ...]
    groups: tuple[tuple[int, ...], ...]
    doubled: tuple[int, ...]
    stacks: bytes
    pairs_paid: tuple[int, ...]
    castles_paid: bytes
    fjord: bytes
    free: tuple[tuple[int, ...], ...]
    tally: bytes
    worth: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]
    sea: tuple[int, ...]

    def __init__(self, state: LoootState, viewer: int) -> None:
        self.viewer = viewer
        self.seats = state.setting.seats
        self.setting = state.setting
        self.to_act = state.to_act
        self.phase = state.phase
        self.raised = state.raised
        self.joined = state.joined
        self.second = state.second
        self.took = state.took
        self.held = state.held
        self.pending = tuple(state.pending)
        self.vikings = bytes(state.vikings)
        self.shields = bytes(state.shields)
        self.trophy = bytes(state.trophy)
        self.trophies_left = state.trophies_left
        self.ground = bytes(state.ground)
        self.open = tuple(state.open)
        self.groups = tuple(state.groups)
        self.doubled = state.doubled
        self.stacks = bytes(state.stacks)
        self.pairs_paid = state.pairs_paid
        self.castles_paid = bytes(state.castles_paid)
        self.fjord = bytes(state.fjord)
        self.free = tuple(state.free)
        self.tally = bytes(state.tally)
        self.worth = state.worth
        self.points = tuple(state.points)
        self.sea = tuple(state.sea)


def position_from(view: LoootOpenView) -> LoootPosition:
    """The position again, but for what is Secret."""
    state = LoootPosition(view.setting)
    state.to_act = view.to_act
    state.phase = view.phase
    state.raised = view.raised
    state.joined = view.joined
    state.second = view.second
    state.took = view.took
    state.held = view.held
    state.pending = list(view.pending)
    state.vikings = bytearray(view.vikings[:])
    state.shields = bytearray(view.shields[:])
    state.trophy = bytearray(view.trophy[:])
    state.trophies_left = view.trophies_left
    state.ground = bytearray(view.ground[:])
    state.open = list(view.open)
    state.groups = list(view.groups)
    state.doubled = view.doubled
    state.stacks = bytearray(view.stacks[:])
    state.pairs_paid = view.pairs_paid
    state.castles_paid = bytearray(view.castles_paid[:])
    state.fjord = bytearray(view.fjord[:])
    state.free = list(view.free)
    state.tally = bytearray(view.tally[:])
    state.worth = view.worth
    state.points = list(view.points)
    state.sea = list(view.sea)
    return state
