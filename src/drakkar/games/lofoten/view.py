"""What one seat knows: all but the other hand, the deck's order and the tiles never turned (clause 2.9)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from drakkar.games.lofoten.pieces import HAND, NONE, SEATS
from drakkar.games.lofoten.rules.hand import DECK
from drakkar.games.lofoten.setting import Setting
from drakkar.games.lofoten.state import LofotenState
from drakkar.kernel.chance import Chance
from drakkar.kernel.game import OVER, View
from drakkar.kernel.pool import Pool

# In place of a card that the viewer may not know.
HIDDEN: Final = 254


@dataclass(init=False)
class LofotenView(View):
    """Fields as in the state, where each is explained, but for these.

    `hand` and `drawn` are HIDDEN where the viewer may not know the card. `unknown` are the cards of this
    deck and, of the hidden ones, those drawn from it; `older` those hidden ones drawn from each deck before:
    that deck being empty, whoever can count knows them, though not which is which.
    """

    setting: Setting
    phase: int
    back: int
    turn: int
    extra: bool
    bought: bool
    left: int
    last: bool
    improved: bool
    side: int
    moves: int
    power: int
    uses: int
    drawn: int
    held: int
    ship: int
    storing: tuple[int, ...]
    coins: bytes
    area: bytes
    top: bytes
    order: bytes
    cargo: tuple[tuple[int, ...], ...]
    upgraded: bytes
    hand: bytes
    since: bytes
    epoch: int
    unknown: tuple[int, ...]
    older: tuple[tuple[int, ...], ...]
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
        self.seats = SEATS
        self.to_act = state.to_act
        self.setting = state.setting
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
        self._hide(state, viewer)

    def _hide(self, state: LofotenState, viewer: int) -> None:
        """The cards: at the end of the match all hands are shown."""
        hand = state.hand.copy()
        by_deck: list[list[int]] = [[] for _ in range(state.epoch + 1)]
        by_deck[state.epoch] = list(state.deck.items)
        self.drawn = state.drawn
        if state.to_act != OVER:
            for slot in range(SEATS * HAND):
                if slot // HAND != viewer and hand[slot] != NONE:
                    by_deck[state.since[slot]].append(hand[slot])
                    hand[slot] = HIDDEN
            if state.drawn != NONE and state.to_act != viewer:
                by_deck[state.epoch].append(state.drawn)
                self.drawn = HIDDEN
        self.hand = bytes(hand)
        self.older = tuple([tuple(sorted(cards)) for cards in by_deck[:-1]])
        self.unknown = tuple(sorted(by_deck[-1]))


def determinize(view: LofotenView, chance: Chance) -> LofotenState:
    """A position the viewer cannot tell from the true one: each deck's hidden cards are dealt at random."""
    state = LofotenState(view.setting)
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
    state.drawn = view.drawn
    state.held = view.held
    state.ship = view.ship
    state.storing = view.storing
    # Through `[:]`, which copies nothing, mypyc makes a bytearray twice as fast.
    state.coins = bytearray(view.coins[:])
    state.area = bytearray(view.area[:])
    state.top = bytearray(view.top[:])
    state.order = bytearray(view.order[:])
    state.cargo = list(view.cargo)
    state.upgraded = bytearray(view.upgraded[:])
    state.hand = bytearray(view.hand[:])
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
    _deal_hidden(state, view, chance)
    return state


def _deal_hidden(state: LofotenState, view: LofotenView, chance: Chance) -> None:
    pools = [Pool(cards, DECK, ascending=True) for cards in (*view.older, view.unknown)]
    for slot in range(SEATS * HAND):
        if view.hand[slot] == HIDDEN:
            deck = view.since[slot]
            state.hand[slot], pools[deck] = pools[deck].draw(chance)
    if view.drawn == HIDDEN:
        state.drawn, pools[-1] = pools[-1].draw(chance)
    state.deck = pools[-1]
