"""A table of Lofoten to arrange in a few lines, act on by notation, and look at as a player would.

Raven has seat 0 and the first-player card, Bear seat 1. If nothing else is said Raven is to play a card:

    market   1 mead-1-raven   2 fish-2-bear   3 sheep-3-raven   4 coffer-2-bear   5 mead-3-bear
    piles    the backs show fish and sheep
    wheels   A at the top, B right, C docked, D left; no orders; both at area 3
    hands    Raven: mead-2 coffer-1 fish-3; Bear: sheep-2 mead-1 fish-2; coins 2 and 3, 3 in reserve
    houses   W1-1 to W1-4 (4 to 7 points), empty; what `stored` puts there: mead 1, fish 2, sheep 3, coffer 4

Everything that happens is also played by the oracle and compared: choices, events, and what each player sees.
"""

from __future__ import annotations

from drakkar.games.lofoten.game import Lofoten
from drakkar.games.lofoten.meta import META
from drakkar.games.lofoten.scene_types import LofotenScene, ShipScene
from drakkar.kernel.events import Event
from drakkar.kernel.game import SPECTATOR
from drakkar.kernel.meta import resolve_options
from tests.games.lofoten import engine, sight, worth
from tests.games.lofoten.oracle import Oracle
from tests.games.lofoten.position import (
    CARDS,
    NOBODY,
    SLOTS,
    TILES,
    Clan,
    Held,
    Jarl,
    Ship,
    Stored,
    Warehouse,
    good_of,
)
from tests.games.looking import Looking

RAVEN, BEAR = range(2)
MARKET = "mead-1-raven fish-2-bear sheep-3-raven coffer-2-bear mead-3-bear"
HANDS = ("mead-2 coffer-1 fish-3", "sheep-2 mead-1 fish-2")
HOUSES = {"mead": 1, "fish": 2, "sheep": 3, "coffer": 4}


