"""A payment, an exchange or a choice under way, as if it were made: what a one-ply bot has to judge."""

from __future__ import annotations

from drakkar.games.althing.modules import with_byte
from drakkar.games.althing.pieces import NONE, OVER_STEP
from drakkar.games.althing.rules.assembly import card_at, chosen_slots, take_from_row
from drakkar.games.althing.rules.loki import takeable
from drakkar.games.althing.rules.payment import goal_cost, goal_currency, next_need, pledge
from drakkar.games.althing.rules.rewards import HAND_REWARD
from drakkar.games.althing.setting import Setting
from drakkar.games.althing.state import (
    ACTING,
    BORROWED,
    CROSSING,
    KNOWERS,
    RECRUITING,
    AlthingState,
    change,
    with_card,
    without,
)


def paid(state: AlthingState) -> AlthingState:
    """The goal of the active seat reached, as cheaply as can be."""
    seat = state.active
    after = state.clone()
    completion = _cheapest(state)
    for card in completion:
        after.hand[seat] = without(after.hand[seat], card)
    for card in (*state.pledged, *completion):
        after.discard[seat] = with_card(after.discard[seat], card << KNOWERS)
    if state.modules.rewarder != NONE:
        _reward(after, seat)
    after.pledged = ()
    after.actions += 1
    after.phase = BORROWED
    after.borrowed = NONE
    if state.goal == CROSSING:
        after.position = with_byte(state.position, seat, state.aim)
        after.crossed = True
        after.seasoned = state.seasoned or state.epic.seasoned[state.aim]
        return after
    for slot in chosen_slots(state.slots):
        after.discard[seat] = with_card(after.discard[seat], card_at(state, slot) << KNOWERS)
        take_from_row(after, slot)
    return after


def lifted(state: AlthingState, what: int) -> AlthingState:
    """Fair weather has lifted this."""
    after = state.clone()
    after.phase = ACTING
    after.symbol = NONE
    if what == OVER_STEP:
        change(after).cleared = True
    else:
        after.shortage &= ~(1 << what)
    return after


def _reward(after: AlthingState, seat: int) -> None:
    """The card played for a reward is discarded; a stone is spent, which costs a little."""
    modules = change(after)
    if modules.origin == HAND_REWARD:
        after.discard[seat] = with_card(after.discard[seat], modules.rewarder << KNOWERS)
    modules.rewarder = NONE
    modules.doubled = NONE


def _cheapest(state: AlthingState) -> tuple[int, ...]:
    """The cards of the hand that complete the payment and are missed least; all if only a reward does."""
    hand = state.hand[state.active]
    best = hand
    least = 1e9
    for choice in range(1 << len(hand)):
        cards = tuple([hand[at] for at in range(len(hand)) if choice >> at & 1])
        loss = 0.0
        for card in cards:
            loss += _use(state.setting, card)
        if loss < least and _pays(state, cards):
            best = cards
            least = loss
    return best


def _use(setting: Setting, card: int) -> float:
    """What a card in the hand is good for, roughly."""
    resources = (
        setting.nuggets[card] + setting.wood[card] + setting.bones[card] + 1.4 * setting.universal[card]
    )
    return 0.1 + resources + 0.2 * len(setting.symbols[card])


def _pays(state: AlthingState, cards: tuple[int, ...]) -> bool:
    purse = pledge(state)
    purse.add(state.setting, cards)
    if state.goal == RECRUITING:
        return purse.worth(goal_currency(state)) >= goal_cost(state)
    return purse.pays(next_need(state))


def exchanged(state: AlthingState) -> AlthingState:
    """By demobilised: the card given and those taken have changed places; at first the dearest is taken."""
    seat = state.active
    given, slots = state.modules.given, state.modules.taken
    if not slots:
        dearest = max(takeable(state), key=lambda slot: state.setting.cost[card_at(state, slot)])
        slots = (dearest,)
    after = state.clone()
    after.hand[seat] = without(after.hand[seat], given)
    for slot in slots:
        after.hand[seat] = with_card(after.hand[seat], card_at(state, slot))
        take_from_row(after, slot)
    after.phase = ACTING
    return after
