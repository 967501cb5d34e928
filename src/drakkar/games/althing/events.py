"""What can happen in a match of Althing.

`seat` is who does it, `whom` the other seat concerned. Cards are named by their kind; where a viewer may not
know a card, it is "", and a tuple of such cards is empty. Slots, rounds and positions are counted from 1,
positions by crossings made; a place is where a card of the epic lies. Choosing a goal and pledging cards for
it is nobody else's business: it has no events before it is confirmed. Those of the modules are in
events_modules.py; against Thorfinn `whom`, and `seat` of what he does, may be 1, which is him.
"""

from __future__ import annotations

from dataclasses import dataclass

from drakkar.games.althing.pieces import EVERY_SEAT
from drakkar.kernel.events import Event


def others(seat: int) -> int:
    """Bits of all the other seats."""
    return EVERY_SEAT & ~(1 << seat)


# ---- phases


@dataclass
class PhaseBegan(Event):
    """`storm` is "", stormur or ovedur: the worst one that lies before the seat."""

    seat: int
    round: int
    storm: str


@dataclass
class CardDropped(Event):
    """Face down: only the seat knows which."""

    seat: int
    card: str


@dataclass
class CardsDrawn(Event):
    """Only the seat knows which."""

    seat: int
    number: int
    cards: tuple[str, ...]

    def told(self) -> int:
        return 1 << self.seat


@dataclass
class DeckReshuffled(Event):
    """The discard pile of so many cards is the seat's new deck."""

    seat: int
    number: int


@dataclass
class HandLimitRaised(Event):
    """By a step with the symbol Seasoned: the seat now draws up to so many cards, the others soon."""

    seat: int
    number: int


# ---- recruiting and crossing


@dataclass
class CardsRecruited(Event):
    """`paid` are cards of the hand, `borrowed` the card of another or of the assembly, "" without one."""

    seat: int
    cards: tuple[str, ...]
    paid: tuple[str, ...]
    borrowed: str

    def told(self) -> int:
        return others(self.seat)


@dataclass
class StepCrossed(Event):
    """`position` counts the crossings made; `paid` and `borrowed` as for CardsRecruited."""

    seat: int
    step: str
    face: str
    position: int
    paid: tuple[str, ...]
    borrowed: str

    def told(self) -> int:
        return others(self.seat)


@dataclass
class AssemblyRefilled(Event):
    """Cards new in the assembly, in the order in which they came."""

    cards: tuple[str, ...]

    def told(self) -> int:
        return EVERY_SEAT


# ---- symbols and answers


@dataclass
class SymbolPlayed(Event):
    """`borrowed` if it is a card of another or of the assembly."""

    seat: int
    card: str
    symbol: str
    borrowed: bool

    def told(self) -> int:
        return others(self.seat)


@dataclass
class TargetChosen(Event):
    """`reserve` if the axe is aimed at the card lying there."""

    seat: int
    whom: int
    symbol: str
    reserve: bool


@dataclass
class DodgePlayed(Event):
    """`symbol` is the dodge's; `against` what it stops: a ruse, a shortage or a cursed Troll of `whom`, or
    its counter-attack. `stone` if the card lay on the seat's invocation stone. On a cursed step `whom` is the
    seat."""

    seat: int
    whom: int
    card: str
    symbol: str
    against: str
    stone: bool = False

    def told(self) -> int:
        return others(self.seat)


@dataclass
class CounterPlayed(Event):
    """`symbol` is the ruse's; `against` the providence of `whom` that it stops; `stone` as for
    DodgePlayed."""

    seat: int
    whom: int
    card: str
    symbol: str
    against: str
    stone: bool = False

    def told(self) -> int:
        return others(self.seat)


@dataclass
class AnswerDeclined(Event):
    """The seat lets it happen; whether it could have answered, nobody learns."""

    seat: int


@dataclass
class CardStolen(Event):
    """By an axe; `whom` is the victim. From the hand only the two know it, unless that hand is `open` as
    Thorfinn's is; the reserve is open.

    The others see at least, where Trolls are cowardly, that it is none.
    """

    seat: int
    whom: int
    card: str
    reserve: bool
    open: bool = False

    def told(self) -> int:
        return 0 if self.reserve else EVERY_SEAT


