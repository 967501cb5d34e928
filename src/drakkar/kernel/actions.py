"""Actions: ints inside, words at the edge. The table that translates between them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import final

from mypy_extensions import mypyc_attr

from drakkar.kernel.errors import UserError


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Action:
    """The typed value of an action; games derive one class per verb, with the arguments as fields."""


@final
@dataclass(frozen=True)
class Entry:
    """One row of the table: what rules, people and clients call the same action."""

    verb: int
    argument: int
    value: Action
    notation: str
    targets: tuple[str, ...]


@final
class ActionSpace:
    """All actions of a game in their canonical order. An action is its index here."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        self.entries = list(entries)
        # Rules dispatch on these two, so they are plain lists.
        self.verb: list[int] = [entry.verb for entry in self.entries]
        self.argument: list[int] = [entry.argument for entry in self.entries]
        self._by_value = {entry.value: index for index, entry in enumerate(self.entries)}
        self._by_notation = {entry.notation.lower(): index for index, entry in enumerate(self.entries)}
        if not len(self.entries) == len(self._by_value) == len(self._by_notation):
            raise ValueError("two actions share a value or a notation")

    def __len__(self) -> int:
        return len(self.entries)

    def first(self, verb: int) -> int:
        """The index of a verb's first action; its others follow, in the order of their arguments."""
        return self.verb.index(verb)

    def index(self, value: Action) -> int:
        return self._by_value[value]

    def value(self, index: int) -> Action:
        return self.entries[index].value

    def notation(self, index: int) -> str:
        return self.entries[index].notation

    def targets(self, index: int) -> tuple[str, ...]:
        """Ids of what a client highlights for it."""
        return self.entries[index].targets

    def parse(self, text: str) -> int:
        """The action that a person wrote, forgiving about case and spaces."""
        index = self._by_notation.get(" ".join(text.split()).lower())
        if index is None:
            raise UserError("not-an-action", text=text)
        return index
