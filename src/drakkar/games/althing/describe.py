"""What the seat to act is asked, and its choices, as phrases of the words files."""

from __future__ import annotations

from drakkar.games.althing import actions as verbs
from drakkar.games.althing.actions import ARGUMENT, VERB
from drakkar.games.althing.describe_modules import describe_module, prompt_module
from drakkar.games.althing.pieces import (
    ANNOUNCED,
    ANSWER_TO,
    CARDS,
    CURRENCIES,
    CURSED_TROLL,
    FIRST_SHORTAGE,
    NONE,
    RESOURCES,
    SIDES,
    STORM_FACES,
    SYMBOLS,
)
from drakkar.games.althing.rules.assembly import card_at
from drakkar.games.althing.rules.decks import deck_size
from drakkar.games.althing.rules.payment import currency_of, goal_cost, goal_currency, missing
from drakkar.games.althing.rules.phase import next_limit
from drakkar.games.althing.rules.rewards import reward_source
from drakkar.games.althing.rules.windows import answer_asked_for, is_providence
from drakkar.games.althing.state import (
    ACTING,
    ANSWERING,
    ARRANGING,
    BORROWED,
    COMPOSING,
    CROSSING,
    DEMOBILISING,
    EXCHANGING,
    HIRING,
    PAYING,
    PLOTTING,
    RECRUITING,
    REORGANISING,
    RETURNING,
    REWORKING,
    STACKING,
    TARGETING,
    AlthingState,
    on_ovedur,
    partner_of,
    storm_over,
)
from drakkar.games.althing.state import (
    SIDES as STACK_SIDES,
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
        return Phrase("prompt-stack", {"side": STACK_SIDES[state.side], "number": left})
    if phase == PLOTTING:
        return Phrase("prompt-plot", {"number": 1 if state.plotted == NONE else 2})
    if phase in (HIRING, REWORKING, RETURNING):
        return Phrase({HIRING: "prompt-hire", REWORKING: "prompt-rework", RETURNING: "prompt-return"}[phase])
    if phase == ARRANGING:
        return _prompt_arrange(state)
    return prompt_module(state)


def _prompt_arrange(state: AlthingState) -> Phrase:
    limit = next_limit(state)
    surplus = len(state.hand[state.active]) - limit
    if surplus > 0:
        return Phrase("prompt-arrange-down", {"number": surplus, "limit": limit})
    return Phrase("prompt-arrange", {"number": cards_to_draw(state), "limit": limit})


def cards_to_draw(state: AlthingState) -> int:
    """How many cards the active seat would draw if its phase ended now."""
    seat = state.active
    wanted = max(0, next_limit(state) - len(state.hand[seat]))
    return min(wanted, deck_size(state, seat) + len(state.discard[seat]))


def _prompt_act(state: AlthingState) -> Phrase:
    if state.actions >= state.setting.action_cap:
        return Phrase("prompt-act-enough", {"actions": state.setting.action_cap})
    seat = state.active
    storm = storm_over(state, seat)
    if storm:
        return Phrase("prompt-act-storm", {"storm": STORM_FACES[storm]})
    if not state.hand[seat]:
        return Phrase("prompt-act-stone", {"card": CARDS[state.modules.laid[seat]]})
    if on_ovedur(state, seat):
        return Phrase("prompt-act-ovedur", _step(state, state.position[seat]))
    if state.shortage:
        return Phrase("prompt-act-shortage", {RESOURCES[at]: state.shortage >> at & 1 for at in range(3)})
    return Phrase("prompt-act")


def _prompt_pay(state: AlthingState) -> Phrase:
    lacking = missing(state)
    if state.goal == CROSSING:
        params = _step(state, state.aim)
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
    params["symbol"] = ANNOUNCED[state.symbol]
    if state.symbol >= FIRST_SHORTAGE:
        params["resource"] = RESOURCES[state.symbol - FIRST_SHORTAGE]
        return Phrase("prompt-answer-shortage", params)
    if state.symbol == CURSED_TROLL:
        return _prompt_cursed(state, params)
    key = "prompt-answer-providence" if is_providence(state.symbol) else "prompt-answer-ruse"
    return Phrase(key, params)


def _prompt_cursed(state: AlthingState, params: Params) -> Phrase:
    """By a Jötunn, or by the step that one has just crossed onto."""
    if state.target != state.active:
        return Phrase("prompt-answer-cursed", params)
    here = _step(state, state.position[state.active])
    return Phrase("prompt-answer-cursed-step", {**here, "answer": params["answer"]})


def _step(state: AlthingState, place: int) -> Params:
    step = state.epic.steps[place]
    return {"step": step.id, "face": step.face}


# ---- choices


def describe(state: AlthingState, action: int) -> Phrase:
    verb = VERB[action]
    argument = ARGUMENT[action]
    if verb == verbs.CROSS:
        return _describe_crossing(state, argument)
    if verb in (verbs.RECRUIT, verbs.PAY, verbs.REWARD) or (
        verb == verbs.CONFIRM and state.phase not in (COMPOSING, DEMOBILISING)
    ):
        return _describe_goal(state, verb, argument)
    if verb in (verbs.PLAY, verbs.INVOKE, verbs.TARGET, verbs.RAID, verbs.ANSWER, verbs.LET):
        return _describe_symbol(state, verb, argument)
    if verb in (verbs.STORE, verbs.FETCH, verbs.SWAP, verbs.TRADE):
        return _describe_reserve(state, verb, argument)
    if verb in (verbs.HIRE, verbs.AGAINST, verbs.PLOT):
        return _describe_slot(state, verb, argument)
    if verb == verbs.DECLINE:
        card = CARDS[state.borrowed]
        if state.lender == NONE:
            return Phrase("action-decline-hired", {"card": card})
        return Phrase("action-decline-stolen", {"card": card, "whom": state.lender})
    if verb in (verbs.BRING, verbs.STACK):
        return Phrase("action-bring" if verb == verbs.BRING else "action-stack", {"card": CARDS[argument]})
    if verb in (verbs.ABOVE, verbs.BELOW):
        left = len(state.looked) + len(state.returned)
        return Phrase("action-above" if verb == verbs.ABOVE else "action-below", {"number": left})
    if verb == verbs.RETURN:
        return Phrase("action-return", {"whom": argument})
    if verb == verbs.END:
        return Phrase("action-end")
    rework = state.phase == REWORKING
    if verb == verbs.DROP:
        return Phrase("action-drop-rework" if rework else "action-drop", {"card": CARDS[argument]})
    if verb != verbs.DRAW:
        return describe_module(state, verb, argument)
    return Phrase("action-draw-rework") if rework else Phrase("action-draw", {"number": cards_to_draw(state)})


def _describe_crossing(state: AlthingState, way: int) -> Phrase:
    place = state.epic.next[state.position[state.active]][max(0, way - 1)]
    params = _step(state, place)
    params["nuggets"], params["wood"], params["bones"] = state.epic.need[place]
    if not way:
        return Phrase("action-cross", params)
    params["side"] = SIDES[way - 1]
    return Phrase("action-cross-side", params)


def _describe_goal(state: AlthingState, verb: int, argument: int) -> Phrase:
    setting = state.setting
    params: Params
    if verb == verbs.RECRUIT:
        card = card_at(state, argument)
        params = {"card": CARDS[card], "slot": argument + 1, "cost": setting.cost[card]}
        params["currency"] = CURRENCIES[currency_of(card)]
        return Phrase("action-recruit-more" if state.goal == RECRUITING else "action-recruit", params)
    if verb == verbs.PAY:
        params = {"card": CARDS[argument], "nuggets": setting.nuggets[argument]}
        params["wood"] = setting.wood[argument]
        params["bones"] = setting.bones[argument]
        params["universal"] = setting.universal[argument]
        return Phrase("action-pay", params)
    if verb == verbs.REWARD:
        source = reward_source(state, state.hand[state.active])[0]
        params = {"card": CARDS[argument], "with": CARDS[source], "nuggets": setting.nuggets[argument]}
        return Phrase("action-reward", params)
    if state.goal == CROSSING:
        return Phrase("action-confirm-cross", _step(state, state.aim))
    return Phrase("action-confirm-recruit", {"number": state.slots.bit_count()})


def _describe_symbol(state: AlthingState, verb: int, argument: int) -> Phrase:
    if verb == verbs.PLAY:
        card, symbol = argument // len(SYMBOLS), argument % len(SYMBOLS)
        return Phrase("action-play", {"card": CARDS[card], "symbol": SYMBOLS[symbol]})
    if verb == verbs.TARGET:
        return Phrase("action-target", {"whom": argument, "symbol": SYMBOLS[state.symbol]})
    if verb == verbs.RAID:
        return Phrase("action-raid", {"whom": argument, "card": CARDS[state.reserve[argument]]})
    if verb == verbs.INVOKE and state.phase == ACTING:
        card = state.modules.laid[state.active]
        return Phrase("action-invoke", {"card": CARDS[card], "symbol": SYMBOLS[argument]})
    against = state.symbol if state.counter == NONE else ANSWER_TO[state.symbol]
    params: Params = {"against": ANNOUNCED[against]}
    if verb == verbs.LET:
        return Phrase("action-let", params)
    if verb == verbs.INVOKE:
        params["card"] = CARDS[state.modules.laid[state.to_act]]
        params["symbol"] = SYMBOLS[argument]
        return Phrase("action-invoke-answer", params)
    params["card"] = CARDS[argument]
    params["symbol"] = SYMBOLS[answer_asked_for(state)]
    return Phrase("action-answer", params)


def _describe_reserve(state: AlthingState, verb: int, card: int) -> Phrase:
    params: Params = {"card": CARDS[card]}
    if verb == verbs.STORE:
        return Phrase("action-store", params)
    if verb == verbs.TRADE:
        partner = partner_of(state, state.active)
        params["whom"] = partner
        params["taken"] = CARDS[state.reserve[partner]]
        return Phrase("action-trade", params)
    params["taken"] = CARDS[state.reserve[state.active]]
    return Phrase("action-fetch" if verb == verbs.FETCH else "action-swap", params)


def _describe_slot(state: AlthingState, verb: int, slot: int) -> Phrase:
    params: Params = {"slot": slot + 1, "card": CARDS[card_at(state, slot)]}
    if verb == verbs.AGAINST:
        params["brought"] = CARDS[state.brought]
        return Phrase("action-against", params)
    return Phrase("action-hire" if verb == verbs.HIRE else "action-plot", params)
