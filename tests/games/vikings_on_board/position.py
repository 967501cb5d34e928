"""A position of Vikings on Board, plain and slow: where every piece is, what is possible, what it is worth.

Written from the rulebook and its rulings alone. Ships, places and barrels count from 1.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from drakkar.kernel.events import Event

COLOURS = ("blue", "red", "yellow", "grey")
GOODS = ("furs", "grain", "metal")
BUILDINGS = (
    "first_player",
    "promotion",
    "change_ship",
    "tavern_1",
    "warehouse_1",
    "market",
    "move",
    "tavern_2",
    "warehouse_2",
    "departure",
    "swap",
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
class Position:
    """Where everything is. It knows everything; what each player knows of it is in sight.py."""

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

    def colour(self, seat: int) -> str:
        """The one that its player has chosen; else the seat's usual one (clause 2.1)."""
        chosen = self.options.get("colours")
        return chosen.split(",")[seat] if chosen else COLOURS[seat]

    def owner(self, colour: str) -> int | None:
        return next((seat for seat in range(self.seats) if self.colour(seat) == colour), None)

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
        own = self.aboard(self.colour(seat))
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
        return [spot for spot in self.aboard(self.colour(seat)) if not self.at(spot).bonus]

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

    # ---- a departure

    def influence(self, number: int) -> list[tuple[str, int]]:
        """Clauses 9.3 and 9.4."""
        shields: Counter[str] = Counter()
        nearest: dict[str, int] = {}
        for place, body in enumerate(self.ship(number).bodies):
            shields[body.colour] += body.shields + body.bonus
            nearest.setdefault(body.colour, place)
        return sorted(shields.items(), key=lambda item: (-item[1], nearest[item[0]]))

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

    # ---- the score

    def points(self, seat: int) -> dict[str, int]:
        """Clause 10.2, line by line."""
        sheet = {good: self.prices[good] * self.won[seat].count(good) for good in GOODS}
        return {**sheet, "barrels": sum(self.values[seat][n - 1] for n in self.barrels_won[seat])}

    def winners(self) -> tuple[int, ...]:
        """Clause 10.3."""
        rank = [(sum(self.points(seat).values()), len(self.won[seat])) for seat in range(self.seats)]
        return tuple(seat for seat in range(self.seats) if rank[seat] == max(rank))
