"""Many matches at once for learners, with numpy: `pip install 'drakkar[gymnasium]'`, or numpy alone."""

from __future__ import annotations

from collections.abc import Mapping
from os import PathLike
from typing import Any, Final, NamedTuple

import numpy
from numpy.typing import NDArray

from drakkar.games.registry import load_game, meta
from drakkar.kernel.errors import UserError
from drakkar.kernel.many import Many
from drakkar.kernel.meta import choose_options
from drakkar.research.environment import override_of, players_of
from drakkar.research.returns import returns
from drakkar.research.vectors import scales

DTYPES: Final = ("uint8", "float32")


class Batch(NamedTuple):
    """A row for each match: what the seat to act sees, what it may do, and what the last step brought.

    Where `done` is set the match ended: `rewards` has, by seat, what the result is worth, and all else is
    already of the next match. The rows must not be written to.
    """

    observations: NDArray[Any]
    masks: NDArray[numpy.uint8]
    to_act: NDArray[numpy.uint8]
    rewards: NDArray[numpy.float32]
    done: NDArray[numpy.bool_]


class VectorEnv:
    """So many matches of one game, stepped together inside the compiled engine."""

    def __init__(
        self,
        game: str,
        matches: int,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        components: str | PathLike[str] | None = None,
        seed: int = 0,
        dtype: str = "uint8",
    ) -> None:
        if dtype not in DTYPES:
            raise UserError("bad-dtype", dtype=dtype, known=", ".join(DTYPES))
        self.players = players_of(game, players)
        self.rules = load_game(game, override_of(components))
        self.options = choose_options(meta(game), dict(options or {}), self.players)
        self.matches = matches
        self.actions = len(self.rules.space)
        self.encoding = self.rules.encoding()
        self._scales = scales(self.encoding) if dtype == "float32" else None
        self._seed = seed
        self._nothing = numpy.zeros((matches, self.players), numpy.float32)
        self._nobody = numpy.zeros(matches, numpy.bool_)
        self._many = Many(self.rules, self.players, self.options, matches, seed)
        self._masks = self._legal()

    def reset(self, seed: int | None = None) -> Batch:
        """All matches anew; with the seed of before if none is given."""
        if seed is not None:
            self._seed = seed
        self._many = Many(self.rules, self.players, self.options, self.matches, self._seed)
        self._masks = self._legal()
        return self._batch(self._nothing, self._nobody)

    def step(self, actions: NDArray[Any] | list[int]) -> Batch:
        """A legal action for each match; none is done if one is not."""
        chosen = numpy.asarray(actions)
        if chosen.shape != (self.matches,) or not numpy.issubdtype(chosen.dtype, numpy.integer):
            raise UserError("bad-actions", matches=self.matches)
        inside = (chosen >= 0) & (chosen < self.actions)
        legal = inside & (self._masks[numpy.arange(self.matches), numpy.where(inside, chosen, 0)] == 1)
        if not legal.all():
            match = int(numpy.argmin(legal))
            raise UserError("illegal-in-batch", match=match, action=int(chosen[match]))
        many = self._many
        many.step(chosen.tolist())
        self._masks = self._legal()
        if not many.ended:
            return self._batch(self._nothing, self._nobody)
        rewards, done = self._nothing.copy(), self._nobody.copy()
        for match, winners in zip(many.ended, many.winners, strict=True):
            rewards[match] = returns(winners, self.players)
            done[match] = True
        return self._batch(rewards, done)

    def sample(self, luck: numpy.random.Generator) -> NDArray[numpy.int64]:
        """For each match a legal action, all equally likely."""
        chances = luck.random(self._masks.shape, numpy.float32)
        best: NDArray[numpy.int64] = numpy.argmax(chances * self._masks, axis=1)
        return best

    def _legal(self) -> NDArray[numpy.uint8]:
        flat = numpy.frombuffer(self._many.masks(), numpy.uint8)
        return flat.reshape(self.matches, self.actions)

    def _batch(self, rewards: NDArray[numpy.float32], done: NDArray[numpy.bool_]) -> Batch:
        flat = numpy.frombuffer(self._many.vectors(), numpy.uint8)
        seen: NDArray[Any] = flat.reshape(self.matches, self.encoding.size)
        if self._scales is not None:
            seen = seen * self._scales
        to_act = numpy.frombuffer(self._many.to_act(), numpy.uint8)
        return Batch(seen, self._masks, to_act, rewards, done)
