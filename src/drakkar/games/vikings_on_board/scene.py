"""What a client draws, made from a View: the stage once, the scene after every ply. Names, not codes."""

from __future__ import annotations

from collections.abc import Sequence

from drakkar.games.vikings_on_board.pieces import BARRELS, BODIES, BUILDINGS, COLOURS, GOODS, PLACES, SHIPS
from drakkar.games.vikings_on_board.rules.influence import ranking, strengths
from drakkar.games.vikings_on_board.rules.score import known_row
from drakkar.games.vikings_on_board.scene_types import (
    BarrelScene,
    BetScene,
    BodyCard,
    BodyScene,
    DepartureScene,
    Influence,
    PlayerScene,
    ShipScene,
    VikingsOnBoardScene,
    VikingsOnBoardStage,
)
from drakkar.games.vikings_on_board.setting import COLOUR
from drakkar.games.vikings_on_board.state import (
    DESTINATION,
    GOOD,
    IN_HAND,
    NONE,
    PHASES,
    SECOND_BODY,
    UNKNOWN,
    UPPER,
    WON,
    ZONE,
)
from drakkar.games.vikings_on_board.view import VikingsOnBoardView
from drakkar.kernel.colours import palette
from drakkar.kernel.game import OVER


def stage(view: VikingsOnBoardView) -> VikingsOnBoardStage:
    components = view.setting.components
    colours = palette(view.setting.options, view.seats)
    return VikingsOnBoardStage(
        colours=colours,
        neutral=colours[view.seats :],
        buildings=BUILDINGS,
        bodies=tuple(
            [BodyCard(body, COLOURS[COLOUR[body]], components.shields[body]) for body in range(BODIES)]
        ),
        goods=GOODS,
        prices=components.prices,
        barrel_values=tuple(sorted(components.barrels)),
        sterns=components.sterns,
        places=components.places,
    )


def scene(view: VikingsOnBoardView) -> VikingsOnBoardScene:
    waiting = view.queue[view.waiting :]
    old = tuple([view.stood[building] if building in waiting else NONE for building in range(len(BUILDINGS))])
    upper = view.chief == UPPER
    picked_body = view.phase == DESTINATION or view.phase == SECOND_BODY
    return VikingsOnBoardScene(
        phase="over" if view.to_act == OVER else PHASES[view.phase],
        round=view.round,
        chief="upper" if upper else "lower",
        upper=view.moved if upper else old,
        lower=old if upper else view.moved,
        queue=waiting,
        next_order=tuple([seat for seat in view.moved if seat != NONE]),
        building="" if view.building == NONE else BUILDINGS[view.building],
        body=view.crews[view.picked // PLACES][view.picked % PLACES] if picked_body else NONE,
        barrel=view.picked + 1 if view.phase == ZONE else 0,
        drawn=_goods(view.drawn),
        stern=view.stern,
        sterns_left=view.setting.sterns - view.departed - (view.stern != NONE),
        ships=tuple([_ship(view, ship) for ship in range(SHIPS)]),
        market=_by_good([view.setting.prices[level] for level in view.levels]),
        warehouse_1=view.stack,
        warehouse_2=view.fresh + len(view.bottom),
        bottom=_goods(view.bottom),
        boxed=_by_good(view.boxed),
        players=tuple([_player(view, seat) for seat in range(view.seats)]),
        departure=None if view.leaving == NONE else _departure(view),
    )


def _goods(chests: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(["" if code & GOOD == UNKNOWN else GOODS[code & GOOD] for code in chests])


def _names(goods: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([GOODS[good] for good in goods])


def _by_good(numbers: Sequence[int]) -> dict[str, int]:
    return {GOODS[good]: number for good, number in enumerate(numbers)}


def _influence(view: VikingsOnBoardView, ship: int) -> tuple[Influence, ...]:
    crew = view.crews[ship]
    shields = strengths(view.setting, crew, view.bonus)
    return tuple([Influence(COLOURS[colour], shields[colour]) for colour in ranking(crew, shields)])


def _ship(view: VikingsOnBoardView, ship: int) -> ShipScene:
    bets: list[BetScene] = []
    for colour, name in enumerate(COLOURS):
        zone = ship * len(COLOURS) + colour
        if view.bets >> zone & 1:
            token = view.barrels.index(zone)
            bets.append(BetScene(name, token // BARRELS, token % BARRELS + 1, view.values[token]))
    return ShipScene(
        ship=ship + 1,
        docked=bool(view.docked >> ship & 1),
        bodies=tuple([BodyScene(body, bool(view.bonus >> body & 1)) for body in view.crews[ship]]),
        chests=_names(view.cargo[ship]),
        influence=_influence(view, ship),
        bets=tuple(bets),
    )


def _player(view: VikingsOnBoardView, seat: int) -> PlayerScene:
    tokens = view.barrels[seat * BARRELS : (seat + 1) * BARRELS]
    row = known_row(view, seat)
    return PlayerScene(
        barrels=tuple([_barrel(view, seat, barrel) for barrel in range(BARRELS)]),
        chests=view.chests[seat],
        goods=(
            _by_good(view.won[seat * len(GOODS) : (seat + 1) * len(GOODS)]) if view.knows_chests(seat) else {}
        ),
        barrels_won=tokens.count(WON),
        points=NONE if row is None else sum(row),
        sterns=int(view.stern == seat),
    )


def _barrel(view: VikingsOnBoardView, seat: int, barrel: int) -> BarrelScene:
    token = seat * BARRELS + barrel
    at = view.barrels[token]
    value = view.values[token]
    if at >= IN_HAND:
        return BarrelScene(barrel + 1, value, "won" if at == WON else "hand", 0, "")
    return BarrelScene(barrel + 1, value, "quay", at // len(COLOURS) + 1, COLOURS[at % len(COLOURS)])


def _departure(view: VikingsOnBoardView) -> DepartureScene:
    return DepartureScene(
        ship=view.leaving + 1,
        order=_influence(view, view.leaving),
        due=COLOURS[view.order[view.due]],
        picker=view.to_act,
        chests=_names(view.cargo[view.leaving]),
    )
