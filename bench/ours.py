"""What is measured on our own engine, plain or compiled: whichever `drakkar` this process imports."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from bench.sampling import Figures, Measure, Missing, middle, operation, playouts
from drakkar import __version__
from drakkar.games.registry import GAMES, load_game, meta
from drakkar.kernel import engine
from drakkar.kernel.chance import Search
from drakkar.kernel.game import OVER, Game, State, View
from drakkar.kernel.meta import resolve_options
from drakkar.kernel.playout import playout

# The first game's measures stand beside the peers' under the same names, the others' under their title.
FIRST, *OTHERS = GAMES
SEATS = 4
FEWEST = 2
SEED = 20240
GAMES_SAMPLED = 5

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
    positions = _middle_positions(game, options, seats)
    views = [game.view(position, position.to_act) for position in positions]
    found: dict[str, Measure] = {"random play": partial(_random_play, name, playout, seats)}
    if seats > FEWEST:
        found["random play, 2 players"] = partial(_random_play, name, playout, FEWEST)
    return found | {
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


def _play(game: Game[State, View], state: State, chance: Search) -> int:
    """The same as the kernel's playout, as a program that uses the engine would write it."""
    random = chance.random
    decisions = 0
    while state.to_act != OVER:
        legal = game.legal(state)
        game.apply(state, legal[int(random() * len(legal))], chance)
        decisions += 1
    return decisions


def _middle_positions(game: Game[State, View], options: dict[str, str], seats: int) -> list[State]:
    chance = Search(SEED)
    positions: list[State] = []
    for _ in range(GAMES_SAMPLED):
        state = game.new(seats, options, chance)
        seen: list[State] = []
        while state.to_act != OVER:
            seen.append(state.clone())
            legal = game.legal(state)
            game.apply(state, legal[chance.index(len(legal), "bench")], chance)
        positions += middle(seen)
    return positions
