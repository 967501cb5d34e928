"""`drakkar provenance`: where every piece of a game comes from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from drakkar.cli.arguments import Components, GameName, Json, Lang, Plain

if TYPE_CHECKING:
    from drakkar.cli.screen import Screen
    from drakkar.kernel.components import Record


def provenance(
    game: GameName, components: Components = None, plain: Plain = False, json: Json = False, lang: Lang = None
) -> None:
    from drakkar.cli.files import read_override
    from drakkar.cli.screen import Screen
    from drakkar.cli.shell import language
    from drakkar.games.registry import meta, part_of

    facts = meta(game)
    screen = Screen(language(lang), plain, facts.name)
    records = part_of(facts.name, "components").provenance(read_override(components))
    if json:
        fields = ("section", "id", "summary", "source", "strength", "where")
        screen.json([{field: getattr(record, field) for field in fields} for record in records])
        return
    screen.heading(screen.text("cli-provenance-title", game=facts.title))
    headings = [screen.text(f"cli-column-{name}") for name in ("component", "values", "source", "where")]
    screen.table(
        headings,
        [(record.label, record.summary, _source(screen, record), record.where) for record in records],
    )
    for source in dict.fromkeys(record.source for record in records):
        count = sum(record.source == source for record in records)
        name = screen.text(f"provenance-{source}")
        screen.say("named", name=f"{name} ({count})", text=screen.text(f"provenance-{source}-help"))


def _source(screen: Screen, record: Record) -> str:
    """Where a record comes from and, if it says so, how sure it is."""
    source = screen.text(f"provenance-{record.source}")
    if not record.strength:
        return source
    return f"{source} ({screen.text('provenance-strength', strength=record.strength)})"
