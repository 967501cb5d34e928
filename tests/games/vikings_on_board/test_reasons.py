"""Every reason for a refusal, with its clause: each is asked for by a test and says what it is about."""

from __future__ import annotations

import pytest

from tests.games.reasons import asked, given
from tests.games.vikings_on_board.table import ASTRID, Table

REASONS = {
    "10.1 match-over",
    "3.2 building-taken",
    "3.3 not-this-choice",
    "5.1 no-such-body",
    "5.1 nowhere-to-go",
    "5.1 ship-full",
    "5.2 already-first",
    "5.2 no-promotion",
    "5.2 not-own-body",
    "5.3 no-change",
    "5.3 not-own-body",
    "5.3 same-ship",
    "5.4 no-move",
    "5.4 same-ship",
    "5.5 no-swap",
    "5.5 same-ship-swap",
    "5.8 ship-left",
    "6.1 barrel-on-quay",
    "6.1 quay-closed",
    "6.2 zone-taken",
    "6.4 own-barrel-there",
    "6.6 barrel-stuck",
    "6.6 no-bet",
    "6.6 no-bet-or-barrel",
    "6.7 barrel-won",
    "7.2 no-such-chest",
    "7.4 stack-empty",
    "7.6 price-at-top",
    "7.6 prices-at-top",
    "8.1 stern-taken",
    "8.2 not-own-body",
    "8.3 bonus-there",
    "9.2 needs-chest-and-body",
    "9.7 none-of-that-good",
}


def test_these_are_all_the_reasons_and_each_is_tested() -> None:
    assert given("vikings_on_board") == REASONS
    assert asked("vikings_on_board") == REASONS


@pytest.mark.parametrize(
    ("before", "notation", "params"),
    [
        ("", "body 1.1", {"phase": "choosing"}),
        ("go first_player", "go first_player", {"building": "first_player"}),
        ("go departure; body 1.2", "go departure", {"building": "departure"}),
        ("go promotion", "body 1.4", {"ship": 1, "place": 4}),
        ("go promotion", "body 1.1", {"ship": 1, "place": 1}),
        ("go move; body 1.1", "ship 1", {"ship": 1}),
        ("go tavern_1; barrel 1", "bet 3.red", {"ship": 3, "colour": "red"}),
        ("go tavern_1", "barrel 4", {"barrel": 4}),
        ("go market", "raise furs", {"good": "furs"}),
    ],
)
def test_a_reason_says_what_it_is_about(before: str, notation: str, params: dict[str, str | int]) -> None:
    table = Table().prices(furs=4).bet(ASTRID, 4, "3.red")
    table.do(*[ply for ply in before.split("; ") if ply])
    reason = table.now().why_not(notation)
    assert reason is not None
    assert reason.params == params
