"""The engine's side of a table: positions entered into it or read from a new match, and acting."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from drakkar.games.lofoten import events as ev
from drakkar.games.lofoten.game import Lofoten, load_game
from drakkar.games.lofoten.meta import META
from drakkar.games.lofoten.pieces import NONE, REQUIREMENTS
from drakkar.games.lofoten.scene_types import LofotenScene, LofotenStage
from drakkar.games.lofoten.setting import Setting
from drakkar.games.lofoten.state import ACTION, LofotenState
from drakkar.kernel.chance import Script, Search
from drakkar.kernel.events import Event
from drakkar.kernel.game import SPECTATOR
from drakkar.kernel.meta import resolve_options
from drakkar.kernel.pool import Pool
from tests.games.lofoten.oracle import Oracle
from tests.games.lofoten.position import (
    CARDS,
    CLANS,
    GOODS,
    LONGSHIPS,
    SLOTS,
    TILES,
    Clan,
    Held,
    Jarl,
    Position,
    Ship,
    Warehouse,
    good_of,
    value_of,
)
from tests.games.played import InEngine

GAME = load_game()


class Played(InEngine[Lofoten, LofotenState]):
    """A match in the engine, spoken to in notations, and what it shows."""

    def scene(self, viewer: int) -> LofotenScene:
        return self.game.scene(self.game.view(self.state, viewer))

    def stage(self) -> LofotenStage:
        return self.game.stage(self.game.view(self.state, SPECTATOR))


def begin(seed: int, game: Lofoten = GAME, /, **options: str) -> Played:
    """A new match."""
    chance = Search(seed)
    return Played(game.new(2, resolve_options(META, options, 2), chance), game, chance)


# ---- luck


def drawn(events: list[Event]) -> list[str]:
    """What came off the deck and the piles, as the oracle is told."""
    luck: list[str] = []
    for event in events:
        if isinstance(event, ev.CardDrawn):
            luck.append(f"{event.good}-{event.value}")
        elif isinstance(event, ev.HandDrawn):
            luck += [f"{good}-{value}" for good, value in zip(event.goods, event.values, strict=True)]
        elif isinstance(event, ev.OrdersRedrawn):
            luck += [f"{event.good}-{event.value}", f"{event.other_good}-{event.other_value}"]
        elif isinstance(event, ev.TileTurned):
            luck.append(f"{event.good}-{event.value}-{event.buckler}")
        elif isinstance(event, ev.PileShows):
            luck.append(event.good)
    return luck


def step(played: Played, oracle: Oracle, notation: str) -> list[Event]:
    """Both do the same, with the engine's luck, and tell the same."""
    events = played.apply(notation)
    assert events == oracle.act(notation, drawn(events))
    return events


