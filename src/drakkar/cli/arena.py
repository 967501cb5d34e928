"""`drakkar arena`: a tournament of bots, with ratings and a report."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from drakkar.cli.arguments import (
    Cluster,
    Components,
    GameName,
    Json,
    Lang,
    OptionValues,
    Plain,
    Players,
    Workers,
)
from drakkar.cli.simulate import INTERRUPTED, percent, progress, say_failed, tenths

if TYPE_CHECKING:
    from drakkar.arena.ledger import Ledger
    from drakkar.arena.standings import Standings
    from drakkar.arena.tournament import Fixture, Tournament
    from drakkar.cli.screen import Screen


def arena(
    game: GameName,
    bots: Annotated[str, typer.Option("--bots", metavar="A,B,C")] = "greedy,random",
    players: Players = "2",
    games: Annotated[str, typer.Option("--games", metavar="N")] = "100",
    seed: Annotated[str, typer.Option("--seed", metavar="S")] = "1",
    workers: Workers = None,
    cluster: Cluster = "",
    out: Annotated[str | None, typer.Option("--out", metavar="FILE")] = None,
    report: Annotated[str | None, typer.Option("--report", metavar="FILE")] = None,
    option: OptionValues = None,
    components: Components = None,
    plain: Plain = False,
    json: Json = False,
    lang: Lang = None,
) -> None:
    from drakkar.arena.ledger import Ledger
    from drakkar.arena.standings import standings
    from drakkar.arena.tournament import Tournament, check_tournament, fixtures
    from drakkar.cli.arguments import key_values, names, player_count, whole, worker_count
    from drakkar.cli.files import check_writable, read_override
    from drakkar.cli.screen import Screen
    from drakkar.cli.shell import language
    from drakkar.games.registry import meta
    from drakkar.kernel.errors import UserError

    facts = meta(game)
    screen = Screen(language(lang), plain, facts.name, ("common", "arena"))
    tournament = check_tournament(
        Tournament(
            game=facts.name,
            entrants=tuple(names(bots)),
            seats=player_count(players or "", facts.seats),
            games=whole(games, 1, UserError("bad-games", games=games)),
            seed=whole(seed, 0, UserError("bad-seed", seed=seed)),
            options=key_values(option or []),
            override=read_override(components),
        )
    )
    count = worker_count(workers, cluster)
    results = out or f"arena-{facts.name}-{tournament.seats}.jsonl"
    for file in (results, report or results):
        check_writable(file, force=True)
    ledger = Ledger(Path(results), tournament)
    if ledger.played and not json:
        screen.say("arena-resumed", file=results, matches=len(ledger.played))
    wanted = fixtures(tournament)
    finished = _run(tournament, ledger, wanted, (count, cluster), screen)
    matches = [ledger.played[fixture] for fixture in wanted if fixture in ledger.played]
    if matches:
        found = standings(tournament, matches)
        if report is not None:
            _write_report(report, tournament, found, screen)
        if json:
            screen.json(_data(tournament, found, finished))
        else:
            _show(tournament, found, screen)
            say_failed([match.outcome.failed for match in matches], screen)
    if not json:
        screen.say("arena-kept", file=results)
        if report is not None and matches:
            screen.say("arena-report-kept", file=report)
    if not finished:
        interrupted = screen.text("arena-interrupted", done=len(matches), matches=len(wanted))
        typer.echo(interrupted, err=True)
        raise typer.Exit(INTERRUPTED)


def _run(
    tournament: Tournament, ledger: Ledger, wanted: list[Fixture], crew: tuple[int, str], screen: Screen
) -> bool:
    """Play what is missing; every result is kept at once."""
    from drakkar.arena.tournament import Played, play

    left = ledger.left(wanted)
    workers, cluster = crew
    try:
        with progress(screen, len(wanted), len(wanted) - len(left)) as advance:

            def done(played: Played) -> None:
                ledger.add(played)
                advance(len(wanted) - len(ledger.left(wanted)))

            if not left:
                return True
            return play(tournament, left, min(workers, len(left)), done, cluster)
    finally:
        ledger.close()


def _show(tournament: Tournament, found: Standings, screen: Screen) -> None:
    players = tournament.seats
    screen.heading(
        screen.text("arena-title", game=screen.text("game-title"), matches=found.matches, players=players)
    )
    columns = ("bot", "strength", "interval", "matches", "share", "interval", "score")
    headings = [screen.text(f"arena-column-{column}") for column in columns]
    rows = [
        (
            rating.name,
            screen.text("number", number=tenths(rating.strength)),
            f"{_number(rating.low, screen)} – {_number(rating.high, screen)}",
            screen.text("arena-whole", number=share.games),
            percent(share.share, screen),
            f"{percent(share.interval[0], screen)} – {percent(share.interval[1], screen)}",
            _number(share.mean_score, screen),
        )
        for rating, share in zip(found.ratings, found.shares, strict=True)
    ]
    screen.table(headings, rows, numbers=(1, 2, 3, 4, 5, 6))
    names = [rating.name for rating in found.ratings]
    headings = [
        screen.text("arena-duels"),
        *(screen.text("arena-column-against", bot=name) for name in names),
    ]
    duels = [
        [one, *("" if one == other else _duel(found, one, other, screen) for other in names)] for one in names
    ]
    screen.table(headings, duels, numbers=range(1, len(names) + 1))


def _duel(found: Standings, one: str, other: str, screen: Screen) -> str:
    duel = found.duels[one, other]
    return percent(duel.share, screen) if duel.games else "–"


def _number(value: float, screen: Screen) -> str:
    return screen.text("number", number=tenths(value))


def _write_report(file: str, tournament: Tournament, found: Standings, screen: Screen) -> None:
    from drakkar.arena.report import report
    from drakkar.cli.files import write_text
    from drakkar.kernel import engine

    usual = screen.text("arena-options-usual")
    given = ", ".join(f"{name}={value}" for name, value in tournament.options.items())
    how = screen.text(
        "arena-how-seed", seed=tournament.seed, options=given or usual, engine=engine.describe()
    )
    write_text(file, report(screen.words, found, how, _command(tournament)), force=True)


def _command(tournament: Tournament) -> str:
    """What plays the same again."""
    from shlex import join

    words = ["drakkar", "arena", tournament.game, "--bots", ",".join(tournament.entrants)]
    words += ["--players", str(tournament.seats), "--games", str(tournament.games)]
    words += ["--seed", str(tournament.seed)]
    for name, value in tournament.options.items():
        words += ["--option", f"{name}={value}"]
    if tournament.override is not None:
        words += ["--components", tournament.override[0]]
    return join(words)


def _data(tournament: Tournament, found: Standings, finished: bool) -> dict[str, object]:
    from dataclasses import asdict

    return {
        "game": tournament.game,
        "players": tournament.seats,
        "seed": tournament.seed,
        "options": tournament.options,
        "matches": found.matches,
        "matches_asked": tournament.matches,
        "finished": finished,
        "ratings": [asdict(rating) for rating in found.ratings],
        "bots": [asdict(share) for share in found.shares],
        "duels": [{"bot": one, "against": asdict(share)} for (one, _), share in found.duels.items()],
        "seats": [asdict(share) for share in found.seats],
        "decisions": list(found.lengths),
    }
