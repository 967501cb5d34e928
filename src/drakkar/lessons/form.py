"""The form of a lesson, `games/NAME/lessons/ID.toml`:

    minutes = 6
    players = ["", "Ragnar"]             the learner sits at the first seat
    options = { castle_rule = "clan" }   those of the match, where they are not the usual ones
    seed = "looot first 1"               its luck
    begin = \"\"\"                          what was played before the learner comes, a line a ply
    place a4
    lay e3\"\"\"

    [[step]]                             words, and what they are about; the learner reads and goes on
    say = "land"
    at = ["hex:a4", "ui:prompt"]

    [[step]]                             the learner does one of these; what else is legal is answered kindly
    say = "place"
    at = ["hex:a4"]
    do = ["place a4", "lay *"]
    wrong = "place-wrong"

    [[step]]                             the others play
    others = ["place b3", "lay e3"]

    [[step]]                             the learner plays on, with a tip for each turn, until they go on
    say = "free"
    free = true
    tips = ["tip-shore", "tip-castle"]

    [[step]]                             with the score sheet beside it
    say = "sheet"
    show = "scores"

`say`, `wrong` and `tips` name messages of the lessons' words: `lesson-ID-land`. `at` are targets of actions,
as the board highlights them, `piece:NAME` for a piece that the board names, or `ui:NAME` for a part of the
table. A `*` at the end of an action stands for anything. Every step but those of the others has something to
say.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from itertools import pairwise
from typing import Any, Final, Literal

from drakkar.kernel.errors import UserError
from drakkar.kernel.meta import resolve_options

Kind = Literal["talk", "do", "others", "free"]

LEARNER: Final = 0
# The bot that plays on against the learner when a lesson lets them.
SPARRING: Final = "deckhand"
# The parts of the table around the board.
UI: Final = ("board", "prompt", "options", "players", "log", "undo", "hint")
NAME: Final = re.compile(r"[a-z][a-z0-9-]*")
# `lesson-ID` and `lesson-ID-what` are its title and what it is about, in the words of the game.
WHAT: Final = "what"


class LessonError(ValueError):
    """A lesson that is not in its form, or cannot be played as it says: names the file, the step and what
    was expected."""


@dataclass(frozen=True)
class Step:
    """One idea."""

    say: str = ""
    at: tuple[str, ...] = ()
    do: tuple[str, ...] = ()
    wrong: str = ""
    others: tuple[str, ...] = ()
    free: bool = False
    tips: tuple[str, ...] = ()
    # So many decisions of the learner to a tip, where turns of others do not count them.
    every: int = 0
    show: Literal["", "scores"] = ""

    @property
    def kind(self) -> Kind:
        if self.do:
            return "do"
        if self.others:
            return "others"
        return "free" if self.free else "talk"

    @property
    def plies(self) -> int:
        """How many plies of the match it takes; of free play nobody knows."""
        return 1 if self.do else len(self.others)


@dataclass(frozen=True)
class Lesson:
    """A lesson of a game."""

    game: str
    id: str
    minutes: int
    players: tuple[str, ...]
    seed: str
    steps: tuple[Step, ...]
    options: Mapping[str, str] = field(default_factory=dict)
    begin: tuple[str, ...] = ()
    # The options of the match that the learner is ready for; those of the lesson if it does not say.
    then: Mapping[str, str] = field(default_factory=dict)

    def key(self, say: str) -> str:
        """The message of that name."""
        return f"lesson-{self.id}-{say}"

    @property
    def says(self) -> list[str]:
        """The keys of everything it says."""
        names = [name for step in self.steps for name in (step.say, step.wrong, *step.tips)]
        return list(dict.fromkeys([self.key(name) for name in names if name]))


def read_lesson(game: str, name: str, text: str) -> Lesson:
    """A lesson of that game from the text of its file; what is not in the form is refused."""
    file = f"{game}/lessons/{name}.toml"
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise LessonError(f"{file}: {error}") from None
    steps = data.pop("step", None)
    if not isinstance(steps, list) or not steps:
        raise LessonError(f"{file}: expected at least one [[step]]")
    read = [_step(f"{file}, step {number}", step) for number, step in enumerate(steps, 1)]
    values = _values(file, data, Lesson, {"game", "id", "steps"}, ("minutes", "players", "seed"))
    lesson = Lesson(game=game, id=name, steps=tuple(read), **values)
    _check_order(file, lesson)
    return lesson


def check_options(lesson: Lesson, meta: Any) -> dict[str, str]:
    """The options of its match, all of them; a wrong one is refused."""
    try:
        resolve_options(meta, lesson.then or lesson.options, len(lesson.players))
        return resolve_options(meta, lesson.options, len(lesson.players))
    except UserError as error:
        raise LessonError(f"{lesson.game}/lessons/{lesson.id}.toml: {error.key} {error.params}") from None


def _step(where: str, data: Any) -> Step:
    step = Step(**_values(where, data, Step, set(), ()))
    if sum([bool(step.do), bool(step.others), step.free]) > 1:
        raise LessonError(f"{where}: expected one of do, others and free, or none of them")
    if not step.say and not step.others:
        raise LessonError(f"{where}: expected say = the name of what it says")
    if step.wrong and not step.do:
        raise LessonError(f"{where}: expected wrong only beside do")
    if (step.tips or step.every) and not step.free:
        raise LessonError(f"{where}: expected tips and every only beside free = true")
    if step.show not in ("", "scores"):
        raise LessonError(f'{where}: expected show = "scores", not {step.show!r}')
    for name in (step.say, step.wrong, *step.tips):
        if name and (not NAME.fullmatch(name) or name == WHAT):
            raise LessonError(f"{where}: expected the name of a message, as place-wrong, not {name!r}")
    for target in step.at:
        kind, colon, rest = target.partition(":")
        if not colon or not rest or (kind == "ui" and rest not in UI):
            known = ", ".join(f"ui:{name}" for name in UI)
            raise LessonError(
                f"{where}: expected a target as hex:a4, piece:… or one of {known}, not {target!r}"
            )
    return step


def _check_order(file: str, lesson: Lesson) -> None:
    free = [at for at, step in enumerate(lesson.steps) if step.free]
    if free and (len(free) > 1 or any(step.plies for step in lesson.steps[free[0] :])):
        raise LessonError(f"{file}: expected free play once, and after it nothing but words")
    for number, (one, then) in enumerate(pairwise(lesson.steps), 1):
        if one.others and then.others and one.say and then.say:
            told = "expected something to read between two steps of the others that say something"
            raise LessonError(f"{file}, step {number + 1}: {told}, as they are played in one go")
    if lesson.steps[-1].plies:
        raise LessonError(f"{file}: expected the last step to say something and to ask for nothing")
    if lesson.minutes < 1:
        raise LessonError(f"{file}: expected minutes = 1 or more")


def _values(where: str, data: Any, form: type, own: set[str], needed: tuple[str, ...]) -> dict[str, Any]:
    """The fields of a form, each of its type."""
    if not isinstance(data, dict):
        raise LessonError(f"{where}: expected a table")
    types = {one.name: str(one.type) for one in fields(form) if one.name not in own}
    for name in data:
        if name not in types:
            raise LessonError(f"{where}: expected one of {', '.join(types)}, not {name!r}")
    for name in needed:
        if name not in data:
            raise LessonError(f"{where}: expected {name} = …")
    return {name: _value(f"{where}: {name}", value, types[name]) for name, value in data.items()}


def _value(where: str, value: Any, kind: str) -> Any:
    if kind == "tuple[str, ...]":
        if isinstance(value, str):
            value = value.strip().splitlines()
        if isinstance(value, list) and all(isinstance(item, str) for item in value):
            return tuple(value)
        raise LessonError(f"{where}: expected a list of texts, not {value!r}")
    if kind == "Mapping[str, str]":
        if isinstance(value, dict) and all(isinstance(item, str) for item in value.values()):
            return value
        raise LessonError(f"{where}: expected a table of texts, not {value!r}")
    wanted = {"str": str, "int": int, "bool": bool}.get(kind, str)
    if type(value) is not wanted:
        raise LessonError(f"{where}: expected {_NAMES[wanted]}, not {value!r}")
    return value


_NAMES: Final[dict[type, str]] = {str: "a text", int: "a whole number", bool: "true or false"}
