"""Why an action is not allowed, with the clause that says so."""

from __future__ import annotations

from typing import Final

from drakkar.games.althing import actions as verbs
from drakkar.games.althing.actions import ARGUMENT, VERB
from drakkar.games.althing.pieces import (
    CARDS,
    CURRENCIES,
    GUEST,
    NONE,
    SIDES,
    STORM_FACES,
    SYMBOLS,
)
from drakkar.games.althing.rules.assembly import card_at
from drakkar.games.althing.rules.payment import (
    could_pay,
    currency_of,
    everything,
    gives,
    goal_cost,
    goal_currency,
    helps_to_cross,
    least_short,
    missing,
    payable,
)
from drakkar.games.althing.rules.phase import next_limit
from drakkar.games.althing.rules.reasons_modules import (
    not_composed,
    not_demobilised,
    not_laid,
    not_lifted,
    not_placed,
    not_rewarded,
    not_shaped,
)
from drakkar.games.althing.rules.reasons_symbols import not_aimed, not_answered, not_invoked, not_played
from drakkar.games.althing.rules.trolls import troll_owners
from drakkar.games.althing.rules.usable import has_nugget_cost
from drakkar.games.althing.state import (
    ACTING,
    AILING,
    ANSWERING,
    ARRANGING,
    BORROWED,
    COMPOSING,
    DEMOBILISING,
    EXCHANGING,
    HIRING,
    INVOKING,
    LIFTING,
    PAYING,
    PHASES,
    PLACING,
    PLOTTING,
    RECRUITING,
    REORGANISING,
    RETURNING,
    REWORKING,
    SHAPING,
    STACKING,
    TARGETING,
    AlthingState,
    on_ovedur,
    partner_of,
    storm_over,
)
from drakkar.kernel.game import OVER, Reason

Params = dict[str, str | int]

# The phases in which each verb is asked for at all.
WHEN: Final = {
    verbs.CROSS: (ACTING, BORROWED),
    verbs.RECRUIT: (ACTING, BORROWED, PAYING),
    verbs.PAY: (PAYING,),
    verbs.REWARD: (PAYING,),
    verbs.CONFIRM: (PAYING, COMPOSING, DEMOBILISING),
    verbs.PLAY: (ACTING, BORROWED),
    verbs.INVOKE: (ACTING, ANSWERING),
    verbs.TARGET: (TARGETING,),
    verbs.RAID: (TARGETING,),
    verbs.ANSWER: (ANSWERING,),
    verbs.LET: (ANSWERING,),
    verbs.HIRE: (HIRING,),
    verbs.DECLINE: (BORROWED,),
    verbs.BRING: (REORGANISING,),
    verbs.AGAINST: (EXCHANGING,),
    verbs.ABOVE: (REORGANISING,),
    verbs.BELOW: (REORGANISING,),
    verbs.STACK: (STACKING,),
    verbs.PLOT: (PLOTTING,),
    verbs.RETURN: (RETURNING,),
    verbs.GIVE: (DEMOBILISING,),
    verbs.TAKE: (DEMOBILISING,),
    verbs.TURN: (SHAPING,),
    verbs.SWITCH: (SHAPING,),
    verbs.LAY: (INVOKING,),
    verbs.SPREAD: (AILING,),
    verbs.PLACE: (PLACING,),
    verbs.PICK: (COMPOSING,),
    verbs.STORE: (ACTING,),
    verbs.FETCH: (ACTING,),
    verbs.SWAP: (ACTING,),
    verbs.TRADE: (ACTING,),
    verbs.END: (ACTING,),
    verbs.DROP: (ARRANGING, REWORKING),
    verbs.DRAW: (ARRANGING, REWORKING),
    verbs.LIFT: (LIFTING,),
}


