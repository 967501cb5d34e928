"""What is measured on our own engine, plain or compiled: whichever `drakkar` this process imports."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import cycle
from typing import TypeAlias

from bench.sampling import Clock, Figures, Measure, Missing, Sample, middle, operation, playouts
from drakkar import __version__
from drakkar.bots.ismcts import Effort, Node, Tree
from drakkar.games.registry import OURS, load_game, meta
from drakkar.kernel import engine
from drakkar.kernel.chance import Search
from drakkar.kernel.game import OVER, Game, State, View
from drakkar.kernel.meta import resolve_options
from drakkar.kernel.playout import playout

# The first game's measures stand beside the peers' under the same names, the others' under their title.
FIRST, *OTHERS = OURS
SEATS = 4
FEWEST = 2
SEED = 20240
GAMES_SAMPLED = 5
# As many iterations a decision for us as for the peers.
ITERATIONS = 200
BY_ROLLOUTS = Effort(ITERATIONS, 0.0, exploration=1.0, spread=0.0, lead=1.0, depth=-1)

Play: TypeAlias = Callable[[Game[State, View], State, Search], int]


def facts(expected: str) -> str:
    """What runs here, provided that it is the engine that is meant."""
    found = "compiled" if engine.compiled() else "plain"
    if found != expected:
        raise Missing(f"the engine installed here is {found}")
    return f"drakkar {__version__}, {found} engine"


def measures() -> dict[str, Measure]:
    found = _measures(FIRST)
    found["random play, loop in Python"] = partial(_random_play, FIRST, _play, SEATS)
    for name in OTHERS:
        found |= {f"{meta(name).title}: {measure}": run for measure, run in _measures(name).items()}
    return found


def most_seats(name: str) -> int:
    """As many as the peers play with, where the game has so many."""
    return min(SEATS, max(meta(name).seats))


def _measures(name: str) -> dict[str, Measure]:
    game = load_game(name)
    seats = most_seats(name)
    options = resolve_options(meta(name), {}, seats)
    chance = Search(SEED)
    positions = middle_positions(game, options, seats, GAMES_SAMPLED)
    views = [game.view(position, position.to_act) for position in positions]
    found: dict[str, Measure] = {"random play": partial(_random_play, name, playout, seats)}
    if seats > FEWEST:
        found["random play, 2 players"] = partial(_random_play, name, playout, FEWEST)
    return found | {
        "search": partial(_search, game, views),
        "clone": partial(operation, "clone", lambda state: state.clone(), positions),
        "legal": partial(operation, "legal", game.legal, positions),
        "view": partial(operation, "view", lambda state: game.view(state, 0), positions),
        "determinize": partial(operation, "determinize", lambda view: game.determinize(view, chance), views),
    }


def _random_play(name: str, play: Play, seats: int, seconds: float) -> Figures:
    game = load_game(name)
    options = resolve_options(meta(name), {}, seats)
    luck = Search(SEED)
    return playouts(lambda: game.new(seats, options, luck), lambda state: play(game, state, luck), seconds)


def _search(game: Game[State, View], views: list[View], seconds: float) -> Figures:
    """Information set search as OpenSpiel does it, with play at random to the end, and without a tree."""
    chance, clock, raw = Search(SEED), Clock(), Clock()
    decisions = iterations = played = 0
    for view in cycle(views):
        if clock.seconds >= seconds:
            break
        tree = Tree(game, chance, BY_ROLLOUTS, Node())
        with clock:
            iterations += tree.grow(view)
        decisions += tree.decisions
        with raw:
            for _ in range(ITERATIONS):
                played += playout(game, game.determinize(view, chance), chance)
    return {
        "searched": Sample(decisions, clock.seconds),
        "iterations": Sample(iterations, clock.seconds),
        "without a tree": Sample(played, raw.seconds),
    }


def _play(game: Game[State, View], state: State, chance: Search) -> int:
    """The same as the kernel's playout, as a program that uses the engine would write it."""
    random = chance.random
    decisions = 0
    while state.to_act != OVER:
        legal = game.legal(state)
        game.apply(state, legal[int(random() * len(legal))], chance)
        decisions += 1
    return decisions


def middle_positions(game: Game[State, View], options: dict[str, str], seats: int, games: int) -> list[State]:
    """Every position of the middle third of so many random games."""
    chance = Search(SEED)
    positions: list[State] = []
    for _ in range(games):
        state = game.new(seats, options, chance)
        seen: list[State] = []
        while state.to_act != OVER:
            seen.append(state.clone())
            legal = game.legal(state)
            game.apply(state, legal[chance.index(len(legal), "bench")], chance)
        positions += middle(seen)
    return positions
