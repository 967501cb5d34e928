"""Plays one match of every case and prints what came of it, which no hash seed may change."""

from __future__ import annotations

from drakkar.bots.registry import make_bot
from drakkar.kernel.chance import Live
from drakkar.kernel.events import Event
from tests.conformance.cases import CASES, Case

# The first is quick; levels differ from these in how long they think.
KINDS = ("random", "greedy", "deckhand", "search@8")
CAREFUL_DECISIONS = 12


def fingerprint(case: Case) -> str:
    """The end of a match whose first decisions every kind of bot took in turn, and the rest a random one."""
    game = case.load()
    chance = Live("fingerprint")
    bots = [make_bot(name, game, 1) for name in KINDS]
    state = game.new(case.seats, case.options, chance)
    events: list[Event] = []
    decisions = 0
    while legal := game.legal(state):
        bot = bots[decisions % len(bots)] if decisions < CAREFUL_DECISIONS else bots[0]
        choice = bot.choose(game.view(state, state.to_act), legal)
        game.apply(state, choice.action, chance, events)
        decisions += 1
    return f"{case} {decisions} {state.checksum()} {len(repr(events))} {game.score(state).totals}"


if __name__ == "__main__":
    for case in CASES:
        print(fingerprint(case))
