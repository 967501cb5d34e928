"""The rules of Vikings on Board once more, slow and plain, straight from the rulebook and its rulings.

Nothing is shared with the engine but the names of pieces, actions and events. Luck is told to it: which goods
come off the stacks.
"""

from __future__ import annotations

from collections.abc import Sequence

from drakkar.games.vikings_on_board import events as ev
from drakkar.kernel.events import Event
from tests.games.vikings_on_board.position import NOBODY, Chest, Departure, Position


class Harbour(Position):
    """A position, and what actions do to it."""

    # ---- acting

    def act(self, notation: str, luck: Sequence[str] = ()) -> list[Event]:
        """Do it. `luck` are the goods that come off the stacks, if any do."""
        assert notation in self.legal(), notation
        self.told = []
        verb, _, what = notation.partition(" ")
        if verb == "go":
            self.go(what, list(luck))
        elif verb == "body":
            ship, _, place = what.partition(".")
            self.choose_body((int(ship), int(place)))
        elif verb == "ship":
            self.choose_ship(int(what))
        elif verb == "barrel":
            self.barrel, self.phase = int(what), "zone"
        elif verb == "bet":
            number, _, colour = what.partition(".")
            self.bet(int(number), colour)
        elif verb == "chest":
            self.chest, self.phase = int(what), "loading"
        elif verb == "raise":
            self.prices[what] += 1
            self.told.append(ev.PriceRaised(self.to_act, what, self.prices[what]))
            self.turn_over()
        else:
            self.hand_out(what)
            self.share()
        return self.told

    def go(self, building: str, luck: list[str]) -> None:
        seat = self.to_act
        possible = self.possible(building, seat)
        del self.old[self.queue()[0][0]]
        self.new[building] = seat
        self.building = building
        self.told.append(ev.VikingSent(seat, building))
        if building == "first_player":
            self.turn_over()
        elif not possible:
            self.told.append(ev.NothingPossible(seat, building))
            self.turn_over()
        elif building == "warehouse_1":
            self.first -= 1
            self.drawn = [self.uncover(luck)]
            self.told.append(ev.ChestDrawn(seat, self.drawn[0].good))
            self.phase = "loading"
        elif building == "warehouse_2":
            self.draw_three(luck)
            goods = tuple(chest.good for chest in self.drawn)
            self.told.append(ev.ChestsDrawn(seat, len(goods), goods, self.remembered()))
            self.phase = "chest" if len(goods) > 1 else "loading"
        elif building == "departure":
            self.stern, self.sterns_left = seat, self.sterns_left - 1
            self.told.append(ev.SternTaken(seat))
            if self.seats != 2 or self.options["bonus_viking"] != "at_once" or not self.offer_bonus():
                self.turn_over()
        else:
            phases = {"tavern_1": "barrel", "tavern_2": "barrel", "market": "price"}
            self.phase = phases.get(building, "body")

    def remembered(self) -> bool:
        """Clause 2.10: the table remembers for its players."""
        return self.options["memory_aids"] == "on"

    def uncover(self, luck: list[str]) -> Chest:
        good = luck.pop(0)
        self.unseen.remove(good)
        return Chest(good, set())

    def draw_three(self, luck: list[str]) -> None:
        """Clause 7.2: chests never drawn lie above the returned ones."""
        while len(self.drawn) < 3 and self.fresh + len(self.bottom):
            if self.fresh:
                self.fresh -= 1
                self.drawn.append(self.uncover(luck))
            else:
                self.drawn.append(self.bottom.pop(0))
        for chest in self.drawn:
            chest.seen.add(self.to_act)

    def choose_body(self, spot: tuple[int, int]) -> None:
        seat, body = self.to_act, self.at(spot)
        if self.phase == "bonus":
            body.bonus = True
            self.told.append(ev.BonusPlaced(seat, body.colour, body.shields, spot[0]))
            self.bonus_done()
        elif self.building == "promotion":
            bodies = self.ship(spot[0]).bodies
            bodies.insert(0, bodies.pop(spot[1] - 1))
            self.told.append(ev.BodyPromoted(seat, body.colour, body.shields, spot[0]))
            self.turn_over()
        elif self.phase == "second_body":
            assert self.body is not None
            other = self.at(self.body)
            self.ship(spot[0]).bodies[spot[1] - 1] = other
            self.ship(self.body[0]).bodies[self.body[1] - 1] = body
            told = (other.colour, other.shields, self.body[0], body.colour, body.shields, spot[0])
            self.told.append(ev.BodiesSwapped(seat, *told))
            self.turn_over()
        else:
            self.body = spot
            self.phase = "second_body" if self.building == "swap" else "destination"

    def choose_ship(self, number: int) -> None:
        seat = self.to_act
        if self.phase == "departing":
            self.told.append(ev.ShipNamed(seat, number))
            self.depart(number)
        elif self.phase == "loading":
            rest = self.drawn.copy()
            chest = rest.pop(self.chest - 1)
            self.ship(number).chests.append(chest.good)
            secret = self.building == "warehouse_2"
            self.told.append(ev.ChestLoaded(seat, chest.good, number, revealed=secret))
            if rest:
                self.bottom += rest
                goods = tuple(other.good for other in rest)
                self.told.append(ev.ChestsReturned(seat, len(goods), goods, self.remembered()))
            self.turn_over()
        else:
            assert self.body is not None
            body = self.ship(self.body[0]).bodies.pop(self.body[1] - 1)
            self.ship(number).bodies.append(body)
            self.told.append(ev.BodyMoved(seat, body.colour, body.shields, self.body[0], number))
            self.turn_over()

    def bet(self, number: int, colour: str) -> None:
        seat, barrel = self.to_act, self.barrel
        value, origin = self.values[seat][barrel - 1], self.quay(seat, barrel)
        if origin is None:
            self.told.append(ev.BarrelPlaced(seat, barrel, value, number, colour))
        else:
            del self.ship(origin[0]).bets[origin[1]]
            self.told.append(ev.BarrelMoved(seat, barrel, value, *origin, number, colour))
        self.ship(number).bets[colour] = (seat, barrel)
        self.turn_over()

    def offer_bonus(self) -> bool:
        """Two players: who did not take the stern places a bonus viking, if there is a body for it."""
        other = 1 - self.stern
        if self.bare(other):
            self.phase, self.to_act = "bonus", other
            return True
        self.told.append(ev.BonusSkipped(other))
        return False

    def bonus_done(self) -> None:
        if self.options["bonus_viking"] == "at_once":
            self.turn_over()
        else:
            self.ask_for_the_ship()

    # ---- the end of a turn and of a round

    def turn_over(self) -> None:
        self.phase, self.building, self.drawn = "choosing", "", []
        self.body, self.barrel, self.chest = None, 0, 1
        waiting = self.queue()
        if waiting:
            self.to_act = waiting[0][1]
        elif self.stern == NOBODY:
            self.next_round()
        else:
            late = self.seats == 2 and self.options["bonus_viking"] == "at_departure"
            if not late or not self.offer_bonus():
                self.ask_for_the_ship()

    def ask_for_the_ship(self) -> None:
        self.phase, self.to_act = "departing", self.stern

    def next_round(self) -> None:
        """Clause 3.6: the positions taken give the next queue."""
        self.old, self.new = self.new, {}
        self.chief = "upper" if self.chief == "lower" else "lower"
        self.round += 1
        self.phase = "choosing"
        order = tuple(seat for _, seat in self.queue())
        self.to_act = order[0]
        self.told.append(ev.RoundBegan(self.round, order, order[0]))

    # ---- a departure

    def depart(self, number: int) -> None:
        order = self.influence(number)
        self.departure = Departure(number, order)
        if order:
            colours, shields = tuple(c for c, _ in order), tuple(n for _, n in order)
            self.told.append(ev.InfluenceRanked(number, colours, shields))
            top = order[0][0]
            bet = self.ship(number).bets.pop(top, None)
            if bet is None:
                self.told.append(ev.NoBarrelWon(number, top))
            else:
                seat, barrel = bet
                self.barrels_won[seat].append(barrel)
                value = self.values[seat][barrel - 1]
                self.told.append(ev.BarrelWon(seat, barrel, value, number, top))
        self.share()

    def share(self) -> None:
        """Clauses 9.7 to 9.10, until somebody has a choice or nothing is left."""
        assert self.departure is not None
        number = self.departure.ship
        chests = self.ship(number).chests
        while chests:
            run = self.neutral_run()
            if run is None or len(chests) <= run:
                self.told.append(ev.ChestsBoxed(number, tuple(chests)))
                self.boxed += chests
                chests.clear()
            elif len(set(chests)) == 1:
                self.hand_out(chests[0])
            else:
                self.phase = "sharing" if run == 0 else "boxing"
                self.to_act = self.chooser()
                return
        self.leave()

    def hand_out(self, good: str) -> None:
        assert self.departure is not None
        number, colour, chooser = self.departure.ship, self.due(), self.chooser()
        self.ship(number).chests.remove(good)
        if self.owner(colour) is None:
            self.boxed.append(good)
            self.told.append(ev.ChestBoxed(chooser, colour, good, number))
        else:
            self.won[chooser].append(good)
            self.told.append(ev.ChestTaken(chooser, good, number, self.remembered()))
        self.departure.turn += 1

    def leave(self) -> None:
        assert self.departure is not None
        ship = self.ship(self.departure.ship)
        ship.docked, ship.bodies = False, []
        gone = 8 - len(self.docked())
        self.told.append(ev.ShipLeft(self.departure.ship, gone))
        self.departure, self.stern = None, NOBODY
        if gone == 7:
            self.phase, self.to_act = "over", NOBODY
            self.told.append(ev.MatchEnded(self.winners()))
        else:
            self.next_round()
