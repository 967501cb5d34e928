"""What is measured on the peers, each in its own fastest way that its documentation offers."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib.metadata import PackageNotFoundError, version
from itertools import count, cycle
from random import Random, random
from typing import Any

from bench.sampling import Clock, Figures, Measure, Missing, Sample, middle, operation, playouts

SEED = 20240
GAMES_SAMPLED = 5
# A search of OpenSpiel's: iterations a decision, and its usual constant of exploration.
ITERATIONS = 200
UCT = 2.0
# What the figures of its search in Python are called, beside those of the one in C++.
IN_PYTHON = ", in Python"
# One position in so many: a game of catanatron is long, and its copies are large.
CATANATRON_STEP = 25


def _installed(package: str) -> str:
    try:
        return f"{package} {version(package)}"
    except PackageNotFoundError:
        raise Missing(f"{package} is not installed here (`make bench` installs it)") from None


def catanatron_facts() -> str:
    return f"{_installed('catanatron')}, Catan"


def catanatron_measures() -> dict[str, Measure]:
    """Four of its RandomPlayers, by its own play() and by the shortest loop around its execute()."""
    from catanatron import Color, Game, RandomPlayer
    from catanatron.game import TURNS_LIMIT
    from catanatron.models.actions import generate_playable_actions

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)

    # With its seed a game also seeds the generator of the standard library, for dice and players alike.
    def new(seed: int) -> Any:
        return Game([RandomPlayer(colour) for colour in colours], seed=seed)

    def step(game: Any) -> None:
        actions = game.state.playable_actions
        game.execute(actions[int(random() * len(actions))], validate_action=False)

    def going(game: Any) -> bool:
        return game.winning_color() is None and bool(game.state.num_turns < TURNS_LIMIT)

    def by_play(game: Any) -> int:
        game.play()
        return len(game.state.actions)

    def by_loop(game: Any) -> int:
        decisions = 0
        while going(game):
            step(game)
            decisions += 1
        return decisions

    positions: list[Any] = []
    for number in range(GAMES_SAMPLED):
        game = new(SEED + number)
        seen: list[Any] = []
        decisions = 0
        while going(game):
            if decisions % CATANATRON_STEP == 0:
                seen.append(game.copy())
            step(game)
            decisions += 1
        positions += middle(seen)

    def random_play(play: Callable[[Any], int], seconds: float) -> Figures:
        seeds = count(SEED)
        return playouts(lambda: new(next(seeds)), play, seconds)

    return {
        "random play": partial(random_play, by_loop),
        "random play, its own play()": partial(random_play, by_play),
        "clone": partial(operation, "clone", lambda game: game.copy(), positions),
        "legal": partial(operation, "legal", lambda game: generate_playable_actions(game.state), positions),
    }


def openspiel_facts() -> str:
    return f"{_installed('open_spiel')}, hearts in C++ called from Python"


def openspiel_measures() -> dict[str, Measure]:
    """Hearts, four players. Dealing is its chance nodes: counted as set-up, never as decisions."""
    import pyspiel
    from numpy.random import RandomState
    from open_spiel.python.algorithms import ismcts, mcts

    game = pyspiel.load_game("hearts")
    generator = Random(SEED)
    random = generator.random

    def deal() -> Any:
        state = game.new_initial_state()
        while state.is_chance_node():
            step(state)
        return state

    def step(state: Any) -> None:
        actions = state.legal_actions()
        state.apply_action(actions[int(random() * len(actions))])

    def play(state: Any) -> int:
        decisions = 0
        while not state.is_terminal():
            step(state)
            decisions += 1
        return decisions

    positions: list[Any] = []
    for _ in range(GAMES_SAMPLED):
        state = deal()
        dealt = len(state.history())
        seen: list[Any] = []
        while not state.is_terminal():
            seen.append(state.clone())
            step(state)
        positions += middle(seen)
        whole = len(state.history())

    def random_play(seconds: float) -> Figures:
        generator.seed(SEED)
        figures = playouts(deal, play, seconds)
        set_up = figures["set-up"]
        figures["chance nodes"] = Sample(set_up.times * dealt, set_up.seconds)
        return figures

    def search(think: Callable[[Any], object], suffix: str, seconds: float) -> Figures:
        """Hearts always lasts as long: what is left of it is what each iteration plays."""
        clock = Clock()
        iterations = decisions = 0
        for state in cycle(positions):
            if clock.seconds >= seconds:
                break
            with clock:
                think(state)
            iterations += ITERATIONS
            decisions += ITERATIONS * (whole - len(state.history()))
        return {
            f"searched{suffix}": Sample(decisions, clock.seconds),
            f"iterations{suffix}": Sample(iterations, clock.seconds),
        }

    native = pyspiel.ISMCTSBot(SEED, pyspiel.RandomRolloutEvaluator(1, SEED), UCT, ITERATIONS)
    luck = RandomState(SEED)
    python = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, luck), UCT, ITERATIONS, random_state=luck)

    return {
        "random play": random_play,
        "search": partial(search, native.step, ""),
        f"search{IN_PYTHON}": partial(search, python.step, IN_PYTHON),
        "clone": partial(operation, "clone", lambda state: state.clone(), positions),
        "legal": partial(operation, "legal", lambda state: state.legal_actions(), positions),
    }
