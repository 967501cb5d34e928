"""The rules of Althing once more, slow and plain, straight from the rulebook and its rulings.

Nothing is shared with the engine but the names of cards, actions and events. The oracle knows everything;
luck is told to it. `legal.py` says what is allowed, here is what then happens.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from drakkar.games.althing import events as ev
from drakkar.kernel.events import Event
from tests.games.althing.facts import ANSWERS, RUSES
from tests.games.althing.legal import Choices
from tests.games.althing.luck import Luck
from tests.games.althing.position import (
    EVERYBODY,
    NOBODY,
    Announced,
    Borrowed,
    Goal,
    Looked,
    Lying,
    in_order,
)


@dataclass
class Oracle(Choices):
    """A position, and the rules as methods."""

    told: list[Event] = field(default_factory=list)
    luck: Luck = field(default_factory=Luck)

    def tell(self, event: Event) -> None:
        self.told.append(event)

    def act(self, notation: str, luck: Luck | None = None) -> list[Event]:
        """Do it. Returns what happened."""
        assert notation in self.legal(), f"{notation} is none of {self.legal()}"
        self.told, self.luck = [], luck or Luck()
        verb, *what = notation.split()
        do: Callable[..., None] = getattr(self, f"do_{verb}")
        do(*(int(word) if word.isdigit() else word for word in what))
        assert not self.luck.wishes, f"not drawn: {self.luck.wishes}"
        return self.told

    # ---- cards on their way

    def leaves_hand(self, seat: int, card: str, seen: bool) -> None:
        """A card that goes unseen may be any of them, so that nothing is known of the others any more."""
        player = self.players[seat]
        player.hand.remove(card)
        if not seen:
            player.shown = []
        elif card in player.shown:
            player.shown.remove(card)

    def discard(self, seat: int, card: str, known: frozenset[int] = EVERYBODY) -> None:
        self.players[seat].discard.append(Lying(card, known))

    def reshuffle(self, seat: int) -> None:
        """Clause 5.7: at once when the deck is empty and the discard pile is not."""
        player = self.players[seat]
        if not self.deck_of(seat) and player.discard:
            player.deck = [lying.card for lying in player.discard]
            player.discard = []
            self.tell(ev.DeckReshuffled(seat, len(player.deck)))

    def draw_cards(self, seat: int, number: int) -> None:
        player = self.players[seat]
        cards: list[str] = []
        while len(cards) < number and self.deck_of(seat):
            if player.on_top:
                card = player.on_top.pop()
                player.shown.append(card)
            else:
                card = self.luck.pick(player.deck, f"deck-{seat}")
                player.deck.remove(card)
            player.hand.append(card)
            cards.append(card)
            self.reshuffle(seat)
        if cards:
            self.tell(ev.CardsDrawn(seat, len(cards), tuple(cards)))

    def top_card(self) -> str:
        """The next card of the assembly deck."""
        if self.top:
            return self.top.pop(0).card
        if self.pool:
            card = self.luck.pick(self.pool, "assembly")
            self.pool.remove(card)
            return card
        return self.bottom.pop(0).card

    def refill(self) -> None:
        """Clause 4.1: away from the deck, and new ones in at slot 1."""
        row = [card for card in self.row if card]
        came: list[str] = []
        while len(row) < len(self.row) and self.assembly_deck():
            came.append(self.top_card())
            row.insert(0, came[-1])
        self.row = [""] * (len(self.row) - len(row)) + row
        if came:
            self.tell(ev.AssemblyRefilled(tuple(came)))

    def give_back(self, known: frozenset[int]) -> None:
        """Clauses 6.4 and 9.6: to the discard pile of its owner, or under the assembly deck."""
        assert self.borrowed is not None
        loan, self.borrowed = self.borrowed, None
        if loan.owner == NOBODY:
            self.bottom.append(Lying(loan.card, EVERYBODY))
        else:
            self.discard(loan.owner, loan.card, known)

    # ---- phases

    def begin_phase(self, seat: int) -> None:
        self.active = self.to_act = seat
        self.crossed, self.actions, self.exchanges = False, 0, 0
        self.tell(ev.PhaseBegan(seat, self.round, self.weather(seat)))
        self.carry_on()

    def carry_on(self) -> None:
        """Clause 5.4: whoever has no card left has come to the end of the phase."""
        self.phase, self.to_act = "acting", self.active
        self.announced, self.looked, self.goal = None, None, None
        if not self.me.hand:
            self.end_phase()

    def do_end(self) -> None:
        self.phase = "arranging"

    def do_drop(self, card: str) -> None:
        seat = self.active
        self.leaves_hand(seat, card, seen=False)
        self.discard(seat, card, frozenset({seat}))
        self.tell(ev.CardDropped(seat, card))
        self.reshuffle(seat)
        if self.phase == "reworking":
            self.draw_cards(seat, 2)
            self.carry_on()

    def do_draw(self) -> None:
        if self.phase == "reworking":
            self.draw_cards(self.active, 1)
            self.carry_on()
        else:
            self.end_phase()

    def end_phase(self) -> None:
        seat = self.active
        if self.me.grows:
            # Clause 5.8: at the end of the phase after the one in which somebody reached the step.
            self.me.limit, self.me.grows = self.seasoned_limit, False
            self.tell(ev.HandLimitRaised(seat, self.seasoned_limit))
        self.draw_cards(seat, self.me.limit - len(self.me.hand))
        self.weather_changes(seat)
        following = (seat + 1) % self.seats
        if following == self.first:
            if self.seats < 4 and self.finished():
                self.finish(tuple(self.finished()))
                return
            if self.round == self.round_cap:
                self.tell(ev.MatchStalled(self.round))
                self.finish(self.furthest())
                return
            self.round += 1
        self.begin_phase(following)

    def weather_changes(self, seat: int) -> None:
        """Clause 6.7."""
        for storm in self.before(seat):
            storm.left -= 1
            if storm.left:
                self.tell(ev.StormTurned(storm.owner, seat))
            else:
                storm.whom = NOBODY
                self.tell(ev.StormPassed(storm.owner, seat))

    # ---- the end

    def finish(self, winners: tuple[int, ...]) -> None:
        self.phase, self.active, self.to_act = "over", NOBODY, NOBODY
        self.announced, self.goal = None, None
        self.winners = winners
        self.tell(ev.MatchEnded(winners))

    def furthest(self) -> tuple[int, ...]:
        """Clause 11.5."""
        at = [player.position for player in self.players]
        if self.seats < 4:
            return tuple(seat for seat in range(self.seats) if at[seat] == max(at))
        ranks = [sorted((at[seat], at[self.partner(seat)]), reverse=True) for seat in range(4)]
        return tuple(seat for seat in range(4) if ranks[seat] == max(ranks))

    def team_has_won(self) -> bool:
        """Clause 11.3."""
        if self.seats < 4:
            return False
        pair = sorted(self.players[seat].position for seat in (self.active, self.partner(self.active)))
        return pair[1] == self.last and pair[0] >= self.last - 2

    # ---- recruiting and crossing

    def do_cross(self) -> None:
        self.goal, self.phase = Goal(), "paying"

    def do_recruit(self, slot: int) -> None:
        if self.goal is None:
            self.goal, self.phase = Goal(), "paying"
        self.goal.slots = sorted([*self.goal.slots, slot])

    def do_pay(self, card: str) -> None:
        assert self.goal is not None
        self.goal.pledged = in_order([*self.goal.pledged, card])

    def do_confirm(self) -> None:
        assert self.goal is not None
        goal, seat, loan = self.goal, self.active, self.borrowed
        lent = loan.card if loan else ""
        self.goal = None
        self.count_action()
        for card in goal.pledged:
            self.leaves_hand(seat, card, seen=True)
            self.discard(seat, card)
        recruits = [self.row[slot - 1] for slot in goal.slots]
        for slot, card in zip(goal.slots, recruits, strict=True):
            self.row[slot - 1] = ""
            self.discard(seat, card)
        if loan:
            self.give_back(EVERYBODY)
        if recruits:
            self.tell(ev.CardsRecruited(seat, tuple(recruits), tuple(goal.pledged), lent))
        else:
            self.cross(tuple(goal.pledged), lent)
        self.reshuffle(seat)
        if loan and loan.owner != NOBODY:
            self.reshuffle(loan.owner)
        if recruits or (loan and loan.owner == NOBODY):
            self.refill()
        if not recruits and self.me.position == self.last:
            self.tell(ev.EndReached(seat))
        if not recruits and self.team_has_won():
            self.finish(tuple(sorted((seat, self.partner(seat)))))
        else:
            self.carry_on()

    def cross(self, paid: tuple[str, ...], lent: str) -> None:
        self.crossed = True
        self.me.position += 1
        at = self.me.position
        step = self.step(at)
        self.tell(ev.StepCrossed(self.active, step.name, step.face, at, paid, lent))
        if step.symbol == "seasoned":
            self.season()

    def season(self) -> None:
        """Clause 5.8."""
        if self.me.limit < self.seasoned_limit:
            self.me.limit, self.me.grows = self.seasoned_limit, False
            self.tell(ev.HandLimitRaised(self.active, self.seasoned_limit))
        for player in self.players:
            player.grows = player.limit < self.seasoned_limit

    def count_action(self, exchange: bool = False) -> None:
        self.actions += 1
        self.exchanges = self.exchanges + 1 if exchange else 0

    # ---- symbols

    def do_play(self, card: str, symbol: str) -> None:
        seat, loan = self.active, self.borrowed
        self.count_action()
        self.announced = Announced(seat, card, symbol)
        self.tell(ev.SymbolPlayed(seat, card, symbol, loan is not None))
        if loan is None:
            self.leaves_hand(seat, card, seen=True)
            self.discard(seat, card)
            self.reshuffle(seat)
        else:
            self.give_back(EVERYBODY)
            if loan.owner == NOBODY:
                self.refill()
            else:
                self.reshuffle(loan.owner)
        if symbol in RUSES:
            aims = self.aims(symbol)
            if len(aims) == 1:
                self.aim(*aims[0])
            else:
                self.phase = "targeting"
        elif symbol in ANSWERS:
            self.open_window()
        else:
            self.effect()

    def do_target(self, seat: int, reserve: str = "") -> None:
        self.aim(seat, bool(reserve))

    def aim(self, seat: int, reserve: bool) -> None:
        assert self.announced is not None
        self.announced.target, self.announced.reserve = seat, reserve
        self.tell(ev.TargetChosen(self.active, seat, self.announced.symbol, reserve))
        self.open_window()

    def open_window(self) -> None:
        """Clauses 7.1, 7.2, 9.1 and 9.3: who may answer, in order, by what everybody can see."""
        assert self.announced is not None
        symbol = self.announced.symbol
        asked = [self.announced.target]
        if symbol not in RUSES:
            safe = self.sacred(self.active) or (symbol == "day_labourer" and not self.counter)
            asked = [] if safe else self.opponents()
        if ANSWERS[symbol] not in self.icons:
            asked = []
        self.announced.answer = ANSWERS[symbol]
        self.to_ask = [seat for seat in asked if self.players[seat].hand]
        self.ask()

    def ask(self) -> None:
        assert self.announced is not None
        if self.to_ask:
            self.phase, self.to_act = "answering", self.to_ask.pop(0)
        else:
            self.announced.answer = ""
            self.effect()

    def do_let(self) -> None:
        assert self.announced is not None
        self.tell(ev.AnswerDeclined(self.to_act))
        if self.announced.counter == NOBODY:
            self.ask()
        else:
            self.carry_on()

    def do_answer(self, card: str) -> None:
        assert self.announced is not None
        seat, played = self.to_act, self.announced
        self.leaves_hand(seat, card, seen=True)
        self.discard(seat, card)
        if played.counter != NOBODY:
            self.tell(ev.DodgePlayed(seat, played.counter, card, played.answer, ANSWERS[played.symbol]))
            self.reshuffle(seat)
            played.answer, played.counter, played.counter_card = "", NOBODY, ""
            self.effect()
        elif played.symbol in RUSES:
            self.tell(ev.DodgePlayed(seat, self.active, card, played.answer, played.symbol))
            self.reshuffle(seat)
            self.carry_on()
        else:
            self.tell(ev.CounterPlayed(seat, self.active, card, played.answer, played.symbol))
            self.reshuffle(seat)
            self.countered(seat, card)

    def countered(self, seat: int, card: str) -> None:
        """Clauses 9.2, 9.4 and 9.5."""
        assert self.announced is not None
        dodge = ANSWERS[self.announced.answer]
        if self.options["dodge_the_counter"] == "on" and self.me.hand and dodge in self.icons:
            self.announced.answer = dodge
            self.announced.counter, self.announced.counter_card = seat, card
            self.to_act = self.active
        else:
            self.carry_on()

    def effect(self) -> None:
        assert self.announced is not None
        self.to_act = self.active
        happens: Callable[[], None] = getattr(self, f"effect_of_{self.announced.symbol}")
        happens()

    # ---- ruses

    def effect_of_axe(self) -> None:
        """Clauses 6.3 and 10.5."""
        assert self.announced is not None
        whom, reserve = self.announced.target, self.announced.reserve
        victim = self.players[whom]
        if reserve:
            card, victim.reserve = victim.reserve, ""
        else:
            card = self.luck.pick(victim.hand, f"hand-{whom}")
            self.leaves_hand(whom, card, seen=False)
        self.tell(ev.CardStolen(self.active, whom, card, reserve))
        owner = int(card[-1]) if card.startswith("troll") else NOBODY
        if owner != NOBODY and not reserve and self.options["cowardly_troll"] == "on":
            # Clause 6.9: one that is drawn, so from a hand.
            self.players[owner].trolls += 1
            self.tell(ev.TrollFled(self.active, owner))
            self.carry_on()
            return
        self.borrow(Borrowed(card, "reserve" if reserve else "hand", whom))

    def borrow(self, loan: Borrowed) -> None:
        self.borrowed, self.announced, self.phase = loan, None, "borrowed"

    def do_decline(self) -> None:
        assert self.borrowed is not None
        seat, loan = self.active, self.borrowed
        if loan.owner == NOBODY:
            self.give_back(EVERYBODY)
            self.tell(ev.LabourerUnused(seat, loan.card))
            self.refill()
        else:
            open_reserve = loan.origin == "reserve"
            self.give_back(EVERYBODY if open_reserve else frozenset({seat, loan.owner}))
            self.tell(ev.StolenCardUnused(seat, loan.owner, loan.card, open_reserve))
            self.reshuffle(loan.owner)
        self.carry_on()

    def effect_of_troll(self) -> None:
        assert self.announced is not None
        whom = self.announced.target
        self.me.trolls -= 1
        self.players[whom].on_top.append(f"troll-{self.active}")
        self.tell(ev.TrollPlaced(self.active, whom))
        self.carry_on()

    def effect_of_storm(self) -> None:
        assert self.announced is not None
        storm = self.storms[self.active]
        storm.whom, storm.left = self.announced.target, 2
        self.tell(ev.StormRaised(self.active, storm.whom))
        self.carry_on()

    # ---- what is played in one's own phase without a window

    def effect_of_detroll(self) -> None:
        """Clause 7.4."""
        owners = self.troll_owners()
        if len(owners) > 1:
            self.phase = "returning"
        elif owners:
            self.do_return(owners[0])
        else:
            self.tell(ev.NoTrollFound(self.active))
            self.shuffle_deck()
            self.carry_on()

    def do_return(self, seat: int) -> None:
        troll = f"troll-{seat}"
        self.shuffle_deck()
        self.me.deck.remove(troll)
        self.players[seat].trolls += 1
        self.tell(ev.TrollSentHome(self.active, seat))
        self.reshuffle(self.active)
        self.carry_on()

    def shuffle_deck(self) -> None:
        self.me.deck += self.me.on_top
        self.me.on_top = []

    def effect_of_plot(self) -> None:
        self.phase = "plotting"

    def do_plot(self, slot: int) -> None:
        """Clause 8.2."""
        self.plotted.append(slot)
        if len(self.plotted) < min(2, len(self.full_slots())):
            return
        slots, self.plotted = self.plotted, []
        cards = [self.row[slot - 1] for slot in slots]
        for slot, card in zip(slots, cards, strict=True):
            self.row[slot - 1] = ""
            self.bottom.append(Lying(card, EVERYBODY))
        self.tell(ev.CardsPlotted(self.active, tuple(cards), tuple(slots)))
        self.refill()
        self.carry_on()

    # ---- providences

    def effect_of_day_labourer(self) -> None:
        self.phase = "hiring"

    def do_hire(self, slot: int) -> None:
        card, self.row[slot - 1] = self.row[slot - 1], ""
        self.tell(ev.LabourerHired(self.active, card, slot))
        self.borrow(Borrowed(card, "assembly", NOBODY, slot))

    def effect_of_rework(self) -> None:
        self.phase = "reworking"

    def effect_of_reorganise(self) -> None:
        """Clause 9.9."""
        cards = [self.top_card() for _ in range(min(3, len(self.assembly_deck())))]
        self.looked, self.phase = Looked(cards), "reorganising"
        self.tell(ev.CardsLookedAt(self.active, len(cards), tuple(cards)))

    def do_bring(self, card: str) -> None:
        assert self.looked is not None
        self.looked.cards.remove(card)
        self.looked.brought, self.phase = card, "exchanging"

    def do_against(self, slot: int) -> None:
        assert self.looked is not None
        looked = self.looked
        card, taken = looked.brought, self.row[slot - 1]
        looked.returned.append(taken)
        looked.brought, self.row[slot - 1] = "", card
        self.phase = "reorganising"
        self.tell(ev.CardExchanged(self.active, slot, card, taken))

    def do_above(self) -> None:
        self.stack_on("above")

    def do_below(self) -> None:
        self.stack_on("below")

    def stack_on(self, side: str) -> None:
        assert self.looked is not None
        self.looked.side, self.phase = side, "stacking"
        self.stack_the_rest()

    def do_stack(self, card: str) -> None:
        assert self.looked is not None
        (self.looked.cards if card in self.looked.cards else self.looked.returned).remove(card)
        self.looked.stacked.append(card)
        self.stack_the_rest()

    def stack_the_rest(self) -> None:
        """The last one goes by itself; only their player knows the order (clause 9.10)."""
        assert self.looked is not None
        left = self.looked.cards + self.looked.returned
        if len(left) > 1:
            return
        order = self.looked.stacked + left
        pile = [Lying(card, frozenset({self.active})) for card in order]
        if self.looked.side == "above":
            self.top = pile + self.top
        else:
            self.bottom += pile
        self.tell(ev.CardsStacked(self.active, self.looked.side, len(order), tuple(order)))
        self.carry_on()

    # ---- the reserve (clause 10)

    @property
    def open_reserve(self) -> bool:
        return self.reserve == "open"

    def do_store(self, card: str) -> None:
        self.count_action()
        self.leaves_hand(self.active, card, seen=self.open_reserve)
        self.me.reserve = card
        self.tell(ev.CardStored(self.active, card, self.open_reserve))
        self.carry_on()

    def do_fetch(self, card: str) -> None:
        seat = self.active
        self.count_action()
        self.leaves_hand(seat, card, seen=False)
        self.discard(seat, card, frozenset({seat}))
        taken, self.me.reserve = self.me.reserve, ""
        self.receive(taken)
        self.tell(ev.ReserveFetched(seat, taken, card, self.open_reserve))
        self.reshuffle(seat)
        self.carry_on()

    def receive(self, card: str) -> None:
        self.me.hand.append(card)
        if self.open_reserve:
            self.me.shown.append(card)

    def do_swap(self, card: str) -> None:
        self.count_action(exchange=True)
        self.leaves_hand(self.active, card, seen=self.open_reserve)
        taken, self.me.reserve = self.me.reserve, card
        self.receive(taken)
        self.tell(ev.ReserveSwapped(self.active, taken, card, self.open_reserve))
        self.carry_on()

    def do_trade(self, card: str) -> None:
        self.count_action(exchange=True)
        partner = self.players[self.partner(self.active)]
        self.leaves_hand(self.active, card, seen=True)
        taken, partner.reserve = partner.reserve, card
        self.receive(taken)
        self.tell(ev.ReserveTraded(self.active, self.partner(self.active), taken, card))
        self.carry_on()
