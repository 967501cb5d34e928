"""`drakkar backup` and `drakkar restore`: everything a server keeps, in one file."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from drakkar.cli.arguments import Data, Database, Lang

if TYPE_CHECKING:
    from drakkar.words import Catalogue

FileName = Annotated[str, typer.Argument(metavar="FILE")]
Force = Annotated[bool, typer.Option("--force")]


def backup(
    file: FileName, data: Data = None, database: Database = "", force: Force = False, lang: Lang = None
) -> None:
    from drakkar.cli.files import check_writable
    from drakkar.server.backup import back_up
    from drakkar.server.config import configured

    words = _words(lang)
    check_writable(file, force)
    kept = back_up(configured(data, database), Path(file))
    size = Path(file).stat().st_size / 1e6
    told = {
        "file": file,
        "guests": kept.guests,
        "tables": kept.tables,
        "rows": kept.rows,
        "size": round(size, 1),
    }
    typer.echo(words.text("backup-done", **told))
    typer.echo(words.text("backup-secret"))


def restore(
    file: FileName, data: Data = None, database: Database = "", force: Force = False, lang: Lang = None
) -> None:
    from datetime import datetime

    from drakkar.server import backup
    from drakkar.server.config import configured

    words = _words(lang)
    kept = backup.restore(configured(data, database), Path(file), force)
    made = f"{datetime.fromtimestamp(kept.made):%Y-%m-%d %H:%M}"
    told = {"guests": kept.guests, "tables": kept.tables, "rows": kept.rows, "made": made}
    typer.echo(words.text("restore-done", **told))
    if kept.before is not None:
        typer.echo(words.text("restore-before", file=str(kept.before)))


def _words(lang: str | None) -> Catalogue:
    from drakkar.cli.shell import language
    from drakkar.words import Catalogue

    return Catalogue(language(lang))
