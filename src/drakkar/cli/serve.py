"""`drakkar serve`, and plain `drakkar`: the web application on this machine."""

from __future__ import annotations

from typing import Annotated

import typer

from drakkar.cli.arguments import Lang, whole
from drakkar.kernel.errors import UserError

LAST_PORT = 65535


def serve(
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS")] = "127.0.0.1",
    port: Annotated[str | None, typer.Option("--port", metavar="PORT")] = None,
    lan: Annotated[bool, typer.Option("--lan")] = False,
    no_browser: Annotated[bool, typer.Option("--no-browser")] = False,
    data: Annotated[str | None, typer.Option("--data", metavar="FOLDER")] = None,
    database: Annotated[str, typer.Option("--database", metavar="URL")] = "",
    lang: Lang = None,
) -> None:
    from pathlib import Path

    from drakkar.cli.shell import language
    from drakkar.server.running import serve as run
    from drakkar.words import Catalogue

    words = Catalogue(language(lang))

    def say(key: str, **params: object) -> None:
        typer.echo(words.text(key, **params))

    run(
        say,
        host=host,
        port=None if port is None else _port(port),
        lan=lan,
        browser=not no_browser,
        data=None if data is None else Path(data),
        database=database,
    )


def _port(text: str) -> int:
    error = UserError("bad-setting", name="--port", value=text)
    number = whole(text, 0, error)
    if number > LAST_PORT:
        raise error
    return number
