"""Playing a card for one of its symbols (clause 3.1, and sections 6 to 9)."""

from __future__ import annotations

from drakkar.games.althing.events import SymbolPlayed
from drakkar.games.althing.pieces import (
    CARDS,
    DAY_LABOURER,
    DETROLL,
    FIRST_FJORD,
    FIRST_VIKING,
    NONE,
    PLOT,
    REORGANISE,
    REWORK,
    STORM,
    SYMBOLS,
    TROLL,
)
from drakkar.games.althing.rules.assembly import assembly_deck_size
from drakkar.games.althing.rules.decks import deck_size, play_from_hand, settle
from drakkar.games.althing.rules.loans import release, tidy
from drakkar.games.althing.rules.phase import count_action
from drakkar.games.althing.rules.ruses import can_be_raided, can_be_target, has_target
from drakkar.games.althing.rules.trolls import search_deck
from drakkar.games.althing.rules.windows import aim, announce_providence, is_ruse
from drakkar.games.althing.state import BORROWED, PLOTTING, TARGETING, AlthingState, storm_over
from drakkar.kernel.chance import Chance
from drakkar.kernel.events import Event


def is_viking(card: int) -> bool:
    return FIRST_VIKING <= card < FIRST_FJORD


def can_use(state: AlthingState, symbol: int) -> bool:
    """Whether the active seat could use this symbol now, if it had it on a card."""
    seat = state.active
    if is_ruse(symbol):
        if symbol == TROLL and not state.trolls[seat]:
            return False
        if symbol == STORM and (not state.setting.storms or state.storm_on[seat] != NONE):
            return False
        return has_target(state, symbol)
    if symbol == DETROLL:
        return deck_size(state, seat) > 0
    if symbol == PLOT:
        return state.row.count(NONE) < len(state.row)
    if symbol == DAY_LABOURER:
        return viking_there(state) and not storm_over(state, seat)
    if symbol == REORGANISE:
        return assembly_deck_size(state) > 0
    return symbol == REWORK


def viking_there(state: AlthingState) -> bool:
    """Whether somebody can be hired (clause 9.7)."""
    return any(is_viking(card) for card in state.row)


def play(state: AlthingState, card: int, symbol: int, chance: Chance, sink: list[Event] | None) -> None:
    """The card is announced and discarded; then its target, the answers to it, and its effect."""
    seat = state.active
    borrowed = state.phase == BORROWED
    if sink is not None:
        sink.append(SymbolPlayed(seat, CARDS[card], SYMBOLS[symbol], borrowed))
    if borrowed:
        tidy(state, release(state, True), chance, sink)
    else:
        play_from_hand(state, seat, card)
        settle(state, seat, sink)
    count_action(state)
    state.played = card
    state.symbol = symbol
    if is_ruse(symbol):
        _choose_target(state, chance, sink)
    elif symbol == PLOT:
        state.phase = PLOTTING
    elif symbol == DETROLL:
        search_deck(state, chance, sink)
    else:
        announce_providence(state, chance, sink)


def _choose_target(state: AlthingState, chance: Chance, sink: list[Event] | None) -> None:
    """Asked only where there is a choice."""
    choices = 0
    target = 0
    raid = False
    for seat in range(state.setting.seats):
        if can_be_target(state, state.symbol, seat):
            choices += 1
            target = seat
            raid = False
        if can_be_raided(state, state.symbol, seat):
            choices += 1
            target = seat
            raid = True
    if choices == 1:
        aim(state, target, raid, chance, sink)
    else:
        state.phase = TARGETING
