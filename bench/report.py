"""The table, the ratios and the goals, as Markdown that reads well in a terminal too."""

from __future__ import annotations

import os
import platform
from dataclasses import dataclass
from typing import Final, TypeAlias

from bench.contest import Result
from bench.ours import FEWEST, most_seats
from bench.peers import IN_PYTHON
from drakkar.games.registry import OURS, meta

Results: TypeAlias = dict[str, Result]

# The games that are measured beside the first one.
OTHERS: Final = OURS[1:]
TREE_COSTS: Final = 0.25

RATIOS: Final = (("plain", "catanatron"), ("compiled", "catanatron"), ("compiled", "OpenSpiel"))
NOTES: Final = """\
A decision is one choice: list what is legal, pick one at random, apply it. drakkar plays Looot, and other
games where a row says so; its loop is the kernel's playout(), and once more a loop written in Python around
legal() and apply(). catanatron plays Catan with four of its RandomPlayers, by its own play() and by the
shortest loop around execute() without validation; ratios are to the faster. OpenSpiel plays hearts; its deal
is made of chance nodes, counted as set-up and never as decisions. clone, legal, view and determinize: mean
over the positions of the middle third of random games of 4 players, or of 2 where there are never more.
search: 200 iterations of information set search in such positions, with random play to the end; OpenSpiel's
in C++ and in Python on hearts, with one rollout each. One
process, one thread and processor time for each; every figure is the best of all rounds, in which the
contestants took turns. A ratio says how many times faster we are; games differ in length and weight, so
there is none for games/s and set-up."""


@dataclass(frozen=True)
class Row:
    """One line of the table: a figure of a measure, as things per second or as microseconds per thing."""

    label: str
    measure: str
    figure: str
    per_second: bool = True
    compared: bool = False


@dataclass(frozen=True)
class Goal:
    """To be so many times as fast as a peer, in the same figure unless another one is named."""

    label: str
    side: str
    measure: str
    figure: str
    factor: float
    peer: str = "catanatron"
    peer_figure: str = ""


def _search_rows(label: str, measure: str) -> tuple[Row, ...]:
    return (
        Row(f"{label}search, decisions/s", measure, "searched", compared=True),
        Row(f"{label}search, iterations/s", measure, "iterations"),
        Row(f"{label}the same without a tree, decisions/s", measure, "without a tree"),
    )


def _rows_of(name: str) -> tuple[Row, ...]:
    """The rows of a game other than the first."""
    title, seats = meta(name).title, most_seats(name)
    play, pair = f"{title}: random play", f"{title}: random play, 2 players"
    fewest = (Row(f"{title}, 2 players, decisions/s", pair, "decisions", compared=True),)
    return (
        Row(f"{title}, {seats} players, decisions/s", play, "decisions", compared=True),
        Row(f"{title}, {seats} players, games/s with set-up", play, "games"),
        *(fewest if seats > FEWEST else ()),
        *_search_rows(f"{title}, {seats} players, ", f"{title}: search"),
        Row(f"{title}, clone, µs", f"{title}: clone", "clone", per_second=False, compared=True),
        Row(f"{title}, legal, µs", f"{title}: legal", "legal", per_second=False, compared=True),
        Row(f"{title}, view, µs", f"{title}: view", "view", per_second=False),
        Row(f"{title}, determinize, µs", f"{title}: determinize", "determinize", per_second=False),
        Row(f"{title}, set-up for {seats} players, µs", play, "set-up", per_second=False),
    )


ROWS: Final = (
    Row("4 players, decisions/s", "random play", "decisions", compared=True),
    Row("4 players, loop in Python, decisions/s", "random play, loop in Python", "decisions", compared=True),
    Row("4 players, peer's own play(), decisions/s", "random play, its own play()", "decisions"),
    Row("4 players, games/s with set-up", "random play", "games"),
    Row("2 players, decisions/s", "random play, 2 players", "decisions", compared=True),
    Row("2 players, games/s with set-up", "random play, 2 players", "games"),
    Row("chance nodes/s", "random play", "chance nodes"),
    *_search_rows("4 players, ", "search"),
    Row("search in Python, decisions/s", f"search{IN_PYTHON}", f"searched{IN_PYTHON}"),
    Row("search in Python, iterations/s", f"search{IN_PYTHON}", f"iterations{IN_PYTHON}"),
    Row("clone, µs", "clone", "clone", per_second=False, compared=True),
    Row("legal, µs", "legal", "legal", per_second=False, compared=True),
    Row("view, µs", "view", "view", per_second=False),
    Row("determinize, µs", "determinize", "determinize", per_second=False),
    Row("set-up for 4 players, µs", "random play", "set-up", per_second=False),
    *[row for name in OTHERS for row in _rows_of(name)],
)


def _search_goals(name: str) -> tuple[Goal, ...]:
    title = meta(name).title
    measure = "search" if name == OURS[0] else f"{title}: search"
    mine = ("compiled", measure, "searched")
    return (
        Goal(f"{title}, search, decisions/s", *mine, 8, "OpenSpiel", f"searched{IN_PYTHON}"),
        Goal(f"{title}, search, decisions/s", *mine, 0.5, "OpenSpiel"),
    )


