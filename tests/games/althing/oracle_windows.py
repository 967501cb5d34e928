"""Symbols: how they are played, whom they are aimed at, and who may answer. See oracle.py."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from drakkar.games.althing import events as ev
from drakkar.games.althing import events_modules as more
from tests.games.althing.facts import ANSWERS, PROVIDENCES
from tests.games.althing.legal import AIMED
from tests.games.althing.oracle_core import Core
from tests.games.althing.position import EVERYBODY, NOBODY, Announced, Stone


@dataclass
class Windows(Core):
    """Sections 6, 7 and 9, as far as they speak of announcing and answering; and the stones of 13.13."""

    def do_play(self, card: str, symbol: str) -> None:
        seat, loan = self.active, self.borrowed
        self.count_action()
        self.tell(ev.SymbolPlayed(seat, card, symbol, loan is not None))
        if loan is not None:
            self.give_back(EVERYBODY)
            if loan.owner == NOBODY:
                self.refill()
            elif self.foe is None:
                self.reshuffle(loan.owner)
        else:
            self.leaves_hand(seat, card, seen=True)
            if symbol == "invocation":
                self.me.stone, self.phase = Stone(card), "invoking"
                self.announced = Announced(seat, card, symbol)
                return
            self.discard(seat, card)
            self.reshuffle(seat)
        self.announce(card, symbol)

    def do_invoke(self, symbol: str) -> None:
        """Clause 13.13: in one's own phase, or in answer."""
        if self.phase == "answering":
            self.respond("")
            return
        self.count_action()
        assert self.me.stone is not None
        card = self.me.stone.laid
        self.tell(more.SymbolInvoked(self.active, card, symbol))
        self.spend_stone(self.active)
        self.reshuffle(self.active)
        self.announce(card, symbol)

    def announce(self, card: str, symbol: str) -> None:
        self.announced = Announced(self.active, card, symbol)
        if symbol in AIMED:
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
        """Clauses 7.1, 7.2, 9.1, 9.3 and 14.13: who may answer, in order, by what everybody can see."""
        assert self.announced is not None
        symbol = self.announced.symbol
        asked = [self.announced.target]
        if symbol not in AIMED:
            safe = self.sacred(self.active) or (symbol == "day_labourer" and not self.counter)
            asked = [] if safe else self.opponents()
        self.announced.answer = ANSWERS[symbol]
        self.to_ask = [seat for seat in asked if self.is_asked(seat)]
        self.ask()

    def is_asked(self, seat: int) -> bool:
        """Clauses 7.2, 13.13, 14.7 and 16.8."""
        assert self.announced is not None
        wanted = self.announced.answer
        if seat >= self.seats or not self.may_use(seat, wanted):
            return False
        if self.foe is not None:
            return bool(self.answers(seat))
        return bool(self.players[seat].hand) or self.stone_answers(seat, wanted)

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
        self.respond(card)

    def respond(self, card: str) -> None:
        """With a card of the hand or, without one, with the stone."""
        assert self.announced is not None
        seat, played = self.to_act, self.announced
        stone = not card
        if stone:
            card = self.spend_stone(seat)
        else:
            self.leaves_hand(seat, card, seen=True)
            self.discard(seat, card)
        if played.counter != NOBODY:
            against = ANSWERS[played.symbol]
            self.tell(ev.DodgePlayed(seat, played.counter, card, played.answer, against, stone))
            self.reshuffle(seat)
            played.answer, played.counter, played.counter_card = "", NOBODY, ""
            self.effect()
        elif played.symbol in PROVIDENCES:
            self.tell(ev.CounterPlayed(seat, self.active, card, played.answer, played.symbol, stone))
            self.reshuffle(seat)
            self.countered(seat, card)
        else:
            self.tell(ev.DodgePlayed(seat, self.active, card, played.answer, played.symbol, stone))
            self.reshuffle(seat)
            self.carry_on()

    def countered(self, seat: int, card: str) -> None:
        """Clauses 9.2, 9.4 and 9.5."""
        assert self.announced is not None
        self.announced.answer = ANSWERS[self.announced.answer]
        if self.options["dodge_the_counter"] == "on" and self.is_asked(self.active):
            self.announced.counter, self.announced.counter_card = seat, card
            self.to_act = self.active
        else:
            self.carry_on()

    def effect(self) -> None:
        assert self.announced is not None
        self.to_act = self.active
        happens: Callable[[], None] = getattr(self, f"effect_of_{self.announced.symbol}")
        happens()
