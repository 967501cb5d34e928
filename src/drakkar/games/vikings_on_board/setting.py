"""All that stays the same during a match."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations
from typing import Final, final

from drakkar.games.vikings_on_board.components import Components
from drakkar.games.vikings_on_board.meta import META
from drakkar.games.vikings_on_board.pieces import BODIES, BODIES_OF_A_COLOUR, COLOURS, SHIPS
from drakkar.kernel.colours import colours_of
from drakkar.kernel.options import as_recorded

COLOUR: Final[list[int]] = [body // BODIES_OF_A_COLOUR for body in range(BODIES)]

# The owner of a colour that nobody plays.
NEUTRAL: Final = -1

# A set of ships is a bitmask, and so is a set of bet zones: ship × 4 + colour.
ALL_SHIPS: Final = (1 << SHIPS) - 1
ZONES_OF_A_SHIP: Final = (1 << len(COLOURS)) - 1


def _zones(ships: int) -> int:
    return sum([ZONES_OF_A_SHIP << (ship * len(COLOURS)) for ship in range(SHIPS) if ships >> ship & 1])


# By set of ships: all their bet zones.
ZONES: Final[list[int]] = [_zones(ships) for ships in range(1 << SHIPS)]


@final
class Setting:
    """The components and the options of one match. Shared by every clone of its positions."""

    def __init__(self, components: Components, seats: int, options: Mapping[str, str]) -> None:
        self.components = components
        self.seats = seats
        self.options: dict[str, str] = dict(options)
        self._key: tuple[object, ...] = (seats, tuple(sorted(as_recorded(META.options, options).items())))
        self.one_barrel_a_ship: bool = options["one_barrel_per_player_per_ship"] == "on"
        self.bonus_at_departure: bool = options["bonus_viking"] == "at_departure"
        self.memory_aids: bool = options["memory_aids"] == "on"

        # By seat its colour, and by colour its seat or NEUTRAL (clause 2.1).
        self.colours: list[int] = [COLOURS.index(name) for name in colours_of(options, seats)]
        self.owners: list[int] = [
            self.colours.index(colour) if colour in self.colours else NEUTRAL
            for colour in range(len(COLOURS))
        ]

        self.barrel_orders: list[tuple[int, ...]] = list(permutations(components.barrels))
        self.shields: tuple[int, ...] = components.shields
        self.bonus: int = components.bonus
        self.places: int = components.places
        self.prices: tuple[int, ...] = components.prices
        self.top: int = len(components.prices) - 1
        self.sterns: int = components.sterns
        self.shows: int = components.shows
        # Of the vector (encode.py) what stays the same; filled when it is first asked for.
        self.encoded: bytes = b""

    def __reduce__(self) -> tuple[object, ...]:
        return Setting, (self.components, self.seats, self.options)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Setting) and self.__reduce__() == other.__reduce__()

    def __hash__(self) -> int:
        return hash(self.key())

    def key(self) -> tuple[object, ...]:
        """What tells it from the settings of other matches with the same components."""
        return self._key
