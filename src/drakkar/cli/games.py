"""`drakkar games`: what there is to play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from drakkar.cli.arguments import Json, Lang, Plain

if TYPE_CHECKING:
    from drakkar.cli.screen import Screen
    from drakkar.kernel.meta import Meta


def games(
    options: Annotated[bool, typer.Option("--options")] = False,
    plain: Plain = False,
    json: Json = False,
    lang: Lang = None,
) -> None:
    from drakkar.cli.screen import Screen
    from drakkar.cli.shell import language
    from drakkar.games.registry import GAMES, meta

    chosen = language(lang)
    if json:
        Screen(chosen).json([_facts(meta(name), Screen(chosen, game=name)) for name in GAMES])
        return
    for name in GAMES:
        screen = Screen(chosen, plain, name)
        _show(meta(name), screen)
        if options:
            _show_options(meta(name), screen)


def _show(facts: Meta, screen: Screen) -> None:
    screen.heading(f"{facts.title} ({facts.name})")
    screen.print(screen.text("game-tagline"))
    rows = [
        (screen.text("cli-column-players"), _players(facts, screen)),
        (screen.text("cli-column-minutes"), str(facts.minutes)),
        (screen.text("cli-column-age"), f"{facts.age}+"),
        (screen.text("cli-column-maturity"), screen.text("maturity", maturity=facts.maturity)),
        (screen.text("cli-column-credits"), _credits(facts, screen)),
    ]
    if screen.plain:
        for name, value in rows:
            screen.print(f"{name} {value}")
        return
    from rich.table import Table

    grid = Table.grid(padding=(0, 2))
    for name, value in rows:
        grid.add_row(f"  {name}", value)
    screen.print(grid)


def _players(facts: Meta, screen: Screen) -> str:
    least, most = facts.seats[0], facts.seats[-1]
    return str(most) if least == most else screen.text("cli-players-range", min=least, max=most)


def _credits(facts: Meta, screen: Screen) -> str:
    owners = facts.credits
    return screen.text(
        "cli-credits",
        designers=screen.words.join(owners.authors),
        artist=screen.words.join(owners.artists),
        publisher=owners.publisher,
        year=str(owners.year),
    )


def _show_options(facts: Meta, screen: Screen) -> None:
    from drakkar.kernel.options import PRESET
    from drakkar.words import option_key

    screen.print()
    screen.print(screen.text("cli-options-title"), "bold")
    if facts.presets:
        screen.print(f"  {PRESET}  {screen.text(option_key(PRESET) + '-help')}")
    for at, preset in enumerate(facts.presets):
        label = screen.text(option_key(PRESET, preset.name))
        sets = ", ".join(f"{name}={value}" for name, value in preset.options)
        said = screen.text("cli-option-sets", options=sets) if sets else ""
        usual = screen.text("cli-option-usual") if at == 0 else ""
        screen.print(f"    {PRESET}={preset.name}  {label} ({usual or said})")
    for option in facts.options:
        screen.print(f"  {option.name}  {screen.text(option_key(option.name) + '-help')}")
        for value in option.values:
            label = screen.text(option_key(option.name, value))
            usual = screen.text("cli-option-usual") if value == option.default else ""
            screen.print(f"    {option.name}={value}  {label}{usual and f' ({usual})'}")
    refusals = [screen.text(f"exclusion-{exclusion.key}") for exclusion in facts.exclusions]
    useless = [f"{', '.join(idle.options)}: {screen.text(f'idle-{idle.key}')}" for idle in facts.idle]
    # Several may give the same reason.
    for line in dict.fromkeys(refusals + useless):
        screen.print(f"  {line}")


def _facts(facts: Meta, screen: Screen) -> dict[str, object]:
    from drakkar.kernel.options import PRESET
    from drakkar.words import option_key

    return {
        "name": facts.name,
        "title": facts.title,
        "tagline": screen.text("game-tagline"),
        "players": list(facts.seats),
        "minutes": facts.minutes,
        "age": facts.age,
        "maturity": facts.maturity,
        "authors": list(facts.credits.authors),
        "artists": list(facts.credits.artists),
        "publisher": facts.credits.publisher,
        "year": facts.credits.year,
        "options": [
            {
                "name": option.name,
                "help": screen.text(option_key(option.name) + "-help"),
                "values": list(option.values),
                "default": option.default,
                "clause": option.clause,
            }
            for option in facts.options
        ],
        "presets": [
            {
                "name": preset.name,
                "label": screen.text(option_key(PRESET, preset.name)),
                "options": dict(preset.options),
                "clause": preset.clause,
            }
            for preset in facts.presets
        ],
        "exclusions": [
            {
                "options": dict(exclusion.options),
                "players": list(exclusion.seats),
                "help": screen.text(f"exclusion-{exclusion.key}"),
                "clause": exclusion.clause,
            }
            for exclusion in facts.exclusions
        ],
        "idle": [
            {
                "options": list(idle.options),
                "where": {idle.option: list(idle.values)} if idle.option else {},
                "players": list(idle.seats),
                "help": screen.text(f"idle-{idle.key}"),
                "clause": idle.clause,
            }
            for idle in facts.idle
        ],
    }
