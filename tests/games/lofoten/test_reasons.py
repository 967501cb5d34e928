"""Every reason for a refusal, with its clause: each is asked for by a test."""

from __future__ import annotations

import ast

import pytest

from tests.games.lofoten.table import RAVEN, Table
from tests.games.reasons import asked, calls

REASONS = {
    "1.2 not-this-choice",
    "3.3 card-goes-other-way",
    "3.4 edge-of-market",
    "4.2 order-in-dock",
    "4.3 no-uses-left",
    "4.3 wrong-power",
    "4.5 no-coin-anywhere",
    "4.7 area-empty",
    "5.2 moves-in-action-phase",
    "5.2 no-moves-left",
    "5.2 no-side-card",
    "5.3 no-turn-left",
    "5.3 not-three-cards",
    "5.3 too-few-coins",
    "5.4 extra-bought",
    "5.4 too-few-coins",
    "5.6 end-triggered",
    "6.6 warehouse-taken",
    "8.1 area-taken",
    "8.2 pile-empty",
    "9.5 no-cargo",
    "10.3 match-over",
    "12.1 jarl-not-here",
    "12.1 jarls-off",
    "12.3 jarl-claimed",
    "12.3 one-jarl",
    "12.4 requirement-not-met",
    "12.8 area-empty",
    "13.1 already-upgraded",
    "13.1 one-upgrade",
    "13.1 upgrades-off",
    "13.2 not-stored",
    "13.2 nothing-to-flip",
}


def given() -> set[str]:
    """The keys that the engine's source can give."""
    return {
        constant.value
        for call in calls("lofoten")
        for constant in ast.walk(call.args[1])
        if isinstance(constant, ast.Constant) and isinstance(constant.value, str)
    }


def test_these_are_all_the_reasons_and_each_is_tested() -> None:
    assert asked("lofoten") == REASONS
    assert given() == {reason.split()[1] for reason in REASONS}


@pytest.mark.parametrize(
    ("coins", "before", "key"),
    [(5, "", "extra-bought"), (1, "play left", "too-few-coins"), (2, "play left", "not-three-cards")],
)
def test_the_reason_that_helps_most_comes_first(coins: int, before: str, key: str) -> None:
    """Of several reasons: that it is bought, then the price; for a hand, first the three cards."""
    table = Table().coins(coins, 0)
    if before:
        table.do(before)
        notation = "extra" if key == "too-few-coins" else "renew"
    else:
        table.do("extra")
        notation = "extra"
    assert table.refusal(notation).key == key
    assert table.acts == RAVEN
