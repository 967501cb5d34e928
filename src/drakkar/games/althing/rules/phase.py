"""A player's phase, from its beginning to the cards drawn at its end (sections 1 and 5)."""

from __future__ import annotations

from typing import Final

from drakkar.games.althing.events import HandLimitRaised, PhaseBegan, StormPassed, StormTurned
from drakkar.games.althing.events_modules import GuestLeft
from drakkar.games.althing.modules import replaced, with_byte
from drakkar.games.althing.pieces import CARDS, NONE, STORM_FACES, THORFINN
from drakkar.games.althing.rules.assembly import put_underneath, refill, row_size
from drakkar.games.althing.rules.decks import draw_up_to, drop_from_hand, settle
from drakkar.games.althing.rules.ending import ends_with_round
from drakkar.games.althing.rules.usable import invocable
from drakkar.games.althing.state import ACTING, AILING, ARRANGING, AlthingState, change, storm_over
from drakkar.kernel.chance import Chance
from drakkar.kernel.events import Event
from drakkar.kernel.game import OVER

# What is still to come in Thorfinn's turn (clause 16.3); a symbol of his card is HIS_SYMBOL plus its number.
REVEAL: Final = 32
CLIMB: Final = 33
YOUR_PHASE: Final = 34
HIS_SYMBOL: Final = 64


def begin_round(state: AlthingState, chance: Chance, sink: list[Event] | None) -> None:
    """The first player's phase; against Thorfinn his turn comes before it (clauses 1.2 and 16.3)."""
    if state.foe is None:
        begin_phase(state, state.setting.first, chance, sink)
    else:
        state.active = THORFINN
        state.phase = ACTING
        change(state).pending = (REVEAL, CLIMB, YOUR_PHASE)


def begin_phase(state: AlthingState, seat: int, chance: Chance, sink: list[Event] | None) -> None:
    state.active = seat
    state.crossed = False
    state.actions = 0
    state.exchanges = 0
    if sink is not None:
        sink.append(PhaseBegan(seat, state.round, STORM_FACES[storm_over(state, seat)]))
    modules = state.modules
    if modules.fresh or modules.cleared or modules.ill[seat]:
        modules = change(state)
        modules.fresh = False
        modules.cleared = False
        modules.ill = replaced(modules.ill, seat, 0)
        refill(state, chance, sink)
    go_on(state, chance, sink)


def go_on(state: AlthingState, chance: Chance, sink: list[Event] | None) -> None:
    """What was announced is done with; without a card or stone to use the phase ends itself (clause 5.4)."""
    if state.to_act == OVER:
        return
    clear_announced(state)
    state.phase = ACTING
    if state.modules.pending:
        return
    state.to_act = state.active
    if not state.hand[state.active] and not invocable(state):
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


def arrange(state: AlthingState, chance: Chance, sink: list[Event] | None) -> None:
    """Without a card there is nothing to arrange."""
    if state.hand[state.active]:
        state.phase = ARRANGING
    else:
        end_phase(state, chance, sink)


def drop(state: AlthingState, card: int, sink: list[Event] | None) -> None:
    seat = state.active
    drop_from_hand(state, seat, card, sink)
    settle(state, seat, sink)


def raise_limit(state: AlthingState, seat: int, sink: list[Event] | None) -> None:
    """The hand limit of a seat, once somebody is Seasoned (clause 5.8)."""
    limit = state.setting.components.seasoned_hand
    if state.limit[seat] != limit:
        state.limit = with_byte(state.limit, seat, limit)
        if sink is not None:
            sink.append(HandLimitRaised(seat, limit))


def next_limit(state: AlthingState) -> int:
    """What the active seat will draw up to at the end of this phase (clause 5.8)."""
    if state.seasoned:
        return state.setting.components.seasoned_hand
    return state.limit[state.active]


def end_phase(state: AlthingState, chance: Chance, sink: list[Event] | None) -> None:
    """Draw; storms before the seat move on; then the end, an illness, or the next seat (clause 5.5)."""
    seat = state.active
    if state.modules.guest != NONE:
        _dismiss_guest(state, chance, sink)
    if state.seasoned:
        raise_limit(state, seat, sink)
    draw_up_to(state, seat, state.limit[seat] - len(state.hand[seat]), chance, sink)
    _calm_storms(state, seat, sink)
    state.shortage = 0
    if (seat + 1) % state.setting.seats == state.setting.first and ends_with_round(state, sink):
        return
    if state.modules.ill[seat]:
        modules = change(state)
        modules.ill = replaced(modules.ill, seat, 2)
        if fall_ill(state):
            return
    next_phase(state, chance, sink)


def fall_ill(state: AlthingState) -> bool:
    """Whether the illness still asks for a card of the assembly (clause 14.12)."""
    if len(state.row) - state.row.count(NONE) <= row_size(state):
        return False
    state.to_act = state.active
    state.phase = AILING
    return True


def next_phase(state: AlthingState, chance: Chance, sink: list[Event] | None) -> None:
    seat = (state.active + 1) % state.setting.seats
    if seat == state.setting.first:
        state.round += 1
        begin_round(state, chance, sink)
    else:
        begin_phase(state, seat, chance, sink)


def _dismiss_guest(state: AlthingState, chance: Chance, sink: list[Event] | None) -> None:
    """Under the deck, and so perhaps into a row that was short (clauses 4.6 and 13.5)."""
    card = state.modules.guest
    change(state).guest = NONE
    put_underneath(state, card)
    if sink is not None:
        sink.append(GuestLeft(state.active, CARDS[card]))
    refill(state, chance, sink)


def _calm_storms(state: AlthingState, seat: int, sink: list[Event] | None) -> None:
    for owner in range(state.setting.seats):
        if state.storm_on[owner] == seat:
            left = state.storm_left[owner] - 1
            state.storm_left = with_byte(state.storm_left, owner, left)
            if left == 0:
                state.storm_on = with_byte(state.storm_on, owner, NONE)
                if sink is not None:
                    sink.append(StormPassed(owner, seat))
            elif sink is not None:
                sink.append(StormTurned(owner, seat))
