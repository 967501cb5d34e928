"""How things are timed: the same way for every contestant."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from time import process_time
from typing import NamedTuple, TypeAlias, TypeVar


class Sample(NamedTuple):
    """So many things done in so many seconds."""

    times: int
    seconds: float

    @property
    def rate(self) -> float:
        return self.times / self.seconds


# One run of a measure: its figures by name.
Figures: TypeAlias = dict[str, Sample]
# A measure runs for about so many seconds.
Measure: TypeAlias = Callable[[float], Figures]

P = TypeVar("P")


class Missing(Exception):
    """A contestant cannot be measured here; the text says why."""


class Clock:
    """Adds up the seconds of a repeated action, without what happens between.

    Seconds of processor time: what other processes take of a shared machine does not count.
    """

    def __init__(self) -> None:
        self.seconds = 0.0
        self._started = 0.0

    def __enter__(self) -> None:
        self._started = process_time()

    def __exit__(self, *_: object) -> None:
        self.seconds += process_time() - self._started


def playouts(new: Callable[[], P], play: Callable[[P], int], seconds: float) -> Figures:
    """Whole random games: decisions a second while playing, games a second with their set-up.

    Callers start from the same seed every time, so that a fast round is not one of lucky games.
    """
    setting_up, playing = Clock(), Clock()
    games = decisions = 0
    while setting_up.seconds + playing.seconds < seconds:
        with setting_up:
            position = new()
        with playing:
            decisions += play(position)
        games += 1
    return {
        "decisions": Sample(decisions, playing.seconds),
        "games": Sample(games, setting_up.seconds + playing.seconds),
        "set-up": Sample(games, setting_up.seconds),
    }


def operation(name: str, run: Callable[[P], object], positions: Sequence[P], seconds: float) -> Figures:
    """One operation, on all the positions in turn, again and again."""
    clock = Clock()
    rounds = 0
    while clock.seconds < seconds:
        with clock:
            for position in positions:
                run(position)
        rounds += 1
    return {name: Sample(rounds * len(positions), clock.seconds)}


def middle(positions: Sequence[P]) -> Sequence[P]:
    """The middle third of a game."""
    third = len(positions) // 3
    return positions[third : len(positions) - third]


def best(runs: Iterable[Figures]) -> Figures:
    """Of every figure the fastest run: what slows a run down is the machine's other work."""
    fastest: Figures = {}
    for figures in runs:
        for name, sample in figures.items():
            if name not in fastest or sample.rate > fastest[name].rate:
                fastest[name] = sample
    return fastest
