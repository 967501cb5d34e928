"""`drakkar check-bot`: whether a program speaks the protocol, in matches of every game it is asked for."""

from __future__ import annotations

from typing import Annotated

import typer

from drakkar.cli.arguments import Lang, Plain

FAILED = 1


def check_bot(
    bot: Annotated[str, typer.Argument(metavar="BOT")],
    game: Annotated[str | None, typer.Option("--game", metavar="GAME")] = None,
    games: Annotated[str, typer.Option("--games", metavar="N")] = "2",
    plain: Plain = False,
    lang: Lang = None,
) -> None:
    from drakkar.cli.arguments import whole
    from drakkar.cli.screen import Screen
    from drakkar.cli.shell import language
    from drakkar.games.registry import GAMES, meta
    from drakkar.kernel.errors import UserError
    from drakkar.visitors import registry
    from drakkar.visitors.checking import checked

    name = bot if registry.is_visitor(bot) else registry.RUN + bot
    registry.check_bot(name)
    matches = whole(games, 1, UserError("bad-games", games=games))
    passed = True
    for each in GAMES if game is None else (meta(game).name,):
        screen = Screen(language(lang), plain, each)
        title = screen.text("game-title")
        found = checked(name, each, matches)
        if found.failed is not None:
            passed = False
            told = {"why": found.failed.why, "detail": found.failed.detail}
            screen.say("cli-check-bot-failed", game=title, decision=found.decisions + 1, **told)
        else:
            screen.say(
                "cli-check-bot-passed",
                bot=name,
                game=title,
                matches=matches,
                decisions=found.decisions,
                slowest=round(found.slowest, 3),
            )
    if not passed:
        raise typer.Exit(FAILED)
