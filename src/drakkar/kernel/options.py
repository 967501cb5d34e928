"""Options of a game: named choices, each with its allowed values, the default first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from drakkar.kernel.errors import UserError


@dataclass(frozen=True)
class Option:
    """One switch. The words files explain it; `clause` is the rule that it changes."""

    name: str
    values: tuple[str, ...]
    clause: str

    @property
    def default(self) -> str:
        return self.values[0]


def resolve_options(known: Sequence[Option], given: Mapping[str, str]) -> dict[str, str]:
    """All options with their values: those given, checked, and the defaults of the others."""
    names = [option.name for option in known]
    for name in given:
        if name not in names:
            raise UserError("unknown-option", option=name, known=", ".join(names))
    chosen: dict[str, str] = {}
    for option in known:
        value = given.get(option.name, option.default)
        if value not in option.values:
            raise UserError(
                "bad-option-value", option=option.name, value=value, allowed=", ".join(option.values)
            )
        chosen[option.name] = value
    return chosen
