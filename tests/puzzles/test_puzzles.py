"""The puzzles there are: each is played to its position, and what it says of its choices is what is legal."""

from __future__ import annotations

import pytest

from drakkar.games.registry import OURS, meta
from drakkar.kernel.errors import UserError
from drakkar.puzzles import puzzle, puzzles_of
from drakkar.puzzles.arranging import arrange, why
from drakkar.puzzles.form import read_puzzle, write_puzzle
from drakkar.puzzles.weighing import EQUAL, FEWEST, MOST_RIGHT, WORTH

ALL = [(game, name) for game in OURS for name in puzzles_of(game)]
MIMIR = puzzle("mimir", "1-018")


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_puzzle_leads_to_its_position_and_its_solution_is_clearly_best(game: str, name: str) -> None:
    asked = puzzle(game, name)
    match = arrange(asked)
    assert set(asked.choices) == {match.game.space.notation(action) for action in match.legal()}
    chances = {action: found.chance for action, found in asked.choices.items()}
    right = [chances.pop(action) for action in asked.solution]
    assert len(right) <= MOST_RIGHT
    assert len(asked.choices) >= FEWEST * len(right)
    # Written with four digits.
    assert max(right) - min(right) <= EQUAL + 0.0001
    assert min(right) - max(chances.values()) >= WORTH - 0.0001
    for action in (asked.solution[0], asked.temptation):
        assert why(asked, match, action)[-1].key == "tried"


@pytest.mark.parametrize("game", OURS)
def test_there_are_thirty_of_many_kinds(game: str) -> None:
    found = [puzzle(game, name) for name in puzzles_of(game)]
    assert len({one.position for one in found}) == len(found) == 30
    assert {one.players for one in found} == {seats for seats in meta(game).seats if seats > 1}
    assert len({one.difficulty for one in found}) >= 3
    assert len({action.partition(" ")[0] for one in found for action in one.solution}) >= 4


def test_a_puzzle_that_there_is_not_is_named() -> None:
    with pytest.raises(UserError) as refused:
        puzzle("looot", "nothing")
    assert refused.value.params == {"game": "looot", "puzzle": "nothing"}


@pytest.mark.parametrize(
    ("line", "instead", "expected"),
    [
        ('position = "', 'position = "0', "begin leads to another position"),
        ("players = 2", "players = 9", "bad-player-count"),
        ("options = {", 'options = { depth = "unknown"', "unknown-option"),
        ('begin = """\n', 'begin = """\nsing\n', "line 1 of begin, 'sing'"),
    ],
)
def test_what_does_not_lead_where_it_says_is_refused(line: str, instead: str, expected: str) -> None:
    text = write_puzzle(MIMIR)
    assert text.count(line) == 1
    with pytest.raises(UserError) as refused:
        arrange(read_puzzle("mimir", "changed", text.replace(line, instead)))
    assert expected in str(refused.value.params["what"])


def test_the_choices_are_the_legal_ones() -> None:
    text = write_puzzle(MIMIR).replace('"aside thurisaz"', '"cast fehu"')
    with pytest.raises(UserError) as refused:
        arrange(read_puzzle("mimir", "changed", text))
    assert str(refused.value.params["what"]).endswith("these differ: aside thurisaz, cast fehu")


def test_who_is_asked_is_who_is_to_act() -> None:
    with pytest.raises(UserError, match="expected seat = 1, who is to act"):
        arrange(read_puzzle("mimir", "changed", write_puzzle(MIMIR).replace("seat = 1", "seat = 0")))
