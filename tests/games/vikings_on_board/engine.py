"""The engine's side of a table: the oracle's position entered into it, or read from a new match."""

from __future__ import annotations

from collections.abc import Sequence

from drakkar.games.vikings_on_board.events import ChestDrawn, ChestsDrawn
from drakkar.games.vikings_on_board.game import VikingsOnBoard
from drakkar.games.vikings_on_board.meta import META
from drakkar.games.vikings_on_board.scene_types import VikingsOnBoardScene, VikingsOnBoardStage
from drakkar.games.vikings_on_board.state import IN_HAND, LOWER, NONE, SEEN, UPPER, WON, VikingsOnBoardState
from drakkar.kernel.chance import Script, Search
from drakkar.kernel.events import Event
from drakkar.kernel.game import SPECTATOR
from drakkar.kernel.meta import resolve_options
from drakkar.kernel.pool import Pool
from tests.games.played import InEngine
from tests.games.vikings_on_board.oracle import Harbour
from tests.games.vikings_on_board.position import BUILDINGS, COLOURS, GOODS, Body, Chest, Ship

SIDES = {"lower": LOWER, "upper": UPPER}


class Played(InEngine[VikingsOnBoard, VikingsOnBoardState]):
    """A match in the engine, spoken to in notations, and what it shows."""

    def wanted(self, goods: Sequence[str]) -> Script:
        left, outcomes = list(self.state.unseen.items), []
        for good in goods:
            outcomes.append(left.index(GOODS.index(good)))
            del left[outcomes[-1]]
        return Script(outcomes)

    def scene(self, viewer: int) -> VikingsOnBoardScene:
        return self.game.scene(self.game.view(self.state, viewer))

    def stage(self) -> VikingsOnBoardStage:
        return self.game.stage(self.game.view(self.state, SPECTATOR))


def begin(seats: int, seed: int, **options: str) -> Played:
    """A new match."""
    game, chance = VikingsOnBoard(), Search(seed)
    return Played(game.new(seats, resolve_options(META, options, seats), chance), game, chance)


def drawn(events: list[Event]) -> list[str]:
    """The goods that came off the stacks."""
    for event in events:
        if isinstance(event, ChestDrawn):
            return [event.good]
        if isinstance(event, ChestsDrawn):
            return list(event.goods)
    return []


def read(played: Played) -> Harbour:
    """The position at the start of a match, put together from what each player sees."""
    shown = played.scene(SPECTATOR)
    cards = {card.id: card for card in played.stage().bodies}
    seats = len(shown.players)
    ships = [
        Ship([Body(body.id, cards[body.id].colour, cards[body.id].shields) for body in ship.bodies])
        for ship in shown.ships
    ]
    values = [[barrel.value for barrel in played.scene(s).players[s].barrels] for s in range(seats)]
    waiting = {name: seat for name, seat in zip(BUILDINGS, shown.upper, strict=True) if seat >= 0}
    return Harbour(seats, dict(played.state.setting.options), ships, values, waiting)


def enter(harbour: Harbour) -> Played:
    """The oracle's position, at a moment when a building is to be chosen, as the engine's own."""
    game = VikingsOnBoard()
    state = game.new(harbour.seats, harbour.options, Search(0))
    vikings(state, harbour)
    state.crews = [tuple(body.id for body in ship.bodies) for ship in harbour.ships]
    state.cargo = [goods(ship.chests) for ship in harbour.ships]
    state.docked = sum(1 << number for number, ship in enumerate(harbour.ships) if ship.docked)
    state.departed = sum(not ship.docked for ship in harbour.ships)
    state.roomy = sum(1 << n for n, ship in enumerate(harbour.ships) if ship.docked and len(ship.bodies) < 5)
    state.manned = sum(1 << number for number, ship in enumerate(harbour.ships) if ship.bodies)
    state.bonus = sum(1 << body.id for ship in harbour.ships for body in ship.bodies if body.bonus)
    barrels(state, harbour)
    state.levels = [harbour.prices[good] - 1 for good in GOODS]
    state.unseen = Pool(goods(harbour.unseen), "chests")
    state.stack, state.fresh = harbour.first, harbour.fresh
    state.bottom = tuple(chest_code(chest) for chest in harbour.bottom)
    state.won = [won.count(good) for won in harbour.won for good in GOODS]
    state.boxed = [harbour.boxed.count(good) for good in GOODS]
    return Played(state, game, Script())


def goods(names: Sequence[str]) -> tuple[int, ...]:
    return tuple(GOODS.index(name) for name in names)


def chest_code(chest: Chest) -> int:
    return GOODS.index(chest.good) + SEEN * sum(1 << seat for seat in chest.seen)


def vikings(state: VikingsOnBoardState, harbour: Harbour) -> None:
    """The engine remembers where everybody stood as the round began, also those who have crossed since."""
    crossed = [(name, seat) for name, seat in harbour.new.items()]
    places = [name for name in BUILDINGS if name not in harbour.old]
    stood = dict(harbour.old)
    first = BUILDINGS.index(harbour.queue()[0][0])
    before = [name for name in places if BUILDINGS.index(name) < first][: len(crossed)]
    assert len(before) == len(crossed), "the queue has no room before its head"
    stood.update(zip(before, [seat for _, seat in crossed], strict=True))
    state.to_act, state.round, state.chief = harbour.to_act, harbour.round, SIDES[harbour.chief]
    state.stood = tuple(stood.get(name, NONE) for name in BUILDINGS)
    state.queue = tuple(number for number, name in enumerate(BUILDINGS) if name in stood)
    state.waiting = len(crossed)
    state.moved = [harbour.new.get(name, NONE) for name in BUILDINGS]
    state.taken = sum(1 << number for number, name in enumerate(BUILDINGS) if name in harbour.new)
    state.stern = harbour.stern


def barrels(state: VikingsOnBoardState, harbour: Harbour) -> None:
    state.values = tuple(value for values in harbour.values for value in values)
    state.barrels, state.bets = [], 0
    for seat in range(harbour.seats):
        for barrel in (1, 2, 3, 4):
            place = WON if barrel in harbour.barrels_won[seat] else IN_HAND
            if (quay := harbour.quay(seat, barrel)) is not None:
                place = (quay[0] - 1) * 4 + COLOURS.index(quay[1])
                state.bets |= 1 << place
            state.barrels.append(place)


def truth(state: VikingsOnBoardState) -> dict[str, tuple[object, ...]]:
    """All that may be hidden from somebody, laid open."""
    return {
        "values": tuple(state.values[seat * 4 : seat * 4 + 4] for seat in range(state.setting.seats)),
        "won": tuple(tuple(state.won[seat * 3 : seat * 3 + 3]) for seat in range(state.setting.seats)),
        "bottom": tuple(GOODS[code % SEEN] for code in state.bottom),
        "drawn": tuple(GOODS[code % SEEN] for code in state.drawn),
        "unseen": tuple(GOODS[good] for good in state.unseen.items),
    }
