"""Compares two counts of instructions, and says what grew."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from bench.callgrind import Counts
from bench.report import columns

# More of the instructions than this is growth. Counts of the same thing differ by far less.
LIMIT = 0.05

ENGINES = ("compiled", "plain")


@dataclass(frozen=True)
class Counted:
    """One run: what decides its counts besides our own code, and the counts by engine."""

    made_with: dict[str, str]
    engines: dict[str, Counts]


# Engine and measure.
Key: TypeAlias = tuple[str, str]


def figures(counted: Counted) -> dict[Key, float]:
    return {
        (engine, measure): instructions
        for engine, counts in counted.engines.items()
        for measure, instructions in counts.instructions.items()
    }


def differences(before: Counted, now: Counted) -> list[str]:
    """What else changed between the two runs, so that growth may not be our own."""
    names = dict.fromkeys([*before.made_with, *now.made_with])
    return [
        f"not the same {name}: {before.made_with.get(name, 'unknown')} before, "
        f"{now.made_with.get(name, 'unknown')} now; what differs may not be our own doing"
        for name in names
        if before.made_with.get(name) != now.made_with.get(name)
    ]


def grown(before: Counted, now: Counted) -> list[str]:
    """The measures that take more instructions than LIMIT allows, the worst first."""
    old, new = figures(before), figures(now)
    ratios = {key: new[key] / old[key] for key in new if key in old}
    worst_first = sorted(ratios, key=lambda key: -ratios[key])
    return [f"{_name(key)}: {ratios[key] - 1:+.1%}" for key in worst_first if ratios[key] > 1 + LIMIT]


def table(before: Counted | None, now: Counted) -> list[str]:
    """Every measure of the engines counted now; with an earlier run, what it counted of them beside it."""
    new = figures(now)
    if before is None:
        head = ["instructions", "now"]
        return columns([head, *[[_name(key), _number(new[key])] for key in new]])
    old = figures(before)
    lines = [["instructions", "before", "now", "ratio"]]
    gone = [key for key in old if key not in new and key[0] in now.engines]
    for key in [*new, *gone]:
        ratio = f"{new[key] / old[key]:.3f}" if key in new and key in old else "–"
        lines.append([_name(key), _number(old.get(key)), _number(new.get(key)), ratio])
    return columns(lines)


def _name(key: Key) -> str:
    engine, measure = key
    return f"{engine}: {measure}"


def _number(value: float | None) -> str:
    return "–" if value is None else f"{value:,.0f}"
