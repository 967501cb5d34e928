"""Playing a card for one of its symbols (clause 3.1, and sections 6 to 9, 13 and 14)."""

from __future__ import annotations

from drakkar.games.althing.events import SymbolPlayed
from drakkar.games.althing.pieces import (
    CARDS,
    DEMOBILISED,
    DETROLL,
    FAIR_WEATHER,
    HEIMDALL,
    ILLNESS,
    INVOCATION,
    PLOT,
    RENEWAL,
    SYMBOLS,
    UNEXPECTED,
)
from drakkar.games.althing.rules.curses import plan_illness
from drakkar.games.althing.rules.decks import play_from_hand, settle
from drakkar.games.althing.rules.loans import release, tidy
from drakkar.games.althing.rules.loki import invite_guest
from drakkar.games.althing.rules.phase import count_action
from drakkar.games.althing.rules.renewal import renew
from drakkar.games.althing.rules.stones import found_stone, invoked
from drakkar.games.althing.rules.targets import can_be_raided, can_be_target, is_aimed
from drakkar.games.althing.rules.trolls import search_deck
from drakkar.games.althing.rules.weather import clear_weather
from drakkar.games.althing.rules.windows import aim, announce_providence
from drakkar.games.althing.state import (
    BORROWED,
    DEMOBILISING,
    INVOKING,
    PLOTTING,
    SHAPING,
    TARGETING,
    AlthingState,
)
from drakkar.kernel.chance import Chance
from drakkar.kernel.events import Event


def play(state: AlthingState, card: int, symbol: int, chance: Chance, sink: list[Event] | None) -> None:
    """The card is announced and discarded; then its target, the answers to it, and its effect."""
    seat = state.active
    borrowed = state.phase == BORROWED
    if sink is not None:
        sink.append(SymbolPlayed(seat, CARDS[card], SYMBOLS[symbol], borrowed))
    if borrowed:
        tidy(state, release(state, True), chance, sink)
    elif symbol == INVOCATION:
        found_stone(state, card)
    else:
        play_from_hand(state, seat, card)
        settle(state, seat, sink)
    _begin(state, card, symbol, chance, sink)


def invoke(state: AlthingState, symbol: int, chance: Chance, sink: list[Event] | None) -> None:
    """The same with the card on one's stone (clause 13.13)."""
    card = invoked(state, symbol, sink)
    settle(state, state.active, sink)
    _begin(state, card, symbol, chance, sink)


def _begin(state: AlthingState, card: int, symbol: int, chance: Chance, sink: list[Event] | None) -> None:
    count_action(state)
    state.played = card
    state.symbol = symbol
    if is_aimed(symbol):
        _choose_target(state, chance, sink)
    elif symbol == PLOT:
        state.phase = PLOTTING
    elif symbol == DETROLL:
        search_deck(state, chance, sink)
    elif symbol == UNEXPECTED:
        invite_guest(state, chance, sink)
    elif symbol == DEMOBILISED:
        state.phase = DEMOBILISING
    elif symbol == RENEWAL:
        renew(state, chance, sink)
    elif symbol == HEIMDALL:
        state.phase = SHAPING
    elif symbol == INVOCATION:
        state.phase = INVOKING
    elif symbol == ILLNESS:
        plan_illness(state, chance, sink)
    elif symbol == FAIR_WEATHER:
        clear_weather(state, chance, sink)
    else:
        announce_providence(state, chance, sink)


def _choose_target(state: AlthingState, chance: Chance, sink: list[Event] | None) -> None:
    """Asked only where there is a choice."""
    choices = 0
    target = 0
    raid = False
    for seat in range(state.setting.figures):
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
