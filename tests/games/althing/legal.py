"""What the seat to act may do in a position of Althing, as notations: the oracle's other half."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tests.games.althing.facts import RUSES, Card
from tests.games.althing.payment import Price, enough, gives, welcome
from tests.games.althing.position import NOBODY, Position, in_order


def without(cards: list[str], taken: list[str]) -> list[str]:
    left = list(cards)
    for card in taken:
        left.remove(card)
    return left


def kinds(cards: list[str]) -> list[str]:
    return in_order(list(set(cards)))


@dataclass
class Choices(Position):
    """A position, and what it allows."""

    def legal(self) -> list[str]:
        if self.phase == "over":
            return []
        choices: Callable[[], list[str]] = getattr(self, f"in_{self.phase}")
        return choices()

    def in_acting(self) -> list[str]:
        if self.actions >= self.action_cap:
            return ["end"]  # clause 5.6
        plays = [play for card in kinds(self.me.hand) for play in self.plays(card)]
        return [*self.goals(), *plays, *self.reserve_choices(), "end"]

    # ---- recruiting and crossing

    def price(self, slots: list[int]) -> Price:
        """Of the cards in these slots together or, without any, of the next step."""
        if not slots:
            return Price(requirement=self.step(self.me.position + 1).requirement)
        cards = [self.cards[self.row[slot - 1]] for slot in slots]
        cost = sum(card.cost for card in cards)
        return Price(nuggets=cost) if cards[0].currency == "nuggets" else Price(wood_bones=cost)

    def printed(self, cards: list[str]) -> list[Card]:
        return [self.cards[card] for card in cards]

    def lent(self) -> list[str]:
        return [self.borrowed.card] if self.borrowed else []

    def payable(self, slots: list[int]) -> bool:
        """With all cards of the hand and the borrowed one, which must be of use (clause 6.5)."""
        price = self.price(slots)
        useful = all(gives(card, price.wanted()) for card in self.printed(self.lent()))
        return useful and enough(price, self.printed(self.me.hand + self.lent()))

    def goals(self) -> list[str]:
        """Clauses 5.1 to 5.3, 6.8 and 11.4."""
        weather = self.weather(self.active)
        found = []
        if not self.crossed and self.me.position < self.last and weather != "stormur" and self.payable([]):
            found.append("cross")
        if not weather:
            found += [f"recruit {slot}" for slot in self.full_slots() if self.payable([slot])]
        return found

    def in_paying(self) -> list[str]:
        assert self.goal is not None
        goal, price = self.goal, self.price(self.goal.slots)
        more = []
        for slot in self.full_slots() if goal.slots else []:
            currencies = {self.cards[self.row[number - 1]].currency for number in (*goal.slots, slot)}
            if slot not in goal.slots and len(currencies) == 1 and self.payable([*goal.slots, slot]):
                more.append(f"recruit {slot}")
        pledged = self.printed(goal.pledged + self.lent())
        rest = without(self.me.hand, goal.pledged)
        pays = [
            f"pay {card}"
            for card in kinds(rest)
            if welcome(price, pledged, self.printed(rest), self.cards[card])
        ]
        return [*more, *pays, *(["confirm"] if enough(price, pledged) else [])]

    def in_borrowed(self) -> list[str]:
        assert self.borrowed is not None
        plays = self.plays(self.borrowed.card) if self.actions < self.action_cap else []  # clause 5.6
        return [*self.goals(), *plays, "decline"]

    # ---- symbols

    def plays(self, card: str) -> list[str]:
        symbols = [symbol for symbol in self.cards[card].symbols if symbol in self.icons]
        return [f"play {card} {symbol}" for symbol in symbols if self.playable(symbol)]

    def playable(self, symbol: str) -> bool:
        if symbol in RUSES and not self.aims(symbol):
            return False
        return {
            "axe": True,
            "troll": self.me.trolls > 0,
            "storm": self.storms_in_play and self.storms[self.active].whom == NOBODY,
            "shield": False,
            "fair_weather": False,
            "detroll": bool(self.deck_of(self.active)),
            "plot": any(self.row),
            "day_labourer": not self.weather(self.active) and bool(self.viking_slots()),
            "rework": True,
            "reorganise": bool(self.assembly_deck()),
        }[symbol]

    def aims(self, symbol: str) -> list[tuple[int, bool]]:
        """Seats that a ruse may be aimed at, and whether at their reserve (clauses 6.1 to 6.3 and 10.5)."""
        seats = [seat for seat in sorted(self.opponents()) if not self.sacred(seat)]
        if symbol != "axe":
            return [(seat, False) for seat in seats]
        hands = [(seat, False) for seat in seats if self.players[seat].hand]
        reserves = [(seat, True) for seat in seats if self.reserve == "open" and self.players[seat].reserve]
        return hands + reserves

    def viking_slots(self) -> list[int]:
        return [slot for slot in self.full_slots() if self.cards[self.row[slot - 1]].kind == "viking"]

    def in_targeting(self) -> list[str]:
        assert self.announced is not None
        return [f"target {seat}{' reserve' * at}" for seat, at in self.aims(self.announced.symbol)]

    def in_answering(self) -> list[str]:
        assert self.announced is not None
        wanted = self.announced.answer
        hand = kinds(self.players[self.to_act].hand)
        return [*(f"answer {card}" for card in hand if wanted in self.cards[card].symbols), "let"]

    def in_hiring(self) -> list[str]:
        return [f"hire {slot}" for slot in self.viking_slots()]

    def in_reworking(self) -> list[str]:
        return [*(f"drop {card}" for card in kinds(self.me.hand)), "draw"]

    def in_reorganising(self) -> list[str]:
        assert self.looked is not None
        return [*(f"bring {card}" for card in kinds(self.looked.cards)), "above", "below"]

    def in_exchanging(self) -> list[str]:
        return [f"against {slot}" for slot in self.full_slots()]

    def in_stacking(self) -> list[str]:
        assert self.looked is not None
        return [f"stack {card}" for card in kinds(self.looked.cards + self.looked.returned)]

    def in_plotting(self) -> list[str]:
        return [f"plot {slot}" for slot in self.full_slots() if slot not in self.plotted]

    def troll_owners(self) -> list[int]:
        """Of the Trolls in the deck of whose phase it is."""
        trolls = {card for card in self.deck_of(self.active) if card.startswith("troll")}
        return sorted(int(troll[-1]) for troll in trolls)

    def in_returning(self) -> list[str]:
        return [f"return {seat}" for seat in self.troll_owners()]

    def in_arranging(self) -> list[str]:
        return [*(f"drop {card}" for card in kinds(self.me.hand)), "draw"]

    # ---- the reserve

    def reserve_choices(self) -> list[str]:
        """Clauses 10.1, 10.2, 10.6 and 10.7."""
        if self.reserve == "off":
            return []
        hand = kinds(self.me.hand)
        if not self.me.reserve:
            found = [f"store {card}" for card in hand]
        else:
            found = [f"fetch {card}" for card in hand]
        if self.exchanges < self.exchange_cap:
            if self.me.reserve:
                found += [f"swap {card}" for card in hand if card != self.me.reserve]
            if self.reserve == "open" and self.partner(self.active) != NOBODY:
                lying = self.players[self.partner(self.active)].reserve
                found += [f"trade {card}" for card in hand if lying and card != lying]
        return found
