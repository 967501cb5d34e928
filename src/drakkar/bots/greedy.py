"""Looks one ply ahead and takes what the game's own evaluation likes best."""

from __future__ import annotations

from typing import final

from drakkar.bots.bot import Bot, Candidate, Choice
from drakkar.kernel.chance import Chance
from drakkar.kernel.game import Game, State, View


@final
class GreedyBot(Bot):
    """Equal candidates are chosen between at random, so that it is not the same player every time."""

    def __init__(self, game: Game[State, View], chance: Chance) -> None:
        self._game = game
        self._chance = chance

    def choose(self, view: View, legal: list[int]) -> Choice:
        seat = view.viewer
        world = self._game.determinize(view, self._chance)
        candidates: list[Candidate] = []
        for action in self._game.sensible(world, legal):
            after = world.clone()
            self._game.apply(after, action, self._chance, None)
            value = self._game.evaluate(after, seat)
            candidates.append(Candidate(action, value))
        best = max([candidate.value for candidate in candidates])
        equals = [candidate.action for candidate in candidates if candidate.value == best]
        return Choice(equals[self._chance.index(len(equals), "bot")], tuple(candidates))
