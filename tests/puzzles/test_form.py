"""The form of a puzzle: written and read alike, and what is not in it refused in a line that says why."""

from __future__ import annotations

import pytest

from drakkar.kernel.errors import UserError
from drakkar.puzzles.form import Found, Puzzle, read_puzzle, write_puzzle

PUZZLE = Puzzle(
    game="looot",
    id="1-003",
    players=2,
    seat=1,
    difficulty=2,
    fails=("deckhand",),
    solution=("place b3", "place b4"),
    position="5f0c1d2e3a4b",
    seed="looot 1 3",
    options={"overhang": "yes"},
    begin=("place a4", "lay e3"),
    choices={
        "place b4": Found(0.61, 0.01, 90),
        "place b3": Found(0.605, 0.01, 80),
        "place c1": Found(0.5, 0.02, 30),
        "place c2": Found(0.4, 0.02, 20),
    },
)
TEXT = write_puzzle(PUZZLE)


def test_what_is_written_is_read_again() -> None:
    assert read_puzzle("looot", "1-003", TEXT) == PUZZLE
    assert PUZZLE.temptation == "place c1"


def test_there_are_fewer_tries_than_wrong_answers_would_take() -> None:
    assert PUZZLE.tries == 2


@pytest.mark.parametrize(
    ("line", "instead", "expected"),
    [
        ("players = 2", "players = two", "Invalid value"),
        ("players = 2", 'players = "two"', "Expected `int`, got `str` - at `$.players`"),
        ("players = 2", "players = 2\nlevel = 3", "contains unknown field `level`"),
        ('seed = "looot 1 3"', "", "missing required field `seed`"),
        ("seat = 1", "seat = 2", "expected seat to be one of the 2 players, counted from 0, not 2"),
        ("difficulty = 2", "difficulty = 3", "expected difficulty = 2, one more than the levels that fail"),
        ('fails = ["deckhand"]', 'fails = ["skald"]', "expected fails to name levels (deckhand, rower"),
        (
            '["place b3", ',
            '["place c1", ',
            "expected solution to be the first of the choices, place b4, place b3",
        ),
        ('solution = ["place b3", "place b4"]', "solution = []", "expected solution to name a choice"),
        ("chance = 0.4000", "chance = 0.5500", "expected choices in the order of their chances"),
        ("chance = 0.4000", "hope = 0.4", "contains unknown field `hope`"),
    ],
)
def test_what_is_not_in_the_form_is_refused(line: str, instead: str, expected: str) -> None:
    assert TEXT.count(line) == 1
    with pytest.raises(UserError) as refused:
        read_puzzle("looot", "1-003", TEXT.replace(line, instead))
    assert refused.value.params["file"] == "looot/puzzles/1-003.toml"
    assert expected in str(refused.value.params["what"])


def test_an_answer_must_be_able_to_be_wrong() -> None:
    lines = [line for line in TEXT.splitlines() if not line.startswith('"place c')]
    with pytest.raises(UserError, match="expected choices that are no solution"):
        read_puzzle("looot", "1-003", "\n".join(lines))
