"""The rules of Althing once more: phases, recruiting, crossing, symbols and answers. See oracle.py."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from drakkar.games.althing import events as ev
from drakkar.games.althing import events_modules as more
from drakkar.kernel.events import Event
from tests.games.althing.legal import Choices
from tests.games.althing.luck import Luck
from tests.games.althing.position import (
    EVERYBODY,
    GUEST_SLOT,
    HIM,
    NOBODY,
    Goal,
    Lying,
    in_order,
)


@dataclass
class Core(Choices):
    """A position, and the frame of the rules: what goes further is in the classes built on it."""

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
        while len(row) < self.size() and self.assembly_deck():
            came.append(self.top_card())
            row.insert(0, came[-1])
        self.row = [""] * (len(self.row) - len(row)) + row
        if came:
            self.tell(ev.AssemblyRefilled(tuple(came)))

    def settle_row(self) -> None:
        """Clause 14.5: what an illness takes are the cards next to the deck."""
        left = self.full_slots()[: max(0, len(self.full_slots()) - self.size())]
        cards = [self.row[slot - 1] for slot in left]
        for slot, card in zip(left, cards, strict=True):
            self.row[slot - 1] = ""
            self.bottom.append(Lying(card, EVERYBODY))
        if cards:
            self.tell(more.AssemblyShrunk(tuple(cards)))
        else:
            self.refill()

    def take(self, slot: int) -> str:
        """A card of the assembly leaves it."""
        card = self.lying(slot)
        if slot == GUEST_SLOT:
            self.guest = ""
        else:
            self.row[slot - 1] = ""
        return card

    def home(self, owner: int) -> None:
        """A Troll goes back to whom it belongs."""
        if self.foe is not None and owner == HIM:
            self.foe.trolls += 1
        else:
            self.players[owner].trolls += 1

    def give_back(self, known: frozenset[int]) -> None:
        """Clauses 6.4 and 9.6: to the discard pile of its owner, or under the assembly deck."""
        assert self.borrowed is not None
        loan, self.borrowed = self.borrowed, None
        if loan.owner == NOBODY:
            self.bottom.append(Lying(loan.card, EVERYBODY))
        elif self.foe is not None:
            self.out.append(loan.card)  # clause 16.11
        else:
            self.discard(loan.owner, loan.card, known)

    # ---- phases

    def begin_phase(self, seat: int) -> None:
        self.active = self.to_act = seat
        self.crossed, self.actions, self.exchanges, self.cleared = False, 0, 0, False
        self.tell(ev.PhaseBegan(seat, self.round, self.weather(seat)))
        if self.me.ill:
            self.me.ill = False  # clause 14.12
            self.refill()
        self.carry_on()

    def carry_on(self) -> None:
        """Clauses 5.4 and 13.13: whoever has no card left, nor a stone to use, has come to the end of the
        phase."""
        self.announced, self.looked, self.goal, self.exchange = None, None, None, None
        if self.active == HIM and self.foe is not None:
            self.thorfinn_goes_on()
            return
        self.phase, self.to_act = "acting", self.active
        if self.arriving:
            self.next_arrival()
        elif not self.me.hand and (self.actions >= self.action_cap or not self.invocations()):
            self.end_phase()

    def thorfinn_goes_on(self) -> None:
        raise NotImplementedError

    def next_arrival(self) -> None:
        raise NotImplementedError

    def do_end(self) -> None:
        self.phase = "arranging"
        if not self.me.hand:
            self.end_phase()

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
        if self.foe is not None:
            self.foe.shortage = set()  # clause 16.7
        if self.guest:
            card, self.guest = self.guest, ""
            self.bottom.append(Lying(card, EVERYBODY))
            self.tell(more.GuestLeft(seat, card))  # clause 13.5
            self.refill()
        if self.me.grows:
            # Clause 5.8: at the end of the phase after the one in which somebody reached the step.
            self.me.limit, self.me.grows = self.seasoned_limit, False
            self.tell(ev.HandLimitRaised(seat, self.seasoned_limit))
        self.draw_cards(seat, self.me.limit - len(self.me.hand))
        self.weather_changes(seat)
        if (seat + 1) % self.seats == self.first:
            if 1 < self.seats < 4 and self.finished():
                self.finish(tuple(self.finished()))
                return
            if self.round == self.round_cap:
                self.tell(ev.MatchStalled(self.round))
                self.finish(self.furthest())
                return
        if self.me.spreading:
            self.me.spreading = False
            if len(self.full_slots()) > self.size():
                self.phase = "ailing"  # clause 14.12
                return
        self.next_phase()

    def do_spread(self, slot: int) -> None:
        card = self.take(slot)
        self.bottom.append(Lying(card, EVERYBODY))
        self.tell(more.IllnessSpread(self.active, card, slot))
        if len(self.full_slots()) <= self.size():
            self.refill()
            self.next_phase()

    def next_phase(self) -> None:
        if self.me.stone is not None:
            self.me.stone.ready = True  # clause 13.13
        following = (self.active + 1) % self.seats
        if following == self.first:
            self.round += 1
        self.begin_turn(following)

    def begin_turn(self, seat: int) -> None:
        self.begin_phase(seat)

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
        self.announced, self.goal, self.arriving = None, None, []
        self.winners = winners
        self.tell(ev.MatchEnded(winners))

    def furthest(self) -> tuple[int, ...]:
        """Clause 11.5."""
        if self.foe is not None:
            return ()
        at = [self.crossings(player.position) for player in self.players]
        if self.seats < 4:
            return tuple(seat for seat in range(self.seats) if at[seat] == max(at))
        ranks = [sorted((at[seat], at[self.partner(seat)]), reverse=True) for seat in range(4)]
        return tuple(seat for seat in range(4) if ranks[seat] == max(ranks))

    def team_has_won(self) -> bool:
        """Clause 11.3."""
        if self.seats < 4:
            return False
        team = (self.active, self.partner(self.active))
        pair = sorted(self.crossings(self.players[seat].position) for seat in team)
        end = self.crossings(self.last)
        return pair[1] == end and pair[0] >= end - 2

    # ---- recruiting and crossing

    def do_cross(self, side: str = "left") -> None:
        ways = self.ways(self.me.position)
        self.goal, self.phase = Goal(place=ways[0 if side == "left" else -1]), "paying"

    def do_recruit(self, slot: int) -> None:
        if self.goal is None:
            self.goal, self.phase = Goal(), "paying"
        self.goal.slots = sorted([*self.goal.slots, slot])

    def do_pay(self, card: str) -> None:
        assert self.goal is not None
        self.goal.pledged = in_order([*self.goal.pledged, card])

    def do_reward(self, doubled: str) -> None:
        assert self.goal is not None
        self.goal = next(way for way in self.rewards(self.goal) if way.doubled == doubled)

    def do_confirm(self) -> None:
        if self.phase == "paying":
            self.confirm_payment()
        else:
            self.confirm_choice()

    def confirm_choice(self) -> None:
        raise NotImplementedError

    def confirm_payment(self) -> None:
        assert self.goal is not None
        goal, seat, loan = self.goal, self.active, self.borrowed
        lent = loan.card if loan else ""
        self.goal = None
        self.count_action()
        for card in [*goal.pledged, *([goal.rewarder] if goal.origin == "hand" else [])]:
            self.leaves_hand(seat, card, seen=True)
            self.discard(seat, card)
        if goal.origin == "stone":
            self.spend_stone(seat)
        recruits = [self.take(slot) for slot in goal.slots]
        for card in recruits:
            self.discard(seat, card)
        if loan:
            self.give_back(EVERYBODY)
        if goal.rewarder:
            self.tell(more.RewardPlayed(seat, goal.rewarder, goal.doubled, goal.origin))
        if recruits:
            self.tell(ev.CardsRecruited(seat, tuple(recruits), tuple(goal.pledged), lent))
        else:
            self.cross(goal.place, tuple(goal.pledged), lent)
        self.reshuffle(seat)
        if recruits or (loan and loan.owner == NOBODY):
            self.refill()
        if loan and loan.owner != NOBODY and self.foe is None:
            self.reshuffle(loan.owner)
        if not recruits:
            self.arrive()
        else:
            self.carry_on()

    def arrive(self) -> None:
        """Clauses 11.3, 14.3, 14.5 and 16.9."""
        seat = self.active
        self.settle_row()
        if self.me.position == self.last:
            self.tell(ev.EndReached(seat))
        if self.team_has_won():
            self.finish(tuple(sorted((seat, self.partner(seat)))))
        elif self.foe is not None and self.me.position == self.last:
            self.finish((seat,))
        else:
            happens = ("hela", "cursed_troll_zone")
            self.arriving = [what for what in self.effects(self.me.position) if what in happens]
            self.carry_on()

    def cross(self, place: int, paid: tuple[str, ...], lent: str) -> None:
        self.crossed = True
        self.me.position = place
        step = self.step(place)
        self.tell(ev.StepCrossed(self.active, step.name, step.face, self.crossings(place), paid, lent))
        if "seasoned" in self.effects(place):
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

    def spend_stone(self, seat: int) -> str:
        """Both cards are discarded; the upper one's name."""
        stone, self.players[seat].stone = self.players[seat].stone, None
        assert stone is not None
        self.discard(seat, stone.card)
        self.discard(seat, stone.laid)
        return stone.laid
