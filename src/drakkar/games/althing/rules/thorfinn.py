"""Thorfinn's turn, which comes before the player's phase (clauses 16.3 to 16.5, 16.9, 16.12 and 16.15)."""

from __future__ import annotations

from typing import Final

from drakkar.games.althing.events_modules import (
    RoundBegan,
    ThorfinnArrived,
    ThorfinnClimbed,
    ThorfinnRecruited,
    ThorfinnReshuffled,
    ThorfinnRevealed,
)
from drakkar.games.althing.modules import Foe, with_byte
from drakkar.games.althing.pieces import CARDS, FIRST_TROLL, NONE, REVEALED_TROLL, THORFINN, THORFINN_CARDS
from drakkar.games.althing.rules.assembly import refill, take_from_row
from drakkar.games.althing.rules.ending import finish
from drakkar.games.althing.rules.phase import CLIMB, HIS_SYMBOL, YOUR_PHASE
from drakkar.games.althing.state import AlthingState, change, with_card, without
from drakkar.kernel.chance import Chance
from drakkar.kernel.events import Event

THORFINN_DECK: Final = "thorfinn"


def reveal(state: AlthingState, chance: Chance, sink: list[Event] | None) -> None:
    """His card of the round, and what it makes him do before he climbs; nothing if it is a Troll of yours."""
    assert state.foe is not None
    foe = state.foe
    deck = foe.deck
    if not deck and not foe.trolls:
        deck = state.setting.thorfinn
        if sink is not None:
            sink.append(ThorfinnReshuffled(len(deck)))
    if sink is not None:
        sink.append(RoundBegan(state.round))
    if foe.trolls:
        state.foe = Foe(deck, REVEALED_TROLL, foe.trolls - 1)
        modules = change(state)
        modules.out = with_card(modules.out, FIRST_TROLL)
        if sink is not None:
            sink.append(ThorfinnRevealed("troll", state.round))
        return
    number = deck[chance.index(len(deck), THORFINN_DECK)]
    state.foe = Foe(without(deck, number), number, 0)
    if sink is not None:
        sink.append(ThorfinnRevealed(THORFINN_CARDS[number], state.round))
    card = state.setting.components.thorfinn[number]
    for _ in range(card.recruits):
        _recruit(state, chance, sink)
    row = min(state.epic.depth[state.position[0]], len(card.rows) - 1)
    strikes = [HIS_SYMBOL + symbol for symbol in card.rows[row]]
    change(state).pending = (*strikes, CLIMB, YOUR_PHASE)


def _recruit(state: AlthingState, chance: Chance, sink: list[Event] | None) -> None:
    """The oldest card of the assembly, that farthest from the deck (clause 16.4)."""
    for slot in range(len(state.row) - 1, -1, -1):
        if state.row[slot] != NONE:
            card = take_from_row(state, slot)
            state.hand[THORFINN] = with_card(state.hand[THORFINN], card)
            if sink is not None:
                sink.append(ThorfinnRecruited(CARDS[card], slot + 1))
            refill(state, chance, sink)
            return


def climb(state: AlthingState, sink: list[Event] | None) -> None:
    """As many steps as his card shows, always to the left (clauses 16.9 and 16.16)."""
    assert state.foe is not None
    if state.foe.card == REVEALED_TROLL:
        return
    epic = state.epic
    for _ in range(state.setting.components.thorfinn[state.foe.card].climb):
        place = epic.next[state.position[THORFINN]][0]
        state.position = with_byte(state.position, THORFINN, place)
        step = epic.steps[place]
        if sink is not None:
            sink.append(ThorfinnClimbed(step.id, step.face, epic.depth[place]))
        if place == epic.end:
            if sink is not None:
                sink.append(ThorfinnArrived(state.round))
            finish(state, sink)
            return
