"""What one seat knows: all but the other hand, the deck's order and the tiles never turned (clause 2.9)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from drakkar.games.lofoten.pieces import HAND, NONE, SEATS
from drakkar.games.lofoten.position import LofotenOpenView, position_from
from drakkar.games.lofoten.rules.hand import DECK
from drakkar.games.lofoten.state import LofotenState
from drakkar.kernel.chance import Chance
from drakkar.kernel.game import OVER
from drakkar.kernel.pool import Pool

# In place of a card that the viewer may not know.
HIDDEN: Final = 254


@mypyc_attr(allow_interpreted_subclasses=True)  # as what it is made of
@dataclass(init=False)
class LofotenView(LofotenOpenView):
    """What all see, and what the viewer knows of the cards.

    `hand` and `drawn` are HIDDEN where the viewer may not know the card. `unknown` are the cards of this
    deck and, of the hidden ones, those drawn from it; `older` those hidden ones drawn from each deck before:
    that deck being empty, whoever can count knows them, though not which is which.
    """

    drawn: int
    hand: bytes
    unknown: tuple[int, ...]
    older: tuple[tuple[int, ...], ...]

    def __init__(self, state: LofotenState, viewer: int) -> None:
        super().__init__(state, viewer)
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
    state = position_from(view)
    state.drawn = view.drawn
    state.hand = bytearray(view.hand[:])
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
