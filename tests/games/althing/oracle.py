"""The rules of Althing once more, slow and plain, straight from the rulebook and its rulings.

Nothing is shared with the engine but the names of cards, actions and events. The oracle knows everything;
luck is told to it. `legal.py` says what is allowed; what then happens is in oracle_core.py (phases,
payments), oracle_windows.py (symbols and answers), oracle_effects.py (what symbols do, the reserve),
oracle_modules.py (composed decks, Hela), and here, on top of all: Thorfinn.
"""

from __future__ import annotations

from dataclasses import dataclass

from drakkar.games.althing import events as ev
from drakkar.games.althing import events_modules as more
from tests.games.althing.facts import ANSWERS, THORFINN
from tests.games.althing.oracle_modules import Modules
from tests.games.althing.paying import RESOURCES
from tests.games.althing.position import HIM, NOBODY, Announced, Borrowed, Foe

YOU = 0


@dataclass
class Oracle(Modules):
    """All the rules; section 16 comes in here."""

    def rival(self) -> Foe:
        assert self.foe is not None
        return self.foe

    # ---- his turn

    def begin_turn(self, seat: int) -> None:
        """Clause 16.3: his card, then your phase."""
        if self.foe is None:
            self.begin_phase(seat)
            return
        foe = self.foe
        self.active = HIM
        self.tell(more.RoundBegan(self.round))
        if foe.deck_trolls:
            foe.deck_trolls -= 1
            foe.card = "troll"  # clause 16.15
            self.out.append(f"troll-{YOU}")
            self.tell(more.ThorfinnRevealed("troll", self.round))
            self.begin_phase(YOU)
            return
        foe.card = self.luck.pick_listed(foe.deck, "thorfinn")
        foe.deck.remove(foe.card)
        self.tell(more.ThorfinnRevealed(foe.card, self.round))
        for _ in range(THORFINN[foe.card].recruits):
            self.thorfinn_recruits()
        row = THORFINN[foe.card].rows[self.crossings(self.players[YOU].position)]
        foe.to_do = [f"shortage_{what}" if what in RESOURCES else what for what in row.split()]
        self.thorfinn_goes_on()

    def next_phase(self) -> None:
        """Clause 16.12: at the end of a round."""
        if self.foe is not None and not self.foe.deck and not self.foe.deck_trolls:
            self.foe.deck = list(self.foe.cards)
            self.tell(more.ThorfinnReshuffled(len(self.foe.deck)))
        super().next_phase()

    def thorfinn_recruits(self) -> None:
        """Clause 16.4."""
        if self.full_slots():
            slot = self.full_slots()[-1]
            card = self.take(slot)
            self.rival().hand.append(card)
            self.tell(more.ThorfinnRecruited(card, slot))
            self.refill()

    def thorfinn_goes_on(self) -> None:
        foe = self.rival()
        while foe.to_do:
            symbol = foe.to_do.pop(0)
            if not self.can_strike(symbol):
                continue
            self.announced = Announced(HIM, "", symbol, YOU, answer=ANSWERS[symbol])
            if self.is_asked(YOU):
                self.phase, self.to_act = "answering", YOU
                return
            self.strike(symbol)
        self.announced = None
        for _ in range(THORFINN[foe.card].climb):
            foe.place = self.ways(foe.place)[0]
            step = self.step(foe.place)
            self.tell(more.ThorfinnClimbed(step.name, step.face, self.crossings(foe.place)))
        if foe.place == self.last:
            self.tell(more.ThorfinnArrived(self.round))
            self.finish(())
        else:
            self.begin_phase(YOU)

    def can_strike(self, symbol: str) -> bool:
        """Clause 16.6: not without a card to take, or a Troll to give."""
        if symbol == "axe":
            return bool(self.players[YOU].hand)
        return symbol != "troll" or self.rival().trolls > 0

    def strike(self, symbol: str) -> None:
        """Clauses 16.6 and 16.7."""
        foe, player = self.rival(), self.players[YOU]
        if symbol == "axe":
            card = self.luck.pick(player.hand, f"hand-{YOU}")
            self.leaves_hand(YOU, card, seen=False)
            self.tell(more.CardStruck(YOU, card))
            if card.startswith("troll") and self.options["cowardly_troll"] == "on":
                self.home(int(card[-1]))  # clause 6.9
                self.tell(ev.TrollFled(HIM, int(card[-1])))
            else:
                self.discard(YOU, card, frozenset({YOU}))
                self.reshuffle(YOU)
        elif symbol == "troll":
            foe.trolls -= 1
            player.on_top.append(f"troll-{HIM}")
            self.tell(ev.TrollPlaced(HIM, YOU))
        else:
            resource = symbol.removeprefix("shortage_")
            foe.shortage.add(resource)
            self.tell(more.ShortageStruck(YOU, resource))

    def effect(self) -> None:
        if self.active == HIM and self.foe is not None:
            assert self.announced is not None
            self.strike(self.announced.symbol)
            self.carry_on()
        else:
            super().effect()

    # ---- what you do to him

    def effect_of_axe(self) -> None:
        """Clause 16.11."""
        if self.foe is None:
            super().effect_of_axe()
            return
        card = self.luck.pick(self.foe.hand, f"hand-{HIM}")
        self.foe.hand.remove(card)
        self.tell(ev.CardStolen(YOU, HIM, card, False, True))
        self.borrow(Borrowed(card, "hand", HIM))

    def effect_of_troll(self) -> None:
        """Clause 16.15."""
        if self.foe is None:
            super().effect_of_troll()
            return
        self.me.trolls -= 1
        self.foe.deck_trolls += 1
        self.tell(ev.TrollPlaced(YOU, HIM))
        self.carry_on()

    def do_decline(self) -> None:
        assert self.borrowed is not None
        if self.foe is None or self.borrowed.owner == NOBODY:
            super().do_decline()
            return
        self.tell(more.LootUnused(YOU, self.borrowed.card))
        self.give_back(frozenset())
        self.carry_on()
