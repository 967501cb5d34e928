"""The fleet: its moves, and what it loads and unloads by itself (clauses 3.3 to 3.5, 6 and 13.6 to 13.7)."""

from __future__ import annotations

from typing import Final

from drakkar.games.lofoten.events import (
    FleetShifted,
    FleetTurned,
    OrderFulfilled,
    TileLeft,
    TileLoaded,
)
from drakkar.games.lofoten.pieces import (
    ARMS,
    CARD_GOOD,
    CARD_VALUE,
    CLAN_OF,
    CLANS,
    GOOD_OF,
    GOODS,
    LONGSHIPS,
    NONE,
    SHIP_ANY_GOOD,
    SHIP_CAPACITY,
    SIDES,
    TURNS,
    VALUE_OF,
)
from drakkar.games.lofoten.rules.storage import store
from drakkar.games.lofoten.setting import Setting
from drakkar.games.lofoten.state import LOADING, LofotenState
from drakkar.kernel.events import Event

# Shifting by seat × 2 + side: the two players face each other (clause 1.3).
STEP: Final = (-1, 1, 1, -1)
# Turning by sense: which arm comes to the top. Counter-clockwise it is the one on the right.
NEXT_TOP: Final = (1, ARMS - 1)
DOCKED: Final = ARMS // 2


def area_beside(area: int, seat: int, side: int) -> int:
    """The area a shift leads to; beyond the market it is none of them."""
    return area + STEP[seat * 2 + side]


def docked_arm(state: LofotenState, seat: int) -> int:
    return (state.top[seat] + DOCKED) % ARMS


def longship_name(setting: Setting, seat: int, arm: int) -> str:
    return LONGSHIPS[setting.longship[seat * ARMS + arm]]


def shift(state: LofotenState, side: int, sink: list[Event] | None) -> None:
    seat = state.to_act
    state.area[seat] = area_beside(state.area[seat], seat, side)
    if sink is not None:
        sink.append(FleetShifted(seat, SIDES[side], state.area[seat] + 1))


def turn(state: LofotenState, sense: int, sink: list[Event] | None) -> None:
    seat = state.to_act
    state.top[seat] = (state.top[seat] + NEXT_TOP[sense]) % ARMS
    if sink is not None:
        top = longship_name(state.setting, seat, state.top[seat])
        docked = longship_name(state.setting, seat, docked_arm(state, seat))
        sink.append(FleetTurned(seat, TURNS[sense], top, docked))


def check(state: LofotenState, phase: int, sink: list[Event] | None) -> None:
    """The two automatic actions, unloading first; then `phase` goes on, unless the player must choose."""
    state.phase = state.back = phase
    seat = state.to_act
    arm = docked_arm(state, seat)
    if not state.cargo[seat * ARMS + arm] or unload(state, arm, sink):
        check_loading(state, sink)


def unload(state: LofotenState, arm: int, sink: list[Event] | None) -> bool:
    """Empty a longship and discard its order. False if the player must choose a warehouse first."""
    seat = state.to_act
    at = seat * ARMS + arm
    tiles = state.cargo[at]
    card = state.order[at]
    state.cargo[at] = ()
    state.order[at] = NONE
    state.discards[card] += 1
    if sink is not None:
        name = longship_name(state.setting, seat, arm)
        sink.append(OrderFulfilled(seat, name, GOODS[CARD_GOOD[card]], CARD_VALUE[card]))
    return store(state, tiles, state.setting.longship[at], sink)


def check_loading(state: LofotenState, sink: list[Event] | None) -> None:
    """Load what the top longship faces, if it can; ask where an option leaves it to the player."""
    seat = state.to_act
    tile = state.market[state.area[seat]]
    if tile == NONE:
        return
    at = seat * ARMS + state.top[seat]
    card = state.order[at]
    if card == NONE:
        return
    setting = state.setting
    upgraded = state.upgraded[seat] >> setting.longship[at] & 1
    cargo = state.cargo[at]
    if cargo:
        if not upgraded or setting.effect[at] != SHIP_CAPACITY:
            return
        if sum([VALUE_OF[aboard] for aboard in cargo]) + VALUE_OF[tile] > setting.amount[at]:
            return
    if CARD_GOOD[card] != GOOD_OF[tile]:
        if not upgraded or setting.effect[at] != SHIP_ANY_GOOD:
            return
        if setting.may_leave:
            state.phase = LOADING
            return
    load(state, sink)


def load(state: LofotenState, sink: list[Event] | None) -> None:
    """The tile that the top longship faces goes aboard."""
    seat = state.to_act
    area = state.area[seat]
    at = seat * ARMS + state.top[seat]
    tile = state.market[area]
    state.market[area] = NONE
    state.cargo[at] = (*state.cargo[at], tile)
    if sink is not None:
        name = longship_name(state.setting, seat, state.top[seat])
        clan = CLANS[CLAN_OF[tile]]
        sink.append(TileLoaded(seat, name, GOODS[GOOD_OF[tile]], VALUE_OF[tile], clan, area + 1))


def answer_loading(state: LofotenState, loads: bool, sink: list[Event] | None) -> None:
    """The player's word on a tile that need not be loaded (option longship_c)."""
    state.phase = state.back
    if loads:
        load(state, sink)
    elif sink is not None:
        seat = state.to_act
        area = state.area[seat]
        tile = state.market[area]
        name = longship_name(state.setting, seat, state.top[seat])
        sink.append(TileLeft(seat, name, GOODS[GOOD_OF[tile]], VALUE_OF[tile], area + 1))
