# mypyc: skip
"""What can happen in a match of Althing.

`seat` is who does it, `whom` the other seat concerned. Cards are named by their kind; where a viewer may not
know a card, it is "", and a tuple of such cards is empty. Slots, rounds and positions are counted from 1,
positions by crossings made; a place is where a card of the epic lies. Choosing a goal and pledging cards for
it is nobody else's business: it has no events before it is confirmed. Those of the modules are in
events_modules.py; against Thorfinn `whom`, and `seat` of all that he does, may be 1, which is him.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from drakkar.kernel.events import Event
from drakkar.kernel.secrecy import (
    OWN,
    PUBLIC,
    SHOWN,
    TURNED,
    Drawn,
    Own,
    Public,
    Shown,
    Turned,
    known_to,
)

PAIR: Final = known_to("seat", "whom")


# ---- phases


@dataclass
class PhaseBegan(Event):
    """`storm` is "", stormur or ovedur: the worst one that lies before the seat."""

    seat: Public[int]
    round: Public[int]
    storm: Public[str]


@dataclass
class CardDropped(Event):
    """Face down."""

    seat: Public[int]
    card: Own[str]


@dataclass
class CardsDrawn(Event):
    seat: Public[int]
    number: Public[int]
    cards: Drawn[tuple[str, ...]]


@dataclass
class DeckReshuffled(Event):
    """The discard pile of so many cards is the seat's new deck."""

    seat: Public[int]
    number: Public[int]


@dataclass
class HandLimitRaised(Event):
    """By a step with the symbol Seasoned: the seat now draws up to so many cards, the others soon."""

    seat: Public[int]
    number: Public[int]


# ---- recruiting and crossing


@dataclass
class CardsRecruited(Event):
    """`paid` are cards of the hand, `borrowed` the card of another or of the assembly, "" without one."""

    seat: Public[int]
    cards: Public[tuple[str, ...]]
    paid: Shown[tuple[str, ...]]
    borrowed: Public[str]


@dataclass
class StepCrossed(Event):
    """`position` counts the crossings made; `paid` and `borrowed` as for CardsRecruited."""

    seat: Public[int]
    step: Public[str]
    face: Public[str]
    position: Public[int]
    paid: Shown[tuple[str, ...]]
    borrowed: Public[str]


@dataclass
class AssemblyRefilled(Event):
    """Cards new in the assembly, in the order in which they came."""

    cards: Turned[tuple[str, ...]]


# ---- symbols and answers


@dataclass
class SymbolPlayed(Event):
    """`borrowed` if it is a card of another or of the assembly."""

    seat: Public[int]
    card: Shown[str]
    symbol: Public[str]
    borrowed: Public[bool]


@dataclass
class TargetChosen(Event):
    """`reserve` if the axe is aimed at the card lying there."""

    seat: Public[int]
    whom: Public[int]
    symbol: Public[str]
    reserve: Public[bool]


@dataclass
class DodgePlayed(Event):
    """`symbol` is the dodge's; `against` what it stops: a ruse, a shortage or a cursed Troll of `whom`, or
    its counter-attack. `stone` if the card lay on the seat's invocation stone. On a cursed step `whom` is the
    seat."""

    seat: Public[int]
    whom: Public[int]
    card: Shown[str]
    symbol: Public[str]
    against: Public[str]
    stone: Public[bool] = False


@dataclass
class CounterPlayed(Event):
    """`symbol` is the ruse's; `against` the providence of `whom` that it stops; `stone` as for
    DodgePlayed."""

    seat: Public[int]
    whom: Public[int]
    card: Shown[str]
    symbol: Public[str]
    against: Public[str]
    stone: Public[bool] = False


@dataclass
class AnswerDeclined(Event):
    """The seat lets it happen; whether it could have answered, nobody learns."""

    seat: Public[int]


@dataclass
class CardStolen(Event):
    """By an axe; `whom` is the victim. `reserve` if it lay open there; `open` if the hand is, as Thorfinn's.

    The others see at least, where Trolls are cowardly, that it is none.
    """

    fact = TURNED.when("reserve", PUBLIC)
    seat: Public[int]
    whom: Public[int]
    card: Annotated[str, PAIR.when("reserve", PUBLIC).when("open", PUBLIC)]
    reserve: Public[bool]
    open: Public[bool] = False


