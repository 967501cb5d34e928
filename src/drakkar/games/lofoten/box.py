"""The types of Lofoten's pieces, as the rules and the client read them."""

from __future__ import annotations

from dataclasses import dataclass

from drakkar.games.lofoten.pieces import PRINTED_TOTAL
from drakkar.kernel.loader import travelling
from drakkar.kernel.travel import record


@dataclass(frozen=True)
class Good:
    """A good and the power of its order cards, by number of `pieces.POWERS`."""

    id: str
    power: int
    source: str


@dataclass(frozen=True)
class WarehouseCard:
    """How a warehouse scores: numbers of `pieces.SCORINGS` and `pieces.METRICS`."""

    id: str
    level: int
    scoring: int
    metric: int
    points: int
    second: int
    cap: int
    source: str

    def __reduce__(self) -> tuple[object, ...]:
        return record(self)


@dataclass(frozen=True)
class Jarl:
    """A Jarl's power: a number of `pieces.JARL_EFFECTS` with two amounts. `number` is that of the action."""

    id: str
    number: int
    effect: int
    amount: int
    other: int
    source: str

    def __reduce__(self) -> tuple[object, ...]:
        return record(self)


@dataclass(frozen=True)
class Requirement:
    """One face of a requirement card: a number of `pieces.REQUIREMENTS`; `good` may be NONE."""

    id: str
    card: str
    kind: int
    good: int
    amount: int
    source: str

    def __reduce__(self) -> tuple[object, ...]:
        return record(self)


@dataclass(frozen=True)
class Longship:
    """What an upgraded longship does: a number of `pieces.SHIP_EFFECTS`, and how much of it."""

    id: str
    effect: int
    amount: int
    source: str


@dataclass(frozen=True)
class Components:
    """Everything in the box. `tiles` and `orders` are numbers of copies by kind."""

    goods: tuple[Good, ...]
    tiles: tuple[int, ...]
    orders: tuple[int, ...]
    level1: tuple[WarehouseCard, ...]
    level2: tuple[WarehouseCard, ...]
    jarls: tuple[Jarl, ...]
    requirements: tuple[Requirement, ...]
    longships: tuple[Longship, ...]
    coins: int
    first_coins: int
    second_coins: int
    move_price: int
    renew_price: int
    extra_price: int
    set_bonus: tuple[int, ...]
    piles: tuple[int, int]
    piles_source: str
    turn_cap: int
    digest: str

    def __reduce__(self) -> tuple[object, ...]:
        return travelling("drakkar.games.lofoten", self.digest)

    def without_upgrades(self) -> tuple[WarehouseCard, ...]:
        """The level-2 cards dealt where no tile is flipped: a printed total is a total then (clause 11.1)."""
        return tuple([card for card in self.level2 if card.metric != PRINTED_TOTAL])
