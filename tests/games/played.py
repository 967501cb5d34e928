"""A match in the engine, of any game, spoken to in notations."""

from __future__ import annotations

from typing import Any, Generic, TypeVar, cast

from drakkar.kernel.chance import Chance
from drakkar.kernel.events import Event
from drakkar.kernel.game import Game, Reason, ScoreSheet, State, View
from drakkar.play.preview import preview

G_co = TypeVar("G_co", bound=Game[Any, Any], covariant=True)
S_co = TypeVar("S_co", bound=State, covariant=True)


class InEngine(Generic[G_co, S_co]):
    """What can be done and asked in every game; a game's own adds what it shows."""

    def __init__(self, state: S_co, game: G_co, chance: Chance) -> None:
        self.game = game
        self.state = state
        self.chance = chance

    def legal(self) -> list[str]:
        return [self.game.space.notation(action) for action in self.game.legal(self.state)]

    def why_not(self, notation: str) -> Reason | None:
        return self.game.why_not(self.state, self.game.space.parse(notation))

    def apply(self, notation: str, chance: Chance | None = None) -> list[Event]:
        events: list[Event] = []
        self.game.apply(self.state, self.game.space.parse(notation), chance or self.chance, events)
        return events

    def tally(self, viewer: int) -> ScoreSheet:
        return self.game.tally(self.game.view(self.state, viewer))

    def score(self) -> ScoreSheet:
        return self.game.score(self.state)

    def any_game(self) -> Game[State, View]:
        """The game as those see it who know nothing about it."""
        return cast(Game[State, View], self.game)

    def previewed(self, notation: str, viewer: int) -> tuple[tuple[Event, ...], bool]:
        """What is shown before it is done, the same whatever is guessed, and whether it needs luck."""
        game = self.any_game()
        view, action = game.view(self.state, viewer), game.space.parse(notation)
        found = [preview(game, view, action, guess) for guess in range(5)]
        assert all(one == found[0] for one in found)
        return found[0].events, found[0].luck


def of_type(events: list[Event], kind: type[Event]) -> list[Event]:
    return [event for event in events if isinstance(event, kind)]
