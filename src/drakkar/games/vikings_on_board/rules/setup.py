"""Set-up (clauses 2.1 to 2.8)."""

from __future__ import annotations

from collections.abc import Mapping

from drakkar.games.vikings_on_board.components import Components
from drakkar.games.vikings_on_board.pieces import (
    BARRELS,
    BODIES_OF_A_COLOUR,
    BUILDINGS,
    COLOURS,
    GOODS,
    SHIPS,
)
from drakkar.games.vikings_on_board.position import VikingsOnBoardPosition
from drakkar.games.vikings_on_board.rules.rounds import line_up
from drakkar.games.vikings_on_board.setting import ALL_SHIPS, Setting
from drakkar.games.vikings_on_board.state import IN_HAND, LOWER, NONE, VikingsOnBoardState
from drakkar.kernel.chance import Chance
from drakkar.kernel.events import Event
from drakkar.kernel.pool import Pool


def new_match(
    components: Components,
    seats: int,
    options: Mapping[str, str],
    chance: Chance,
    sink: list[Event] | None,
) -> VikingsOnBoardState:
    state = VikingsOnBoardPosition(Setting(components, seats, options))
    state.round = 1
    state.chief = LOWER
    state.crews = _crews(chance)
    state.cargo = [()] * SHIPS
    state.docked = ALL_SHIPS
    state.manned = ALL_SHIPS
    state.roomy = ALL_SHIPS if components.places > len(state.crews[0]) else 0
    state.bonus = 0
    values: list[int] = []
    for _ in range(seats):
        values += chance.shuffled(components.barrels, "barrels")
    state.values = tuple(values)
    state.barrels = [IN_HAND] * (seats * BARRELS)
    state.bets = 0
    state.levels = [0] * len(GOODS)
    goods = [good for good, count in enumerate(components.chests) for _ in range(count)]
    state.unseen = Pool(goods, "chests", ascending=True)
    state.stack, state.fresh = components.stacks
    state.bottom = ()
    state.drawn = ()
    state.won = [0] * (seats * len(GOODS))
    state.boxed = [0] * len(GOODS)
    state.departed = 0
    state.leaving = NONE
    state.order = ()
    state.due = 0
    line_up(state, _vikings(components.patterns[seats], seats, chance), sink)
    return state


def _vikings(pattern: tuple[int, ...], seats: int, chance: Chance) -> tuple[int, ...]:
    """By building: the seat whose viking stands there, or NONE. The letters go to seats at random."""
    letters = chance.shuffled(range(seats), "vikings")
    stood = [letters[letter] for letter in pattern]
    return tuple(stood + [NONE] * (len(BUILDINGS) - len(pattern)))


def _crews(chance: Chance) -> list[tuple[int, ...]]:
    """Three bodies a ship, never two of a colour: every such set-up is equally likely (clause 2.7).

    Each colour is missing from two ships. Which ones is drawn first, then where its bodies go among the
    other six, then the order aboard each ship.
    """
    missing = chance.shuffled([ship // 2 for ship in range(SHIPS)], "ships")
    crews: list[list[int]] = [[] for _ in range(SHIPS)]
    for colour in range(len(COLOURS)):
        first = colour * BODIES_OF_A_COLOUR
        bodies = chance.shuffled(range(first, first + BODIES_OF_A_COLOUR), "ships")
        for ship in range(SHIPS):
            if missing[ship] != colour:
                crews[ship].append(bodies.pop())
    return [tuple(chance.shuffled(crew, "ships")) for crew in crews]
