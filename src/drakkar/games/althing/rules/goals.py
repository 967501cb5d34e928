"""Recruiting and crossing: a goal, the cards pledged for it, and the payment (sections 4 and 5)."""

from __future__ import annotations

from drakkar.games.althing.events import CardsRecruited, StepCrossed
from drakkar.games.althing.pieces import CARDS, EVERY_SEAT, NONE
from drakkar.games.althing.rules.assembly import refill, take_from_row
from drakkar.games.althing.rules.decks import forget_shown, settle, to_discard
from drakkar.games.althing.rules.ending import check_arrival
from drakkar.games.althing.rules.loans import release, tidy
from drakkar.games.althing.rules.phase import count_action, go_on, raise_limit
from drakkar.games.althing.state import (
    CROSSING,
    NO_GOAL,
    PAYING,
    RECRUITING,
    AlthingState,
    with_card,
    without,
)
from drakkar.kernel.chance import Chance
from drakkar.kernel.events import Event


def aim_to_recruit(state: AlthingState, slot: int) -> None:
    state.phase = PAYING
    state.goal = RECRUITING
    state.slots |= 1 << slot


def aim_to_cross(state: AlthingState) -> None:
    state.phase = PAYING
    state.goal = CROSSING


def pay(state: AlthingState, card: int) -> None:
    state.hand[state.active] = without(state.hand[state.active], card)
    state.pledged = with_card(state.pledged, card)


def confirm(state: AlthingState, chance: Chance, sink: list[Event] | None) -> None:
    """The goal is reached; the cards used, and those recruited, go to the discard pile (clause 3.5)."""
    seat = state.active
    crossing = state.goal == CROSSING
    borrowed = "" if state.borrowed == NONE else CARDS[state.borrowed]
    paid = state.pledged
    for card in paid:
        forget_shown(state, seat, card)
        to_discard(state, seat, card, EVERY_SEAT)
    recruits = _recruits(state)
    lender = seat if state.borrowed == NONE else release(state, True)
    state.goal = NO_GOAL
    state.slots = 0
    state.pledged = ()
    count_action(state)
    names = tuple([CARDS[card] for card in paid])
    if crossing:
        _cross(state, names, borrowed, sink)
    elif sink is not None:
        sink.append(CardsRecruited(seat, tuple([CARDS[card] for card in recruits]), names, borrowed))
    settle(state, seat, sink)
    if recruits:
        refill(state, chance, sink)
    if lender != seat:
        tidy(state, lender, chance, sink)
    if crossing:
        check_arrival(state, seat, sink)
    go_on(state, chance, sink)


def _recruits(state: AlthingState) -> list[int]:
    """The chosen cards, taken from the row."""
    cards: list[int] = []
    for slot in range(len(state.row)):
        if state.slots >> slot & 1:
            card = take_from_row(state, slot)
            to_discard(state, state.active, card, EVERY_SEAT)
            cards.append(card)
    return cards


def _cross(state: AlthingState, paid: tuple[str, ...], borrowed: str, sink: list[Event] | None) -> None:
    seat = state.active
    state.crossed = True
    state.position[seat] += 1
    position = state.position[seat]
    step = state.setting.track[position]
    if sink is not None:
        sink.append(StepCrossed(seat, step.id, step.face, position, paid, borrowed))
    if state.setting.seasoned[position]:
        state.seasoned = True
        raise_limit(state, seat, sink)
