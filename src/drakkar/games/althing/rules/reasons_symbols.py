"""Why a symbol cannot be played, aimed or answered with, with the clause that says so."""

from __future__ import annotations

from drakkar.games.althing.pieces import (
    AXE,
    CARDS,
    DAY_LABOURER,
    DETROLL,
    NONE,
    PLOT,
    REORGANISE,
    REWORK,
    STORM,
    STORM_FACES,
    SYMBOLS,
    TROLL,
)
from drakkar.games.althing.rules.ruses import can_be_raided, can_be_target
from drakkar.games.althing.rules.symbols import can_use, viking_there
from drakkar.games.althing.rules.windows import answer_asked_for, is_ruse
from drakkar.games.althing.state import BORROWED, AlthingState, are_opponents, sheltered, storm_over
from drakkar.kernel.game import Reason


def not_played(state: AlthingState, card: int, symbol: int) -> Reason | None:
    setting = state.setting
    if state.phase == BORROWED:
        if card != state.borrowed:
            return Reason("althing-6.4", "not-the-borrowed-card", {"card": CARDS[state.borrowed]})
    elif card not in state.hand[state.active]:
        return Reason("althing-3.1", "card-not-in-hand", {"card": CARDS[card]})
    if symbol not in setting.components.cards[card].symbols:
        return Reason("althing-3.1", "symbol-not-on-card", {"card": CARDS[card], "symbol": SYMBOLS[symbol]})
    if not setting.in_force[symbol]:
        return Reason("althing-12.2", "symbol-not-in-force", {"symbol": SYMBOLS[symbol]})
    return None if can_use(state, symbol) else _useless(state, symbol)


def _useless(state: AlthingState, symbol: int) -> Reason:
    """Why a symbol in force cannot be used now."""
    seat = state.active
    if is_ruse(symbol):
        if symbol == TROLL and not state.trolls[seat]:
            return Reason("althing-6.6", "no-trolls-left")
        if symbol == STORM and state.storm_on[seat] != NONE:
            return Reason("althing-6.7", "storm-away", {"whom": state.storm_on[seat]})
        return Reason("althing-6.2", "no-target", {"symbol": SYMBOLS[symbol]})
    if symbol == DETROLL:
        return Reason("althing-7.4", "deck-empty")
    if symbol == PLOT:
        return Reason("althing-8.2", "assembly-empty")
    if symbol == REORGANISE:
        return Reason("althing-9.9", "assembly-deck-empty")
    if symbol == DAY_LABOURER:
        if viking_there(state):
            storm = STORM_FACES[storm_over(state, seat)]
            return Reason("althing-9.7", "no-recruiting", {"storm": storm})
        return Reason("althing-9.6", "no-viking-there")
    assert symbol != REWORK
    return Reason("althing-7.5", "only-in-answer", {"symbol": SYMBOLS[symbol]})


def not_aimed(state: AlthingState, seat: int, raid: bool) -> Reason | None:
    setting = state.setting
    if seat >= setting.seats:
        return Reason("althing-1.4", "no-such-seat", {"number": seat})
    if raid:
        if can_be_raided(state, state.symbol, seat):
            return None
        if not setting.open_reserve:
            return Reason("althing-10.5", "reserve-not-open")
        if state.symbol != AXE:
            return Reason("althing-10.5", "raid-needs-axe", {"symbol": SYMBOLS[state.symbol]})
    elif can_be_target(state, state.symbol, seat):
        return None
    if not are_opponents(setting, state.active, seat):
        return Reason("althing-6.1", "not-an-opponent", {"whom": seat})
    if sheltered(state, seat):
        return Reason("althing-6.2", "on-sacred-ground", {"whom": seat})
    if raid:
        return Reason("althing-10.5", "reserve-empty-there", {"whom": seat})
    return Reason("althing-6.3", "hand-empty", {"whom": seat})


def not_answered(state: AlthingState, card: int) -> Reason | None:
    if card not in state.hand[state.to_act]:
        return Reason("althing-3.1", "card-not-in-hand", {"card": CARDS[card]})
    wanted = answer_asked_for(state)
    if wanted in state.setting.symbols[card]:
        return None
    what: dict[str, str | int] = {"card": CARDS[card], "symbol": SYMBOLS[wanted]}
    if state.counter != NONE:
        return Reason("althing-9.5", "not-an-answer", what)
    if is_ruse(state.symbol):
        return Reason("althing-7.1", "not-an-answer", what)
    return Reason("althing-9.1", "not-an-answer", what)
