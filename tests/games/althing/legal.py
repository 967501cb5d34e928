"""What the seat to act may do in a position of Althing, as notations: the oracle's other half."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from tests.games.althing.facts import NUMBER, POOL, RUSES
from tests.games.althing.paying import RESOURCES, Paying, kinds, without
from tests.games.althing.position import HIM, NOBODY, SIDES, Foe, Goal, in_order

DECK_SIZE = 6
AIMED = (*RUSES, "cursed_troll")


@dataclass
class Choices(Paying):
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
        return [*self.goals(), *plays, *self.invocations(), *self.reserve_choices(), "end"]

    # ---- recruiting and crossing

    def may_recruit(self) -> bool:
        """Clauses 6.8 and 14.9."""
        return not self.weather(self.active) and (
            self.cleared or not self.stands_on(self.active, "ovedur_zone")
        )

    def goals(self) -> list[str]:
        """Clauses 5.1 to 5.3, 6.8, 11.4, 14.9 and 15.3."""
        ways = self.ways(self.me.position)
        found = []
        if not self.crossed and self.weather(self.active) != "stormur":
            for way, side in zip(ways, (" left", " right") if len(ways) > 1 else ("",), strict=False):
                if self.payable(Goal(place=way)):
                    found.append(f"cross{side}")
        if self.may_recruit():
            found += [f"recruit {slot}" for slot in self.slots() if self.payable(Goal([slot]))]
        return found

    def in_borrowed(self) -> list[str]:
        assert self.borrowed is not None
        plays = self.plays(self.borrowed.card) if self.actions < self.action_cap else []  # clause 5.6
        return [*self.goals(), *plays, "decline"]

    # ---- symbols

    def plays(self, card: str) -> list[str]:
        """Of a card of the hand, or of the borrowed one."""
        hand = self.me.hand if self.borrowed else without(self.me.hand, [card])
        return [f"play {card} {symbol}" for symbol in self.cards[card].symbols if self.playable(symbol, hand)]

    def invocations(self) -> list[str]:
        """Clause 13.13."""
        stone = self.me.stone
        if stone is None or not stone.ready:
            return []
        symbols = self.cards[stone.laid].symbols
        # A stone cannot bring the next: both of its cards are discarded.
        return [f"invoke {symbol}" for symbol in symbols if self.playable(symbol, self.me.hand)]

    def playable(self, symbol: str, hand: list[str]) -> bool:
        """`hand` is what is left of it then."""
        if not self.may_use(self.active, symbol) or (symbol in AIMED and not self.aims(symbol)):
            return False
        return {
            "axe": True,
            "troll": self.me.trolls > 0,
            "storm": self.storms_in_play and self.storms[self.active].whom == NOBODY,
            "shield": False,
            "fair_weather": bool(self.liftable()),
            "detroll": bool(self.deck_of(self.active)),
            "plot": any(self.row),
            "day_labourer": self.may_recruit() and bool(self.hireable()),
            "rework": True,
            "reorganise": bool(self.assembly_deck()),
            "unexpected": not self.guest and bool(self.assembly_deck()),
            "demobilised": any(self.exchangeable(card) for card in hand),
            "reward": False,
            "renewal": self.actions == 0 and self.borrowed is None,
            "heimdall": bool(self.shapeable()),
            "invocation": self.borrowed is None
            and self.me.stone is None
            and any(self.layable(card) for card in hand),
            "illness": not self.me.ill,
            "cursed_troll": True,
        }[symbol]

    def aims(self, symbol: str) -> list[tuple[int, bool]]:
        """Seats that a symbol may be aimed at, and whether at their reserve (clauses 6.1 to 6.3, 10.5, 14.13
        and 16.10)."""
        if self.foe is not None:
            return [(HIM, False)] if self.thorfinn_is_open_to(symbol, self.foe) else []
        if symbol == "cursed_troll":
            return [(seat, False) for seat in sorted(self.opponents()) if self.players[seat].trolls]
        seats = [seat for seat in sorted(self.opponents()) if not self.sacred(seat)]
        if symbol != "axe":
            return [(seat, False) for seat in seats]
        hands = [(seat, False) for seat in seats if self.players[seat].hand]
        reserves = [(seat, True) for seat in seats if self.reserve == "open" and self.players[seat].reserve]
        return hands + reserves

    def thorfinn_is_open_to(self, symbol: str, foe: Foe) -> bool:
        """Clauses 16.10, 16.11 and 16.15."""
        if symbol == "axe":
            return bool(foe.hand) and not foe.shows("shield")
        return (
            symbol == "troll" and self.options["thorfinn"].startswith("legend") and not foe.shows("detroll")
        )

    def hireable(self) -> list[int]:
        return [slot for slot in self.slots() if self.cards[self.lying(slot)].currency == "nuggets"]

    def in_targeting(self) -> list[str]:
        assert self.announced is not None
        return [f"target {seat}{' reserve' * at}" for seat, at in self.aims(self.announced.symbol)]

    def in_answering(self) -> list[str]:
        return [*self.answers(self.to_act), "let"]

    def answers(self, seat: int) -> list[str]:
        assert self.announced is not None
        wanted, player = self.announced.answer, self.players[seat]
        found = [f"answer {card}" for card in kinds(player.hand) if wanted in self.cards[card].symbols]
        return found + ([f"invoke {wanted}"] if self.stone_answers(seat, wanted) else [])

    def stone_answers(self, seat: int, wanted: str) -> bool:
        """Clause 13.13: at once in the phases of others."""
        stone = self.players[seat].stone
        if stone is None or not stone.laid or (seat == self.active and not stone.ready):
            return False
        return wanted in self.cards[stone.laid].symbols

    def in_hiring(self) -> list[str]:
        return [f"hire {slot}" for slot in self.hireable()]

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
        """Clauses 5.5 and 13.7."""
        limit = self.seasoned_limit if self.me.grows else self.me.limit
        fits = len(self.me.hand) <= limit
        return [*(f"drop {card}" for card in kinds(self.me.hand)), *(["draw"] if fits else [])]

    # ---- symbols of the modules

    def layable(self, card: str) -> bool:
        """Clause 13.12: not what would never be used from the stone."""
        useless = {"invocation"}
        if self.foe is not None:
            useless |= {"storm", "cursed_troll"}
            if not self.options["thorfinn"].startswith("legend"):
                useless.add("troll")
        return bool(set(self.cards[card].symbols) & set(self.icons) - useless)

    def in_invoking(self) -> list[str]:
        return [f"lay {card}" for card in kinds(self.me.hand) if self.layable(card)]

    def in_nuggets(self, slots: list[int]) -> list[int]:
        return [slot for slot in slots if self.cards[self.lying(slot)].currency == "nuggets"]

    def exchangeable(self, card: str) -> bool:
        """Clause 13.6."""
        printed = self.cards[card]
        costs = [self.cards[self.lying(slot)].cost for slot in self.in_nuggets(self.slots())]
        return printed.currency == "nuggets" and any(cost <= printed.cost for cost in costs)

    def in_demobilising(self) -> list[str]:
        assert self.exchange is not None
        given, taken = self.exchange.given, self.exchange.slots
        if not given:
            return [f"give {card}" for card in kinds(self.me.hand) if self.exchangeable(card)]
        value = self.cards[given].cost - sum(self.cards[self.lying(slot)].cost for slot in taken)
        left = [slot for slot in self.in_nuggets(self.slots()) if slot not in taken]
        takes = [f"take {slot}" for slot in left if self.cards[self.lying(slot)].cost <= value]
        return [*takes, *(["confirm"] if taken else [])]

    def shapeable(self) -> list[int]:
        """Clause 13.10: the steps without a pawn."""
        pawns = {player.position for player in self.players} | ({self.foe.place} if self.foe else set())
        return [place for place in range(1, self.last) if place not in pawns]

    def in_shaping(self) -> list[str]:
        free = self.shapeable()
        pairs = [f"switch {one} {other}" for one in free for other in free if one < other]
        return [*(f"turn {place}" for place in free), *pairs]

    def liftable(self) -> list[str]:
        """Clauses 14.9 and 16.17."""
        lifts = self.foe is not None and self.options["fair_weather"] == "own_phase"
        short = self.foe.shortage if self.foe is not None and lifts else set()
        here = self.stands_on(self.active, "ovedur_zone") and not self.cleared
        return [*(kind for kind in RESOURCES if kind in short), *(["ovedur"] if here else [])]

    def in_lifting(self) -> list[str]:
        return [f"lift {what}" for what in self.liftable()]

    def in_ailing(self) -> list[str]:
        return [f"spread {slot}" for slot in self.full_slots()]

    # ---- before the first phase

    def in_placing(self) -> list[str]:
        """Clause 14.2."""
        return [
            f"place {place} {side}"
            for place in range(1, self.last)
            for side in SIDES
            if side not in self.helas.get(place, {})
        ]

    def deck_pool(self) -> Counter[str]:
        """Clauses 13.1, 13.2 and 16.2."""
        left = Counter(POOL)
        if self.foe is not None:
            del left["baldur"]
        if self.options["deck"] == "own_loki":
            del left["loki"]
        return left

    def picks(self) -> list[str]:
        """Clause 13.3: in the order of the list, as long as six can be had."""
        picked = [card for card in self.me.composed if card in self.deck_pool()]
        wanted, left = DECK_SIZE - len(picked), self.deck_pool() - Counter(picked)
        last = max((NUMBER[card] for card in picked), default=0)
        following = [card for card in in_order(list(left.elements())) if NUMBER[card] >= last]
        found = [card for place, card in enumerate(following) if len(following) - place >= wanted > 0]
        return kinds(found)

    def in_composing(self) -> list[str]:
        return [f"pick {card}" for card in self.picks()] or ["confirm"]

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
