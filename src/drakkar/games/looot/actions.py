"""Everything a player of Looot can do."""

from __future__ import annotations

from typing import Final

from drakkar.games.looot.components import load
from drakkar.games.looot.layout import LAND_NAMES
from drakkar.games.looot.tiles import KINDS, SHIELD_NAMES, SHIELDS, TILE_NAMES
from drakkar.kernel.actions import ActionSpace, Entry, every

# To lower comes first and to raise after placing, so that who always takes the first choice, or the last,
# does not raise and lower for ever.
LOWER: Final = 0  # think better of a raised shield
PLACE: Final = 1  # put a viking on a land hex
RAISE: Final = 2  # use a shield for the viking about to be placed
PICK: Final = 3  # choose which tile of the loot to lay next
FROM: Final = 4  # choose the building hex that gives up its tile
LAY: Final = 5  # put the tile or longship in hand on a fjord space
TAKE: Final = 6  # take a longship from the sea
CLAIM: Final = 7  # take a trophy, named by the axes it asks for
END: Final = 8  # end the turn


def _entries() -> list[Entry]:
    box = load()
    shields = [SHIELD_NAMES[shield] for shield in SHIELDS]
    return [
        *every(LOWER, "lower {}", "shield:{}", of=shields, numbers=SHIELDS),
        *every(PLACE, "place {}", "hex:{}", of=LAND_NAMES),
        *every(RAISE, "raise {}", "shield:{}", of=shields, numbers=SHIELDS),
        *every(PICK, "pick {}", "tile:{}", of=TILE_NAMES[1:], numbers=range(1, KINDS)),
        *every(FROM, "from {}", "hex:{}", of=LAND_NAMES),
        *every(LAY, "lay {}", "space:{}", of=[space.name for space in box.spaces]),
        *every(TAKE, "take {}", "longship:{}", of=[longship.id for longship in box.longships]),
        *every(CLAIM, "claim {}", "trophy:{}", of=[trophy.id for trophy in box.trophies]),
        *every(END, "end"),
    ]


SPACE: Final = ActionSpace(_entries())
VERB: Final[list[int]] = SPACE.verb
ARGUMENT: Final[list[int]] = SPACE.argument

FIRST_PLACE: Final = SPACE.first(PLACE)
FIRST_PICK: Final = SPACE.zero(PICK)
FIRST_FROM: Final = SPACE.first(FROM)
FIRST_LAY: Final = SPACE.first(LAY)
FIRST_TAKE: Final = SPACE.first(TAKE)
FIRST_CLAIM: Final = SPACE.first(CLAIM)
THE_END: Final = SPACE.first(END)
