"""`drakkar serve`, and plain `drakkar`: the web application on this machine."""

from __future__ import annotations

from typing import Annotated

import typer

from drakkar.cli.arguments import Lang


def serve(
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS")] = "127.0.0.1",
    port: Annotated[str | None, typer.Option("--port", metavar="N")] = None,
    lan: Annotated[bool, typer.Option("--lan")] = False,
    no_browser: Annotated[bool, typer.Option("--no-browser")] = False,
    data: Annotated[str | None, typer.Option("--data", metavar="FOLDER")] = None,
    database: Annotated[str, typer.Option("--database", metavar="URL")] = "",
    redis: Annotated[str, typer.Option("--redis", metavar="URL")] = "",
    workers: Annotated[str | None, typer.Option("--workers", metavar="N")] = None,
    lang: Lang = None,
) -> None:
    from pathlib import Path

    from drakkar.cli.arguments import whole
    from drakkar.cli.shell import language
    from drakkar.kernel.errors import UserError
    from drakkar.server.running import serve as run
    from drakkar.words import Catalogue

    words = Catalogue(language(lang))

    def say(key: str, **params: object) -> None:
        typer.echo(words.text(key, **params))

    run(
        say,
        host=host,
        port=None if port is None else whole(port, 0, UserError("bad-port", port=port)),
        lan=lan,
        browser=not no_browser,
        data=None if data is None else Path(data),
        database=database,
        redis=redis,
        workers=None
        if workers is None
        else whole(workers, 1, UserError("bad-setting", name="--workers", value=workers)),
    )
