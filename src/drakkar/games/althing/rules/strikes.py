"""What Thorfinn does to the player: his axe, his Troll and his shortages (clauses 16.6 and 16.7)."""

from __future__ import annotations

from drakkar.games.althing.events import TrollFled, TrollPlaced
from drakkar.games.althing.events_modules import CardStruck, ShortageStruck
from drakkar.games.althing.pieces import AXE, CARDS, FIRST_SHORTAGE, FIRST_TROLL, RESOURCES, THORFINN, TROLL
from drakkar.games.althing.rules.decks import settle, to_discard
from drakkar.games.althing.rules.phase import go_on
from drakkar.games.althing.state import AlthingState, move_trolls, without
from drakkar.kernel.chance import Chance
from drakkar.kernel.events import Event


def can_strike(state: AlthingState, symbol: int) -> bool:
    """Whether there is a card to strike, or a Troll to send."""
    if symbol == AXE:
        return len(state.hand[0]) > 0
    return symbol != TROLL or state.trolls[THORFINN] > 0


def carry_out_strike(state: AlthingState, chance: Chance, sink: list[Event] | None) -> None:
    symbol, seat = state.symbol, state.target
    if symbol == AXE:
        _strike_card(state, seat, chance, sink)
    elif symbol == TROLL:
        move_trolls(state, THORFINN, -1)
        state.on_top[seat] = (*state.on_top[seat], FIRST_TROLL + THORFINN)
        if sink is not None:
            sink.append(TrollPlaced(THORFINN, seat))
    else:
        resource = symbol - FIRST_SHORTAGE
        state.shortage |= 1 << resource
        if sink is not None:
            sink.append(ShortageStruck(seat, RESOURCES[resource]))
    go_on(state, chance, sink)


def _strike_card(state: AlthingState, seat: int, chance: Chance, sink: list[Event] | None) -> None:
    """A card at random goes to the discard pile; a cowardly Troll goes home (clause 6.9)."""
    hand = state.hand[seat]
    card = hand[chance.index(len(hand), state.setting.hand_sources[seat])]
    state.hand[seat] = without(hand, card)
    state.shown[seat] = ()
    if sink is not None:
        sink.append(CardStruck(seat, CARDS[card]))
    if state.setting.cowardly and card >= FIRST_TROLL:
        owner = card - FIRST_TROLL
        move_trolls(state, owner, 1)
        if sink is not None:
            sink.append(TrollFled(THORFINN, owner))
        return
    to_discard(state, seat, card, 1 << seat)
    settle(state, seat, sink)
