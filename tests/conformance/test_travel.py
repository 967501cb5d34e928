"""Positions, views, games and luck can be copied, pickled and sent to another process, plain and compiled."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random

import pytest

from drakkar.bots.registry import make_bot
from drakkar.games.registry import GAMES, load_game, meta
from drakkar.kernel.chance import Chance, Draw, Live, Replay, Script, Search
from drakkar.kernel.game import OVER, Game, State, View
from tests.conformance.cases import AnyGame, Case, at_random, every_case, positions

every_game = pytest.mark.parametrize("name", GAMES)
EVERY = 7  # of so many positions one travels


def there_and_back(thing: object) -> object:
    return pickle.loads(pickle.dumps(thing))


WAYS: list[Callable[[object], object]] = [there_and_back, copy.copy, copy.deepcopy]


@pytest.mark.sweep
@every_case
def test_positions_and_views_are_the_same_after_every_journey(case: Case) -> None:
    game = case.load()
    for number, state in enumerate(positions(game, case, 11)):
        if number % EVERY and state.to_act != OVER:
            continue
        way = WAYS[number // EVERY % len(WAYS)]
        other = way(state)
        assert isinstance(other, State)
        assert type(other) is type(state)
        assert other is not state
        assert other == state
        for viewer in case.viewers:
            view = game.view(state, viewer)
            assert way(view) == view
            assert game.view(other, viewer) == view
        assert game.score(other) == game.score(state)
        assert there_and_back(game.score(state)) == game.score(state)


@every_game
@pytest.mark.parametrize("way", WAYS)
def test_what_travelled_plays_on_alone(name: str, way: Callable[[object], object]) -> None:
    """With the luck that travelled beside it the rest of the match is the same, and the origin stays."""
    case = Case(name, meta(name).seats[-1])
    game = case.load()
    chance, policy = Search(3), Random(3)
    state = game.new(case.seats, case.options, chance)
    for _ in range(20):
        game.apply(state, at_random(game.legal(state), policy), chance)
    before = state.checksum()
    other, luck, rules = way(state), way(chance), way(game)
    assert isinstance(other, State)
    assert isinstance(luck, Search)
    assert isinstance(rules, Game)
    ends = [played_on(rules, other, luck, 4)]
    assert state.checksum() == before
    ends.append(played_on(game, state, chance, 4))
    assert ends[0] == ends[1]


def played_on(game: AnyGame, state: State, chance: Chance, seed: int) -> str:
    luck = Random(seed)
    while state.to_act != OVER:
        game.apply(state, luck.choice(game.legal(state)), chance)
    return state.checksum()


def choose(game: AnyGame, view: View, legal: list[int]) -> tuple[object, str]:
    """What another process makes of a game and a view."""
    world = game.determinize(view, Search(1))
    return make_bot("greedy", game, 5).choose(view, legal), world.checksum()


def test_all_of_it_goes_through_a_pool_of_processes() -> None:
    """New processes, which know nothing but what they are sent."""
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        for name in GAMES:
            case = Case(name, meta(name).seats[-1])
            game = case.load()
            state = game.new(case.seats, case.options, Search(8))
            view, legal = game.view(state, state.to_act), game.legal(state)
            assert pool.submit(choose, game, view, legal).result() == choose(game, view, legal)
            assert pool.submit(State.checksum, state).result() == state.checksum()


def test_a_game_travels_with_the_components_of_ones_own() -> None:
    text = '[[longship]]\nid = "L07"\nbonus = 9\n'
    game = load_game("looot", ("my.toml", text))
    other = there_and_back(game)
    assert isinstance(other, Game)
    assert other.components_digest == game.components_digest != load_game("looot").components_digest
    state = game.new(2, Case("looot", 2).options, Search(1))
    assert there_and_back(state) == state
    assert there_and_back(game.view(state, 0)) == game.view(state, 0)


@pytest.mark.parametrize("way", WAYS)
def test_every_kind_of_luck_goes_on_where_it_was(way: Callable[[object], object]) -> None:
    draws = [Draw("bag", 6, outcome) for outcome in (3, 1, 4, 1, 5)]
    for chance in (Live("seed"), Search(7), Replay(draws), Script([3, 1, 4, 1, 5])):
        chance.index(6, "bag")
        other = way(chance)
        assert isinstance(other, Chance)
        said = [other.index(6, "bag") for _ in range(3)]
        assert [chance.index(6, "bag") for _ in range(3)] == said
