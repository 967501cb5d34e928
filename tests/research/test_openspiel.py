"""The adapter to OpenSpiel: its own generic tests, its bots, and that a guess keeps the secret."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import numpy
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from drakkar.games.registry import GAMES, meta
from drakkar.research import openspiel
from drakkar.research.returns import returns


def load(name: str, **params: Any) -> pyspiel.Game:
    return pyspiel.load_game(openspiel.PREFIX + name, params)


def later(game: pyspiel.Game, plies: int, seed: int = 1) -> pyspiel.State:
    """A random position in which somebody has a choice."""
    luck, state = Random(seed), game.new_initial_state()
    while plies > 0 or state.is_chance_node() or len(state.legal_actions()) < 2:
        state.apply_action(luck.choice(state.legal_actions()))
        plies -= 1
    return state


@pytest.mark.parametrize("name", GAMES)
def test_the_generic_tests_of_openspiel(name: str) -> None:
    pyspiel.random_sim_test(load(name), num_sims=1, serialize=True, verbose=False)


def test_options_are_parameters() -> None:
    game = load("looot", players=3, shore="longship")
    assert game.options["shore"] == "longship"
    assert game.num_players() == 3
    assert pyspiel.load_game(str(game)).options == game.options
    part = load("althing", scenario="scenario_4")
    assert pyspiel.load_game(str(part)).options["scenario"] == "4"


def test_bad_parameters_are_refused() -> None:
    with pytest.raises(pyspiel.SpielError):
        load("looot", beach="shore")
    with pytest.raises(Exception, match="bad-option-value"):
        load("looot", shore="beach")


@pytest.mark.smoke
@pytest.mark.parametrize("name", GAMES)
def test_luck_is_fair_and_explicit(name: str) -> None:
    state = load(name).new_initial_state()
    assert state.is_chance_node()
    outcomes = state.chance_outcomes()
    assert [outcome for outcome, _ in outcomes] == list(range(len(outcomes)))
    assert sum(chance for _, chance in outcomes) == pytest.approx(1)


@pytest.mark.parametrize("name", [name for name in GAMES if meta(name).has_secrets])
def test_a_guess_cannot_be_told_from_the_truth(name: str) -> None:
    state = later(load(name), 40)
    seat = state.current_player()
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    guesses = [state.resample_from_infostate(seat, sampler) for _ in range(8)]
    for guess in guesses:
        assert guess.information_state_string(seat) == state.information_state_string(seat)
        assert guess.observation_string(seat) == state.observation_string(seat)
        assert guess.legal_actions() == state.legal_actions()
    assert len({str(guess) for guess in guesses}) > 1


def test_who_was_told_something_else_is_in_another_information_state() -> None:
    """The same position reached in another order is seen alike, and remembered otherwise."""
    game = load("lofoten")
    one, other = later(game, 30, seed=1), later(game, 30, seed=2)
    seat = one.current_player()
    assert one.information_state_string(seat) != other.information_state_string(seat)
    assert one.information_state_string(seat).endswith(one.observation_string(seat))


def test_a_copy_goes_its_own_way_and_remembers() -> None:
    state = later(load("vikings_on_board"), 20)
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert len(copy.history()) == len(state.history()) + 1
    assert str(copy) != str(state)
    saved = pickle.loads(pickle.dumps(state.at))
    assert saved.position == state.at.position
    guess = state.resample_from_infostate(state.current_player(), pyspiel.UniformProbabilitySampler(0.0, 1.0))
    with pytest.raises(TypeError, match="a guess"):
        pickle.dumps(guess.at)


@pytest.mark.parametrize(
    ("winners", "seats", "expected"),
    [
        ((0,), 2, [1, -1]),
        ((0, 1), 2, [0, 0]),
        ((2,), 3, [-0.5, -0.5, 1]),
        ((1, 3), 4, [-1 / 3, 1 / 3, -1 / 3, 1 / 3]),
    ],
)
def test_returns_share_the_victory(winners: tuple[int, ...], seats: int, expected: list[float]) -> None:
    assert returns(winners, seats) == pytest.approx(expected)


@pytest.mark.parametrize("name", GAMES)
def test_the_bots_of_openspiel_can_play(name: str) -> None:
    game = load(name)
    state = later(game, 15)
    random = numpy.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    searcher = ismcts.ISMCTSBot(
        game,
        evaluator,
        uct_c=1.4,
        max_simulations=3,
        random_state=random,
        use_observation_string=True,
        allow_inconsistent_action_sets=True,
    )
    assert searcher.step(state) in state.legal_actions()
