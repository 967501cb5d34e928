"""The market and its two piles (clauses 2.2 to 2.4 and 8)."""

from __future__ import annotations

from typing import Final

from drakkar.games.lofoten.events import FourAlike, PileEmpty, PileShows, TilePlaced, TileTurned
from drakkar.games.lofoten.pieces import (
    AREAS,
    CLAN_OF,
    CLANS,
    GOOD_OF,
    GOODS,
    NONE,
    TILES_OF_A_GOOD,
    VALUE_OF,
)
from drakkar.games.lofoten.state import PILING, PLACING, LofotenState
from drakkar.kernel.chance import Chance
from drakkar.kernel.events import Event

SOURCE: Final = "tiles"
ALIKE: Final = 4  # so many tiles of one good are too many (clause 8.3)


def empty_areas(state: LofotenState) -> list[int]:
    return [area for area in range(AREAS) if state.market[area] == NONE]


def uncover(state: LofotenState, pile: int, chance: Chance, sink: list[Event] | None) -> None:
    """Decide which good the new top of a pile shows. The other top's good is known, so it is not free."""
    state.tops[pile] = NONE
    if not state.piles[pile]:
        if sink is not None:
            sink.append(PileEmpty(pile + 1))
        return
    counts = [state.unseen_goods[good] for good in range(len(GOODS))]
    shown = state.tops[1 - pile]
    if shown != NONE:
        counts[shown] -= 1
    pick = chance.index(sum(counts), SOURCE)
    good = 0
    while pick >= counts[good]:
        pick -= counts[good]
        good += 1
    state.tops[pile] = good
    if sink is not None:
        sink.append(PileShows(pile + 1, GOODS[good]))


def turn_tile(state: LofotenState, pile: int, chance: Chance, sink: list[Event] | None) -> None:
    """Turn a pile's top tile: its quantity and buckler are decided now, then what lies below comes up."""
    good = state.tops[pile]
    pick = chance.index(state.unseen_goods[good], SOURCE)
    tile = good * TILES_OF_A_GOOD
    while pick >= state.unseen[tile]:
        pick -= state.unseen[tile]
        tile += 1
    state.unseen[tile] -= 1
    state.unseen_goods[good] -= 1
    state.piles[pile] -= 1
    state.held = tile
    if sink is not None:
        sink.append(TileTurned(state.to_act, pile + 1, GOODS[good], VALUE_OF[tile], CLANS[CLAN_OF[tile]]))
    uncover(state, pile, chance, sink)


def place(state: LofotenState, area: int, sink: list[Event] | None) -> None:
    """The turned tile on an area; of four of its good the two in the middle leave the game."""
    tile = state.held
    state.held = NONE
    state.market[area] = tile
    good = GOOD_OF[tile]
    if sink is not None:
        clan = CLANS[CLAN_OF[tile]]
        sink.append(TilePlaced(state.to_act, area + 1, GOODS[good], VALUE_OF[tile], clan))
    alike = [at for at in range(AREAS) if state.market[at] != NONE and GOOD_OF[state.market[at]] == good]
    if len(alike) == ALIKE:
        remove(state, alike[1])
        remove(state, alike[2])
        if sink is not None:
            sink.append(FourAlike(state.to_act, GOODS[good], alike[1] + 1, alike[2] + 1))


def remove(state: LofotenState, area: int) -> None:
    """Take a market tile out of the game."""
    state.removed[state.market[area]] += 1
    state.market[area] = NONE


def refilling(state: LofotenState) -> bool:
    """Whether a tile is to be turned now, for an empty area while the piles last (clause 8.1)."""
    if NONE not in state.market or not (state.piles[0] or state.piles[1]):
        return False
    state.phase = PILING
    return True


def choose_pile(state: LofotenState, pile: int, chance: Chance, sink: list[Event] | None) -> None:
    """Turn the pile's top tile. With one empty area there is no choice where it goes."""
    turn_tile(state, pile, chance, sink)
    empty = empty_areas(state)
    if len(empty) == 1:
        place(state, empty[0], sink)
    else:
        state.phase = PLACING
