"""A player's phase, from its beginning to the cards drawn at its end (sections 1 and 5)."""

from __future__ import annotations

from drakkar.games.althing.events import HandLimitRaised, PhaseBegan, StormPassed, StormTurned
from drakkar.games.althing.pieces import NONE, STORM_FACES
from drakkar.games.althing.rules.decks import draw_up_to, drop_from_hand, settle
from drakkar.games.althing.rules.ending import ends_with_round
from drakkar.games.althing.state import ACTING, ARRANGING, AlthingState, storm_over
from drakkar.kernel.chance import Chance
from drakkar.kernel.events import Event
from drakkar.kernel.game import OVER


def begin_phase(state: AlthingState, seat: int, chance: Chance, sink: list[Event] | None) -> None:
    state.active = seat
    state.crossed = False
    state.actions = 0
    state.exchanges = 0
    if sink is not None:
        sink.append(PhaseBegan(seat, state.round, STORM_FACES[storm_over(state, seat)]))
    go_on(state, chance, sink)


def go_on(state: AlthingState, chance: Chance, sink: list[Event] | None) -> None:
    """What was announced is done with; without a card left the phase ends by itself (clause 5.4)."""
    if state.to_act == OVER:
        return
    clear_announced(state)
    state.to_act = state.active
    state.phase = ACTING
    if not state.hand[state.active]:
        end_phase(state, chance, sink)


def clear_announced(state: AlthingState) -> None:
    state.played = NONE
    state.symbol = NONE
    state.target = NONE
    state.raid = False
    state.counter = NONE
    state.counter_card = NONE


def count_action(state: AlthingState) -> None:
    """One more of this phase; it parts exchanges with the reserve from later ones (clauses 5.6 and 10.7)."""
    state.actions += 1
    state.exchanges = 0


def arrange(state: AlthingState) -> None:
    state.phase = ARRANGING


def drop(state: AlthingState, card: int, sink: list[Event] | None) -> None:
    seat = state.active
    drop_from_hand(state, seat, card, sink)
    settle(state, seat, sink)


def raise_limit(state: AlthingState, seat: int, sink: list[Event] | None) -> None:
    """The hand limit of a seat, once somebody is Seasoned (clause 5.8)."""
    limit = state.setting.components.seasoned_hand
    if state.limit[seat] != limit:
        state.limit[seat] = limit
        if sink is not None:
            sink.append(HandLimitRaised(seat, limit))


def end_phase(state: AlthingState, chance: Chance, sink: list[Event] | None) -> None:
    """Draw; storms before the seat move on; then the next seat, or the end (clauses 5.5, 5.8 and 6.7)."""
    seat = state.active
    if state.seasoned:
        raise_limit(state, seat, sink)
    draw_up_to(state, seat, state.limit[seat] - len(state.hand[seat]), chance, sink)
    _calm_storms(state, seat, sink)
    seat = (seat + 1) % state.setting.seats
    if seat == state.setting.first:
        if ends_with_round(state, sink):
            return
        state.round += 1
    begin_phase(state, seat, chance, sink)


def _calm_storms(state: AlthingState, seat: int, sink: list[Event] | None) -> None:
    for owner in range(state.setting.seats):
        if state.storm_on[owner] == seat:
            state.storm_left[owner] -= 1
            if state.storm_left[owner] == 0:
                state.storm_on[owner] = NONE
                if sink is not None:
                    sink.append(StormPassed(owner, seat))
            elif sink is not None:
                sink.append(StormTurned(owner, seat))
