"""Marks of provenance on a terminal's boards: on every piece in doubt, where the reader wants them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from drakkar.cli.screen import Screen
from drakkar.games.registry import part_of
from drakkar.kernel.components import Record
from drakkar.kernel.loader import Override
from drakkar.kernel.marks import GUESSED, INVENTED, MarkCount
from drakkar.words import Catalogue
from drakkar.words.provenance import mark_text

SIGNS: Final = {GUESSED: "~", INVENTED: "°"}


class MarkedWords(Catalogue):
    """The words of a game for somebody who wants to see the marks: signs where drawn, words where plain."""

    def __init__(
        self, language: str, game: str, folders: tuple[str, ...], records: Sequence[Record], plain: bool
    ) -> None:
        super().__init__(language, game, folders)
        self.plain: Final = plain
        self._marks = {
            (record.section, record.id): mark_text(self, record.source, record.strength) if plain else sign
            for record in records
            if (sign := SIGNS.get(record.source))
        }

    def marked(self, text: str, section: str, key: str) -> str:
        mark = self._marks.get((section, key))
        if mark is None:
            return text
        return self.text("provenance-marked", text=text, mark=mark) if self.plain else text + mark


def shown_words(
    language: str, game: str, folders: tuple[str, ...], override: Override | None, plain: bool
) -> MarkedWords:
    """The words for a match with these components whose marks are to be shown."""
    records = part_of(game, "components").provenance(override)
    return MarkedWords(language, game, folders, records, plain)


def marked(text: str, section: str, key: str, words: Catalogue) -> str:
    """What is said of a piece, with the mark of its record if marks are shown and it has one."""
    return words.marked(text, section, key) if isinstance(words, MarkedWords) else text


def mark_legend(words: Catalogue) -> list[str]:
    """What the signs mean; words need no legend."""
    shown = isinstance(words, MarkedWords) and not words.plain
    return [words.text("provenance-legend")] if shown else []


def say_marks(screen: Screen, game: str, count: MarkCount) -> None:
    """A quiet line, and where to read more; nothing if all is known."""
    if count.guessed or count.invented:
        line = screen.text(
            "provenance-line", total=count.total, guessed=count.guessed, invented=count.invented
        )
        command = f"drakkar provenance {game} --doubts"
        screen.say("provenance-marked", style="dim", text=line, mark=command)
