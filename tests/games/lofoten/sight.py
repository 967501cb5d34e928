"""What each player sees of the oracle's position, as the scene that a client draws: no more and no less."""

from __future__ import annotations

from drakkar.games.lofoten.scene_types import (
    CardScene,
    Costs,
    JarlScene,
    LofotenScene,
    PileScene,
    PlayerScene,
    ProgressScene,
    ShipScene,
    SideScene,
    TileScene,
    WarehouseScene,
)
from tests.games.lofoten import worth
from tests.games.lofoten.position import (
    CLANS,
    NOBODY,
    SLOTS,
    Held,
    Position,
    Ship,
    Stored,
    clan_of,
    good_of,
    value_of,
)


def scene(position: Position, viewer: int) -> LofotenScene:
    return LofotenScene(
        phase=position.phase,
        turn=position.turn,
        extra_turn=position.extra_turn,
        extra_bought=position.bought,
        ending=position.ending,
        last_turn=position.last,
        side=position.side,
        moves=position.moves,
        power=position.power,
        uses=position.uses,
        drawn=None if position.drawn is None else card(position, position.drawn, position.to_act, viewer),
        turned=tile(position.turned) if position.turned else None,
        storing=tuple(tile(waiting) for waiting in position.waiting),
        jarl=position.jarl,
        upgrading=position.upgrading,
        market=tuple(tile(lying) if lying else None for lying in position.market),
        piles=tuple(PileScene(n, position.piles[n - 1], position.tops[n - 1]) for n in (1, 2)),
        reserve=position.reserve,
        deck=len(position.deck),
        discards=len(position.discards),
        removed=len(position.removed),
        warehouses=tuple(warehouse(position, number) for number in (1, 2, 3, 4)),
        jarls=tuple(
            JarlScene(
                jarl.name,
                jarl.owner,
                jarl.warehouse,
                tuple(progress(position.progress(jarl, seat), jarl.need) for seat in (0, 1)),
            )
            for jarl in position.jarls
        ),
        players=tuple(player(position, seat, viewer) for seat in (0, 1)),
    )


def tile(name: str, flipped: bool = False) -> TileScene:
    return TileScene(good_of(name), value_of(name), clan_of(name), flipped)


def card(position: Position, held: Held, owner: int, viewer: int) -> CardScene:
    """Clause 2.9: a hand is its owner's secret until the end."""
    known = owner == viewer or position.phase == "over"
    return CardScene(good_of(held.card), value_of(held.card)) if known else CardScene("", 0)


def progress(have: int, need: int) -> ProgressScene:
    return ProgressScene(have, need, have >= need)


def by_face(stored: Stored) -> tuple[bool, int, int]:
    return stored.flipped, value_of(stored.tile), CLANS.index(clan_of(stored.tile))


def warehouse(position: Position, number: int) -> WarehouseScene:
    place = position.warehouses[number - 1]
    sides = tuple(
        SideScene(
            tuple(tile(stored.tile, stored.flipped) for stored in sorted(place.sides[seat], key=by_face)),
            worth.count(position, number, seat),
            worth.pay(position, number, seat),
        )
        for seat in (0, 1)
    )
    lead = sides[0].points - sides[1].points
    return WarehouseScene(number, place.good, sides, NOBODY if not lead else int(lead < 0))


def ship_scene(slot: str, ship: Ship) -> ShipScene:
    order = CardScene(good_of(ship.order), value_of(ship.order)) if ship.order else None
    return ShipScene(slot, ship.name, ship.upgraded, order, tuple(tile(aboard) for aboard in ship.cargo))


def player(position: Position, seat: int, viewer: int) -> PlayerScene:
    clan, points = position.clans[seat], worth.points(position, seat)
    return PlayerScene(
        coins=clan.coins,
        area=clan.area,
        ships=tuple(ship_scene(slot, clan.slots[slot]) for slot in SLOTS),
        hand=tuple(card(position, held, seat, viewer) for held in clan.hand),
        jarl=next((jarl.name for jarl in position.jarls if jarl.owner == seat), ""),
        upgrades=sum(ship.upgraded for ship in clan.slots.values()),
        costs=Costs(*position.costs(seat)),
        points=points,
        total=sum(points.values()),
    )
