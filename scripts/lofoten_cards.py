"""What Lofoten's reconstructed cards do to a match: its length by level-2 warehouse, and wins by Jarl.

    .cache/compiled/bin/python -P scripts/lofoten_cards.py GAMES [NAME=VALUE…] [FILE]

Two greedy bots play so many matches, with these options; with dealt=CARD, only such in which that card is
dealt. A components file of one's own is tried in place of the box.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev

from drakkar.arena.simulate import Plan, check
from drakkar.bots.registry import make_bot
from drakkar.games.lofoten.game import load_game
from drakkar.games.lofoten.pieces import NONE, SEATS
from drakkar.games.lofoten.rules.jarls import holdings
from drakkar.games.lofoten.setting import Setting
from drakkar.kernel.chance import Search
from drakkar.kernel.game import OVER


@dataclass(frozen=True)
class Match:
    """What was dealt, how long it took, and for each Jarl claimed the share of victory it came with."""

    turns: int
    dealt: tuple[str, ...]
    claimed: dict[str, float]
    scored: dict[str, int]


def play(plan: Plan, card: str, number: int) -> Match:
    game = load_game(plan.override)
    chance = Search(number)
    state = game.new(SEATS, plan.options, chance)
    while card and card not in cards(state.setting):
        state = game.new(SEATS, plan.options, chance)
    bots = [make_bot("greedy", game, SEATS * number + seat) for seat in range(SEATS)]  # type: ignore[arg-type]
    while state.to_act != OVER:
        seat = state.to_act
        game.apply(state, bots[seat].choose(game.view(state, seat), game.legal(state)).action, chance)
    setting, winners = state.setting, game.score(state).winners
    held = holdings(state)
    shares = [(seat in winners) / len(winners) for seat in range(SEATS)]
    return Match(
        state.turn,
        cards(setting),
        {
            setting.jarls[state.jarl[seat]].id: shares[seat]
            for seat in range(SEATS)
            if state.jarl[seat] != NONE
        },
        {
            setting.warehouses[house].id: sum(held.warehouse_points(good))
            for good, house in enumerate(state.assigned)
            if house != NONE
        },
    )


def cards(setting: Setting) -> tuple[str, ...]:
    """The warehouses and the Jarls in play."""
    return (*(card.id for card in setting.warehouses), *(jarl.id for jarl in setting.jarls))


def told(values: Iterable[float], scale: float = 1.0) -> str:
    """A mean with its standard error."""
    found = list(values)
    error = stdev(found) / sqrt(len(found)) if len(found) > 1 else 0.0
    return f"{scale * fmean(found):6.1f} ± {scale * error:.1f}" if found else f"{'–':>6}"


def main() -> None:
    games, options, override = int(sys.argv[1]), dict[str, str](), None
    for argument in sys.argv[2:]:
        name, equals, value = argument.partition("=")
        if equals:
            options[name] = value
        else:
            override = (name, Path(name).read_text(encoding="utf-8"))
    card = options.pop("dealt", "")
    plan = check(Plan("lofoten", ("greedy",) * SEATS, games, 0, options, override))
    with ProcessPoolExecutor() as pool:
        matches = list(pool.map(partial(play, plan, card), range(games), chunksize=8))
    dealt = sorted({card for match in matches for card in match.dealt if not card.startswith("W1")})
    print(f"{games} matches, {told(match.turns for match in matches)} turns; by card:")
    print(
        "times dealt, turns with it and without it, points it pays both, times claimed, wins of the claimer"
    )
    for card in dealt:
        turns = {
            has: [match.turns for match in matches if (card in match.dealt) == has] for has in (True, False)
        }
        paid = told(match.scored[card] for match in matches if card in match.scored)
        claims = [match.claimed[card] for match in matches if card in match.claimed]
        jarl = f"{len(claims):6} {told(claims, 100)} %" if claims else ""
        print(f"{card:14}{len(turns[True]):6} {told(turns[True])} {told(turns[False])} {paid} {jarl}")


if __name__ == "__main__":
    main()
