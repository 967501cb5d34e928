"""The same measures as fixed amounts of work: for counting instructions, where nothing depends on a clock."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeAlias, TypeVar

from bench.ours import BY_ROLLOUTS, SEED, middle_positions, most_seats
from drakkar.bots.ismcts import Effort, Node, Tree
from drakkar.bots.styles import effort
from drakkar.games.registry import OURS, load_game, meta
from drakkar.kernel.chance import Search
from drakkar.kernel.game import Game, State, View
from drakkar.kernel.meta import resolve_options
from drakkar.kernel.playout import playout

# Does all of it, the same every time, and says how many things it did.
Work: TypeAlias = Callable[[], int]

P = TypeVar("P")

# Enough for what happens in every game, little enough for valgrind, which takes some fifty times as long.
GAMES_SAMPLED = 1
POSITIONS = 40
ROUNDS = 5
GAMES_PLAYED = 3
SET_UPS = 5
SEARCHES = 4
ROLLOUTS = 3
ITERATIONS = 8


def works() -> dict[str, Work]:
    """By measure, with the game and the thing that is counted in its name."""
    return {f"{meta(game).title}, {name}": work for game in OURS for name, work in _of(game).items()}


def _of(name: str) -> dict[str, Work]:
    game = load_game(name)
    seats = most_seats(name)
    options = resolve_options(meta(name), {}, seats)
    chance = Search(SEED)
    positions = spread_out(middle_positions(game, options, seats, GAMES_SAMPLED), POSITIONS)
    views = [game.view(position, position.to_act) for position in positions]
    starts = [game.new(seats, options, chance) for _ in range(GAMES_PLAYED)]
    few = spread_out(views, SEARCHES)
    bots = effort(name, 0, 0.0).of(ITERATIONS, 0.0)
    return {
        "random play, a decision": partial(_play, game, starts),
        "search to the end, an iteration": partial(_search, game, few, BY_ROLLOUTS.of(ROLLOUTS, 0.0)),
        "search as a jarl, an iteration": partial(_search, game, few, bots),
        "clone": partial(_each, lambda state: state.clone(), positions),
        "legal": partial(_each, game.legal, positions),
        "view": partial(_each, lambda state: game.view(state, 0), positions),
        "determinize": partial(_each, lambda view: game.determinize(view, chance), views),
        "set-up": partial(_set_up, game, options, seats),
    }


def spread_out(items: Sequence[P], wanted: int) -> list[P]:
    """So many of them, evenly from first to last; all of them where there are fewer."""
    wanted = min(wanted, len(items))
    return [items[number * len(items) // wanted] for number in range(wanted)]


def _play(game: Game[State, View], starts: list[State]) -> int:
    chance = Search(SEED)
    return sum([playout(game, start.clone(), chance) for start in starts])


def _search(game: Game[State, View], views: list[View], thought: Effort) -> int:
    chance = Search(SEED)
    return sum([Tree(game, chance, thought, Node()).grow(view) for view in views])


def _set_up(game: Game[State, View], options: dict[str, str], seats: int) -> int:
    chance = Search(SEED)
    for _ in range(SET_UPS):
        game.new(seats, options, chance)
    return SET_UPS


def _each(run: Callable[[P], object], items: list[P]) -> int:
    for _ in range(ROUNDS):
        for item in items:
            run(item)
    return ROUNDS * len(items)
