"""What the seat to act is asked, and its choices, as phrases of the words files."""

from __future__ import annotations

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
    DROP,
    END,
    FETCH,
    HIRE,
    LET,
    PAY,
    PLAY,
    PLOT,
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
from drakkar.games.althing.pieces import ANSWER_TO, CARDS, CURRENCIES, NONE, STORM_FACES, SYMBOLS
from drakkar.games.althing.rules.decks import deck_size
from drakkar.games.althing.rules.payment import currency_of, goal_cost, goal_currency, missing
from drakkar.games.althing.rules.windows import answer_asked_for, is_ruse
from drakkar.games.althing.state import (
    ACTING,
    ANSWERING,
    BORROWED,
    CROSSING,
    EXCHANGING,
    HIRING,
    PAYING,
    PLOTTING,
    RECRUITING,
    REORGANISING,
    RETURNING,
    REWORKING,
    SIDES,
    STACKING,
    TARGETING,
    AlthingState,
    partner_of,
    storm_over,
)
from drakkar.kernel.game import Phrase

Params = dict[str, str | int]


def prompt(state: AlthingState) -> Phrase:
    phase = state.phase
    if phase == ACTING:
        return _prompt_act(state)
    if phase == PAYING:
        return _prompt_pay(state)
    if phase == ANSWERING:
        return _prompt_answer(state)
    if phase == BORROWED:
        card = CARDS[state.borrowed]
        if state.lender == NONE:
            return Phrase("prompt-hired", {"card": card})
        return Phrase("prompt-stolen", {"card": card, "whom": state.lender})
    if phase == TARGETING:
        return Phrase("prompt-target", {"symbol": SYMBOLS[state.symbol]})
    if phase == REORGANISING:
        return Phrase("prompt-reorganise", {"number": len(state.looked)})
    if phase == EXCHANGING:
        return Phrase("prompt-exchange", {"card": CARDS[state.brought]})
    if phase == STACKING:
        left = len(state.looked) + len(state.returned)
        return Phrase("prompt-stack", {"side": SIDES[state.side], "number": left})
    if phase == PLOTTING:
        return Phrase("prompt-plot", {"number": 1 if state.plotted == NONE else 2})
    if phase in (HIRING, REWORKING, RETURNING):
        return Phrase({HIRING: "prompt-hire", REWORKING: "prompt-rework", RETURNING: "prompt-return"}[phase])
    return Phrase("prompt-arrange", {"number": cards_to_draw(state), "limit": next_limit(state)})


def next_limit(state: AlthingState) -> int:
    """What the active seat will draw up to at the end of this phase (clause 5.8)."""
    if state.seasoned:
        return state.setting.components.seasoned_hand
    return state.limit[state.active]


def cards_to_draw(state: AlthingState) -> int:
    """How many cards the active seat would draw if its phase ended now."""
    seat = state.active
    wanted = max(0, next_limit(state) - len(state.hand[seat]))
    return min(wanted, deck_size(state, seat) + len(state.discard[seat]))


def _prompt_act(state: AlthingState) -> Phrase:
    if state.actions >= state.setting.action_cap:
        return Phrase("prompt-act-enough", {"actions": state.setting.action_cap})
    storm = storm_over(state, state.active)
    return Phrase("prompt-act-storm", {"storm": STORM_FACES[storm]}) if storm else Phrase("prompt-act")


def _prompt_pay(state: AlthingState) -> Phrase:
    lacking = missing(state)
    if state.goal == CROSSING:
        params = _next_step(state)
        if not lacking:
            return Phrase("prompt-pay-enough-cross", params)
        params["missing"] = lacking
        return Phrase("prompt-pay-cross", params)
    params = {"number": state.slots.bit_count(), "currency": CURRENCIES[goal_currency(state)]}
    params["cost"] = goal_cost(state)
    if not lacking:
        return Phrase("prompt-pay-enough-recruit", params)
    params["missing"] = lacking
    return Phrase("prompt-pay-recruit", params)


def _prompt_answer(state: AlthingState) -> Phrase:
    params: Params = {"answer": SYMBOLS[answer_asked_for(state)], "whom": state.active}
    if state.counter != NONE:
        params["whom"] = state.counter
        params["symbol"] = SYMBOLS[ANSWER_TO[state.symbol]]
        return Phrase("prompt-answer-counter", params)
    if state.raid:
        params["card"] = CARDS[state.reserve[state.to_act]]
        return Phrase("prompt-answer-reserve", params)
    params["symbol"] = SYMBOLS[state.symbol]
    return Phrase("prompt-answer-ruse" if is_ruse(state.symbol) else "prompt-answer-providence", params)


