"""How well a seat stands: the rounds that it, or its team, may still need, against those of its opponents."""

from __future__ import annotations

from typing import Final

from drakkar.games.althing.pieces import FIRST_TROLL, NONE, PLAYER_CARDS
from drakkar.games.althing.race import estimate, prospect
from drakkar.games.althing.rules.score import NEAR, winners
from drakkar.games.althing.rules.usable import is_empty_step, liftable
from drakkar.games.althing.setting import Setting
from drakkar.games.althing.settled import exchanged, lifted, paid
from drakkar.games.althing.state import (
    ACTING,
    COMPOSING,
    DEMOBILISING,
    LIFTING,
    PAYING,
    PLACING,
    SHAPING,
    AlthingState,
)
from drakkar.kernel.game import OVER

ROUND: Final = 10.0  # what a round is worth
VICTORY: Final = 1000.0
# Cards for a deck of one's own, the dearest first: as many as it takes.
WANTED: Final = ("odin", "odin", "loki", "idhunn", "baldur", "freyr", "odin", "thor", "odin", "tyr")


def standing(state: AlthingState, seat: int) -> float:
    if state.to_act == OVER:
        won = winners(state.setting, state.epic, state.position)
        if seat not in won:
            # Against Thorfinn whatever ends the phase may be the end: no reason not to end it.
            return -VICTORY if state.foe is None else _race(state, seat)
        return VICTORY if len(won) < state.setting.figures else 0.0
    if state.active == seat:
        if state.phase == COMPOSING:
            return _likeness(state)
        if state.phase == PAYING:
            state = paid(state)
        elif state.phase == DEMOBILISING and state.modules.given != NONE:
            state = exchanged(state)
        elif state.phase == SHAPING:
            return _best_shape(state, seat)
        elif state.phase == LIFTING:
            return _best_weather(state, seat)
    if state.phase in (PLACING, COMPOSING):
        return -_hardship(state) if state.setting.solo else 0.0
    return _race(state, seat)


def _race(state: AlthingState, seat: int) -> float:
    own = _side(state, seat, seat) - prospect(state, seat)
    if state.foe is not None:
        return ROUND * (_hindered(state) - own)
    if state.setting.teams:
        return ROUND * (_side(state, (seat + 1) % 4, seat) - own)
    rivals = [_side(state, other, seat) for other in range(state.setting.seats) if other != seat]
    # The nearest rival counts most.
    return ROUND * (0.8 * min(rivals) + 0.2 * sum(rivals) / len(rivals) - own)


def _side(state: AlthingState, seat: int, viewer: int) -> float:
    """The rounds that a seat, or its team, still needs."""
    times = estimate(state, seat, viewer)
    if not state.setting.teams:
        return times[-1]
    others = estimate(state, (seat + 2) % 4, viewer)
    near = max(0, state.epic.crossings - NEAR)
    return min(_plan(times[-1], others[near]), _plan(others[-1], times[near]))


def _plan(arrival: float, support: float) -> float:
    """The rounds until one of a team arrives and the other is near: whoever is later counts most."""
    return 0.6 * max(arrival, support) + 0.4 * min(arrival, support)


def _hindered(state: AlthingState) -> float:
    """The rounds that Thorfinn lost to Trolls: all else that he does would come whatever one chooses."""
    assert state.foe is not None
    return state.foe.trolls + state.modules.out.count(FIRST_TROLL)


def _best_shape(state: AlthingState, seat: int) -> float:
    """Heimdall not yet used: the best that turning one step would bring."""
    best = -VICTORY
    after = state.clone()
    after.phase = ACTING
    after.symbol = NONE
    for place in range(1, state.epic.end):
        if is_empty_step(state, place):
            after.epic = state.epic.turned(place)
            best = max(best, _race(after, seat))
    return best


def _best_weather(state: AlthingState, seat: int) -> float:
    """Fair weather not yet used: the best that lifting one thing would bring."""
    best = -VICTORY
    for what in liftable(state):
        best = max(best, _race(lifted(state, what), seat))
    return best


def _likeness(state: AlthingState) -> float:
    """How near the deck being composed is to the one wanted: by cards too many, or passed over."""
    wanted = wanted_deck(state.setting)
    picked = state.modules.picked
    faults = 0
    for kind in set(picked):
        faults += max(0, picked.count(kind) - wanted.count(kind))
    if picked:
        for kind in set(wanted):
            if kind < picked[-1]:
                faults += max(0, wanted.count(kind) - picked.count(kind))
    return -float(faults)


def wanted_deck(setting: Setting) -> list[int]:
    """The deck that a bot composes, of what it may have."""
    left = list(setting.pool)
    deck: list[int] = []
    for name in WANTED:
        kind = PLAYER_CARDS.index(name)
        if kind in left and len(deck) < setting.components.deck_size:
            left.remove(kind)
            deck.append(kind)
    return deck


def _hardship(state: AlthingState) -> float:
    """What the whole epic asks for: alone one lays Hela cards where they hurt least."""
    total = 0.0
    for place in range(1, len(state.epic.steps)):
        total += sum(state.epic.need[place]) + len(state.epic.arrivals[place])
        total += state.epic.ill[place] + state.epic.cursed[place] + 2 * state.epic.ovedur[place]
    return total
