"""The event of the cards: plot (clause 8.2)."""

from __future__ import annotations

from drakkar.games.althing.events import CardsPlotted
from drakkar.games.althing.pieces import CARDS, NONE
from drakkar.games.althing.rules.assembly import put_underneath, refill, take_from_row
from drakkar.games.althing.rules.phase import go_on
from drakkar.games.althing.state import AlthingState
from drakkar.kernel.chance import Chance
from drakkar.kernel.events import Event


def plot(state: AlthingState, slot: int, chance: Chance, sink: list[Event] | None) -> None:
    """The first of two slots, unless there is one card only; then both cards go."""
    cards_there = len(state.row) - state.row.count(NONE)
    if state.plotted == NONE and cards_there > 1:
        state.plotted = slot
        return
    slots = [slot] if state.plotted == NONE else [state.plotted, slot]
    state.plotted = NONE
    cards: list[int] = []
    for place in slots:
        cards.append(take_from_row(state, place))
        put_underneath(state, cards[-1])
    if sink is not None:
        names = tuple([CARDS[card] for card in cards])
        sink.append(CardsPlotted(state.active, names, tuple([place + 1 for place in slots])))
    refill(state, chance, sink)
    go_on(state, chance, sink)
