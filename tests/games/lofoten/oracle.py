"""The rules of Lofoten once more, slow and plain, straight from the rulebooks and their rulings.

Nothing is shared with the engine but the names of pieces, actions and events. The oracle knows everything;
luck is told to it: the cards that come off the deck (`fish-2`), the tiles that are turned (`fish-2-bear`) and
the goods of the backs that appear (`fish`), in the order in which they come.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from drakkar.games.lofoten import events as ev
from drakkar.kernel.events import Event
from tests.games.lofoten import worth
from tests.games.lofoten.position import (
    LONGSHIPS,
    NOBODY,
    Held,
    Jarl,
    Position,
    Ship,
    Stored,
    clan_of,
    good_of,
    value_of,
)

CLOCKWISE = {"left": "top", "top": "right", "right": "bottom", "bottom": "left"}  # clause 1.3, ruling 2


def described(tile: str) -> tuple[str, int, str]:
    return good_of(tile), value_of(tile), clan_of(tile)


@dataclass
class Oracle(Position):
    """A position, and the rules as methods."""

    told: list[Event] = field(default_factory=list)
    luck: list[str] = field(default_factory=list)

    def tell(self, event: Event) -> None:
        self.told.append(event)

    # ---- what is allowed

    def legal(self) -> list[str]:
        """All that the seat to act may do, as notations."""
        if self.phase == "over":
            return []
        choices: Callable[[], list[str]] = getattr(self, f"in_{self.phase}")
        return choices()

    def in_starting(self) -> list[str]:
        return ["keep", "redraw"]

    def in_action(self) -> list[str]:
        """Clauses 3.1 and 4.2."""
        middle = [] if self.me.slots["bottom"].order else ["play middle"]
        return ["play left", "play right", *middle, *self.purchases()]

    def in_moving(self) -> list[str]:
        """Clauses 3.2 to 3.4 and 5.2: after the card's own moves each costs a coin."""
        moves = self.ways() if self.moves or self.me.coins else []
        return [*moves, *self.extra_turn_for_sale(), "done"]

    def ways(self) -> list[str]:
        """The moves in the direction of this turn's side card."""
        shift = [f"shift {self.way}"] if 1 <= self.towards(self.to_act, self.way) <= 5 else []
        return ["turn cw" if self.way == "right" else "turn ccw", *shift]

    def moves_for_sale(self) -> list[str]:
        """Clause 5.2: when the action phase is over."""
        any_moment = self.options["coin_moves"] == "any_moment"
        return self.ways() if any_moment and self.way and self.me.coins else []

    def in_power(self) -> list[str]:
        allowed = {
            "coin": ["coin"] if self.reserve or self.clans[1 - self.to_act].coins else [],
            "turn": ["turn cw", "turn ccw"],
            "discard": [f"discard {area}" for area in self.full_areas()],
            "shift": [f"shift {s}" for s in ("left", "right") if 1 <= self.towards(self.to_act, s) <= 5],
        }[self.power]
        return [*(allowed if self.uses else []), *self.extra_turn_for_sale(), "done"]

    def in_storing(self) -> list[str]:
        return [f"warehouse {number}" for number in self.empty_warehouses()]

    def in_loading(self) -> list[str]:
        return ["load", "leave"]

    def in_drawing(self) -> list[str]:
        return ["put left", "put right", *self.purchases(), *self.moves_for_sale()]

    def in_pile(self) -> list[str]:
        piles = [f"pile {number}" for number in (1, 2) if self.piles[number - 1]]
        return [*piles, *self.purchases(), *self.moves_for_sale()]

    def in_area(self) -> list[str]:
        areas = [f"area {area}" for area in self.empty_areas()]
        return [*areas, *self.purchases(), *self.moves_for_sale()]

    def in_closing(self) -> list[str]:
        return [*self.claims(), *self.upgrades(), *self.purchases(), *self.moves_for_sale(), "end"]

    def in_attaching(self) -> list[str]:
        return [f"warehouse {number}" for number in (1, 2, 3, 4)]

    def in_seizing(self) -> list[str]:
        return [f"seize {area}" for area in self.full_areas()]

    def in_flipping(self) -> list[str]:
        return sorted({f"flip {stored.tile}" for stored in self.face_up()})

    def in_unloading(self) -> list[str]:
        return [f"unload {name}" for name in LONGSHIPS if self.me.ship(name).cargo] + ["pass"]

    def purchases(self) -> list[str]:
        """Clauses 5.3 and 5.4."""
        new_hand = (
            len(self.me.hand) == 3 and self.turn_to_come() and self.me.coins >= self.costs(self.to_act)[1]
        )
        return [*(["renew"] if new_hand else []), *self.extra_turn_for_sale()]

    def extra_turn_for_sale(self) -> list[str]:
        """Clauses 5.4 and 5.6."""
        one_more = not self.bought or self.options["extra_turns"] == "several"
        for_sale = one_more and not self.ending and self.me.coins >= self.costs(self.to_act)[2]
        return ["extra"] if for_sale else []

    def turn_to_come(self) -> bool:
        """Whether the seat to act will play a card yet, as far as the rules say now."""
        if self.phase == "action" or self.bought:
            return True
        if not self.ending:
            # Clause 9.6: the round that reaches the limit is the last.
            rounds_last_turn = self.turn + 1 if self.to_act == self.first else self.turn
            return rounds_last_turn < self.cap
        another = self.options["last_round"] == "another"
        return self.to_act != self.first and another and not self.last

    def met(self, jarl: Jarl) -> bool:
        return jarl.owner == NOBODY and self.progress(jarl, self.to_act) >= jarl.need

    def claims(self) -> list[str]:
        """Clause 12.3."""
        if self.owns_a_jarl(self.to_act):
            return []
        return [f"claim {jarl.name}" for jarl in self.jarls if self.met(jarl)]

    def face_up(self) -> list[Stored]:
        return [stored for stored in self.stored(self.to_act) if not stored.flipped]

    def upgrades(self) -> list[str]:
        """Clauses 13.1 and 13.2."""
        if self.options["longships"] == "off" or self.upgraded or not self.face_up():
            return []
        return [f"upgrade {name}" for name in LONGSHIPS if not self.me.ship(name).upgraded]

    # ---- acting

    def act(self, notation: str, luck: Sequence[str] = ()) -> list[Event]:
        """Do it. `luck` is what comes off the deck and the piles, if anything does."""
        assert notation in self.legal(), notation
        self.told, self.luck = [], list(luck)
        verb, _, what = notation.partition(" ")
        if verb in ("shift", "turn"):
            self.move(verb, what)
        elif verb in ("discard", "pile", "area", "warehouse", "seize"):
            getattr(self, verb)(int(what))
        elif verb == "pass":
            self.decline()
        else:
            getattr(self, verb)(*([what] if what else []))
        assert not self.luck, f"not drawn: {self.luck}"
        return self.told

    # ---- the set-up, when players are asked about equal orders (clause 2.6)

    def starts(self) -> list[Ship]:
        return [self.me.slots["left"], self.me.slots["right"]]

    def twins(self, seat: int) -> bool:
        slots = self.clans[seat].slots
        return good_of(slots["left"].order) == good_of(slots["right"].order)

    def keep(self) -> None:
        self.tell(ev.OrdersKept(self.to_act, good_of(self.starts()[0].order)))
        if self.to_act == self.first and self.twins(1 - self.first):
            self.to_act = 1 - self.first
        else:
            self.deal()

    def redraw(self) -> None:
        """Shuffled back at once, so the same ones may come again."""
        self.deck += [ship.order for ship in self.starts()]
        for ship in self.starts():
            ship.order = self.draw().card
        left, right = (ship.order for ship in self.starts())
        self.tell(
            ev.OrdersRedrawn(self.to_act, good_of(left), value_of(left), good_of(right), value_of(right))
        )
        if self.twins(self.to_act):
            return
        if self.to_act == self.first and self.twins(1 - self.first):
            self.to_act = 1 - self.first
        else:
            self.deal()

    def deal(self) -> None:
        """Clause 2.7."""
        for seat in (self.first, 1 - self.first):
            self.draw_hand(seat)
        self.begin_turn(self.first)

    # ---- a turn: the action phase

    def begin_turn(self, seat: int, extra: bool = False, last: bool = False) -> None:
        self.turn += 1
        self.to_act = seat
        self.extra_turn, self.last = extra, last
        self.upgraded, self.way = False, ""
        self.side, self.moves, self.power, self.uses = "", 0, "", 0
        self.tell(ev.TurnBegan(seat, self.turn, extra, last))
        self.check("action")

    def play(self, position: str) -> None:
        seat = self.to_act
        card = self.me.hand.pop(("left", "middle", "right").index(position)).card
        if position == "middle":
            ship = self.me.slots["bottom"]
            ship.order = card
            self.power, self.uses = self.power_of(good_of(card)), self.uses_of(good_of(card), ship)
            self.tell(ev.OrderPlaced(seat, ship.name, good_of(card), value_of(card), self.power, self.uses))
            self.phase = "power"
        else:
            self.discards.append(card)
            self.side = self.way = position
            self.moves = self.moves_of(card)
            self.tell(ev.SideCardPlayed(seat, position, good_of(card), value_of(card), self.moves))
            self.phase = "moving"

    def pay(self, coins: int, use: str) -> None:
        self.me.coins -= coins
        self.reserve += coins
        self.tell(ev.CoinsPaid(self.to_act, coins, use))

    def move(self, verb: str, way: str) -> None:
        if self.phase == "power":
            self.uses -= 1
        elif self.moves:
            self.moves -= 1
        else:
            self.pay(1, "move")
        if verb == "shift":
            self.me.area = self.towards(self.to_act, way)
            self.tell(ev.FleetShifted(self.to_act, way, self.me.area))
        else:
            for _ in range(1 if way == "cw" else 3):
                self.me.slots = {CLOCKWISE[slot]: ship for slot, ship in self.me.slots.items()}
            top, bottom = self.me.slots["top"].name, self.me.slots["bottom"].name
            self.tell(ev.FleetTurned(self.to_act, way, top, bottom))
        self.check(self.phase)

    def take_coin(self) -> None:
        """Clause 4.5."""
        rival = self.clans[1 - self.to_act]
        if self.reserve:
            self.reserve -= 1
            self.tell(ev.CoinTaken(self.to_act, "reserve"))
        elif rival.coins:
            rival.coins -= 1
            self.tell(ev.CoinTaken(self.to_act, "rival"))
        else:
            return
        self.me.coins += 1

    def coin(self) -> None:
        self.uses -= 1
        self.take_coin()

    def lift(self, area: int) -> str:
        tile, self.market[area - 1] = self.market[area - 1], ""
        return tile

    def discard(self, area: int) -> None:
        """Clause 4.7."""
        self.uses -= 1
        tile = self.lift(area)
        self.removed.append(tile)
        self.tell(ev.TileDiscarded(self.to_act, area, *described(tile)))

    # ---- the automatic actions (clause 6)

    def check(self, resume: str) -> None:
        """First the docked longship, then the one that faces the market (clause 6.4)."""
        self.resume = resume
        docked = self.me.slots["bottom"]
        if docked.cargo:
            self.empty(docked)
        else:
            self.look_at_the_market()

    def empty(self, ship: Ship) -> None:
        self.discards.append(ship.order)
        self.tell(ev.OrderFulfilled(self.to_act, ship.name, good_of(ship.order), value_of(ship.order)))
        tiles, ship.order, ship.cargo = ship.cargo, "", []
        self.store(tiles, ship.name)

    def store(self, tiles: list[str], origin: str) -> None:
        self.waiting, self.origin = list(tiles), origin
        self.put_away()

    def put_away(self) -> None:
        """Clauses 6.5 and 6.6."""
        while self.waiting:
            good, free = good_of(self.waiting[0]), self.empty_warehouses()
            known = [n for n, warehouse in enumerate(self.warehouses, 1) if warehouse.good == good]
            if not known and len(free) > 1:
                self.phase = "storing"
                return
            if not known:
                known = self.open(free[0])
            tile = self.waiting.pop(0)
            self.warehouses[known[0] - 1].sides[self.to_act].append(Stored(tile))
            self.tell(ev.TileStored(self.to_act, self.origin, *described(tile), known[0]))
        self.put_away_done()

    def open(self, number: int) -> list[int]:
        good = good_of(self.waiting[0])
        self.warehouses[number - 1].good = good
        self.tell(ev.WarehouseOpened(self.to_act, number, good))
        return [number]

    def put_away_done(self) -> None:
        if self.resume == "unloading":
            self.next_unloading()
        elif self.origin:
            self.look_at_the_market()
        else:
            self.close()

    def warehouse(self, number: int) -> None:
        if self.phase == "attaching":
            self.attach(number)
        else:
            self.open(number)
            self.put_away()

    def fits(self, ship: Ship, tile: str) -> bool:
        """Clauses 6.2, 13.6 and 13.7, but for the good."""
        if ship.upgraded and ship.name == "B":
            return sum(map(value_of, ship.cargo)) + value_of(tile) <= 4
        return not ship.cargo

    def look_at_the_market(self) -> None:
        ship, tile = self.me.slots["top"], self.market[self.me.area - 1]
        good_fits = ship.order and tile and good_of(ship.order) == good_of(tile)
        any_good = ship.order and tile and ship.upgraded and ship.name == "C"
        if not (good_fits or any_good) or not self.fits(ship, tile):
            self.go_on()
        elif good_fits or self.options["longship_c"] == "compulsory":
            self.load()
        else:
            self.phase = "loading"

    def go_on(self) -> None:
        """What was interrupted."""
        self.phase = self.resume
        if self.phase == "closing":
            self.close()

    def load(self) -> None:
        ship, area = self.me.slots["top"], self.me.area
        tile = self.lift(area)
        ship.cargo.append(tile)
        self.tell(ev.TileLoaded(self.to_act, ship.name, *described(tile), area))
        self.go_on()

    def leave(self) -> None:
        ship, area = self.me.slots["top"], self.me.area
        tile = self.market[area - 1]
        self.tell(ev.TileLeft(self.to_act, ship.name, good_of(tile), value_of(tile), area))
        self.go_on()

    # ---- drawing (clause 7)

    def draw(self) -> Held:
        if not self.deck:
            self.deck, self.discards = self.discards, []
            self.decks += 1
            self.tell(ev.DeckReshuffled(len(self.deck)))
        card = self.luck.pop(0)
        self.deck.remove(card)
        return Held(card, self.decks)

    def draw_hand(self, seat: int) -> None:
        self.clans[seat].hand = [self.draw() for _ in range(3)]
        hand = [held.card for held in self.clans[seat].hand]
        self.tell(ev.HandDrawn(seat, tuple(map(good_of, hand)), tuple(map(value_of, hand))))

    def done(self) -> None:
        self.side, self.moves, self.power, self.uses = "", 0, "", 0
        if self.last:
            self.close()
            return
        self.drawn = self.draw()
        self.tell(ev.CardDrawn(self.to_act, good_of(self.drawn.card), value_of(self.drawn.card)))
        self.phase = "drawing"

    def put(self, side: str) -> None:
        assert self.drawn is not None
        self.me.hand.insert(0 if side == "left" else 2, self.drawn)
        self.drawn = None
        self.tell(ev.CardPut(self.to_act, side))
        self.maintain()

    def renew(self) -> None:
        self.pay(self.costs(self.to_act)[1], "renew")
        hand = [held.card for held in self.me.hand]
        self.discards += hand
        self.tell(ev.HandDiscarded(self.to_act, tuple(map(good_of, hand)), tuple(map(value_of, hand))))
        self.draw_hand(self.to_act)
        self.bargained()

    def extra(self) -> None:
        self.pay(self.costs(self.to_act)[2], "extra")
        self.bought += 1
        self.tell(ev.ExtraTurnBought(self.to_act))
        self.bargained()

    def bargained(self) -> None:
        if self.phase == "closing":
            self.close()

    # ---- maintenance (clause 8)

    def maintain(self) -> None:
        if self.empty_areas() and any(self.piles):
            self.phase = "pile"
            return
        if self.empty_areas() and not self.ending:
            self.ending = True
            self.tell(ev.EndTriggered(self.to_act))
        self.close()

    def pile(self, number: int) -> None:
        tile = self.luck.pop(0)
        assert good_of(tile) == self.tops[number - 1], "the back has told the good"
        self.unseen.remove(tile)
        self.piles[number - 1] -= 1
        self.tell(ev.TileTurned(self.to_act, number, *described(tile)))
        if self.piles[number - 1]:
            self.tops[number - 1] = self.luck.pop(0)
            self.tell(ev.PileShows(number, self.tops[number - 1]))
        else:
            self.tops[number - 1] = ""
            self.tell(ev.PileEmpty(number))
        self.turned, self.phase = tile, "area"
        if len(self.empty_areas()) == 1:
            self.area(self.empty_areas()[0])

    def area(self, area: int) -> None:
        tile, self.turned = self.turned, ""
        self.market[area - 1] = tile
        self.tell(ev.TilePlaced(self.to_act, area, *described(tile)))
        alike = [n for n, other in enumerate(self.market, 1) if other and good_of(other) == good_of(tile)]
        if len(alike) == 4:
            self.removed += [self.lift(alike[1]), self.lift(alike[2])]
            self.tell(ev.FourAlike(self.to_act, good_of(tile), alike[1], alike[2]))
        self.maintain()

    # ---- the end of a turn (clauses 12 and 13)

    def close(self) -> None:
        self.phase = "closing"
        if self.legal() == ["end"]:
            self.end()

    def claim(self, name: str) -> None:
        jarl = next(jarl for jarl in self.jarls if jarl.name == name)
        jarl.owner = self.to_act
        self.tell(ev.JarlClaimed(self.to_act, name))
        if jarl.kind == "pay_coins":
            self.me.coins -= jarl.need
            self.clans[1 - self.to_act].coins += jarl.need
            self.tell(ev.CoinsGiven(self.to_act, jarl.need))
        if name in ("sigrun", "torsten"):
            self.jarl, self.phase = name, "attaching"
        elif name == "astrid" and any(self.market):
            self.jarl, self.phase = name, "seizing"
        else:
            for _ in range(4 if name == "gunnar" else 0):
                self.take_coin()
            self.close()

    def attach(self, number: int) -> None:
        jarl = next(jarl for jarl in self.jarls if jarl.name == self.jarl)
        jarl.warehouse, self.jarl = number, ""
        self.tell(ev.JarlAttached(self.to_act, jarl.name, number))
        self.close()

    def seize(self, area: int) -> None:
        self.jarl, self.resume = "", "closing"
        self.store([self.lift(area)], "")

    def upgrade(self, name: str) -> None:
        self.upgrading, self.phase = name, "flipping"

    def flip(self, tile: str) -> None:
        stored = next(stored for stored in self.face_up() if stored.tile == tile)
        stored.flipped = True
        (number,) = [n for n, warehouse in enumerate(self.warehouses, 1) if warehouse.good == good_of(tile)]
        self.tell(ev.TileFlipped(self.to_act, *described(tile), number))
        self.me.ship(self.upgrading).upgraded = True
        self.tell(ev.LongshipUpgraded(self.to_act, self.upgrading))
        self.upgrading, self.upgraded = "", True
        self.close()

    # ---- what comes next (clause 9)

    def end(self) -> None:
        second = 1 - self.first
        another = self.options["last_round"] == "another"
        if self.last:
            self.finish()
        elif self.bought:
            # Paid before the trigger: in full if that seat has a turn to come, or if turns go on as usual.
            self.bought -= 1
            full = self.bought or not self.ending or self.to_act == self.first or another
            self.begin_turn(self.to_act, extra=True, last=not full)
        elif self.ending and self.to_act == self.first:
            self.begin_turn(second, last=True)
        elif self.ending and not another:
            self.finish()
        elif not self.ending and self.to_act == second and self.turn >= self.cap:
            self.tell(ev.MatchStalled(self.turn))
            self.finish()
        else:
            self.begin_turn(1 - self.to_act)

    def finish(self) -> None:
        self.extra_turn = self.last = False
        self.tell(ev.FinalUnloading())
        self.to_unload = [self.first, 1 - self.first]
        self.next_unloading()

    def next_unloading(self) -> None:
        while self.to_unload:
            self.to_act, self.phase = self.to_unload.pop(0), "unloading"
            if any(ship.cargo for ship in self.me.slots.values()):
                return
        self.phase, self.to_act = "over", NOBODY
        self.tell(ev.MatchEnded(worth.winners(self)))

    def unload(self, name: str) -> None:
        self.resume = "unloading"
        self.empty(self.me.ship(name))

    def decline(self) -> None:
        self.tell(ev.UnloadingDeclined(self.to_act))
        self.next_unloading()
