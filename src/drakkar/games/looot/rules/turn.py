"""Turns: whose it is, what its end brings, and the end of the match (clauses 1.2, 3.5, 8.5, 12)."""

from __future__ import annotations

from drakkar.games.looot.events import (
    LongshipDrawn,
    MatchEnded,
    SeaLeftEmpty,
    TurnBegan,
    TurnEnded,
    TurnSkipped,
)
from drakkar.games.looot.layout import LANDS
from drakkar.games.looot.rules.score import winners
from drakkar.games.looot.state import NONE, OPEN, PLACING, VIKINGS, LoootState
from drakkar.games.looot.tiles import OCCUPIED
from drakkar.kernel.chance import Chance
from drakkar.kernel.events import Event
from drakkar.kernel.game import OVER


def begin_turn(state: LoootState, seat: int) -> None:
    state.to_act = seat
    state.phase = PLACING
    state.raised = 0
    state.joined = 0
    state.second = False
    state.took = 0
    state.held = 0
    state.pending = []


def end_turn(state: LoootState, chance: Chance, sink: list[Event] | None) -> None:
    """Refill the sea, then pass on to the next seat that can place a viking."""
    seat = state.to_act
    if sink is not None:
        sink.append(TurnEnded(seat))
    if state.took:
        _refill_sea(state, state.took - 1, chance, sink)
    _next_turn(state, seat, sink)


def can_place(state: LoootState, seat: int) -> bool:
    """Whether the seat has a viking and a hex for it (clauses 3.5 and 3.6)."""
    if state.vikings[seat] == 0:
        return False
    return bool(state.open) or (state.shields[seat] & OCCUPIED != 0 and has_occupied_hex(state, seat))


def has_occupied_hex(state: LoootState, seat: int) -> bool:
    """Whether the occupied-hex shield has anywhere to go (clause 10.4)."""
    for other in range(state.setting.seats):
        if state.groups[other] and (other != seat or not state.setting.rivals_only):
            return True
    return False


def occupied_hexes(state: LoootState, seat: int) -> list[int]:
    """Where the occupied-hex shield lets a seat place its viking (clause 10.4)."""
    wanted = VIKINGS & ~(1 << seat) if state.setting.rivals_only else VIKINGS
    ground = bytes(state.ground)
    return [land for land in range(LANDS) if ground[land] & wanted]


def _refill_sea(state: LoootState, slot: int, chance: Chance, sink: list[Event] | None) -> None:
    """The bag fills the sea hex again, or leaves it empty for good (clause 8.5)."""
    if len(state.bag):
        drawn, state.bag = state.bag.draw(chance)
        state.sea[slot] = drawn
        if sink is not None:
            sink.append(LongshipDrawn(slot + 1, state.setting.components.longships[drawn].id))
    else:
        if sink is not None:
            sink.append(SeaLeftEmpty(slot + 1))
        if state.setting.strict_shore:
            _close_shore(state)


def _close_shore(state: LoootState) -> None:
    """With the strict shore, a sea hex without a longship lets nobody ashore (clause 3.3)."""
    setting = state.setting
    reached = {land for slot, lands in enumerate(setting.shore) if state.sea[slot] != NONE for land in lands}
    for land in state.open.copy():
        if land not in reached and not any(state.ground[near] & VIKINGS for near in setting.near[land]):
            state.open.remove(land)
            state.ground[land] &= ~OPEN


def _next_turn(state: LoootState, seat: int, sink: list[Event] | None) -> None:
    seats = state.setting.seats
    for step in range(1, seats + 1):
        following = (seat + step) % seats
        if can_place(state, following):
            begin_turn(state, following)
            if sink is not None:
                sink.extend([TurnSkipped((seat + skipped) % seats) for skipped in range(1, step)])
                sink.append(TurnBegan(following))
            return
    begin_turn(state, OVER)
    if sink is not None:
        sink.append(MatchEnded(winners(state)))
