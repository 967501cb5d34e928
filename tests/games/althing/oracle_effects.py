"""What the symbols of the base game do, and the reserve. See oracle.py."""

from __future__ import annotations

from dataclasses import dataclass

from drakkar.games.althing import events as ev
from tests.games.althing.oracle_windows import Windows
from tests.games.althing.position import EVERYBODY, NOBODY, Borrowed, Looked, Lying


@dataclass
class Effects(Windows):
    """Ruses, dodges in one's own phase, the plot, providences, the reserve."""

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
            self.home(owner)
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
        self.home(seat)
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
        card = self.take(slot)
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
