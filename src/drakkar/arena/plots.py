"""Figures of a report as SVG: dots with their intervals, a line over a growing budget, bars of a count."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from math import floor, log10
from typing import Final

WIDTH: Final = 640
LEFT: Final = 150
RIGHT: Final = 24
ROW: Final = 30
AXIS: Final = 34
HEIGHT: Final = 230
TICKS: Final = 6
BINS: Final = 16

Label = Callable[[float], str]


@dataclass(frozen=True)
class Dot:
    """A value with the interval it may lie in."""

    name: str
    value: float
    low: float
    high: float


def dots(title: str, values: Sequence[Dot], label: Label, bounds: tuple[float, float] | None = None) -> str:
    """One row for each value, from the top; `bounds` of the axis where they are given by nature."""
    low, high = bounds or (min(dot.low for dot in values), max(dot.high for dot in values))
    ticks = scale(low, high)
    across = _axis(ticks[0], ticks[-1], LEFT, WIDTH - RIGHT)
    height = ROW * len(values) + AXIS
    parts = [_grid(across(tick), height, label(tick)) for tick in ticks]
    for row, dot in enumerate(values):
        y = ROW * row + ROW / 2
        parts.append(f'<text x="{LEFT - 12}" y="{y + 4:.0f}" text-anchor="end">{escape(dot.name)}</text>')
        parts.append(
            f'<line class="interval" y1="{y}" y2="{y}"'
            f' x1="{across(dot.low):.1f}" x2="{across(dot.high):.1f}"/>'
        )
        parts.append(f'<circle cx="{across(dot.value):.1f}" cy="{y}" r="5"/>')
    told = "; ".join(f"{dot.name} {label(dot.value)}" for dot in values)
    return _figure(title, told, height, parts)


def line(title: str, values: Sequence[tuple[float, Dot]], label: Label, budget: Label) -> str:
    """Values over a budget, which grows by factors: its axis is logarithmic."""
    ticks = scale(min(dot.low for _, dot in values), max(dot.high for _, dot in values))
    up = _axis(ticks[0], ticks[-1], HEIGHT - AXIS, 12)
    across = _axis(log10(values[0][0]), log10(values[-1][0]), LEFT + 30, WIDTH - RIGHT - 30)
    parts = [
        f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{up(tick):.1f}" y2="{up(tick):.1f}"/>'
        f'<text x="{LEFT - 12}" y="{up(tick) + 4:.1f}" text-anchor="end">{escape(label(tick))}</text>'
        for tick in ticks
    ]
    points = " ".join(f"{across(log10(spent)):.1f},{up(dot.value):.1f}" for spent, dot in values)
    parts.append(f'<polyline points="{points}"/>')
    for spent, dot in values:
        x = across(log10(spent))
        parts.append(
            f'<line class="interval" x1="{x:.1f}" x2="{x:.1f}"'
            f' y1="{up(dot.low):.1f}" y2="{up(dot.high):.1f}"/>'
            f'<circle cx="{x:.1f}" cy="{up(dot.value):.1f}" r="5"/>'
            f'<text x="{x:.1f}" y="{HEIGHT - 10}" text-anchor="middle">{escape(budget(spent))}</text>'
        )
    told = "; ".join(f"{budget(spent)}: {label(dot.value)}" for spent, dot in values)
    return _figure(title, told, HEIGHT, parts)


def bars(title: str, values: Sequence[int], label: Label, bounds: tuple[int, int]) -> str:
    """How often values fall into each of some equal ranges within the bounds."""
    low, high = bounds
    step = max(1, -(-(high - low + 1) // BINS))
    counts = [0] * ((high - low) // step + 1)
    for value in values:
        counts[(value - low) // step] += 1
    up = _axis(0, max(counts), HEIGHT - AXIS, 12)
    across = _axis(low, low + step * len(counts), LEFT, WIDTH - RIGHT)
    parts = [f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{up(0)}" y2="{up(0)}"/>']
    for number, count in enumerate(counts):
        x, end = across(low + step * number), across(low + step * (number + 1))
        parts.append(
            f'<rect x="{x + 1:.1f}" y="{up(count):.1f}" width="{max(1.0, end - x - 2):.1f}"'
            f' height="{up(0) - up(count):.1f}"/>'
        )
    for tick in (low, low + step * (len(counts) // 2), low + step * len(counts)):
        where = f'x="{across(tick):.1f}" y="{HEIGHT - 10}" text-anchor="middle"'
        parts.append(f"<text {where}>{escape(label(tick))}</text>")
    parts.append(f'<text x="{LEFT - 12}" y="22" text-anchor="end">{escape(label(max(counts)))}</text>')
    told = "; ".join(f"{label(low + step * number)}: {count}" for number, count in enumerate(counts))
    return _figure(title, told, HEIGHT, parts)


def scale(low: float, high: float) -> list[float]:
    """Round numbers, equally far apart, around all that lies between the two."""
    span = high - low or abs(high) or 1.0
    size = 10 ** floor(log10(span / TICKS))
    step = next(size * factor for factor in (1, 2, 5, 10) if span / (size * factor) <= TICKS)
    first, last = floor(low / step), -floor(-high / step)
    return [round(number * step, 10) for number in range(first, max(last, first + 1) + 1)]


def _axis(low: float, high: float, start: float, end: float) -> Callable[[float], float]:
    span = high - low or 1.0
    return lambda value: start + (value - low) / span * (end - start)


def _grid(x: float, height: float, label: str) -> str:
    return (
        f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="4" y2="{height - AXIS + 4}"/>'
        f'<text x="{x:.1f}" y="{height - 10}" text-anchor="middle">{escape(label)}</text>'
    )


def _figure(title: str, told: str, height: float, parts: Sequence[str]) -> str:
    box = f'viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(f"{title}: {told}")}"'
    drawn = "".join(parts)
    return f"<figure><figcaption>{escape(title)}</figcaption><svg {box}>{drawn}</svg></figure>"
