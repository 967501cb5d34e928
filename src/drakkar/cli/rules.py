"""`drakkar rules`: the rules in our own words, whole, by section or by clause."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Annotated

import typer

from drakkar.cli.arguments import GameName, Json, Lang, Plain

if TYPE_CHECKING:
    from drakkar.cli.screen import Screen
    from drakkar.words import Clause, RulesText, Section


def rules(
    game: GameName,
    clause: Annotated[str | None, typer.Argument(metavar="CLAUSE")] = None,
    plain: Plain = False,
    json: Json = False,
    lang: Lang = None,
) -> None:
    from drakkar.cli.screen import Screen
    from drakkar.cli.shell import language
    from drakkar.games.registry import meta
    from drakkar.words import rules as rules_of

    facts = meta(game)
    screen = Screen(language(lang), plain, facts.name)
    text = rules_of(facts.name, screen.words.language)
    sections = text.sections if clause is None else (_part(text, clause),)
    if json:
        screen.json([_data(section, item) for section in sections for item in section.clauses])
        return
    if clause is None:
        screen.heading(screen.text("cli-rules-title", game=facts.title))
        for paragraph in text.preface:
            _paragraph(screen, paragraph)
    for section in sections:
        _show(section, screen)
    if clause is None and text.notes:
        screen.print(text.notes_title, "bold underline")
        for note in text.notes:
            _paragraph(screen, note, 2 if note.startswith("- ") else 0)


def _part(text: RulesText, name: str) -> Section:
    """A section, or the section of one clause with that clause alone."""
    from dataclasses import replace

    if "." not in name:
        return text.section(name)
    found = text.clause(name)
    return replace(text.sections[found.section - 1], clauses=(found,))


def _show(section: Section, screen: Screen) -> None:
    screen.print(f"{section.number}  {section.title}", "bold underline")
    for clause in section.clauses:
        _show_clause(clause, screen)


def _show_clause(clause: Clause, screen: Screen) -> None:
    _paragraph(screen, f"**{clause.number}** {clause.text}", len(clause.number) + 1)
    for example in clause.examples:
        _paragraph(screen, "    " + screen.text("cli-example", text=example), 4)


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
