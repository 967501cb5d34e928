"""Everything a player of Vikings on Board can do."""

from __future__ import annotations

from itertools import product
from typing import Final

from drakkar.games.vikings_on_board.pieces import (
    BARRELS,
    BUILDINGS,
    COLOURS,
    DRAWN,
    GOODS,
    PLACES,
    SHIPS,
)
from drakkar.kernel.actions import ActionSpace, every

GO: Final = 0  # send the viking at the head of the queue to a building
BODY: Final = 1  # choose the body at a place, counted from the bow, of a ship
SHIP: Final = 2  # choose a ship: where a body or chest goes, or which one leaves
BARREL: Final = 3  # choose one of one's own barrels
BET: Final = 4  # put the chosen barrel on a colour's zone at a ship
CHEST: Final = 5  # choose one of the chests drawn at Warehouse 2, in the order they were drawn
RAISE: Final = 6  # raise the price of a good at the market
TAKE: Final = 7  # take a chest as one's share of a departing ship
BOX: Final = 8  # choose the chest that a neutral colour's share sends back to the box

_SHIPS: Final = range(1, SHIPS + 1)

SPACE: Final = ActionSpace(
    [
        *every(GO, "go {}", "building:{}", of=BUILDINGS),
        *every(BODY, "body {}.{}", "body:{}.{}", of=product(_SHIPS, range(1, PLACES + 1))),
        *every(SHIP, "ship {}", "ship:{}", of=_SHIPS),
        *every(BARREL, "barrel {}", "barrel:{}", of=range(1, BARRELS + 1)),
        *every(BET, "bet {}.{}", "zone:{}.{}", of=product(_SHIPS, COLOURS)),
        *every(CHEST, "chest {}", "chest:{}", of=range(1, DRAWN + 1)),
        *every(RAISE, "raise {}", "price:{}", of=GOODS),
        *every(TAKE, "take {}", "share:{}", of=GOODS),
        *every(BOX, "box {}", "share:{}", of=GOODS),
    ]
)
VERB: Final[list[int]] = SPACE.verb
ARGUMENT: Final[list[int]] = SPACE.argument

FIRST_GO: Final = SPACE.first(GO)
FIRST_BODY: Final = SPACE.first(BODY)
FIRST_SHIP: Final = SPACE.first(SHIP)
FIRST_BARREL: Final = SPACE.first(BARREL)
FIRST_BET: Final = SPACE.first(BET)
FIRST_CHEST: Final = SPACE.first(CHEST)
FIRST_RAISE: Final = SPACE.first(RAISE)
FIRST_TAKE: Final = SPACE.first(TAKE)
FIRST_BOX: Final = SPACE.first(BOX)
