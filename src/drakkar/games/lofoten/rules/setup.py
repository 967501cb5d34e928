"""Set-up (clause 2, and 11.1, 12.1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from drakkar.games.lofoten.box import Components, Jarl, Requirement, WarehouseCard
from drakkar.games.lofoten.events import (
    FirstPlayerChosen,
    JarlsArrived,
    MarketLaidOut,
    OrdersDealt,
    OrdersKept,
    OrdersRedrawn,
    PileShows,
)
from drakkar.games.lofoten.pieces import (
    AREAS,
    ARMS,
    CARD_GOOD,
    CARD_VALUE,
    CARDS,
    GOOD_OF,
    GOODS,
    HAND,
    JARLS,
    NONE,
    PILES,
    SEATS,
    TILES,
    VALUE_OF,
    WAREHOUSES,
)
from drakkar.games.lofoten.position import LofotenPosition
from drakkar.games.lofoten.rules.hand import DECK, deal
from drakkar.games.lofoten.rules.market import ALIKE, SOURCE, uncover
from drakkar.games.lofoten.rules.turn import begin_turn
from drakkar.games.lofoten.setting import Setting
from drakkar.games.lofoten.state import STARTING, LofotenState
from drakkar.kernel.chance import Chance
from drakkar.kernel.events import Event
from drakkar.kernel.pool import Pool

MIDDLE_AREA: Final = AREAS // 2
RIGHT_ARM: Final = 1
LEFT_ARM: Final = 3


def new_match(
    components: Components, options: Mapping[str, str], chance: Chance, sink: list[Event] | None
) -> LofotenState:
    setting = _setting(components, options, chance)
    state = _empty(setting)
    _lay_out_market(state, chance)
    state.deck = Pool(_copies(components.orders), DECK)
    for seat in (setting.first, 1 - setting.first):
        _draw_orders(state, seat, chance)
    state.to_act = setting.first
    if sink is not None:
        _tell(state, sink)
    _start(state, chance, sink)
    return state


def _tell(state: LofotenState, sink: list[Event]) -> None:
    """What was laid out at random, but for what each player will see of their hand."""
    setting = state.setting
    sink.append(FirstPlayerChosen(setting.first))
    market = list(state.market)
    sink.append(
        MarketLaidOut(
            tuple([GOODS[GOOD_OF[tile]] for tile in market]), tuple([VALUE_OF[tile] for tile in market])
        )
    )
    for pile in range(PILES):
        sink.append(PileShows(pile + 1, GOODS[state.tops[pile]]))
    if setting.jarls:
        sink.append(JarlsArrived(tuple([jarl.id for jarl in setting.jarls])))
    for seat in (setting.first, 1 - setting.first):
        left, right = state.order[seat * ARMS + LEFT_ARM], state.order[seat * ARMS + RIGHT_ARM]
        sink.append(
            OrdersDealt(
                seat, GOODS[CARD_GOOD[left]], CARD_VALUE[left], GOODS[CARD_GOOD[right]], CARD_VALUE[right]
            )
        )


def _setting(components: Components, options: Mapping[str, str], chance: Chance) -> Setting:
    first = chance.index(SEATS, "first")
    wheels: list[int] = []
    for _ in range(SEATS):
        wheels += chance.shuffled(range(ARMS), "longships")
    jarls: tuple[Jarl, ...] = ()
    requirements: tuple[Requirement, ...] = ()
    warehouses = _warehouses(components, options, chance)
    if options["jarls"] == "on":
        dealt = chance.shuffled(range(len(components.jarls)), "jarls")[:JARLS]
        jarls = tuple([components.jarls[jarl] for jarl in dealt])
        requirements = _requirements(components, chance)
    return Setting(components, options, first, tuple(wheels), warehouses, jarls, requirements)


def _warehouses(
    components: Components, options: Mapping[str, str], chance: Chance
) -> tuple[WarehouseCard, ...]:
    """So many cards of level 2, the others of level 1, in any order (clause 11.1)."""
    level2 = int(options["level2_warehouses"])
    second = components.level2 if options["longships"] == "on" else components.without_upgrades()
    cards: list[WarehouseCard] = []
    for deck, number in ((components.level1, WAREHOUSES - level2), (second, level2)):
        if number:
            dealt = chance.shuffled(range(len(deck)), "warehouses")[:number]
            cards += [deck[card] for card in dealt]
    if 0 < level2 < WAREHOUSES:
        cards = [cards[card] for card in chance.shuffled(range(WAREHOUSES), "warehouses")]
    return tuple(cards)


def _requirements(components: Components, chance: Chance) -> tuple[Requirement, ...]:
    """Two different cards, each on either side."""
    names = sorted({face.card for face in components.requirements})
    faces: list[Requirement] = []
    for card in chance.shuffled(range(len(names)), "requirements")[:JARLS]:
        sides = [face for face in components.requirements if face.card == names[card]]
        faces.append(sides[chance.index(len(sides), "requirements")])
    return tuple(faces)


def _empty(setting: Setting) -> LofotenState:
    components = setting.components
    state = LofotenPosition(setting)
    state.phase = state.back = STARTING
    state.turn = 0
    state.extra = state.last = state.improved = False
    state.left = state.side = NONE
    state.bought = state.moves = state.power = state.uses = 0
    state.drawn = state.held = state.ship = NONE
    state.storing = ()
    state.coins = bytearray([components.second_coins] * SEATS)
    state.coins[setting.first] = components.first_coins
    state.area = bytearray([MIDDLE_AREA] * SEATS)
    state.top = bytearray(SEATS)
    state.order = bytearray([NONE] * (SEATS * ARMS))
    state.cargo = [()] * (SEATS * ARMS)
    state.upgraded = bytearray(SEATS)
    state.hand = bytearray([NONE] * (SEATS * HAND))
    state.since = bytearray(SEATS * HAND)
    state.epoch = 0
    state.discards = bytearray(CARDS)
    state.removed = bytearray(TILES)
    state.stored = bytearray(SEATS * TILES)
    state.flipped = bytearray(SEATS * TILES)
    state.count = bytearray(SEATS * len(GOODS))
    state.assigned = bytearray([NONE] * len(GOODS))
    state.jarl = bytearray([NONE] * SEATS)
    state.attached = bytearray([NONE] * SEATS)
    return state


def _copies(counts: tuple[int, ...]) -> list[int]:
    """Every piece by its kind, given the number of copies of each kind."""
    pieces: list[int] = []
    for kind, count in enumerate(counts):
        pieces += [kind] * count
    return pieces


def _lay_out_market(state: LofotenState, chance: Chance) -> None:
    """Five tiles, dealt again while too many are of one good; the others in two piles (clauses 2.2, 2.3)."""
    components = state.setting.components
    dealt: list[int] = []
    while not dealt or _too_many_alike(dealt):
        bag = Pool(_copies(components.tiles), SOURCE)
        dealt = []
        for _ in range(AREAS):
            tile, bag = bag.draw(chance)
            dealt.append(tile)
    state.market = bytearray(dealt)
    state.unseen = bytearray(components.tiles)
    for tile in dealt:
        state.unseen[tile] -= 1
    state.unseen_goods = bytearray(len(GOODS))
    for tile in range(TILES):
        state.unseen_goods[GOOD_OF[tile]] += state.unseen[tile]
    state.piles = bytearray(components.piles)
    state.tops = bytearray([NONE] * PILES)
    for pile in range(PILES):
        uncover(state, pile, chance, None)


def _too_many_alike(tiles: list[int]) -> bool:
    goods = [GOOD_OF[tile] for tile in tiles]
    return max([goods.count(good) for good in range(len(GOODS))]) >= ALIKE


def _draw_orders(state: LofotenState, seat: int, chance: Chance) -> None:
    """The first card goes to the left, the second to the right (clause 2.6)."""
    for arm in (LEFT_ARM, RIGHT_ARM):
        card, state.deck = state.deck.draw(chance)
        state.order[seat * ARMS + arm] = card
    if _equal_orders(state, seat) and not state.setting.choose_orders:
        _return_orders(state, seat)
        _draw_orders(state, seat, chance)


def _return_orders(state: LofotenState, seat: int) -> None:
    cards = [state.order[seat * ARMS + arm] for arm in (LEFT_ARM, RIGHT_ARM)]
    state.deck = Pool([*state.deck.items, *cards], DECK)


def _equal_orders(state: LofotenState, seat: int) -> bool:
    left = state.order[seat * ARMS + LEFT_ARM]
    right = state.order[seat * ARMS + RIGHT_ARM]
    return CARD_GOOD[left] == CARD_GOOD[right]


def _start(state: LofotenState, chance: Chance, sink: list[Event] | None) -> None:
    """Ask who has equal starting orders and may redraw them; then deal the hands and begin."""
    first = state.setting.first
    if state.setting.choose_orders:
        if state.to_act == first and _equal_orders(state, first):
            return
        state.to_act = 1 - first
        if _equal_orders(state, 1 - first):
            return
    begin_match(state, chance, sink)


def begin_match(state: LofotenState, chance: Chance, sink: list[Event] | None) -> None:
    first = state.setting.first
    deal(state, first, chance, sink)
    deal(state, 1 - first, chance, sink)
    begin_turn(state, first, False, sink)


def keep_orders(state: LofotenState, chance: Chance, sink: list[Event] | None) -> None:
    seat = state.to_act
    if sink is not None:
        good = GOODS[CARD_GOOD[state.order[seat * ARMS + LEFT_ARM]]]
        sink.append(OrdersKept(seat, good))
    if seat == state.setting.first:
        state.to_act = 1 - seat
        _start(state, chance, sink)
    else:
        begin_match(state, chance, sink)


def redraw_orders(state: LofotenState, chance: Chance, sink: list[Event] | None) -> None:
    """The two go back into the deck, and two others are drawn, perhaps equal again (clause 2.6)."""
    seat = state.to_act
    _return_orders(state, seat)
    _draw_orders(state, seat, chance)
    if sink is not None:
        left = state.order[seat * ARMS + LEFT_ARM]
        right = state.order[seat * ARMS + RIGHT_ARM]
        sink.append(
            OrdersRedrawn(
                seat, GOODS[CARD_GOOD[left]], CARD_VALUE[left], GOODS[CARD_GOOD[right]], CARD_VALUE[right]
            )
        )
    _start(state, chance, sink)
