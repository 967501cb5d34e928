"""What one seat knows. In Looot that is everything but the order of the bag (clause 12.5)."""

from __future__ import annotations

from dataclasses import dataclass

from drakkar.games.looot.setting import Setting
from drakkar.games.looot.state import LoootState
from drakkar.kernel.game import View
from drakkar.kernel.pool import Pool


@dataclass
class LoootView(View):
    """Fields as in the state, where each is explained; `setting` is the map, components and options."""

    setting: Setting
    phase: int
    raised: int
    lowered: int
    second: bool
    took: bool
    held: int
    pending: tuple[int, ...]
    vikings: tuple[int, ...]
    shields: tuple[int, ...]
    trophy: tuple[int, ...]
    trophies_left: int
    ground: tuple[int, ...]
    open: tuple[int, ...]
    groups: tuple[tuple[int, ...], ...]
    doubled: tuple[int, ...]
    stacks: tuple[int, ...]
    pairs_paid: tuple[int, ...]
    castles_paid: tuple[int, ...]
    fjord: tuple[int, ...]
    free: tuple[tuple[int, ...], ...]
    tally: tuple[int, ...]
    worth: tuple[int, ...]
    points: tuple[int, ...]
    sea: tuple[int, ...]
    bag: tuple[int, ...]


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
        tuple(state.vikings),
        tuple(state.shields),
        tuple(state.trophy),
        state.trophies_left,
        tuple(state.ground),
        tuple(state.open),
        tuple(state.groups),
        state.doubled,
        tuple(state.stacks),
        tuple(state.pairs_paid),
        tuple(state.castles_paid),
        tuple(state.fjord),
        tuple(state.free),
        tuple(state.tally),
        tuple(state.worth),
        tuple(state.points),
        tuple(state.sea),
        state.bag.items,
    )


def state_from(view: LoootView) -> LoootState:
    """The bag has no order to guess, so there is one such position, and it is exact."""
    state = LoootState(view.setting)
    state.to_act = view.to_act
    state.phase = view.phase
    state.raised = view.raised
    state.lowered = view.lowered
    state.second = view.second
    state.took = view.took
    state.held = view.held
    state.pending = list(view.pending)
    state.vikings = list(view.vikings)
    state.shields = list(view.shields)
    state.trophy = list(view.trophy)
    state.trophies_left = view.trophies_left
    state.ground = list(view.ground)
    state.open = list(view.open)
    state.groups = list(view.groups)
    state.doubled = view.doubled
    state.stacks = list(view.stacks)
    state.pairs_paid = list(view.pairs_paid)
    state.castles_paid = list(view.castles_paid)
    state.fjord = list(view.fjord)
    state.free = list(view.free)
    state.tally = list(view.tally)
    state.worth = list(view.worth)
    state.points = list(view.points)
    state.sea = list(view.sea)
    state.bag = Pool(view.bag, "bag")
    return state
