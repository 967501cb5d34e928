"""The assembly: its row and its deck (clauses 4.1, 4.5 and 4.6)."""

from __future__ import annotations

from drakkar.games.althing.events import AssemblyRefilled
from drakkar.games.althing.pieces import CARDS, EVERY_SEAT, NONE
from drakkar.games.althing.state import KNOWERS, AlthingState
from drakkar.kernel.chance import Chance
from drakkar.kernel.events import Event


def assembly_deck_size(state: AlthingState) -> int:
    return len(state.top) + len(state.pool) + len(state.bottom)


def from_assembly_deck(state: AlthingState, chance: Chance) -> int:
    """The next card: what was put on top, then the shuffled ones, then what was put underneath."""
    if state.top:
        card = state.top[-1] >> KNOWERS
        state.top = state.top[:-1]
    elif len(state.pool):
        card, state.pool = state.pool.draw(chance)
    else:
        card = state.bottom[0] >> KNOWERS
        state.bottom = state.bottom[1:]
    return card


def put_underneath(state: AlthingState, card: int) -> None:
    """For all to see."""
    state.bottom = (*state.bottom, card << KNOWERS | EVERY_SEAT)


def take_from_row(state: AlthingState, slot: int) -> int:
    """Leaves a gap until the row is refilled."""
    card = state.row[slot]
    state.row = (*state.row[:slot], NONE, *state.row[slot + 1 :])
    return card


def refill(state: AlthingState, chance: Chance, sink: list[Event] | None) -> None:
    """Cards move away from the deck over the gaps, and new ones come in at slot 1 (clause 4.1)."""
    left = [card for card in state.row if card != NONE]
    missing = len(state.row) - len(left)
    if not missing:
        return
    came: list[int] = []
    while len(came) < missing and assembly_deck_size(state):
        came.append(from_assembly_deck(state, chance))
    came.reverse()
    state.row = tuple([NONE] * (missing - len(came)) + came + left)
    if came and sink is not None:
        came.reverse()
        sink.append(AssemblyRefilled(tuple([CARDS[card] for card in came])))
