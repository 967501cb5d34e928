"""`drakkar play`: a match in the terminal, against bots or among people at one keyboard."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from drakkar.cli.arguments import Bots, Components, GameName, Lang, Marks, OptionValues, Plain, Players

if TYPE_CHECKING:
    from drakkar.cli.screen import Screen
    from drakkar.cli.viewing import Viewing
    from drakkar.kernel.marks import MarkCount
    from drakkar.kernel.meta import Meta
    from drakkar.play.match import Match


def play(
    game: GameName,
    players: Players = None,
    seats: Annotated[str | None, typer.Option("--seats", metavar="me,A,B")] = None,
    bots: Bots = None,
    option: OptionValues = None,
    colours: Annotated[str | None, typer.Option("--colours", metavar="A,B")] = None,
    components: Components = None,
    seed: Annotated[str | None, typer.Option("--seed", metavar="S")] = None,
    resume: Annotated[str | None, typer.Option("--resume", metavar="FILE")] = None,
    save: Annotated[str | None, typer.Option("--save", metavar="FILE")] = None,
    force: Annotated[bool, typer.Option("--force")] = False,
    marks: Marks = False,
    plain: Plain = False,
    lang: Lang = None,
) -> None:
    from secrets import token_hex

    from drakkar.cli.arguments import key_values, player_count
    from drakkar.cli.boards.marks import shown_words
    from drakkar.cli.files import check_writable, read_override
    from drakkar.cli.saving import Store
    from drakkar.cli.screen import Screen
    from drakkar.cli.seats import people, seat_names
    from drakkar.cli.shell import language
    from drakkar.cli.terminal import Terminal
    from drakkar.cli.viewing import open_saga
    from drakkar.games.registry import load_game, meta
    from drakkar.kernel.colours import OPTION as COLOURS_OPTION
    from drakkar.kernel.errors import UserError
    from drakkar.kernel.game import SPECTATOR
    from drakkar.kernel.meta import choose_options
    from drakkar.play.boxes import components_of
    from drakkar.play.marks import mark_count
    from drakkar.play.match import start_match
    from drakkar.play.past import about_past

    facts = meta(game)
    override = read_override(components)
    spoken = ("common", "coach")
    words = shown_words(language(lang), facts.name, spoken, override, plain) if marks else None
    screen = Screen(language(lang), plain, facts.name, spoken, words)
    rules = load_game(facts.name, override)
    if save is not None and save != resume:
        check_writable(save, force)
    if resume is not None:
        fixed = {"--players": players, "--seats": seats, "--bots": bots, "--option": option}
        fixed |= {"--colours": colours, "--seed": seed}
        for flag, value in fixed.items():
            if value:
                raise UserError("fixed-by-saga", flag=flag, file=resume)
        viewing = open_saga(resume, components, None, lambda *_: screen)
        if viewing.match.game.name != facts.name:
            raise UserError("saga-game", file=resume, found=viewing.match.game.name, expected=facts.name)
        match, secret = _resumed(viewing, facts)
        rules, override = viewing.match.game, viewing.override
        if viewing.past.stopped:
            # The file holds more than what goes on, so it stays as it is.
            store = Store(save, ours=force)
        else:
            store = Store(save or resume, ours=save in (None, resume) or force)
        for key, params in about_past(viewing.past, over=bool(viewing.saga.totals)):
            screen.print(screen.text(key, **params))
        screen.say("cli-resumed", file=resume, ply=match.ply)
    else:
        count = None if players is None else player_count(players, facts.seats)
        secret = token_hex(32) if seed is None else seed
        names = seat_names(seats, bots, count)
        kept = "" if override is None else components_of(facts.name, override)
        options = key_values(option or [])
        if colours is not None:
            options[COLOURS_OPTION] = colours
        chosen = choose_options(facts, options, len(names))
        match = start_match(rules, facts, names, chosen, secret, kept)
        store = Store(save, ours=force)
    persons = people(match.saga.header.seats, screen.words, match.saga.header.options)
    _introduce(screen, match, mark_count(rules, match.view(SPECTATOR), override))
    raise typer.Exit(Terminal(screen, match, persons, secret, store).run())


def _resumed(viewing: Viewing, facts: Meta) -> tuple[Match, str]:
    """The match of a saved file and its seed; it goes on from the last ply that is as it was."""
    from drakkar.kernel.errors import UserError
    from drakkar.kernel.meta import options_of_today
    from drakkar.play.boxes import components_of
    from drakkar.play.match import start_match

    saga = viewing.saga
    if not saga.seed:
        raise UserError("saga-sealed", file=viewing.file)
    if viewing.past.shown >= 0:
        return viewing.match, saga.seed
    override = viewing.override
    kept = "" if override is None else components_of(facts.name, override)
    options = options_of_today(facts, saga.header.options)
    return start_match(viewing.match.game, facts, saga.header.seats, options, saga.seed, kept), saga.seed


def _introduce(screen: Screen, match: Match, count: MarkCount) -> None:
    """Who plays, by which of the other rules, and how much of it is not read from the box."""
    from drakkar.cli.boards.marks import say_marks
    from drakkar.cli.seats import people
    from drakkar.games.registry import meta
    from drakkar.kernel.meta import preset_of
    from drakkar.kernel.options import PRESET
    from drakkar.words import option_key

    screen.heading(screen.text("game-title"))
    header = match.saga.header
    for person in people(header.seats, screen.words, header.options):
        who = screen.text("bot", bot=person.bot) if person.bot else screen.text("seat-human")
        mark = "" if screen.plain else f"{person.mark} "
        screen.say("cli-who", mark=mark, seat=person.seat + 1, player=person.name, who=who)
    facts = meta(header.game)
    preset = preset_of(facts, match.options)
    told = dict(preset.options) if preset else {}
    if preset and told:
        name = screen.text(option_key(PRESET))
        screen.say("named", name=name, text=screen.text(option_key(PRESET, preset.name)))
    for option in facts.options:
        value = match.options[option.name]
        if value not in (option.default, told.get(option.name)):
            name = screen.text(option_key(option.name))
            screen.say("named", name=name, text=screen.text(option_key(option.name, value)))
    say_marks(screen, header.game, count)
    screen.say("cli-welcome", style="dim")
