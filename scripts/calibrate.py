"""Whether the coach's chances come true: `python -m scripts.calibrate GAME --matches N LEAD…`.

Bots play matches; some of their decisions are judged with each lead (see Effort) and compared with who won
in the end. The best lead, for `told_lead` in the game's bots.py, is the one with the least loss: the mean of
-log of the chance given to the winner, 0.693 for a coin. Of chances of so many per cent, as
many per cent should come true.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from math import log
from random import Random
from typing import Final

from drakkar.bots.analyst import assess
from drakkar.bots.registry import make_bot
from drakkar.bots.styles import effort
from drakkar.games.registry import GAMES, load_game, meta
from drakkar.kernel.chance import Search
from drakkar.play.match import Match, start_match

BINS: Final = 5
LEAST: Final = 0.01

# A chance that a seat was given, and whether it won.
Outcome = tuple[float, float]


def play(name: str, number: int, bot: str) -> Match:
    game = load_game(name)
    match = start_match(game, meta(name), ["", ""], {}, f"calibrate {number}")
    bots = [make_bot(bot, game, 2 * number + seat) for seat in (0, 1)]
    while not match.over:
        seat, legal = match.state.to_act, match.legal()
        chosen = legal[0] if len(legal) == 1 else bots[seat].choose(match.view(seat), legal).action
        match.play(seat, chosen)
    return match


def outcomes(match: Match, plies: Sequence[int], lead: float, iterations: int) -> list[Outcome]:
    """What the seat to act was promised at these plies, and what it got."""
    game = match.game
    winners = match.score().winners
    thought = effort(game.name, iterations, 0.0)
    found: list[Outcome] = []
    for ply in plies:
        state = match.position(ply)
        seat = state.to_act
        verdict = assess(game, game.view(state, seat), game.legal(state), Search(ply), thought, told=lead)
        found.append((verdict.best.chances[seat], 1 / len(winners) if seat in winners else 0.0))
    return found


def loss(found: Sequence[Outcome]) -> float:
    clipped = [(min(1 - LEAST, max(LEAST, chance)), won) for chance, won in found]
    return -sum(won * log(chance) + (1 - won) * log(1 - chance) for chance, won in clipped) / len(clipped)


def report(lead: float, found: Sequence[Outcome]) -> None:
    print(f"lead {lead:g}: loss {loss(found):.3f} of {len(found)} decisions")
    for number in range(BINS):
        low, high = number / BINS, (number + 1) / BINS
        inside = [(chance, won) for chance, won in found if low <= chance < high or chance == high == 1]
        if inside:
            said, came = (sum(pair[at] for pair in inside) / len(inside) for at in (0, 1))
            print(f"    {low:4.0%} to {high:4.0%}: {len(inside):4} times, said {said:4.0%}, came {came:4.0%}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("leads", nargs="+", type=float)
    parser.add_argument("--matches", type=int, default=40)
    parser.add_argument("--decisions", type=int, default=6, help="judged of each match")
    parser.add_argument("--iterations", type=int, default=60)
    parser.add_argument("--bot", default="greedy")
    chosen = parser.parse_args()
    luck = Random(chosen.game)
    found: dict[float, list[Outcome]] = {lead: [] for lead in chosen.leads}
    for number in range(chosen.matches):
        match = play(chosen.game, number, chosen.bot)
        plies = luck.sample(range(match.ply), min(chosen.decisions, match.ply))
        for lead in chosen.leads:
            found[lead] += outcomes(match, plies, lead, chosen.iterations)
    for lead in chosen.leads:
        report(lead, found[lead])


if __name__ == "__main__":
    main()
