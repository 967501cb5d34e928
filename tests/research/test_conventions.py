"""PettingZoo, Gymnasium and OpenSpiel: their own tests, for every game, number of players and option."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import drakkar
from drakkar.games.registry import OURS
from drakkar.kernel.errors import UserError
from drakkar.research import openspiel, pettingzoo
from drakkar.research.gymnasium import SeatEnv
from drakkar.research.vector import VectorEnv
from tests.conformance.cases import CASES, Case

OUR_CASES = [case for case in CASES if case.game in OURS]
every_case = pytest.mark.parametrize("case", OUR_CASES, ids=str)
every_game = pytest.mark.parametrize("game", OURS)
CYCLES = 60
# What these warn of is as it is meant: an observation with a mask, whose mask is empty for who is not to act.
EXPECTED = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be",
    "Action mask numpy array is all zeros",
)


def chosen(case: Case) -> dict[str, str]:
    """The options of a case but for those without effect in it, which a new match refuses."""
    idle = {
        name for idle in case.meta.idle if idle.applies(case.options, case.seats) for name in idle.options
    }
    return {name: value for name, value in case.given if name not in idle}


@every_case
def test_the_tests_of_pettingzoo(case: Case) -> None:
    def made() -> Any:
        return pettingzoo.env(case.game, players=case.seats, options=chosen(case))

    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        api_test(made(), num_cycles=CYCLES, verbose_progress=False)
        seed_test(made, num_cycles=CYCLES)
    assert [str(one.message) for one in said if not str(one.message).startswith(EXPECTED)] == []


@every_case
def test_the_tests_of_gymnasium(case: Case) -> None:
    env = SeatEnv(case.game, case.seats, chosen(case), seat=case.seats - 1)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env, skip_render_check=True)


@every_case
def test_the_random_simulations_of_openspiel(case: Case) -> None:
    if case.seats < 2:
        pytest.skip("OpenSpiel's games with luck between people are for two and more")
    options = {
        option.name: openspiel._written(option, dict(case.given)[option.name])
        for option in case.meta.options
        if option.name in dict(case.given)
    }
    game = pyspiel.load_game(openspiel.PREFIX + case.game, {"players": case.seats, **options})
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@every_game
def test_pettingzoo_plays_to_the_end_with_the_mask_in_both_places(game: str) -> None:
    env = pettingzoo.env(game, dtype="uint8")
    env.reset(seed=5)
    luck = numpy.random.default_rng(5)
    rewards = {}
    for agent in env.agent_iter():
        observation, reward, ended, _, info = env.last()
        assert (observation["action_mask"] == info["action_mask"]).all()
        assert env.observation_space(agent).contains(observation)
        if ended:
            rewards[agent] = reward
        env.step(None if ended else int(luck.choice(numpy.flatnonzero(observation["action_mask"]))))
    assert sorted(rewards) == env.possible_agents
    assert sum(rewards.values()) == pytest.approx(0)


def test_pettingzoo_an_illegal_action_loses() -> None:
    env = pettingzoo.env("looot")
    env.reset(seed=1)
    agent = env.agent_selection
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env.step(int(numpy.argmin(env.last()[0]["action_mask"])))
    assert env.rewards[agent] == -1
    raw = pettingzoo.raw_env("looot")
    raw.reset(seed=1)
    with pytest.raises(drakkar.IllegalAction):
        raw.step(int(numpy.argmin(raw.observe(agent)["action_mask"])))


@every_game
def test_gymnasium_one_seat_plays_against_bots(game: str) -> None:
    env = gymnasium.make(f"drakkar/{game}-v1", bots=("greedy",), seat=1, disable_env_checker=True)
    ends = []
    for _ in range(2):
        luck = numpy.random.default_rng(3)
        seen, info = env.reset(seed=9)
        ended, reward = False, 0.0
        while not ended:
            assert (env.unwrapped.action_masks() == (info["action_mask"] == 1)).all()  # type: ignore[attr-defined]
            action = luck.choice(numpy.flatnonzero(seen["action_mask"]))
            seen, reward, ended, _, info = env.step(action)  # type: ignore[assignment]
        ends.append((reward, seen["observation"].tobytes()))
    assert ends[0] == ends[1]
    assert ends[0][0] in (-1.0, 0.0, 1.0)


def test_gymnasium_an_illegal_action_loses_and_says_the_clause() -> None:
    env = SeatEnv("looot")
    seen, _ = env.reset(seed=1)
    _, reward, ended, _, info = env.step(int(numpy.argmin(seen["action_mask"])))
    assert (reward, ended) == (-1.0, True)
    assert info["illegal"].startswith("looot-")


@every_game
def test_openspiel_has_the_vector(game: str) -> None:
    state = pyspiel.load_game(openspiel.PREFIX + game).new_initial_state()
    luck = numpy.random.default_rng(1)
    while state.is_chance_node():
        state.apply_action(int(luck.choice(state.legal_actions())))
    seat = state.current_player()
    form = drakkar.make(game).encoding
    tensor = state.observation_tensor(seat)
    assert len(tensor) == form.size
    start, stop, _ = form.describe()["to_act"]
    assert tensor[start:stop] == [1] + [0] * (stop - start - 1)


# ---- many matches at once


@every_game
@pytest.mark.parametrize("dtype", ["uint8", "float32"])
def test_many_matches_are_each_like_one_alone(game: str, dtype: str) -> None:
    """What they show and allow is what a match alone would, from its deal through its end into the next."""
    env = VectorEnv(game, 3, seed=4, dtype=dtype)
    luck = numpy.random.default_rng(1)
    batch = env.reset()
    ended = number = 0
    scale = 1 if dtype == "uint8" else numpy.array(env.encoding.scales, numpy.float32)
    rules = env.rules
    while not ended:
        batch = env.step(env.sample(luck))
        ended += int(batch.done.sum())
        number += 1
        assert (batch.rewards[~batch.done] == 0).all()
        assert batch.rewards.sum() == pytest.approx(0, abs=1e-6)
        if number % 10 and not ended:
            continue
        assert batch.observations.shape == (3, env.encoding.size)
        for match, state in enumerate(env._many.states):
            assert batch.to_act[match] == state.to_act
            assert numpy.flatnonzero(batch.masks[match]).tolist() == rules.legal(state)
            data = numpy.frombuffer(rules.encode(rules.view(state, state.to_act)), numpy.uint8)
            assert (batch.observations[match] == data * scale).all()


@every_game
def test_many_matches_are_the_same_again_with_the_same_seed(game: str) -> None:
    ends = []
    for env in (VectorEnv(game, 4, seed=2), VectorEnv(game, 4, seed=9)):
        luck = numpy.random.default_rng(1)
        env.reset(seed=2)
        ends.append([env.step(env.sample(luck)).observations.tobytes() for _ in range(60)][-1])
    assert ends[0] == ends[1]


def test_many_matches_refuse_what_is_no_legal_action() -> None:
    env = VectorEnv("looot", 2)
    batch = env.reset()
    legal = batch.masks.argmax(axis=1)
    for wrong, said in (
        ([int(legal[0])], "bad-actions"),
        ([0.5, 0.5], "bad-actions"),
        ([int(legal[0]), -1], "illegal-in-batch"),
        ([int(legal[0]), env.actions], "illegal-in-batch"),
        ([int(legal[0]), int(batch.masks[1].argmin())], "illegal-in-batch"),
    ):
        with pytest.raises(UserError, match=said):
            env.step(numpy.array(wrong))
    assert (env.step(legal).masks.sum(axis=1) > 0).all()
    with pytest.raises(UserError, match="bad-dtype"):
        VectorEnv("looot", 2, dtype="int64")
