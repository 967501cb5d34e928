"""Maledictions (clauses 14.6, 14.12 and 14.13)."""

from __future__ import annotations

from drakkar.games.althing.events_modules import IllnessSpread, TrollCursed
from drakkar.games.althing.modules import replaced
from drakkar.games.althing.pieces import CARDS, FIRST_TROLL
from drakkar.games.althing.rules.assembly import put_underneath, refill, take_from_row
from drakkar.games.althing.rules.phase import fall_ill, go_on, next_phase
from drakkar.games.althing.state import AlthingState, change, move_trolls
from drakkar.kernel.chance import Chance
from drakkar.kernel.events import Event


def curse_troll(state: AlthingState, chance: Chance, sink: list[Event] | None) -> None:
    """A Troll of the target, from home, lies on the target's own deck."""
    target = state.target
    move_trolls(state, target, -1)
    state.on_top[target] = (*state.on_top[target], FIRST_TROLL + target)
    if sink is not None:
        sink.append(TrollCursed(state.active, target))
    go_on(state, chance, sink)


def plan_illness(state: AlthingState, chance: Chance, sink: list[Event] | None) -> None:
    """Nothing happens before the end of the phase."""
    modules = change(state)
    modules.ill = replaced(modules.ill, state.active, 1)
    go_on(state, chance, sink)


def spread(state: AlthingState, slot: int, chance: Chance, sink: list[Event] | None) -> None:
    """A card of the assembly goes under its deck, until three are left."""
    card = take_from_row(state, slot)
    put_underneath(state, card)
    if sink is not None:
        sink.append(IllnessSpread(state.active, CARDS[card], slot + 1))
    if not fall_ill(state):
        refill(state, chance, sink)
        next_phase(state, chance, sink)