@dataclass
class StolenCardUnused(Event):
    """It lies on the discard pile of `whom`; `reserve` as for CardStolen."""

    seat: Public[int]
    whom: Public[int]
    card: Annotated[str, PAIR.when("reserve", PUBLIC)]
    reserve: Public[bool]


@dataclass
class TrollFled(Event):
    """Drawn by the axe of `seat`, the Troll of `whom` went home (option cowardly_troll)."""

    fact = TURNED
    seat: Public[int]
    whom: Public[int]


@dataclass
class TrollPlaced(Event):
    """A Troll of the seat lies on the deck of `whom`."""

    seat: Public[int]
    whom: Public[int]


@dataclass
class TrollSentHome(Event):
    """From the seat's own deck to `whom` it belongs to; the deck is shuffled."""

    fact = SHOWN
    seat: Public[int]
    whom: Public[int]


@dataclass
class NoTrollFound(Event):
    """In the seat's own deck, which is shuffled."""

    fact = SHOWN
    seat: Public[int]


@dataclass
class StormRaised(Event):
    """The storm Troll of the seat lies before `whom`, on the face Stormur."""

    seat: Public[int]
    whom: Public[int]


@dataclass
class StormTurned(Event):
    """The storm Troll of the seat before `whom` shows the face Ovedur now."""

    seat: Public[int]
    whom: Public[int]


@dataclass
class StormPassed(Event):
    """The storm Troll is back with its seat; it lay before `whom`."""

    seat: Public[int]
    whom: Public[int]


@dataclass
class CardsPlotted(Event):
    """Under the assembly deck, the first one higher; the slots are those where they lay."""

    seat: Public[int]
    cards: Public[tuple[str, ...]]
    slots: Public[tuple[int, ...]]


@dataclass
class LabourerHired(Event):
    """Borrowed from the assembly for one action."""

    seat: Public[int]
    card: Public[str]
    slot: Public[int]


@dataclass
class LabourerUnused(Event):
    """The borrowed day labourer lies under the assembly deck."""

    seat: Public[int]
    card: Public[str]


@dataclass
class CardsLookedAt(Event):
    """The top cards of the assembly deck."""

    seat: Public[int]
    number: Public[int]
    cards: Drawn[tuple[str, ...]]


@dataclass
class CardExchanged(Event):
    """`card` now lies in the slot of the assembly, instead of `taken`."""

    seat: Public[int]
    slot: Public[int]
    card: Shown[str]
    taken: Public[str]


@dataclass
class CardsStacked(Event):
    """`side` of the assembly deck: above or below; the cards in the order in which they will be drawn."""

    seat: Public[int]
    side: Public[str]
    number: Public[int]
    cards: Own[tuple[str, ...]]


# ---- the reserve


@dataclass
class CardStored(Event):
    """`open` with four players."""

    seat: Public[int]
    card: Annotated[str, OWN.when("open", SHOWN)]
    open: Public[bool]


@dataclass
class ReserveFetched(Event):
    """`taken` to the hand, `dropped` to the discard pile."""

    seat: Public[int]
    taken: Annotated[str, OWN.when("open", PUBLIC)]
    dropped: Own[str]
    open: Public[bool]


@dataclass
class ReserveSwapped(Event):
    """`taken` to the hand, `card` to the reserve."""

    seat: Public[int]
    taken: Annotated[str, OWN.when("open", PUBLIC)]
    card: Annotated[str, OWN.when("open", SHOWN)]
    open: Public[bool]


@dataclass
class ReserveTraded(Event):
    """`taken` from the reserve of the partner `whom` to the hand, `card` left there."""

    seat: Public[int]
    whom: Public[int]
    taken: Public[str]
    card: Shown[str]


# ---- the end


@dataclass
class EndReached(Event):
    """The seat stands on the last card. With two or three players the round is still completed."""

    seat: Public[int]


@dataclass
class MatchStalled(Event):
    """The safety limit ends a match that gets nowhere (clause 11.5)."""

    rounds: Public[int]


@dataclass
class MatchEnded(Event):
    """All that was hidden is shown."""

    fact = TURNED
    winners: Public[tuple[int, ...]]
