"""Worked examples of the rules: each one is played, and does what it says."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from drakkar.examples import FIRST_MATCH, Example, ExampleError, boards, example, examples, play, unmet
from drakkar.games.registry import OURS, load_game
from drakkar.kernel.game import SPECTATOR
from drakkar.words import languages, rules

ALL = [(game, one) for game in OURS for one in examples(game)]


def named(of: object) -> str:
    return of.clause if isinstance(of, Example) else str(of)


@pytest.mark.parametrize(("game", "one"), ALL, ids=named)
def test_the_example_does_what_it_says(game: str, one: Example) -> None:
    steps = play(game, one)
    assert unmet(game, one, steps) == []
    assert one.clause == FIRST_MATCH or one.tells or one.legal or one.sheet, "nothing is expected of it"
    engine = load_game(game)
    for step in steps:
        for viewer in (one.viewer, SPECTATOR):
            assert engine.scene(engine.view(step.state, viewer))


@pytest.mark.parametrize("game", OURS)
def test_every_example_of_the_rules_has_its_board(game: str) -> None:
    told = {clause.number: len(clause.examples) for clause in rules(game, "en").clauses if clause.examples}
    assert boards(game) == {FIRST_MATCH: 1, **told}


@pytest.mark.parametrize(("game", "one"), ALL, ids=named)
def test_its_players_are_those_of_the_sentence(game: str, one: Example) -> None:
    """Who is named in the text sits at the table of the picture."""
    people = {"Astrid", "Ragnar", "Hilda", "Leif", "Ingrid"}
    if one.clause == FIRST_MATCH:
        return
    number = [other for other in examples(game) if other.clause == one.clause].index(one)
    for language in languages():
        sentence = rules(game, language).clause(one.clause).examples[number]
        assert {name for name in people if name in sentence} <= set(one.players), sentence


def looot(**changes: Any) -> Example:
    found = example("looot", "3.4")
    assert found
    return msgspec.structs.replace(found, **changes)


def test_what_is_not_legal_is_refused() -> None:
    with pytest.raises(ExampleError, match="place b18: not-adjacent"):
        play("looot", looot(act=["place b18"]))


def test_what_is_told_wrongly_is_named() -> None:
    one = looot(tells=["ResourceGained seat=0 tile=wood"], sheet={"sheep": [1, 0]})
    assert unmet("looot", one, play("looot", one)) == [*one.tells, "sheep [1, 0], not [0, 0]"]


@pytest.mark.parametrize(
    "board", [{"stands": ["a4"]}, {"stand": ["z99"]}, {"fjord": ["b5=L99"]}, {"stack": "a4=1"}]
)
def test_a_board_that_cannot_be_arranged_is_refused(board: dict[str, Any]) -> None:
    with pytest.raises(ExampleError, match="cannot be arranged"):
        play("looot", looot(board=board))


def test_what_has_no_board_is_not_found() -> None:
    assert example("looot", "3.4", 2) is None
    assert example("looot", "1.1") is None
    assert example("mimir", "3.2") is None
