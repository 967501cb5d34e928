"""Worked examples of the rules in the terminal: the board before, what is done, the board after."""

from __future__ import annotations

from drakkar import examples
from drakkar.cli.boards import make_board
from drakkar.cli.screen import Screen
from drakkar.cli.seats import people
from drakkar.cli.telling import Teller
from drakkar.games.registry import load_game


class Boards:
    """The examples of one game on one screen."""

    def __init__(self, game: str, screen: Screen) -> None:
        self.name = game
        self.screen = screen

    def show(self, clause: str, number: int) -> None:
        """Nothing, if the example has no board."""
        found = examples.example(self.name, clause, number)
        if found is None:
            return
        game = load_game(self.name)
        persons = people(found.players, self.screen.words)
        board = make_board(game, self.screen.words, persons, self.screen.plain)
        teller = Teller(self.screen.words, persons)
        steps = examples.play(self.name, found)
        for at, step in enumerate(steps):
            if step.phrase:
                self.screen.print(f"> {teller.phrase(step.phrase)}", "bold")
            for _, sentence in teller.events(game, step.events, found.viewer):
                self.screen.print(f"  {sentence}")
            if at in (0, len(steps) - 1):
                view = game.view(step.state, found.viewer)
                parts = board.table(view, (), self.screen.out.size)
                seen = {str(part) for part in parts}
                # Some boards have every seat in the middle of the table.
                own = board.seat(view, found.viewer, self.screen.out.size)
                for part in (*parts, *[part for part in own if str(part) not in seen]):
                    self.screen.print(part)
                self.screen.print()
