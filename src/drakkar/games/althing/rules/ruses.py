"""Ruses: whom they may be aimed at, and what they do (section 6, and 10.5)."""

from __future__ import annotations

from drakkar.games.althing.events import CardStolen, StormRaised, TrollFled, TrollPlaced
from drakkar.games.althing.pieces import AXE, CARDS, FIRST_TROLL, NONE, STORM, TROLL
from drakkar.games.althing.rules.loans import borrow
from drakkar.games.althing.rules.phase import go_on
from drakkar.games.althing.state import AlthingState, are_opponents, sheltered, without
from drakkar.kernel.chance import Chance
from drakkar.kernel.events import Event

STORM_LASTS = 2  # phases of its target


def can_be_target(state: AlthingState, symbol: int, seat: int) -> bool:
    """Whether the active seat may aim this ruse at the seat (clauses 6.1 to 6.3)."""
    return (
        are_opponents(state.setting, state.active, seat)
        and not sheltered(state, seat)
        and (symbol != AXE or len(state.hand[seat]) > 0)
    )


def can_be_raided(state: AlthingState, symbol: int, seat: int) -> bool:
    """Whether the active seat may aim an axe at the seat's open reserve (clause 10.5)."""
    return (
        symbol == AXE
        and state.setting.open_reserve
        and state.reserve[seat] != NONE
        and are_opponents(state.setting, state.active, seat)
        and not sheltered(state, seat)
    )


def has_target(state: AlthingState, symbol: int) -> bool:
    for seat in range(state.setting.seats):
        if can_be_target(state, symbol, seat) or can_be_raided(state, symbol, seat):
            return True
    return False


def carry_out_ruse(state: AlthingState, chance: Chance, sink: list[Event] | None) -> None:
    seat, target = state.active, state.target
    if state.symbol == AXE:
        _steal(state, chance, sink)
        return
    if state.symbol == TROLL:
        state.trolls[seat] -= 1
        state.on_top[target] = (*state.on_top[target], FIRST_TROLL + seat)
        if sink is not None:
            sink.append(TrollPlaced(seat, target))
    else:
        assert state.symbol == STORM
        state.storm_on[seat] = target
        state.storm_left[seat] = STORM_LASTS
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
        state.shown[target] = ()
    if sink is not None:
        sink.append(CardStolen(seat, target, CARDS[card], raid))
    if state.setting.cowardly and card >= FIRST_TROLL and not raid:
        owner = card - FIRST_TROLL
        state.trolls[owner] += 1
        if sink is not None:
            sink.append(TrollFled(seat, owner))
        go_on(state, chance, sink)
        return
    borrow(state, card, target, raid)
