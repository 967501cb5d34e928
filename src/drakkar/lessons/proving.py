"""Playing a lesson by its own steps: what does not go as it says is refused, with the step and what was
expected."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from drakkar.games.registry import load_game, meta
from drakkar.kernel.errors import UserError
from drakkar.kernel.game import Game, State, View
from drakkar.lessons.course import expected, is_meant
from drakkar.lessons.form import LEARNER, Lesson, LessonError, check_options
from drakkar.play.match import IllegalAction, Match, start_match

# Names of pieces and parts of the table are the client's; only a browser can tell whether they are there.
OF_THE_CLIENT = ("piece", "ui")
# So many legal actions are named where another one was written.
SHOWN = 40


def begin(lesson: Lesson) -> Match:
    """The match of a lesson as the learner finds it."""
    facts = meta(lesson.game)
    options = check_options(lesson, facts)
    match = start_match(load_game(lesson.game), facts, [""] * len(lesson.players), options, lesson.seed)
    for ply, action in enumerate(lesson.begin, 1):
        _play(match, action, f"{lesson.game}/lessons/{lesson.id}.toml, line {ply} of begin")
    return match


def prove(lesson: Lesson) -> None:
    """Plays it in every way that it offers; and every target is one of an action of the game."""
    known = _targets(lesson.game)
    for number, step in enumerate(lesson.steps, 1):
        for target in step.at:
            if target.partition(":")[0] not in OF_THE_CLIENT and target not in known:
                raise LessonError(f"{_where(lesson, number)}: expected a target of an action, not {target!r}")
    match, met = begin(lesson), set[tuple[int, str]]()
    for number in range(len(lesson.steps)):
        ply = match.ply
        for other in _offered(match, lesson, number)[1:]:
            _play(match, other, _where(lesson, number + 1))
            for later in range(number + 1, len(lesson.steps)):
                met |= _do(match, lesson, later)
            match.rewind(ply)
        met |= _do(match, lesson, number)
    for number, step in enumerate(lesson.steps):
        for wanted in step.do:
            if (number, wanted) not in met:
                raise LessonError(f"{_where(lesson, number + 1)}: expected what may be done, not {wanted!r}")


def play(lesson: Lesson) -> Match:
    """Its match up to free play or the end, with the first choice of each step."""
    match = begin(lesson)
    for number in range(len(lesson.steps)):
        _do(match, lesson, number)
    return match


def _do(match: Match, lesson: Lesson, number: int) -> set[tuple[int, str]]:
    """What happens in the step at that index; of what it waits for, all that was possible."""
    step, where = lesson.steps[number], _where(lesson, number + 1)
    offered = _offered(match, lesson, number)
    for action in offered[:1]:
        _play(match, action, where)
    for action in step.others:
        if match.state.to_act == LEARNER:
            raise LessonError(f"{where}: expected the learner to act, before others {action!r}")
        _play(match, action, where)
    if step.free and match.state.to_act != LEARNER:
        raise LessonError(f"{where}: expected the learner to be the one who begins to play freely")
    return {(number, wanted) for wanted in step.do if any(is_meant(wanted, one) for one in offered)}


def _offered(match: Match, lesson: Lesson, number: int) -> list[str]:
    """The legal actions that the learner may choose from in the step at that index."""
    step, where = lesson.steps[number], _where(lesson, number + 1)
    if not step.do:
        return []
    if match.state.to_act != LEARNER:
        raise LessonError(f"{where}: expected others = …, as it is not the learner's turn")
    legal = [match.game.space.notation(action) for action in match.legal()]
    offered = expected(step, legal)
    if not offered:
        raise LessonError(f"{where}: expected one of {', '.join(legal[:SHOWN])}, not {', '.join(step.do)}")
    return offered


def _play(match: Match, action: str, where: str) -> None:
    try:
        match.play_notation(match.state.to_act, action)
    except IllegalAction as error:
        legal = ", ".join([match.game.space.notation(one) for one in match.legal()][:SHOWN])
        raise LessonError(
            f"{where}: {action!r} is not legal ({error.reason.key}); expected one of {legal}"
        ) from None
    except UserError as error:
        raise LessonError(f"{where}: {error.key} {error.params}") from None


@cache
def _targets(game: str) -> frozenset[str]:
    rules: Game[State, View] = load_game(game)
    return frozenset(_all_targets(rules))


def _all_targets(game: Game[State, View]) -> Iterator[str]:
    for entry in game.space.entries:
        yield from entry.targets


def _where(lesson: Lesson, number: int) -> str:
    return f"{lesson.game}/lessons/{lesson.id}.toml, step {number}"
