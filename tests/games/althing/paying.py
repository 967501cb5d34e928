"""What a payment in the oracle's position may be made of: goals, pledges, rewards."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tests.games.althing.facts import DODGES, EVENTS, MODULE_EVENTS, RUSES, Card
from tests.games.althing.payment import Price, enough, gives, welcome
from tests.games.althing.position import Goal, Position, in_order

RESOURCES = ("nuggets", "wood", "bones")
CURSED = (*RUSES, *DODGES, *EVENTS, *MODULE_EVENTS)  # not to be used on a step of curse (clause 14.7)


def without(cards: list[str], taken: list[str]) -> list[str]:
    left = list(cards)
    for card in taken:
        left.remove(card)
    return left


def kinds(cards: list[str]) -> list[str]:
    return in_order(list(set(cards)))


@dataclass
class Paying(Position):
    """A position, and what its player can afford."""

    def may_use(self, seat: int, symbol: str) -> bool:
        """Clauses 12.2 and 14.7."""
        cursed = symbol in CURSED and self.stands_on(seat, "curse_zone")
        return symbol in self.icons and not cursed

    def price(self, goal: Goal) -> Price:
        """Of the cards in these slots together or, without any, of the step."""
        scarce = frozenset(RESOURCES.index(kind) for kind in self.foe.shortage) if self.foe else frozenset()
        if not goal.slots:
            return Price(self.requirement(goal.place), scarce=scarce)
        cards = self.printed([self.lying(slot) for slot in goal.slots])
        cost = sum(card.cost for card in cards)
        if cards[0].currency == "nuggets":
            return Price(nuggets=cost, scarce=scarce)
        return Price(wood_bones=cost, scarce=scarce)

    def printed(self, cards: list[str]) -> list[Card]:
        return [self.cards[card] for card in cards]

    def lent(self) -> list[str]:
        return [self.borrowed.card] if self.borrowed else []

    def given(self, goal: Goal) -> list[Card]:
        """What is pledged and counts, the doubled card (clause 13.8) once more."""
        cards = self.printed(goal.pledged + ([] if goal.origin == "borrowed" else self.lent()))
        return [*cards, self.bonus(goal.doubled)] if goal.doubled else cards

    def bonus(self, card: str) -> Card:
        return Card("reward", nuggets=self.cards[card].nuggets)

    def rest(self, goal: Goal) -> list[str]:
        """The cards of the hand that are still to be had."""
        played = [goal.rewarder] if goal.origin == "hand" else []
        return without(self.me.hand, goal.pledged + played)

    def rewarders(self, goal: Goal) -> list[tuple[str, str]]:
        """Cards that may be played for a reward, the borrowed one first, then of the hand, then the stone."""
        if not self.may_use(self.active, "reward"):
            return []
        found = [(card, "borrowed") for card in self.lent()]
        found += [(card, "hand") for card in kinds(self.rest(goal))]
        found += [(self.me.stone.laid, "stone")] if self.me.stone and self.me.stone.ready else []
        return [(card, origin) for card, origin in found if "reward" in self.cards[card].symbols]

    def rewarded(self, goal: Goal, card: str, origin: str, doubled: str) -> Goal:
        pledged = goal.pledged + ([] if origin == "borrowed" else self.lent())
        more = [] if doubled in pledged else [doubled]
        return replace(
            goal,
            pledged=in_order(goal.pledged + more),
            rewarder=card,
            origin=origin,
            doubled=doubled,
        )

    def rewards(self, goal: Goal) -> list[Goal]:
        """Every way of playing a reward now: in nuggets, once, for nuggets that are printed and count."""
        price = self.price(goal)
        if goal.rewarder or not price.nuggets or 0 in price.scarce:
            return []
        found = []
        for card, origin in self.rewarders(goal):
            there = goal.pledged + ([] if origin == "borrowed" else self.lent())
            there += without(self.rest(goal), [card] if origin == "hand" else [])
            doubles = [one for one in kinds(there) if self.cards[one].nuggets]
            found += [self.rewarded(goal, card, origin, one) for one in doubles]
        return found

    def completable(self, goal: Goal) -> bool:
        """With all cards of the hand, and with or without a reward."""
        price = self.price(goal)
        return any(
            enough(price, self.given(way) + self.printed(self.rest(way)))
            for way in [goal, *self.rewards(goal)]
        )

    def payable(self, goal: Goal) -> bool:
        """With all cards of the hand and the borrowed one, which must be of use (clause 6.5)."""
        wanted = self.price(goal).wanted()
        return all(gives(card, wanted) for card in self.printed(self.lent())) and self.completable(goal)

    def in_paying(self) -> list[str]:
        assert self.goal is not None
        goal, price = self.goal, self.price(self.goal)
        more = []
        for slot in self.slots() if goal.slots else []:
            currencies = {self.cards[self.lying(number)].currency for number in (*goal.slots, slot)}
            if slot not in goal.slots and len(currencies) == 1:
                wider = replace(goal, slots=sorted([*goal.slots, slot]))
                more += [f"recruit {slot}"] if self.completable(wider) else []
        if enough(price, self.given(goal)):
            return [*more, "confirm"]
        pays = [f"pay {card}" for card in kinds(self.rest(goal)) if self.may_pay(goal, card)]
        ways = self.rewards(goal)
        first = [way for way in ways if (way.rewarder, way.origin) == (ways[0].rewarder, ways[0].origin)]
        return [*more, *pays, *(f"reward {way.doubled}" for way in first if self.completable(way))]

    def may_pay(self, goal: Goal, card: str) -> bool:
        price, given = self.price(goal), self.given(goal)
        if not price.nuggets:
            return welcome(price, given, self.printed(self.rest(goal)), self.cards[card])
        # A reward may be needed, for which this card might have been the one to play.
        after = replace(goal, pledged=[*goal.pledged, card])
        return gives(self.cards[card], price.wanted()) and self.completable(after)
