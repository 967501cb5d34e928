"""A table of Vikings on Board to arrange in a few lines, act on by notation, and look at as a player would.

Astrid is blue, Ragnar red, Hilda yellow and Olaf grey. The harbour, if nothing else is said (bow first):

    1 blue3 red2 yellow1      5 blue1 red3 yellow2
    2 red3 grey2 blue1        6 red1 blue2 grey3
    3 grey3 yellow2 blue2     7 grey2 yellow1 blue3
    4 yellow3 red1 grey1      8 yellow3 grey1 red2

The vikings stand by the letter patterns, Astrid being A, and so on; barrel 1 is worth 1, and so on.
Everything that happens is also played by the oracle and compared: choices, events, and what each player sees.
"""

from __future__ import annotations

from drakkar.games.vikings_on_board.meta import META
from drakkar.games.vikings_on_board.scene_types import VikingsOnBoardScene
from drakkar.kernel.events import Event
from drakkar.kernel.game import SPECTATOR
from drakkar.kernel.meta import resolve_options
from tests.games.looking import Looking
from tests.games.vikings_on_board import engine, sight
from tests.games.vikings_on_board.oracle import Harbour
from tests.games.vikings_on_board.position import (
    BUILDINGS,
    COLOURS,
    GOODS,
    NOBODY,
    PATTERNS,
    Body,
    Chest,
    Ship,
)

ASTRID, RAGNAR, HILDA, OLAF = range(4)
HARBOUR = (
    "blue3 red2 yellow1 | red3 grey2 blue1 | grey3 yellow2 blue2 | yellow3 red1 grey1 | "
    "blue1 red3 yellow2 | red1 blue2 grey3 | grey2 yellow1 blue3 | yellow3 grey1 red2"
)


def bodies(text: str) -> list[list[Body]]:
    """`blue3 red2* | grey1`: the ships' bodies from the bow; a star is a bonus viking."""
    used: set[int] = set()
    ships: list[list[Body]] = []
    for ship in text.split("|"):
        ships.append([])
        for name in ship.split():
            colour, shields = name.rstrip("*")[:-1], int(name.rstrip("*")[-1])
            first = COLOURS.index(colour) * 6 + (shields - 1) * 2
            number = first + (first in used)
            assert number not in used, f"there are only two {colour}{shields}"
            used.add(number)
            ships[-1].append(Body(number, colour, shields, name.endswith("*")))
    return ships


