"""A position of Althing in plain words, and what the rules read off it.

Cards are named by their kind. Seats count from 0, slots and rounds from 1, positions by crossings made.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.games.althing.facts import CARDS, NUMBER, STEPS, Card, Step

NOBODY = -1
EVERYBODY = frozenset(range(4))


def in_order(cards: list[str]) -> list[str]:
    """As the box lists them."""
    return sorted(cards, key=NUMBER.__getitem__)


@dataclass
class Lying:
    """A card that lies face down, and who knows which it is."""

    card: str
    known: frozenset[int]


@dataclass
class Storm:
    """The storm Troll of a seat: before whom it lies, and for how many of that one's phases."""

    owner: int
    whom: int = NOBODY
    left: int = 0

    @property
    def face(self) -> str:
        return ("", "ovedur", "stormur")[self.left]


@dataclass
class Borrowed:
    """A card in use that is not one's own: from a hand, a reserve or the assembly (which has no owner)."""

    card: str
    origin: str
    owner: int = NOBODY
    slot: int = 0


@dataclass
class Announced:
    """A symbol played: by whom, with which card, at whom, and the counter-attack on it that may be dodged."""

    seat: int
    card: str
    symbol: str
    target: int = NOBODY
    reserve: bool = False
    answer: str = ""
    counter: int = NOBODY
    counter_card: str = ""


@dataclass
class Goal:
    """What is being paid for: slots to recruit from, or, without any, the next step."""

    slots: list[int] = field(default_factory=list)
    pledged: list[str] = field(default_factory=list)


@dataclass
class Looked:
    """The cards of a reorganiser: looked at, come from the assembly, chosen, and already put in order."""

    cards: list[str]
    returned: list[str] = field(default_factory=list)
    brought: str = ""
    side: str = ""
    stacked: list[str] = field(default_factory=list)


@dataclass
class Player:
    """What belongs to one player."""

    position: int = 0
    hand: list[str] = field(default_factory=list)
    shown: list[str] = field(default_factory=list)  # of the hand, known to all
    deck: list[str] = field(default_factory=list)  # in no order
    on_top: list[str] = field(default_factory=list)  # Trolls put on the deck, the topmost last
    discard: list[Lying] = field(default_factory=list)
    reserve: str = ""
    trolls: int = 2
    limit: int = 4
    grows: bool = False


@dataclass
class Position:
    """Everything on the table, and what a phase has come to."""

    options: dict[str, str]
    first: int
    track: list[str]
    players: list[Player]
    row: list[str]  # the assembly, slot 1 first
    pool: list[str]  # the assembly deck, as far as it is shuffled
    icons: tuple[str, ...]
    counter: bool = True  # whether the day labourer can be countered
    storms_in_play: bool = True
    reserve: str = "hidden"
    top: list[Lying] = field(default_factory=list)  # put on the assembly deck, the next one first
    bottom: list[Lying] = field(default_factory=list)  # and under it
    storms: list[Storm] = field(default_factory=list)
    round_cap: int = 200
    action_cap: int = 40
    exchange_cap: int = 3
    seasoned_limit: int = 5
    cards: dict[str, Card] = field(default_factory=lambda: dict(CARDS))

    phase: str = "acting"
    round: int = 1
    active: int = NOBODY
    to_act: int = NOBODY
    crossed: bool = False
    actions: int = 0
    exchanges: int = 0
    goal: Goal | None = None
    borrowed: Borrowed | None = None
    announced: Announced | None = None
    to_ask: list[int] = field(default_factory=list)
    looked: Looked | None = None
    plotted: list[int] = field(default_factory=list)
    winners: tuple[int, ...] = ()

    # ---- looking

    @property
    def seats(self) -> int:
        return len(self.players)

    @property
    def me(self) -> Player:
        """Whose phase it is."""
        return self.players[self.active]

    @property
    def last(self) -> int:
        """The position of the Thing or Althing."""
        return len(self.track) - 1

    def step(self, position: int) -> Step:
        return STEPS[self.track[position]]

    def sacred(self, seat: int) -> bool:
        return self.step(self.players[seat].position).symbol == "sacred_ground"

    def partner(self, seat: int) -> int:
        """Clause 1.4."""
        return (seat + 2) % 4 if self.seats == 4 else NOBODY

    def clockwise(self) -> list[int]:
        """The other seats from the left of whose phase it is."""
        return [(self.active + distance) % self.seats for distance in range(1, self.seats)]

    def opponents(self) -> list[int]:
        return [seat for seat in self.clockwise() if seat != self.partner(self.active)]

    def before(self, seat: int) -> list[Storm]:
        return [storm for storm in self.storms if storm.whom == seat]

    def weather(self, seat: int) -> str:
        """Clause 6.8: the worst storm before a seat."""
        return ("", "ovedur", "stormur")[max((storm.left for storm in self.before(seat)), default=0)]

    def deck_of(self, seat: int) -> list[str]:
        """All cards of a player's deck, in no order."""
        return self.players[seat].deck + self.players[seat].on_top

    def assembly_deck(self) -> list[str]:
        return [lying.card for lying in self.top] + self.pool + [lying.card for lying in self.bottom]

    def full_slots(self) -> list[int]:
        return [slot for slot, card in enumerate(self.row, 1) if card]

    def finished(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player.position == self.last]
