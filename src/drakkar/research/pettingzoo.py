"""The games for PettingZoo (AEC): `drakkar.research.pettingzoo.env("lofoten")`. Extra: `drakkar[pettingzoo]`.

Agents are `player_0` and so on. The mask of what an agent may do is in its observation and in its info; an
action that is not legal loses the match for who tried it, as is usual there (`raw_env` raises instead).
"""

from __future__ import annotations

from collections.abc import Mapping
from os import PathLike
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from drakkar.research.environment import make
from drakkar.research.observed import check_dtype, mask, observation_space, observed


def env(game: str, **how: Any) -> Any:
    """One of our games as PettingZoo has its own, with the guards that it puts around them."""
    guarded = wrappers.TerminateIllegalWrapper(raw_env(game, **how), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(guarded)


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801, PettingZoo's name for it
    """Takes what `drakkar.make` takes, and `dtype`: float32 or uint8."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        components: str | PathLike[str] | None = None,
        dtype: str = "float32",
    ) -> None:
        super().__init__()
        check_dtype(dtype)
        self._how = (game, players, options, components)
        self._dtype = dtype
        self.match = make(*self._how, seed=0)
        self._deals = 0
        self._seed: int | None = None
        name = f"drakkar_{game}_v{self.match.encoding.version}"
        self.metadata = {"render_modes": [], "is_parallelizable": False, "name": name}
        self.render_mode = None
        self.possible_agents = [f"player_{seat}" for seat in range(self.match.players)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observations = {agent: observation_space(self.match, dtype) for agent in self.possible_agents}
        self._actions = {agent: spaces.Discrete(self.match.actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self._observations[agent]

    def action_space(self, agent: str) -> Any:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new deal: that of the seed, else the next after the last one; without any seed one by chance."""
        if seed is not None:
            self._seed, self._deals = seed, 0
        luck = None if self._seed is None else f"{self._seed}/{self._deals}"
        self._deals += 1
        self.match = make(*self._how, seed=luck)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._look()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self.match.step(int(action))
        if self.match.over:
            worth = self.match.returns()
            self.rewards = {agent: worth[self._seat[agent]] for agent in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
        self._look()
        self._accumulate_rewards()

    def _look(self) -> None:
        """Whose turn it is, and what everybody may do."""
        self.agent_selection = self.possible_agents[max(self.match.to_act, 0)]
        self.infos = {agent: {"action_mask": mask(self.match, self._seat[agent])} for agent in self.agents}

    def observe(self, agent: str) -> dict[str, Any]:
        return observed(self.match, self._seat[agent], self._dtype)

    def render(self) -> None:
        """`drakkar replay` shows the saga: `env.match.to_saga()`."""

    def close(self) -> None:
        """There is nothing to close."""
