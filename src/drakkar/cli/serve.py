"""`drakkar serve`: the web application on this machine."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from drakkar.kernel.errors import UserError
from drakkar.words.catalogue import Catalogue, best_language, error_text


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int | None, typer.Option(help="Port; without it, 8000 or the next free one.")] = None,
    lan: Annotated[bool, typer.Option("--lan", help="Let phones on the same network join.")] = False,
    browser: Annotated[bool, typer.Option(help="Open the browser.")] = True,
    data: Annotated[Path | None, typer.Option(help="Folder of the database and the key.")] = None,
    database: Annotated[str, typer.Option(help="Database URL instead of SQLite in the data folder.")] = "",
) -> None:
    """Play in the browser: start the web application and open it."""
    from drakkar.server.running import serve as run

    words = Catalogue(best_language(*(os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))))

    def say(key: str, **params: object) -> None:
        print(words.text(key, **params), flush=True)

    try:
        run(say, host=host, port=port, lan=lan, browser=browser, data=data, database=database)
    except UserError as error:
        print(error_text(words, error), file=sys.stderr)
        raise typer.Exit(2) from None
