"""Detroll in one's own phase: a Troll out of one's own deck (clause 7.4)."""

from __future__ import annotations

from drakkar.games.althing.events import NoTrollFound, TrollSentHome
from drakkar.games.althing.pieces import FIRST_TROLL
from drakkar.games.althing.rules.decks import settle
from drakkar.games.althing.rules.phase import go_on
from drakkar.games.althing.state import RETURNING, AlthingState, move_trolls
from drakkar.kernel.chance import Chance
from drakkar.kernel.events import Event
from drakkar.kernel.pool import Pool


def troll_owners(state: AlthingState, seat: int) -> list[int]:
    """The seats, and Thorfinn, that have Trolls in this seat's deck."""
    trolls = 0  # a bit for each owner
    for card in state.on_top[seat]:
        trolls |= 1 << card - FIRST_TROLL
    for card in state.deck[seat].items:
        if card >= FIRST_TROLL:
            trolls |= 1 << card - FIRST_TROLL
    return [owner for owner in range(state.setting.figures) if trolls >> owner & 1]


def search_deck(state: AlthingState, chance: Chance, sink: list[Event] | None) -> None:
    seat = state.active
    owners = troll_owners(state, seat)
    if len(owners) > 1:
        state.phase = RETURNING
    elif owners:
        send_home(state, owners[0], chance, sink)
    else:
        if sink is not None:
            sink.append(NoTrollFound(seat))
        go_on(state, chance, sink)


def send_home(state: AlthingState, owner: int, chance: Chance, sink: list[Event] | None) -> None:
    """The deck is shuffled after it: nobody knows any more what is on top."""
    seat = state.active
    cards = [*state.deck[seat].items, *state.on_top[seat]]
    cards.remove(FIRST_TROLL + owner)
    state.deck[seat] = Pool(cards, state.setting.deck_sources[seat])
    state.on_top[seat] = ()
    move_trolls(state, owner, 1)
    if sink is not None:
        sink.append(TrollSentHome(seat, owner))
    settle(state, seat, sink)
    go_on(state, chance, sink)
