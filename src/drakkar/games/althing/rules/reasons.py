"""Why an action is not allowed, with the clause that says so."""

from __future__ import annotations

from typing import Final

from drakkar.games.althing.actions import (
    ABOVE,
    AGAINST,
    ANSWER,
    ARGUMENT,
    BELOW,
    BRING,
    CONFIRM,
    CROSS,
    DECLINE,
    DRAW,
    DROP,
    END,
    FETCH,
    HIRE,
    LET,
    PAY,
    PLAY,
    RAID,
    RECRUIT,
    RETURN,
    STACK,
    STORE,
    SWAP,
    TARGET,
    TRADE,
    VERB,
)
from drakkar.games.althing.actions import PLOT as PLOT_SLOT
from drakkar.games.althing.pieces import (
    CARDS,
    CURRENCIES,
    NONE,
    STORM_FACES,
    SYMBOLS,
)
from drakkar.games.althing.rules.payment import (
    currency_of,
    everything,
    gives,
    goal_cost,
    goal_currency,
    helps_to_cross,
    least_short,
    missing,
    next_need,
    payable,
)
from drakkar.games.althing.rules.reasons_symbols import not_aimed, not_answered, not_played
from drakkar.games.althing.rules.symbols import is_viking
from drakkar.games.althing.rules.trolls import troll_owners
from drakkar.games.althing.state import (
    ACTING,
    ANSWERING,
    ARRANGING,
    BORROWED,
    EXCHANGING,
    HIRING,
    PAYING,
    PHASES,
    PLOTTING,
    RECRUITING,
    REORGANISING,
    RETURNING,
    REWORKING,
    STACKING,
    TARGETING,
    AlthingState,
    partner_of,
    storm_over,
)
from drakkar.kernel.game import OVER, Reason

Params = dict[str, str | int]

# The phases in which each verb is asked for at all.
WHEN: Final = {
    CROSS: (ACTING, BORROWED),
    RECRUIT: (ACTING, BORROWED, PAYING),
    PAY: (PAYING,),
    CONFIRM: (PAYING,),
    PLAY: (ACTING, BORROWED),
    TARGET: (TARGETING,),
    RAID: (TARGETING,),
    ANSWER: (ANSWERING,),
    LET: (ANSWERING,),
    HIRE: (HIRING,),
    DECLINE: (BORROWED,),
    BRING: (REORGANISING,),
    AGAINST: (EXCHANGING,),
    ABOVE: (REORGANISING,),
    BELOW: (REORGANISING,),
    STACK: (STACKING,),
    PLOT_SLOT: (PLOTTING,),
    RETURN: (RETURNING,),
    STORE: (ACTING,),
    FETCH: (ACTING,),
    SWAP: (ACTING,),
    TRADE: (ACTING,),
    END: (ACTING,),
    DROP: (ARRANGING, REWORKING),
    DRAW: (ARRANGING, REWORKING),
}


