"""`drakkar provenance`: where every piece of a game comes from, or only what is in doubt."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Annotated

import typer

from drakkar.cli.arguments import Components, GameName, Json, Lang, Plain

if TYPE_CHECKING:
    from drakkar.cli.screen import Screen
    from drakkar.kernel.components import Record


def provenance(
    game: GameName,
    doubts: Annotated[bool, typer.Option("--doubts")] = False,
    components: Components = None,
    plain: Plain = False,
    json: Json = False,
    lang: Lang = None,
) -> None:
    from drakkar.cli.files import read_override
    from drakkar.cli.screen import Screen
    from drakkar.cli.shell import language
    from drakkar.games.registry import meta, part_of

    facts = meta(game)
    screen = Screen(language(lang), plain, facts.name)
    records: tuple[Record, ...] = part_of(facts.name, "components").provenance(read_override(components))
    if doubts:
        records = tuple(record for record in records if record.correction)
    if json:
        screen.json([_data(record) for record in records])
    elif doubts:
        _show_doubts(screen, facts.name, facts.title, records)
    else:
        _show_all(screen, facts.title, records)


def _data(record: Record) -> dict[str, object]:
    return {
        "section": record.section,
        "id": record.id,
        "summary": record.summary,
        "source": record.source,
        "strength": record.marks.strength,
        "where": record.where,
        "guessed": list(record.values("guessed")),
        "invented": list(record.values("invented")),
    }


def _show_all(screen: Screen, title: str, records: tuple[Record, ...]) -> None:
    from drakkar.words.provenance import mark_text

    words = screen.words
    screen.heading(screen.text("cli-provenance-title", game=title))
    headings = [screen.text(f"cli-column-{name}") for name in ("component", "values", "source", "where")]
    screen.table(
        headings,
        [
            (
                record.label,
                record.summary,
                mark_text(words, record.source, record.strength),
                record.where,
            )
            for record in records
        ],
    )
    for source in dict.fromkeys(record.source for record in records):
        count = sum(record.source == source for record in records)
        name = screen.text(f"provenance-{source}")
        screen.say("named", name=f"{name} ({count})", text=screen.text(f"provenance-{source}-help"))


def _show_doubts(screen: Screen, game: str, title: str, records: tuple[Record, ...]) -> None:
    """By kind of piece: what would settle it, then every piece with its values that are in doubt."""
    from drakkar.words.provenance import doubtful, known_text

    screen.heading(screen.text("doubts-title", game=title))
    if not records:
        screen.say("doubts-none")
        return
    screen.say("doubts-intro")
    for section, found in doubtful(records).items():
        screen.print()
        name = screen.text("component", section=section)
        screen.say("named", style="bold", name=name, text=str(len(found)))
        screen.say("doubts-settle", text=screen.text("provenance-settle", section=section))
        for known, alike in groupby(found, lambda record: known_text(screen.words, record)):
            for record in alike:
                screen.print(f"  {_doubt(screen, record)}", indent=4)
            screen.print(f"    {screen.text('doubts-known', where=known)}", "dim", indent=4)
    screen.print()
    screen.say("doubts-correct", style="bold")
    for step in ("doubts-correct-file", "doubts-correct-play", "doubts-correct-send"):
        screen.print(f"  {screen.text(step, game=game)}", indent=4)
    first = records[0]
    screen.print()
    for line in first.correction.split("\n"):
        screen.print(f"    {line}")


def _doubt(screen: Screen, record: Record) -> str:
    """A piece in one line: what of it is guessed, and what is invented."""
    from drakkar.words.provenance import record_name

    parts: list[str] = []
    guessed, invented = ", ".join(record.values("guessed")), ", ".join(record.values("invented"))
    if guessed:
        name = screen.text("provenance-guessed-sure", strength=record.marks.strength)
        parts.append(screen.text("named", name=name, text=guessed))
    if invented:
        parts.append(screen.text("named", name=screen.text("provenance-invented"), text=invented))
    name = record_name(screen.words, record.section, record.id)
    return screen.text("doubts-piece", piece=name, text=screen.words.parts(parts))
