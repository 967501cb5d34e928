"""The entry point of the drakkar command. Nothing heavy is imported before a command needs it."""

from __future__ import annotations

from typing import Annotated

import typer

from drakkar.cli.arena import arena
from drakkar.cli.arguments import Lang
from drakkar.cli.backup import backup, restore
from drakkar.cli.check_bot import check_bot
from drakkar.cli.doctor import doctor
from drakkar.cli.games import games
from drakkar.cli.learn import learn
from drakkar.cli.play import play
from drakkar.cli.provenance import provenance
from drakkar.cli.puzzles import puzzles
from drakkar.cli.replay import replay
from drakkar.cli.rules import rules
from drakkar.cli.serve import serve
from drakkar.cli.shell import Command, Group
from drakkar.cli.simulate import simulate
from drakkar.cli.think import think

app = typer.Typer(
    name="drakkar", cls=Group, add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False
)


@app.callback(invoke_without_command=True)
def drakkar(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", is_eager=True)] = False,
    lang: Lang = None,
) -> None:
    from drakkar.cli.shell import language

    if lang is not None:
        language(lang)
    if version:
        from drakkar import __version__
        from drakkar.kernel import engine

        typer.echo(f"drakkar {__version__}, {engine.describe()}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        serve(lang=lang)


for command in (
    serve,
    games,
    learn,
    puzzles,
    rules,
    provenance,
    play,
    simulate,
    arena,
    check_bot,
    replay,
    backup,
    restore,
    doctor,
    think,
):
    app.command(cls=Command)(command)


def main() -> None:
    app()
