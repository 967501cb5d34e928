"""Many matches played side by side, one decision of each at a time: for who learns from millions of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from drakkar.kernel.chance import Search
from drakkar.kernel.game import OVER, Game, State, View

_MOST_KEPT: Final = 50_000


@final
class Many:
    """Each match has luck of its own. One that is over begins anew at once."""

    def __init__(
        self, game: Game[State, View], seats: int, options: Mapping[str, str], number: int, seed: int
    ) -> None:
        self.game = game
        self.seats = seats
        self.options: dict[str, str] = dict(options)
        self.chances: list[Search] = [Search(seed + match) for match in range(number)]
        self.states: list[State] = [game.new(seats, self.options, chance, None) for chance in self.chances]
        self.actions: int = len(game.space)
        self.ended: list[int] = []  # the matches that the last step ended
        self.winners: list[tuple[int, ...]] = []  # and who won them
        self._masks: dict[tuple[int, ...], bytes] = {}

    def step(self, actions: list[int]) -> None:
        """One legal action for each match."""
        game = self.game
        states = self.states
        self.ended = []
        self.winners = []
        for match in range(len(states)):
            state = states[match]
            game.apply(state, actions[match], self.chances[match], None)
            if state.to_act == OVER:
                self.ended.append(match)
                self.winners.append(game.score(state).winners)
                states[match] = game.new(self.seats, self.options, self.chances[match], None)

    def to_act(self) -> bytes:
        """By match: the seat that decides."""
        return bytes([state.to_act for state in self.states])

    def vectors(self) -> bytes:
        """Of every match, one after the other, the vector of the seat to act."""
        game = self.game
        rows: list[bytes] = []
        for state in self.states:
            rows.append(game.encode(game.view(state, state.to_act)))
        return b"".join(rows)

    def masks(self) -> bytes:
        """Of every match, one after the other, a byte for each action: 1 where it is legal."""
        game = self.game
        rows: list[bytes] = []
        for state in self.states:
            rows.append(self._mask(tuple(game.legal(state))))
        return b"".join(rows)

    def _mask(self, legal: tuple[int, ...]) -> bytes:
        """The same choices come again and again."""
        found = self._masks.get(legal)
        if found is None:
            row = bytearray(self.actions)
            for action in legal:
                row[action] = 1
            found = bytes(row)
            if len(self._masks) >= _MOST_KEPT:
                self._masks.clear()
            self._masks[legal] = found
        return found
