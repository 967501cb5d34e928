"""What the modules add to a position: clones share it until one of them changes it."""

from __future__ import annotations

from typing import final

from drakkar.games.althing.pieces import NONE
from drakkar.kernel.pool import Pool


@final
class Modules:
    """Copied before it is changed. NONE where there is nothing; tuples are by seat where it is said."""

    __slots__ = (
        "chosen",
        "cleared",
        "doubled",
        "fresh",
        "given",
        "guest",
        "hela_card",
        "hela_deck",
        "ill",
        "laid",
        "origin",
        "out",
        "pending",
        "picked",
        "rewarder",
        "stone",
        "taken",
    )

    # Before the first phase: Hela cards still to be dealt and that in hand; the decks composed, by seat.
    hela_deck: Pool
    hela_card: int
    picked: tuple[int, ...]
    chosen: tuple[tuple[int, ...], ...]
    # The assembly: its unexpected card.
    guest: int
    # By demobilised: the card given, and the slots taken from, in order.
    given: int
    taken: tuple[int, ...]
    # In a payment: the card played for a reward, where it is from, and that whose nuggets count twice.
    rewarder: int
    origin: int
    doubled: int
    # By seat: the lower and the upper card of its invocation stone; the active seat's may be new.
    stone: tuple[int, ...]
    laid: tuple[int, ...]
    fresh: bool
    # By seat: its illness, 1 in the phase in which it was played, 2 while it lies on the assembly.
    ill: tuple[int, ...]
    cleared: bool  # the active seat recruits in spite of its step
    pending: tuple[int, ...]  # effects of a step, or of Thorfinn's card, still to come
    out: tuple[int, ...]  # cards out of the game

    def __init__(self, seats: int, hela_deck: Pool) -> None:
        self.hela_deck = hela_deck
        self.hela_card = NONE
        self.picked = ()
        self.chosen = ((),) * seats
        self.guest = NONE
        self.given = NONE
        self.taken = ()
        self.rewarder = NONE
        self.origin = 0
        self.doubled = NONE
        self.stone = (NONE,) * seats
        self.laid = (NONE,) * seats
        self.fresh = False
        self.ill = (0,) * seats
        self.cleared = False
        self.pending = ()
        self.out = ()

    def copy(self) -> Modules:
        other = Modules(0, self.hela_deck)
        other.hela_card = self.hela_card
        other.picked = self.picked
        other.chosen = self.chosen
        other.guest = self.guest
        other.given = self.given
        other.taken = self.taken
        other.rewarder = self.rewarder
        other.origin = self.origin
        other.doubled = self.doubled
        other.stone = self.stone
        other.laid = self.laid
        other.fresh = self.fresh
        other.ill = self.ill
        other.cleared = self.cleared
        other.pending = self.pending
        other.out = self.out
        return other

    def key(self) -> tuple[object, ...]:
        return (
            (self.hela_deck.items, self.hela_card, self.picked, self.chosen),
            (self.guest, self.given, self.taken, self.rewarder, self.origin, self.doubled),
            (self.stone, self.laid, self.fresh, self.ill, self.cleared, self.pending, self.out),
        )


@final
class Foe:
    """Thorfinn, but for what he has like a player: place, hand and Trolls. Copied before a change."""

    __slots__ = ("card", "deck", "trolls")

    deck: Pool  # his cards by number
    card: int  # that of the round
    trolls: int  # of the player, on top of his deck

    def __init__(self, deck: Pool, card: int, trolls: int) -> None:
        self.deck = deck
        self.card = card
        self.trolls = trolls

    def key(self) -> tuple[object, ...]:
        return (self.deck.items, self.card, self.trolls)


def replaced(values: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    """The values with another one at this place."""
    return (*values[:at], value, *values[at + 1 :])
