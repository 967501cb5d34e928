"""What a client draws, made from a View: the stage once, the scene after every ply. Names, not codes."""

from __future__ import annotations

from drakkar.games.lofoten.box import Jarl, Requirement
from drakkar.games.lofoten.pieces import (
    AREAS,
    ARMS,
    ATTACHED,
    CARD_GOOD,
    CARD_VALUE,
    CHEAPER,
    CLAN_OF,
    CLANS,
    GOOD_OF,
    GOODS,
    HAND,
    JARL_EFFECTS,
    JARL_TIMES,
    LONGSHIPS,
    METRICS,
    NONE,
    PILES,
    POWERS,
    REQUIREMENTS,
    SCORINGS,
    SEATS,
    SHIP_EFFECTS,
    SIDES,
    SLOTS,
    TILES,
    TILES_OF_A_GOOD,
    VALUE_OF,
    WAREHOUSES,
)
from drakkar.games.lofoten.rules.jarls import progress
from drakkar.games.lofoten.rules.score import Holdings, categories, score_rows
from drakkar.games.lofoten.rules.storage import good_in
from drakkar.games.lofoten.scene_types import (
    CardScene,
    Costs,
    GoodCard,
    JarlCard,
    JarlScene,
    LofotenScene,
    LofotenStage,
    LongshipCard,
    PileScene,
    PlayerScene,
    ProgressScene,
    RequirementCard,
    ShipScene,
    SideScene,
    TileScene,
    WarehouseCard,
    WarehouseScene,
)
from drakkar.games.lofoten.setting import Setting
from drakkar.games.lofoten.state import (
    ATTACHING,
    FLIPPING,
    LOADING,
    MOVING,
    PHASES,
    POWER,
    SEIZING,
    STORING,
)
from drakkar.games.lofoten.view import HIDDEN, LofotenView


def holdings_seen(view: LofotenView) -> Holdings:
    return Holdings(
        view.setting,
        view.stored,
        view.flipped,
        view.assigned,
        view.jarl,
        view.attached,
        view.upgraded,
    )


# ---- the stage


def stage(view: LofotenView) -> LofotenStage:
    setting = view.setting
    components = setting.components
    return LofotenStage(
        goods=tuple(
            [
                GoodCard(good.id, POWERS[setting.power[number]], good.source)
                for number, good in enumerate(components.goods)
            ]
        ),
        clans=CLANS,
        areas=AREAS,
        first=setting.first,
        wheels=tuple([_wheel(setting, seat) for seat in range(SEATS)]),
        longships=tuple(
            [
                LongshipCard(ship.id, SHIP_EFFECTS[ship.effect], ship.amount, ship.source)
                for ship in components.longships
            ]
        ),
        set_bonus=components.set_bonus,
        warehouses=tuple([_warehouse_card(setting, number) for number in range(WAREHOUSES)]),
        jarls=tuple(
            [
                _jarl_card(jarl, requirement)
                for jarl, requirement in zip(setting.jarls, setting.requirements, strict=True)
            ]
        ),
        upgrades=setting.upgrades,
        coins=components.coins,
        costs=Costs(components.move_price, components.renew_price, components.extra_price),
        piles_source=components.piles_source,
        turn_cap=components.turn_cap,
    )


def _wheel(setting: Setting, seat: int) -> tuple[str, ...]:
    return tuple([LONGSHIPS[ship] for ship in setting.longship[seat * ARMS : (seat + 1) * ARMS]])


def _warehouse_card(setting: Setting, number: int) -> WarehouseCard:
    card = setting.warehouses[number]
    return WarehouseCard(
        number + 1,
        card.id,
        card.level,
        SCORINGS[card.scoring],
        METRICS[card.metric],
        card.points,
        card.second,
        card.cap,
        card.source,
    )


def _jarl_card(jarl: Jarl, requirement: Requirement) -> JarlCard:
    return JarlCard(
        jarl.id,
        JARL_TIMES[jarl.effect],
        JARL_EFFECTS[jarl.effect],
        jarl.amount,
        jarl.other,
        jarl.effect in ATTACHED,
        jarl.source,
        RequirementCard(
            requirement.id,
            REQUIREMENTS[requirement.kind],
            _good(requirement.good),
            requirement.amount,
            requirement.source,
        ),
    )


# ---- the scene


def scene(view: LofotenView) -> LofotenScene:
    held = holdings_seen(view)
    over = view.to_act < 0
    rows = score_rows(held)
    choosing = not over and view.phase in (ATTACHING, SEIZING)
    return LofotenScene(
        phase="over" if over else PHASES[view.phase],
        turn=view.turn,
        extra_turn=view.extra,
        extra_bought=view.bought,
        ending=view.left != NONE,
        last_turn=view.last,
        side=SIDES[view.side] if _busy_with(view, MOVING) else "",
        moves=view.moves,
        power=POWERS[view.power] if _busy_with(view, POWER) else "",
        uses=view.uses,
        drawn=_card(view.drawn),
        turned=_tile(view.held),
        storing=tuple([_face(tile, False) for tile in view.storing]),
        jarl=view.setting.jarls[view.jarl[view.to_act]].id if choosing else "",
        upgrading=LONGSHIPS[view.ship] if view.phase == FLIPPING else "",
        market=tuple([_tile(tile) for tile in view.market]),
        piles=tuple([PileScene(pile + 1, view.piles[pile], _good(view.tops[pile])) for pile in range(PILES)]),
        reserve=view.setting.components.coins - sum(view.coins),
        deck=_deck_size(view),
        discards=sum(view.discards),
        removed=sum(view.removed),
        warehouses=tuple([_warehouse(held, number) for number in range(WAREHOUSES)]),
        jarls=tuple([_jarl(view, held, at) for at in range(len(view.setting.jarls))]),
        players=tuple([_player(view, seat, rows[seat]) for seat in range(SEATS)]),
    )


