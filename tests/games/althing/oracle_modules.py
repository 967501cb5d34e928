"""Composed decks and Hela: their set-up, their symbols and what steps do. See oracle.py."""

from __future__ import annotations

from dataclasses import dataclass

from drakkar.games.althing import events_modules as more
from tests.games.althing.facts import HELA
from tests.games.althing.luck import Luck
from tests.games.althing.oracle_effects import Effects
from tests.games.althing.position import EVERYBODY, GUEST_SLOT, Announced, Exchange, Lying, in_order


@dataclass
class Modules(Effects):
    """Sections 13 and 14."""

    # ---- before the first phase

    def set_up(self, luck: Luck) -> None:
        """What comes once the epic lies there, as far as nobody is asked."""
        self.luck, self.told = luck, []
        if self.options["scenario"] == "free" and self.options["hela"] == "on":
            self.hela_left = list(HELA)
            self.deal_hela(self.first)
        else:
            self.decks()

    def deal_hela(self, seat: int) -> None:
        """Clause 14.1."""
        self.active = self.to_act = seat
        self.phase = "placing"
        self.hela = self.luck.pick_listed(self.hela_left, "hela")
        self.hela_left.remove(self.hela)
        self.tell(more.HelaDealt(seat, self.hela))

    def do_place(self, place: int, side: str) -> None:
        self.helas.setdefault(place, {})[side] = self.hela
        self.tell(more.HelaPlaced(self.active, self.hela, place, self.step(place).name, side))
        self.hela = ""
        following = (self.active + 1) % self.seats
        if following != self.first:
            self.deal_hela(following)
            return
        seasoned = any("seasoned" in self.effects(place) for place in range(len(self.track)))
        if seasoned and self.track[-1] == "thing":
            self.track[-1] = "althing"  # clause 2.4
            self.tell(more.LastCardTurned("althing"))
        self.decks()

    def decks(self) -> None:
        if self.composing:
            self.compose(self.first)
        else:
            self.deal()

    def compose(self, seat: int) -> None:
        self.active = self.to_act = seat
        self.phase = "composing"
        self.pick_forced()

    def pick_forced(self) -> None:
        """Clause 13.3."""
        while len(self.picks()) == 1:
            self.me.composed += self.picks()

    def do_pick(self, card: str) -> None:
        self.me.composed.append(card)
        self.pick_forced()

    def in_turn(self) -> list[int]:
        return [(self.first + distance) % self.seats for distance in range(self.seats)]

    def confirm_deck(self) -> None:
        following = (self.active + 1) % self.seats
        if following != self.first:
            self.compose(following)
            return
        for seat in self.in_turn():
            player = self.players[seat]
            loki = ["loki"] if self.options["deck"] == "own_loki" else []
            player.deck, player.composed = in_order(player.composed + loki), []
            self.tell(more.DeckComposed(seat, tuple(player.deck)))
        self.deal()

    def deal(self) -> None:
        self.refill()
        for seat, player in enumerate(self.players):
            if not self.composing:
                player.deck = list(self.starting)
            if not player.hand:
                self.draw_cards(seat, player.limit)
        self.begin_turn(self.first)

    def confirm_choice(self) -> None:
        if self.phase == "composing":
            self.confirm_deck()
        else:
            self.confirm_exchange()

    # ---- the players' own cards

    def effect_of_unexpected(self) -> None:
        """Clause 13.5."""
        self.guest = self.top_card()
        self.tell(more.GuestCame(self.active, self.guest))
        self.carry_on()

    def effect_of_demobilised(self) -> None:
        self.exchange, self.phase = Exchange(), "demobilising"

    def do_give(self, card: str) -> None:
        assert self.exchange is not None
        self.exchange.given = card

    def do_take(self, slot: int) -> None:
        assert self.exchange is not None
        self.exchange.slots.append(slot)

    def confirm_exchange(self) -> None:
        """Clause 13.6."""
        assert self.exchange is not None
        given, slots = self.exchange.given, self.exchange.slots
        cards = [self.take(slot) for slot in slots]
        self.leaves_hand(self.active, given, seen=True)
        self.me.hand += cards
        self.me.shown += cards
        if slots[0] == GUEST_SLOT:
            self.guest = given
        else:
            self.row[slots[0] - 1] = given
        self.tell(more.CardsDemobilised(self.active, given, tuple(cards), tuple(slots)))
        self.refill()
        self.carry_on()

    def effect_of_renewal(self) -> None:
        """Clause 13.9."""
        seat, cards = self.active, list(self.me.hand)
        for card in cards:
            self.leaves_hand(seat, card, seen=False)
            self.discard(seat, card, frozenset({seat}))
        self.tell(more.HandRenewed(seat, len(cards)))
        self.reshuffle(seat)
        self.draw_cards(seat, self.me.limit)
        self.carry_on()

    def effect_of_heimdall(self) -> None:
        self.phase = "shaping"

    def do_turn(self, place: int) -> None:
        """Clause 13.10."""
        name, face = self.track[place].split("-")
        other = "ba"["ab".index(face)]
        self.track[place] = f"{name}-{other}"
        self.tell(more.StepTurned(self.active, place, name, other))
        self.carry_on()

    def do_switch(self, one: int, other: int) -> None:
        names = self.step(one).name, self.step(other).name
        self.track[one], self.track[other] = self.track[other], self.track[one]
        first, second = self.helas.pop(one, {}), self.helas.pop(other, {})
        self.helas |= {one: second, other: first}
        self.tell(more.StepsSwitched(self.active, one, names[0], other, names[1]))
        self.carry_on()

    def do_lay(self, card: str) -> None:
        """Clause 13.12."""
        assert self.me.stone is not None
        self.leaves_hand(self.active, card, seen=True)
        self.me.stone.laid = card
        self.tell(more.StoneLaid(self.active, self.me.stone.card, card))
        self.carry_on()

    # ---- Hela

    def effect_of_fair_weather(self) -> None:
        """Clauses 14.9 and 16.17."""
        if len(self.liftable()) == 1:
            self.do_lift(self.liftable()[0])
        else:
            self.phase = "lifting"

    def do_lift(self, what: str) -> None:
        if what == "ovedur":
            self.cleared = True
            self.tell(more.WeatherCleared(self.active))
        else:
            assert self.foe is not None
            self.foe.shortage.remove(what)
            self.tell(more.ShortageLifted(self.active, what))
        self.carry_on()

    def effect_of_illness(self) -> None:
        """Clause 14.12: nothing before the end of the phase."""
        self.me.ill = self.me.spreading = True
        self.carry_on()

    def effect_of_cursed_troll(self) -> None:
        """Clauses 14.6 and 14.13."""
        assert self.announced is not None
        whom = self.announced.target
        self.players[whom].trolls -= 1
        self.players[whom].on_top.append(f"troll-{whom}")
        self.tell(more.TrollCursed(self.active, whom))
        self.carry_on()

    def next_arrival(self) -> None:
        if self.arriving.pop(0) == "hela":
            self.show_to_hela()
            self.carry_on()
        elif self.me.trolls:
            self.announced = Announced(self.active, "", "cursed_troll", self.active)
            self.open_window()
        else:
            self.carry_on()

    def show_to_hela(self) -> None:
        """Clause 14.4."""
        seat, player = self.active, self.me
        if not self.deck_of(seat):
            return
        if player.on_top:
            card = player.on_top.pop()
        else:
            card = self.luck.pick(player.deck, f"deck-{seat}")
            player.deck.remove(card)
        kind = self.cards[card].kind
        fate = {"player": "out", "troll": "discard"}.get(kind, "assembly")
        self.tell(more.HelaRevealed(seat, card, fate))
        if fate == "out":
            self.out.append(card)
        elif fate == "discard":
            self.discard(seat, card)
        else:
            self.top.insert(0, Lying(card, EVERYBODY))
        self.reshuffle(seat)
        if fate == "assembly":
            self.refill()
