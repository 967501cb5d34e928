"""Everything a player of Althing can do. Slots are counted from 1, from the deck; seats from 0."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from drakkar.games.althing.pieces import (
    ASSEMBLY,
    CARDS,
    FIRST_VIKING,
    MOST_SEATS,
    PLAYABLE,
    SLOTS,
    SYMBOLS,
)
from drakkar.kernel.actions import Action, ActionSpace, Entry

CROSS: Final = 0
RECRUIT: Final = 1
PAY: Final = 2
CONFIRM: Final = 3
PLAY: Final = 4
TARGET: Final = 5
RAID: Final = 6
ANSWER: Final = 7
LET: Final = 8
HIRE: Final = 9
DECLINE: Final = 10
BRING: Final = 11
AGAINST: Final = 12
ABOVE: Final = 13
BELOW: Final = 14
STACK: Final = 15
PLOT: Final = 16
RETURN: Final = 17
STORE: Final = 18
FETCH: Final = 19
SWAP: Final = 20
TRADE: Final = 21
END: Final = 22
DROP: Final = 23
DRAW: Final = 24


@dataclass(frozen=True)
class Cross(Action):
    """Set out to cross the next step: the goal, still to be paid for."""


@dataclass(frozen=True)
class Recruit(Action):
    """Set out to recruit a card of the assembly: the goal, or one more."""

    slot: int


@dataclass(frozen=True)
class Pay(Action):
    """Pledge a card of the hand for the goal."""

    card: str


@dataclass(frozen=True)
class Confirm(Action):
    """Pay with what is pledged and reach the goal."""


@dataclass(frozen=True)
class Play(Action):
    """Play a card for one of its symbols: from the hand, or the borrowed one."""

    card: str
    symbol: str


@dataclass(frozen=True)
class Target(Action):
    """Aim a ruse at a seat."""

    seat: int


@dataclass(frozen=True)
class Raid(Action):
    """Aim an axe at the open reserve of a seat (four players)."""

    seat: int


@dataclass(frozen=True)
class Answer(Action):
    """Stop what was announced with a card that carries the answer to it."""

    card: str


@dataclass(frozen=True)
class Let(Action):
    """Let it happen."""


@dataclass(frozen=True)
class Hire(Action):
    """Borrow a Viking of the assembly as a day labourer."""

    slot: int


@dataclass(frozen=True)
class Decline(Action):
    """Make no use of the borrowed card."""


@dataclass(frozen=True)
class Bring(Action):
    """Choose a card looked at, to bring it to the assembly."""

    card: str


@dataclass(frozen=True)
class Against(Action):
    """Exchange it with the card of a slot."""

    slot: int


@dataclass(frozen=True)
class Above(Action):
    """Put the cards left over on the assembly deck."""


@dataclass(frozen=True)
class Below(Action):
    """Put the cards left over under the assembly deck."""


@dataclass(frozen=True)
class Stack(Action):
    """The next of them, in the order in which they will be drawn."""

    card: str


@dataclass(frozen=True)
class Plot(Action):
    """Put a card of the assembly under its deck; the first one chosen will lie higher."""

    slot: int


@dataclass(frozen=True)
class Return(Action):
    """Send home a Troll of this seat from one's own deck."""

    seat: int


@dataclass(frozen=True)
class Store(Action):
    """Put a card of the hand into one's empty reserve."""

    card: str


@dataclass(frozen=True)
class Fetch(Action):
    """Take the card of one's reserve and discard this one instead."""

    card: str


@dataclass(frozen=True)
class Swap(Action):
    """Take the card of one's reserve and leave this one there."""

    card: str


@dataclass(frozen=True)
class Trade(Action):
    """Take the card of the partner's reserve and leave this one there (four players)."""

    card: str


@dataclass(frozen=True)
class End(Action):
    """Make an end of acting, and arrange one's hand."""


@dataclass(frozen=True)
class Drop(Action):
    """Discard a card of the hand face down."""

    card: str


@dataclass(frozen=True)
class Draw(Action):
    """Draw, and so end the phase, or carry out the rework with its own card alone."""


