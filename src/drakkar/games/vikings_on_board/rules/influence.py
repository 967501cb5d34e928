"""Which colours count how much aboard a ship (clauses 9.3 and 9.4)."""

from __future__ import annotations

from drakkar.games.vikings_on_board.pieces import COLOURS
from drakkar.games.vikings_on_board.setting import COLOUR, Setting


def strengths(setting: Setting, crew: tuple[int, ...], bonus: int) -> list[int]:
    """By colour: the shields aboard, with those of bonus vikings."""
    shields = [0] * len(COLOURS)
    for body in crew:
        shields[COLOUR[body]] += setting.shields[body]
        if bonus >> body & 1:
            shields[COLOUR[body]] += setting.bonus
    return shields


def ranking(crew: tuple[int, ...], shields: list[int]) -> tuple[int, ...]:
    """The colours aboard, the most influential first; the body nearest the bow breaks ties."""
    order: list[int] = []
    for body in crew:
        colour = COLOUR[body]
        if colour not in order:
            # Those nearer the bow are in it already: a later colour must be strictly stronger to pass them.
            at = len(order)
            while at and shields[order[at - 1]] < shields[colour]:
                at -= 1
            order.insert(at, colour)
    return tuple(order)
