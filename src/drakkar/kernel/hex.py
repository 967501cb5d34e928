"""Hexagons in axial coordinates (q, r), flat tops. Direction 0 is up; directions go clockwise."""

from __future__ import annotations

from typing import Final, TypeAlias

Hex: TypeAlias = tuple[int, int]

DIRECTIONS: Final[tuple[Hex, ...]] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))


def add(a: Hex, b: Hex) -> Hex:
    return a[0] + b[0], a[1] + b[1]


def rotate(at: Hex, steps: int) -> Hex:
    """Turned about the origin by `steps` × 60° clockwise."""
    q, r = at
    for _ in range(steps % 6):
        q, r = -r, q + r
    return q, r


def neighbours(at: Hex) -> list[Hex]:
    q, r = at
    return [(q + dq, r + dr) for dq, dr in DIRECTIONS]


def from_offset(col: int, row: int) -> Hex:
    """From a drawn grid whose even columns sit half a hex lower."""
    return col, row - (col + (col & 1)) // 2


def to_offset(at: Hex) -> tuple[int, int]:
    """Column and row on a drawn grid whose even columns sit half a hex lower."""
    q, r = at
    return q, r + (q + (q & 1)) // 2