def _next_step(state: AlthingState) -> Params:
    step = state.setting.track[state.position[state.active] + 1]
    return {"step": step.id, "face": step.face}


# ---- choices


def describe(state: AlthingState, action: int) -> Phrase:
    verb = VERB[action]
    argument = ARGUMENT[action]
    if verb in (CROSS, RECRUIT, PAY, CONFIRM):
        return _describe_goal(state, verb, argument)
    if verb in (PLAY, TARGET, RAID, ANSWER, LET):
        return _describe_symbol(state, verb, argument)
    if verb in (STORE, FETCH, SWAP, TRADE):
        return _describe_reserve(state, verb, argument)
    if verb in (HIRE, AGAINST, PLOT):
        return _describe_slot(state, verb, argument)
    if verb == DECLINE:
        card = CARDS[state.borrowed]
        if state.lender == NONE:
            return Phrase("action-decline-hired", {"card": card})
        return Phrase("action-decline-stolen", {"card": card, "whom": state.lender})
    if verb in (BRING, STACK):
        return Phrase("action-bring" if verb == BRING else "action-stack", {"card": CARDS[argument]})
    if verb in (ABOVE, BELOW):
        left = len(state.looked) + len(state.returned)
        return Phrase("action-above" if verb == ABOVE else "action-below", {"number": left})
    if verb == RETURN:
        return Phrase("action-return", {"whom": argument})
    if verb == END:
        return Phrase("action-end")
    rework = state.phase == REWORKING
    if verb == DROP:
        return Phrase("action-drop-rework" if rework else "action-drop", {"card": CARDS[argument]})
    return Phrase("action-draw-rework") if rework else Phrase("action-draw", {"number": cards_to_draw(state)})


def _describe_goal(state: AlthingState, verb: int, argument: int) -> Phrase:
    setting = state.setting
    if verb == CROSS:
        params = _next_step(state)
        need = setting.need[state.position[state.active] + 1]
        params["nuggets"], params["wood"], params["bones"] = need
        return Phrase("action-cross", params)
    if verb == RECRUIT:
        card = state.row[argument]
        params = {"card": CARDS[card], "slot": argument + 1, "cost": setting.cost[card]}
        params["currency"] = CURRENCIES[currency_of(card)]
        return Phrase("action-recruit-more" if state.goal == RECRUITING else "action-recruit", params)
    if verb == PAY:
        params = {"card": CARDS[argument], "nuggets": setting.nuggets[argument]}
        params["wood"] = setting.wood[argument]
        params["bones"] = setting.bones[argument]
        params["universal"] = setting.universal[argument]
        return Phrase("action-pay", params)
    if state.goal == CROSSING:
        return Phrase("action-confirm-cross", _next_step(state))
    return Phrase("action-confirm-recruit", {"number": state.slots.bit_count()})


def _describe_symbol(state: AlthingState, verb: int, argument: int) -> Phrase:
    if verb == PLAY:
        card, symbol = argument // len(SYMBOLS), argument % len(SYMBOLS)
        return Phrase("action-play", {"card": CARDS[card], "symbol": SYMBOLS[symbol]})
    if verb == TARGET:
        return Phrase("action-target", {"whom": argument, "symbol": SYMBOLS[state.symbol]})
    if verb == RAID:
        return Phrase("action-raid", {"whom": argument, "card": CARDS[state.reserve[argument]]})
    against = state.symbol if state.counter == NONE else ANSWER_TO[state.symbol]
    params: Params = {"against": SYMBOLS[against]}
    if verb == LET:
        return Phrase("action-let", params)
    params["card"] = CARDS[argument]
    params["symbol"] = SYMBOLS[answer_asked_for(state)]
    return Phrase("action-answer", params)


def _describe_reserve(state: AlthingState, verb: int, card: int) -> Phrase:
    params: Params = {"card": CARDS[card]}
    if verb == STORE:
        return Phrase("action-store", params)
    if verb == TRADE:
        partner = partner_of(state, state.active)
        params["whom"] = partner
        params["taken"] = CARDS[state.reserve[partner]]
        return Phrase("action-trade", params)
    params["taken"] = CARDS[state.reserve[state.active]]
    return Phrase("action-fetch" if verb == FETCH else "action-swap", params)


def _describe_slot(state: AlthingState, verb: int, slot: int) -> Phrase:
    params: Params = {"slot": slot + 1, "card": CARDS[state.row[slot]]}
    if verb == AGAINST:
        params["brought"] = CARDS[state.brought]
        return Phrase("action-against", params)
    return Phrase("action-hire" if verb == HIRE else "action-plot", params)
