"""`drakkar learn`: a lesson in the terminal."""

from __future__ import annotations

from typing import Annotated

import typer

from drakkar.cli.arguments import GameName, Lang, Plain


def learn(
    game: GameName,
    lesson: Annotated[str | None, typer.Argument(metavar="LESSON")] = None,
    step: Annotated[str, typer.Option("--step", metavar="N")] = "1",
    plain: Plain = False,
    lang: Lang = None,
) -> None:
    from drakkar.cli.arguments import whole
    from drakkar.cli.screen import Screen
    from drakkar.cli.shell import language
    from drakkar.cli.tutor import Tutor
    from drakkar.games.registry import meta
    from drakkar.kernel.errors import UserError
    from drakkar.lessons import FIRST, folder_of, path_of
    from drakkar.lessons import lesson as lesson_of
    from drakkar.words.catalogue import read

    name = meta(game).name
    if not path_of(name):
        raise UserError("no-lessons", game=name)
    taken = lesson_of(name, lesson or FIRST)
    steps = len(taken.steps)
    bad_step = UserError("bad-step", step=step, last=steps)
    number = whole(step, 1, bad_step)
    if number > steps:
        raise bad_step
    screen = Screen(language(lang), plain, name, ("common", "coach"))
    screen.words.add(read(folder_of(name) / f"{screen.words.language}.ftl"))
    raise typer.Exit(Tutor(screen, taken).take(number - 1))
