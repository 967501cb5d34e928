"""What a result is worth to each seat."""

from __future__ import annotations


def returns(winners: tuple[int, ...], seats: int) -> tuple[float, ...]:
    """1 for a victory of one's own, less for a shared one; who lost pays for it in equal parts.

    They add up to 0, but for who plays alone: 1 for a victory, -1 for a defeat.
    """
    if seats == 1:
        return (1.0 if winners else -1.0,)
    if not winners:
        return (0.0,) * seats
    share = (seats / len(winners) - 1) / (seats - 1)
    return tuple([share if seat in winners else -1 / (seats - 1) for seat in range(seats)])