def why_not(state: AlthingState, action: int) -> Reason | None:
    """None exactly for legal actions."""
    if state.to_act == OVER:
        return Reason("althing-11.2", "match-over")
    verb = VERB[action]
    argument = ARGUMENT[action]
    if state.phase not in WHEN[verb]:
        return Reason("althing-1.3", "not-this-choice", {"phase": PHASES[state.phase]})
    bound = (verb == PLAY) if state.phase == BORROWED else (state.phase == ACTING and verb != END)
    if bound and state.actions >= state.setting.action_cap:
        return Reason("althing-5.6", "enough-actions", {"actions": state.setting.action_cap})
    if verb == RECRUIT:
        return _not_recruited(state, argument)
    if verb == CROSS:
        return _not_crossed(state)
    if verb == PLAY:
        return not_played(state, argument // len(SYMBOLS), argument % len(SYMBOLS))
    if verb in (TARGET, RAID):
        return not_aimed(state, argument, verb == RAID)
    if verb == ANSWER:
        return not_answered(state, argument)
    if verb in (PAY, CONFIRM):
        return _not_paid(state, verb, argument)
    if verb in (STORE, FETCH, SWAP, TRADE):
        return _not_reserved(state, verb, argument)
    if verb == DROP:
        return _not_held(state, argument)
    return _not_chosen(state, verb, argument)


def _not_held(state: AlthingState, card: int) -> Reason | None:
    if card in state.hand[state.to_act]:
        return None
    return Reason("althing-3.1", "card-not-in-hand", {"card": CARDS[card]})


# ---- goals


def _storm(state: AlthingState) -> Params:
    return {"storm": STORM_FACES[storm_over(state, state.active)]}


def _not_recruited(state: AlthingState, slot: int) -> Reason | None:
    params: Params = {"slot": slot + 1}
    if slot >= len(state.row) or state.row[slot] == NONE:
        return Reason("althing-4.6", "slot-empty", params)
    if storm_over(state, state.active):
        return Reason("althing-6.8", "no-recruiting", _storm(state))
    card = state.row[slot]
    currency = currency_of(card)
    cost = state.setting.cost[card]
    if state.goal == RECRUITING:
        if state.slots >> slot & 1:
            return Reason("althing-4.2", "slot-chosen", params)
        if goal_currency(state) != currency:
            params["currency"] = CURRENCIES[goal_currency(state)]
            return Reason("althing-4.3", "other-currency", params)
        cost += goal_cost(state)
    elif state.phase == PAYING:
        return Reason("althing-1.3", "not-this-choice", {"phase": PHASES[state.phase]})
    elif state.borrowed != NONE and not gives(state.setting, state.borrowed, currency):
        return Reason("althing-6.5", "borrowed-useless", {"card": CARDS[state.borrowed]})
    have = everything(state).worth(currency)
    if have >= cost:
        return None
    params["card"] = CARDS[card]
    params["currency"] = CURRENCIES[currency]
    params["cost"] = cost
    params["have"] = have
    return Reason("althing-4.2", "cannot-afford", params)


def _not_crossed(state: AlthingState) -> Reason | None:
    seat = state.active
    if storm_over(state, seat) > 1:
        return Reason("althing-6.8", "no-crossing", _storm(state))
    if state.position[seat] == state.setting.end:
        return Reason("althing-11.4", "no-step-left")
    if state.crossed:
        return Reason("althing-5.2", "already-crossed")
    if state.borrowed != NONE and not helps_to_cross(state, state.borrowed):
        return Reason("althing-6.5", "borrowed-useless", {"card": CARDS[state.borrowed]})
    purse = everything(state)
    lacking = least_short(purse.short(next_need(state)), purse.universal)
    if not lacking:
        return None
    step = state.setting.track[state.position[seat] + 1]
    return Reason("althing-5.1", "cannot-cross", {"step": step.id, "face": step.face, "missing": lacking})


def _not_paid(state: AlthingState, verb: int, card: int) -> Reason | None:
    if verb == CONFIRM:
        lacking = missing(state)
        return Reason("althing-3.2", "not-enough-yet", {"missing": lacking}) if lacking else None
    if card not in state.hand[state.active]:
        return _not_held(state, card)
    if card in payable(state):
        return None
    return Reason("althing-3.2", "gives-nothing-missing", {"card": CARDS[card]})


# ---- effects


def _not_chosen(state: AlthingState, verb: int, argument: int) -> Reason | None:
    """What a providence, a plot or a detroll asks for."""
    if verb in (HIRE, AGAINST, PLOT_SLOT):
        place: Params = {"slot": argument + 1}
        if argument >= len(state.row) or state.row[argument] == NONE:
            return Reason("althing-4.6", "slot-empty", place)
        if verb == HIRE and not is_viking(state.row[argument]):
            return Reason("althing-9.7", "not-a-viking", {**place, "card": CARDS[state.row[argument]]})
        if verb == PLOT_SLOT and argument == state.plotted:
            return Reason("althing-8.2", "slot-plotted", place)
        return None
    if verb == RETURN:
        if argument >= state.setting.seats:
            return Reason("althing-1.4", "no-such-seat", {"number": argument})
        if argument not in troll_owners(state, state.active):
            return Reason("althing-7.4", "no-troll-of", {"whom": argument})
        return None
    if verb in (BRING, STACK) and argument not in state.looked:
        if verb == STACK and argument in state.returned:
            return None
        which: dict[str, str | int] = {"card": CARDS[argument]}
        if argument in state.returned:
            return Reason("althing-9.9", "from-the-assembly", which)
        return Reason("althing-9.9", "not-looked-at", which)
    return None


# ---- the reserve


def _not_reserved(state: AlthingState, verb: int, card: int) -> Reason | None:
    setting = state.setting
    if not setting.reserve:
        return Reason("althing-10.1", "reserve-off")
    if verb == TRADE and not setting.open_reserve:
        return Reason("althing-10.6", "no-partner")
    if card not in state.hand[state.active]:
        return _not_held(state, card)
    kept = state.reserve[state.active]
    if verb == STORE:
        return None if kept == NONE else Reason("althing-10.1", "reserve-full")
    if verb == TRADE:
        partner = partner_of(state, state.active)
        kept = state.reserve[partner]
        if kept == NONE:
            return Reason("althing-10.6", "partner-reserve-empty", {"whom": partner})
    elif kept == NONE:
        return Reason("althing-10.2", "reserve-empty")
    if verb == FETCH:
        return None
    if kept == card:
        same: dict[str, str | int] = {"card": CARDS[card]}
        if verb == TRADE:
            return Reason("althing-10.6", "same-card", same)
        return Reason("althing-10.2", "same-card", same)
    if state.exchanges >= setting.exchange_cap:
        return Reason("althing-10.7", "three-exchanges")
    return None
