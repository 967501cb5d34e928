"""Every card of a match of Althing, followed from where it was drawn to where it lies: who has seen it?

The rules know kinds of cards only. Here each card drawn is one of its own, until it is shuffled again, so
that it can be said which ones a viewer has never seen, and which might therefore be of another kind. Nothing
here asks the views or the redacted events: whether those keep the secrets is what is to be found out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from drakkar.games.althing.events import (
    AssemblyRefilled,
    CardsDrawn,
    CardsLookedAt,
    CardsPlotted,
    CardsStacked,
    CardStolen,
    TrollFled,
    TrollPlaced,
    TrollSentHome,
)
from drakkar.games.althing.pieces import CARDS, FIRST_TROLL, SLOTS
from drakkar.kernel.events import Event

# Verbs that take a card from the hand of who acts.
FROM_HAND = ("pay", "answer", "store", "fetch", "swap", "trade", "drop")


@dataclass(eq=False)
class Card:
    """`seat` is whose deck it came from (-1: the assembly's) and `epoch` which shuffle of it; `until` the
    shuffle that took it up again, -1 if none has. `seen`: the viewer knows its kind. `other` is its kind in
    another truth. `stacked` is the ply in which a reorganiser put it where it still lies, else -1."""

    kind: int
    seat: int = -1
    epoch: int = -1
    until: int = -1
    seen: bool = False
    other: int = -1
    stacked: int = -1

    def __post_init__(self) -> None:
        self.other = self.kind
        # Trolls stay what they are: whether one is found in a deck is for all to see.
        self.seen = self.seen or self.kind >= FIRST_TROLL


@dataclass
class Stack:
    """What a reorganiser has put on the deck or under it, in the order in which it will be drawn."""

    ply: int
    seat: int
    cards: list[Card]


@dataclass
class Ply:
    """What a ply did to cards: the one it named, if it took it from somewhere, and those that luck drew;
    `held` are those that its seat could choose from."""

    held: list[Card] = field(default_factory=list)
    named: Card | None = None
    drawn: list[Card] = field(default_factory=list)


class Follower:
    """All the cards of a match as one viewer sees it; `plies` tells of each ply which cards it was about."""

    def __init__(self, viewer: int, seats: int, decks: Sequence[int]) -> None:
        """`decks` are the cards of each seat's deck before the first hand was drawn."""
        self.viewer = viewer
        self.drawn: list[Card] = []
        self.plies: list[Ply] = []
        self.stacks: list[Stack] = []
        self.hand: list[list[Card]] = [[] for _ in range(seats)]
        self.discard: list[list[Card]] = [[] for _ in range(seats)]
        self.on_top: list[list[Card]] = [[] for _ in range(seats)]
        self.reserve: list[Card | None] = [None] * seats
        self.deck = list(decks)
        self.epoch = [0] * seats
        self.pledged: list[Card] = []
        self.goal: list[int] = []
        self.borrowed: Card | None = None
        self.lender = -1
        self.row: list[Card | None] = [None] * SLOTS
        self.top: list[Card] = []  # the last one is the next
        self.bottom: list[Card] = []  # the first one is the next
        self.pool = 0
        self.looked: list[Card] = []
        self.returned: list[Card] = []
        self.brought: Card | None = None
        self.stacked: list[Card] = []
        self._luck: Iterator[tuple[str, int]] = iter(())

    # ---- the beginning

    def begin(
        self, luck: Sequence[tuple[str, int]], hand: int, first: Sequence[Sequence[int]], pool: int
    ) -> None:
        """`first` are cards that everybody starts with for all to see; the rest of a hand is drawn."""
        self.plies.append(Ply())
        self._luck = iter(luck)
        self.pool = pool
        self._refill(SLOTS)
        for seat, cards in enumerate(first):
            self.hand[seat] = [Card(kind, seat, seen=True) for kind in cards]
            self._draw(seat, hand - len(cards))

    # ---- one ply

    def follow(
        self,
        seat: int,
        active: int,
        action: str,
        borrowing: bool,
        events: Sequence[Event],
        luck: Sequence[tuple[str, int]],
    ) -> None:
        """`seat` acts in the phase of `active`; `borrowing` if a borrowed card was to be used; `luck` tells
        the source and the kind of every card drawn."""
        held = [*self.hand[seat], *self.pledged]
        self.plies.append(Ply(held if self.borrowed is None else [*held, self.borrowed]))
        self._luck = iter(luck)
        verb, *arguments = action.split()
        if verb in FROM_HAND:
            self._from_hand(seat, verb, self._take(self.hand[seat], arguments[0]))
        elif verb == "play":
            if borrowing:
                self._release(True)
            else:
                self._discard(seat, self._take(self.hand[seat], arguments[0]), True)
        elif verb == "recruit":
            self.goal.append(int(arguments[0]) - 1)
        elif verb == "confirm":
            self._confirm(seat)
        elif verb == "hire":
            self.borrowed, self.lender = self._leave_row(int(arguments[0]) - 1), -1
        elif verb == "decline":
            self._release(False)
        elif verb == "bring":
            self.brought = self._take(self.looked, arguments[0])
        elif verb == "against":
            self._exchange(int(arguments[0]) - 1)
        elif verb == "stack":
            kinds = [CARDS[card.kind] for card in self.looked]
            self.stacked.append(
                self._take(self.looked if arguments[0] in kinds else self.returned, arguments[0])
            )
        for other in range(len(self.hand)):
            self._settle(other)
        for event in events:
            self._happen(event, active)
        if self.borrowed is None:  # without cards to come the row closes up in silence
            self._refill(0)
        assert next(self._luck, None) is None

    def _take(self, cards: list[Card], name: str) -> Card:
        card = next(card for card in cards if CARDS[card.kind] == name)
        cards.remove(card)
        self.plies[-1].named = card
        return card

    def _from_hand(self, seat: int, verb: str, card: Card) -> None:
        visible = len(self.hand) == 4  # an open reserve
        kept = self.reserve[seat]
        if verb == "pay":
            self.pledged.append(card)
        elif verb == "answer":
            self._discard(seat, card, True)
        elif verb == "drop":
            self._discard(seat, card, False)
        elif verb == "trade":
            partner = (seat + 2) % 4
            taken = self.reserve[partner]
            assert taken is not None
            self.hand[seat].append(taken)
            self.reserve[partner] = card
            card.seen = True
        else:
            if kept is not None:
                self.hand[seat].append(kept)
            if verb == "fetch":
                self.reserve[seat] = None
                self._discard(seat, card, False)
            else:
                self.reserve[seat] = card
                card.seen = card.seen or visible

    def _discard(self, seat: int, card: Card, openly: bool) -> None:
        card.seen = card.seen or openly
        self.discard[seat].append(card)

    def _confirm(self, seat: int) -> None:
        for card in self.pledged:
            self._discard(seat, card, True)
        for slot in self.goal:
            self._discard(seat, Card(self._leave_row(slot).kind, seat, seen=True), True)
        if self.borrowed is not None:
            self._release(True)
        self.pledged = []
        self.goal = []

    def _release(self, openly: bool) -> None:
        assert self.borrowed is not None
        if self.lender < 0:
            self.bottom.append(self.borrowed)
        else:
            self._discard(self.lender, self.borrowed, openly)
        self.borrowed = None

    def _leave_row(self, slot: int) -> Card:
        card = self.row[slot]
        assert card is not None
        self.row[slot] = None
        return card

    def _exchange(self, slot: int) -> None:
        assert self.brought is not None
        self.returned.append(self._leave_row(slot))
        self.row[slot] = self.brought
        self.brought.seen = True
        self.brought = None

    def _settle(self, seat: int) -> None:
        """An empty deck is made anew from the discard pile at once."""
        if self.deck[seat] or self.on_top[seat] or not self.discard[seat]:
            return
        for card in self.discard[seat]:
            card.until = self.epoch[seat]
        self.deck[seat] = len(self.discard[seat])
        self.discard[seat] = []
        self.epoch[seat] += 1

    # ---- what follows from it

    def _happen(self, event: Event, active: int) -> None:
        if isinstance(event, CardsDrawn):
            self._draw(event.seat, event.number)
        elif isinstance(event, AssemblyRefilled):
            self._refill(len(event.cards))
        elif isinstance(event, CardStolen):
            self._steal(event)
        elif isinstance(event, TrollFled):
            self.borrowed = None
        elif isinstance(event, TrollPlaced):
            self.on_top[event.whom].append(Card(FIRST_TROLL + event.seat))
        elif isinstance(event, TrollSentHome):
            self.deck[event.seat] += len(self.on_top[event.seat]) - 1
            self.on_top[event.seat] = []
            self._settle(event.seat)
        elif isinstance(event, CardsPlotted):
            self.bottom += [self._leave_row(slot - 1) for slot in event.slots]
        elif isinstance(event, CardsLookedAt):
            self.looked = [self._next_of_assembly() for _ in range(event.number)]
            for card in self.looked:
                card.seen = card.seen or active == self.viewer
        elif isinstance(event, CardsStacked):
            self._put_back(event)

    def _draw(self, seat: int, number: int) -> None:
        for _ in range(number):
            if self.on_top[seat]:
                card = self.on_top[seat].pop()
            else:
                card = self._lucky(seat, self.epoch[seat], seen=seat == self.viewer)
                self.deck[seat] -= 1
            self.hand[seat].append(card)
            self._settle(seat)

    def _lucky(self, seat: int, epoch: int, seen: bool) -> Card:
        source, kind = next(self._luck)
        assert source == ("assembly" if seat < 0 else f"deck-{seat}")
        card = Card(kind, seat, epoch, seen=seen)
        self.drawn.append(card)
        self.plies[-1].drawn.append(card)
        return card

    def _next_of_assembly(self) -> Card:
        if not self.top and self.pool:
            self.pool -= 1
            return self._lucky(-1, 0, seen=False)
        card = self.top.pop() if self.top else self.bottom.pop(0)
        card.stacked = -1
        return card

    def _refill(self, number: int) -> None:
        came: list[Card | None] = [self._next_of_assembly() for _ in range(number)]
        for card in came:
            assert card is not None
            card.seen = True
        left = [card for card in self.row if card is not None]
        self.row = [*[None] * (SLOTS - number - len(left)), *came[::-1], *left]

    def _steal(self, event: CardStolen) -> None:
        """From a hand at random, known to two; or from an open reserve."""
        if event.reserve:
            self.borrowed, self.reserve[event.whom] = self.reserve[event.whom], None
        else:
            source, kind = next(self._luck)
            assert source == f"hand-{event.whom}"
            card = next(card for card in self.hand[event.whom] if card.kind == kind)
            self.hand[event.whom].remove(card)
            card.seen = card.seen or self.viewer in (event.seat, event.whom)
            self.plies[-1].drawn.append(card)
            self.borrowed = card
        self.lender = event.whom

    def _put_back(self, event: CardsStacked) -> None:
        cards = [*self.stacked, *self.looked, *self.returned]
        assert [CARDS[card.kind] for card in cards] == list(event.cards)
        stack = Stack(len(self.plies) - 1, event.seat, cards)
        self.stacks.append(stack)
        for card in cards:
            card.stacked = stack.ply
        if event.side == "above":
            self.top += cards[::-1]
        else:
            self.bottom += cards
        self.stacked, self.looked, self.returned = [], [], []
