"""Recruiting and crossing: a goal, the cards pledged for it, and the payment (sections 4 and 5)."""

from __future__ import annotations

from drakkar.games.althing.events import CardsRecruited, StepCrossed
from drakkar.games.althing.events_modules import RewardPlayed
from drakkar.games.althing.modules import with_byte
from drakkar.games.althing.pieces import CARDS, EVERY_SEAT, NONE, ORIGINS
from drakkar.games.althing.rules.assembly import chosen_slots, fit, refill, take_from_row
from drakkar.games.althing.rules.decks import forget_shown, settle, to_discard
from drakkar.games.althing.rules.ending import check_arrival
from drakkar.games.althing.rules.loans import release, tidy
from drakkar.games.althing.rules.phase import count_action, go_on, raise_limit
from drakkar.games.althing.rules.rewards import HAND_REWARD, STONE_REWARD
from drakkar.games.althing.rules.stones import spend_stone
from drakkar.games.althing.state import (
    CROSSING,
    NO_GOAL,
    PAYING,
    RECRUITING,
    AlthingState,
    change,
    with_card,
    without,
)
from drakkar.kernel.chance import Chance
from drakkar.kernel.events import Event
from drakkar.kernel.game import OVER


def aim_to_recruit(state: AlthingState, slot: int) -> None:
    state.phase = PAYING
    state.goal = RECRUITING
    state.slots |= 1 << slot


def aim_to_cross(state: AlthingState, way: int) -> None:
    """To the next step; at a fork `way` is 1 for the left and 2 for the right one."""
    state.phase = PAYING
    state.goal = CROSSING
    state.aim = state.epic.next[state.position[state.active]][max(0, way - 1)]


def pay(state: AlthingState, card: int) -> None:
    state.hand[state.active] = without(state.hand[state.active], card)
    state.pledged = with_card(state.pledged, card)


def confirm(state: AlthingState, chance: Chance, sink: list[Event] | None) -> None:
    """The goal is reached; the cards used, and those recruited, go to the discard pile (clause 3.5)."""
    seat = state.active
    crossing = state.goal == CROSSING
    borrowed = state.borrowed
    paid = state.pledged
    for card in paid:
        forget_shown(state, seat, card)
        to_discard(state, seat, card, EVERY_SEAT)
    if state.modules.rewarder != NONE:
        _claim_reward(state, sink)
    recruits = _recruits(state)
    lender = seat if state.borrowed == NONE else release(state, True)
    state.goal = NO_GOAL
    state.slots = 0
    state.pledged = ()
    count_action(state)
    if crossing:
        _cross(state, paid, borrowed, sink)
    elif sink is not None:
        sink.append(CardsRecruited(seat, _names(recruits), _names(paid), _name(borrowed)))
    settle(state, seat, sink)
    if recruits:
        refill(state, chance, sink)
    if lender != seat:
        tidy(state, lender, chance, sink)
    if crossing:
        _arrive(state, chance, sink)
    go_on(state, chance, sink)


def _claim_reward(state: AlthingState, sink: list[Event] | None) -> None:
    """The card played for it goes where it belongs; a borrowed one is released with the payment."""
    seat = state.active
    modules = change(state)
    if sink is not None:
        names = (CARDS[modules.rewarder], CARDS[modules.doubled])
        sink.append(RewardPlayed(seat, names[0], names[1], ORIGINS[modules.origin]))
    if modules.origin == HAND_REWARD:
        forget_shown(state, seat, modules.rewarder)
        to_discard(state, seat, modules.rewarder, EVERY_SEAT)
    modules.rewarder = NONE
    modules.doubled = NONE
    if modules.origin == STONE_REWARD:
        spend_stone(state, seat)


def _recruits(state: AlthingState) -> tuple[int, ...]:
    """The chosen cards, taken from the row."""
    if not state.slots:
        return ()
    cards: list[int] = []
    for slot in chosen_slots(state.slots):
        card = take_from_row(state, slot)
        to_discard(state, state.active, card, EVERY_SEAT)
        cards.append(card)
    return tuple(cards)


def _name(card: int) -> str:
    return "" if card == NONE else CARDS[card]


def _names(cards: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([CARDS[card] for card in cards])


def _cross(state: AlthingState, paid: tuple[int, ...], borrowed: int, sink: list[Event] | None) -> None:
    seat = state.active
    place = state.aim
    state.crossed = True
    state.position = with_byte(state.position, seat, place)
    state.aim = 0
    epic = state.epic
    if sink is not None:
        step = epic.steps[place]
        depth = epic.depth[place]
        sink.append(StepCrossed(seat, step.id, step.face, depth, _names(paid), _name(borrowed)))
    if epic.seasoned[place]:
        state.seasoned = True
        raise_limit(state, seat, sink)


def _arrive(state: AlthingState, chance: Chance, sink: list[Event] | None) -> None:
    """What the step does to the assembly and to who has come there, and whether that was the last one."""
    seat = state.active
    if True in state.epic.ill:
        fit(state, chance, sink)
    check_arrival(state, seat, sink)
    effects = state.epic.arrivals[state.position[seat]]
    if effects and state.to_act != OVER:
        change(state).pending = effects
