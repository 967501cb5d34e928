"""Facts about a game that can be read without loading its rules, and the choice of its options."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from drakkar.kernel.errors import UserError
from drakkar.kernel.options import Exclusion, Option


@dataclass(frozen=True)
class Credits:
    """Whose game it is."""

    authors: tuple[str, ...]
    artists: tuple[str, ...]
    publisher: str
    year: int


@dataclass(frozen=True)
class Meta:
    """The catalogue entry of a game. Sentences about it are in its words files.

    `teams` are the seats that win together, in a match of as many seats as they name.
    `mode` is the option that says how strong the figure is that one plays against alone, if there is one.
    """

    name: str
    title: str
    seats: tuple[int, ...]
    minutes: int
    age: int
    maturity: Literal["complete", "preview"]
    has_secrets: bool
    credits: Credits
    options: tuple[Option, ...]
    exclusions: tuple[Exclusion, ...] = ()
    teams: tuple[tuple[int, ...], ...] = ()
    mode: str = ""


def resolve_options(meta: Meta, given: Mapping[str, str], seats: int) -> dict[str, str]:
    """All options with their values: those given, checked, and the defaults of the others."""
    names = [option.name for option in meta.options]
    for name in given:
        if name not in names:
            raise UserError("unknown-option", option=name, known=", ".join(names))
    chosen: dict[str, str] = {}
    for option in meta.options:
        value = given.get(option.name, option.default)
        if value not in option.values:
            raise UserError(
                "bad-option-value", option=option.name, value=value, allowed=", ".join(option.values)
            )
        chosen[option.name] = value
    for exclusion in meta.exclusions:
        if exclusion.applies(chosen, seats):
            refused = ", ".join([f"{name}={value}" for name, value in exclusion.options])
            raise UserError("excluded-options", options=refused, seats=seats, clause=exclusion.clause)
    return chosen
