"""What people write after a command: numbers, KEY=VALUE, lists of names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, TypeAlias

import typer

from drakkar.kernel.errors import UserError

# The help of each is in the words files, as `help-<name>`; see help.py.
Lang: TypeAlias = Annotated[str | None, typer.Option("--lang", metavar="LANG")]
Plain: TypeAlias = Annotated[bool, typer.Option("--plain")]
Marks: TypeAlias = Annotated[bool, typer.Option("--marks")]
Json: TypeAlias = Annotated[bool, typer.Option("--json")]
Data: TypeAlias = Annotated[str | None, typer.Option("--data", metavar="FOLDER")]
Database: TypeAlias = Annotated[str, typer.Option("--database", metavar="URL")]
Redis: TypeAlias = Annotated[str, typer.Option("--redis", metavar="URL")]
GameName: TypeAlias = Annotated[str, typer.Argument(metavar="GAME")]
Components: TypeAlias = Annotated[str | None, typer.Option("--components", metavar="FILE")]
OptionValues: TypeAlias = Annotated[list[str] | None, typer.Option("--option", metavar="KEY=VALUE")]
Players: TypeAlias = Annotated[str | None, typer.Option("--players", metavar="N")]
Workers: TypeAlias = Annotated[str | None, typer.Option("--workers", metavar="W")]
Cluster: TypeAlias = Annotated[str, typer.Option("--cluster", metavar="ADDRESS")]
Bots: TypeAlias = Annotated[str | None, typer.Option("--bots", metavar="A,B")]


def whole(text: str, lowest: int, error: UserError) -> int:
    """A whole number, or the error."""
    digits = text.strip()
    if not digits.isascii() or not digits.isdigit() or len(digits) > 18 or int(digits) < lowest:
        raise error
    return int(digits)


def positive(text: str, error: UserError) -> float:
    """A number above 0, or the error."""
    digits = text.strip()
    whole_part, _, part = digits.partition(".")
    if len(digits) > 18 or not (whole_part + part).isascii() or not (whole_part + part).isdigit():
        raise error
    value = float(digits)
    if value <= 0:
        raise error
    return value


def player_count(text: str, allowed: Sequence[int]) -> int:
    error = UserError("bad-player-count", count=text, allowed=tuple(allowed))
    count = whole(text, 0, error)
    if count not in allowed:
        raise error
    return count


def key_values(texts: Sequence[str]) -> dict[str, str]:
    """The options given as KEY=VALUE, each once."""
    found: dict[str, str] = {}
    for text in texts:
        key, equals, value = (part.strip() for part in text.partition("="))
        if not equals or not key or not value:
            raise UserError("bad-option-form", text=text)
        if key in found:
            raise UserError("option-twice", option=key)
        found[key] = value
    return found


def names(text: str) -> list[str]:
    """A list with commas."""
    return [name.strip() for name in text.split(",") if name.strip()]


def fill_up(bots: Sequence[str], places: int) -> list[str]:
    """As many bots as there are places: the last one named takes those left over."""
    if len(bots) > places:
        raise UserError("too-many-bots", bots=len(bots), places=places)
    return [*bots, *[bots[-1]] * (places - len(bots))] if bots else []


def worker_count(workers: str | None, cluster: str) -> int:
    """As many as are asked for, else as there are cores; 0 for all that a cluster elsewhere has."""
    import os

    from drakkar.arena.cluster import LOCAL, check_cluster

    check_cluster(cluster)
    if workers is not None:
        return whole(workers, 1, UserError("bad-workers", workers=workers))
    return (os.cpu_count() or 1) if cluster in ("", LOCAL) else 0
