"""A position of Lofoten."""

from __future__ import annotations

from typing import Final, final

from drakkar.games.lofoten.pieces import NONE
from drakkar.games.lofoten.setting import Setting
from drakkar.kernel.game import State
from drakkar.kernel.pool import Pool

# What the seat to act is asked.
STARTING: Final = 0
ACTION: Final = 1
MOVING: Final = 2
POWER: Final = 3
STORING: Final = 4
LOADING: Final = 5
DRAWING: Final = 6
PILING: Final = 7
PLACING: Final = 8
CLOSING: Final = 9
ATTACHING: Final = 10
SEIZING: Final = 11
FLIPPING: Final = 12
UNLOADING: Final = 13
PHASES: Final = (
    "starting",
    "action",
    "moving",
    "power",
    "storing",
    "loading",
    "drawing",
    "pile",
    "area",
    "closing",
    "attaching",
    "seizing",
    "flipping",
    "unloading",
)


@final
class LofotenState(State):
    """Bytes, flat over the seats, for what changes often and clones copy; NONE where there is nothing."""

    __slots__ = (
        "area",
        "assigned",
        "attached",
        "back",
        "bought",
        "cargo",
        "coins",
        "count",
        "deck",
        "discards",
        "drawn",
        "epoch",
        "extra",
        "flipped",
        "hand",
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

    setting: Setting
    phase: int
    back: int  # the phase that goes on after storing or loading
    turn: int  # turns begun, extra ones included
    extra: bool  # this turn was bought
    bought: bool  # another turn was bought, to follow this one
    left: int  # regular turns to come after this one; NONE before the end is triggered
    last: bool  # this turn ends with its action phase (clause 9.2)
    improved: bool  # a longship was upgraded this turn
    side: int  # of the side card played: 0 left, 1 right
    moves: int  # left of it
    power: int  # of the middle card played
    uses: int  # left of it
    drawn: int  # the card not yet put into the hand
    held: int  # the tile not yet put on the market
    ship: int  # the longship being upgraded or unloaded, while its player chooses what with or where to
    storing: tuple[int, ...]  # tiles that wait for a warehouse, the same good
    coins: bytearray  # by seat
    area: bytearray  # by seat: where the fleet is, from 0
    top: bytearray  # by seat: the arm that faces the market
    order: bytearray  # by seat × 4 + arm: card
    cargo: list[tuple[int, ...]]  # by seat × 4 + arm: tiles aboard
    upgraded: bytearray  # by seat: bits of the upgraded longships
    hand: bytearray  # by seat × 3 + position: card; with two cards the third is NONE
    since: bytearray  # by seat × 3 + position: the deck that the card was drawn from, in `epoch`s
    epoch: int  # reshuffles so far; whoever can count knows what was in older decks
    deck: Pool
    discards: bytearray  # by card: how many
    market: bytearray  # by area: tile
    piles: bytearray  # by pile: tiles
    tops: bytearray  # by pile: the good that its top tile's back shows
    unseen: bytearray  # by tile: how many were never turned, in both piles together
    unseen_goods: bytearray  # by good: the same
    removed: bytearray  # by tile: how many are out of the game
    stored: bytearray  # by seat × 24 + tile: how many lie face up in the warehouses
    flipped: bytearray  # by seat × 24 + tile: how many lie face down
    count: bytearray  # by seat × 4 + good: tiles stored, face up or down
    assigned: bytearray  # by good: its warehouse
    jarl: bytearray  # by seat: which of the two Jarls in play
    attached: bytearray  # by seat: the warehouse of one's Jarl

    def __init__(self, setting: Setting) -> None:
        self.setting = setting

    def clone(self) -> LofotenState:
        other = LofotenState(self.setting)
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

    def key(self) -> tuple[object, ...]:
        setting = self.setting
        return (
            tuple(sorted(setting.options.items())),
            setting.first,
            setting.longship,
            tuple(card.id for card in setting.warehouses),
            tuple(jarl.id for jarl in setting.jarls),
            tuple(face.id for face in setting.requirements),
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


def reserve(state: LofotenState) -> int:
    """Coins in nobody's hands."""
    return state.setting.components.coins - state.coins[0] - state.coins[1]


def ending(state: LofotenState) -> bool:
    """Whether the end has been triggered (clause 9.1)."""
    return state.left != NONE
