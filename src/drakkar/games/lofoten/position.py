"""Made from state.py by scripts/make_positions.py (`make fix`): all that is done field by field."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from mypy_extensions import mypyc_attr

from drakkar.games.lofoten.setting import Setting
from drakkar.games.lofoten.state import LofotenState
from drakkar.kernel.engine import compiled
from drakkar.kernel.game import View


@final
class LofotenPosition(LofotenState):
    """A position that can be copied and told from others."""

    __slots__ = ()

    def clone(self) -> LofotenPosition:
        other = LofotenPosition(self.setting)
        other.to_act = self.to_act
        other.phase = self.phase
        other.back = self.back
        other.turn = self.turn
        other.extra = self.extra
        other.bought = self.bought
        other.left = self.left
        other.last = self.last
        other.improved = self.improved
        other.side = self.side
        other.moves = self.moves
        other.power = self.power
        other.uses = self.uses
        other.drawn = self.drawn
        other.held = self.held
        other.ship = self.ship
        other.storing = self.storing
        other.coins = self.coins.copy()
        other.area = self.area.copy()
        other.top = self.top.copy()
        other.order = self.order.copy()
        other.cargo = self.cargo.copy()
        other.upgraded = self.upgraded.copy()
        other.hand = self.hand.copy()
        other.since = self.since.copy()
        other.epoch = self.epoch
        other.deck = self.deck
        other.discards = self.discards.copy()
        other.market = self.market.copy()
        other.piles = self.piles.copy()
        other.tops = self.tops.copy()
        other.unseen = self.unseen.copy()
        other.unseen_goods = self.unseen_goods.copy()
        other.removed = self.removed.copy()
        other.stored = self.stored.copy()
        other.flipped = self.flipped.copy()
        other.count = self.count.copy()
        other.assigned = self.assigned.copy()
        other.jarl = self.jarl.copy()
        other.attached = self.attached.copy()
        return other

    def __reduce__(self) -> tuple[object, ...]:
        return LofotenPosition, (self.setting,), self.__getstate__()

    def key(self) -> tuple[object, ...]:
        return (
            *self.setting.key(),
            self.to_act,
            (self.phase, self.back, self.turn, self.extra, self.bought, self.left, self.last),
            (self.improved, self.side, self.moves, self.power, self.uses),
            (self.drawn, self.held, self.ship, self.storing),
            bytes(self.coins),
            bytes(self.area),
            bytes(self.top),
            bytes(self.order),
            tuple(self.cargo),
            bytes(self.upgraded),
            bytes(self.hand),
            bytes(self.since),
            self.epoch,
            self.deck.items,
            bytes(self.discards),
            bytes(self.market),
            bytes(self.piles),
            bytes(self.tops),
            bytes(self.unseen),
            bytes(self.unseen_goods),
            bytes(self.removed),
            bytes(self.stored),
            bytes(self.flipped),
            bytes(self.count),
            bytes(self.assigned),
            bytes(self.jarl),
            bytes(self.attached),
        )


# Else what is made without its `__init__`, as a pickled one is made again, could not be made at all.
@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(init=False)
class LofotenOpenView(View):
    """What is the same for all viewers; fields are explained in the state."""

    # A dictionary of so many attributes is slow to fill. Compiled there is none, and slots forbid subclasses.
    __slots__ = (
        ()
        if compiled()
        else (
            "area",
            "assigned",
            "attached",
            "back",
            "bought",
            "cargo",
            "coins",
            "count",
            "discards",
            "epoch",
            "extra",
            "flipped",
            "held",
            "improved",
            "jarl",
            "last",
            "left",
            "market",
            "moves",
            "order",
            "phase",
            "piles",
            "power",
            "removed",
            "setting",
            "ship",
            "side",
            "since",
            "stored",
            "storing",
            "top",
            "tops",
            "turn",
            "unseen",
            "unseen_goods",
            "upgraded",
            "uses",
        )
    )

    setting: Setting
    phase: int
    back: int
    turn: int
    extra: bool
    bought: int
    left: int
    last: bool
    improved: bool
    side: int
    moves: int
    power: int
    uses: int
    held: int
    ship: int
    storing: tuple[int, ...]
    coins: bytes
    area: bytes
    top: bytes
    order: bytes
    cargo: tuple[tuple[int, ...], ...]
    upgraded: bytes
    since: bytes
    epoch: int
    discards: bytes
    market: bytes
    piles: bytes
    tops: bytes
    unseen: bytes
    unseen_goods: bytes
    removed: bytes
    stored: bytes
    flipped: bytes
    count: bytes
    assigned: bytes
    jarl: bytes
    attached: bytes

    def __init__(self, state: LofotenState, viewer: int) -> None:
        self.viewer = viewer
        self.seats = state.setting.seats
        self.setting = state.setting
        self.to_act = state.to_act
        self.phase = state.phase
        self.back = state.back
        self.turn = state.turn
        self.extra = state.extra
        self.bought = state.bought
        self.left = state.left
        self.last = state.last
        self.improved = state.improved
        self.side = state.side
        self.moves = state.moves
        self.power = state.power
        self.uses = state.uses
        self.held = state.held
        self.ship = state.ship
        self.storing = state.storing
        self.coins = bytes(state.coins)
        self.area = bytes(state.area)
        self.top = bytes(state.top)
        self.order = bytes(state.order)
        self.cargo = tuple(state.cargo)
        self.upgraded = bytes(state.upgraded)
        self.since = bytes(state.since)
        self.epoch = state.epoch
        self.discards = bytes(state.discards)
        self.market = bytes(state.market)
        self.piles = bytes(state.piles)
        self.tops = bytes(state.tops)
        self.unseen = bytes(state.unseen)
        self.unseen_goods = bytes(state.unseen_goods)
        self.removed = bytes(state.removed)
        self.stored = bytes(state.stored)
        self.flipped = bytes(state.flipped)
        self.count = bytes(state.count)
        self.assigned = bytes(state.assigned)
        self.jarl = bytes(state.jarl)
        self.attached = bytes(state.attached)


def position_from(view: LofotenOpenView) -> LofotenPosition:
    """The position again, but for what is Secret."""
    state = LofotenPosition(view.setting)
    state.to_act = view.to_act
    state.phase = view.phase
    state.back = view.back
    state.turn = view.turn
    state.extra = view.extra
    state.bought = view.bought
    state.left = view.left
    state.last = view.last
    state.improved = view.improved
    state.side = view.side
    state.moves = view.moves
    state.power = view.power
    state.uses = view.uses
    state.held = view.held
    state.ship = view.ship
    state.storing = view.storing
    state.coins = bytearray(view.coins[:])
    state.area = bytearray(view.area[:])
    state.top = bytearray(view.top[:])
    state.order = bytearray(view.order[:])
    state.cargo = list(view.cargo)
    state.upgraded = bytearray(view.upgraded[:])
    state.since = bytearray(view.since[:])
    state.epoch = view.epoch
    state.discards = bytearray(view.discards[:])
    state.market = bytearray(view.market[:])
    state.piles = bytearray(view.piles[:])
    state.tops = bytearray(view.tops[:])
    state.unseen = bytearray(view.unseen[:])
    state.unseen_goods = bytearray(view.unseen_goods[:])
    state.removed = bytearray(view.removed[:])
    state.stored = bytearray(view.stored[:])
    state.flipped = bytearray(view.flipped[:])
    state.count = bytearray(view.count[:])
    state.assigned = bytearray(view.assigned[:])
    state.jarl = bytearray(view.jarl[:])
    state.attached = bytearray(view.attached[:])
    return state
