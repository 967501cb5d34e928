"""The types of Althing's pieces, as the rules and the client read them."""

from __future__ import annotations

from dataclasses import dataclass

from drakkar.games.althing.pieces import THORFINN_CARDS
from drakkar.kernel.loader import travelling
from drakkar.kernel.travel import record


@dataclass(frozen=True)
class Card:
    """A kind of card: what it costs and gives, its symbols by number, its copies in the assembly deck.

    `initial` copies are in every assembly, `complement` copies only where the fjord trolls are, `hela` copies
    only with Hela.
    """

    id: str
    type: str
    cost: int
    nuggets: int
    wood: int
    bones: int
    universal: int
    symbols: tuple[int, ...]
    initial: int
    complement: int
    hela: int
    source: str
    strength: str


@dataclass(frozen=True)
class Step:
    """One face of a card of the track; `face` is "" where the two faces are different cards."""

    id: str
    face: str
    role: str
    nuggets: int
    wood: int
    bones: int
    symbols: tuple[int, ...]
    source: str
    strength: str

    def __reduce__(self) -> tuple[object, ...]:
        return record(self)


@dataclass(frozen=True)
class HelaSide:
    """One side of a Hela card: its symbols, and what it changes a step's nuggets, wood and bones by."""

    symbols: tuple[int, ...]
    shift: tuple[int, int, int]


@dataclass(frozen=True)
class HelaCard:
    """Of its two sides, left and right, one shows beside a step."""

    id: str
    sides: tuple[HelaSide, HelaSide]
    source: str
    strength: str


@dataclass(frozen=True)
class ThorfinnCard:
    """What Thorfinn does in a round; `rows` are the symbols announced by the player's crossings made."""

    id: str
    recruits: int
    rows: tuple[tuple[int, ...], ...]
    climb: int
    shield: bool
    detroll: bool
    replaces: str
    source: str
    strength: str


@dataclass(frozen=True)
class Mode:
    """How strong Thorfinn is: his cards by number, and the Trolls of the player."""

    cards: tuple[int, ...]
    trolls: int


@dataclass(frozen=True)
class Scenario:
    """A part of the campaign: `track` between Kattegat and the last card; no `hand` means one at random.

    `symbols` are those in force; `counter` whether a day labourer can be countered.
    """

    track: tuple[Step, ...]
    last: str
    deck: tuple[int, ...]
    hand: tuple[int, ...]
    complement: bool
    symbols: tuple[int, ...]
    counter: bool
    storms: bool
    reserve: bool


@dataclass(frozen=True)
class Components:
    """Everything in the box. `cards` by kind, `steps` by name in pairs of faces, `scenarios` by name."""

    cards: tuple[Card, ...]
    kattegat: tuple[Step, Step]
    steps: tuple[tuple[Step, Step], ...]
    hela_steps: tuple[tuple[Step, Step], ...]
    thing: Step
    althing: Step
    classic_deck: tuple[int, ...]
    baldur_deck: tuple[int, ...]
    pool: tuple[int, ...]  # what decks are composed from
    hela: tuple[HelaCard, ...]
    thorfinn: tuple[ThorfinnCard, ...]
    modes: dict[str, Mode]
    few: dict[str, Scenario]  # of two and three players
    four: dict[str, Scenario]
    track_steps: int
    slots: int
    solo_slots: int
    deck_size: int
    hand: int
    seasoned_hand: int
    trolls: int
    exchanges: int
    round_cap: int
    action_cap: int
    digest: str

    def __reduce__(self) -> tuple[object, ...]:
        return travelling("drakkar.games.althing", self.digest)

    def twins_for(self, mode: str) -> tuple[int, ...]:
        """The cards of the legend that can be in his deck of a mode, by number."""
        deck = self._without_twins(mode)
        every = range(len(self.thorfinn))
        return tuple([at for at in every if self.thorfinn[at].replaces and self._replaced(at) in deck])

    def thorfinn_deck(self, mode: str, twin: int) -> tuple[int, ...]:
        """His cards of a mode, whose twins begin with that number `twin` (clauses 16.13 and 16.14)."""
        deck, twins = self._without_twins(mode), self.twins_for(mode)
        for at in range(len(twins)):
            if twins[at] in self.modes[mode].cards:
                chosen = twins[(at + twin) % len(twins)]
                deck[deck.index(self._replaced(chosen))] = chosen
        return tuple(sorted(deck))

    def _without_twins(self, mode: str) -> list[int]:
        cards = self.modes[mode].cards
        return [self._replaced(number) if self.thorfinn[number].replaces else number for number in cards]

    def _replaced(self, number: int) -> int:
        """The card whose twin this one is."""
        return THORFINN_CARDS.index(self.thorfinn[number].replaces)
