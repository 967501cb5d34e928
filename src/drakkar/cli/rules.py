"""`drakkar rules`: the rules in our own words, whole, by section or by clause."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Annotated, Final

import typer

from drakkar.cli.arguments import Components, GameName, Json, Lang, Plain

if TYPE_CHECKING:
    from drakkar.cli.example_boards import Boards
    from drakkar.cli.screen import Screen
    from drakkar.words import Clause, FirstMatch, RulesText, Section
    from drakkar.words.tables import ComponentTable

# In the place of a clause: the tables of the pieces alone, or the page for the first match with its picture.
TABLES: Final = "tables"
FIRST_MATCH: Final = "first-match"


def rules(
    game: GameName,
    clause: Annotated[str | None, typer.Argument(metavar="CLAUSE")] = None,
    components: Components = None,
    plain: Plain = False,
    json: Json = False,
    lang: Lang = None,
) -> None:
    from drakkar.cli.example_boards import Boards
    from drakkar.cli.files import read_override
    from drakkar.cli.screen import Screen
    from drakkar.cli.shell import language
    from drakkar.games.registry import meta
    from drakkar.words import rules as rules_of
    from drakkar.words.tables import tables

    facts = meta(game)
    screen = Screen(language(lang), plain, facts.name)
    made = tables(facts.name, screen.words.language, read_override(components))
    if clause == TABLES:
        if json:
            screen.json([_table_data(table) for table in made])
        else:
            _show_tables(made, screen)
        return
    text = rules_of(facts.name, screen.words.language)
    if clause == FIRST_MATCH and text.first_match and not json:
        _show_first_match(text.first_match, screen)
        Boards(facts.name, screen).show(FIRST_MATCH, 1)
        return
    sections = text.sections if clause is None else (_part(text, clause),)
    if json:
        screen.json([_data(section, item) for section in sections for item in section.clauses])
        return
    # With the whole text they would be in the way; a clause or a section is looked at more closely.
    boards = None if clause is None else Boards(facts.name, screen)
    if clause is None:
        screen.heading(screen.text("cli-rules-title", game=facts.title))
        for paragraph in text.preface:
            _paragraph(screen, paragraph)
        if text.first_match:
            _show_first_match(text.first_match, screen)
    for section in sections:
        _show(section, screen, boards)
    if clause is None and text.notes:
        screen.print(text.notes_title, "bold underline")
        for note in text.notes:
            _paragraph(screen, note, 2 if note.startswith("- ") else 0)
    if clause is None:
        _show_tables(made, screen)


def _part(text: RulesText, name: str) -> Section:
    """A section, or the section of one clause with that clause alone."""
    from dataclasses import replace

    if "." not in name:
        return text.section(name)
    found = text.clause(name)
    return replace(text.sections[found.section - 1], clauses=(found,))


def _show_first_match(page: FirstMatch, screen: Screen) -> None:
    screen.print(page.title, "bold underline")
    screen.print(page.aim_title, "bold")
    _paragraph(screen, page.aim)
    screen.print(page.turn_title, "bold")
    for number, line in enumerate(page.turn, 1):
        _paragraph(screen, f"{number}. {line}", 3)
    screen.print(page.mistakes_title, "bold")
    for mistake in page.mistakes:
        _paragraph(screen, f"- {mistake}", 2)


def _show(section: Section, screen: Screen, boards: Boards | None) -> None:
    screen.print(f"{section.number}  {section.title}", "bold underline")
    for clause in section.clauses:
        _show_clause(clause, screen, boards)


def _show_clause(clause: Clause, screen: Screen, boards: Boards | None) -> None:
    _paragraph(screen, f"**{clause.number}** {clause.text}", len(clause.number) + 1)
    for number, example in enumerate(clause.examples, 1):
        _paragraph(screen, "    " + screen.text("cli-example", text=example), 4)
        if boards:
            boards.show(clause.number, number)


def _show_tables(tables: tuple[ComponentTable, ...], screen: Screen) -> None:
    for table in tables:
        screen.print(table.title, "bold underline")
        screen.table(table.headings, table.rows, table.numbers)
        screen.print()


def _paragraph(screen: Screen, markdown: str, indent: int = 0) -> None:
    """The little Markdown that rules are written in: **strong** and *emphasis*."""
    if screen.plain:
        screen.print(markdown.replace("*", ""))
        return
    from rich.text import Text

    text = Text()
    for piece in re.split(r"(\*{1,2}[^*]+\*{1,2})", markdown):
        style = "bold cyan" if piece.startswith("**") else "italic" if piece.startswith("*") else ""
        text.append(piece.strip("*"), style)
    screen.print(text, indent=indent)
    screen.print()


def _data(section: Section, clause: Clause) -> dict[str, object]:
    return {
        "id": clause.id,
        "section": section.title,
        "text": clause.plain,
        "examples": [example.replace("*", "") for example in clause.examples],
    }


def _table_data(table: ComponentTable) -> dict[str, object]:
    return {"name": table.name, "title": table.title, "headings": table.headings, "rows": table.rows}
