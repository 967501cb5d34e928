"""The rules in our own words, read from `rules.<language>.md` into numbered clauses.

The form of the file: `# Title`, paragraphs of preface, a `## Heading` without number for the page of the
first match, `## 3 Heading` for a section, for each clause a paragraph that begins with `**3.2**`,
`> Example: …` under its clause, and at last a `## Heading` without number for the notes.

The page of the first match has three parts, each under a `### Heading`: a paragraph, a turn in five numbered
lines, and three mistakes as a list.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from drakkar.kernel.errors import UserError
from drakkar.words.catalogue import WordsError, game_folder

_SECTION: Final = re.compile(r"## (\d+) (.+)")
_LINE: Final = re.compile(r"(\d+)\. (.+)")
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
class FirstMatch:
    """The page that is enough to begin with: headings as they stand in the file, and what is under them."""

    title: str
    aim_title: str
    aim: str
    turn_title: str
    turn: tuple[str, ...]
    mistakes_title: str
    mistakes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RulesText:
    """The rules of one game in one language; `source` is the whole file as Markdown."""

    game: str
    language: str
    title: str
    preface: tuple[str, ...]
    first_match: FirstMatch | None
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
    first_match: list[str] = []
    sections: list[Section] = []
    notes_title = ""
    notes: list[str] = []
    for block in blocks:
        if notes_title:
            notes.append(block)
        elif heading := _SECTION.fullmatch(block):
            sections.append(Section(int(heading[1]), heading[2], ()))
            _expect(sections[-1].number == len(sections), game, language, block)
        elif block.startswith("## ") and sections:
            notes_title = block.removeprefix("## ")
        elif first_match and not sections:
            first_match.append(block)
        elif block.startswith("## "):
            first_match = [block]
        elif not sections:
            preface.append(block)
        else:
            sections[-1] = _with_block(sections[-1], game, language, block)
    return RulesText(
        game=game,
        language=language,
        title=first.removeprefix("# "),
        preface=tuple(preface),
        first_match=_first_match(first_match, game, language) if first_match else None,
        sections=tuple(sections),
        notes_title=notes_title,
        notes=tuple(notes),
        source=source,
    )


TURN_LINES: Final = 5
MISTAKES: Final = 3


def _first_match(blocks: list[str], game: str, language: str) -> FirstMatch:
    """The page of the first match; it is short by decree."""
    fine = len(blocks) == 7 and all(blocks[at].startswith("### ") for at in (1, 3, 5))
    _expect(fine, game, language, blocks[0])
    title, aim_title, aim, turn_title, turn, mistakes_title, mistakes = blocks
    lines = [_LINE.fullmatch(line) for line in turn.splitlines()]
    numbers = [int(line[1]) for line in lines if line]
    _expect(len(lines) == TURN_LINES and numbers == [1, 2, 3, 4, 5], game, language, turn)
    items = mistakes.splitlines()
    _expect(len(items) == MISTAKES and all(item.startswith("- ") for item in items), game, language, mistakes)
    return FirstMatch(
        title=title.removeprefix("## "),
        aim_title=aim_title.removeprefix("### "),
        aim=aim,
        turn_title=turn_title.removeprefix("### "),
        turn=tuple(line[2] for line in lines if line),
        mistakes_title=mistakes_title.removeprefix("### "),
        mistakes=tuple(item.removeprefix("- ") for item in items),
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