def _entries() -> list[Entry]:
    entries: list[Entry] = []
    add = entries.append
    add(Entry(CROSS, 0, Cross(), "cross", ("step:next",)))
    for at in range(SLOTS):
        add(Entry(RECRUIT, at, Recruit(at + 1), f"recruit {at + 1}", (f"assembly:{at + 1}",)))
    for kind, card in enumerate(PLAYABLE):
        add(Entry(PAY, kind, Pay(card), f"pay {card}", (f"hand:{card}",)))
    add(Entry(CONFIRM, 0, Confirm(), "confirm", ("pay:confirm",)))
    for kind, card in enumerate(PLAYABLE):
        for number, symbol in enumerate(SYMBOLS):
            targets = (f"hand:{card}", f"symbol:{symbol}")
            add(
                Entry(
                    PLAY, kind * len(SYMBOLS) + number, Play(card, symbol), f"play {card} {symbol}", targets
                )
            )
    for seat in range(MOST_SEATS):
        add(Entry(TARGET, seat, Target(seat), f"target {seat}", (f"seat:{seat}",)))
    for seat in range(MOST_SEATS):
        add(Entry(RAID, seat, Raid(seat), f"target {seat} reserve", (f"reserve:{seat}",)))
    for kind, card in enumerate(PLAYABLE):
        add(Entry(ANSWER, kind, Answer(card), f"answer {card}", (f"hand:{card}",)))
    add(Entry(LET, 0, Let(), "let", ("answer:let",)))
    for at in range(SLOTS):
        add(Entry(HIRE, at, Hire(at + 1), f"hire {at + 1}", (f"assembly:{at + 1}",)))
    add(Entry(DECLINE, 0, Decline(), "decline", ("borrowed:decline",)))
    for number, card in enumerate(ASSEMBLY):
        add(Entry(BRING, FIRST_VIKING + number, Bring(card), f"bring {card}", (f"looked:{card}",)))
    for at in range(SLOTS):
        add(Entry(AGAINST, at, Against(at + 1), f"against {at + 1}", (f"assembly:{at + 1}",)))
    add(Entry(ABOVE, 0, Above(), "above", ("deck:above",)))
    add(Entry(BELOW, 0, Below(), "below", ("deck:below",)))
    for number, card in enumerate(ASSEMBLY):
        add(Entry(STACK, FIRST_VIKING + number, Stack(card), f"stack {card}", (f"looked:{card}",)))
    for at in range(SLOTS):
        add(Entry(PLOT, at, Plot(at + 1), f"plot {at + 1}", (f"assembly:{at + 1}",)))
    for seat in range(MOST_SEATS):
        add(Entry(RETURN, seat, Return(seat), f"return {seat}", (f"seat:{seat}",)))
    for kind, card in enumerate(CARDS):
        add(Entry(STORE, kind, Store(card), f"store {card}", (f"hand:{card}", "reserve:own")))
    for kind, card in enumerate(CARDS):
        add(Entry(FETCH, kind, Fetch(card), f"fetch {card}", (f"hand:{card}", "reserve:own")))
    for kind, card in enumerate(CARDS):
        add(Entry(SWAP, kind, Swap(card), f"swap {card}", (f"hand:{card}", "reserve:own")))
    for kind, card in enumerate(CARDS):
        add(Entry(TRADE, kind, Trade(card), f"trade {card}", (f"hand:{card}", "reserve:partner")))
    add(Entry(END, 0, End(), "end", ("phase:end",)))
    for kind, card in enumerate(CARDS):
        add(Entry(DROP, kind, Drop(card), f"drop {card}", (f"hand:{card}",)))
    add(Entry(DRAW, 0, Draw(), "draw", ("deck:own",)))
    return entries


SPACE: Final = ActionSpace(_entries())
VERB: Final[list[int]] = SPACE.verb
ARGUMENT: Final[list[int]] = SPACE.argument

# The first action of each verb; an action on a card or slot is that of number 0 plus its number.
THE_CROSS: Final = SPACE.first(CROSS)
FIRST_RECRUIT: Final = SPACE.first(RECRUIT)
FIRST_PAY: Final = SPACE.first(PAY)
THE_CONFIRM: Final = SPACE.first(CONFIRM)
FIRST_PLAY: Final = SPACE.first(PLAY)
FIRST_TARGET: Final = SPACE.first(TARGET)
FIRST_RAID: Final = SPACE.first(RAID)
FIRST_ANSWER: Final = SPACE.first(ANSWER)
THE_LET: Final = SPACE.first(LET)
FIRST_HIRE: Final = SPACE.first(HIRE)
THE_DECLINE: Final = SPACE.first(DECLINE)
FIRST_BRING: Final = SPACE.first(BRING) - FIRST_VIKING
FIRST_AGAINST: Final = SPACE.first(AGAINST)
THE_ABOVE: Final = SPACE.first(ABOVE)
THE_BELOW: Final = SPACE.first(BELOW)
FIRST_STACK: Final = SPACE.first(STACK) - FIRST_VIKING
FIRST_PLOT: Final = SPACE.first(PLOT)
FIRST_RETURN: Final = SPACE.first(RETURN)
FIRST_STORE: Final = SPACE.first(STORE)
FIRST_FETCH: Final = SPACE.first(FETCH)
FIRST_SWAP: Final = SPACE.first(SWAP)
FIRST_TRADE: Final = SPACE.first(TRADE)
THE_END: Final = SPACE.first(END)
FIRST_DROP: Final = SPACE.first(DROP)
THE_DRAW: Final = SPACE.first(DRAW)
