"""`drakkar puzzles`: one to solve, new ones to find in matches of bots, or those there are checked again."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from drakkar.cli.arguments import GameName, Lang, OptionValues, Plain, Players

if TYPE_CHECKING:
    from drakkar.cli.screen import Screen
    from drakkar.puzzles.finding import Search
    from drakkar.puzzles.form import Puzzle

FINE: Final = 0
# A puzzle does not hold.
FAILED: Final = 1


def puzzles(
    game: GameName,
    puzzle: Annotated[str | None, typer.Argument(metavar="PUZZLE")] = None,
    count: Annotated[str | None, typer.Option("--count", metavar="N")] = None,
    check: Annotated[bool, typer.Option("--check")] = False,
    iterations: Annotated[str | None, typer.Option("--iterations", metavar="N")] = None,
    out: Annotated[str | None, typer.Option("--out", metavar="FOLDER")] = None,
    seed: Annotated[str, typer.Option("--seed", metavar="S")] = "1",
    players: Players = None,
    option: OptionValues = None,
    plain: Plain = False,
    lang: Lang = None,
) -> None:
    from drakkar.cli.arguments import key_values, player_count, whole
    from drakkar.cli.screen import Screen
    from drakkar.cli.shell import language
    from drakkar.cli.solving import solve
    from drakkar.games.registry import meta
    from drakkar.kernel.errors import UserError
    from drakkar.puzzles import puzzle as puzzle_of
    from drakkar.puzzles import puzzles_of
    from drakkar.puzzles.checking import ITERATIONS
    from drakkar.puzzles.finding import search_for

    facts = meta(game)
    screen = Screen(language(lang), plain, facts.name, ("common", "coach"))
    if count is not None:
        search = search_for(
            facts.name,
            whole(count, 1, UserError("bad-puzzle-count", count=count)),
            whole(seed, 0, UserError("bad-seed", seed=seed)),
            None if players is None else player_count(players, facts.seats),
            key_values(option or []),
        )
        code = _find(search, Path(out or f"puzzles-{facts.name}"), screen)
    elif check:
        if out is not None:
            asked = _kept(facts.name, Path(out))
        else:
            asked = [puzzle_of(facts.name, one) for one in ([puzzle] if puzzle else puzzles_of(facts.name))]
        looked = ITERATIONS
        if iterations is not None:
            looked = whole(iterations, 1, UserError("bad-iterations", iterations=iterations))
        code = _check(asked, looked, screen)
    else:
        code = solve(facts.name, puzzle, screen)
    raise typer.Exit(code)


def _find(search: Search, folder: Path, screen: Screen) -> int:
    """Each is kept as soon as it is found, so it may be stopped and goes on with the same command."""
    from drakkar.cli.files import make_folder, write_text
    from drakkar.cli.simulate import INTERRUPTED, progress
    from drakkar.puzzles.finding import find
    from drakkar.puzzles.form import SUFFIX, write_puzzle

    make_folder(folder)
    known = _kept(search.game, folder)
    found = len(known)
    try:
        with progress(screen, search.count, found, "cli-puzzles-progress") as told:
            for puzzle in find(search, known):
                if puzzle is not None:
                    write_text(str(folder / f"{puzzle.id}{SUFFIX}"), write_puzzle(puzzle))
                    found += 1
                    told(found)
    except KeyboardInterrupt:
        screen.say("cli-puzzles-stopped", found=found, total=search.count, folder=str(folder))
        return INTERRUPTED
    screen.say("cli-puzzles-found", found=found, folder=str(folder))
    return FINE


def _check(asked: Sequence[Puzzle], iterations: int, screen: Screen) -> int:
    """By a search that is longer than the one that found them, and of other luck."""
    from drakkar.cli.simulate import INTERRUPTED, progress
    from drakkar.puzzles.checking import holds

    held: dict[str, bool] = {}
    try:
        with progress(screen, len(asked), key="cli-puzzles-checking") as told:
            for one in asked:
                held[one.id] = holds(one, iterations)
                told(len(held))
    except KeyboardInterrupt:
        screen.print()
    for name, true in held.items():
        screen.say("cli-puzzle-holds" if true else "cli-puzzle-fails", puzzle=name)
    failed = list(held.values()).count(False)
    screen.say("cli-puzzles-checked", checked=len(held), total=len(asked), failed=failed)
    return INTERRUPTED if len(held) < len(asked) else FAILED if failed else FINE


def _kept(game: str, folder: Path) -> list[Puzzle]:
    """The puzzles in a folder."""
    from drakkar.cli.files import read_text
    from drakkar.puzzles.form import SUFFIX, read_puzzle

    files = sorted(folder.glob(f"*{SUFFIX}"))
    return [read_puzzle(game, file.stem, read_text(str(file))) for file in files]
