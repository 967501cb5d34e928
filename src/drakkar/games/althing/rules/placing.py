"""Hela cards slid under the steps of the epic before the match (clauses 14.1 and 14.2)."""

from __future__ import annotations

from typing import Final

from drakkar.games.althing.events_modules import HelaDealt, HelaPlaced, LastCardTurned
from drakkar.games.althing.pieces import HELA_CARDS, NONE, SIDES
from drakkar.games.althing.rules.composing import begin_composing
from drakkar.games.althing.rules.dealing import deal
from drakkar.games.althing.state import PLACING, AlthingState, change, without
from drakkar.kernel.chance import Chance
from drakkar.kernel.events import Event

HELA_DECK: Final = "hela"


def begin_placing(state: AlthingState, seat: int, chance: Chance, sink: list[Event] | None) -> None:
    """The seat gets its card, for all to see."""
    state.active = state.to_act = seat
    state.phase = PLACING
    modules = change(state)
    deck = modules.hela_deck
    modules.hela_card = deck[chance.index(len(deck), HELA_DECK)]
    modules.hela_deck = without(deck, modules.hela_card)
    if sink is not None:
        sink.append(HelaDealt(seat, HELA_CARDS[modules.hela_card]))


def side_is_free(state: AlthingState, place: int, side: int) -> bool:
    return state.epic.is_step(place) and state.epic.sides[place][side] == NONE


def place_hela(state: AlthingState, place: int, side: int, chance: Chance, sink: list[Event] | None) -> None:
    seat = state.active
    card = state.modules.hela_card
    state.epic = state.epic.with_hela(place, side, card)
    change(state).hela_card = NONE
    if sink is not None:
        step = state.epic.steps[place].id
        sink.append(HelaPlaced(seat, HELA_CARDS[card], place, step, SIDES[side]))
    following = (seat + 1) % state.setting.seats
    if following != state.setting.first:
        begin_placing(state, following, chance, sink)
        return
    laid = state.epic
    state.epic = laid.completed()
    if state.epic is not laid and sink is not None:
        sink.append(LastCardTurned(state.epic.steps[-1].id))
    after_placing(state, chance, sink)


def after_placing(state: AlthingState, chance: Chance, sink: list[Event] | None) -> None:
    """Decks are composed if everybody has one of his own; then hands are drawn."""
    setting = state.setting
    if setting.composed:
        begin_composing(state, setting.first)
    else:
        deal(state, (setting.deck,) * setting.seats, (), chance, sink)
