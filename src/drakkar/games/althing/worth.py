"""What a symbol announced is worth to who played it, before its effect is there: in rounds."""

from __future__ import annotations

from typing import Final

from drakkar.games.althing.pieces import (
    AXE,
    CURSED_TROLL,
    DAY_LABOURER,
    DEMOBILISED,
    PLOT,
    REORGANISE,
    REWORK,
    STORM,
    TROLL,
)
from drakkar.games.althing.state import (
    ANSWERING,
    DEMOBILISING,
    EXCHANGING,
    INVOKING,
    PLOTTING,
    REORGANISING,
    RETURNING,
    REWORKING,
    STACKING,
    TARGETING,
    AlthingState,
)

UNHINDERED: Final = 0.7  # how likely it is that nobody answers
# Rounds that a storm costs, by the phases it still lasts.
STORMUR: Final = 1.3
STORMS: Final[tuple[float, ...]] = (0.0, 0.35, STORMUR)
LOOT: Final = 0.25  # a card taken, and the use of it
TROLLED: Final = 0.4
DETROLLED: Final = 0.5
LABOUR: Final = 0.1
FRESH: Final = 0.2  # a card exchanged for a new one
CHOICE: Final = 0.05  # a better row
SWAPPED: Final = 0.1  # a card of the hand for one of the assembly
LAID: Final = 0.2


def announced(state: AlthingState) -> float:
    symbol, phase = state.symbol, state.phase
    sure = UNHINDERED if phase in (ANSWERING, TARGETING) else 1.0
    if symbol == AXE:
        return sure * LOOT
    if symbol in (TROLL, CURSED_TROLL):
        return sure * TROLLED
    if symbol == STORM:
        return sure * STORMUR * 0.7
    if symbol == DAY_LABOURER:
        return sure * LABOUR
    if symbol == REWORK:
        return sure * FRESH if phase in (ANSWERING, REWORKING) else 0.0
    if symbol in (REORGANISE, PLOT):
        return sure * CHOICE if phase in (ANSWERING, REORGANISING, EXCHANGING, STACKING, PLOTTING) else 0.0
    if symbol == DEMOBILISED:
        return SWAPPED if phase == DEMOBILISING else 0.0
    if phase == INVOKING:
        return LAID
    return DETROLLED if phase == RETURNING else 0.0
