"""Why a symbol cannot be played, aimed or answered with, with the clause that says so."""

from __future__ import annotations

from drakkar.games.althing.pieces import (
    AXE,
    CARDS,
    CURSED_TROLL,
    DAY_LABOURER,
    DEMOBILISED,
    DETROLL,
    FAIR_WEATHER,
    HEIMDALL,
    ILLNESS,
    INVOCATION,
    NONE,
    PLOT,
    RENEWAL,
    REORGANISE,
    REWARD,
    STORM,
    STORM_FACES,
    SYMBOLS,
    THORFINN,
    THORFINN_CARDS,
    TROLL,
    UNEXPECTED,
)
from drakkar.games.althing.rules.stones import ready_stone
from drakkar.games.althing.rules.targets import can_be_raided, can_be_target, is_aimed, thorfinn_protected
from drakkar.games.althing.rules.usable import anybody_to_hire, can_use, cursed, leaves_enough
from drakkar.games.althing.rules.windows import answer_asked_for, is_providence
from drakkar.games.althing.state import (
    ANSWERING,
    BORROWED,
    AlthingState,
    are_opponents,
    sheltered,
    storm_over,
)
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
    if state.phase != BORROWED and not leaves_enough(state, card, symbol):
        return _useless(state, symbol)
    return None if can_use(state, symbol) else _useless(state, symbol)


def not_invoked(state: AlthingState, symbol: int) -> Reason | None:
    """The card on one's own stone, in one's phase or in answer (clause 13.13)."""
    seat = state.to_act
    if state.modules.laid[seat] == NONE:
        return Reason("althing-13.13", "no-stone")
    card = ready_stone(state, seat)
    if card == NONE:
        return Reason("althing-13.13", "stone-new")
    if symbol not in state.setting.components.cards[card].symbols:
        return Reason("althing-3.1", "symbol-not-on-card", {"card": CARDS[card], "symbol": SYMBOLS[symbol]})
    if not state.setting.in_force[symbol]:
        return Reason("althing-12.2", "symbol-not-in-force", {"symbol": SYMBOLS[symbol]})
    if state.phase == ANSWERING:
        return None if symbol == answer_asked_for(state) else _no_answer(state, card)
    if symbol == INVOCATION:
        return Reason("althing-13.12", "stone-there")
    return None if can_use(state, symbol) else _useless(state, symbol)


def _useless(state: AlthingState, symbol: int) -> Reason:
    """Why a symbol in force cannot be used now."""
    seat = state.active
    if cursed(state, seat, symbol):
        step = state.epic.steps[state.position[seat]].id
        return Reason("althing-14.7", "cursed-here", {"symbol": SYMBOLS[symbol], "step": step})
    if is_aimed(symbol):
        return _no_target(state, symbol)
    if symbol == DETROLL:
        return Reason("althing-7.4", "deck-empty")
    if symbol == PLOT:
        return Reason("althing-8.2", "assembly-empty")
    if symbol == REORGANISE:
        return Reason("althing-9.9", "assembly-deck-empty")
    if symbol == DAY_LABOURER:
        if not anybody_to_hire(state):
            return Reason("althing-9.6", "nobody-to-hire")
        storm = storm_over(state, seat)
        if storm:
            return Reason("althing-9.7", "no-recruiting", {"storm": STORM_FACES[storm]})
        step = state.epic.steps[state.position[seat]].id
        return Reason("althing-14.9", "no-recruiting-here", {"step": step})
    return _useless_module(state, symbol)


