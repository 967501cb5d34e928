"""What Thorfinn may do in his next turn, and what it is worth to hold the answer (section 16)."""

from __future__ import annotations

from typing import Final

from drakkar.games.althing.odds import pays
from drakkar.games.althing.pieces import AXE, DETROLL, FAIR_WEATHER, FIRST_SHORTAGE, SHIELD, THORFINN, TROLL
from drakkar.games.althing.state import AlthingState

# Rounds that each may cost: a shortage of what is needed, a card struck, a Troll on the deck.
SHORT: Final = 0.9
STRUCK: Final = 0.35
TROLLED: Final = 0.3


def guard(state: AlthingState, kept: list[int], need: tuple[int, int, int]) -> float:
    """Rounds that an answer among these cards may save in his next turn, if the step is paid without it."""
    short, axe, troll = _threats(state, need)
    saved = 0.0
    for card in sorted(set(kept)):
        symbols = state.setting.symbols[card]
        if FAIR_WEATHER not in symbols and SHIELD not in symbols and DETROLL not in symbols:
            continue
        rest = kept.copy()
        rest.remove(card)
        if not pays(state.setting, rest, need):
            continue
        best = 0.0
        if FAIR_WEATHER in symbols:
            best = SHORT * short
        if SHIELD in symbols:
            best = max(best, STRUCK * axe)
        if DETROLL in symbols:
            best = max(best, TROLLED * troll)
        saved = max(saved, best)
    return saved


def _threats(state: AlthingState, need: tuple[int, int, int]) -> tuple[float, float, float]:
    """How likely his next card has a shortage of something needed, an axe, a Troll."""
    assert state.foe is not None
    setting = state.setting
    if state.foe.trolls:
        return 0.0, 0.0, 0.0
    deck = state.foe.deck or setting.thorfinn
    row = min(state.epic.depth[state.position[0]], 4)
    short, axes, trolls = 0, 0, 0
    for number in deck:
        symbols = setting.components.thorfinn[number].rows[row]
        axes += AXE in symbols
        trolls += TROLL in symbols and state.trolls[THORFINN] > 0
        for kind in range(3):
            if need[kind] and FIRST_SHORTAGE + kind in symbols:
                short += 1
                break
    return short / len(deck), axes / len(deck), trolls / len(deck)
