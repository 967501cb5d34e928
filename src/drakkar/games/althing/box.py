"""The types of Althing's pieces, as the rules and the client read them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Card:
    """A kind of card: what it costs and gives, its symbols by number, its copies in the assembly deck.

    `initial` copies are in every assembly, `complement` copies only where the fjord trolls are.
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
    thing: Step
    althing: Step
    classic_deck: tuple[int, ...]
    baldur_deck: tuple[int, ...]
    few: dict[str, Scenario]  # of two and three players
    four: dict[str, Scenario]
    track_steps: int
    slots: int
    hand: int
    seasoned_hand: int
    trolls: int
    exchanges: int
    round_cap: int
    action_cap: int
    digest: str
