"""How well a seat stands: the points as they are, and a little for what is on its way."""

from __future__ import annotations

from typing import Final

from drakkar.games.lofoten.pieces import ARMS, TILES, VALUE_OF
from drakkar.games.lofoten.rules.jarls import holdings
from drakkar.games.lofoten.rules.score import score_rows
from drakkar.games.lofoten.state import LofotenState

STORED: Final = 0.5  # a quantity stored, whoever leads in its warehouse
ABOARD: Final = 0.3  # a quantity still on a longship
COIN: Final = 0.2


def standing(state: LofotenState, seat: int) -> float:
    rows = score_rows(holdings(state))
    value = float(sum(rows[seat]) - sum(rows[1 - seat]))
    return value + _promise(state, seat) - _promise(state, 1 - seat)


def _promise(state: LofotenState, seat: int) -> float:
    stored = sum([state.stored[seat * TILES + tile] * VALUE_OF[tile] for tile in range(TILES)])
    aboard = sum([VALUE_OF[tile] for arm in range(ARMS) for tile in state.cargo[seat * ARMS + arm]])
    return STORED * stored + ABOARD * aboard + COIN * state.coins[seat]
