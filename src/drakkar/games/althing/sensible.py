"""What a bot considers: all that is legal, but for what is known to bring nothing to who does it."""

from __future__ import annotations

from drakkar.games.althing.actions import (
    ARGUMENT,
    FIRST_INVOKE,
    FIRST_PLAY,
    INVOKE,
    PLAY,
    SWAP,
    TRADE,
    VERB,
)
from drakkar.games.althing.pieces import DETROLL, FIRST_TROLL, NONE, SYMBOLS
from drakkar.games.althing.state import ACTING, BORROWED, AlthingState, partner_of


def sensible(state: AlthingState, legal: list[int]) -> list[int]:
    """Never empty: an end of acting, or of the borrowed card, is always among the rest."""
    if state.phase != ACTING and state.phase != BORROWED:
        return legal
    trolls = has_troll(state, state.active)
    if trolls and not state.exchanges:
        return legal
    return [action for action in legal if not _in_vain(state, action, trolls)]


def has_troll(state: AlthingState, seat: int) -> bool:
    """Whether the seat's deck holds a Troll: all see Trolls come, and its owner knows what has left it."""
    if state.on_top[seat]:
        return True
    items = state.deck[seat].items
    return len(items) > 0 and max(items) >= FIRST_TROLL


def _in_vain(state: AlthingState, action: int, trolls: bool) -> bool:
    verb = VERB[action]
    if verb == PLAY:
        return not trolls and (action - FIRST_PLAY) % len(SYMBOLS) == DETROLL
    if verb == INVOKE:
        return not trolls and action - FIRST_INVOKE == DETROLL
    if verb in (SWAP, TRADE):
        return state.exchanges > 0 and _goes_back(state, ARGUMENT[action])
    return False


def _goes_back(state: AlthingState, card: int) -> bool:
    """An exchange right after another. With one reserve a single one could do what both do; where there is a
    partner's as well, giving away again what was just taken leads back."""
    setting = state.setting
    if not setting.open_reserve or state.reserve[partner_of(state, state.active)] == NONE:
        return True
    return card in state.shown[state.active]
