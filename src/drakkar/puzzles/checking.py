"""A puzzle checked again: by a longer search than that which found it, and of other luck."""

from __future__ import annotations

from typing import Final

from drakkar.puzzles.arranging import arrange
from drakkar.puzzles.form import Puzzle
from drakkar.puzzles.weighing import deeply, look, right

# Three times as many as the longest look of those that find puzzles.
ITERATIONS: Final = 3000
LUCK: Final = 2


def holds(puzzle: Puzzle, iterations: int) -> bool:
    """Whether the solution is clearly best, and nothing else is as good."""
    match = arrange(puzzle)
    weighed = look(match.game, match.state, LUCK, deeply(puzzle.game, iterations))
    notation = match.game.space.notation
    return {notation(one.action) for one in right(weighed)} == set(puzzle.solution)
