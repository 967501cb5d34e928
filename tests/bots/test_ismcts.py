"""The searching bot: repeatable, honest, and better the longer it thinks."""

from __future__ import annotations

import pytest

from drakkar.bots.ismcts import Effort, Node, SearchBot, Tree
from drakkar.bots.styles import effort as effort_of
from drakkar.games.registry import GAMES, guidance, load_game, meta
from drakkar.kernel.chance import Search
from drakkar.kernel.game import OVER, Game, State, View
from drakkar.kernel.meta import resolve_options
from tests.games.looot.table import ASTRID, RAGNAR, Table

QUICK = Effort(iterations=60, seconds=0.0, exploration=1.0, spread=3.0, lead=10.0, depth=0)
FARSIGHTED = Effort(iterations=12, seconds=0.0, exploration=1.0, spread=3.0, lead=10.0, depth=5)


def begin(name: str, seats: int, plies: int) -> tuple[Game[State, View], State]:
    """A match some random plies after its beginning, where there is something to choose."""
    game, chance = load_game(name), Search(seats)
    state = game.new(seats, resolve_options(meta(name), {}, seats), chance)
    while plies > 0 or len(game.legal(state)) < 2:
        legal = game.legal(state)
        game.apply(state, legal[chance.index(len(legal), "test")], chance)
        plies -= 1
    return game, state


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_and_iterations_the_same_choice(name: str) -> None:
    game, state = begin(name, meta(name).seats[-1], 20)
    view, legal = game.view(state, state.to_act), game.legal(state)
    first, second = (SearchBot(game, Search(3), QUICK).choose(view, legal) for _ in range(2))
    assert first == second
    assert [candidate.action for candidate in first.candidates] == legal
    assert 0 < sum(candidate.visits for candidate in first.candidates) <= QUICK.iterations


@pytest.mark.parametrize("effort", [QUICK, FARSIGHTED], ids=["at once", "played on"])
@pytest.mark.parametrize("name", GAMES)
def test_what_is_hidden_makes_no_difference(name: str, effort: Effort) -> None:
    game, state = begin(name, 2, 25)
    seat, legal = state.to_act, game.legal(state)
    true = game.view(state, seat)
    other = game.view(game.determinize(true, Search(9)), seat)
    bots = [SearchBot(game, Search(4), effort) for _ in range(2)]
    assert bots[0].choose(true, legal) == bots[1].choose(other, legal)


def test_every_node_counts_what_lies_below_it() -> None:
    game, state = begin("looot", 3, 10)
    root = Node()
    Tree(game, Search(1), QUICK, root).grow(game.view(state, state.to_act))
    assert root.visits == QUICK.iterations
    for branch in root.branches.values():
        below = sum(deeper.visits for deeper in branch.branches.values())
        # Its first visit made it a leaf and stopped there.
        assert branch.visits - 1 == below or not branch.branches
        assert 0.0 <= branch.value <= branch.visits <= branch.available


def test_it_takes_the_castle() -> None:
    """Only a7 makes a fourth viking at the castle; everything else in reach is a mere resource."""
    table = Table().stand(ASTRID, "a8 a9 a15").stand(RAGNAR, "a10 a22 a13 a4").shields(ASTRID, "")
    view, legal = table.game.view(table.state, ASTRID), table.game.legal(table.state)
    choice = SearchBot(load_game("looot"), Search(1), QUICK).choose(view, legal)
    table.do(table.game.space.notation(choice.action))
    assert "castle" in table.loot.split()


def test_what_was_thought_of_serves_the_next_decision_in_a_row() -> None:
    game, state = begin("vikings_on_board", 2, 0)
    seat, chance = state.to_act, Search(2)
    bot = SearchBot(game, Search(5), QUICK)
    tried: list[int] = []
    while state.to_act == seat and len(tried) < 3:
        legal = game.legal(state)
        choice = bot.choose(game.view(state, seat), legal)
        if choice.candidates:
            tried.append(sum(candidate.visits for candidate in choice.candidates))
        game.apply(state, choice.action, chance)
    assert tried[0] == QUICK.iterations
    assert max(tried[1:]) > QUICK.iterations


def test_it_plays_on_below_the_tree_as_deep_as_it_is_told() -> None:
    game, state = begin("althing", 2, 10)
    tree = Tree(game, Search(1), FARSIGHTED.of(1, 0.0), Node())
    tree.grow(game.view(state, state.to_act))
    assert tree.decisions == 1 + FARSIGHTED.depth


def test_only_a_search_by_the_clock_plays_on_as_its_game_likes() -> None:
    assert guidance("althing").style.depth > 0
    assert effort_of("althing", 0, 1.0).depth == guidance("althing").style.depth
    assert effort_of("althing", 100, 0.0).depth == effort_of("althing", 100, 1.0).depth == 0


def test_a_match_to_the_end_by_rollouts_alone() -> None:
    """Without a limit of depth the evaluation is not needed: only how matches end counts."""
    game, state = begin("looot", 2, 120)
    chance = Search(7)
    bot = SearchBot(game, Search(8), Effort(8, 0.0, 1.0, 3.0, 10.0, depth=-1))
    while state.to_act != OVER:
        game.apply(state, bot.choose(game.view(state, state.to_act), game.legal(state)).action, chance)
    assert game.score(state).winners


def test_time_ends_a_search_without_a_number_of_iterations() -> None:
    game, state = begin("looot", 2, 5)
    effort = Effort(0, 0.05, 1.0, 3.0, 10.0, 0)
    assert Tree(game, Search(1), effort, Node()).grow(game.view(state, state.to_act)) > 0


def test_a_turn_longer_than_its_time_is_still_played_to_the_end() -> None:
    game, state = begin("vikings_on_board", 2, 0)
    seat, chance = state.to_act, Search(2)
    bot = SearchBot(game, Search(5), Effort(0, 0.001, 1.0, 3.0, 10.0, 0))
    while state.to_act == seat:
        choice = bot.choose(game.view(state, seat), game.legal(state))
        assert not choice.candidates or any(candidate.visits for candidate in choice.candidates)
        game.apply(state, choice.action, chance)


@pytest.mark.sweep
def test_alone_a_choice_is_as_good_as_the_ends_of_the_matches_it_led_to() -> None:
    options = resolve_options(meta("althing"), {"thorfinn": "normal"}, 1)
    game, chance = load_game("althing"), Search(3)
    state = game.new(1, options, chance)
    while len(game.legal(state)) < 3:
        game.apply(state, game.legal(state)[0], chance)
    choice = SearchBot(game, Search(4), QUICK).choose(game.view(state, 0), game.legal(state))
    values = [candidate.value for candidate in choice.candidates if candidate.visits]
    assert all(0.0 <= value <= 1.0 for value in values)
    assert max(values) > 0.0
