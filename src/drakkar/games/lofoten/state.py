"""A position of Lofoten."""

from __future__ import annotations

from typing import Final

from drakkar.games.lofoten.pieces import NONE
from drakkar.games.lofoten.setting import Setting
from drakkar.kernel.game import Secret, State
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


class LofotenState(State):
    """Bytes, flat over the seats, for what changes often and clones copy; NONE where there is nothing."""

    setting: Setting

    # Together: the turn.
    phase: int
    back: int  # the phase that goes on after storing or loading
    turn: int  # turns begun, extra ones included
    extra: bool  # this turn was bought
    bought: int  # turns that were bought and follow this one
    left: int  # regular turns to come after this one; NONE before the end is triggered
    last: bool  # this turn ends with its action phase (clause 9.2)

    # Together: the action.
    improved: bool  # a longship was upgraded this turn
    side: int  # of the side card played this turn: 0 left, 1 right; else NONE
    moves: int  # left of it
    power: int  # of the middle card played
    uses: int  # left of it

    # Together: what is in hand.
    drawn: Secret[int]  # the card not yet put into the hand
    held: int  # the tile not yet put on the market
    ship: int  # the longship being upgraded or unloaded, while its player chooses what with or where to
    storing: tuple[int, ...]  # tiles that wait for a warehouse, the same good

    coins: bytearray  # by seat
    area: bytearray  # by seat: where the fleet is, from 0
    top: bytearray  # by seat: the arm that faces the market
    order: bytearray  # by seat × 4 + arm: card
    cargo: list[tuple[int, ...]]  # by seat × 4 + arm: tiles aboard
    upgraded: bytearray  # by seat: bits of the upgraded longships
    hand: Secret[bytearray]  # by seat × 3 + position: card; with two cards the third is NONE
    since: bytearray  # by seat × 3 + position: the deck that the card was drawn from, in `epoch`s
    epoch: int  # reshuffles so far; whoever can count knows what was in older decks
    deck: Secret[Pool]
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

    __slots__ = tuple(__annotations__)

    def __init__(self, setting: Setting) -> None:
        self.setting = setting


def reserve(state: LofotenState) -> int:
    """Coins in nobody's hands."""
    return state.setting.components.coins - state.coins[0] - state.coins[1]


def ending(state: LofotenState) -> bool:
    """Whether the end has been triggered (clause 9.1)."""
    return state.left != NONE
