r"""Flat-topped hexagons drawn with / \ and _, two lines each:

     ____
    / a1 \____
    \_w__/ a2 \
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter

from rich.text import Text

from drakkar.kernel.hex import Hex, rotate


@dataclass(frozen=True)
class Cell:
    """What is written in a hexagon: on its upper line, and on its lower line piece by piece with styles."""

    name: str
    marks: tuple[tuple[str, str], ...]
    style: str
    name_style: str = ""


def columns(hexes: Mapping[Hex, object] | set[Hex]) -> int:
    return max(q for q, _ in hexes) - min(q for q, _ in hexes) + 1


def height(hexes: Mapping[Hex, object] | set[Hex]) -> int:
    """In lines of text."""
    tops = [_top(at) for at in hexes]
    return max(tops) - min(tops) + 3


def width(count: int, inner: int) -> int:
    """In characters, for so many columns."""
    return count * (inner + 1) + 1


def best_turn(hexes: set[Hex], most_columns: int) -> int:
    """The rotation, in steps of 60°, that fits the width; among those the flattest, for a screen is wide."""

    def badness(turn: int) -> tuple[int, int]:
        turned = {rotate(at, turn) for at in hexes}
        return max(0, columns(turned) - most_columns), height(turned)

    return min(range(6), key=badness)


def draw(cells: Mapping[Hex, Cell], inner: int, edge_style: str = "dim") -> Text:
    """The cells as lines of text; `inner` is the room inside a hexagon, in characters."""
    left = min(q for q, _ in cells)
    top = min(_top(at) for at in cells)
    wide = width(columns(cells), inner)
    canvas: list[list[tuple[str, str]]] = [[(" ", "")] * wide for _ in range(height(cells))]
    for at, cell in cells.items():
        x, y = (at[0] - left) * (inner + 1), _top(at) - top
        _write(canvas[y + 1], x, [("/", edge_style), *_upper(cell, inner), ("\\", edge_style)])
        _write(canvas[y + 2], x, [("\\", edge_style), *_lower(cell, inner), ("/", edge_style)])
        if (at[0], at[1] - 1) not in cells:
            _write(canvas[y], x + 1, [("_", edge_style)] * inner)
    text = Text(no_wrap=True, overflow="ignore")
    for number, line in enumerate(canvas):
        if number:
            text.append("\n")
        last = max((index for index, (char, _) in enumerate(line) if char != " "), default=-1)
        for style, run in groupby(line[: last + 1], key=itemgetter(1)):
            text.append("".join(char for char, _ in run), style)
    return text


def _top(at: Hex) -> int:
    """The line of a hexagon's upper edge; a column to the right lies half a hexagon lower."""
    return 2 * at[1] + at[0]


def _upper(cell: Cell, inner: int) -> list[tuple[str, str]]:
    text = cell.name.center(inner)[:inner]
    return [(char, cell.name_style or cell.style) for char in text]


def _lower(cell: Cell, inner: int) -> list[tuple[str, str]]:
    """Centred on a line of underscores, which is the lower edge."""
    chars = [(char, style or cell.style) for text, style in cell.marks for char in text][:inner]
    before = (inner - len(chars)) // 2
    line = ("_", cell.style)
    return [line] * before + chars + [line] * (inner - len(chars) - before)


def _write(line: list[tuple[str, str]], x: int, chars: list[tuple[str, str]]) -> None:
    line[x : x + len(chars)] = chars
