"""`drakkar doctor`: whether a server would be well with this configuration, and what to do if not."""

from __future__ import annotations

from typing import Annotated, Final

import typer

from drakkar.cli.arguments import Data, Database, Json, Lang, Plain, Redis

SIGNS: Final = {"fine": "✓", "warning": "!", "wrong": "✗"}
STYLES: Final = {"fine": "green", "warning": "yellow", "wrong": "bold red"}
ILL: Final = 1


def doctor(
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS")] = "127.0.0.1",
    port: Annotated[str, typer.Option("--port", metavar="N")] = "8000",
    data: Data = None,
    database: Database = "",
    redis: Redis = "",
    plain: Plain = False,
    json: Json = False,
    lang: Lang = None,
) -> None:
    from drakkar.cli.arguments import whole
    from drakkar.cli.screen import Screen
    from drakkar.cli.shell import language
    from drakkar.kernel.errors import UserError
    from drakkar.server.config import configured
    from drakkar.server.doctor import examine
    from drakkar.words import error_text

    screen = Screen(language(lang), plain, None, ("common", "doctor"))
    number = whole(port, 0, UserError("bad-port", port=port))
    found = []
    for finding in examine(configured(data, database, redis), host, number):
        if finding.key.startswith("error-"):
            text = error_text(screen.words, UserError(finding.key.removeprefix("error-"), **finding.params))
        else:
            text = screen.text(f"doctor-{finding.key}", **finding.params)
        found.append(
            {"level": finding.level, "key": finding.key, "text": text, "found": dict(finding.params)}
        )
        if not json:
            screen.print(f"{SIGNS[finding.level]} {text}", STYLES[finding.level], indent=2)
    wrong = sum(each["level"] == "wrong" for each in found)
    if json:
        screen.json({"well": not wrong, "findings": found})
    else:
        warnings = sum(each["level"] == "warning" for each in found)
        screen.say("doctor-summary", wrong=wrong, warnings=warnings)
    if wrong:
        raise typer.Exit(ILL)
