"""What the simplest bots like, where it is not plain from the points."""

from __future__ import annotations

import pytest

from drakkar.bots.registry import make_bot
from drakkar.games.registry import load_game
from tests.games.looot.table import ASTRID, RAGNAR, Table


def liked(table: Table) -> dict[str, float]:
    """What a greedy bot thinks of each choice."""
    game, state = table.game, table.state
    bot = make_bot("greedy", load_game("looot"), 1)
    choice = bot.choose(game.view(state, state.to_act), game.legal(state))
    return {game.space.notation(one.action): one.value for one in choice.candidates}


def best(table: Table) -> str:
    values = liked(table)
    return max(values, key=lambda action: values[action])


@pytest.mark.parametrize("left", [2, 7, 9])
def test_what_was_raised_is_used_and_not_lowered_again(left: int) -> None:
    table = Table().stand(RAGNAR, "s1 a3").stand(ASTRID, "s2").left(ASTRID, left)
    raised: list[str] = []
    while best(table).startswith("raise"):
        raised.append(best(table))
        table.do(raised[-1])
    assert len(raised) == {2: 3, 7: 2, 9: 1}[left]
    assert best(table).startswith("place")


def test_no_shield_is_raised_before_its_time() -> None:
    assert best(Table().stand(RAGNAR, "s1")).startswith("place")


def test_the_tile_left_behind_is_the_one_that_tempts_least() -> None:
    """b22 has more free hexes around it than a23, which is hemmed in: its tile is taken."""
    table = Table().fill(ASTRID, "wood", leave="d4").stand(RAGNAR, "a17 a24 a25 b19 b20 a22")
    table.do("place b23")
    assert table.choices("from") == "a23 b22"
    values = liked(table)
    assert values["from b22"] > values["from a23"]


def test_where_room_is_short_the_better_tile_is_picked() -> None:
    table = Table().fill(ASTRID, "wood", leave="d4").stand(ASTRID, "a8 a9 a15")
    table.do("place a7")
    assert table.loot == "castle sheep"
    assert best(table) == "pick castle"
