"""What bots do in vain at Althing: detrolls that find nothing, and cards swapped with a reserve and back.

python -m scripts.althing_vain greedy 100          # two players, of each deal two matches
python -m scripts.althing_vain search@50 20 4      # four players
"""

from __future__ import annotations

import sys
from collections import Counter
from typing import Final, cast

from drakkar.bots.registry import make_bot
from drakkar.games.althing.actions import SWAP, TRADE, VERB
from drakkar.games.althing.events import NoTrollFound, TrollSentHome
from drakkar.games.althing.game import load_game
from drakkar.games.althing.meta import META
from drakkar.games.althing.state import AlthingState
from drakkar.kernel.chance import Search
from drakkar.kernel.events import Event
from drakkar.kernel.game import OVER, Game, State, View
from drakkar.kernel.meta import resolve_options

# More Trolls and more symbols than the plain game has.
OPTIONS: Final = {"fjord_trolls": "always", "deck": "baldur"}


def holdings(state: AlthingState) -> tuple[object, ...]:
    return state.active, state.hand[state.active], tuple(state.reserve)


def count(bot: str, seats: int, seed: int) -> Counter[str]:
    """In one match between such bots."""
    game = load_game()
    options = resolve_options(META, OPTIONS if seats < 4 else {}, seats)
    chance = Search(seed)
    bots = [make_bot(bot, cast(Game[State, View], game), seed * seats + seat) for seat in range(seats)]
    state = game.new(seats, options, chance)
    found: Counter[str] = Counter()
    row: list[object] = []  # what was held before each exchange in a row
    while state.to_act != OVER:
        seat = state.to_act
        choice = bots[seat].choose(game.view(state, seat), game.legal(state))
        exchange = VERB[choice.action] in (SWAP, TRADE)
        row = [*row, holdings(state)] if exchange else []
        events: list[Event] = []
        game.apply(state, choice.action, chance, events)
        found["exchanges"] += exchange
        found["exchanged back"] += exchange and holdings(state) in row
        found["detrolls"] += sum(isinstance(event, NoTrollFound | TrollSentHome) for event in events)
        found["nothing found"] += sum(isinstance(event, NoTrollFound) for event in events)
    found["matches"] += 1
    return found


def main(bot: str, matches: int, seats: int = 2) -> None:
    total: Counter[str] = Counter()
    for seed in range(matches):
        total += count(bot, seats, seed)
    print(
        f"{bot}, {seats} players, {total['matches']} matches: "
        f"{total['nothing found']} of {total['detrolls']} detrolls found nothing, "
        f"{total['exchanged back']} of {total['exchanges']} exchanges went back"
    )


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
