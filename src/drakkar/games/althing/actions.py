"""Everything a player of Althing can do. Slots are counted from 1, from the deck; seats and places from 0."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from drakkar.games.althing.pieces import (
    ASSEMBLY,
    CARDS,
    FIRST_FJORD,
    FIRST_VIKING,
    GUEST,
    MOST_SEATS,
    MOST_STEPS,
    PLAYABLE,
    PLAYER_CARDS,
    SIDES,
    SLOTS,
    SYMBOLS,
)
from drakkar.kernel.actions import Action, ActionSpace, Entry

CROSS: Final = 0
RECRUIT: Final = 1
PAY: Final = 2
REWARD: Final = 3
CONFIRM: Final = 4
PLAY: Final = 5
INVOKE: Final = 6
TARGET: Final = 7
RAID: Final = 8
ANSWER: Final = 9
LET: Final = 10
HIRE: Final = 11
DECLINE: Final = 12
BRING: Final = 13
AGAINST: Final = 14
ABOVE: Final = 15
BELOW: Final = 16
STACK: Final = 17
PLOT: Final = 18
RETURN: Final = 19
GIVE: Final = 20
TAKE: Final = 21
TURN: Final = 22
SWITCH: Final = 23
LAY: Final = 24
SPREAD: Final = 25
PLACE: Final = 26
PICK: Final = 27
STORE: Final = 28
FETCH: Final = 29
SWAP: Final = 30
TRADE: Final = 31
END: Final = 32
DROP: Final = 33
DRAW: Final = 34


@dataclass(frozen=True)
class Cross(Action):
    """Set out to cross the next step: the goal, still to be paid for. At a fork with the `side` to go."""

    side: str


@dataclass(frozen=True)
class Recruit(Action):
    """Set out to recruit a card of the assembly: the goal, or one more."""

    slot: int


@dataclass(frozen=True)
class Pay(Action):
    """Pledge a card of the hand for the goal."""

    card: str


@dataclass(frozen=True)
class Reward(Action):
    """Pledge a card with the symbol reward for it, so that this card's nuggets count twice."""

    card: str


@dataclass(frozen=True)
class Confirm(Action):
    """Pay with what is pledged and reach the goal; carry out the exchange; be content with the deck."""


@dataclass(frozen=True)
class Play(Action):
    """Play a card for one of its symbols: from the hand, or the borrowed one."""

    card: str
    symbol: str


@dataclass(frozen=True)
class Invoke(Action):
    """Play one symbol of the card on one's invocation stone, in one's own phase or in answer."""

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
    """Borrow a Viking or Jötunn of the assembly as a day labourer."""

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
class Give(Action):
    """Choose the card of the hand to be demobilised."""

    card: str


@dataclass(frozen=True)
class Take(Action):
    """Choose a card of the assembly to take for it."""

    slot: int


@dataclass(frozen=True)
class Turn(Action):
    """Turn the step at this place of the epic over."""

    place: int


@dataclass(frozen=True)
class Switch(Action):
    """Exchange the steps at these two places of the epic."""

    place: int
    other: int


@dataclass(frozen=True)
class Lay(Action):
    """Lay a card of the hand on the invocation stone."""

    card: str


@dataclass(frozen=True)
class Spread(Action):
    """Put a card of the assembly under its deck: it fell ill."""

    slot: int


@dataclass(frozen=True)
class Place(Action):
    """Slide one's Hela card under the step at this place, to show on this side."""

    place: int
    side: str


@dataclass(frozen=True)
class Pick(Action):
    """Take a card into the deck that one composes."""

    card: str


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
    add(Entry(CROSS, 0, Cross(""), "cross", ("step:next",)))
    for number, side in enumerate(SIDES):
        add(Entry(CROSS, 1 + number, Cross(side), f"cross {side}", (f"step:{side}",)))
    for at in range(GUEST + 1):
        add(Entry(RECRUIT, at, Recruit(at + 1), f"recruit {at + 1}", (f"assembly:{at + 1}",)))
    for kind, card in enumerate(PLAYABLE):
        add(Entry(PAY, kind, Pay(card), f"pay {card}", (f"hand:{card}",)))
    for kind, card in enumerate(PLAYABLE):
        add(Entry(REWARD, kind, Reward(card), f"reward {card}", (f"hand:{card}", "symbol:reward")))
    add(Entry(CONFIRM, 0, Confirm(), "confirm", ("pay:confirm",)))
    for kind, card in enumerate(PLAYABLE):
        for number, symbol in enumerate(SYMBOLS):
            targets = (f"hand:{card}", f"symbol:{symbol}")
            add(
                Entry(
                    PLAY, kind * len(SYMBOLS) + number, Play(card, symbol), f"play {card} {symbol}", targets
                )
            )
    for number, symbol in enumerate(SYMBOLS):
        add(Entry(INVOKE, number, Invoke(symbol), f"invoke {symbol}", ("stone:own", f"symbol:{symbol}")))
    for seat in range(MOST_SEATS):
        add(Entry(TARGET, seat, Target(seat), f"target {seat}", (f"seat:{seat}",)))
    for seat in range(MOST_SEATS):
        add(Entry(RAID, seat, Raid(seat), f"target {seat} reserve", (f"reserve:{seat}",)))
    for kind, card in enumerate(PLAYABLE):
        add(Entry(ANSWER, kind, Answer(card), f"answer {card}", (f"hand:{card}",)))
    add(Entry(LET, 0, Let(), "let", ("answer:let",)))
    for at in range(GUEST + 1):
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
    _add_modules(entries)
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


