"""A game without a drawing of its own: its scene as a list, each field in a sentence."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass
from typing import Final, final

from rich.console import ConsoleDimensions, RenderableType
from rich.text import Text

from drakkar.cli.boards import Board
from drakkar.cli.screen import wrap
from drakkar.kernel.game import Phrase, View
from drakkar.play.preview import Preview
from drakkar.words import Catalogue

INDENT: Final = 4
# The field of a scene that has an item for every seat.
PLAYERS: Final = "players"


@final
class ListedBoard(Board):
    """What all share, then what each player has."""

    def decision(self, view: View, legal: Sequence[int], size: ConsoleDimensions) -> list[RenderableType]:
        seats = [part for seat in range(view.seats) for part in self.seat(view, seat, size)]
        return [*self.table(view, legal, size), *seats]

    def table(self, view: View, legal: Sequence[int], size: ConsoleDimensions) -> list[RenderableType]:
        return [wrap(Text(line), size.width, INDENT) for line in told(self.words, "", self.game.scene(view))]

    def seat(self, view: View, seat: int, size: ConsoleDimensions) -> list[RenderableType]:
        players = getattr(self.game.scene(view), PLAYERS, ())
        lines = list(told(self.words, "", players[seat])) if seat < len(players) else []
        return [
            wrap(Text(self.words.text("named", name=self.persons[seat].name, text=line)), size.width, INDENT)
            for line in lines
        ]

    def option(self, phrase: Phrase) -> str:
        return self.words.text(phrase.key, **phrase.params)

    def label(self, action: int) -> str:
        return self.game.space.notation(action)

    def drawn(self, action: int) -> bool:
        return False

    def gain(self, view: View, action: int, preview: Preview) -> str:
        if not preview.points:
            return ""
        return self.words.text("points-signed", points=preview.points, sign="+" if preview.points > 0 else "")


def told(words: Catalogue, name: str, value: object) -> Iterator[str]:
    """A field in words: by the message `scene-NAME` if the game has one, else its name and its value.

    The items of a list are said by `item-NAME`, if there is one.
    """
    key = name.replace("_", "-")
    if is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            if field.name != PLAYERS:
                yield from told(words, field.name, getattr(value, field.name))
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from told(words, key, item)
    elif isinstance(value, tuple) and any(is_dataclass(item) or isinstance(item, tuple) for item in value):
        for item in value:
            yield from told(words, name, item)
    elif isinstance(value, tuple) and value and words.has(f"item-{key}"):
        yield from told(words, name, words.join(words.text(f"item-{key}", value=item) for item in value))
    elif words.has(f"scene-{key}"):
        yield words.text(f"scene-{key}", value="" if value is None else value)
    elif value not in (None, "", ()):
        yield words.text("named", name=name.replace("_", " "), text=value)
