"""Why a choice of the modules is not allowed, with the clause that says so (sections 13 and 14)."""

from __future__ import annotations

from drakkar.games.althing.actions import CONFIRM, GIVE, SWITCHES, TURN
from drakkar.games.althing.pieces import (
    BALDUR,
    CARDS,
    GUEST,
    LOKI,
    NONE,
    NUGGET_COST,
    OVER_STEP,
    RESOURCES,
    SIDES,
)
from drakkar.games.althing.rules.assembly import card_at
from drakkar.games.althing.rules.composing import pickable
from drakkar.games.althing.rules.loki import takeable, value_left
from drakkar.games.althing.rules.payment import (
    NO_NUGGETS,
    currency_of,
    goal_currency,
    missing,
    rewardable,
)
from drakkar.games.althing.rules.placing import side_is_free
from drakkar.games.althing.rules.rewards import doubles, reward_source
from drakkar.games.althing.rules.stones import can_be_laid
from drakkar.games.althing.rules.usable import demobilised, has_nugget_cost, is_empty_step, liftable
from drakkar.games.althing.state import RECRUITING, AlthingState
from drakkar.kernel.game import Reason


def not_composed(state: AlthingState, card: int) -> Reason | None:
    """A card is not picked, or without one (NONE) the deck not finished (clauses 13.1 to 13.3)."""
    setting, picked = state.setting, state.modules.picked
    wanted = setting.components.deck_size - len(picked)
    if card == NONE:
        return Reason("althing-13.1", "deck-not-complete", {"number": wanted}) if wanted else None
    if card in pickable(setting, picked):
        return None
    params: dict[str, str | int] = {"card": CARDS[card]}
    if setting.pool.count(card) <= picked.count(card):
        if card == BALDUR and setting.solo:
            return Reason("althing-16.2", "card-not-yours", params)
        if card == LOKI and setting.loki_for_all:
            return Reason("althing-13.2", "card-not-yours", params)
        return Reason("althing-13.1", "card-not-yours", params)
    if not wanted:
        return Reason("althing-13.1", "deck-complete", {"number": len(picked)})
    if picked and card < picked[-1]:
        return Reason("althing-13.3", "picked-in-order", params)
    return Reason("althing-13.3", "too-few-left", params)


def not_placed(state: AlthingState, place: int, side: int) -> Reason | None:
    if side_is_free(state, place, side):
        return None
    if place > state.epic.end:
        return Reason("althing-14.2", "no-such-place", {"place": place})
    if not state.epic.is_step(place):
        return Reason("althing-14.2", "not-a-step", {"place": place})
    step = state.epic.steps[place].id
    return Reason("althing-14.2", "side-taken", {"place": place, "step": step, "side": SIDES[side]})


def not_shaped(state: AlthingState, verb: int, argument: int) -> Reason | None:
    """Heimdall touches steps without a pawn only (clause 13.10)."""
    places = (argument,) if verb == TURN else SWITCHES[argument]
    for place in places:
        if is_empty_step(state, place):
            continue
        if not state.epic.is_step(place):
            return Reason("althing-13.10", "not-a-step", {"place": place})
        return Reason("althing-13.10", "occupied", {"place": place, "step": state.epic.steps[place].id})
    return None


def not_laid(state: AlthingState, card: int) -> Reason | None:
    if card not in state.hand[state.active]:
        return Reason("althing-3.1", "card-not-in-hand", {"card": CARDS[card]})
    if can_be_laid(state, card):
        return None
    return Reason("althing-13.12", "no-symbol-on-it", {"card": CARDS[card]})


def not_lifted(state: AlthingState, what: int) -> Reason | None:
    """Fair weather lifts what lies upon who plays it (clauses 14.9 and 16.17)."""
    if what in liftable(state):
        return None
    if what == OVER_STEP:
        return Reason("althing-14.9", "not-on-ovedur")
    return Reason("althing-16.17", "not-short", {"resource": RESOURCES[what]})


def not_demobilised(state: AlthingState, verb: int, argument: int) -> Reason | None:
    """Giving a card, taking one, or confirming the exchange (clause 13.6)."""
    modules = state.modules
    if verb == GIVE:
        return _not_given(state, argument)
    if modules.given == NONE:
        return Reason("althing-13.6", "give-first")
    if verb == CONFIRM:
        return None if modules.taken else Reason("althing-13.6", "take-something")
    if argument in takeable(state):
        return None
    card = card_at(state, argument)
    if card == NONE:
        if argument == GUEST:
            return Reason("althing-13.5", "no-guest")
        return Reason("althing-4.6", "slot-empty", {"slot": argument + 1})
    if argument in modules.taken:
        return Reason("althing-13.6", "slot-taken", {"slot": argument + 1})
    if currency_of(card) != NUGGET_COST:
        return Reason("althing-13.6", "no-nugget-cost", {"card": CARDS[card]})
    return Reason("althing-13.6", "costs-too-much", {"card": CARDS[card], "value": value_left(state)})


def _not_given(state: AlthingState, card: int) -> Reason | None:
    if state.modules.given != NONE:
        return Reason("althing-13.6", "given-already")
    if card in demobilised(state):
        return None
    if card not in state.hand[state.active]:
        return Reason("althing-3.1", "card-not-in-hand", {"card": CARDS[card]})
    if has_nugget_cost(card):
        return Reason("althing-13.6", "nothing-to-demobilise", {"card": CARDS[card]})
    return Reason("althing-13.6", "no-nugget-cost", {"card": CARDS[card]})


def not_rewarded(state: AlthingState, card: int) -> Reason | None:
    """A reward inside a payment (clause 13.8)."""
    if missing(state) and card in rewardable(state):
        return None
    if state.goal != RECRUITING or goal_currency(state) != NUGGET_COST or state.shortage & NO_NUGGETS:
        return Reason("althing-13.8", "reward-for-nuggets")
    if state.modules.rewarder != NONE:
        return Reason("althing-13.8", "one-reward")
    hand = state.hand[state.active]
    if reward_source(state, hand)[0] == NONE:
        return Reason("althing-13.8", "no-reward-card")
    if not state.setting.nuggets[card]:
        return Reason("althing-13.8", "no-nuggets-on-it", {"card": CARDS[card]})
    if card not in doubles(state, hand, state.pledged):
        return Reason("althing-3.1", "card-not-in-hand", {"card": CARDS[card]})
    if missing(state):
        return Reason("althing-3.2", "could-not-complete", {"card": CARDS[card]})
    return Reason("althing-3.2", "gives-nothing-missing", {"card": CARDS[card]})
