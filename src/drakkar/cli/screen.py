"""Where a command writes: the words of the chosen language, on standard output and on standard error."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Sequence
from typing import Final

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from drakkar.words import Catalogue

# Blank lines that push everything off any screen.
TALLEST: Final = 150


def wrap(text: Text, width: int, indent: int = 0) -> Text:
    """Broken at spaces only: Rich would also break at those that French puts before ; : ! and ?."""
    lines: list[Text] = []
    for line in text.split("\n", allow_blank=True):
        rest = line
        while rest.cell_len > width:
            cut = rest.plain.rfind(" ", indent + 1, width + 1)
            if cut < 0 or not rest.plain[:cut].strip():
                break
            head, rest = rest.divide([cut])
            lines.append(head)
            blank = len(rest) - len(rest.plain.lstrip(" "))
            rest = Text(" " * indent).append_text(rest[blank:])
        lines.append(rest)
    return Text("\n", no_wrap=True, overflow="ignore").join(lines)


class Screen:
    """Standard output in one language. Plain means: no colour, no drawing, nothing cut or wrapped."""

    def __init__(
        self,
        language: str,
        plain: bool = False,
        game: str | None = None,
        folders: tuple[str, ...] = ("common",),
        words: Catalogue | None = None,
    ) -> None:
        """`words` are those to say everything in, where they are not simply those of the game."""
        self.words = words or Catalogue(language, game, folders)
        self.plain = plain
        self.out = Console(
            highlight=False,
            markup=False,
            emoji=False,
            no_color=plain or None,
            soft_wrap=plain,
            file=sys.stdout,
        )

    @property
    def width(self) -> int:
        return self.out.width

    @property
    def interactive(self) -> bool:
        """Whether a person sits at the other end, in both directions."""
        return self.out.is_terminal and sys.stdin.isatty()

    def text(self, key: str, **params: object) -> str:
        return self.words.text(key, **params)

    def say(self, key: str, style: str = "", **params: object) -> None:
        self.print(self.text(key, **params), style)

    def print(self, what: RenderableType = "", style: str = "", indent: int = 0) -> None:
        """Something on lines of its own; text that is too long goes on under `indent`."""
        if self.plain and isinstance(what, str | Text):
            self.out.print(str(what))
        elif isinstance(what, str | Text):
            text = Text(what, style) if isinstance(what, str) else what
            self.out.print(wrap(text, self.width, indent), no_wrap=True, overflow="ignore", crop=False)
        else:
            self.out.print(what, style=style)

    def clear(self) -> None:
        """Nothing of what was shown can be read any more, nor scrolled back to."""
        if self.out.is_dumb_terminal:
            self.out.print("\n" * TALLEST)
        elif self.out.is_terminal:
            self.out.clear()
            self.out.file.write("\x1b[3J")
            self.out.file.flush()

    def json(self, data: object) -> None:
        """Data for programs: never wrapped, never coloured."""
        sys.stdout.write(json.dumps(data, ensure_ascii=False, indent=2) + "\n")

    def heading(self, text: str) -> None:
        """A title on a line of its own."""
        if self.plain:
            self.print(text)
        else:
            self.out.rule(Text(text, style="bold"), align="left", style="dim")

    def table(
        self, headings: Sequence[str], rows: Iterable[Sequence[str]], numbers: Sequence[int] = ()
    ) -> None:
        """A table; plain, one line a row with every value named. `numbers` are columns set flush right."""
        if self.plain:
            for row in rows:
                pairs = [f"{heading} {value}" for heading, value in zip(headings, row, strict=True) if value]
                self.print(", ".join(pairs))
            return
        table = Table(header_style="bold", border_style="dim")
        for index, heading in enumerate(headings):
            table.add_column(heading, justify="right" if index in numbers else "left")
        for row in rows:
            table.add_row(*row)
        self.print(table)
