"""The games for Gymnasium: one seat to learn, bots in the others. Extra: `drakkar[gymnasium]`.

`import drakkar.research.gymnasium`, then `gymnasium.make("drakkar/lofoten-v1", bots=("greedy",))`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from os import PathLike
from typing import Any, Final

import gymnasium
from gymnasium import spaces

from drakkar.bots.bot import Bot
from drakkar.bots.registry import check_bot, make_bot
from drakkar.games.registry import OURS
from drakkar.research.environment import make
from drakkar.research.observed import check_dtype, mask, observation_space, observed

NAMESPACE: Final = "drakkar"


class SeatEnv(gymnasium.Env[dict[str, Any], Any]):
    """The reward is 0 until the match is over, then what the result is worth.

    Of `bots` the last one takes all seats left over. The mask of what is legal is in the observation, in the
    info and in `action_masks()`; an action that is not legal loses the match: reward -1, and
    `info["illegal"]` says why.
    """

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012, as Gymnasium declares it

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        components: str | PathLike[str] | None = None,
        seat: int = 0,
        bots: Sequence[str] = ("random",),
        dtype: str = "float32",
        render_mode: None = None,
    ) -> None:
        check_dtype(dtype)
        for bot in bots:
            check_bot(bot)
        self._how = (game, players, options, components)
        self.match = make(*self._how, seed=0)
        self.seat = self.match._seat(seat)
        self.bots = tuple(bots)
        self._dtype = dtype
        self._opponents: dict[int, Bot] = {}
        self.render_mode = render_mode
        self.observation_space = observation_space(self.match, dtype)
        self.action_space = spaces.Discrete(self.match.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        self.match = make(*self._how, seed=int(self.np_random.integers(1 << 62)))
        others = [seat for seat in range(self.match.players) if seat != self.seat]
        self._opponents = {
            seat: make_bot(
                self.bots[min(number, len(self.bots) - 1)],
                self.match.rules,
                int(self.np_random.integers(1 << 62)),
            )
            for number, seat in enumerate(others)
        }
        self._let_the_others_play()
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        chosen = int(action)
        if not self.match.over and not self.match.mask()[chosen]:
            reason = self.match.rules.why_not(self.match.state, chosen)
            assert reason is not None
            return self._seen(), -1.0, True, False, {**self._info(), "illegal": reason.clause}
        self.match.step(chosen)
        self._let_the_others_play()
        worth = self.match.returns()[self.seat]
        return self._seen(), worth, self.match.over, False, self._info()

    def _let_the_others_play(self) -> None:
        match = self.match
        while not match.over and match.to_act != self.seat:
            match.step(self._opponents[match.to_act].choose(match.view(), match.legal()).action)

    def action_masks(self) -> Any:
        """The mask by the name under which learners with masks ask for it."""
        return mask(self.match, self.seat).astype(bool)

    def _seen(self) -> dict[str, Any]:
        return observed(self.match, self.seat, self._dtype)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": mask(self.match, self.seat)}


def register() -> None:
    for game in OURS:
        version = make(game, seed=0).encoding.version
        where = f"{__name__}:{SeatEnv.__name__}"
        gymnasium.register(id=f"{NAMESPACE}/{game}-v{version}", entry_point=where, kwargs={"game": game})


register()
