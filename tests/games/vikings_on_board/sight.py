"""What each player sees of the oracle's position, as the scene that a client draws: no more, no less."""

from __future__ import annotations

from drakkar.games.vikings_on_board.scene_types import (
    BarrelScene,
    BetScene,
    BodyScene,
    DepartureScene,
    Influence,
    PlayerScene,
    ShipScene,
    VikingsOnBoardScene,
)
from drakkar.kernel.game import ScoreSheet
from tests.games.vikings_on_board.position import BUILDINGS, COLOURS, GOODS, NOBODY, Chest, Position


def scene(harbour: Position, viewer: int) -> VikingsOnBoardScene:
    sides = {"upper": harbour.old, "lower": harbour.new}
    if harbour.chief == "upper":
        sides = {"upper": harbour.new, "lower": harbour.old}
    return VikingsOnBoardScene(
        phase=harbour.phase,
        round=harbour.round,
        chief=harbour.chief,
        upper=tuple(sides["upper"].get(name, NOBODY) for name in BUILDINGS),
        lower=tuple(sides["lower"].get(name, NOBODY) for name in BUILDINGS),
        queue=tuple(BUILDINGS.index(name) for name, _ in harbour.queue()),
        next_order=tuple(harbour.new[name] for name in BUILDINGS if name in harbour.new),
        building=harbour.building,
        body=NOBODY if harbour.body is None else harbour.at(harbour.body).id,
        barrel=harbour.barrel,
        drawn=drawn(harbour, viewer),
        stern=harbour.stern,
        sterns_left=harbour.sterns_left,
        ships=tuple(ship_scene(harbour, number, viewer) for number in range(1, 9)),
        market=harbour.prices,
        warehouse_1=harbour.first,
        warehouse_2=harbour.fresh + len(harbour.bottom),
        bottom=tuple(known(harbour, chest, viewer) for chest in harbour.bottom),
        boxed={good: harbour.boxed.count(good) for good in GOODS},
        players=tuple(player_scene(harbour, seat, viewer) for seat in range(harbour.seats)),
        departure=departure_scene(harbour),
    )


def over(harbour: Position) -> bool:
    return harbour.phase == "over"


def drawn(harbour: Position, viewer: int) -> tuple[str, ...]:
    """The chest of Warehouse 1 is seen by all, those of Warehouse 2 by who draws them or has drawn them."""
    if harbour.building == "warehouse_1":
        return tuple(chest.good for chest in harbour.drawn)
    return tuple(known(harbour, chest, viewer, drawn=True) for chest in harbour.drawn)


def known(harbour: Position, chest: Chest, viewer: int, drawn: bool = False) -> str:
    """Without memory aids a chest is known while it lies drawn before the viewer, and not any longer."""
    looking = drawn and viewer == harbour.to_act
    remembered = aids(harbour) and viewer in chest.seen
    return chest.good if over(harbour) or looking or remembered else ""


def aids(harbour: Position) -> bool:
    return harbour.options["memory_aids"] == "on"


def value(harbour: Position, seat: int, barrel: int, viewer: int) -> int:
    return harbour.values[seat][barrel - 1] if viewer == seat or over(harbour) else 0


def ranked(order: list[tuple[str, int]]) -> tuple[Influence, ...]:
    return tuple(Influence(colour, shields) for colour, shields in order)


def ship_scene(harbour: Position, number: int, viewer: int) -> ShipScene:
    ship = harbour.ship(number)
    return ShipScene(
        ship=number,
        docked=ship.docked,
        bodies=tuple(BodyScene(body.id, body.bonus) for body in ship.bodies),
        chests=tuple(ship.chests),
        influence=ranked(harbour.influence(number)),
        bets=tuple(
            BetScene(colour, *ship.bets[colour], value(harbour, *ship.bets[colour], viewer))
            for colour in COLOURS
            if colour in ship.bets
        ),
    )


def knows_chests(harbour: Position, seat: int, viewer: int) -> bool:
    """Who has won nothing has nothing to hide."""
    open_to_all = over(harbour) or aids(harbour) or not harbour.won[seat]
    return viewer == seat or open_to_all


def knows_points(harbour: Position, seat: int, viewer: int) -> bool:
    barrels = viewer == seat or over(harbour) or not harbour.barrels_won[seat]
    return barrels and knows_chests(harbour, seat, viewer)


def player_scene(harbour: Position, seat: int, viewer: int) -> PlayerScene:
    goods = {good: harbour.won[seat].count(good) for good in GOODS}
    return PlayerScene(
        barrels=tuple(barrel_scene(harbour, seat, barrel, viewer) for barrel in (1, 2, 3, 4)),
        chests=len(harbour.won[seat]),
        goods=goods if knows_chests(harbour, seat, viewer) else {},
        barrels_won=len(harbour.barrels_won[seat]),
        points=sum(harbour.points(seat).values()) if knows_points(harbour, seat, viewer) else -1,
        sterns=int(harbour.stern == seat),
    )


def barrel_scene(harbour: Position, seat: int, barrel: int, viewer: int) -> BarrelScene:
    place = "won" if barrel in harbour.barrels_won[seat] else "hand"
    ship, colour = 0, ""
    if (quay := harbour.quay(seat, barrel)) is not None:
        place, (ship, colour) = "quay", quay
    return BarrelScene(barrel, value(harbour, seat, barrel, viewer), place, ship, colour)


def departure_scene(harbour: Position) -> DepartureScene | None:
    if harbour.departure is None:
        return None
    departure = harbour.departure
    return DepartureScene(
        ship=departure.ship,
        order=ranked(departure.order),
        due=harbour.due(),
        picker=harbour.chooser(),
        chests=tuple(harbour.ship(departure.ship).chests),
    )


def tally(harbour: Position, viewer: int) -> ScoreSheet:
    """The score sheet with the rows that a viewer cannot know left out."""
    hidden = tuple(seat for seat in range(harbour.seats) if not knows_points(harbour, seat, viewer))
    rows = [
        (0,) * 4 if seat in hidden else tuple(harbour.points(seat).values()) for seat in range(harbour.seats)
    ]
    winners = harbour.winners() if over(harbour) else ()
    totals = tuple(sum(row) for row in rows)
    return ScoreSheet((*GOODS, "barrels"), tuple(rows), totals, winners, hidden)