GOALS: Final = (
    Goal("plain, decisions/s", "plain", "random play", "decisions", 5),
    Goal("compiled, decisions/s", "compiled", "random play", "decisions", 20),
    Goal("compiled, decisions/s (aim)", "compiled", "random play", "decisions", 30),
    Goal("compiled, clone", "compiled", "clone", "clone", 50),
    *[
        Goal(f"{title}, compiled, decisions/s", "compiled", f"{title}: random play", "decisions", 20)
        for title in [meta(name).title for name in OTHERS]
    ],
    *[goal for name in OURS for goal in _search_goals(name)],
)


def report(results: Results, command: str) -> str:
    parts = [
        f"Command: `{command}`",
        machine(),
        *[f"{side}: {result.missing or result.facts}" for side, result in results.items()],
        "",
        *table(results),
        "",
        "Goals, in times what a peer does (measured in this run):",
        *[judged(results, goal) for goal in GOALS],
        *[overhead(results, name) for name in OURS],
        "",
        NOTES,
    ]
    return "\n".join(parts)


def machine() -> str:
    return (
        f"{platform.python_implementation()} {platform.python_version()}, {platform.system()} "
        f"{platform.machine()}, {os.cpu_count()} cores of which one is used at a time"
    )


def table(results: Results) -> list[str]:
    sides = list(results)
    ratios = [(ours, peer) for ours, peer in RATIOS if ours in results and peer in results]
    lines = [["one core, random play", *sides, *[f"{ours} : {peer}" for ours, peer in ratios]]]
    for row in ROWS:
        rates = [rate(results, side, row.measure, row.figure) for side in sides]
        if any(rates):
            compared = [
                ratio(results, ours, peer, row.measure, row.figure) if row.compared else None
                for ours, peer in ratios
            ]
            cells = [_number(value, row.per_second) for value in rates]
            lines.append([row.label, *cells, *[_times(value) for value in compared]])
    return columns(lines)


def columns(lines: list[list[str]]) -> list[str]:
    """A table in Markdown, its first line the heads: names to the left, figures to the right."""
    widths = [max(len(line[column]) for line in lines) for column in range(len(lines[0]))]
    rule = ["-" * widths[0], *["-" * (width - 1) + ":" for width in widths[1:]]]
    return [_line(line, widths) for line in (lines[0], rule, *lines[1:])]


def judged(results: Results, goal: Goal) -> str:
    value = ratio(results, goal.side, goal.peer, goal.measure, goal.figure, goal.peer_figure)
    wanted = f"- {goal.label} ≥ {goal.factor:g} × {goal.peer}{goal.peer_figure.removeprefix('searched')}"
    if value is None:
        return f"{wanted}: not measured"
    verdict = "reached" if value >= goal.factor else "NOT reached"
    return f"{wanted}: {_times(value)}, {verdict}"


def overhead(results: Results, name: str) -> str:
    """What the tree costs, beside guessing a world and playing it to the end at random."""
    title = meta(name).title
    measure = "search" if name == OURS[0] else f"{title}: search"
    with_tree = rate(results, "compiled", measure, "searched")
    without = rate(results, "compiled", measure, "without a tree")
    wanted = f"- {title}, what a tree costs ≤ {TREE_COSTS:.0%} of the speed without"
    if with_tree is None or without is None:
        return f"{wanted}: not measured"
    cost = 1 - with_tree / without
    return f"{wanted}: {cost:.0%}, {'reached' if cost <= TREE_COSTS else 'NOT reached'}"


def rate(results: Results, side: str, measure: str, figure: str) -> float | None:
    sample = results[side].figures.get(measure, {}).get(figure)
    return None if sample is None else sample.rate


def ratio(
    results: Results, ours: str, peer: str, measure: str, figure: str, peer_figure: str = ""
) -> float | None:
    """How many times as fast our measure is as the fastest way in which the peer does the same."""
    if ours not in results or peer not in results:
        return None
    own = rate(results, ours, measure, figure)
    same = peer_figure or figure
    theirs = [figures[same].rate for figures in results[peer].figures.values() if same in figures]
    return own / max(theirs) if own is not None and theirs else None


def _number(value: float | None, per_second: bool) -> str:
    if value is None:
        return "–"
    if per_second:
        return f"{value:,.0f}"
    microseconds = 1e6 / value
    return f"{microseconds:,.2f}" if microseconds < 100 else f"{microseconds:,.0f}"


def _times(value: float | None) -> str:
    if value is None:
        return "–"
    return f"{value:.1f} ×" if value < 100 else f"{value:.0f} ×"


def _line(cells: list[str], widths: list[int]) -> str:
    first = cells[0].ljust(widths[0])
    others = [cell.rjust(width) for cell, width in zip(cells[1:], widths[1:], strict=True)]
    return f"| {' | '.join([first, *others])} |"