def wanted(position: Position, notation: str, luck: Sequence[str]) -> Script:
    """Luck by which just this comes: cards and tiles in the order of their numbers, each as likely."""
    deck, unseen = sorted(map(card_number, position.deck)), sorted(map(tile_number, position.unseen))
    outcomes: list[int] = []
    for piece in luck:
        if piece in CARDS:
            if not deck:
                hand = [held.card for held in position.me.hand] if notation == "renew" else []
                deck = sorted(map(card_number, [*position.discards, *hand]))
            outcomes.append(deck.index(card_number(piece)))
            del deck[outcomes[-1]]
        elif piece in TILES:
            of_the_good = [tile for tile in unseen if tile // 6 == GOODS.index(good_of(piece))]
            outcomes.append(of_the_good.index(tile_number(piece)))
            unseen.remove(tile_number(piece))
        else:
            goods = [tile // 6 for tile in unseen]
            if other := position.tops[2 - int(notation.removeprefix("pile "))]:
                goods.remove(GOODS.index(other))
            outcomes.append(goods.index(GOODS.index(piece)))
    return Script(outcomes)


def card_number(card: str) -> int:
    return GOODS.index(good_of(card)) * 3 + value_of(card) - 1


def tile_number(tile: str) -> int:
    good, value, clan = tile.split("-")
    return GOODS.index(good) * 6 + (int(value) - 1) * 2 + CLANS.index(clan)


# ---- from the engine to the oracle


def read(played: Played) -> Oracle:
    """The position at the start of a match, put together from what each player sees."""
    shown, stage = played.scene(SPECTATOR), played.stage()
    clans = []
    for seat, player in enumerate(shown.players):
        ships = [Ship(ship.longship) for ship in player.ships]
        for ship, seen in zip(ships, player.ships, strict=True):
            ship.order = f"{seen.order.good}-{seen.order.value}" if seen.order else ""
        hand = [Held(f"{card.good}-{card.value}") for card in played.scene(seat).players[seat].hand]
        clans.append(Clan(dict(zip(SLOTS, ships, strict=True)), player.coins, hand, player.area))
    market = [f"{tile.good}-{tile.value}-{tile.buckler}" for tile in shown.market if tile]
    jarls = [
        Jarl(jarl.id, jarl.requirement.kind, jarl.requirement.good, need(jarl.requirement.kind))
        for jarl in stage.jarls
    ]
    orders = [ship.order for clan in clans for ship in clan.slots.values() if ship.order]
    return Oracle(
        options=dict(played.state.setting.options),
        first=stage.first,
        clans=clans,
        market=market,
        piles=[pile.tiles for pile in shown.piles],
        tops=[pile.good for pile in shown.piles],
        unseen=without(TILES, market),
        deck=without(CARDS, [*orders, *(held.card for clan in clans for held in clan.hand)]),
        warehouses=[Warehouse(card.id) for card in stage.warehouses],
        jarls=jarls,
        phase=shown.phase,
        to_act=played.state.to_act,
        turn=shown.turn,
        reserve=shown.reserve,
        cap=stage.turn_cap,
    )


def need(kind: str) -> int:
    """Clause 12.4: all eight of them."""
    needs = {"each_good": 4, "tiles_of": 3, "bucklers_each": 4, "pay_coins": 3}
    return {**needs, "goods": 10, "goods_of": 6, "bucklers_same": 5, "coins": 5}[kind]


def without(pieces: Sequence[str], taken: Sequence[str]) -> list[str]:
    left = list(pieces)
    for piece in taken:
        left.remove(piece)
    return left


# ---- from the oracle to the engine


def enter(position: Position, game: Lofoten = GAME) -> Played:
    """The oracle's position, at a moment when a card is to be played, as the engine's own."""
    assert position.phase == "action"
    assert not position.ending
    state = game.new(2, position.options, Search(0))
    state.setting = setting(position, game)
    state.phase = state.back = ACTION
    state.to_act, state.turn = position.to_act, position.turn
    state.extra, state.bought, state.left, state.last = position.extra_turn, position.bought, NONE, False
    state.improved, state.side, state.moves, state.power, state.uses = False, NONE, 0, 0, 0
    state.drawn = state.held = NONE
    state.storing = ()
    fleets(state, position)
    hands(state, position)
    tiles(state, position)
    state.coins = bytearray(clan.coins for clan in position.clans)
    state.jarl, state.attached = bytearray([NONE, NONE]), bytearray([NONE, NONE])
    for number, jarl in enumerate(position.jarls):
        if jarl.owner >= 0:
            state.jarl[jarl.owner] = number
            state.attached[jarl.owner] = jarl.warehouse - 1 if jarl.warehouse else NONE
    return Played(state, game, Script())


def setting(position: Position, game: Lofoten) -> Setting:
    box = game.components
    cards = {card.id: card for card in (*box.level1, *box.level2)}
    faces = {(REQUIREMENTS[face.kind], face.good): face for face in box.requirements}
    return Setting(
        box,
        position.options,
        position.first,
        tuple(LONGSHIPS.index(clan.slots[slot].name) for clan in position.clans for slot in SLOTS),
        tuple(cards[warehouse.card] for warehouse in position.warehouses),
        tuple(next(card for card in box.jarls if card.id == jarl.name) for jarl in position.jarls),
        tuple(faces[jarl.kind, GOODS.index(jarl.good) if jarl.good else NONE] for jarl in position.jarls),
    )


def fleets(state: LofotenState, position: Position) -> None:
    """Which longship faces the market at the moment of entering is arm 0."""
    ships = [clan.slots[slot] for clan in position.clans for slot in SLOTS]
    state.area = bytearray(clan.area - 1 for clan in position.clans)
    state.top = bytearray(2)
    state.order = bytearray(card_number(ship.order) if ship.order else NONE for ship in ships)
    state.cargo = [tuple(map(tile_number, ship.cargo)) for ship in ships]
    state.upgraded = bytearray(
        sum(1 << LONGSHIPS.index(ship.name) for ship in clan.slots.values() if ship.upgraded)
        for clan in position.clans
    )


def hands(state: LofotenState, position: Position) -> None:
    held = [held for clan in position.clans for held in clan.hand]
    state.hand = bytearray(card_number(card.card) for card in held)
    state.since = bytearray(card.deck for card in held)
    state.epoch = position.decks
    state.deck = Pool(map(card_number, position.deck), "orders")
    state.discards = counted(map(card_number, position.discards), 12)


def tiles(state: LofotenState, position: Position) -> None:
    state.market = bytearray(tile_number(tile) if tile else NONE for tile in position.market)
    state.piles = bytearray(position.piles)
    state.tops = bytearray(GOODS.index(good) if good else NONE for good in position.tops)
    state.unseen = counted(map(tile_number, position.unseen), 24)
    state.unseen_goods = counted((GOODS.index(good_of(tile)) for tile in position.unseen), 4)
    state.removed = counted(map(tile_number, position.removed), 24)
    lying = [(seat, stored) for seat in (0, 1) for stored in position.stored(seat)]
    state.stored = counted((seat * 24 + tile_number(s.tile) for seat, s in lying if not s.flipped), 48)
    state.flipped = counted((seat * 24 + tile_number(s.tile) for seat, s in lying if s.flipped), 48)
    state.count = counted((seat * 4 + GOODS.index(good_of(s.tile)) for seat, s in lying), 8)
    state.assigned = bytearray([NONE] * 4)
    for number, warehouse in enumerate(position.warehouses):
        if warehouse.good:
            state.assigned[GOODS.index(warehouse.good)] = number


def counted(numbers: Iterable[int], kinds: int) -> bytearray:
    count = Counter(numbers)
    return bytearray(count[kind] for kind in range(kinds))
