"""The bots: allowed choices only, repeatable, and greedy knows what it is doing."""

from __future__ import annotations

from collections import Counter

import pytest

from drakkar.arena.simulate import Plan, check, play_match
from drakkar.bots.greedy import GreedyBot
from drakkar.bots.registry import KNOWN, make_bot
from drakkar.games.registry import GAMES, load_game, meta
from drakkar.kernel.chance import Search
from drakkar.kernel.errors import UserError
from drakkar.kernel.game import OVER
from drakkar.kernel.meta import resolve_options
from tests.games.looot.table import ASTRID, RAGNAR, Table

GAME = load_game("looot")


@pytest.mark.thorough
@pytest.mark.parametrize("name", GAMES)
def test_greedy_beats_random_in_95_of_100(name: str) -> None:
    """Fifty deals for two, each played from both seats; a shared victory is no win."""
    game = load_game(name)
    plan = check(Plan(name, ("greedy", "random"), games=100, seed=1))
    wins = 0
    for index in range(plan.games):
        outcome = play_match(game, plan, index)
        wins += [outcome.seating[seat] for seat in outcome.winners] == [0]
    assert wins >= 95


def test_random_is_uniform_and_repeatable() -> None:
    state = GAME.new(2, resolve_options(meta("looot"), {}, 2), Search(1))
    view, legal = GAME.view(state, 0), GAME.legal(state)
    bot, same = make_bot("random", GAME, 7), make_bot("random", GAME, 7)
    choices = [bot.choose(view, legal).action for _ in range(600)]
    assert choices == [same.choose(view, legal).action for _ in range(600)]
    counts = Counter(choices)
    assert set(counts) == set(legal)
    assert min(counts.values()) > 0.6 * 600 / len(legal)


def test_greedy_says_what_it_thought_of_every_choice() -> None:
    state = GAME.new(3, resolve_options(meta("looot"), {}, 3), Search(2))
    legal = GAME.legal(state)
    choice = make_bot("greedy", GAME, 1).choose(GAME.view(state, 0), legal)
    assert [candidate.action for candidate in choice.candidates] == legal
    best = max(candidate.value for candidate in choice.candidates)
    assert choice.action in [candidate.action for candidate in choice.candidates if candidate.value == best]


def greedy(table: Table) -> str:
    """What greedy does at this table."""
    legal = table.game.legal(table.state)
    bot = GreedyBot(GAME, Search(1))
    choice = bot.choose(table.game.view(table.state, table.state.to_act), legal)
    return table.game.space.notation(choice.action)


def test_greedy_takes_the_castle() -> None:
    """Only a7 makes a fourth viking at the castle; everything else in reach is a mere resource."""
    table = Table().stand(ASTRID, "a8 a9 a15").stand(RAGNAR, "a10 a22 a13 a4")
    table.shields(ASTRID, "").do(greedy(table))
    assert "castle" in table.loot.split()


def test_greedy_completes_a_longship() -> None:
    table = Table().fjord(ASTRID, b5="L28", a4="wood", c5="wood", f4="castle", g3="castle")
    table.shields(ASTRID, "").left(ASTRID, 1).stand(RAGNAR, "a3").do("place a2")
    move = greedy(table)
    assert move in {f"lay {space}" for space in ("a5", "b4", "b6", "c4")}
    table.do(move)
    assert table.at(ASTRID, "b5") == "L28 done"


def test_greedy_claims_the_best_trophy_on_its_last_turn() -> None:
    table = Table().left(ASTRID, 1).fjord(ASTRID, a2="axe", a3="axe", a4="axe")
    table.stand(RAGNAR, "a7").do("place a3")
    table.lay_all()
    assert greedy(table) == "claim 4"


@pytest.mark.parametrize("bot", ["random", "greedy", "deckhand", "search@5"])
@pytest.mark.parametrize("seats", meta("looot").seats)
def test_bots_finish_matches_with_every_player_count(bot: str, seats: int) -> None:
    chance = Search(seats)
    state = GAME.new(seats, resolve_options(meta("looot"), {}, seats), chance)
    players = [make_bot(bot if seat == 0 else "random", GAME, seat) for seat in range(seats)]
    while state.to_act != OVER:
        choice = players[state.to_act].choose(GAME.view(state, state.to_act), GAME.legal(state))
        GAME.apply(state, choice.action, chance)
    assert list(getattr(state, "vikings")) == [0] * seats  # noqa: B009


def test_an_unknown_bot() -> None:
    with pytest.raises(UserError) as caught:
        make_bot("oracle", GAME, 1)
    assert caught.value.key == "unknown-bot"
    assert caught.value.params == {"bot": "oracle", "known": ", ".join(KNOWN)}
