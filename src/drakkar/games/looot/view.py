"""What one seat knows. In Looot that is everything but the order of the bag (clause 12.5)."""

from __future__ import annotations

from dataclasses import dataclass

from drakkar.games.looot.setting import Setting
from drakkar.games.looot.state import LoootState
from drakkar.kernel.game import View
from drakkar.kernel.pool import Pool


@dataclass(init=False)
class LoootView(View):
    """Fields as in the state, where each is explained; `setting` is the map, components and options.

    The constructor is written out because mypyc compiles it then: twice as fast as the one a dataclass gets.
    """

    setting: Setting
    phase: int
    raised: int
    lowered: int
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
    bag: tuple[int, ...]

    def __init__(
        self,
        viewer: int,
        seats: int,
        to_act: int,
        setting: Setting,
        phase: int,
        raised: int,
        lowered: int,
        second: bool,
        took: int,
        held: int,
        pending: tuple[int, ...],
        vikings: bytes,
        shields: bytes,
        trophy: bytes,
        trophies_left: int,
        ground: bytes,
        open: tuple[int, ...],
        groups: tuple[tuple[int, ...], ...],
        doubled: tuple[int, ...],
        stacks: bytes,
        pairs_paid: tuple[int, ...],
        castles_paid: bytes,
        fjord: bytes,
        free: tuple[tuple[int, ...], ...],
        tally: bytes,
        worth: tuple[tuple[int, ...], ...],
        points: tuple[int, ...],
        sea: tuple[int, ...],
        bag: tuple[int, ...],
    ) -> None:
        self.viewer = viewer
        self.seats = seats
        self.to_act = to_act
        self.setting = setting
        self.phase = phase
        self.raised = raised
        self.lowered = lowered
        self.second = second
        self.took = took
        self.held = held
        self.pending = pending
        self.vikings = vikings
        self.shields = shields
        self.trophy = trophy
        self.trophies_left = trophies_left
        self.ground = ground
        self.open = open
        self.groups = groups
        self.doubled = doubled
        self.stacks = stacks
        self.pairs_paid = pairs_paid
        self.castles_paid = castles_paid
        self.fjord = fjord
        self.free = free
        self.tally = tally
        self.worth = worth
        self.points = points
        self.sea = sea
        self.bag = bag


def view_of(state: LoootState, viewer: int) -> LoootView:
    return LoootView(
        viewer,
        state.setting.seats,
        state.to_act,
        state.setting,
        state.phase,
        state.raised,
        state.lowered,
        state.second,
        state.took,
        state.held,
        tuple(state.pending),
        bytes(state.vikings),
        bytes(state.shields),
        bytes(state.trophy),
        state.trophies_left,
        bytes(state.ground),
        tuple(state.open),
        tuple(state.groups),
        state.doubled,
        bytes(state.stacks),
        state.pairs_paid,
        bytes(state.castles_paid),
        bytes(state.fjord),
        tuple(state.free),
        bytes(state.tally),
        state.worth,
        tuple(state.points),
        tuple(state.sea),
        state.bag.items,
    )


def state_from(view: LoootView) -> LoootState:
    """The bag has no order to guess, so there is one such position, and it is exact."""
    # Through `[:]`, which copies nothing, mypyc makes a bytearray twice as fast.
    state = LoootState(view.setting)
    state.to_act = view.to_act
    state.phase = view.phase
    state.raised = view.raised
    state.lowered = view.lowered
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
    state.bag = Pool(view.bag, "bag", ascending=True)
    return state
