"""How each game is drawn in a terminal, from a View alone."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import cast

from rich.console import ConsoleDimensions, RenderableType

from drakkar.cli.seats import Person
from drakkar.kernel.game import Game, Phrase, State, View
from drakkar.play.preview import Preview
from drakkar.words import Catalogue


class Board(ABC):
    """Draws one match. Plain boards answer with lines of text, without colour or drawing."""

    def __init__(
        self, game: Game[State, View], words: Catalogue, persons: Sequence[Person], plain: bool
    ) -> None:
        self.game = game
        self.words = words
        self.persons = persons
        self.plain = plain

    @abstractmethod
    def decision(self, view: View, legal: Sequence[int], size: ConsoleDimensions) -> list[RenderableType]:
        """What the seat to act needs to see for this decision."""

    @abstractmethod
    def table(self, view: View, legal: Sequence[int], size: ConsoleDimensions) -> list[RenderableType]:
        """Everything that lies in the middle of the table."""

    @abstractmethod
    def seat(self, view: View, seat: int, size: ConsoleDimensions) -> list[RenderableType]:
        """What lies in front of one seat."""

    @abstractmethod
    def option(self, phrase: Phrase) -> str:
        """An action as a choice, in full."""

    @abstractmethod
    def label(self, action: int) -> str:
        """An action as short as it can be told from its fellows."""

    @abstractmethod
    def drawn(self, action: int) -> bool:
        """Whether its label can be read on the board, so that more words are not needed."""

    @abstractmethod
    def gain(self, view: View, action: int, preview: Preview) -> str:
        """What an action would bring, or nothing worth telling."""


def make_board(game: Game[State, View], words: Catalogue, persons: Sequence[Person], plain: bool) -> Board:
    """The board of a game, found by the game's name; without one, a list."""
    module = f"{__name__}.{game.name}"
    if find_spec(module) is None:
        from drakkar.cli.boards.listed import ListedBoard

        return ListedBoard(game, words, persons, plain)
    return cast(Board, import_module(module).board(game, words, persons, plain))
