"""A table of Looot to arrange in a few lines, act on by notation, and look at as a player would.

The map is always this one (W forest, S meadow, G mountain, X battlefield, H house, T tower, C castle,
~ sea hexes, * trophies):

              *5         Wa2          ~1
        *4         Ga1         Xa3          ~2
             Wt2         Ta5         Xs1
        *3         Wa4         Sa6          ~3
  *2         Sa7         Xa9         Ha11         ~4
       Gt1         Xa8         Sa10        Ss2
  *1         Wa13        Wa15        Xa17         ~5
       Xa12        Ta14        Ca16        Sa18
             Ga20        Xa22        Wa24
       Sa19        Wa21        Ha23        Ga25
             Gb25        Xb23        Sb21        Xb19
                   Sb24        Hb22        Wb20
             Sb18        Tb16        Cb14        Hb12
                   Wb17        Gb15        Xb13
                         Xb10        Wb8
                   Sb11        Wb9         Xb7
                         Wb6         Wb4
                               Tb5
                         Sb3         Gb1
                               Xb2

A fjord (o free space; P, A and J its port, altar and palace); columns a, c, e and g sit half a space lower:

       a b c d e f g
    1  . . . o o . .
    2  o . o o o P o
    3  o A o o o o o
    4  o o o o o o o
    5  o o o o J o o
    6  o o o o o o .
    7  . o . o . . .
"""

from __future__ import annotations

from drakkar.games.looot.game import Looot
from drakkar.games.looot.layout import LAND_NAMES, LANDS, Layout, Placed
from drakkar.games.looot.meta import META
from drakkar.games.looot.rules.loot import tile_kind
from drakkar.games.looot.setting import (
    FJORD,
    LONGSHIP_DONE,
    LONGSHIP_OPEN,
    SITE_DONE,
    SITE_OPEN,
    SPACES,
    Setting,
)
from drakkar.games.looot.state import NONE, OPEN, VIKINGS, LoootState
from drakkar.games.looot.tiles import KINDS, RESOURCES, SHIELD_NAMES, TILE_NAMES
from drakkar.kernel.chance import Script, Search
from drakkar.kernel.events import Event
from drakkar.kernel.game import OVER
from drakkar.kernel.loader import Override
from drakkar.kernel.meta import resolve_options
from drakkar.kernel.pool import Pool
from tests.games.looot import oracle

ASTRID, RAGNAR, HILDA, OLAF = range(4)
MAP = Layout((Placed(1, 0, 0, 0), Placed(5, 3, 1, 3)), Placed(0, 1, 3, -3), Placed(0, 5, -3, 0))
SITES = {"port": SPACES, "altar": SPACES + 1, "palace": SPACES + 2}


def land(name: str) -> int:
    return LAND_NAMES.index(name)


