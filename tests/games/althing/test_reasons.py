"""Every reason for a refusal, with its clause: each is asked for by a test."""

from __future__ import annotations

import ast
from pathlib import Path

from tests.games.althing.table import BLUE, RED, Table

HERE = Path(__file__).parent
RULES = HERE.parents[2] / "src" / "drakkar" / "games" / "althing"
REASONS = {
    "1.3 not-this-choice",
    "1.4 no-such-seat",
    "3.1 card-not-in-hand",
    "3.1 symbol-not-on-card",
    "3.2 could-not-complete",
    "3.2 gives-nothing-missing",
    "3.2 not-enough-yet",
    "4.2 cannot-afford",
    "4.2 slot-chosen",
    "4.3 other-currency",
    "4.6 slot-empty",
    "5.1 cannot-cross",
    "5.2 already-crossed",
    "5.6 enough-actions",
    "6.1 not-an-opponent",
    "6.2 no-target",
    "6.2 on-sacred-ground",
    "6.3 hand-empty",
    "6.4 not-the-borrowed-card",
    "6.5 borrowed-useless",
    "6.6 no-trolls-left",
    "6.7 storm-away",
    "6.8 no-crossing",
    "6.8 no-recruiting",
    "7.1 not-an-answer",
    "7.4 deck-empty",
    "7.4 no-troll-of",
    "7.5 only-in-answer",
    "8.2 assembly-empty",
    "8.2 slot-plotted",
    "9.1 not-an-answer",
    "9.5 not-an-answer",
    "9.6 nobody-to-hire",
    "9.7 no-recruiting",
    "9.7 not-for-hire",
    "9.9 assembly-deck-empty",
    "9.9 from-the-assembly",
    "9.9 not-looked-at",
    "10.1 reserve-full",
    "10.1 reserve-off",
    "10.2 reserve-empty",
    "10.2 same-card",
    "10.5 raid-needs-axe",
    "10.5 reserve-empty-there",
    "10.5 reserve-not-open",
    "10.6 no-partner",
    "10.6 partner-reserve-empty",
    "10.6 same-card",
    "10.7 three-exchanges",
    "11.2 match-over",
    "11.4 no-step-left",
    "12.2 symbol-not-in-force",
    "13.1 card-not-yours",
    "13.1 deck-complete",
    "13.1 deck-not-complete",
    "13.2 card-not-yours",
    "13.3 picked-in-order",
    "13.3 too-few-left",
    "13.5 assembly-deck-empty",
    "13.5 guest-there",
    "13.5 no-guest",
    "13.6 costs-too-much",
    "13.6 give-first",
    "13.6 given-already",
    "13.6 no-nugget-cost",
    "13.6 nothing-to-demobilise",
    "13.6 slot-taken",
    "13.6 take-something",
    "13.7 hand-too-big",
    "13.8 no-nuggets-on-it",
    "13.8 no-reward-card",
    "13.8 one-reward",
    "13.8 reward-for-nuggets",
    "13.8 reward-in-payment",
    "13.9 not-first-action",
    "13.10 no-empty-step",
    "13.10 not-a-step",
    "13.10 occupied",
    "13.12 no-symbol-on-it",
    "13.12 not-with-borrowed",
    "13.12 nothing-to-lay",
    "13.12 stone-there",
    "13.13 no-stone",
    "13.13 stone-new",
    "14.2 no-such-place",
    "14.2 not-a-step",
    "14.2 side-taken",
    "14.7 cursed-here",
    "14.9 no-recruiting-here",
    "14.12 ill-already",
    "14.13 no-target",
    "14.13 no-troll-at-home",
    "15.3 at-a-fork",
    "15.3 no-fork-here",
    "16.2 card-not-yours",
    "16.10 not-against-thorfinn",
    "16.11 thorfinn-empty-handed",
    "16.11 thorfinn-protected",
    "16.15 thorfinn-protected",
}


def asked() -> set[str]:
    """The reasons that some other test here gets as an answer."""
    found: set[str] = set()
    for file in HERE.glob("test_*.py"):
        if file != Path(__file__):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Compare) and "refuses" in ast.unparse(node.left):
                    answers = [other for other in node.comparators if isinstance(other, ast.Constant)]
                    found |= {str(answer.value) for answer in answers}
    return found


def given() -> set[str]:
    """The clauses and keys that the engine's source can give."""
    found: set[str] = set()
    for file in RULES.rglob("*.py"):
        source = file.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Reason":
                clause, key = (ast.literal_eval(argument) for argument in node.args[:2])
                found.add(f"{clause.removeprefix('althing-')} {key}")
    return found


def test_these_are_all_the_reasons_and_each_is_tested() -> None:
    assert asked() == REASONS
    assert given() == REASONS


def test_the_reason_that_helps_most_comes_first() -> None:
    """Under a storm that is said first; a card one does not have is said before what it could do."""
    table = Table().storm(BLUE, RED).hand(RED, "odin").acted(crossed=True)
    assert table.refusal("recruit 5").key == "no-recruiting"
    assert table.refusal("cross").key == "no-crossing"
    assert table.refusal("play olaf plot").key == "card-not-in-hand"
    assert table.refusal("fetch thor").key == "card-not-in-hand"
