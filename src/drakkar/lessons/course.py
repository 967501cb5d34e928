"""Where one is in a lesson. The plies of the match say it, and among words that come at the same ply a page.

Every step before free play takes a known number of plies, so nothing has to be kept but the page, and that
only while somebody reads.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate, pairwise

from drakkar.lessons.form import LEARNER, Lesson, Step

NOWHERE = -1


def free_step(lesson: Lesson) -> int:
    """The step of free play, or the number of steps if there is none."""
    return next((at for at, step in enumerate(lesson.steps) if step.free), len(lesson.steps))


def starts(lesson: Lesson) -> list[int]:
    """The ply at which each step begins. Of those after free play: the ply at which that begins."""
    return list(accumulate([step.plies for step in lesson.steps[:-1]], initial=len(lesson.begin)))


def guided_plies(lesson: Lesson) -> int:
    """How many plies are played as the lesson says."""
    return starts(lesson)[-1]


def current(lesson: Lesson, ply: int, page: int) -> int:
    """The step that one is at."""
    begins = starts(lesson)
    here = [at for at, step in enumerate(lesson.steps) if begins[at] <= ply < begins[at] + max(step.plies, 1)]
    last = len(lesson.steps) - 1
    if ply > begins[-1]:  # in the middle of free play
        return min(max(page, free_step(lesson)), last)
    return min(max(page, here[0]), here[-1])


def consuming(lesson: Lesson, ply: int) -> int:
    """The step that the next ply belongs to."""
    return current(lesson, ply, len(lesson.steps))


def before(lesson: Lesson, step: int) -> int:
    """The step that one goes back to: not one in which only the others play."""
    return next((at for at in range(step - 1, NOWHERE, -1) if lesson.steps[at].kind != "others"), NOWHERE)


def after(lesson: Lesson, step: int) -> int:
    """The step that comes next, NOWHERE at the end."""
    return step + 1 if step + 1 < len(lesson.steps) else NOWHERE


def is_meant(wanted: str, action: str) -> bool:
    """Whether an action is what a step names; a `*` at the end stands for anything."""
    return action.startswith(wanted[:-1]) if wanted.endswith("*") else action == wanted


def expected(step: Step, legal: Sequence[str]) -> list[str]:
    """Of the legal actions by their notation: those that the step waits for, in its order."""
    found = [action for wanted in step.do for action in legal if is_meant(wanted, action)]
    return list(dict.fromkeys(found))


def scripted(lesson: Lesson, step: int, ply: int) -> tuple[str, ...]:
    """What the others still play in this step."""
    return lesson.steps[step].others[ply - starts(lesson)[step] :]


def tip(lesson: Lesson, step: int, seats: Sequence[int]) -> int:
    """Which tip is for now, in free play after the plies of these seats: one a turn."""
    free = lesson.steps[step]
    played = seats[starts(lesson)[step] :]
    own = [seat == LEARNER for seat in played]
    if free.every:
        done = sum(own) // free.every
    else:
        # Turns of the learner's that are over: others have played since.
        done = sum(mine and not then for mine, then in pairwise(own))
    return min(done, len(free.tips) - 1)


def follows(lesson: Lesson, actions: Sequence[str]) -> bool:
    """Whether a record is one of this lesson, as far as the lesson says what is played."""
    said: list[tuple[str, ...]] = [(action,) for action in lesson.begin]
    for step in lesson.steps:
        said += [step.do] if step.do else [(action,) for action in step.others]
    return all(
        any(is_meant(one, action) for one in wanted) for action, wanted in zip(actions, said, strict=False)
    )
