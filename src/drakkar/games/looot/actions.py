"""Everything a player of Looot can do."""

from __future__ import annotations

from typing import Final

from drakkar.games.looot.components import load
from drakkar.games.looot.layout import LAND_NAMES
from drakkar.games.looot.tiles import KINDS, SHIELD_NAMES, SHIELDS, TILE_NAMES
from drakkar.kernel.actions import ActionSpace, Entry, every

PLACE: Final = 0  # put a viking on a land hex
RAISE: Final = 1  # use a shield for the viking about to be placed
LOWER: Final = 2  # think better of a raised shield
PICK: Final = 3  # choose which tile of the loot to lay next
LAY: Final = 4  # put the tile or longship in hand on a fjord space
TAKE: Final = 5  # take a longship from the sea
CLAIM: Final = 6  # take a trophy, named by the axes it asks for
END: Final = 7  # end the turn


def _entries() -> list[Entry]:
    box = load()
    shields = [SHIELD_NAMES[shield] for shield in SHIELDS]
    return [
        *every(PLACE, "place {}", "hex:{}", of=LAND_NAMES),
        *every(RAISE, "raise {}", "shield:{}", of=shields, numbers=SHIELDS),
        *every(LOWER, "lower {}", "shield:{}", of=shields, numbers=SHIELDS),
        *every(PICK, "pick {}", "tile:{}", of=TILE_NAMES[1:], numbers=range(1, KINDS)),
        *every(LAY, "lay {}", "space:{}", of=[space.name for space in box.spaces]),
        *every(TAKE, "take {}", "longship:{}", of=[longship.id for longship in box.longships]),
        *every(CLAIM, "claim {}", "trophy:{}", of=[trophy.id for trophy in box.trophies]),
        *every(END, "end"),
    ]


SPACE: Final = ActionSpace(_entries())
VERB: Final[list[int]] = SPACE.verb
ARGUMENT: Final[list[int]] = SPACE.argument

FIRST_PICK: Final = SPACE.zero(PICK)
FIRST_LAY: Final = SPACE.first(LAY)
FIRST_TAKE: Final = SPACE.first(TAKE)
FIRST_CLAIM: Final = SPACE.first(CLAIM)
THE_END: Final = SPACE.first(END)