def _useless_module(state: AlthingState, symbol: int) -> Reason:
    """The same for the symbols of the modules; what is left is played in answer only."""
    if symbol == UNEXPECTED:
        if state.modules.guest != NONE:
            return Reason("althing-13.5", "guest-there")
        return Reason("althing-13.5", "assembly-deck-empty")
    if symbol == DEMOBILISED:
        return Reason("althing-13.6", "nothing-to-demobilise")
    if symbol == REWARD:
        return Reason("althing-13.8", "reward-in-payment")
    if symbol == RENEWAL:
        return Reason("althing-13.9", "not-first-action")
    if symbol == HEIMDALL:
        return Reason("althing-13.10", "no-empty-step")
    if symbol == INVOCATION:
        if state.phase == BORROWED:
            return Reason("althing-13.12", "not-with-borrowed", {"card": CARDS[state.borrowed]})
        if state.modules.stone[state.active] != NONE:
            return Reason("althing-13.12", "stone-there")
        return Reason("althing-13.12", "nothing-to-lay")
    if symbol == ILLNESS:
        return Reason("althing-14.12", "ill-already")
    if symbol == FAIR_WEATHER and state.shortage:
        return Reason("althing-16.17", "only-in-answer", {"symbol": SYMBOLS[symbol]})
    return Reason("althing-7.5", "only-in-answer", {"symbol": SYMBOLS[symbol]})


def _no_target(state: AlthingState, symbol: int) -> Reason:
    seat = state.active
    if state.foe is not None:
        return _not_thorfinn(state, symbol)
    if symbol == TROLL and not state.trolls[seat]:
        return Reason("althing-6.6", "no-trolls-left")
    if symbol == STORM and state.storm_on[seat] != NONE:
        return Reason("althing-6.7", "storm-away", {"whom": state.storm_on[seat]})
    if symbol == CURSED_TROLL:
        return Reason("althing-14.13", "no-target", {"symbol": SYMBOLS[symbol]})
    return Reason("althing-6.2", "no-target", {"symbol": SYMBOLS[symbol]})


def _not_thorfinn(state: AlthingState, symbol: int) -> Reason:
    """Why this cannot be aimed at Thorfinn (clauses 16.10, 16.11 and 16.15)."""
    assert state.foe is not None
    if symbol != AXE and not (symbol == TROLL and state.setting.legend):
        return Reason("althing-16.10", "not-against-thorfinn", {"symbol": SYMBOLS[symbol]})
    if symbol == TROLL and not state.trolls[state.active]:
        return Reason("althing-6.6", "no-trolls-left")
    if symbol == AXE and not state.hand[THORFINN]:
        return Reason("althing-16.11", "thorfinn-empty-handed")
    assert thorfinn_protected(state, symbol)
    shown: dict[str, str | int] = {"symbol": SYMBOLS[symbol], "card": THORFINN_CARDS[state.foe.card]}
    if symbol == AXE:
        return Reason("althing-16.11", "thorfinn-protected", shown)
    return Reason("althing-16.15", "thorfinn-protected", shown)


def not_aimed(state: AlthingState, seat: int, raid: bool) -> Reason | None:
    setting = state.setting
    if seat >= setting.figures:
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
    if state.symbol == CURSED_TROLL:
        return Reason("althing-14.13", "no-troll-at-home", {"whom": seat})
    if sheltered(state, seat):
        return Reason("althing-6.2", "on-sacred-ground", {"whom": seat})
    if raid:
        return Reason("althing-10.5", "reserve-empty-there", {"whom": seat})
    return Reason("althing-6.3", "hand-empty", {"whom": seat})


def not_answered(state: AlthingState, card: int) -> Reason | None:
    if card not in state.hand[state.to_act]:
        return Reason("althing-3.1", "card-not-in-hand", {"card": CARDS[card]})
    if answer_asked_for(state) in state.setting.symbols[card]:
        return None
    return _no_answer(state, card)


def _no_answer(state: AlthingState, card: int) -> Reason:
    what: dict[str, str | int] = {"card": CARDS[card], "symbol": SYMBOLS[answer_asked_for(state)]}
    if state.counter != NONE:
        return Reason("althing-9.5", "not-an-answer", what)
    if is_providence(state.symbol):
        return Reason("althing-9.1", "not-an-answer", what)
    return Reason("althing-7.1", "not-an-answer", what)
