"""Everything a player of Lofoten can do. Left, right and the sense of a turn are those of who acts."""

from __future__ import annotations

from typing import Final

from drakkar.games.lofoten.pieces import (
    AREAS,
    JARL_NAMES,
    LONGSHIPS,
    PILES,
    POSITIONS,
    SIDES,
    TILE_NAMES,
    TURNS,
    WAREHOUSES,
)
from drakkar.kernel.actions import ActionSpace, every

PLAY: Final = 0  # play the card at a position of the hand
SHIFT: Final = 1  # move the fleet one area: with a side card, for a coin, or by a power
TURN: Final = 2  # turn the fleet a quarter: with a side card, for a coin, or by a power
COIN: Final = 3  # take a coin by the power of the card just played
DISCARD: Final = 4  # discard a market tile by the power of the card just played
DONE: Final = 5  # end the action phase and, but for the last turn, draw
RENEW: Final = 6  # pay for a new hand
EXTRA: Final = 7  # pay for an extra turn
PUT: Final = 8  # put the drawn card at an end of the hand
PILE: Final = 9  # turn the top tile of a pile, to refill the market
AREA: Final = 10  # put the turned tile on an empty area
WAREHOUSE: Final = 11  # choose a warehouse: for a good that has none yet, or to attach a Jarl to it
LOAD: Final = 12  # load a tile that is not of the order's good (option longship_c)
LEAVE: Final = 13  # leave it on the market (option longship_c)
CLAIM: Final = 14  # claim a Jarl
SEIZE: Final = 15  # store a market tile at once, by the power of a Jarl
UPGRADE: Final = 16  # choose the longship to upgrade
FLIP: Final = 17  # pay for the upgrade with one of one's stored tiles
UNLOAD: Final = 18  # unload a longship before the final scoring
PASS: Final = 19  # unload nothing before the final scoring
KEEP: Final = 20  # keep two equal starting orders (option equal_starting_orders)
REDRAW: Final = 21  # draw two other starting orders (option equal_starting_orders)
END: Final = 22  # end the turn

_AREAS: Final = range(1, AREAS + 1)

SPACE: Final = ActionSpace(
    [
        *every(PLAY, "play {}", "hand:{}", of=POSITIONS),
        *every(SHIFT, "shift {}", "shift:{}", of=SIDES),
        *every(TURN, "turn {}", "turn:{}", of=TURNS),
        *every(COIN, "coin", "coins:reserve"),
        *every(DISCARD, "discard {}", "area:{}", of=_AREAS),
        *every(DONE, "done"),
        *every(RENEW, "renew", "buy:renew"),
        *every(EXTRA, "extra", "buy:extra"),
        *every(PUT, "put {}", "end:{}", of=SIDES),
        *every(PILE, "pile {}", "pile:{}", of=range(1, PILES + 1)),
        *every(AREA, "area {}", "area:{}", of=_AREAS),
        *every(WAREHOUSE, "warehouse {}", "warehouse:{}", of=range(1, WAREHOUSES + 1)),
        *every(LOAD, "load", "tile:load"),
        *every(LEAVE, "leave", "tile:leave"),
        *every(CLAIM, "claim {}", "jarl:{}", of=JARL_NAMES),
        *every(SEIZE, "seize {}", "area:{}", of=_AREAS),
        *every(UPGRADE, "upgrade {}", "longship:{}", of=LONGSHIPS),
        *every(FLIP, "flip {}", "stored:{}", of=TILE_NAMES),
        *every(UNLOAD, "unload {}", "longship:{}", of=LONGSHIPS),
        *every(PASS, "pass"),
        *every(KEEP, "keep"),
        *every(REDRAW, "redraw"),
        *every(END, "end"),
    ]
)
VERB: Final[list[int]] = SPACE.verb
ARGUMENT: Final[list[int]] = SPACE.argument

FIRST_PLAY: Final = SPACE.first(PLAY)
FIRST_SHIFT: Final = SPACE.first(SHIFT)
FIRST_TURN: Final = SPACE.first(TURN)
THE_COIN: Final = SPACE.first(COIN)
FIRST_DISCARD: Final = SPACE.first(DISCARD)
THE_DONE: Final = SPACE.first(DONE)
THE_RENEW: Final = SPACE.first(RENEW)
THE_EXTRA: Final = SPACE.first(EXTRA)
FIRST_PUT: Final = SPACE.first(PUT)
FIRST_PILE: Final = SPACE.first(PILE)
FIRST_AREA: Final = SPACE.first(AREA)
FIRST_WAREHOUSE: Final = SPACE.first(WAREHOUSE)
THE_LOAD: Final = SPACE.first(LOAD)
THE_LEAVE: Final = SPACE.first(LEAVE)
FIRST_CLAIM: Final = SPACE.first(CLAIM)
FIRST_SEIZE: Final = SPACE.first(SEIZE)
FIRST_UPGRADE: Final = SPACE.first(UPGRADE)
FIRST_FLIP: Final = SPACE.first(FLIP)
FIRST_UNLOAD: Final = SPACE.first(UNLOAD)
THE_PASS: Final = SPACE.first(PASS)
THE_KEEP: Final = SPACE.first(KEEP)
THE_REDRAW: Final = SPACE.first(REDRAW)
THE_END: Final = SPACE.first(END)
