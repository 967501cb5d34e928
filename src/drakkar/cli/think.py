"""`drakkar think`: processes that think for the bots of servers which share a Redis."""

from __future__ import annotations

from typing import Annotated

import typer

from drakkar.cli.arguments import Lang


def think(
    redis: Annotated[str, typer.Option("--redis", metavar="URL")] = "",
    workers: Annotated[str | None, typer.Option("--workers", metavar="N")] = None,
    lang: Lang = None,
) -> None:
    from dataclasses import replace

    from drakkar.cli.arguments import whole
    from drakkar.cli.shell import language
    from drakkar.kernel.errors import UserError
    from drakkar.server.config import Config, default_data, from_environment
    from drakkar.server.think_service import think as run
    from drakkar.words import Catalogue

    words = Catalogue(language(lang))
    config = from_environment(Config(default_data()))
    if redis:
        config = replace(config, redis=redis)
    if workers is not None:
        error = UserError("bad-setting", name="--workers", value=workers)
        config = replace(config, bot_workers=whole(workers, 1, error))
    if not config.redis:
        raise UserError("think-without-redis")
    run(config, lambda key, **params: typer.echo(words.text(key, **params)))
