"""A finished match, played by bots from a fixed seed, for the tests that look at the end or the replay."""

from __future__ import annotations

from functools import cache

from drakkar.bots.registry import make_bot
from drakkar.games.registry import load_game, meta
from drakkar.play.match import start_match

NAMES = ("Astrid", "Bjorn", "Gunhild", "Knut")


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
