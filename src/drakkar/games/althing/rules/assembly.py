"""The assembly: its row, its deck and its unexpected guest (clauses 4.1, 4.5, 4.6, 13.5, 14.5 and 14.14)."""

from __future__ import annotations

from drakkar.games.althing.epic import Epic
from drakkar.games.althing.events import AssemblyRefilled
from drakkar.games.althing.events_modules import AssemblyShrunk
from drakkar.games.althing.modules import Modules, replaced
from drakkar.games.althing.pieces import CARDS, EVERY_SEAT, GUEST, NONE, SMALLEST_ROW
from drakkar.games.althing.state import KNOWERS, AlthingState, change
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
    state.bottom += (card << KNOWERS | EVERY_SEAT,)


def card_at(state: AlthingState, slot: int) -> int:
    """The card of a slot, the guest's being the last; NONE if there is none."""
    if slot == GUEST:
        return state.modules.guest
    return state.row[slot] if slot < len(state.row) else NONE


def chosen_slots(bits: int) -> list[int]:
    """The slots with a bit, from the deck on."""
    return [slot for slot in range(GUEST + 1) if bits >> slot & 1]


def open_slots(state: AlthingState) -> list[int]:
    """The slots where a card lies, the guest's too."""
    slots = [slot for slot in range(len(state.row)) if state.row[slot] != NONE]
    if state.modules.guest != NONE:
        slots.append(GUEST)
    return slots


def take_from_row(state: AlthingState, slot: int) -> int:
    """Leaves a gap until the row is refilled; the guest leaves none."""
    if slot == GUEST:
        card = state.modules.guest
        change(state).guest = NONE
        return card
    card = state.row[slot]
    state.row = replaced(state.row, slot, NONE)
    return card


def row_size(state: AlthingState) -> int:
    """What the row is filled up to: less while an illness lies on it (clauses 14.5, 14.12 and 14.14)."""
    return size_of_row(state.epic, state.modules, state.position, state.setting.seats, len(state.row))


def size_of_row(epic: Epic, modules: Modules, position: bytes, seats: int, slots: int) -> int:
    for seat in range(seats):
        if modules.ill[seat] == 2 or epic.ill[position[seat]]:
            return min(SMALLEST_ROW, slots)
    return slots


def refill(state: AlthingState, chance: Chance, sink: list[Event] | None) -> None:
    """Cards move away from the deck over the gaps, and new ones come in next to it (clause 4.1)."""
    if NONE not in state.row:
        return
    left = [card for card in state.row if card != NONE]
    missing = row_size(state) - len(left)
    came: list[int] = []
    while len(came) < missing and assembly_deck_size(state):
        came.append(from_assembly_deck(state, chance))
    came.reverse()
    state.row = tuple([NONE] * (len(state.row) - len(left) - len(came)) + came + left)
    if came and sink is not None:
        came.reverse()
        sink.append(AssemblyRefilled(tuple([CARDS[card] for card in came])))


def fit(state: AlthingState, chance: Chance, sink: list[Event] | None) -> None:
    """After a crossing: by a step's illness the cards next to the deck leave, without it new ones come."""
    left = [card for card in state.row if card != NONE]
    surplus = len(left) - row_size(state)
    if surplus <= 0:
        refill(state, chance, sink)
        return
    for card in left[:surplus]:
        put_underneath(state, card)
    state.row = tuple([NONE] * (len(state.row) - len(left) + surplus) + left[surplus:])
    if sink is not None:
        sink.append(AssemblyShrunk(tuple([CARDS[card] for card in left[:surplus]])))