def _busy_with(view: LofotenView, phase: int) -> bool:
    """Whether a phase is on, if only interrupted by a question about a tile."""
    return phase in (view.phase, view.back if view.phase in (STORING, LOADING) else view.phase)


def _good(good: int) -> str:
    return "" if good == NONE else GOODS[good]


def _face(tile: int, flipped: bool) -> TileScene:
    return TileScene(GOODS[GOOD_OF[tile]], VALUE_OF[tile], CLANS[CLAN_OF[tile]], flipped)


def _tile(tile: int) -> TileScene | None:
    return None if tile == NONE else _face(tile, False)


def _card(card: int) -> CardScene | None:
    if card == NONE:
        return None
    return CardScene("", 0) if card == HIDDEN else CardScene(GOODS[CARD_GOOD[card]], CARD_VALUE[card])


def _deck_size(view: LofotenView) -> int:
    """Of the cards that may be in the deck, some are in hands."""
    hidden = [since for card, since in zip(view.hand, view.since, strict=True) if card == HIDDEN]
    return len(view.unknown) - hidden.count(view.epoch) - (view.drawn == HIDDEN)


def _warehouse(held: Holdings, number: int) -> WarehouseScene:
    good = good_in(held.assigned, number)
    if good == NONE:
        nothing = SideScene((), 0, 0)
        return WarehouseScene(number + 1, "", (nothing, nothing), -1)
    points = held.warehouse_points(good)
    sides = tuple(
        [SideScene(_side(held, seat, good), held.count(seat, good), points[seat]) for seat in range(SEATS)]
    )
    ahead = -1 if points[0] == points[1] else points.index(max(points))
    return WarehouseScene(number + 1, GOODS[good], sides, ahead)


def _side(held: Holdings, seat: int, good: int) -> tuple[TileScene, ...]:
    """The tiles of a side: face up, then flipped, each by value and buckler."""
    tiles: list[TileScene] = []
    kinds = range(good * TILES_OF_A_GOOD, (good + 1) * TILES_OF_A_GOOD)
    for tile in kinds:
        tiles += [_face(tile, False)] * held.stored[seat * TILES + tile]
    for tile in kinds:
        tiles += [_face(tile, True)] * held.flipped[seat * TILES + tile]
    return tuple(tiles)


def _jarl(view: LofotenView, held: Holdings, at: int) -> JarlScene:
    owner = view.jarl.index(at) if at in view.jarl else -1
    attached = view.attached[owner] if owner >= 0 else NONE
    steps: list[ProgressScene] = []
    for seat in range(SEATS):
        have, need = progress(held, view.setting.requirements[at], view.coins[seat], seat)
        steps.append(ProgressScene(have, need, have >= need))
    return JarlScene(view.setting.jarls[at].id, owner, 0 if attached == NONE else attached + 1, tuple(steps))


def _player(view: LofotenView, seat: int, row: tuple[int, ...]) -> PlayerScene:
    jarl = view.jarl[seat]
    cards = [_card(card) for card in view.hand[seat * HAND : (seat + 1) * HAND]]
    return PlayerScene(
        coins=view.coins[seat],
        area=view.area[seat] + 1,
        ships=tuple([_ship(view, seat, slot) for slot in range(ARMS)]),
        hand=tuple([card for card in cards if card is not None]),
        jarl="" if jarl == NONE else view.setting.jarls[jarl].id,
        upgrades=view.upgraded[seat].bit_count(),
        costs=_costs(view, seat),
        points=dict(zip(categories(view.setting), row, strict=True)),
        total=sum(row),
    )


def _ship(view: LofotenView, seat: int, slot: int) -> ShipScene:
    arm = (view.top[seat] + slot) % ARMS
    at = seat * ARMS + arm
    ship = view.setting.longship[at]
    return ShipScene(
        SLOTS[slot],
        LONGSHIPS[ship],
        bool(view.upgraded[seat] >> ship & 1),
        _card(view.order[at]),
        tuple([_face(tile, False) for tile in view.cargo[at]]),
    )


def _costs(view: LofotenView, seat: int) -> Costs:
    """What a seat pays, its Jarl considered (clause 12.9)."""
    components = view.setting.components
    at = view.jarl[seat]
    if at != NONE and view.setting.jarls[at].effect == CHEAPER:
        jarl = view.setting.jarls[at]
        return Costs(components.move_price, jarl.amount, jarl.other)
    return Costs(components.move_price, components.renew_price, components.extra_price)
