"""What can happen in the modules of Althing: composed decks, Hela, the branching epic and Thorfinn."""

# mypyc: skip

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from drakkar.games.althing.pieces import THORFINN
from drakkar.kernel.events import Event
from drakkar.kernel.secrecy import SHOWN, TURNED, Public, Shown, Turned, known_to

# ---- before the first phase


@dataclass
class EpicLaid(Event):
    """The cards of the epic by their places; a face is "" where a card has only one."""

    steps: Turned[tuple[str, ...]]
    faces: Turned[tuple[str, ...]]


@dataclass
class HandsGiven(Event):
    """So everybody begins, for all to see (a part of the campaign)."""

    cards: Public[tuple[str, ...]]


@dataclass
class HelaDealt(Event):
    """The seat has this Hela card to place."""

    seat: Public[int]
    hela: Turned[str]


@dataclass
class HelaPlaced(Event):
    """Under the step at `place`, showing on its `side`, left or right."""

    fact = SHOWN
    seat: Public[int]
    hela: Public[str]
    place: Public[int]
    step: Public[str]
    side: Public[str]


@dataclass
class LastCardTurned(Event):
    """A Hela card brought Seasoned to the epic, so it ends with the Althing (clause 2.4)."""

    step: Public[str]


@dataclass
class DeckComposed(Event):
    """All have composed their decks and show them."""

    seat: Public[int]
    cards: Turned[tuple[str, ...]]


# ---- the players' own cards


@dataclass
class GuestCame(Event):
    """By unexpected: the card lies beside the assembly, as slot 6."""

    seat: Public[int]
    card: Turned[str]


@dataclass
class GuestLeft(Event):
    """Nobody took it: it lies under the assembly deck."""

    seat: Public[int]
    card: Public[str]


@dataclass
class CardsDemobilised(Event):
    """`given` lies in the assembly, `cards` of these slots are in the hand of the seat instead."""

    seat: Public[int]
    given: Shown[str]
    cards: Public[tuple[str, ...]]
    slots: Public[tuple[int, ...]]


@dataclass
class RewardPlayed(Event):
    """`card` was played for the reward: the nuggets of `doubled` count twice in the payment that follows.

    `origin` of `card` is hand, borrowed or stone.
    """

    seat: Public[int]
    card: Shown[str]
    doubled: Shown[str]
    origin: Public[str]


@dataclass
class HandRenewed(Event):
    """So many cards of the hand were discarded face down."""

    seat: Public[int]
    number: Public[int]


@dataclass
class StepTurned(Event):
    """By Heimdall: the step shows this face now. It cannot be taken back."""

    fact = TURNED
    seat: Public[int]
    place: Public[int]
    step: Public[str]
    face: Public[str]


@dataclass
class StepsSwitched(Event):
    """By Heimdall: `step`, which lay at `place`, and `other_step` at `other` changed places."""

    fact = TURNED
    seat: Public[int]
    place: Public[int]
    step: Public[str]
    other: Public[int]
    other_step: Public[str]


@dataclass
class StoneLaid(Event):
    """`laid` lies open on `card`: an invocation stone."""

    seat: Public[int]
    card: Shown[str]
    laid: Shown[str]


@dataclass
class SymbolInvoked(Event):
    """The seat played a symbol of the card on its stone in its own phase; both cards are discarded."""

    seat: Public[int]
    card: Public[str]
    symbol: Public[str]


# ---- Hela


@dataclass
class HelaRevealed(Event):
    """The top card of the seat's deck went `fate`: out (of the game), assembly (on its deck) or discard."""

    seat: Public[int]
    card: Turned[str]
    fate: Public[str]


@dataclass
class TrollCursed(Event):
    """An own Troll of `whom` lies on the deck of `whom`; on a cursed step `seat` is `whom`."""

    seat: Public[int]
    whom: Public[int]


@dataclass
class WeatherCleared(Event):
    """Fair weather lets the seat recruit in this phase though its step forbids it."""

    seat: Public[int]


@dataclass
class IllnessSpread(Event):
    """By the illness of the seat the card of this slot of the assembly went under its deck."""

    seat: Public[int]
    card: Public[str]
    slot: Public[int]


@dataclass
class AssemblyShrunk(Event):
    """By the illness of a step the cards next to the deck went under it, the first one higher."""

    cards: Public[tuple[str, ...]]


# ---- Thorfinn, whose deeds these are: `seat` is his number


@dataclass
class RoundBegan(Event):
    """With Thorfinn's turn, so before the phase of the player."""

    round: Public[int]


@dataclass
class ThorfinnRevealed(Event):
    """His card of the round: a to f, la to lc, or troll, which leaves the game while he does nothing."""

    card: Turned[str]
    round: Public[int]
    seat: Public[int] = THORFINN


@dataclass
class ThorfinnRecruited(Event):
    """He took the card of this slot into his hand."""

    card: Public[str]
    slot: Public[int]
    seat: Public[int] = THORFINN


@dataclass
class ShortageStruck(Event):
    """Nuggets, wood or bones count nothing in the phase of `whom`."""

    whom: Public[int]
    resource: Public[str]
    seat: Public[int] = THORFINN


@dataclass
class ShortageLifted(Event):
    """Fair weather in the phase of the seat: what was short counts again."""

    seat: Public[int]
    resource: Public[str]


@dataclass
class CardStruck(Event):
    """By Thorfinn's axe the card went from the hand of `whom` to the discard pile."""

    fact = TURNED
    whom: Public[int]
    card: Annotated[str, known_to("whom", new=("whom",))]
    seat: Public[int] = THORFINN


@dataclass
class LootUnused(Event):
    """A card taken from Thorfinn and not used: it is out of the game, as it would be if it were used."""

    seat: Public[int]
    card: Public[str]


@dataclass
class ThorfinnClimbed(Event):
    """He stands at this step; `position` counts from Kattegat as for players."""

    step: Public[str]
    face: Public[str]
    position: Public[int]
    seat: Public[int] = THORFINN


@dataclass
class ThorfinnReshuffled(Event):
    """All his cards are his deck again."""

    number: Public[int]
    seat: Public[int] = THORFINN


@dataclass
class ThorfinnArrived(Event):
    """He stands on the last card first: the match is lost."""

    round: Public[int]
    seat: Public[int] = THORFINN
