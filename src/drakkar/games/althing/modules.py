"""What the modules add to a position: clones share it until one of them changes it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from drakkar.games.althing.pieces import NONE
from drakkar.kernel.travel import record

_BYTES: Final[tuple[bytes, ...]] = tuple([bytes([value]) for value in range(256)])


@final
@dataclass(init=False)
class Modules:
    """Copied before it is changed. NONE where there is nothing; tuples are by seat where it is said."""

    # Before the first phase: Hela cards still to be dealt and that in hand; the decks composed, by seat.
    hela_deck: tuple[int, ...]
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

    def copy(self) -> Modules:
        other = Modules()
        other.hela_deck = self.hela_deck
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
            (self.hela_deck, self.hela_card, self.picked, self.chosen),
            (self.guest, self.given, self.taken, self.rewarder, self.origin, self.doubled),
            (self.stone, self.laid, self.fresh, self.ill, self.cleared, self.pending, self.out),
        )


def no_modules(seats: int, hela_deck: tuple[int, ...]) -> Modules:
    """Before anything has happened."""
    nothing = (NONE,) * seats
    modules = Modules()
    modules.hela_deck = hela_deck
    modules.hela_card = NONE
    modules.picked = ()
    modules.chosen = ((),) * seats
    modules.guest = NONE
    modules.given = NONE
    modules.taken = ()
    modules.rewarder = NONE
    modules.origin = 0
    modules.doubled = NONE
    modules.stone = nothing
    modules.laid = nothing
    modules.fresh = False
    modules.ill = (0,) * seats
    modules.cleared = False
    modules.pending = ()
    modules.out = ()
    return modules


@final
@dataclass(frozen=True)
class Foe:
    """Thorfinn, but for what he has like a player: place, hand and Trolls."""

    deck: tuple[int, ...]  # his cards by number, in no order
    card: int  # that of the round
    trolls: int  # of the player, on top of his deck

    def __reduce__(self) -> tuple[object, ...]:
        return record(self)

    def key(self) -> tuple[object, ...]:
        return (self.deck, self.card, self.trolls)


def replaced(values: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    """The values with another one at this place."""
    changed = list(values)
    changed[at] = value
    return tuple(changed)


def with_byte(values: bytes, at: int, value: int) -> bytes:
    """The same for values that are bytes."""
    return values[:at] + _BYTES[value] + values[at + 1 :]
