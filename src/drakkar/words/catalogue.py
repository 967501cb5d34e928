"""Sentences from the `.ftl` files: the common ones and those of one game, in one language."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from drakkar.kernel.errors import UserError

LANGUAGES: Final = ("en", "fr")
# Common sentences that a game may say in words of its own: not every game counts points, nor is won alone.
OWN_WAY: Final = (
    "points",
    "provenance-name",
    "provenance-known",
    "provenance-settle",
    "cli-column-points",
    "cli-shared",
    "cli-nobody-won",
    "ui-board-choose-gain",
    "ui-end-title",
    "ui-end-tie",
    "ui-end-tie-shared",
)


class WordsError(LookupError):
    """A message that does not exist, lacks a variable or cannot be read: a mistake of ours, never hidden."""


def languages() -> tuple[str, ...]:
    """The languages that everything is written in; the first one is the fallback of `best_language`."""
    return LANGUAGES


def best_language(*preferred: str | None) -> str:
    """The first language we speak among wishes such as `fr_FR.UTF-8`, `fr-CA` or `de:fr`, best wish first.

    `C` and `POSIX` ask for English; empty wishes and languages we do not speak are passed over.
    """
    for wish in preferred:
        for part in re.split(r"[:,]", wish or ""):
            code = re.split(r"[_.;@-]", part.strip().lower(), maxsplit=1)[0]
            if code in LANGUAGES:
                return code
            if code in ("c", "posix"):
                return LANGUAGES[0]
    return LANGUAGES[0]


class _Names(Visitor):
    """Collects the variables and the messages that a pattern names."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


class Catalogue:
    """All the sentences of one game (or only the common ones) in one language."""

    def __init__(
        self, language: str, game: str | None = None, folders: tuple[str, ...] = ("common",)
    ) -> None:
        if language not in LANGUAGES:
            raise UserError("unknown-language", language=language, known=LANGUAGES)
        self.language: Final = language
        self.game: Final = game
        self._messages: dict[str, ast.Message] = {}
        self._bundle = FluentBundle([language], use_isolating=False)
        for folder in folders:
            self.add(_of_folder(folder, language))
        if game is not None:
            self.add(_of_game(game, language), OWN_WAY)

    def add(self, resource: ast.Resource, again: tuple[str, ...] = ()) -> None:
        """Adds the messages of one more file; no key may be there twice but those that may be said again."""
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                if entry.id.name in self._messages and entry.id.name not in again:
                    raise WordsError(f"{entry.id.name} is there twice in {self.language}")
                self._messages[entry.id.name] = entry
        self._bundle.add_resource(resource, allow_overrides=True)

    def keys(self) -> tuple[str, ...]:
        """Every key, in the order of the files."""
        return tuple(self._messages)

    def has(self, key: str) -> bool:
        """Whether there is a message of that key."""
        return key in self._messages

    def variables(self, key: str) -> frozenset[str]:
        """The variables a message may ask for, those of the messages it refers to included."""
        if key not in self._messages:
            raise WordsError(f"no words for {key} in {self.language}")
        names = _Names()
        names.visit(self._messages[key])
        return frozenset(names.variables).union(*(self.variables(other) for other in names.messages))

    def text(self, key: str, **params: object) -> str:
        """The sentence of that key. A sequence becomes a list with commas, a bool becomes `yes` or `no`.

        Numbers are written as the language does (1,500): pass a year or a seed as a string.
        """
        if key not in self._messages:
            raise WordsError(f"no words for {key} in {self.language}")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise WordsError(f"{key} has no text in {self.language}")
        values = {name: _plain(value) for name, value in params.items()}
        result, errors = self._bundle.format_pattern(pattern, values)
        if errors or not isinstance(result, str):
            raise WordsError(f"{key} in {self.language}: {'; '.join(map(str, errors))}")
        return result

    def join(self, items: Iterable[str]) -> str:
        """The items as a phrase: `Astrid`, `Astrid and Olaf`, `Astrid, Hilda and Olaf`."""
        *rest, last = tuple(items) or ("",)
        if not rest:
            return last
        head = rest[0]
        for item in rest[1:]:
            head = self.text("list-more", head=head, tail=item)
        return self.text("list-last", head=head, tail=last)

    def parts(self, items: Iterable[str]) -> str:
        """Items that have commas themselves, in one line."""
        first, *rest = tuple(items) or ("",)
        for item in rest:
            first = self.text("list-part", head=first, tail=item)
        return first


def event_key(name: str) -> str:
    """The key of an event's sentence: `VikingPlaced` gives `event-viking-placed`."""
    return "event" + re.sub(r"[A-Z]", lambda letter: "-" + letter.group().lower(), name)


def reason_key(name: str) -> str:
    """The key of a reason's sentence: `not-adjacent` gives `reason-not-adjacent`."""
    return f"reason-{name}"


def option_key(option: str, value: object = None) -> str:
    """The key of an option's title or, given a value, of that value's label: `option-overhang-yes`."""
    parts = ["option", option] if value is None else ["option", option, str(_plain(value))]
    return "-".join(parts).replace("_", "-")


def error_text(catalogue: Catalogue, error: UserError) -> str:
    """The one line that tells a user what is wrong."""
    return catalogue.text(f"error-{error.key}", **error.params)


def _plain(value: object) -> str | int | float:
    """A value as Fluent takes it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, str | int | float):
        return value
    if isinstance(value, os.PathLike):
        return str(value)
    if isinstance(value, list | tuple | range):
        return ", ".join(str(_plain(item)) for item in value)
    raise WordsError(f"{value!r} cannot stand in a sentence")


def game_folder(game: str) -> Traversable:
    """The folder of a game, where its words and its rules lie."""
    from drakkar.games.registry import GAMES, package_of

    if game not in GAMES:
        raise WordsError(f"there is no game {game}")
    return resources.files(package_of(game))


@cache
def _of_folder(folder: str, language: str) -> ast.Resource:
    return read(resources.files("drakkar.words") / folder / f"{language}.ftl")


@cache
def _of_game(game: str, language: str) -> ast.Resource:
    return read(game_folder(game) / "words" / f"{language}.ftl")


def read(file: Traversable) -> ast.Resource:
    """The messages of a file; what is not Fluent is refused instead of skipped."""
    resource = FluentResource(file.read_text(encoding="utf-8"))
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise WordsError(f"{file}: not Fluent: {(entry.content or '').strip()!r}")
    return resource
