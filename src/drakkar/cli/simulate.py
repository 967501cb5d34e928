"""`drakkar simulate`: many matches between bots, and what they say."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, Final

import typer

from drakkar.cli.arguments import (
    Bots,
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

if TYPE_CHECKING:
    from drakkar.arena.simulate import Plan
    from drakkar.arena.statistics import Share, Summary
    from drakkar.cli.screen import Screen

# What is printed is not what was asked for, so it is not a success: the same code as for any other reason.
INTERRUPTED: Final = 2


def simulate(
    game: GameName,
    players: Players = None,
    bots: Bots = "greedy,random",
    games: Annotated[str, typer.Option("--games", metavar="N")] = "100",
    seed: Annotated[str, typer.Option("--seed", metavar="S")] = "1",
    workers: Workers = None,
    cluster: Cluster = "",
    option: OptionValues = None,
    components: Components = None,
    fixed_seats: Annotated[bool, typer.Option("--fixed-seats")] = False,
    plain: Plain = False,
    json: Json = False,
    lang: Lang = None,
) -> None:
    from drakkar.arena.simulate import Plan, check
    from drakkar.arena.simulate import simulate as run
    from drakkar.arena.statistics import summarise
    from drakkar.bots.registry import KNOWN
    from drakkar.cli.arguments import fill_up, key_values, names, player_count, whole, worker_count
    from drakkar.cli.files import read_override
    from drakkar.cli.screen import Screen
    from drakkar.cli.shell import language
    from drakkar.games.registry import meta
    from drakkar.kernel.errors import UserError

    facts = meta(game)
    screen = Screen(language(lang), plain, facts.name)
    named = names(bots or "")
    if not named:
        raise UserError("unknown-bot", bot="", known=KNOWN)
    # A single bot plays alone where that can be done, else against itself.
    usual = "1" if len(named) == 1 and 1 in facts.seats else "2"
    seats = player_count(usual if players is None else players, facts.seats)
    plan = check(
        Plan(
            game=facts.name,
            bots=tuple(fill_up(named, seats)),
            games=whole(games, 1, UserError("bad-games", games=games)),
            seed=whole(seed, 0, UserError("bad-seed", seed=seed)),
            options=key_values(option or []),
            override=read_override(components),
            fixed_seats=fixed_seats,
        )
    )
    count = worker_count(workers, cluster)
    with progress(screen, plan.games) as told:
        outcomes, seconds, finished = run(plan, min(count, plan.games), told, cluster)
    summary = summarise(plan, outcomes, seconds) if outcomes else None
    if json:
        failed = [outcome.failed for outcome in outcomes if outcome.failed]
        screen.json({**_data(plan, summary, finished, count), "failed": failed})
    elif summary is not None:
        _show(plan, summary, screen)
        say_failed([outcome.failed for outcome in outcomes], screen)
    if not finished:
        typer.echo(screen.text("cli-interrupted", done=len(outcomes), games=plan.games), err=True)
        raise typer.Exit(INTERRUPTED)


@contextmanager
def progress(
    screen: Screen, total: int, done: int = 0, key: str = "cli-progress"
) -> Iterator[Callable[[int], None]]:
    """A bar where somebody watches: on standard error, gone when done. Tell it how many are done."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=screen.plain or not console.is_terminal,
    )
    with bar:
        task = bar.add_task("", total=total)

        def told(done: int) -> None:
            bar.update(task, completed=done, description=screen.text(key, done=done, total=total))

        told(done)
        yield told


def _show(plan: Plan, summary: Summary, screen: Screen) -> None:
    from drakkar.kernel import engine

    title = screen.text(
        "cli-simulate-title", game=screen.text("game-title"), games=summary.games, players=len(plan.bots)
    )
    screen.heading(title)
    for heading, shares in (("cli-column-bot", summary.bots), ("cli-column-seat", summary.seats)):
        columns = ("wins", "share", "interval", "score")
        headings = [screen.text(heading), *(screen.text(f"cli-column-{column}") for column in columns)]
        screen.table(headings, [_row(share, screen) for share in shares], numbers=(1, 2, 3, 4))
    if len(plan.bots) == 1:
        won = round(summary.bots[0].wins)
        screen.say("cli-won-and-lost", won=won, lost=summary.games - won)
    low, high = summary.score_range
    screen.say("cli-scores", mean=tenths(summary.score_mean), low=low, high=high)
    short, long = summary.decisions_range
    screen.say("cli-length", decisions=tenths(summary.decisions_mean), low=short, high=long)
    rate = round(summary.decisions_per_second)
    screen.say("cli-speed", rate=rate, seconds=tenths(summary.seconds))
    screen.say("engine-compiled" if engine.compiled() else "engine-plain", style="dim")


def say_failed(failures: Sequence[str], screen: Screen) -> None:
    """Matches that a bot lost by not playing as it should."""
    failed = [failure for failure in failures if failure]
    if failed:
        screen.say("cli-bots-failed", count=len(failed), first=failed[0])


def _row(share: Share, screen: Screen) -> tuple[str, ...]:
    low, high = share.interval
    return (
        share.name,
        screen.text("number", number=tenths(share.wins)),
        percent(share.share, screen),
        f"{percent(low, screen)} – {percent(high, screen)}",
        screen.text("number", number=tenths(share.mean_score)),
    )


def percent(share: float, screen: Screen) -> str:
    return screen.text("percent", number=tenths(100 * share))


def tenths(value: float) -> float | int:
    rounded = round(value, 1)
    return int(rounded) if rounded == int(rounded) else rounded


def _data(plan: Plan, summary: Summary | None, finished: bool, workers: int) -> dict[str, object]:
    """Everything but `timing` depends on the plan alone."""
    from dataclasses import asdict

    from drakkar.kernel import engine

    data: dict[str, object] = {
        "game": plan.game,
        "players": len(plan.bots),
        "games": 0 if summary is None else summary.games,
        "games_asked": plan.games,
        "finished": finished,
        "seed": plan.seed,
        "options": plan.options,
        "components": None if plan.override is None else plan.override[0],
        "fixed_seats": plan.fixed_seats,
        "seating": list(plan.bots),
        "bots": [] if summary is None else [asdict(share) for share in summary.bots],
        "seats": [] if summary is None else [asdict(share) for share in summary.seats],
    }
    if summary is not None:
        low, high = summary.score_range
        short, long = summary.decisions_range
        data["scores"] = {
            "mean": summary.score_mean,
            "spread": summary.score_spread,
            "lowest": low,
            "highest": high,
        }
        data["decisions"] = {"mean": summary.decisions_mean, "fewest": short, "most": long}
        data["timing"] = {
            "seconds": summary.seconds,
            "decisions_per_second": summary.decisions_per_second,
            "workers": workers,
            "engine": "compiled" if engine.compiled() else "plain",
        }
    return data