class Table(Looking):
    """A match in the middle of things. Ships that are not named have left, with all that they carried."""

    def __init__(self, seats: int = 2, ships: str = HARBOUR, **options: str) -> None:
        docked = [Ship(aboard) for aboard in bodies(ships)]
        left = [Ship(docked=False) for _ in range(8 - len(docked))]
        queue = [ord(letter) - ord("A") for letter in PATTERNS[seats]]
        self.harbour = Harbour(
            seats,
            resolve_options(META, options, seats),
            docked + left,
            [[1, 2, 3, 4] for _ in range(seats)],
            dict(zip(BUILDINGS, queue, strict=False)),
            sterns_left=len(docked) - 1,
        )
        self.played: engine.Played | None = None

    # ---- arranging

    def _arranged(self) -> Table:
        assert self.harbour.phase == "choosing"
        self.harbour.to_act = self.harbour.queue()[0][1]
        self.played = None
        return self

    def _uncover(self, goods: str) -> list[str]:
        """Chests leave the stacks, first that of Warehouse 1."""
        for good in goods.split():
            self.harbour.unseen.remove(good)
            if self.harbour.first:
                self.harbour.first -= 1
            else:
                self.harbour.fresh -= 1
        return goods.split()

    def load(self, ship: int, goods: str) -> Table:
        self.harbour.ship(ship).chests += self._uncover(goods)
        return self._arranged()

    def won(self, seat: int, goods: str = "", barrels: str = "") -> Table:
        self.harbour.won[seat] += self._uncover(goods)
        self.harbour.barrels_won[seat] += [int(barrel) for barrel in barrels.split()]
        return self._arranged()

    def stacks(self, first: int, second: int, goods: str = "") -> Table:
        """So many chests are left in the warehouses, these if they are named; the others are in the box."""
        left, kept = self.harbour.unseen, goods.split()
        for good in kept:
            left.remove(good)
        while len(kept) < first + second:
            kept.append(left.pop(0))
        self.harbour.boxed += left
        self.harbour.unseen, self.harbour.first, self.harbour.fresh = sorted(kept), first, second
        return self._arranged()

    def returned(self, *chests: tuple[str, set[int]]) -> Table:
        """Chests under the stack of Warehouse 2, the uppermost first, and who has seen them."""
        for good, seen in chests:
            self.harbour.unseen.remove(good)
            self.harbour.fresh -= 1
            self.harbour.bottom.append(Chest(good, set(seen)))
        return self._arranged()

    def prices(self, **prices: int) -> Table:
        self.harbour.prices.update(prices)
        return self._arranged()

    def values(self, seat: int, *values: int) -> Table:
        self.harbour.values[seat] = list(values)
        return self._arranged()

    def bet(self, seat: int, barrel: int, zone: str) -> Table:
        ship, _, colour = zone.partition(".")
        self.harbour.ship(int(ship)).bets[colour] = (seat, barrel)
        return self._arranged()

    def fill_zones(self, seat: int, *zones: str) -> Table:
        for zone in zones:
            self.bet(seat, self.harbour.unused(seat)[0], zone)
        return self

    def queue(self, *seats: int) -> Table:
        """The vikings waiting, from building 1 on."""
        self.harbour.old = dict(zip(BUILDINGS, seats, strict=False))
        return self._arranged()

    def turn(self, seat: int) -> Table:
        """This seat's foremost viking changes places with the first of the queue."""
        waiting = self.harbour.queue()
        head, at = waiting[0], next(place for place, owner in waiting if owner == seat)
        self.harbour.old[at], self.harbour.old[head[0]] = head[1], seat
        return self._arranged()

    def gone(self, buildings: str, stern: int = NOBODY) -> Table:
        """The first vikings of the queue have gone there; nothing has changed but that."""
        for name in buildings.split():
            place, seat = self.harbour.queue()[0]
            del self.harbour.old[place]
            self.harbour.new[name] = seat
            if name == "departure":
                self.harbour.stern, self.harbour.sterns_left = seat, self.harbour.sterns_left - 1
        if stern not in (NOBODY, self.harbour.stern):
            other = next(name for name in self.harbour.new if self.harbour.new[name] == stern)
            self.harbour.new[other], self.harbour.new["departure"] = self.harbour.stern, stern
            self.harbour.stern = stern
        return self._arranged()

    def free(self, buildings: str, stern: int = NOBODY) -> Table:
        """Vikings have gone to all buildings but these."""
        return self.gone(" ".join(name for name in BUILDINGS if name not in buildings.split()), stern)

    def departing(self, stern: int) -> Table:
        """The round is over but for the ship that leaves: the last viking goes to First player."""
        left = "first_player promotion swap" + (" move" if self.harbour.seats != 3 else "")
        self.free(left, stern).do("go first_player")
        return self

    # ---- acting

    def now(self) -> engine.Played:
        """The match in the engine; set up from the arrangement when it is first needed."""
        if self.played is None:
            self.played = engine.enter(self.harbour)
            self.compare()
        return self.played

    def do(self, *notations: str, luck: str = "") -> list[Event]:
        """Act as whoever is to act; `luck` are the goods drawn. Returns what happened."""
        happened: list[Event] = []
        for notation in notations:
            played = self.now()
            reason = played.why_not(notation)
            assert reason is None, f"{notation}: {reason}"
            events = played.apply(notation, played.wanted(luck.split()))
            assert events == self.harbour.act(notation, luck.split())
            happened += events
            self.compare()
        return happened

    def compare(self) -> None:
        """The engine's position is the oracle's: who acts, what is allowed, what everybody sees."""
        played = self.now()
        assert played.state.to_act == self.harbour.to_act
        assert sorted(played.legal()) == sorted(self.harbour.legal())
        for viewer in (SPECTATOR, *range(self.harbour.seats)):
            assert played.scene(viewer) == sight.scene(self.harbour, viewer)
            assert played.tally(viewer) == sight.tally(self.harbour, viewer)

    # ---- looking

    def scene(self, viewer: int = SPECTATOR) -> VikingsOnBoardScene:
        return self.now().scene(viewer)

    @property
    def phase(self) -> str:
        return self.scene().phase

    def points(self, seat: int) -> int:
        return self.now().score().totals[seat]

    def ship(self, number: int) -> str:
        """The bodies of a ship from the bow, as in `blue3 red2*`."""
        cards = {card.id: f"{card.colour}{card.shields}" for card in self.now().stage().bodies}
        aboard = self.scene().ships[number - 1].bodies
        return " ".join(cards[body.id] + "*" * body.bonus for body in aboard)

    def chests(self, number: int) -> str:
        """The chests on a ship's bow."""
        return " ".join(self.scene().ships[number - 1].chests)

    def bets(self, number: int) -> dict[str, tuple[int, int]]:
        """By colour, the seat and number of the barrel on a quay."""
        return {bet.colour: (bet.seat, bet.barrel) for bet in self.scene().ships[number - 1].bets}

    def influence(self, number: int) -> str:
        return " ".join(f"{rank.colour}{rank.shields}" for rank in self.scene().ships[number - 1].influence)

    def goods(self, seat: int) -> str:
        """The chests that a player has won, as the player sees them."""
        goods = self.scene(seat).players[seat].goods
        return " ".join(good for good in GOODS for _ in range(goods[good]))

    def barrels(self, seat: int, place: str) -> str:
        """A player's barrels in hand, on a quay or won."""
        barrels = self.scene(seat).players[seat].barrels
        return " ".join(str(barrel.barrel) for barrel in barrels if barrel.place == place)
