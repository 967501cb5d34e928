"""A puzzle checked again: by a longer search than that which found it, and of other luck."""

from __future__ import annotations

from typing import Final

from drakkar.bots.styles import effort
from drakkar.puzzles.arranging import arrange
from drakkar.puzzles.form import Puzzle
from drakkar.puzzles.weighing import deeply, look, right

# Three times as many as the longest look of those that find puzzles.
ITERATIONS: Final = 3000
LUCK: Final = 2


def holds(puzzle: Puzzle, iterations: int) -> bool:
    """Whether the solution is clearly best, judged at once as well as played on."""
    match = arrange(puzzle)
    notation = match.game.space.notation
    efforts = (effort(puzzle.game, iterations, 0.0), deeply(puzzle.game, iterations))
    found = [right(look(match.game, match.state, LUCK, one)) for one in efforts]
    return all({notation(one.action) for one in best} == set(puzzle.solution) for best in found)