class Table(Looking):
    """A match in the middle of things. Arranging is possible until somebody acts."""

    def __init__(self, game: Lofoten = engine.GAME, /, **options: str) -> None:
        self.game = game
        self.oracle = Oracle(
            options=resolve_options(META, options, 2),
            first=RAVEN,
            clans=[Clan({}, coins) for coins in (2, 3)],
            market=[""] * 5,
            piles=[14, 13],
            tops=["fish", "sheep"],
            unseen=list(TILES),
            deck=list(CARDS),
            warehouses=[Warehouse(f"W1-{number}") for number in (1, 2, 3, 4)],
            to_act=RAVEN,
            turn=5,
            cap=game.components.turn_cap,
        )
        self.played: engine.Played | None = None
        self.piled = False
        for seat in (RAVEN, BEAR):
            self.wheel(seat, "ABCD").hand(seat, HANDS[seat])
        self.market(MARKET)

    # ---- arranging

    @property
    def before(self) -> Oracle:
        """The position while nobody has acted."""
        assert self.played is None, "too late to arrange anything"
        return self.oracle

    def _tiles(self, names: str) -> list[str]:
        """Tiles that come from the piles or, once these are arranged, from those out of the game."""
        if self.piled:
            self.before.removed = engine.without(self.before.removed, names.split())
        else:
            self.before.unseen = engine.without(self.before.unseen, names.split())
            left = len(self.before.unseen)
            self.before.piles = [(left + 1) // 2, left // 2]
        return names.split()

    def _cards(self, names: str) -> list[str]:
        """Cards that come from the deck."""
        self.before.deck = engine.without(self.before.deck, names.split())
        return names.split()

    def turn(self, seat: int) -> Table:
        self.before.to_act = seat
        self.before.turn += (self.before.turn + seat + 1) % 2
        return self

    def wheel(self, seat: int, longships: str) -> Table:
        """Top, right, bottom, left."""
        self.before.clans[seat].slots = dict(zip(SLOTS, map(Ship, longships), strict=True))
        return self

    def at(self, seat: int, area: int) -> Table:
        self.before.clans[seat].area = area
        return self

    def hand(self, seat: int, cards: str) -> Table:
        clan = self.before.clans[seat]
        self.before.deck += [held.card for held in clan.hand]
        clan.hand = [Held(card) for card in self._cards(cards)]
        return self

    def aboard(self, seat: int, longship: str, order: str, cargo: str = "") -> Table:
        """An order in a longship, and the tiles on it."""
        ship = self.before.clans[seat].ship(longship)
        (ship.order,) = self._cards(order)
        ship.cargo = self._tiles(cargo)
        return self

    def market(self, tiles: str) -> Table:
        """The five areas in order, `-` for an empty one."""
        assert not self.piled, "first the market, then the piles"
        self.before.unseen += [tile for tile in self.before.market if tile]
        self.before.market = ["" if tile == "-" else tile for tile in tiles.split()]
        self._tiles(tiles.replace(" -", "").removeprefix("- ").removeprefix("-"))
        return self

    def stored(self, seat: int, tiles: str) -> Table:
        """Tiles in the warehouses, `fish-2-bear*` if flipped."""
        for name in tiles.split():
            (tile,) = self._tiles(name.rstrip("*"))
            self.opened(good_of(tile))
            self._house(good_of(tile)).sides[seat].append(Stored(tile, name.endswith("*")))
        return self

    def opened(self, goods: str) -> Table:
        """Warehouses that belong to a good, each to that of its usual place."""
        for good in goods.split():
            self._house(good).good = good
        return self

    def _house(self, good: str) -> Warehouse:
        return self.before.warehouses[HOUSES[good] - 1]

    def houses(self, cards: str) -> Table:
        for warehouse, card in zip(self.before.warehouses, cards.split(), strict=True):
            warehouse.card = card
        return self

    def coins(self, raven: int, bear: int) -> Table:
        for clan, coins in zip(self.before.clans, (raven, bear), strict=True):
            clan.coins = coins
        self.before.reserve = 8 - raven - bear
        return self

    def piles(self, first: int, second: int, tiles: str = "") -> Table:
        """So many tiles are left, these if they are named; the others are out of the game."""
        kept = tiles.split()
        left = engine.without(self.before.unseen, kept)
        while len(kept) < first + second:
            kept.append(left.pop(0))
        self.before.removed += left
        self.before.unseen, self.before.piles, self.piled = kept, [first, second], True
        goods = [good_of(tile) for tile in kept]
        return self.tops(goods[0] if first else "", goods[-1] if second else "")

    def tops(self, first: str, second: str) -> Table:
        self.before.tops = [first, second]
        return self

    def deck(self, cards: str) -> Table:
        """What is left of the deck; the other cards are in the discard pile."""
        kept = cards.split()
        self.before.discards = engine.without(self.before.deck, kept)
        self.before.deck = kept
        return self

    def upgraded(self, seat: int, longships: str) -> Table:
        for name in longships:
            self.before.clans[seat].ship(name).upgraded = True
        return self

    def jarl(self, name: str, requirement: str, owner: int = NOBODY, warehouse: int = 0) -> Table:
        """A Jarl in play: `goods` or `tiles_of fish`."""
        kind, _, good = requirement.partition(" ")
        self.before.jarls.append(Jarl(name, kind, good, engine.need(kind), owner, warehouse))
        return self

    def first_player(self, seat: int) -> Table:
        self.before.first = seat
        return self

    def turns(self, turns: int) -> Table:
        self.before.turn = turns
        return self

    # ---- acting

    def now(self) -> engine.Played:
        """The match in the engine; set up from the arrangement when it is first needed."""
        if self.played is None:
            self.played = engine.enter(self.oracle, self.game)
            self.compare()
        return self.played

    def do(self, *notations: str, luck: str = "") -> list[Event]:
        """Act as whoever is to act; `luck` is what the last of them draws. Returns what happened."""
        happened: list[Event] = []
        for number, notation in enumerate(notations, 1):
            played = self.now()
            reason = played.why_not(notation)
            assert reason is None, f"{notation}: {reason}"
            comes = luck.split() if number == len(notations) else []
            events = played.apply(notation, engine.wanted(self.oracle, notation, comes))
            assert events == self.oracle.act(notation, comes)
            happened += events
            self.compare()
        return happened

    def idle(self) -> list[Event]:
        """A turn in which nothing is done that need not be; the market is filled as it comes."""
        happened = self.do("play left")
        happened += self.do("done", luck="" if self.oracle.last else self.next_card())
        if self.phase == "drawing":
            happened += self.do("put right")
        return happened + self.refill() + self.close()

    def next_card(self) -> str:
        return (self.oracle.deck or self.oracle.discards)[0]

    def refill(self) -> list[Event]:
        """Tiles as they come, until the market is full or the piles are empty."""
        happened: list[Event] = []
        while self.phase in ("pile", "area"):
            if self.phase == "area":
                happened += self.do(f"area {self.choices('area').split()[0]}")
            else:
                happened += self.do(f"pile {self.choices('pile').split()[0]}", luck=self.next_tile())
        return happened

    def next_tile(self) -> str:
        """The first tile of the first pile that is not empty, and what then shows, if anything does."""
        number = int(self.choices("pile").split()[0])
        position = self.oracle
        turned = next(tile for tile in position.unseen if good_of(tile) == position.tops[number - 1])
        if position.piles[number - 1] == 1:
            return turned
        goods = [good_of(tile) for tile in engine.without(position.unseen, [turned])]
        if position.piles[2 - number]:
            goods.remove(position.tops[2 - number])
        return f"{turned} {goods[0]}"

    def close(self) -> list[Event]:
        return self.do("end") if self.phase == "closing" else []

    def compare(self) -> None:
        """The engine's position is the oracle's: who acts, what is allowed, what everybody sees."""
        played = self.now()
        assert played.state.to_act == self.oracle.to_act
        assert sorted(played.legal()) == sorted(self.oracle.legal())
        for viewer in (SPECTATOR, RAVEN, BEAR):
            assert played.scene(viewer) == sight.scene(self.oracle, viewer)
        assert played.tally(SPECTATOR) == played.score() == worth.sheet(self.oracle)

    # ---- looking

    def scene(self, viewer: int = SPECTATOR) -> LofotenScene:
        return self.now().scene(viewer)

    @property
    def phase(self) -> str:
        return self.scene().phase

    def purse(self) -> tuple[int, int, int]:
        """Coins of Raven, of Bear, and in reserve."""
        shown = self.scene()
        return shown.players[RAVEN].coins, shown.players[BEAR].coins, shown.reserve

    def area(self, seat: int) -> int:
        return self.scene().players[seat].area

    def fleet(self, seat: int) -> str:
        """The longships: top, right, bottom, left."""
        return "".join(ship.longship for ship in self.scene().players[seat].ships)

    def order(self, seat: int, longship: str) -> str:
        order = self._ship(seat, longship).order
        return f"{order.good}-{order.value}" if order else ""

    def cargo(self, seat: int, longship: str) -> str:
        tiles = self._ship(seat, longship).cargo
        return " ".join(f"{tile.good}-{tile.value}-{tile.buckler}" for tile in tiles)

    def _ship(self, seat: int, longship: str) -> ShipScene:
        return next(ship for ship in self.scene().players[seat].ships if ship.longship == longship)

    def cards(self, seat: int) -> str:
        """A hand from left to right, as its owner sees it."""
        return " ".join(f"{card.good}-{card.value}" for card in self.scene(seat).players[seat].hand)

    def tiles(self) -> str:
        """The market, `-` for an empty area."""
        market = self.scene().market
        return " ".join(f"{tile.good}-{tile.value}-{tile.buckler}" if tile else "-" for tile in market)

    def house(self, number: int, seat: int) -> str:
        """A side of a warehouse, `fish-2-bear*` if flipped."""
        side = self.scene().warehouses[number - 1].sides[seat]
        return " ".join(f"{t.good}-{t.value}-{t.buckler}{'*' * t.flipped}" for t in side.tiles)

    def goods(self) -> str:
        """Which good each warehouse holds."""
        return " ".join(warehouse.good or "-" for warehouse in self.scene().warehouses)

    def points(self, seat: int, category: str = "") -> int:
        """The score, in all or on one line of the sheet."""
        sheet = self.now().score()
        return sheet.points[seat][sheet.categories.index(category)] if category else sheet.totals[seat]
