"""A table where a lesson is taken: where one is in it, and what it waits for. What there is to read is the
lesson's own (`drakkar.lessons`); a table only says where one is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from drakkar.kernel.errors import UserError
from drakkar.lessons import course, lesson
from drakkar.lessons.form import LEARNER, Lesson
from drakkar.play.match import Match
from drakkar.table.refusals import Refuse


@dataclass(slots=True)
class LessonAt:
    """Where one is in a lesson: the number of the step, from 0, and those before and after, -1 if none.

    `expected` are the actions that it waits for, `tip` is the number of the tip in free play, or -1.
    """

    step: int
    back: int
    onward: int
    expected: list[str]
    tip: int


def lesson_of(game: str, name: str, actions: Sequence[str]) -> Lesson | None:
    """The lesson that is taken at a table. If it was changed since, the match is played on freely."""
    if not name:
        return None
    try:
        found = lesson(game, name)
    except UserError:
        return None
    return found if course.follows(found, actions) else None


def lesson_at(taken: Lesson, match: Match, page: int) -> LessonAt:
    step = course.current(taken, match.ply, page)
    expected: list[str] = []
    if not match.over and match.state.to_act == LEARNER:
        legal = [match.game.space.notation(action) for action in match.legal()]
        expected = course.expected(taken.steps[step], legal)
    free = taken.steps[step].kind == "free"
    return LessonAt(
        step,
        course.before(taken, step),
        course.after(taken, step),
        expected,
        course.tip(taken, step, [entry.seat for entry in match.saga.entries]) if free else course.NOWHERE,
    )


def must_be_expected(taken: Lesson | None, match: Match, page: int, action: str) -> None:
    """In a lesson one does what it is about; all else waits for free play."""
    if taken is None:
        return
    at = lesson_at(taken, match, page)
    if taken.steps[at.step].kind == "free":
        return
    written = " ".join(action.split()).lower()
    if written not in [expected.lower() for expected in at.expected]:
        raise Refuse("lesson-not-now" if at.expected else "lesson-listen")


def scripted(taken: Lesson | None, match: Match, page: int) -> tuple[str, ...] | None:
    """What the others play now because the lesson says so; None where they play as they like."""
    if taken is None:
        return None
    step = course.current(taken, match.ply, page)
    kind = taken.steps[step].kind
    if kind == "free" or course.free_step(taken) < step:
        return None
    return course.scripted(taken, step, match.ply) if kind == "others" else ()
