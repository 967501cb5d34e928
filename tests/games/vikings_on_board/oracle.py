"""The rules of Vikings on Board once more, slow and plain, straight from the rulebook and its rulings.

Nothing is shared with the engine but the names of pieces, actions and events. A Harbour knows everything;
luck is told to it: which goods come off the stacks. Ships, places and barrels count from 1.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from drakkar.games.vikings_on_board import events as ev
from drakkar.kernel.events import Event

COLOURS = ("blue", "red", "yellow", "grey")
GOODS = ("furs", "grain", "metal")
BUILDINGS = tuple(
    "first_player promotion change_ship tavern_1 warehouse_1 market move tavern_2 warehouse_2 departure swap"
    .split()
)
PATTERNS = {2: "ABBAABBA", 3: "ABCBCACAB", 4: "ABCDDCBA"}
MOST_ROUNDS = {2: 23, 3: 19, 4: 27}
NOBODY = -1


@dataclass
class Body:
    id: int
    colour: str
    shields: int
    bonus: bool = False


@dataclass
class Chest:
    """A chest of Warehouse 2 that was drawn before, and who has seen it."""

    good: str
    seen: set[int]


@dataclass
class Ship:
    bodies: list[Body] = field(default_factory=list)
    chests: list[str] = field(default_factory=list)
    bets: dict[str, tuple[int, int]] = field(default_factory=dict)  # colour: (seat, barrel)
    docked: bool = True


@dataclass
class Departure:
    ship: int
    order: list[tuple[str, int]]  # colours aboard with their shields, the most influential first
    turn: int = 0  # how many shares have been dealt


@dataclass
class Harbour:
    """A position, and the rules as methods."""

    seats: int
    options: dict[str, str]
    ships: list[Ship]
    values: list[list[int]]  # by seat: what its barrels 1 to 4 are worth
    old: dict[str, int]  # vikings waiting: building → seat
    new: dict[str, int] = field(default_factory=dict)  # vikings on the chief's side
    chief: str = "lower"
    round: int = 1
    prices: dict[str, int] = field(default_factory=lambda: dict.fromkeys(GOODS, 1))
    unseen: list[str] = field(default_factory=lambda: sorted(GOODS * 5))  # both stacks, but the returned
    first: int = 7  # chests of Warehouse 1
    fresh: int = 8  # chests of Warehouse 2 that nobody has drawn yet
    bottom: list[Chest] = field(default_factory=list)  # those returned, the uppermost first
    boxed: list[str] = field(default_factory=list)
    won: list[list[str]] = field(default_factory=list)
    barrels_won: list[list[int]] = field(default_factory=list)
    stern: int = NOBODY
    sterns_left: int = 7

    phase: str = "choosing"
    to_act: int = NOBODY
    active: int = NOBODY  # whose viking has moved last
    building: str = ""
    body: tuple[int, int] | None = None
    barrel: int = 0
    chest: int = 1  # which of the drawn is loaded
    drawn: list[Chest] = field(default_factory=list)
    departure: Departure | None = None
    told: list[Event] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.won = self.won or [[] for _ in range(self.seats)]
        self.barrels_won = self.barrels_won or [[] for _ in range(self.seats)]
        self.to_act = self.queue()[0][1]

    # ---- looking

    def queue(self) -> list[tuple[str, int]]:
        """Who still waits, from building 1 on (clause 3.1)."""
        return [(name, self.old[name]) for name in BUILDINGS if name in self.old]

    def ship(self, number: int) -> Ship:
        return self.ships[number - 1]

    def docked(self) -> list[int]:
        return [number for number, ship in enumerate(self.ships, 1) if ship.docked]

    def aboard(self, colour: str = "") -> list[tuple[int, int]]:
        """Ship and place of every body, or of every body of a colour, still in the harbour."""
        return [
            (number, place)
            for number in self.docked()
            for place, body in enumerate(self.ship(number).bodies, 1)
            if colour in ("", body.colour)
        ]

    def at(self, spot: tuple[int, int]) -> Body:
        return self.ship(spot[0]).bodies[spot[1] - 1]

    def quay(self, seat: int, barrel: int) -> tuple[int, str] | None:
        """Where a barrel is bet, also at a ship that has left."""
        for number, ship in enumerate(self.ships, 1):
            for colour, bet in ship.bets.items():
                if bet == (seat, barrel):
                    return number, colour
        return None

    def unused(self, seat: int) -> list[int]:
        return [n for n in (1, 2, 3, 4) if n not in self.barrels_won[seat] and self.quay(seat, n) is None]

    def owner(self, colour: str) -> int | None:
        seat = COLOURS.index(colour)
        return seat if seat < self.seats else None

    # ---- what is possible

    def havens(self, spot: tuple[int, int]) -> list[int]:
        """Ships that a body may move to (clauses 5.1, 5.3)."""
        return [n for n in self.docked() if n != spot[0] and len(self.ship(n).bodies) < 5]

    def zones(self, seat: int, barrel: int) -> list[tuple[int, str]]:
        """Zones that a barrel may go to (clauses 6.1, 6.2, 6.4)."""
        free = [(n, colour) for n in self.docked() for colour in COLOURS if colour not in self.ship(n).bets]
        if self.options["one_barrel_per_player_per_ship"] == "off":
            return free
        mine = {place[0] for other in (1, 2, 3, 4) if other != barrel and (place := self.quay(seat, other))}
        return [zone for zone in free if zone[0] not in mine]

    def barrels(self, building: str, seat: int) -> list[int]:
        barrels = self.unused(seat)
        if building == "tavern_2":
            barrels = [n for n in (1, 2, 3, 4) if n not in self.barrels_won[seat]]
        return [n for n in barrels if self.zones(seat, n)]

    def bodies(self, building: str, seat: int) -> list[tuple[int, int]]:
        own = self.aboard(COLOURS[seat])
        if building == "promotion":
            return [spot for spot in own if spot[1] > 1]
        if building == "change_ship":
            return [spot for spot in own if self.havens(spot)]
        if building == "move":
            return [spot for spot in self.aboard() if self.havens(spot)]
        return [spot for spot in self.aboard() if any(other[0] != spot[0] for other in self.aboard())]

    def possible(self, building: str, seat: int) -> bool:
        """Whether its action would change something (clause 3.4). First player has no action."""
        if building in ("promotion", "change_ship", "move", "swap"):
            return bool(self.bodies(building, seat))
        if building in ("tavern_1", "tavern_2"):
            return bool(self.barrels(building, seat))
        stock = {
            "warehouse_1": self.first,
            "warehouse_2": self.fresh + len(self.bottom),
            "market": sum(price < 4 for price in self.prices.values()),
            "departure": self.sterns_left,
            "first_player": 0,
        }
        return stock[building] > 0

    def bare(self, seat: int) -> list[tuple[int, int]]:
        """Where a bonus viking may go (clauses 8.2, 8.3)."""
        return [spot for spot in self.aboard(COLOURS[seat]) if not self.at(spot).bonus]

    def legal(self) -> list[str]:
        """All that the seat to act may do, as notations."""
        seat = self.to_act
        if self.phase == "choosing":
            free = [name for name in BUILDINGS if name not in self.new]
            possible = [name for name in free if self.possible(name, seat)]
            if possible and "first_player" in free:
                possible.append("first_player")
            return [f"go {name}" for name in possible or free]
        if self.phase == "body":
            return [f"body {s}.{p}" for s, p in self.bodies(self.building, seat)]
        if self.phase == "second_body":
            assert self.body is not None
            return [f"body {s}.{p}" for s, p in self.aboard() if s != self.body[0]]
        if self.phase == "destination":
            assert self.body is not None
            return [f"ship {n}" for n in self.havens(self.body)]
        if self.phase == "barrel":
            return [f"barrel {n}" for n in self.barrels(self.building, seat)]
        if self.phase == "zone":
            return [f"bet {n}.{colour}" for n, colour in self.zones(seat, self.barrel)]
        if self.phase == "chest":
            return [f"chest {n}" for n in range(1, len(self.drawn) + 1)]
        if self.phase == "loading":
            return [f"ship {n}" for n in self.docked()]
        if self.phase == "price":
            return [f"raise {good}" for good in GOODS if self.prices[good] < 4]
        if self.phase == "bonus":
            return [f"body {s}.{p}" for s, p in self.bare(seat)]
        if self.phase == "departing":
            ready = [n for n in self.docked() if self.ship(n).chests and self.ship(n).bodies]
            return [f"ship {n}" for n in ready or self.docked()]
        if self.phase in ("sharing", "boxing"):
            verb = "take" if self.phase == "sharing" else "box"
            assert self.departure is not None
            return [f"{verb} {good}" for good in GOODS if good in self.ship(self.departure.ship).chests]
        return []

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
        self.active, self.building = seat, building
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
            self.told.append(ev.ChestsDrawn(seat, len(goods), goods))
            self.phase = "chest" if len(goods) > 1 else "loading"
        elif building == "departure":
            self.stern, self.sterns_left = seat, self.sterns_left - 1
            self.told.append(ev.SternTaken(seat))
            if self.seats != 2 or self.options["bonus_viking"] != "at_once" or not self.offer_bonus():
                self.turn_over()
        else:
            phases = {"tavern_1": "barrel", "tavern_2": "barrel", "market": "price"}
            self.phase = phases.get(building, "body")

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
                self.told.append(ev.ChestsReturned(seat, len(goods), goods))
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
        """Two players: the one who did not take the stern places a bonus viking, if there is a body for it."""
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
        self.told.append(ev.RoundBegan(self.round, order))

    # ---- a departure

    def influence(self, number: int) -> list[tuple[str, int]]:
        """Clauses 9.3 and 9.4."""
        shields: Counter[str] = Counter()
        nearest: dict[str, int] = {}
        for place, body in enumerate(self.ship(number).bodies):
            shields[body.colour] += body.shields + body.bonus
            nearest.setdefault(body.colour, place)
        return sorted(shields.items(), key=lambda item: (-item[1], nearest[item[0]]))

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

    def due(self) -> str:
        """The colour whose share comes now."""
        assert self.departure is not None
        order = self.departure.order
        return order[self.departure.turn % len(order)][0]

    def neutral_run(self) -> int | None:
        """How many neutral shares come before the next player's; None if no player is aboard."""
        assert self.departure is not None
        colours = [colour for colour, _ in self.departure.order]
        if all(self.owner(colour) is None for colour in colours):
            return None
        run = 0
        while self.owner(colours[(self.departure.turn + run) % len(colours)]) is None:
            run += 1
        return run

    def chooser(self) -> int:
        """Who chooses now: the player due, or the left neighbour of the next one due (clause 9.8)."""
        assert self.departure is not None
        run, order = self.neutral_run(), self.departure.order
        assert run is not None
        player = self.owner(order[(self.departure.turn + run) % len(order)][0])
        assert player is not None
        return player if run == 0 else (player + 1) % self.seats

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
            self.told.append(ev.ChestTaken(chooser, good, number, self.options["won_chests"] == "open"))
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

    # ---- the score

    def points(self, seat: int) -> dict[str, int]:
        """Clause 10.2, line by line."""
        sheet = {good: self.prices[good] * self.won[seat].count(good) for good in GOODS}
        return {**sheet, "barrels": sum(self.values[seat][n - 1] for n in self.barrels_won[seat])}

    def winners(self) -> tuple[int, ...]:
        """Clause 10.3."""
        rank = [(sum(self.points(seat).values()), len(self.won[seat])) for seat in range(self.seats)]
        return tuple(seat for seat in range(self.seats) if rank[seat] == max(rank))
