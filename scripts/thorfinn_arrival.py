"""When Thorfinn arrives if nobody stops him: the rulebook says in rounds 19 to 24, in difficult mode 16–20.

    python -m scripts.thorfinn_arrival [MATCHES]

So many matches of each mode (10,000 if nothing else is said) against a player who only ends phases.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable

from drakkar.games.althing.game import Althing, load_game
from drakkar.games.althing.meta import META
from drakkar.games.althing.pieces import MODES
from drakkar.kernel.chance import Search
from drakkar.kernel.game import OVER
from drakkar.kernel.meta import resolve_options

MATCHES = 10_000


def arrivals(game: Althing, mode: str, seeds: Iterable[int]) -> Counter[int]:
    """By round: how often he arrived in it."""
    options = resolve_options(META, {"thorfinn": mode, "faces": "mixed"}, 1)
    rounds: Counter[int] = Counter()
    for seed in seeds:
        chance = Search(seed)
        state = game.new(1, options, chance)
        while state.to_act != OVER:
            game.apply(state, game.legal(state)[-1], chance)  # let it happen, end the phase, draw
        rounds[state.round] += 1
    return rounds


def main(matches: int) -> None:
    game = load_game()
    for mode in MODES:
        rounds = arrivals(game, mode, range(matches))
        shares = ", ".join(f"{number}: {rounds[number] / matches:.1%}" for number in sorted(rounds))
        print(f"{mode}: rounds {min(rounds)} to {max(rounds)} ({shares})")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else MATCHES)
