"""Whole matches at random: engine and oracle agree on every ply, and every reason is given somewhere."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from drakkar.games.vikings_on_board.meta import META
from drakkar.kernel.game import SPECTATOR
from tests.games.vikings_on_board import engine, sight
from tests.games.vikings_on_board.oracle import Harbour
from tests.games.vikings_on_board.position import MOST_ROUNDS

pytestmark = pytest.mark.sweep

OPTIONS = [
    dict(zip([option.name for option in META.options], values, strict=True))
    for values in product(*(option.values for option in META.options))
]


def names(options: dict[str, str]) -> str:
    return "+".join(options.values())


def agree(played: engine.Played, harbour: Harbour, number: int) -> None:
    """Who acts, what is allowed, the points, and what one of the viewers, by turns, sees."""
    assert played.state.to_act == harbour.to_act
    assert sorted(played.legal()) == sorted(harbour.legal())
    sheet = played.score()
    for seat in range(harbour.seats):
        assert dict(zip(sheet.categories, sheet.points[seat], strict=True)) == harbour.points(seat)
    viewers = (SPECTATOR, *range(harbour.seats))
    for viewer in {viewers[number % len(viewers)], harbour.to_act} if harbour.to_act >= 0 else viewers:
        assert played.scene(viewer) == sight.scene(harbour, viewer)
        assert played.tally(viewer) == sight.tally(harbour, viewer)


def match(seats: int, seed: int, options: dict[str, str], shy: bool = False) -> Harbour:
    """A match at random; shy players take no stern while anything else is possible."""
    played, luck = engine.begin(seats, seed, **options), Random(seed)
    harbour = engine.read(played)
    agree(played, harbour, 0)
    number = 0
    while legal := played.legal():
        bold = [notation for notation in legal if notation != "go departure"]
        notation = luck.choice(bold if shy and bold else legal)
        events = played.apply(notation)
        assert events == harbour.act(notation, engine.drawn(events))
        number += 1
        agree(played, harbour, number)
    assert played.score().winners == harbour.winners()
    assert harbour.round <= MOST_ROUNDS[seats]
    return harbour


@pytest.mark.parametrize("seats", META.seats)
@pytest.mark.parametrize("options", OPTIONS, ids=names)
def test_random_matches(seats: int, options: dict[str, str]) -> None:
    for seed in range(2):
        match(seats, seed, options)


@pytest.mark.parametrize("seats", META.seats)
def test_long_matches(seats: int) -> None:
    """Without hurry stacks, prices and barrels are used up, and nothing is possible here and there."""
    for seed in range(3):
        assert match(seats, seed, OPTIONS[0], shy=True).round > 9
