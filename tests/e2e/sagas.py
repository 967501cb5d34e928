"""Finished matches, played by bots from a fixed seed, and positions in them that are worth looking at."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from drakkar.bots.registry import make_bot
from drakkar.games.registry import load_game, meta
from drakkar.play.match import Match, start_match

NAMES = ("Astrid", "Bjorn", "Gunhild", "Knut")
MATCHES = 20


@cache
def finished(seats: int = 2, name: str = "looot") -> str:
    """The text of its saga."""
    game = load_game(name)
    match = start_match(game, meta(name), NAMES[:seats], seed="e2e")
    bots = [make_bot("greedy", game, seat) for seat in range(seats)]
    while not match.over:
        seat = match.state.to_act
        match.play(seat, bots[seat].choose(match.view(seat), match.legal()).action)
    return match.save()


@dataclass(frozen=True)
class Moment:
    """A ply of a finished match, and the seat that chooses there."""

    saga: str
    ply: int
    seat: int


def moment(name: str, options: dict[str, str], asked: Callable[[Match], bool]) -> Moment:
    """The first position in which this is so, in matches between two bots who take what modules offer."""
    for number in range(MATCHES):
        found = _moment(name, options, asked, f"e2e {number}")
        if found is not None:
            return found
    raise AssertionError(f"never so in {MATCHES} matches")


def _moment(name: str, options: dict[str, str], asked: Callable[[Match], bool], seed: str) -> Moment | None:
    game = load_game(name)
    match = start_match(game, meta(name), NAMES[:2], options, seed=seed)
    bots = [make_bot("greedy", game, seat) for seat in (0, 1)]
    found: tuple[int, int] | None = None
    while not match.over:
        seat, legal = match.state.to_act, match.legal()
        if found is None and asked(match):
            found = match.ply, seat
        eager = [action for action in legal if game.space.notation(action).startswith(("claim", "upgrade"))]
        match.play(seat, (eager or [bots[seat].choose(match.view(seat), legal).action])[0])
    return None if found is None else Moment(match.save(), *found)
