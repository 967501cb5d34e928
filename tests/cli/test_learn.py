"""Lessons at the prompt: reading on, doing what it is about, going back and ahead, leaving."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from drakkar.games.registry import GAMES
from drakkar.lessons import course, lesson, path_of
from drakkar.lessons.proving import play
from drakkar.words import languages
from tests.cli.conftest import Drakkar

ALL = [(game, name) for game in GAMES for name in path_of(game)]


def typed(game: str, name: str) -> str:
    """What a learner types who does all that the lesson is about."""
    taken, lines = lesson(game, name), list[str]()
    entries = play(taken).saga.entries
    for step, begins in zip(taken.steps, course.starts(taken), strict=True):
        if step.kind == "do":
            lines.append(entries[begins].action)
        elif step.kind != "others":
            lines.append("n" if step.kind == "free" else "")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(("game", "name"), ALL)
def test_every_lesson_is_taken_to_its_end(drakkar: Drakkar, game: str, name: str) -> None:
    language = languages()[len(name) % 2]
    result = drakkar("learn", game, name, "--plain", "--lang", language, typed=typed(game, name))
    assert result.exit_code == 0, result.output
    assert f"drakkar play {game} --seats me" in result.stdout.splitlines()[-1 - (name != path_of(game)[-1])]


def test_a_lesson_speaks_waits_and_lets_the_others_play(drakkar: Drakkar) -> None:
    text = drakkar("learn", "mimir", "--plain", typed="\ncast kaunan\nw cast raido\ncast fehu\n").stdout
    before, wrong, after = text.partition("Keep that one: it shines brighter on a dim stone.")
    assert wrong
    assert "Cast a stone" in before
    table, _, told = before.partition("Step 1 of 8\nThe well is empty.")
    assert "22 stones in the bag" in table
    assert "To do: 1 Cast Fehu" in told
    assert "Blue casts" not in before
    assert "You do not hold Raido" in after
    assert "Blue casts Fehu and gains 1 point.\nOlaf draws" not in after
    assert "Olaf casts Thurisaz and gains 2 points." in after
    assert text.rstrip().endswith("To go on with this lesson: drakkar learn mimir first --step 4")


def test_going_back_takes_back_and_ahead_plays(drakkar: Drakkar) -> None:
    text = drakkar("learn", "mimir", "--plain", typed="n\nn\nb\nn\nn\n\n").stdout
    assert text.count("Blue casts Fehu") == 2
    assert text.count("Now any stone you like.") == 2
    assert "He lays one aside." in text


def test_free_play_has_a_tip_each_turn_until_one_goes_on(drakkar: Drakkar) -> None:
    text = drakkar("learn", "mimir", "--plain", "--step", "7", typed="1\n1\nn\nb\nn\n\n").stdout
    assert text.count("A low stone on top is a gift to the other seer.") == 1
    assert text.count("A high stone on top is of use to nobody.") == 1
    assert text.count("Who has the most wisdom") == 2
    assert "Wisdom" in text
    assert text.rstrip().endswith("Play what you have learnt: drakkar play mimir --seats me,deckhand")


def test_what_is_not_there_is_named(refused: Callable[..., str]) -> None:
    assert refused("learn", "mimir", "swimming") == (
        "There is no lesson “swimming” of mimir. Choose one of: first."
    )
    assert refused("learn", "mimir", "--step", "9") == (
        "There is no step “9” in this lesson. Choose from 1 to 8."
    )
    assert refused("learn", "chess").startswith("Unknown game “chess”.")
