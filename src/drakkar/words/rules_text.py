"""The rules in our own words, read from `rules.<language>.md` into numbered clauses.

The form of the file: `# Title`, paragraphs of preface, `## 3 Heading` for a section, for each clause a
paragraph that begins with `**3.2**`, `> Example: …` under its clause, and at last a `## Heading` without
number for the notes.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from drakkar.kernel.errors import UserError
from drakkar.words.catalogue import WordsError, game_folder

_SECTION: Final = re.compile(r"## (\d+) (.+)")
_CLAUSE: Final = re.compile(r"\*\*(\d+)\.(\d+)\*\* (.+)", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Clause:
    """One numbered rule: `looot-3.2` is number 3.2 of section 3."""

    id: str
    number: str
    section: int
    text: str
    examples: tuple[str, ...]

    @property
    def plain(self) -> str:
        """The text without its Markdown emphasis."""
        return self.text.replace("*", "")


@dataclass(frozen=True, slots=True)
class Section:
    """A chapter of the rules."""

    number: int
    title: str
    clauses: tuple[Clause, ...]


@dataclass(frozen=True, slots=True)
class RulesText:
    """The rules of one game in one language; `source` is the whole file as Markdown."""

    game: str
    language: str
    title: str
    preface: tuple[str, ...]
    sections: tuple[Section, ...]
    notes_title: str
    notes: tuple[str, ...]
    source: str

    @property
    def clauses(self) -> tuple[Clause, ...]:
        """Every clause, in order."""
        return tuple(clause for section in self.sections for clause in section.clauses)

    def clause(self, name: str) -> Clause:
        """The clause called `looot-3.2`, or `3.2` for short."""
        number = name.removeprefix(f"{self.game}-")
        for clause in self.clauses:
            if clause.number == number:
                return clause
        raise UserError("unknown-clause", clause=name)

    def section(self, name: str) -> Section:
        """The section called `looot-3`, or `3` for short."""
        number = name.removeprefix(f"{self.game}-")
        for section in self.sections:
            if str(section.number) == number:
                return section
        raise UserError("unknown-clause", clause=name)


@cache
def rules(game: str, language: str) -> RulesText:
    """The rules of a game in a language."""
    file = game_folder(game) / f"rules.{language}.md"
    if not file.is_file():
        raise WordsError(f"no rules of {game} in {language}")
    return parse(game, language, file.read_text(encoding="utf-8"))


def parse(game: str, language: str, source: str) -> RulesText:
    """Reads the Markdown text; what has another form, or is numbered out of order, is refused."""
    first, *blocks = [block.strip() for block in re.split(r"\n\s*\n", source.strip())]
    if not first.startswith("# "):
        raise WordsError(f"{game} rules in {language}: no title")
    preface: list[str] = []
    sections: list[Section] = []
    notes_title = ""
    notes: list[str] = []
    for block in blocks:
        if notes_title:
            notes.append(block)
        elif heading := _SECTION.fullmatch(block):
            sections.append(Section(int(heading[1]), heading[2], ()))
            _expect(sections[-1].number == len(sections), game, language, block)
        elif block.startswith("## "):
            notes_title = block.removeprefix("## ")
        elif not sections:
            preface.append(block)
        else:
            sections[-1] = _with_block(sections[-1], game, language, block)
    return RulesText(
        game=game,
        language=language,
        title=first.removeprefix("# "),
        preface=tuple(preface),
        sections=tuple(sections),
        notes_title=notes_title,
        notes=tuple(notes),
        source=source,
    )


def _with_block(section: Section, game: str, language: str, block: str) -> Section:
    """The section with one more clause, or with one more example under its last clause."""
    clauses = list(section.clauses)
    if match := _CLAUSE.fullmatch(block):
        _expect(int(match[1]) == section.number and int(match[2]) == len(clauses) + 1, game, language, block)
        number = f"{match[1]}.{match[2]}"
        clauses.append(Clause(f"{game}-{number}", number, section.number, match[3], ()))
    else:
        _expect(bool(clauses) and block.startswith("> ") and ":" in block, game, language, block)
        example = block.removeprefix("> ").partition(":")[2].strip()
        clauses[-1] = replace(clauses[-1], examples=(*clauses[-1].examples, example))
    return replace(section, clauses=tuple(clauses))


def _expect(fine: bool, game: str, language: str, block: str) -> None:
    if not fine:
        raise WordsError(f"{game} rules in {language}: out of place: {block[:60]!r}")