class Table:
    """A match in the middle of things. Arranging counts as history: what stands or lies there has paid."""

    def __init__(self, seats: int = 2, override: Override | None = None, **options: str) -> None:
        self.game = Looot(override)
        self.box = self.game.components
        chosen = resolve_options(META, options, seats)
        # Set up as usual, then on the map above; sites 1, 2, … to the seats; L01 to L05 at sea.
        self.state: LoootState = self.game.new(seats, chosen, Search(1))
        state, setting = self.state, Setting(self.box, MAP, seats, chosen)
        state.setting = setting
        state.stacks = bytearray([self.box.stacks[kind] for kind in setting.building_kind])
        state.castles_paid = bytearray(seats * len(setting.castles))
        state.ground = bytearray(LANDS)
        state.sea = list(range(5))
        state.bag = Pool(range(5, 30), "bag")
        self.chart = oracle.Chart(state)
        self.spaces = [space.name for space in self.box.spaces]
        for seat in range(seats):
            self.site(seat, f"port{seat + 1}", f"altar{seat + 1}", f"palace{seat + 1}")

    # ---- arranging

    def turn(self, seat: int) -> Table:
        self.state.to_act = seat
        return self

    def stand(self, seat: int, hexes: str) -> Table:
        """Vikings of a seat on these hexes; what their groups are due has been paid long ago."""
        for at in map(land, hexes.split()):
            if self.state.ground[at] >> seat & 1:
                self.state.doubled = tuple(sorted((*self.state.doubled, at * 4 + seat)))
            self.state.ground[at] |= 1 << seat
            self.state.vikings[seat] = max(0, self.state.vikings[seat] - 1)
        return self._settle()

    def left(self, seat: int, vikings: int) -> Table:
        self.state.vikings[seat] = vikings
        return self

    def fjord(self, seat: int, **spaces: str) -> Table:
        """What lies on these spaces: a tile, or a longship by its id."""
        for space, thing in spaces.items():
            code = TILE_NAMES.index(thing) if thing in TILE_NAMES else LONGSHIP_OPEN + int(thing[1:]) - 1
            self.state.fjord[seat * FJORD + self.spaces.index(space)] = code
        return self._settle()

    def fill(self, seat: int, tile: str, leave: str = "") -> Table:
        """The same tile on every free space but these."""
        free = [self.spaces[space] for space in self.state.free[seat]]
        return self.fjord(seat, **{space: tile for space in free if space not in leave.split()})

    def site(self, seat: int, *sites: str) -> Table:
        ids = [site.id for site in self.box.sites]
        for site in sites:
            self.state.fjord[seat * FJORD + SITES[site.rstrip("12345")]] = SITE_OPEN + ids.index(site)
        return self._settle()

    def stack(self, name: str, tiles: int) -> Table:
        self.state.stacks[self.state.setting.building_lands.index(land(name))] = tiles
        return self

    def sea(self, longships: str) -> Table:
        """The five sea hexes in order, `-` for an empty one."""
        self.state.sea = [NONE if name == "-" else int(name[1:]) - 1 for name in longships.split()]
        return self._settle()

    def bag(self, longships: str) -> Table:
        self.state.bag = Pool([int(name[1:]) - 1 for name in longships.split()], "bag")
        return self

    def shields(self, seat: int, names: str) -> Table:
        """The shields a seat has left."""
        self.state.shields[seat] = sum(bit for bit, name in SHIELD_NAMES.items() if name in names.split())
        return self

    def trophy(self, seat: int, axes: int) -> Table:
        number = [trophy.axes for trophy in self.box.trophies].index(axes)
        self.state.trophy[seat] = number
        self.state.trophies_left &= ~(1 << number)
        return self._settle()

    def _settle(self) -> Table:
        """Bring everything that follows from the pieces up to date, by the definitions."""
        state, seats = self.state, self.state.setting.seats
        state.open = oracle.free_hexes(state, self.chart)
        for at in range(LANDS):
            state.ground[at] = state.ground[at] & VIKINGS | (OPEN if at in state.open else 0)
        towers = [state.setting.building_lands[tower] for tower in state.setting.towers]
        paid = [0] * seats
        worth: list[tuple[int, ...]] = []
        for seat in range(seats):
            state.groups[seat] = tuple(
                sorted(sum(1 << at for at in group) for group in oracle.groups(state, seat, self.chart))
            )
            for first, second in oracle.linked(state, seat, self.chart):
                low, high = towers.index(first), towers.index(second)
                paid[seat] |= 1 << (high * (high - 1) // 2 + low)
            for number, castle in enumerate(state.setting.castles):
                at = state.setting.building_lands[castle]
                due = oracle.castle_due(state, seat, at, self.chart)
                state.castles_paid[seat * len(state.setting.castles) + number] = due
            self._complete(seat)
            fjord = oracle.on_fjord(state, seat)
            state.free[seat] = tuple(space for space in range(SPACES) if not fjord[space])
            for kind in range(1, KINDS):
                state.tally[seat * KINDS + kind] = fjord.count(kind)
            worth.append(tuple(oracle.worth(state, seat)))
            state.points[seat] = oracle.points(state, seat)
        state.pairs_paid = tuple(paid)
        state.worth = tuple(worth)
        return self

    def _complete(self, seat: int) -> None:
        for space in range(FJORD):
            code = self.state.fjord[seat * FJORD + space]
            if LONGSHIP_OPEN <= code < LONGSHIP_DONE:
                needs = self.box.longships[code - LONGSHIP_OPEN].needs
                if oracle.satisfied(self.state, seat, space, needs):
                    self.state.fjord[seat * FJORD + space] += 30
            elif SITE_OPEN <= code < SITE_DONE:
                needs = self.box.sites[code - SITE_OPEN].needs
                if oracle.satisfied(self.state, seat, space, needs):
                    self.state.fjord[seat * FJORD + space] += 15

    # ---- acting

    def do(self, *notations: str, luck: int = 0) -> list[Event]:
        """Act as whoever is to act, by the rules; returns what happened."""
        events: list[Event] = []
        for notation in notations:
            action = self.game.space.parse(notation)
            reason = self.game.why_not(self.state, action)
            assert reason is None, f"{notation}: {reason}"
            assert action in self.game.legal(self.state)
            self.game.apply(self.state, action, Script([luck]), events)
            oracle.check_consistent(self.state, self.chart)
        return events

    def lay_all(self) -> list[Event]:
        """Lay all the loot, each tile on the first free space."""
        events: list[Event] = []
        while self.loot:
            picks = self.choices("pick").split()
            if picks:
                events += self.do(f"pick {picks[0]}")
            events += self.do(f"lay {self.choices('lay').split()[0]}")
        return events

    def play(self, name: str) -> list[Event]:
        """A plain turn: place there, lay the loot anywhere, end."""
        return self.do(f"place {name}") + self.lay_all() + self.do("end")

    # ---- looking

    def refuses(self, notation: str) -> str:
        """The clause and the reason why that is not allowed now."""
        action = self.game.space.parse(notation)
        reason = self.game.why_not(self.state, action)
        assert reason is not None, f"{notation} is allowed"
        assert action not in self.game.legal(self.state)
        return f"{reason.clause.removeprefix('looot-')} {reason.key}"

    def choices(self, verb: str) -> str:
        """What may be placed, raised, picked… now, in order."""
        texts = [self.game.space.notation(action).split() for action in self.game.legal(self.state)]
        return " ".join(" ".join(text[1:]) for text in texts if text[0] == verb)

    @property
    def loot(self) -> str:
        """Tiles gained and not yet laid."""
        return " ".join(sorted(TILE_NAMES[tile_kind(self.state, code)] for code in self.state.pending))

    @property
    def over(self) -> bool:
        return self.state.to_act == OVER

    @property
    def winners(self) -> tuple[int, ...]:
        return self.game.score(self.state).winners

    def tiles_on(self, name: str) -> int:
        """How many tiles are left on a building hex."""
        return self.state.stacks[self.state.setting.building_lands.index(land(name))]

    def at(self, seat: int, space: str) -> str:
        """What lies on a space, or on the port, altar or palace: `wood`, `L07`, `L07 done`, `port1 done`."""
        number = SITES[space] if space in SITES else self.spaces.index(space)
        code = self.state.fjord[seat * FJORD + number]
        if code < KINDS:
            return TILE_NAMES[code]
        if code < SITE_OPEN:
            name = self.box.longships[(code - LONGSHIP_OPEN) % 30].id
            return f"{name} done" if code >= LONGSHIP_DONE else name
        name = self.box.sites[(code - SITE_OPEN) % 15].id
        return f"{name} done" if code >= SITE_DONE else name

    def owns(self, seat: int, tile: str) -> int:
        return self.state.tally[seat * KINDS + TILE_NAMES.index(tile)]

    def points(self, seat: int, category: str = "") -> int:
        """The score, in all or on one line of the sheet."""
        sheet = self.game.score(self.state)
        return sheet.points[seat][sheet.categories.index(category)] if category else sheet.totals[seat]


def crowded(free: str) -> Table:
    """Every resource hex but these is held, by one player or the other, and both have two vikings left."""
    table = Table()
    names = [LAND_NAMES[at] for at, kind in table.chart.kind.items() if kind in RESOURCES]
    held = [name for name in names if name not in free.split()]
    table.stand(ASTRID, " ".join(held[::2])).stand(RAGNAR, " ".join(held[1::2]))
    return table.left(ASTRID, 2).left(RAGNAR, 2)
