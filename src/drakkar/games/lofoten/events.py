# mypyc: skip
"""What can happen in a match of Lofoten.

Areas, piles, warehouses and turns are counted from 1. `good`, `value` and `buckler` describe a merchandise
tile; of an order card there are `good` and `value`. Where a viewer may not know a card, they are "" and 0.
"""

from __future__ import annotations

from dataclasses import dataclass

from drakkar.kernel import events
from drakkar.kernel.secrecy import TURNED, Drawn, Public, Shown, Turned


class Event(events.Event):
    most_seats = 2


@dataclass
class FirstPlayerChosen(Event):
    seat: Public[int]


@dataclass
class MarketLaidOut(Event):
    """The five tiles, from the first area to the last."""

    goods: Turned[tuple[str, ...]]
    values: Turned[tuple[int, ...]]


@dataclass
class JarlsArrived(Event):
    """Those of this match (module 2)."""

    jarls: Turned[tuple[str, ...]]


@dataclass
class OrdersDealt(Event):
    """The left and the right starting order."""

    seat: Public[int]
    good: Turned[str]
    value: Turned[int]
    other_good: Turned[str]
    other_value: Turned[int]


@dataclass
class OrdersKept(Event):
    """Two starting orders of one good, kept (option equal_starting_orders)."""

    seat: Public[int]
    good: Public[str]


@dataclass
class OrdersRedrawn(Event):
    """The left and the right starting order drawn instead."""

    seat: Public[int]
    good: Turned[str]
    value: Turned[int]
    other_good: Turned[str]
    other_value: Turned[int]


@dataclass
class TurnBegan(Event):
    """`extra` if it was bought; `last` if it is the last turn, which ends with its action phase."""

    seat: Public[int]
    turn: Public[int]
    extra: Public[bool]
    last: Public[bool]


@dataclass
class SideCardPlayed(Event):
    """`side` is the card's end of the hand, and so its direction; `moves` are those it allows."""

    seat: Public[int]
    side: Public[str]
    good: Shown[str]
    value: Shown[int]
    moves: Shown[int]


@dataclass
class OrderPlaced(Event):
    """The middle card, in the docked longship; its `power` may be used `uses` times."""

    seat: Public[int]
    longship: Public[str]
    good: Shown[str]
    value: Shown[int]
    power: Shown[str]
    uses: Shown[int]


@dataclass
class CoinsPaid(Event):
    """To the reserve; `use` is move, renew or extra."""

    seat: Public[int]
    coins: Public[int]
    use: Public[str]


@dataclass
class FleetShifted(Event):
    """`side` as its owner sees it; `area` is where the fleet is now."""

    seat: Public[int]
    side: Public[str]
    area: Public[int]


@dataclass
class FleetTurned(Event):
    """`sense` is cw or ccw; `top` the longship that now faces the market, `bottom` the docked one."""

    seat: Public[int]
    sense: Public[str]
    top: Public[str]
    bottom: Public[str]


@dataclass
class TileLoaded(Event):
    seat: Public[int]
    longship: Public[str]
    good: Public[str]
    value: Public[int]
    buckler: Public[str]
    area: Public[int]


@dataclass
class TileLeft(Event):
    """Longship C could have loaded it (option longship_c)."""

    seat: Public[int]
    longship: Public[str]
    good: Public[str]
    value: Public[int]
    area: Public[int]


@dataclass
class OrderFulfilled(Event):
    """A longship was unloaded: its order card is discarded. `good` and `value` are the card's."""

    seat: Public[int]
    longship: Public[str]
    good: Public[str]
    value: Public[int]


@dataclass
class WarehouseOpened(Event):
    """From now on it holds this good, for both players."""

    seat: Public[int]
    warehouse: Public[int]
    good: Public[str]


@dataclass
class TileStored(Event):
    """`longship` it comes from; "" if a Jarl took it straight from the market."""

    seat: Public[int]
    longship: Public[str]
    good: Public[str]
    value: Public[int]
    buckler: Public[str]
    warehouse: Public[int]


@dataclass
class CoinTaken(Event):
    """`origin` is reserve or rival."""

    seat: Public[int]
    origin: Public[str]


@dataclass
class TileDiscarded(Event):
    """Out of the game, by the power of a card."""

    seat: Public[int]
    area: Public[int]
    good: Public[str]
    value: Public[int]
    buckler: Public[str]


@dataclass
class HandDiscarded(Event):
    """The hand that `seat` pays to renew, from left to right, for all to see."""

    seat: Public[int]
    goods: Shown[tuple[str, ...]]
    values: Shown[tuple[int, ...]]


@dataclass
class HandDrawn(Event):
    """Three new cards in the order drawn."""

    seat: Public[int]
    goods: Drawn[tuple[str, ...]]
    values: Drawn[tuple[int, ...]]


@dataclass
class ExtraTurnBought(Event):
    seat: Public[int]


@dataclass
class DeckReshuffled(Event):
    """The discard pile of so many cards is the new deck."""

    cards: Public[int]


@dataclass
class CardDrawn(Event):
    seat: Public[int]
    good: Drawn[str]
    value: Drawn[int]


@dataclass
class CardPut(Event):
    """The drawn card is at this end of the hand."""

    seat: Public[int]
    side: Public[str]


@dataclass
class TileTurned(Event):
    seat: Public[int]
    pile: Public[int]
    good: Turned[str]
    value: Turned[int]
    buckler: Turned[str]


@dataclass
class PileShows(Event):
    """The back of the tile that is now on top."""

    pile: Public[int]
    good: Turned[str]


@dataclass
class PileEmpty(Event):
    pile: Public[int]


@dataclass
class TilePlaced(Event):
    seat: Public[int]
    area: Public[int]
    good: Public[str]
    value: Public[int]
    buckler: Public[str]


@dataclass
class FourAlike(Event):
    """The two middle ones of four tiles of a good, on these areas, are out of the game."""

    seat: Public[int]
    good: Public[str]
    area: Public[int]
    other_area: Public[int]


@dataclass
class EndTriggered(Event):
    """The market can no longer be refilled."""

    seat: Public[int]


@dataclass
class JarlClaimed(Event):
    seat: Public[int]
    jarl: Public[str]


@dataclass
class CoinsGiven(Event):
    """To the rival, as the Jarl's requirement asks."""

    seat: Public[int]
    coins: Public[int]


@dataclass
class JarlAttached(Event):
    seat: Public[int]
    jarl: Public[str]
    warehouse: Public[int]


@dataclass
class TileFlipped(Event):
    seat: Public[int]
    good: Public[str]
    value: Public[int]
    buckler: Public[str]
    warehouse: Public[int]


@dataclass
class LongshipUpgraded(Event):
    seat: Public[int]
    longship: Public[str]


@dataclass
class FinalUnloading(Event):
    """All turns are over: each player may unload one longship."""


@dataclass
class UnloadingDeclined(Event):
    seat: Public[int]


@dataclass
class MatchStalled(Event):
    """The safety limit ends a match that gets nowhere (clause 9.6)."""

    turns: Public[int]


@dataclass
class MatchEnded(Event):
    """All that was hidden is shown."""

    fact = TURNED
    winners: Public[tuple[int, ...]]
