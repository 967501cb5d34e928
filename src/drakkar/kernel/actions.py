"""Actions: ints inside, words at the edge. The table that translates between them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import count
from typing import final

from drakkar.kernel.errors import UserError

Argument = str | int


@final
@dataclass(frozen=True)
class Action:
    """What an action says: a verb, by its number, and what it is done with."""

    verb: int
    arguments: tuple[Argument, ...]


@final
@dataclass(frozen=True)
class Entry:
    """One row of the table: what rules, people and clients call the same action."""

    verb: int
    argument: int
    value: Action
    notation: str
    targets: tuple[str, ...]


def every(
    verb: int,
    notation: str,
    *targets: str,
    of: Iterable[Argument | tuple[Argument, ...]] = ((),),
    numbers: Iterable[int] | None = None,
) -> list[Entry]:
    """The actions of one verb: one for each of what it may be done with, numbered from 0 if nothing is said.

    `notation` and `targets`, the ids of what a client highlights, have a `{}` for every argument.
    """
    entries: list[Entry] = []
    for said, number in zip(of, count() if numbers is None else numbers, strict=False):
        arguments = said if isinstance(said, tuple) else (said,)
        shown = tuple([target.format(*arguments) for target in targets])
        entries.append(Entry(verb, number, Action(verb, arguments), notation.format(*arguments), shown))
    return entries


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
        if sorted(self.verb) != self.verb or set(self.verb) != set(range(self.verb[-1] + 1)):
            raise ValueError("the verbs are not in the order of their numbers")

    def __len__(self) -> int:
        return len(self.entries)

    def first(self, verb: int) -> int:
        """The index of a verb's first action; its others follow, in the order of their arguments."""
        return self.verb.index(verb)

    def zero(self, verb: int) -> int:
        """The index that a verb's action number 0 has, or would have if its numbers began there."""
        first = self.first(verb)
        return first - self.argument[first]

    def parts(self, *parts: tuple[int, ...]) -> list[int]:
        """By verb: which of these parts names it, and one does; for rules that share out the verbs."""
        named = [verb for part in parts for verb in part]
        if sorted(named) != list(range(self.verb[-1] + 1)):
            raise ValueError("a verb is in no part, or in two")
        return [[verb in part for part in parts].index(True) for verb in range(len(named))]

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
