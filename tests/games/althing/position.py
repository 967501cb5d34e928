"""A position of Althing in plain words, and what the rules read off it.

Cards are named by their kind. Seats count from 0, slots and rounds from 1. A pawn's position is a place of
the epic, on a straight one the number of crossings made.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.games.althing.facts import CARDS, HELA, LAYOUTS, NUMBER, STEPS, THORFINN, Card, Hela, Step

NOBODY = -1
HIM = 1  # Thorfinn, where a seat is named
GUEST_SLOT = 6
SMALLEST_ROW = 3
SIDES = ("left", "right")
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
    """What is being paid for: slots to recruit from, or, without any, the step at a place.

    `rewarder` is the card played for a reward (`origin` hand, borrowed or stone), which doubles `doubled`.
    """

    slots: list[int] = field(default_factory=list)
    pledged: list[str] = field(default_factory=list)
    place: int = 0
    rewarder: str = ""
    origin: str = ""
    doubled: str = ""


@dataclass
class Looked:
    """The cards of a reorganiser: looked at, come from the assembly, chosen, and already put in order."""

    cards: list[str]
    returned: list[str] = field(default_factory=list)
    brought: str = ""
    side: str = ""
    stacked: list[str] = field(default_factory=list)


@dataclass
class Exchange:
    """By demobilised: the card given and the slots taken for it."""

    given: str = ""
    slots: list[int] = field(default_factory=list)


@dataclass
class Stone:
    """An invocation stone; `ready` once the phase in which it was laid is over."""

    card: str
    laid: str = ""
    ready: bool = False


@dataclass
class Foe:
    """Thorfinn: his cards still to come, that of the round, your Trolls on top, what lies before him."""

    cards: list[str]
    place: int = 1
    deck: list[str] = field(default_factory=list)
    deck_trolls: int = 0
    card: str = ""
    hand: list[str] = field(default_factory=list)
    trolls: int = 2
    to_do: list[str] = field(default_factory=list)  # symbols of his card still to be carried out
    shortage: set[str] = field(default_factory=set)

    def shows(self, mark: str) -> bool:
        return self.card in THORFINN and mark in THORFINN[self.card].marks.split()


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
    stone: Stone | None = None
    ill: bool = False  # its illness lies, or will lie, on the assembly
    spreading: bool = False  # it was played in this phase
    composed: list[str] = field(default_factory=list)


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

    layout: str = "straight"
    helas: dict[int, dict[str, str]] = field(default_factory=dict)  # by place and side
    composing: bool = False
    starting: list[str] = field(default_factory=list)  # a deck that is not composed, without the first hand
    hela: str = ""  # to be placed
    hela_left: list[str] = field(default_factory=list)
    guest: str = ""
    cleared: bool = False
    exchange: Exchange | None = None
    arriving: list[str] = field(default_factory=list)  # effects of the step, still to come
    out: list[str] = field(default_factory=list)
    foe: Foe | None = None
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
        """The place of the Thing or Althing."""
        return len(self.track) - 1

    def step(self, place: int) -> Step:
        return STEPS[self.track[place]]

    def ways(self, place: int) -> tuple[int, ...]:
        """The places that one may go to, the left one first (clause 15.3)."""
        if self.layout == "straight":
            return (place + 1,) if place < self.last else ()
        return LAYOUTS[self.layout][place]

    def crossings(self, place: int) -> int:
        """Made by who stands there (clause 15.4)."""
        return 0 if place == 0 else 1 + self.crossings(self.origin_of(place))

    def origin_of(self, place: int) -> int:
        return next(origin for origin in range(place) if place in self.ways(origin))

    def sides(self, place: int) -> list[Hela]:
        """What shows of Hela cards, left before right."""
        there = self.helas.get(place, {})
        return [HELA[there[side]][side] for side in SIDES if side in there]

    def effects(self, place: int) -> list[str]:
        """Clause 14.3: printed, left, right."""
        printed = [self.step(place).symbol] if self.step(place).symbol else []
        return printed + [symbol for side in self.sides(place) for symbol in side.symbols]

    def requirement(self, place: int) -> tuple[int, int, int]:
        """Clause 14.8."""
        printed, shifts = self.step(place).requirement, [side.shift for side in self.sides(place)]
        nuggets, wood, bones = (
            max(0, printed[kind] + sum(shift[kind] for shift in shifts)) for kind in range(3)
        )
        return nuggets, wood, bones

    def stands_on(self, seat: int, symbol: str) -> bool:
        return symbol in self.effects(self.players[seat].position)

    def sacred(self, seat: int) -> bool:
        return self.stands_on(seat, "sacred_ground")

    def size(self) -> int:
        """Of the assembly (clauses 14.5, 14.12 and 14.14)."""
        seats = range(self.seats)
        zone = any(self.stands_on(seat, "illness_zone") for seat in seats)
        spread = any(self.players[seat].ill and not self.players[seat].spreading for seat in seats)
        return min(SMALLEST_ROW, len(self.row)) if zone or spread else len(self.row)

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

    def slots(self) -> list[int]:
        """With the card that came unexpectedly (clause 13.5)."""
        return self.full_slots() + ([GUEST_SLOT] if self.guest else [])

    def lying(self, slot: int) -> str:
        return self.guest if slot == GUEST_SLOT else self.row[slot - 1]

    def finished(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player.position == self.last]
