"""`drakkar replay`: a saga verified, then told, stepped through or shown at one ply."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from drakkar.cli.arguments import Components, Json, Lang, Plain

if TYPE_CHECKING:
    from drakkar.cli.viewing import Viewing


def replay(
    file: Annotated[str, typer.Argument(metavar="FILE")],
    ply: Annotated[str | None, typer.Option("--ply", metavar="N")] = None,
    viewer: Annotated[str | None, typer.Option("--as", metavar="SEAT|all")] = None,
    components: Components = None,
    plain: Plain = False,
    json: Json = False,
    lang: Lang = None,
) -> None:
    from drakkar.cli.arguments import whole
    from drakkar.cli.screen import Screen
    from drakkar.cli.shell import language
    from drakkar.cli.viewing import open_saga
    from drakkar.kernel.errors import UserError

    chosen = language(lang)
    viewing = open_saga(file, components, viewer, lambda game: Screen(chosen, plain, game))
    last = viewing.match.ply
    error = UserError("bad-ply", ply=ply or "", last=last)
    number = None if ply is None else whole(ply, 0, error)
    if number is not None and number > last:
        raise error
    if json:
        viewing.screen.json(viewing.log_data() if number is None else viewing.position_data(number))
        return
    viewing.introduce()
    if number is not None:
        viewing.show_position(number, scores=True)
    elif viewing.screen.interactive and not plain:
        _step(viewing)
    else:
        viewing.tell_all()


def _step(viewing: Viewing) -> None:
    """Forwards, backwards or to a ply, as long as the reader likes."""
    last = viewing.match.ply
    at, shown = 0, -1
    while True:
        if at != shown:
            viewing.show_position(at)
            shown = at
        try:
            prompt = viewing.screen.text("cli-replay-prompt", ply=at, last=last)
            answer = input(prompt + " ").strip().lower()
        except EOFError:
            return
        if answer == "q":
            return
        if answer in ("", "n"):
            at = min(last, at + 1)
        elif answer == "p":
            at = max(0, at - 1)
        elif answer.isascii() and answer.isdigit() and int(answer[:9]) <= last:
            at = int(answer)
        else:
            viewing.screen.say("error-bad-ply", ply=answer, last=last)