def _add_modules(entries: list[Entry]) -> None:
    """What the modules ask for: sections 13 and 14."""
    add = entries.append
    for kind in range(FIRST_VIKING, FIRST_FJORD):
        card = CARDS[kind]
        add(Entry(GIVE, kind, Give(card), f"give {card}", (f"hand:{card}",)))
    for at in range(GUEST + 1):
        add(Entry(TAKE, at, Take(at + 1), f"take {at + 1}", (f"assembly:{at + 1}",)))
    for place in range(1, MOST_STEPS + 1):
        add(Entry(TURN, place, Turn(place), f"turn {place}", (f"place:{place}",)))
    for place in range(1, MOST_STEPS + 1):
        for other in range(place + 1, MOST_STEPS + 1):
            targets = (f"place:{place}", f"place:{other}")
            number = place * (MOST_STEPS + 1) + other
            add(Entry(SWITCH, number, Switch(place, other), f"switch {place} {other}", targets))
    for kind, card in enumerate(PLAYABLE):
        add(Entry(LAY, kind, Lay(card), f"lay {card}", (f"hand:{card}",)))
    for at in range(SLOTS):
        add(Entry(SPREAD, at, Spread(at + 1), f"spread {at + 1}", (f"assembly:{at + 1}",)))
    for place in range(1, MOST_STEPS + 1):
        for number, side in enumerate(SIDES):
            targets = (f"place:{place}", f"side:{side}")
            add(Entry(PLACE, place * 2 + number, Place(place, side), f"place {place} {side}", targets))
    for kind, card in enumerate(PLAYER_CARDS):
        add(Entry(PICK, kind, Pick(card), f"pick {card}", (f"pick:{card}",)))


SPACE: Final = ActionSpace(_entries())
VERB: Final[list[int]] = SPACE.verb
ARGUMENT: Final[list[int]] = SPACE.argument

# The first action of each verb; an action on a card or slot is that of number 0 plus its number.
THE_CROSS: Final = SPACE.first(CROSS)
FIRST_FORK: Final = SPACE.first(CROSS) + 1
FIRST_RECRUIT: Final = SPACE.first(RECRUIT)
FIRST_PAY: Final = SPACE.first(PAY)
FIRST_REWARD: Final = SPACE.first(REWARD)
THE_CONFIRM: Final = SPACE.first(CONFIRM)
FIRST_PLAY: Final = SPACE.first(PLAY)
FIRST_INVOKE: Final = SPACE.first(INVOKE)
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
FIRST_GIVE: Final = SPACE.first(GIVE) - FIRST_VIKING
FIRST_TAKE: Final = SPACE.first(TAKE)
FIRST_TURN: Final = SPACE.first(TURN) - 1
FIRST_SWITCH: Final = SPACE.first(SWITCH)
FIRST_LAY: Final = SPACE.first(LAY)
FIRST_SPREAD: Final = SPACE.first(SPREAD)
FIRST_PLACE: Final = SPACE.first(PLACE) - 2
FIRST_PICK: Final = SPACE.first(PICK)
FIRST_STORE: Final = SPACE.first(STORE)
FIRST_FETCH: Final = SPACE.first(FETCH)
FIRST_SWAP: Final = SPACE.first(SWAP)
FIRST_TRADE: Final = SPACE.first(TRADE)
THE_END: Final = SPACE.first(END)
FIRST_DROP: Final = SPACE.first(DROP)
THE_DRAW: Final = SPACE.first(DRAW)
