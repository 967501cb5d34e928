"""Made from state.py by scripts/make_positions.py (`make fix`): all that is done field by field."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from mypy_extensions import mypyc_attr

from drakkar.games.althing.epic import Epic
from drakkar.games.althing.modules import Foe
from drakkar.games.althing.setting import Setting
from drakkar.games.althing.state import AlthingState
from drakkar.kernel.engine import compiled
from drakkar.kernel.game import View


@final
class AlthingPosition(AlthingState):
    """A position that can be copied and told from others."""

    __slots__ = ()

    def clone(self) -> AlthingPosition:
        other = AlthingPosition(self.setting)
        other.epic = self.epic
        other.modules = self.modules
        other.foe = self.foe
        other.to_act = self.to_act
        other.phase = self.phase
        other.active = self.active
        other.round = self.round
        other.crossed = self.crossed
        other.actions = self.actions
        other.exchanges = self.exchanges
        other.ending = self.ending
        other.seasoned = self.seasoned
        other.goal = self.goal
        other.aim = self.aim
        other.slots = self.slots
        other.pledged = self.pledged
        other.shortage = self.shortage
        other.borrowed = self.borrowed
        other.lender = self.lender
        other.open_loan = self.open_loan
        other.played = self.played
        other.symbol = self.symbol
        other.target = self.target
        other.raid = self.raid
        other.counter = self.counter
        other.counter_card = self.counter_card
        other.looked = self.looked
        other.returned = self.returned
        other.brought = self.brought
        other.stacked = self.stacked
        other.side = self.side
        other.plotted = self.plotted
        other.row = self.row
        other.top = self.top
        other.pool = self.pool
        other.bottom = self.bottom
        other.hand = self.hand.copy()
        other.shown = self.shown.copy()
        other.deck = self.deck.copy()
        other.on_top = self.on_top.copy()
        other.discard = self.discard.copy()
        other.reserve = self.reserve.copy()
        other.position = self.position
        other.limit = self.limit
        other.trolls = self.trolls
        other.storm_on = self.storm_on
        other.storm_left = self.storm_left
        return other

    def __reduce__(self) -> tuple[object, ...]:
        return AlthingPosition, (self.setting,), self.__getstate__()

    def key(self) -> tuple[object, ...]:
        return (
            *self.setting.key(),
            self.epic.key(),
            self.modules.key(),
            self.foe.key() if self.foe is not None else (),
            self.to_act,
            (self.phase, self.active, self.round, self.crossed, self.actions, self.exchanges),
            (self.ending, self.seasoned, self.goal, self.aim, self.slots, self.pledged, self.shortage),
            (self.borrowed, self.lender, self.open_loan),
            (self.played, self.symbol, self.target, self.raid, self.counter, self.counter_card),
            (self.looked, self.returned, self.brought, self.stacked, self.side, self.plotted),
            (self.row, self.top, self.pool.items, self.bottom),
            tuple(self.hand),
            tuple(self.shown),
            tuple([pool.items for pool in self.deck]),
            tuple(self.on_top),
            tuple(self.discard),
            bytes(self.reserve),
            self.position,
            self.limit,
            self.trolls,
            self.storm_on,
            self.storm_left,
        )


# Else what is made without its `__init__`, as a pickled one is made again, could not be made at all.
@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(init=False)
class AlthingOpenView(View):
    """What is the same for all viewers; fields are explained in the state."""

    # A dictionary of so many attributes is slow to fill. Compiled there is none, and slots forbid subclasses.
    __slots__ = (
        ()
        if compiled()
        else (
            "actions",
            "active",
            "counter",
            "counter_card",
            "crossed",
            "ending",
            "epic",
            "exchanges",
            "foe",
            "lender",
            "limit",
            "on_top",
            "open_loan",
            "played",
            "position",
            "raid",
            "round",
            "row",
            "seasoned",
            "setting",
            "shortage",
            "shown",
            "side",
            "storm_left",
            "storm_on",
            "symbol",
            "target",
            "trolls",
        )
    )

    setting: Setting
    epic: Epic
    foe: Foe | None
    active: int
    round: int
    crossed: bool
    actions: int
    exchanges: int
    ending: bool
    seasoned: bool
    shortage: int
    lender: int
    open_loan: bool
    played: int
    symbol: int
    target: int
    raid: bool
    counter: int
    counter_card: int
    side: int
    row: tuple[int, ...]
    shown: tuple[tuple[int, ...], ...]
    on_top: tuple[tuple[int, ...], ...]
    position: bytes
    limit: bytes
    trolls: bytes
    storm_on: bytes
    storm_left: bytes

    def __init__(self, state: AlthingState, viewer: int) -> None:
        self.viewer = viewer
        self.seats = state.setting.seats
        self.setting = state.setting
        self.epic = state.epic
        self.foe = state.foe
        self.to_act = state.to_act
        self.active = state.active
        self.round = state.round
        self.crossed = state.crossed
        self.actions = state.actions
        self.exchanges = state.exchanges
        self.ending = state.ending
        self.seasoned = state.seasoned
        self.shortage = state.shortage
        self.lender = state.lender
        self.open_loan = state.open_loan
        self.played = state.played
        self.symbol = state.symbol
        self.target = state.target
        self.raid = state.raid
        self.counter = state.counter
        self.counter_card = state.counter_card
        self.side = state.side
        self.row = state.row
        self.shown = tuple(state.shown)
        self.on_top = tuple(state.on_top)
        self.position = state.position
        self.limit = state.limit
        self.trolls = state.trolls
        self.storm_on = state.storm_on
        self.storm_left = state.storm_left


def position_from(view: AlthingOpenView) -> AlthingPosition:
    """The position again, but for what is Secret."""
    state = AlthingPosition(view.setting)
    state.epic = view.epic
    state.foe = view.foe
    state.to_act = view.to_act
    state.active = view.active
    state.round = view.round
    state.crossed = view.crossed
    state.actions = view.actions
    state.exchanges = view.exchanges
    state.ending = view.ending
    state.seasoned = view.seasoned
    state.shortage = view.shortage
    state.lender = view.lender
    state.open_loan = view.open_loan
    state.played = view.played
    state.symbol = view.symbol
    state.target = view.target
    state.raid = view.raid
    state.counter = view.counter
    state.counter_card = view.counter_card
    state.side = view.side
    state.row = view.row
    state.shown = list(view.shown)
    state.on_top = list(view.on_top)
    state.position = view.position
    state.limit = view.limit
    state.trolls = view.trolls
    state.storm_on = view.storm_on
    state.storm_left = view.storm_left
    return state
