"""How often a bot is faster than Thorfinn, mode by mode, with 95 % intervals. Same seed, same matches.

    python -m scripts.thorfinn_odds [--bot greedy] [--matches 1000] [--modes normal,difficult,…]
        [--option twins=drawn] [--components my.toml] [--seed 1] [--workers 1] [--each]

Match number N of every mode has the same deal. `--each` prints every match as it ends, so that a long run can
be read at any time. Of a search by the clock only the deals are the same.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from statistics import fmean
from typing import cast

from drakkar.arena.simulate import seed_of
from drakkar.arena.statistics import wilson
from drakkar.arena.workers import in_workers
from drakkar.bots.registry import check_bot, make_bot
from drakkar.cli.arguments import key_values
from drakkar.games.althing.game import Althing, load_game
from drakkar.games.althing.meta import META
from drakkar.games.althing.pieces import FIRST_TROLL, MODES
from drakkar.kernel.chance import Search
from drakkar.kernel.errors import UserError
from drakkar.kernel.game import OVER, Game, State, View
from drakkar.kernel.loader import Override
from drakkar.kernel.meta import resolve_options


@dataclass(frozen=True)
class Plan:
    """What to play: as many matches of every mode."""

    bot: str
    matches: int
    modes: tuple[str, ...]
    options: dict[str, str]
    override: Override | None
    seed: int


@dataclass(frozen=True)
class Match:
    """How it went: in which round it was over, the crossings made, the Trolls sent that he revealed."""

    mode: str
    number: int
    won: bool
    round: int
    crossings: int
    trolls: int


def play(game: Althing, plan: Plan, mode: str, number: int) -> Match:
    chance = Search(seed_of(plan.seed, "deal", number))
    bot = make_bot(plan.bot, cast("Game[State, View]", game), seed_of(plan.seed, "bot", number))
    state = game.new(1, resolve_options(META, {**plan.options, "thorfinn": mode}, 1), chance)
    while state.to_act != OVER:
        game.apply(state, bot.choose(game.view(state, 0), game.legal(state)).action, chance)
    won = game.score(state).winners == (0,)
    crossings = state.epic.depth[state.position[0]]
    return Match(mode, number, won, state.round, crossings, state.modules.out.count(FIRST_TROLL))


_game = cache(load_game)


def _job(job: tuple[Plan, str, int]) -> Match:
    plan, mode, number = job
    return play(_game(plan.override), plan, mode, number)


def matches(plan: Plan, workers: int) -> Iterator[Match]:
    """Turn about, so that what is there at any time is about as much of every mode."""
    jobs = ((plan, mode, number) for number in range(plan.matches) for mode in plan.modes)
    with closing(in_workers(_job, jobs, workers)) as played:
        yield from played


def table(found: Iterable[Match], modes: Iterable[str]) -> list[str]:
    """A line of Markdown for every mode."""
    lines = [
        "| mode | won | share | 95 % | round of a victory | Trolls sent |",
        "|---|---:|---:|---|---:|---:|",
    ]
    there = list(found)
    for mode in modes:
        here = [match for match in there if match.mode == mode]
        if not here:
            continue
        wins = [match for match in here if match.won]
        low, high = wilson(len(wins), len(here))
        rounds = f"{fmean(match.round for match in wins):.1f}" if wins else "–"
        lines.append(
            f"| {mode} | {len(wins)} of {len(here)} | {len(wins) / len(here):.1%} | {low:.1%} to {high:.1%} "
            f"| {rounds} | {fmean(match.trolls for match in here):.2f} |"
        )
    return lines


def read(arguments: list[str]) -> tuple[Plan, int, bool]:
    """The plan, the number of workers, and whether every match is told."""
    parser = argparse.ArgumentParser(prog="python -m scripts.thorfinn_odds")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--modes", default=",".join(MODES))
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--components", type=Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--each", action="store_true")
    given = parser.parse_args(arguments)
    file: Path | None = given.components
    override = None if file is None else (file.name, file.read_text("utf-8"))
    modes = tuple(given.modes.split(","))
    plan = Plan(given.bot, given.matches, modes, key_values(given.option), override, given.seed)
    check_bot(plan.bot)
    for mode in modes:
        resolve_options(META, {**plan.options, "thorfinn": mode}, 1)
    return plan, given.workers, given.each


def main(arguments: list[str]) -> None:
    plan, workers, each = read(arguments)
    found: list[Match] = []
    for match in matches(plan, workers):
        found.append(match)
        if each:
            end = "won" if match.won else "lost"
            print(
                f"{match.mode} {match.number}: {end} in round {match.round}, {match.crossings} crossings, "
                f"{match.trolls} Trolls sent",
                flush=True,
            )
    print("\n".join(table(found, plan.modes)))


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except UserError as error:
        sys.exit(str(error))
