"""What can happen in a match of Lofoten.

Areas, piles, warehouses and turns are counted from 1. `good`, `value` and `buckler` describe a merchandise
tile; of an order card there are `good` and `value`. Where a viewer may not know a card, they are "" and 0.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from drakkar.kernel.events import Event

EVERY_SEAT: Final = 3


@dataclass
class OrdersKept(Event):
    """Two starting orders of one good, kept (option equal_starting_orders)."""

    seat: int
    good: str


@dataclass
class OrdersRedrawn(Event):
    """The left and the right starting order drawn instead."""

    seat: int
    good: str
    value: int
    other_good: str
    other_value: int

    def told(self) -> int:
        return EVERY_SEAT


@dataclass
class TurnBegan(Event):
    """`extra` if it was bought; `last` if it is the last turn, which ends with its action phase."""

    seat: int
    turn: int
    extra: bool
    last: bool


@dataclass
class SideCardPlayed(Event):
    """`side` is the card's end of the hand, and so its direction; `moves` are those it allows."""

    seat: int
    side: str
    good: str
    value: int
    moves: int

    def told(self) -> int:
        return 1 << (1 - self.seat)


@dataclass
class OrderPlaced(Event):
    """The middle card, in the docked longship; its `power` may be used `uses` times."""

    seat: int
    longship: str
    good: str
    value: int
    power: str
    uses: int

    def told(self) -> int:
        return 1 << (1 - self.seat)


@dataclass
class CoinsPaid(Event):
    """To the reserve; `use` is move, renew or extra."""

    seat: int
    coins: int
    use: str


@dataclass
class FleetShifted(Event):
    """`side` as its owner sees it; `area` is where the fleet is now."""

    seat: int
    side: str
    area: int


@dataclass
class FleetTurned(Event):
    """`sense` is cw or ccw; `top` the longship that now faces the market, `bottom` the docked one."""

    seat: int
    sense: str
    top: str
    bottom: str


@dataclass
class TileLoaded(Event):
    seat: int
    longship: str
    good: str
    value: int
    buckler: str
    area: int


@dataclass
class TileLeft(Event):
    """Longship C could have loaded it (option longship_c)."""

    seat: int
    longship: str
    good: str
    value: int
    area: int


@dataclass
class OrderFulfilled(Event):
    """A longship was unloaded: its order card is discarded. `good` and `value` are the card's."""

    seat: int
    longship: str
    good: str
    value: int


@dataclass
class WarehouseOpened(Event):
    """From now on it holds this good, for both players."""

    seat: int
    warehouse: int
    good: str


@dataclass
class TileStored(Event):
    """`longship` it comes from; "" if a Jarl took it straight from the market."""

    seat: int
    longship: str
    good: str
    value: int
    buckler: str
    warehouse: int


@dataclass
class CoinTaken(Event):
    """`origin` is reserve or rival."""

    seat: int
    origin: str


@dataclass
class TileDiscarded(Event):
    """Out of the game, by the power of a card."""

    seat: int
    area: int
    good: str
    value: int
    buckler: str


@dataclass
class HandDiscarded(Event):
    """The hand that `seat` pays to renew, from left to right, for all to see."""

    seat: int
    goods: tuple[str, ...]
    values: tuple[int, ...]

    def told(self) -> int:
        return 1 << (1 - self.seat)


@dataclass
class HandDrawn(Event):
    """Three new cards in the order drawn; only the seat knows them."""

    seat: int
    goods: tuple[str, ...]
    values: tuple[int, ...]

    def told(self) -> int:
        return 1 << self.seat


@dataclass
class ExtraTurnBought(Event):
    seat: int


@dataclass
class DeckReshuffled(Event):
    """The discard pile of so many cards is the new deck."""

    cards: int


@dataclass
class CardDrawn(Event):
    """Only the seat knows which."""

    seat: int
    good: str
    value: int

    def told(self) -> int:
        return 1 << self.seat


@dataclass
class CardPut(Event):
    """The drawn card is at this end of the hand."""

    seat: int
    side: str


@dataclass
class TileTurned(Event):
    seat: int
    pile: int
    good: str
    value: int
    buckler: str

    def told(self) -> int:
        return EVERY_SEAT


@dataclass
class PileShows(Event):
    """The back of the tile that is now on top."""

    pile: int
    good: str

    def told(self) -> int:
        return EVERY_SEAT


@dataclass
class PileEmpty(Event):
    pile: int


@dataclass
class TilePlaced(Event):
    seat: int
    area: int
    good: str
    value: int
    buckler: str


@dataclass
class FourAlike(Event):
    """The two middle ones of four tiles of a good, on these areas, are out of the game."""

    seat: int
    good: str
    area: int
    other_area: int


@dataclass
class EndTriggered(Event):
    """The market can no longer be refilled."""

    seat: int


@dataclass
class JarlClaimed(Event):
    seat: int
    jarl: str


@dataclass
class CoinsGiven(Event):
    """To the rival, as the Jarl's requirement asks."""

    seat: int
    coins: int


@dataclass
class JarlAttached(Event):
    seat: int
    jarl: str
    warehouse: int


@dataclass
class TileFlipped(Event):
    seat: int
    good: str
    value: int
    buckler: str
    warehouse: int


@dataclass
class LongshipUpgraded(Event):
    seat: int
    longship: str


@dataclass
class FinalUnloading(Event):
    """All turns are over: each player may unload one longship."""


@dataclass
class UnloadingDeclined(Event):
    seat: int


@dataclass
class MatchStalled(Event):
    """The safety limit ends a match that gets nowhere (clause 9.6)."""

    turns: int


@dataclass
class MatchEnded(Event):
    """All that was hidden is shown."""

    winners: tuple[int, ...]

    def told(self) -> int:
        return EVERY_SEAT
