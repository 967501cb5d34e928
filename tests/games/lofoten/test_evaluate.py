"""The judgement of a one-ply bot: by what is known alone, better for more and for nearer."""

from __future__ import annotations

from math import isfinite
from random import Random

import pytest

from drakkar.kernel.chance import Search
from drakkar.kernel.game import OVER
from tests.games.lofoten import engine
from tests.games.lofoten.table import BEAR, RAVEN, Table
from tests.games.lofoten.test_against_oracle import ALL, eager

GAME = engine.GAME
STILL = ("action", "drawing", "pile", "area", "closing", "over")


def value(table: Table, seat: int = RAVEN) -> float:
    return GAME.evaluate(table.now().state, seat)


@pytest.mark.parametrize("seed", range(2))
def test_it_depends_on_what_is_known_and_one_seats_gain_is_the_others_loss(seed: int) -> None:
    played, dice, chance = engine.begin(seed, **ALL), Random(seed), Search(seed)
    ply = 0
    while played.state.to_act != OVER:
        if ply % 3 == 0:
            check(played, chance)
        played.apply(eager(played.legal(), dice))
        ply += 1
    check(played, chance)


def check(played: engine.Played, chance: Search) -> None:
    state, actor = played.state, max(played.state.to_act, 0)
    values = [GAME.evaluate(state, seat) for seat in (RAVEN, BEAR)]
    assert all(map(isfinite, values))
    if played.scene(RAVEN).phase in STILL:
        assert values[0] == pytest.approx(-values[1])
    assert GAME.evaluate(GAME.determinize(GAME.view(state, actor), chance), actor) == values[actor]


def test_judging_changes_nothing() -> None:
    table = Table().aboard(RAVEN, "B", "fish-1", "fish-2-raven").aboard(RAVEN, "D", "sheep-2")
    table.do("play right")
    before = table.now().state.key()
    value(table)
    assert table.now().state.key() == before


def test_stored_is_better_than_aboard_and_aboard_than_ordered() -> None:
    stored = Table().stored(RAVEN, "fish-2-raven")
    aboard = Table().aboard(RAVEN, "A", "fish-2", "fish-2-raven")
    ordered = Table().aboard(RAVEN, "A", "fish-2")
    assert value(stored) > value(aboard) > value(ordered) > value(Table())


def test_coins_are_welcome() -> None:
    assert value(Table().coins(4, 3)) > value(Table().coins(3, 3)) > value(Table().coins(3, 4))


def test_cargo_nearer_to_the_dock_is_better() -> None:
    top = Table().aboard(RAVEN, "A", "fish-2", "fish-2-raven")
    side = Table().aboard(RAVEN, "B", "fish-2", "fish-2-raven")
    assert value(side) > value(top)


def test_a_fleet_nearer_to_its_tile_is_better() -> None:
    assert value(Table().aboard(RAVEN, "A", "mead-2").at(RAVEN, 4)) > value(
        Table().aboard(RAVEN, "A", "mead-2")
    )


def test_a_card_is_judged_by_the_best_its_moves_can_do() -> None:
    """With two moves to go the sheep can be reached; with none they cannot."""
    near, far = Table(), Table()
    for table, hand in ((near, "mead-2 coffer-1 fish-2"), (far, "mead-2 coffer-1 fish-1")):
        table.hand(RAVEN, hand).aboard(RAVEN, "A", "mead-3").coins(0, 0)
        table.do("play right")
    assert value(near) > value(far)


def test_a_jarl_is_welcome() -> None:
    with_jarl = Table(jarls="on").jarl("leif", "goods", RAVEN).jarl("ylva", "coins")
    without = Table(jarls="on").jarl("leif", "goods").jarl("ylva", "coins")
    assert value(with_jarl) > value(without)


def test_longship_c_hopes_for_any_good() -> None:
    plain = (
        Table(longships="on")
        .wheel(RAVEN, "DABC")
        .aboard(RAVEN, "C", "fish-1")
        .market("mead-3-bear mead-2-bear sheep-3-raven coffer-3-bear mead-3-raven")
    )
    upgraded = (
        Table(longships="on")
        .wheel(RAVEN, "DABC")
        .upgraded(RAVEN, "C")
        .aboard(RAVEN, "C", "fish-1")
        .market("mead-3-bear mead-2-bear sheep-3-raven coffer-3-bear mead-3-raven")
    )
    assert value(upgraded) > value(plain)
