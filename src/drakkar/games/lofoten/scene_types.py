"""What a client draws: the stage once, the scene after every ply. Hidden things are "" and 0.

Areas, piles, warehouses and turns are counted from 1, areas from seat 0's left. `source` says where a card's
data come from (rulebook, public, reconstructed or override), so that a client can mark what is reconstructed.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class GoodCard:
    """A good and the power of its order cards: coin, turn, discard or shift."""

    id: str
    power: str
    source: str


@dataclass
class LongshipCard:
    """What an upgraded longship does: points, capacity, any_good or uses, and how many."""

    id: str
    effect: str
    amount: int
    source: str


@dataclass
class WarehouseCard:
    """How a warehouse scores, and what it counts.

    `scoring`: majority and minority give `points` to one side, and `second` to the other side of a majority;
    difference gives `points` for each unit of lead, up to `cap`; each gives `points` for each unit.
    `metric`: total, printed_total, tiles, own_bucklers, rival_bucklers or buckler_pairs.
    """

    warehouse: int
    id: str
    level: int
    scoring: str
    metric: str
    points: int
    second: int
    cap: int
    source: str


@dataclass
class RequirementCard:
    """What a Jarl asks for: `kind` is each_good, tiles_of, bucklers_each, pay_coins, goods, goods_of,
    bucklers_same or coins; `good` is "" where none is meant."""

    id: str
    kind: str
    good: str
    amount: int
    source: str


@dataclass
class JarlCard:
    """`time` is immediate, permanent or end; `effect` one of pieces.JARL_EFFECTS, with its two numbers."""

    id: str
    time: str
    effect: str
    amount: int
    other: int
    attached: bool
    source: str
    requirement: RequirementCard


@dataclass
class Costs:
    """Coins for a move, a new hand and an extra turn."""

    move: int
    renew: int
    extra: int


@dataclass
class LofotenStage:
    """What stays the same for the whole match. `wheels` are each seat's longships clockwise.

    `piles_source` says where the sizes of the two piles come from.
    """

    goods: tuple[GoodCard, ...]
    clans: tuple[str, ...]
    areas: int
    first: int
    wheels: tuple[tuple[str, ...], ...]
    longships: tuple[LongshipCard, ...]
    set_bonus: tuple[int, ...]
    warehouses: tuple[WarehouseCard, ...]
    jarls: tuple[JarlCard, ...]
    upgrades: bool
    coins: int
    costs: Costs
    piles_source: str
    turn_cap: int


@dataclass
class TileScene:
    """A merchandise tile face up, or `flipped`: then its value is that printed on the hidden side."""

    good: str
    value: int
    buckler: str
    flipped: bool


@dataclass
class CardScene:
    """An order card; "" and 0 for who may not know it."""

    good: str
    value: int


@dataclass
class ShipScene:
    """A longship in its slot: top faces the market, bottom is docked."""

    slot: str
    longship: str
    upgraded: bool
    order: CardScene | None
    cargo: tuple[TileScene, ...]


@dataclass
class PileScene:
    """`good` is the back of the top tile, "" when the pile is empty."""

    pile: int
    tiles: int
    good: str


@dataclass
class SideScene:
    """One seat's side of a warehouse: what it counts there, bonuses included, and the points it stands at."""

    tiles: tuple[TileScene, ...]
    count: int
    points: int


@dataclass
class WarehouseScene:
    """`good` is "" while the warehouse is empty; `sides` by seat; `ahead` a seat, or -1."""

    warehouse: int
    good: str
    sides: tuple[SideScene, ...]
    ahead: int


@dataclass
class ProgressScene:
    """How far a seat is with a Jarl's requirement."""

    have: int
    need: int
    met: bool


@dataclass
class JarlScene:
    """`owner` is a seat, or -1; `warehouse` what the Jarl is attached to, or 0; `progress` by seat."""

    id: str
    owner: int
    warehouse: int
    progress: tuple[ProgressScene, ...]


@dataclass
class PlayerScene:
    """A seat's own area. `ships` are in the order top, right, bottom, left; `hand` from left to right."""

    coins: int
    area: int
    ships: tuple[ShipScene, ...]
    hand: tuple[CardScene, ...]
    jarl: str
    upgrades: int
    costs: Costs
    points: dict[str, int]
    total: int


@dataclass
class LofotenScene:
    """What changes from ply to ply.

    `extra_turn` if this turn was bought, `extra_bought` is how many such follow it; `ending` once the market
    cannot be refilled, `last_turn` if this turn ends with its action phase.
    `side` is the side card's (left or right), and `moves` what is left of it; `power` is the middle card's,
    and `uses` what is left of it. `drawn` is the card not yet put into the hand; `turned` the tile not yet on
    the market; `storing` the tiles that wait for a warehouse; `jarl` the one being attached or seizing;
    `upgrading` the longship being paid for. `market` is None for an empty area. `removed` counts the tiles
    out of the game.
    """

    phase: str
    turn: int
    extra_turn: bool
    extra_bought: int
    ending: bool
    last_turn: bool
    side: str
    moves: int
    power: str
    uses: int
    drawn: CardScene | None
    turned: TileScene | None
    storing: tuple[TileScene, ...]
    jarl: str
    upgrading: str
    market: tuple[TileScene | None, ...]
    piles: tuple[PileScene, ...]
    reserve: int
    deck: int
    discards: int
    removed: int
    warehouses: tuple[WarehouseScene, ...]
    jarls: tuple[JarlScene, ...]
    players: tuple[PlayerScene, ...]