def why_not(state: AlthingState, action: int) -> Reason | None:
    """None exactly for legal actions."""
    if state.to_act == OVER:
        return Reason("althing-11.2", "match-over")
    verb = VERB[action]
    argument = ARGUMENT[action]
    if state.phase not in WHEN[verb]:
        return Reason("althing-1.3", "not-this-choice", {"phase": PHASES[state.phase]})
    bound = (verb == verbs.PLAY) if state.phase == BORROWED else (state.phase == ACTING and verb != verbs.END)
    if bound and state.actions >= state.setting.action_cap:
        return Reason("althing-5.6", "enough-actions", {"actions": state.setting.action_cap})
    if verb == verbs.RECRUIT:
        return _not_recruited(state, argument)
    if verb == verbs.CROSS:
        return _not_crossed(state, argument)
    if verb == verbs.PLAY:
        return not_played(state, argument // len(SYMBOLS), argument % len(SYMBOLS))
    if verb in (verbs.TARGET, verbs.RAID):
        return not_aimed(state, argument, verb == verbs.RAID)
    if verb == verbs.ANSWER:
        return not_answered(state, argument)
    if verb == verbs.INVOKE:
        return not_invoked(state, argument)
    if verb == verbs.REWARD:
        return not_rewarded(state, argument)
    if state.phase == COMPOSING:
        return not_composed(state, argument if verb == verbs.PICK else NONE)
    if state.phase == DEMOBILISING:
        return not_demobilised(state, verb, argument)
    if verb in (verbs.PAY, verbs.CONFIRM):
        return _not_paid(state, verb, argument)
    if verb in (verbs.STORE, verbs.FETCH, verbs.SWAP, verbs.TRADE):
        return _not_reserved(state, verb, argument)
    if verb == verbs.DROP:
        return _not_held(state, argument)
    if verb == verbs.DRAW:
        return _not_drawn(state)
    if verb == verbs.PLACE:
        return not_placed(state, argument // 2, argument % 2)
    if verb in (verbs.TURN, verbs.SWITCH):
        return not_shaped(state, verb, argument)
    if verb == verbs.LAY:
        return not_laid(state, argument)
    if verb == verbs.LIFT:
        return not_lifted(state, argument)
    return _not_chosen(state, verb, argument)


def _not_drawn(state: AlthingState) -> Reason | None:
    """Who holds too many cards after an exchange drops some first."""
    limit = next_limit(state)
    if state.phase != ARRANGING or len(state.hand[state.active]) <= limit:
        return None
    return Reason("althing-13.7", "hand-too-big", {"number": len(state.hand[state.active]), "limit": limit})


def _not_held(state: AlthingState, card: int) -> Reason | None:
    if card in state.hand[state.to_act]:
        return None
    return Reason("althing-3.1", "card-not-in-hand", {"card": CARDS[card]})


# ---- goals


def _storm(state: AlthingState) -> Params:
    return {"storm": STORM_FACES[storm_over(state, state.active)]}


def _empty_slot(state: AlthingState, slot: int) -> Reason | None:
    if card_at(state, slot) != NONE:
        return None
    if slot == GUEST:
        return Reason("althing-13.5", "no-guest")
    return Reason("althing-4.6", "slot-empty", {"slot": slot + 1})


def _not_recruited(state: AlthingState, slot: int) -> Reason | None:
    params: Params = {"slot": slot + 1}
    empty = _empty_slot(state, slot)
    if empty is not None:
        return empty
    if storm_over(state, state.active):
        return Reason("althing-6.8", "no-recruiting", _storm(state))
    if on_ovedur(state, state.active):
        return Reason("althing-14.9", "no-recruiting-here", _here(state))
    card = card_at(state, slot)
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
    elif state.borrowed != NONE and not gives(state.setting, state.borrowed, currency, state.shortage):
        return Reason("althing-6.5", "borrowed-useless", {"card": CARDS[state.borrowed]})
    have = could_pay(state, everything(state).worth(currency), currency)
    if have >= cost:
        return None
    params["card"] = CARDS[card]
    params["currency"] = CURRENCIES[currency]
    params["cost"] = cost
    params["have"] = have
    return Reason("althing-4.2", "cannot-afford", params)


def _here(state: AlthingState) -> Params:
    return {"step": state.epic.steps[state.position[state.active]].id}


def _not_crossed(state: AlthingState, way: int) -> Reason | None:
    seat = state.active
    if storm_over(state, seat) > 1:
        return Reason("althing-6.8", "no-crossing", _storm(state))
    ways = state.epic.next[state.position[seat]]
    if not ways:
        return Reason("althing-11.4", "no-step-left")
    if state.crossed:
        return Reason("althing-5.2", "already-crossed")
    if len(ways) == 1 and way:
        return Reason("althing-15.3", "no-fork-here", {"side": SIDES[way - 1]})
    if len(ways) > 1 and not way:
        return Reason("althing-15.3", "at-a-fork")
    place = ways[max(0, way - 1)]
    if state.borrowed != NONE and not helps_to_cross(state, state.borrowed, place):
        return Reason("althing-6.5", "borrowed-useless", {"card": CARDS[state.borrowed]})
    purse = everything(state)
    lacking = least_short(purse.short(state.epic.need[place]), purse.universal, state.shortage)
    if not lacking:
        return None
    step = state.epic.steps[place]
    return Reason("althing-5.1", "cannot-cross", {"step": step.id, "face": step.face, "missing": lacking})


def _not_paid(state: AlthingState, verb: int, card: int) -> Reason | None:
    if verb == verbs.CONFIRM:
        lacking = missing(state)
        return Reason("althing-3.2", "not-enough-yet", {"missing": lacking}) if lacking else None
    if card not in state.hand[state.active]:
        return _not_held(state, card)
    if card in payable(state):
        return None
    useful = state.goal == RECRUITING and gives(state.setting, card, goal_currency(state), state.shortage)
    if useful and missing(state):
        return Reason("althing-3.2", "could-not-complete", {"card": CARDS[card]})
    return Reason("althing-3.2", "gives-nothing-missing", {"card": CARDS[card]})


# ---- effects


def _not_chosen(state: AlthingState, verb: int, argument: int) -> Reason | None:
    """What a providence, a plot or a detroll asks for."""
    if verb in (verbs.HIRE, verbs.AGAINST, verbs.PLOT, verbs.SPREAD):
        place: Params = {"slot": argument + 1}
        empty = _empty_slot(state, argument)
        if empty is not None:
            return empty
        if verb == verbs.HIRE and not has_nugget_cost(card_at(state, argument)):
            return Reason("althing-9.7", "not-for-hire", {**place, "card": CARDS[card_at(state, argument)]})
        if verb == verbs.PLOT and argument == state.plotted:
            return Reason("althing-8.2", "slot-plotted", place)
        return None
    if verb == verbs.RETURN:
        if argument >= state.setting.figures:
            return Reason("althing-1.4", "no-such-seat", {"number": argument})
        if argument not in troll_owners(state, state.active):
            return Reason("althing-7.4", "no-troll-of", {"whom": argument})
        return None
    if verb in (verbs.BRING, verbs.STACK) and argument not in state.looked:
        if verb == verbs.STACK and argument in state.returned:
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
    if verb == verbs.TRADE and not setting.open_reserve:
        return Reason("althing-10.6", "no-partner")
    if card not in state.hand[state.active]:
        return _not_held(state, card)
    kept = state.reserve[state.active]
    if verb == verbs.STORE:
        return None if kept == NONE else Reason("althing-10.1", "reserve-full")
    if verb == verbs.TRADE:
        partner = partner_of(state, state.active)
        kept = state.reserve[partner]
        if kept == NONE:
            return Reason("althing-10.6", "partner-reserve-empty", {"whom": partner})
    elif kept == NONE:
        return Reason("althing-10.2", "reserve-empty")
    if verb == verbs.FETCH:
        return None
    if kept == card:
        same: dict[str, str | int] = {"card": CARDS[card]}
        if verb == verbs.TRADE:
            return Reason("althing-10.6", "same-card", same)
        return Reason("althing-10.2", "same-card", same)
    if state.exchanges >= setting.exchange_cap:
        return Reason("althing-10.7", "three-exchanges")
    return None
