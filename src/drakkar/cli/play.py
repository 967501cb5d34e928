"""`drakkar play`: a match in the terminal, against bots or among people at one keyboard."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from drakkar.cli.arguments import Bots, Components, GameName, Lang, OptionValues, Plain, Players

if TYPE_CHECKING:
    from drakkar.cli.screen import Screen
    from drakkar.kernel.game import Game, State, View
    from drakkar.kernel.meta import Meta
    from drakkar.play.match import Match


def play(
    game: GameName,
    players: Players = None,
    seats: Annotated[str | None, typer.Option("--seats", metavar="me,A,B")] = None,
    bots: Bots = None,
    option: OptionValues = None,
    components: Components = None,
    seed: Annotated[str | None, typer.Option("--seed", metavar="S")] = None,
    resume: Annotated[str | None, typer.Option("--resume", metavar="FILE")] = None,
    save: Annotated[str | None, typer.Option("--save", metavar="FILE")] = None,
    force: Annotated[bool, typer.Option("--force")] = False,
    plain: Plain = False,
    lang: Lang = None,
) -> None:
    from secrets import token_hex

    from drakkar.cli.arguments import key_values, player_count
    from drakkar.cli.files import check_writable, read_override
    from drakkar.cli.saving import Store
    from drakkar.cli.screen import Screen
    from drakkar.cli.seats import people, seat_names
    from drakkar.cli.shell import language
    from drakkar.cli.terminal import Terminal
    from drakkar.games.registry import load_game, meta
    from drakkar.kernel.errors import UserError
    from drakkar.play.match import start_match

    facts = meta(game)
    screen = Screen(language(lang), plain, facts.name)
    rules = load_game(facts.name, read_override(components))
    if save is not None and save != resume:
        check_writable(save, force)
    if resume is not None:
        fixed = {"--players": players, "--seats": seats, "--bots": bots, "--option": option, "--seed": seed}
        for flag, value in fixed.items():
            if value:
                raise UserError("fixed-by-saga", flag=flag, file=resume)
        match, secret = _resume(rules, facts, resume)
        store = Store(save or resume, ours=save in (None, resume) or force)
        screen.say("cli-resumed", file=resume, ply=match.ply)
    else:
        count = None if players is None else player_count(players, facts.seats)
        secret = token_hex(32) if seed is None else seed
        names = seat_names(seats, bots, count)
        match = start_match(rules, facts, names, key_values(option or []), secret)
        store = Store(save, ours=force)
    persons = people(match.saga.header.seats, screen.words)
    _introduce(screen, match)
    raise typer.Exit(Terminal(screen, match, persons, secret, store).run())


def _resume(rules: Game[State, View], facts: Meta, file: str) -> tuple[Match, str]:
    """The match of a saved file, verified, and its seed."""
    from drakkar.cli.files import read_text
    from drakkar.kernel.errors import UserError
    from drakkar.play.replay import replay
    from drakkar.play.saga import parse

    saga = parse(read_text(file), file)
    match = replay(rules, facts, saga, file)
    if not saga.seed:
        raise UserError("saga-sealed", file=file)
    return match, saga.seed


def _introduce(screen: Screen, match: Match) -> None:
    """Who plays, and by which of the other rules."""
    from drakkar.cli.seats import people
    from drakkar.games.registry import meta
    from drakkar.words import option_key

    screen.heading(screen.text("game-title"))
    header = match.saga.header
    for person in people(header.seats, screen.words):
        who = screen.text("bot", bot=person.bot) if person.bot else screen.text("seat-human")
        mark = "" if screen.plain else f"{person.mark} "
        screen.say("cli-who", mark=mark, seat=person.seat + 1, player=person.name, who=who)
    for option in meta(header.game).options:
        value = header.options[option.name]
        if value != option.default:
            name = screen.text(option_key(option.name))
            screen.say("named", name=name, text=screen.text(option_key(option.name, value)))
    screen.say("cli-welcome", style="dim")