@dataclass
class StolenCardUnused(Event):
    """It lies on the discard pile of `whom`; only the two know it, unless it lay in an open reserve."""

    seat: int
    whom: int
    card: str
    reserve: bool


@dataclass
class TrollFled(Event):
    """Drawn by the axe of `seat`, the Troll of `whom` went home (option cowardly_troll)."""

    seat: int
    whom: int

    def told(self) -> int:
        return EVERY_SEAT


@dataclass
class TrollPlaced(Event):
    """A Troll of the seat lies on the deck of `whom`."""

    seat: int
    whom: int


@dataclass
class TrollSentHome(Event):
    """From the seat's own deck to `whom` it belongs to; the deck is shuffled."""

    seat: int
    whom: int

    def told(self) -> int:
        return others(self.seat)


@dataclass
class NoTrollFound(Event):
    """In the seat's own deck, which is shuffled."""

    seat: int

    def told(self) -> int:
        return others(self.seat)


@dataclass
class StormRaised(Event):
    """The storm Troll of the seat lies before `whom`, on the face Stormur."""

    seat: int
    whom: int


@dataclass
class StormTurned(Event):
    """The storm Troll of the seat before `whom` shows the face Ovedur now."""

    seat: int
    whom: int


@dataclass
class StormPassed(Event):
    """The storm Troll is back with its seat; it lay before `whom`."""

    seat: int
    whom: int


@dataclass
class CardsPlotted(Event):
    """Under the assembly deck, the first one higher; the slots are those where they lay."""

    seat: int
    cards: tuple[str, ...]
    slots: tuple[int, ...]


@dataclass
class LabourerHired(Event):
    """Borrowed from the assembly for one action."""

    seat: int
    card: str
    slot: int


@dataclass
class LabourerUnused(Event):
    """The borrowed day labourer lies under the assembly deck."""

    seat: int
    card: str


@dataclass
class CardsLookedAt(Event):
    """The top cards of the assembly deck; only the seat knows which."""

    seat: int
    number: int
    cards: tuple[str, ...]

    def told(self) -> int:
        return 1 << self.seat


@dataclass
class CardExchanged(Event):
    """`card` now lies in the slot of the assembly, instead of `taken`."""

    seat: int
    slot: int
    card: str
    taken: str

    def told(self) -> int:
        return others(self.seat)


@dataclass
class CardsStacked(Event):
    """`side` of the assembly deck: above or below; the cards in the order in which they will be drawn, which
    only the seat knows."""

    seat: int
    side: str
    number: int
    cards: tuple[str, ...]


# ---- the reserve


@dataclass
class CardStored(Event):
    """`open` with four players; else only the seat knows the card."""

    seat: int
    card: str
    open: bool

    def told(self) -> int:
        return others(self.seat) if self.open else 0


@dataclass
class ReserveFetched(Event):
    """`taken` to the hand, `dropped` to the discard pile, which only the seat knows; `taken` if `open`."""

    seat: int
    taken: str
    dropped: str
    open: bool


@dataclass
class ReserveSwapped(Event):
    """`taken` to the hand, `card` to the reserve; only the seat knows them unless `open`."""

    seat: int
    taken: str
    card: str
    open: bool

    def told(self) -> int:
        return others(self.seat) if self.open else 0


@dataclass
class ReserveTraded(Event):
    """`taken` from the reserve of the partner `whom` to the hand, `card` left there; all open."""

    seat: int
    whom: int
    taken: str
    card: str

    def told(self) -> int:
        return others(self.seat)


# ---- the end


@dataclass
class EndReached(Event):
    """The seat stands on the last card. With two or three players the round is still completed."""

    seat: int


@dataclass
class MatchStalled(Event):
    """The safety limit ends a match that gets nowhere (clause 11.5)."""

    rounds: int


@dataclass
class MatchEnded(Event):
    """All that was hidden is shown."""

    winners: tuple[int, ...]

    def told(self) -> int:
        return EVERY_SEAT
