"""Lessons that are not in their form, or do not go as they say, are refused: where, and what was expected."""

from __future__ import annotations

import re
from textwrap import dedent

import pytest

from drakkar.lessons.form import LessonError, read_lesson
from drakkar.lessons.proving import prove

HEAD = """
    minutes = 1
    players = ["", "Olaf"]
    seed = "mimir first"
"""
CAST = """
    [[step]]
    say = "cast"
    do = ["cast fehu"]
"""
OTHERS = """
    [[step]]
    say = "others"
    others = ["cast raido"]
"""
END = """
    [[step]]
    say = "end"
"""


def refused(*parts: str) -> str:
    with pytest.raises(LessonError) as error:
        prove(read_lesson("mimir", "first", dedent("".join(parts))))
    return str(error.value)


def test_a_lesson_in_its_form_is_played() -> None:
    lesson = read_lesson("mimir", "first", dedent(HEAD + CAST + END))
    prove(lesson)
    assert [step.kind for step in lesson.steps] == ["do", "talk"]
    assert lesson.says == ["lesson-first-cast", "lesson-first-end"]


@pytest.mark.parametrize(
    ("parts", "told"),
    [
        ((HEAD,), "first.toml: expected at least one [[step]]"),
        ((HEAD, CAST), "first.toml: expected the last step to say something and to ask for nothing"),
        ((HEAD.replace("seed", "sead"), END), "first.toml: expected one of minutes, .*, not 'sead'"),
        ((HEAD.replace('seed = "mimir first"', ""), END), "first.toml: expected seed = …"),
        ((HEAD.replace("1", '"one"'), END), "first.toml: minutes: expected a whole number, not 'one'"),
        ((HEAD, "[[step]]\nsay = 3"), "first.toml, step 1: say: expected a text, not 3"),
        ((HEAD, '[[step]]\ndo = ["cast fehu"]'), "step 1: expected say = the name of what it says"),
        ((HEAD, CAST, "free = true", END), "step 1: expected one of do, others and free, or none of them"),
        ((HEAD, CAST, 'tips = ["low"]', END), "step 1: expected tips and every only beside free = true"),
        ((HEAD, END, 'wrong = "no"'), "step 1: expected wrong only beside do"),
        ((HEAD, END, 'show = "board"'), "step 1: expected show = \"scores\", not 'board'"),
        ((HEAD, END.replace("end", "The end")), "step 1: expected the name of a message, .* not 'The end'"),
        ((HEAD, END, 'at = ["well"]'), "step 1: expected a target as hex:a4, .*, not 'well'"),
        ((HEAD, END, 'at = ["ui:well"]'), "step 1: expected a target .* ui:board, .*, not 'ui:well'"),
        ((HEAD, END, 'at = ["well:top"]'), "step 1: expected a target of an action, not 'well:top'"),
        ((HEAD, END, "free = true", CAST, END), "first.toml: expected free play once, and after"),
        ((HEAD, CAST.replace("fehu", "uruz"), END), "step 1: expected one of cast fehu, .*, not cast uruz"),
        (
            (HEAD, CAST.replace('fehu"', 'fehu", "cast uruz"'), END),
            "step 1: expected what may be done, not 'cast uruz'",
        ),
        ((HEAD, CAST, CAST, END), "step 2: expected others = …, as it is not the learner's turn"),
        ((HEAD, CAST, END, "free = true", END), "step 2: expected the learner to be the one who begins"),
        ((HEAD, '[[step]]\nothers = ["cast fehu"]', END), "step 1: expected the learner to act, before"),
        ((HEAD, CAST, '[[step]]\nothers = ["cast fehu"]', END), "step 2: 'cast fehu' is not legal"),
        ((HEAD, CAST, OTHERS, OTHERS, END), "step 3: expected something to read between two steps of the"),
        ((HEAD, 'begin = "cast well"', END), "line 1 of begin: not-an-action"),
        ((HEAD, 'options = { depth = "9" }', END), "first.toml: unknown-option"),
    ],
)
def test_a_bad_lesson_says_where_and_what_was_expected(parts: tuple[str, ...], told: str) -> None:
    said = refused(*[part if part.endswith("\n") else f"    {part}\n" for part in parts])
    assert re.search(told.replace("[[", r"\[\["), said), said


def test_every_choice_that_a_step_offers_is_tried() -> None:
    """Once Fehu is cast it is gone; had it been Ansuz, it would still be there."""
    offers = CAST.replace('"cast fehu"', '"cast fehu", "cast ansuz"')
    rest = """
    [[step]]
    others = ["cast raido"]

    [[step]]
    say = "again"
    do = ["cast kaunan"]
"""
    prove(read_lesson("mimir", "first", dedent(HEAD + offers + rest + END)))
    said = refused(HEAD, offers, rest.replace("kaunan", "fehu"), END)
    assert "step 3: expected one of" in said
