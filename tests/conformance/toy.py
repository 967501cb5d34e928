"""A tiny game with secrets, which no registered game may have: it shows that the checks see what they should.

Six cards, two in each hand, the others in a pool. In turn: play a card and draw;
once before that, show a card to the next player. Points are those of the cards played and still held.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Self

from drakkar.kernel import secrecy
from drakkar.kernel.actions import ActionSpace, every
from drakkar.kernel.chance import Chance
from drakkar.kernel.events import Event
from drakkar.kernel.game import OVER, Game, Phrase, Reason, ScoreSheet, State, View
from drakkar.kernel.meta import Credits, Meta
from drakkar.kernel.pool import Pool
from drakkar.kernel.secrecy import Drawn, Public, known_to

CARDS = 6
PLAY, SHOW = 0, 1
META = Meta("toy", "Toy", (2, 3), 1, 3, "preview", True, Credits((), (), "", 2000), ())


@dataclass
class Played(Event):
    seat: Public[int]
    card: secrecy.Shown[int]


@dataclass
class Drew(Event):
    seat: Public[int]
    card: Drawn[int | None]


@dataclass
class Shown(Event):
    fact = known_to("seat", "to", new=("to",))
    seat: Public[int]
    to: Public[int]
    card: Public[int]


class ToyState(State):
    __slots__ = ("hands", "played", "pool", "seen", "showed")

    hands: list[tuple[int, ...]]
    played: list[tuple[int, ...]]
    pool: Pool
    seen: int  # bits of the cards shown to the next seat
    showed: bool

    def clone(self) -> Self:
        other = type(self)()
        other.to_act, other.pool, other.seen, other.showed = self.to_act, self.pool, self.seen, self.showed
        other.hands, other.played = self.hands.copy(), self.played.copy()
        return other

    def key(self) -> tuple[object, ...]:
        hands, played = tuple(self.hands), tuple(self.played)
        return self.to_act, hands, played, self.pool.items, self.seen, self.showed


@dataclass
class ToyView(View):
    sizes: tuple[int, ...]
    known: tuple[tuple[int, ...], ...]  # by seat: cards of that hand which the viewer knows
    shown: tuple[int, ...]  # by seat: how many cards of that hand were shown
    own_shown: int  # bits of one's own cards that were shown
    played: tuple[tuple[int, ...], ...]
    showed: bool


class Toy(Game[ToyState, ToyView]):
    def __init__(self) -> None:
        plays = every(PLAY, "play {}", "card:{}", of=range(CARDS))
        shows = every(SHOW, "show {}", "card:{}", of=range(CARDS))
        super().__init__("toy", 1, ActionSpace([*plays, *shows]), "none")

    def new(
        self, seats: int, options: Mapping[str, str], chance: Chance, sink: list[Event] | None = None
    ) -> ToyState:
        state = ToyState()
        cards = chance.shuffled(range(CARDS), "deal")
        state.hands = [tuple(sorted(cards[2 * seat : 2 * seat + 2])) for seat in range(seats)]
        state.pool = Pool(cards[2 * seats :], "pool")
        state.played = [()] * seats
        state.seen, state.showed, state.to_act = 0, False, 0
        return state

    def legal(self, state: ToyState) -> list[int]:
        if state.to_act == OVER:
            return []
        hand = state.hands[state.to_act]
        fresh = [] if state.showed else [CARDS + card for card in hand if not state.seen >> card & 1]
        return [*hand, *fresh]

    def apply(self, state: ToyState, action: int, chance: Chance, sink: list[Event] | None = None) -> None:
        events: list[Event] = [] if sink is None else sink
        seat, card, seats = state.to_act, action % CARDS, len(state.hands)
        if action >= CARDS:
            state.seen |= 1 << card
            state.showed = True
            events.append(Shown(seat, (seat + 1) % seats, card))
            return
        hand = [held for held in state.hands[seat] if held != card]
        state.played[seat] += (card,)
        events.append(Played(seat, card))
        if len(state.pool):
            drawn, state.pool = state.pool.draw(chance)
            hand.append(drawn)
            events.append(Drew(seat, drawn))
        state.hands[seat] = tuple(sorted(hand))
        state.seen &= ~(1 << card)
        state.showed = False
        following = [(seat + step) % seats for step in range(1, seats + 1)]
        state.to_act = next((other for other in following if state.hands[other]), OVER)

    def why_not(self, state: ToyState, action: int) -> Reason | None:
        return None if action in self.legal(state) else Reason("toy-1.1", "not-now")

    def prompt(self, state: ToyState) -> Phrase:
        return Phrase("prompt")

    def describe(self, state: ToyState, action: int) -> Phrase:
        return Phrase("action", {"card": action % CARDS})

    def score(self, state: ToyState) -> ScoreSheet:
        hands = zip(state.played, state.hands, strict=True)
        return sheet([sum(played + hand) for played, hand in hands], state.to_act == OVER)

    def tally(self, view: ToyView) -> ScoreSheet:
        seats = range(view.seats)
        hidden = tuple(seat for seat in seats if len(view.known[seat]) < view.sizes[seat])
        worth = [sum(view.played[seat] + view.known[seat]) * (seat not in hidden) for seat in seats]
        return sheet(worth, view.to_act == OVER, hidden)

    def view(self, state: ToyState, viewer: int) -> ToyView:
        seats = len(state.hands)
        known: list[tuple[int, ...]] = []
        for seat, hand in enumerate(state.hands):
            shown_to_me = (seat + 1) % seats == viewer
            known.append(
                tuple(card for card in hand if seat == viewer or (shown_to_me and state.seen >> card & 1))
            )
        return ToyView(
            viewer,
            seats,
            state.to_act,
            tuple(len(hand) for hand in state.hands),
            tuple(known),
            tuple(sum(state.seen >> card & 1 for card in hand) for hand in state.hands),
            sum(1 << card for card in (known[viewer] if viewer >= 0 else ()) if state.seen >> card & 1),
            tuple(state.played),
            state.showed,
        )

    def determinize(self, view: ToyView, chance: Chance) -> ToyState:
        gone = {card for cards in (*view.known, *view.played) for card in cards}
        unknown = chance.shuffled([card for card in range(CARDS) if card not in gone], "guess")
        state = ToyState()
        state.to_act, state.showed, state.seen = view.to_act, view.showed, view.own_shown
        state.played, state.hands = list(view.played), []
        for seat, size in enumerate(view.sizes):
            known = list(view.known[seat])
            guessed = [unknown.pop() for _ in range(size - len(known))]
            state.hands.append(tuple(sorted(known + guessed)))
            if seat != view.viewer:
                # What was shown to the viewer is what it knows; what was shown to others is any of the hand.
                shown = known or chance.shuffled(guessed, "guess")[: view.shown[seat]]
                state.seen |= sum(1 << card for card in shown)
        state.pool = Pool(unknown, "pool")
        return state

    def stage(self, view: ToyView) -> ToyView:
        return ToyView(view.viewer, view.seats, 0, (), (), (), 0, (), False)

    def scene(self, view: ToyView) -> ToyView:
        return view

    def evaluate(self, state: ToyState, seat: int) -> float:
        return float(sum(state.played[seat]))


def sheet(totals: list[int], over: bool, hidden: tuple[int, ...] = ()) -> ScoreSheet:
    winners = tuple(seat for seat, total in enumerate(totals) if over and total == max(totals))
    return ScoreSheet(("cards",), tuple((total,) for total in totals), tuple(totals), winners, hidden)
