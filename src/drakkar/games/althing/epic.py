"""The epic: the cards from Kattegat to the last one, place by place, with what lies beside them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from drakkar.games.althing.box import Components, Step
from drakkar.games.althing.memory import Memory
from drakkar.games.althing.pieces import (
    CURSE_ZONE,
    CURSED_TROLL_ZONE,
    HELA,
    ILLNESS_ZONE,
    LEFT,
    NONE,
    OVEDUR_ZONE,
    SACRED_GROUND,
    SEASONED,
)

STRAIGHT: Final = 0
SIX: Final = 1
EIGHT: Final = 2

Places = tuple[int, ...]

# By place: the places that one goes to from there, at a fork the left one first (clauses 15.1 and 15.2).
_SIX: Final[tuple[Places, ...]] = ((1, 3), (2,), (5,), (4,), (5,), (6,), (7,), ())
_EIGHT: Final[tuple[Places, ...]] = ((1, 3), (2,), (5, 7), (4,), (5, 7), (6,), (9,), (8,), (9,), ())
_ARRIVALS: Final = (HELA, CURSED_TROLL_ZONE)


def ways(layout: int, places: int) -> tuple[Places, ...]:
    """Where one goes from each place."""
    if layout == SIX:
        return _SIX
    if layout == EIGHT:
        return _EIGHT
    forward: list[Places] = [(place + 1,) for place in range(places - 1)]
    return (*forward, ())


@final
@dataclass(init=False, eq=False)
class Epic:
    """Never changed in place: positions share it, and whoever changes the epic makes a new one.

    Tables are by place: 0 is Kattegat, `end` the last card. `sides` are the Hela cards left and right.
    """

    layout: int
    steps: tuple[Step, ...]
    sides: tuple[tuple[int, int], ...]

    def __init__(
        self,
        components: Components,
        layout: int,
        steps: tuple[Step, ...],
        sides: tuple[tuple[int, int], ...] = (),
    ) -> None:
        places = len(steps)
        self.components = components
        self.layout = layout
        self.steps = steps
        self.sides = sides or ((NONE, NONE),) * places
        self.end: int = places - 1
        self.next: tuple[Places, ...] = ways(layout, places)
        depth = [0] * places
        for place in range(places):
            for onward in self.next[place]:
                depth[onward] = depth[place] + 1
        self.depth: tuple[int, ...] = tuple(depth)  # crossings made by who stands there
        self.crossings: int = depth[-1]
        symbols = [self._symbols(place) for place in range(places)]
        self.symbols: tuple[tuple[int, ...], ...] = tuple(symbols)  # printed, left, right
        self.need: tuple[tuple[int, int, int], ...] = tuple([self._need(place) for place in range(places)])
        self.sacred: tuple[bool, ...] = tuple([SACRED_GROUND in found for found in symbols])
        self.seasoned: tuple[bool, ...] = tuple([SEASONED in found for found in symbols])
        self.ill: tuple[bool, ...] = tuple([ILLNESS_ZONE in found for found in symbols])
        self.cursed: tuple[bool, ...] = tuple([CURSE_ZONE in found for found in symbols])
        self.ovedur: tuple[bool, ...] = tuple([OVEDUR_ZONE in found for found in symbols])
        self.arrivals: tuple[tuple[int, ...], ...] = tuple(
            [tuple([symbol for symbol in found if symbol in _ARRIVALS]) for found in symbols]
        )
        self.memory = Memory()
        self.encoded: bytes = b""  # filled by encode.py when it is first asked for

    def _symbols(self, place: int) -> tuple[int, ...]:
        found = list(self.steps[place].symbols)
        for side in range(2):
            card = self.sides[place][side]
            if card != NONE:
                found += self.components.hela[card].sides[side].symbols
        return tuple(found)

    def _need(self, place: int) -> tuple[int, int, int]:
        """What the step asks for; a Hela card takes nothing below 0 (clause 14.8)."""
        step = self.steps[place]
        nuggets, wood, bones = step.nuggets, step.wood, step.bones
        for side in range(2):
            card = self.sides[place][side]
            if card != NONE:
                shift = self.components.hela[card].sides[side].shift
                nuggets, wood, bones = nuggets + shift[0], wood + shift[1], bones + shift[2]
        return (max(0, nuggets), max(0, wood), max(0, bones))

    def __reduce__(self) -> tuple[object, ...]:
        return Epic, (self.components, self.layout, self.steps, self.sides)

    def key(self) -> tuple[object, ...]:
        return (self.layout, tuple([(step.id, step.face) for step in self.steps]), self.sides)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Epic) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def is_step(self, place: int) -> bool:
        """Whether a card between Kattegat and the last one lies there."""
        return 0 < place < self.end

    def with_hela(self, place: int, side: int, card: int) -> Epic:
        left, right = self.sides[place]
        here = (card, right) if side == LEFT else (left, card)
        sides = (*self.sides[:place], here, *self.sides[place + 1 :])
        return Epic(self.components, self.layout, self.steps, sides)

    def turned(self, place: int) -> Epic:
        """Its step shows the other face."""
        steps = list(self.steps)
        for pair in (*self.components.steps, *self.components.hela_steps):
            if pair[0].id == steps[place].id:
                steps[place] = pair[1] if steps[place].face == pair[0].face else pair[0]
                break
        return Epic(self.components, self.layout, tuple(steps), self.sides)

    def switched(self, place: int, other: int) -> Epic:
        """Two steps have changed places, each with its Hela cards (clause 13.10)."""
        steps, sides = list(self.steps), list(self.sides)
        steps[place], steps[other] = steps[other], steps[place]
        sides[place], sides[other] = sides[other], sides[place]
        return Epic(self.components, self.layout, tuple(steps), tuple(sides))

    def completed(self) -> Epic:
        """With the last card that belongs to it: the Althing if Seasoned is anywhere (clause 2.4)."""
        last = self.components.althing if any(self.seasoned) else self.components.thing
        if last.id == self.steps[-1].id:
            return self
        return Epic(self.components, self.layout, (*self.steps[:-1], last), self.sides)
