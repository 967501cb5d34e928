"""Finding puzzles: only what is clearly best counts, nobody peeks, and a search goes on where it was."""

from __future__ import annotations

from dataclasses import replace

import pytest
from msgspec import structs

from drakkar.coach.judging import Weighed, weigh
from drakkar.games.registry import load_game
from drakkar.kernel.chance import Search as Luck
from drakkar.kernel.errors import UserError
from drakkar.puzzles import puzzle
from drakkar.puzzles.arranging import arrange
from drakkar.puzzles.checking import holds
from drakkar.puzzles.finding import find, search_for
from drakkar.puzzles.form import write_puzzle
from drakkar.puzzles.rating import failing
from drakkar.puzzles.weighing import deeply, right

SEARCH = replace(
    search_for("mimir", 30, 1, None, {}),
    at_once=(100,),
    played_on=(400,),
    levels=("deckhand", "rower", "helmsman"),
)
# What it finds, as it was kept.
KEPT = puzzle("mimir", "1-018")
# One of the match before.
BEFORE = structs.replace(KEPT, id="1-017")


def choices(*chances: float, error: float = 0.01) -> list[Weighed]:
    return [Weighed(action, 100, chance, error) for action, chance in enumerate(chances)]


def test_a_search_finds_the_same_each_time_and_goes_on_after_what_is_known() -> None:
    found = next(find(SEARCH, [BEFORE]))
    assert found is not None
    assert write_puzzle(found) == write_puzzle(KEPT)
    following = next(find(SEARCH, [BEFORE, KEPT]))
    assert following is None or following.id == "1-019"


def test_a_match_may_give_none() -> None:
    assert next(find(replace(SEARCH, at_once=(2,)), [BEFORE])) is None


def test_what_there_is_enough_of_is_left_out() -> None:
    enough = [BEFORE, *[structs.replace(KEPT, id=f"other-{number}") for number in range(14)]]
    assert next(find(SEARCH, enough)) is None


def test_a_search_is_over_when_there_are_enough() -> None:
    assert list(find(replace(SEARCH, count=1), [KEPT])) == []


def test_there_is_no_puzzle_for_one_alone() -> None:
    assert search_for("althing", 1, 1, None, {}).players == (2, 3, 4)
    with pytest.raises(UserError, match="bad-player-count"):
        search_for("althing", 1, 1, 1, {})


@pytest.mark.parametrize(
    ("weighed", "solution"),
    [
        (choices(0.6, 0.5, 0.4), [0]),
        (choices(0.6, 0.595, 0.5, 0.4, 0.4, 0.3), [0, 1]),  # equally good
        (choices(0.6, 0.57, 0.4), []),  # neither equal nor clearly worse
        (choices(0.6, 0.5, 0.4, error=0.04), []),  # within two standard errors
        (choices(0.6, 0.595, 0.5, 0.4), []),  # half of the choices are no puzzle
        (choices(0.99, 0.5, 0.4), []),  # won already
        (choices(0.05, 0.01, 0.0, error=0.001), []),  # lost already
    ],
)
def test_right_is_what_is_clearly_best(weighed: list[Weighed], solution: list[int]) -> None:
    assert [one.action for one in right(weighed)] == solution


def test_what_is_hidden_changes_nothing() -> None:
    game, match = load_game("mimir"), arrange(KEPT)
    view, legal = match.view(KEPT.seat), match.legal()
    other = game.determinize(view, Luck(9))
    some = deeply("mimir", 60)
    assert weigh(game, view, legal, 4, some) == weigh(game, game.view(other, KEPT.seat), legal, 4, some)


def test_all_that_may_be_best_are_looked_at_as_hard() -> None:
    match = arrange(KEPT)
    weighed = weigh(match.game, match.view(KEPT.seat), match.legal(), 1, deeply("mimir", 200))
    assert {one.action for one in weighed} == set(match.legal())
    assert [one.chance for one in weighed] == sorted((one.chance for one in weighed), reverse=True)
    assert all(one.visits >= 100 for one in weighed if one.chance > weighed[0].chance - 0.02)


def test_a_level_fails_that_is_wrong_more_often_than_not() -> None:
    match = arrange(KEPT)
    legal = match.legal()
    assert failing(match.game, match.state, legal, 1, ("deckhand", "rower")) == ()
    assert failing(match.game, match.state, [], 1, ("deckhand", "rower")) == ("deckhand", "rower")


def test_a_puzzle_is_checked_by_another_search() -> None:
    assert holds(KEPT, 600)
    first, second = list(KEPT.choices)[:2]
    assert not holds(structs.replace(KEPT, solution=(second,)), 600)
    assert not holds(structs.replace(KEPT, solution=(first, second)), 600)
