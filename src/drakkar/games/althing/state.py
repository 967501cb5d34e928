"""A position of Althing."""

from __future__ import annotations

from typing import Final

from drakkar.games.althing.epic import Epic
from drakkar.games.althing.modules import Foe, Modules, with_byte
from drakkar.games.althing.setting import Setting
from drakkar.kernel.game import AsBytes, Secret, State
from drakkar.kernel.pool import Pool

# What the seat to act is asked.
ACTING: Final = 0
PAYING: Final = 1
BORROWED: Final = 2
TARGETING: Final = 3
ANSWERING: Final = 4
HIRING: Final = 5
REWORKING: Final = 6
REORGANISING: Final = 7
EXCHANGING: Final = 8
STACKING: Final = 9
PLOTTING: Final = 10
RETURNING: Final = 11
ARRANGING: Final = 12
DEMOBILISING: Final = 13
SHAPING: Final = 14
INVOKING: Final = 15
AILING: Final = 16
PLACING: Final = 17
COMPOSING: Final = 18
LIFTING: Final = 19
PHASES: Final[tuple[str, ...]] = (
    "acting",
    "paying",
    "borrowed",
    "targeting",
    "answering",
    "hiring",
    "reworking",
    "reorganising",
    "exchanging",
    "stacking",
    "plotting",
    "returning",
    "arranging",
    "demobilising",
    "shaping",
    "invoking",
    "ailing",
    "placing",
    "composing",
    "lifting",
)

# What is being paid for.
NO_GOAL: Final = 0
RECRUITING: Final = 1
CROSSING: Final = 2
GOALS: Final[tuple[str, ...]] = ("", "recruit", "cross")

# Where the reorganiser's cards go.
NO_SIDE: Final = 0
ON_TOP: Final = 1
UNDERNEATH: Final = 2
SIDES: Final[tuple[str, ...]] = ("", "above", "below")

# A card whose place is known to some is kind << 4 | bits of the seats that know it; what lies open has all
# four, however many play: a spectator knows it too.
KNOWERS: Final = 4
KNOWER_BITS: Final = 15


class AlthingState(State):
    """Short tuples and bytes that clones share, in lists that they copy; NONE where there is nothing. Hands
    are in order."""

    setting: Setting
    epic: Epic
    modules: Secret[Modules]
    foe: Foe | None  # Thorfinn, against one player
    to_act: int

    # Together: the phase.
    phase: Secret[int]
    active: int  # the seat whose phase it is; THORFINN in his turn
    round: int
    crossed: bool  # in this phase
    actions: int  # made in this phase
    exchanges: int  # with reserves, in a row

    # Together: how far they have come, then the goal of the seat that pays, and the cards of its hand pledged
    # for it: they have left the hand.
    ending: bool  # somebody stands on the last card
    seasoned: bool  # somebody has crossed onto a step with that symbol
    goal: Secret[int]
    aim: Secret[int]  # the place to be crossed to
    slots: Secret[int]  # bits of those to be recruited from
    pledged: Secret[tuple[int, ...]]
    shortage: int  # a bit for each resource that counts nothing in this phase

    # Together: the card in use that is not one's own, whose it is (NONE: the assembly's), if all know it.
    borrowed: Secret[int]
    lender: int
    open_loan: bool

    # Together: the symbol announced, and the counter-attack against it.
    played: int
    symbol: int
    target: int
    raid: bool  # aimed at the target's reserve
    counter: int
    counter_card: int

    # Together: what the reorganiser holds, and the first slot of a plot.
    looked: Secret[tuple[int, ...]]
    returned: Secret[tuple[int, ...]]
    brought: Secret[int]
    stacked: Secret[tuple[int, ...]]
    side: int
    plotted: Secret[int]

    # Together: the assembly, its row by slot, then its deck: cards put on top (the last one is the next to be
    # drawn), the shuffled ones, and those put underneath (the first one is the next).
    row: tuple[int, ...]
    top: Secret[tuple[int, ...]]
    pool: Secret[Pool]
    bottom: Secret[tuple[int, ...]]

    # By seat; hand, position and trolls also have Thorfinn's, if he plays.
    hand: Secret[list[tuple[int, ...]]]
    shown: list[tuple[int, ...]]  # cards that all know to be in the hand
    deck: Secret[list[Pool]]
    on_top: list[tuple[int, ...]]  # Trolls put on the deck, the last one being the next to be drawn
    discard: Secret[list[tuple[int, ...]]]
    reserve: Secret[AsBytes[list[int]]]
    position: bytes  # the place
    limit: bytes  # what the hand is filled up to
    trolls: bytes  # at home
    storm_on: bytes  # the seat that one's own storm Troll lies before
    storm_left: bytes  # and the phases of that seat that it still lasts

    __slots__ = tuple(__annotations__)

    def __init__(self, setting: Setting) -> None:
        self.setting = setting


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards less one of this kind."""
    at = 0
    while cards[at] != card:
        at += 1
    return cards[:at] + cards[at + 1 :]


def with_card(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards, which are in order, and one more."""
    found = list(cards)
    at = len(found)
    while at and found[at - 1] > card:
        at -= 1
    found.insert(at, card)
    return tuple(found)


def with_instead(cards: tuple[int, ...], card: int, given: int) -> tuple[int, ...]:
    """The cards, which are in order, and one more in exchange for one of them."""
    found = list(cards)
    at = 0
    while found[at] != given:
        at += 1
    last = len(found) - 1
    while at < last and found[at + 1] < card:
        found[at] = found[at + 1]
        at += 1
    while at and found[at - 1] > card:
        found[at] = found[at - 1]
        at -= 1
    found[at] = card
    return tuple(found)


def partner_of(state: AlthingState, seat: int) -> int:
    """The seat across; only four players have one (clause 1.4)."""
    return (seat + 2) % state.setting.seats


def are_opponents(setting: Setting, seat: int, other: int) -> bool:
    """Whether one may use a ruse against the other (clause 6.1); Thorfinn is the opponent of who is alone."""
    return seat != other and not (setting.teams and (seat - other) % 2 == 0)


def sheltered(state: AlthingState, seat: int) -> bool:
    """Whether the seat stands on sacred ground (clause 6.2)."""
    return state.epic.sacred[state.position[seat]]


def change(state: AlthingState) -> Modules:
    """What the modules add to this position, to be changed: a copy of its own."""
    state.modules = state.modules.copy()
    return state.modules


def move_trolls(state: AlthingState, owner: int, number: int) -> None:
    """So many Trolls of the owner come home; fewer than none leave."""
    state.trolls = with_byte(state.trolls, owner, state.trolls[owner] + number)


def may_not_recruit(state: AlthingState, seat: int) -> bool:
    """Under a storm, or on a step of Ovedur (clauses 6.8 and 14.9)."""
    return storm_over(state, seat) > 0 or on_ovedur(state, seat)


def on_ovedur(state: AlthingState, seat: int) -> bool:
    """Whether the seat's step keeps it from recruiting, not cleared by fair weather (clause 14.9)."""
    return state.epic.ovedur[state.position[seat]] and not state.modules.cleared


def storm_over(state: AlthingState, seat: int) -> int:
    """The phases that the longest storm before the seat still lasts: 2 is Stormur, 1 Ovedur, 0 none."""
    worst = 0
    for owner in range(state.setting.seats):
        if state.storm_on[owner] == seat and state.storm_left[owner] > worst:
            worst = state.storm_left[owner]
    return worst
