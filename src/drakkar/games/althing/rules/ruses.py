"""Ruses: what they do (section 6, and clauses 10.5, 16.11 and 16.15)."""

from __future__ import annotations

from typing import Final

from drakkar.games.althing.events import CardStolen, StormRaised, TrollFled, TrollPlaced
from drakkar.games.althing.modules import Foe, with_byte
from drakkar.games.althing.pieces import AXE, CARDS, FIRST_TROLL, NONE, STORM, TROLL
from drakkar.games.althing.rules.loans import borrow
from drakkar.games.althing.rules.phase import go_on
from drakkar.games.althing.state import AlthingState, move_trolls, without
from drakkar.kernel.chance import Chance
from drakkar.kernel.events import Event

STORM_LASTS: Final = 2  # phases of its target


def carry_out_ruse(state: AlthingState, chance: Chance, sink: list[Event] | None) -> None:
    seat, target = state.active, state.target
    if state.symbol == AXE:
        _steal(state, chance, sink)
        return
    if state.symbol == TROLL:
        move_trolls(state, seat, -1)
        if state.foe is not None:
            state.foe = Foe(state.foe.deck, state.foe.card, state.foe.trolls + 1)
        else:
            state.on_top[target] = (*state.on_top[target], FIRST_TROLL + seat)
        if sink is not None:
            sink.append(TrollPlaced(seat, target))
    else:
        assert state.symbol == STORM
        state.storm_on = with_byte(state.storm_on, seat, target)
        state.storm_left = with_byte(state.storm_left, seat, STORM_LASTS)
        if sink is not None:
            sink.append(StormRaised(seat, target))
    go_on(state, chance, sink)


def _steal(state: AlthingState, chance: Chance, sink: list[Event] | None) -> None:
    """A card at random from the hand, or the one in the open reserve (clauses 6.3, 6.9 and 10.5)."""
    seat, target, raid = state.active, state.target, state.raid
    if raid:
        card = state.reserve[target]
        state.reserve[target] = NONE
    else:
        hand = state.hand[target]
        card = hand[chance.index(len(hand), state.setting.hand_sources[target])]
        state.hand[target] = without(hand, card)
        if target < state.setting.seats:
            state.shown[target] = ()
    if sink is not None:
        sink.append(CardStolen(seat, target, CARDS[card], raid, target >= state.setting.seats))
    if state.setting.cowardly and card >= FIRST_TROLL and not raid:
        owner = card - FIRST_TROLL
        move_trolls(state, owner, 1)
        if sink is not None:
            sink.append(TrollFled(seat, owner))
        go_on(state, chance, sink)
        return
    borrow(state, card, target, raid)
