"""What can happen in the modules of Althing: composed decks, Hela, the branching epic and Thorfinn."""

from __future__ import annotations

from dataclasses import dataclass

from drakkar.games.althing.events import others
from drakkar.games.althing.pieces import EVERY_SEAT
from drakkar.kernel.events import Event

# ---- before the first phase


@dataclass
class HelaDealt(Event):
    """The seat has this Hela card to place."""

    seat: int
    hela: str

    def told(self) -> int:
        return EVERY_SEAT


@dataclass
class HelaPlaced(Event):
    """Under the step at `place`, showing on its `side`, left or right."""

    seat: int
    hela: str
    place: int
    step: str
    side: str

    def told(self) -> int:
        return others(self.seat)


@dataclass
class LastCardTurned(Event):
    """A Hela card brought Seasoned to the epic, so it ends with the Althing (clause 2.4)."""

    step: str


@dataclass
class DeckComposed(Event):
    """All have composed their decks and show them."""

    seat: int
    cards: tuple[str, ...]

    def told(self) -> int:
        return EVERY_SEAT


# ---- the players' own cards


@dataclass
class GuestCame(Event):
    """By unexpected: the card lies beside the assembly, as slot 6."""

    seat: int
    card: str

    def told(self) -> int:
        return EVERY_SEAT


@dataclass
class GuestLeft(Event):
    """Nobody took it: it lies under the assembly deck."""

    seat: int
    card: str


@dataclass
class CardsDemobilised(Event):
    """`given` lies in the assembly, `cards` of these slots are in the hand of the seat instead."""

    seat: int
    given: str
    cards: tuple[str, ...]
    slots: tuple[int, ...]

    def told(self) -> int:
        return others(self.seat)


@dataclass
class RewardPlayed(Event):
    """`card` was played for the reward: the nuggets of `doubled` count twice in the payment that follows.

    `origin` of `card` is hand, borrowed or stone.
    """

    seat: int
    card: str
    doubled: str
    origin: str

    def told(self) -> int:
        return others(self.seat)


@dataclass
class HandRenewed(Event):
    """So many cards of the hand were discarded face down."""

    seat: int
    number: int


@dataclass
class StepTurned(Event):
    """By Heimdall: the step shows this face now. It cannot be taken back."""

    seat: int
    place: int
    step: str
    face: str

    def told(self) -> int:
        return EVERY_SEAT


@dataclass
class StepsSwitched(Event):
    """By Heimdall: `step`, which lay at `place`, and `other_step` at `other` changed places."""

    seat: int
    place: int
    step: str
    other: int
    other_step: str

    def told(self) -> int:
        return EVERY_SEAT


@dataclass
class StoneLaid(Event):
    """`laid` lies open on `card`: an invocation stone."""

    seat: int
    card: str
    laid: str

    def told(self) -> int:
        return others(self.seat)


@dataclass
class SymbolInvoked(Event):
    """The seat played a symbol of the card on its stone in its own phase; both cards are discarded."""

    seat: int
    card: str
    symbol: str


# ---- Hela


@dataclass
class HelaRevealed(Event):
    """The top card of the seat's deck went `fate`: out (of the game), assembly (on its deck) or discard."""

    seat: int
    card: str
    fate: str

    def told(self) -> int:
        return EVERY_SEAT


@dataclass
class TrollCursed(Event):
    """An own Troll of `whom` lies on the deck of `whom`; on a cursed step `seat` is `whom`."""

    seat: int
    whom: int


@dataclass
class WeatherCleared(Event):
    """Fair weather lets the seat recruit in this phase though its step forbids it."""

    seat: int


@dataclass
class IllnessSpread(Event):
    """By the illness of the seat the card of this slot of the assembly went under its deck."""

    seat: int
    card: str
    slot: int


@dataclass
class AssemblyShrunk(Event):
    """By the illness of a step the cards next to the deck went under it, the first one higher."""

    cards: tuple[str, ...]


# ---- Thorfinn


@dataclass
class ThorfinnRevealed(Event):
    """His card of the round: a to f, la to lc, or troll, which leaves the game while he does nothing."""

    card: str
    round: int

    def told(self) -> int:
        return EVERY_SEAT


@dataclass
class ThorfinnRecruited(Event):
    """He took the card of this slot into his hand."""

    card: str
    slot: int


@dataclass
class ShortageStruck(Event):
    """Nuggets, wood or bones count nothing in the phase of the seat."""

    seat: int
    resource: str


@dataclass
class CardStruck(Event):
    """By Thorfinn's axe the card went from the hand of the seat to its discard pile; only the seat
    knows it."""

    seat: int
    card: str

    def told(self) -> int:
        return EVERY_SEAT


@dataclass
class LootUnused(Event):
    """A card taken from Thorfinn and not used: it is out of the game, as it would be if it were used."""

    seat: int
    card: str


@dataclass
class ThorfinnClimbed(Event):
    """He stands at this step; `position` counts from Kattegat as for players."""

    step: str
    face: str
    position: int


@dataclass
class ThorfinnReshuffled(Event):
    """All his cards are his deck again."""

    number: int


@dataclass
class ThorfinnArrived(Event):
    """He stands on the last card first: the match is lost."""

    round: int
